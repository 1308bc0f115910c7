// Words that a beginner may not know, marked in a text: hover, focus or tap one, and its meaning appears beneath.

import {html, nothing} from 'lit-html'

/**
 * @import {Kind, Moment} from '../engine/moment.js'
 * @typedef {{name: string, i: number}} Cell  an element of an array, from 0
 * @typedef {object} Look  what a view is told besides the moment
 * @property {import('../words/index.js').Words} words
 * @property {(index: number) => number} at  the number a reader gives to a row or column
 * @property {typeof termed} [termed] @property {typeof glossed} [glossed]  by these; a board alone explains no words
 * @property {string} [term]  `place key` of the word explained, '' for none
 * @property {(term: string) => void} [onTerm]
 * @property {{row: number, col: number}|null} lit  the square that the reader points at
 * @property {Cell|null} cell  the element pointed at @property {(cell: Cell|null) => void} onCell
 * @property {string|null} overlay  the array whose indices stand on the board
 * @property {(name: string|null) => void} onOverlay
 * @property {string} [language]  of the listing; else the tutorial's own
 * @property {(language: string) => void} onLanguage
 * @property {(kinds: Kind[], isThere: (moment: Moment) => boolean) => void} onLine  to the next event of each kind in
 *   turn, unless that turns out not to be the line's
 * @property {(row: number) => void} onFrame  to the return of the call that is open there
 * @property {import('./branches.js').Tree|null} tree  null until the engine has answered
 * @property {(path: number[]) => void} onNode  go there @property {(path: number[]) => void} onOpen  fill the width
 * @property {(path: number[]|null) => void} onPoint
 * @typedef {(moment: Moment, look: Look) => unknown} View
 * @typedef {Pick<Look, 'words'|'term'|'onTerm'>} Terms
 */

/** A text with its terms as buttons, each once but those seen; `place` names it among others.
 * @type {(text: string, place: string, look: Terms, seen?: Set<string>) => unknown} */
export function termed(text, place, look, seen = new Set()) {
	const {words, term, onTerm} = look
	if (!onTerm || text === '') return text || nothing
	const [found] = Object.entries(words.glossary)
		.map(([key, [pattern]]) => ({key, match: seen.has(key) ? null : pattern.exec(text)}))
		.filter(({match}) => match)
		.sort((a, b) => a.match.index - b.match.index)
	if (!found) return text
	const {0: word, index} = found.match,
		id = `${place} ${found.key}`,
		open = () => onTerm(id)
	seen.add(found.key)
	return html`${text.slice(0, index) || nothing}<button class="term" aria-expanded=${term === id}
		@pointerenter=${event => event.pointerType === 'mouse' && open()} @focus=${open} @blur=${() => onTerm('')}
		@click=${open}>${word}</button>${termed(text.slice(index + word.length), place, look, seen)}`
}

export const captionView = (text, place, look) =>
	html`<figcaption>${glossed(html`<span>${termed(text, place, look)}</span>`, place, look)}</figcaption>`

/** A block with the meaning of one of its terms beneath it.
 * @type {(block: unknown, place: string, look: Terms) => unknown} */
export function glossed(block, place, {words, term, onTerm}) {
	const [at, key] = (term ?? '').split(' '),
		[, heading, meaning] = (at === place && words.glossary[key]) || []
	return html`<div class="glossed" @pointerleave=${event => event.pointerType === 'mouse' && onTerm?.('')}>${block}
	<p class="meaning" aria-live="polite"
		?hidden=${!heading}>${heading ? html`<strong>${heading}</strong> ${meaning}` : nothing}</p></div>`
}
