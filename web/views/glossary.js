// Glossary terms in a text: hover, focus or tap shows the meaning below.

import {html, nothing} from 'lit-html'

/**
 * @import {Kind, Moment} from '../engine/moment.js'
 * @typedef {{name: string, i: number}} Cell  an array element, from 0
 * @typedef {object} Look  options of a view
 * @property {import('../words/index.js').Words} words
 * @property {(index: number) => number} at  displayed number of a row or column
 * @property {typeof termed} [termed] @property {typeof glossed} [glossed]
 * @property {string} [term]  `place key` of the open term, '' for none @property {(term: string) => void} [onTerm]
 * @property {{row: number, col: number}|null} lit  the square under the pointer
 * @property {Cell|null} cell  under the pointer @property {(cell: Cell|null) => void} onCell
 * @property {string|null} overlay  array whose indices the board shows
 * @property {(name: string|null) => void} onOverlay
 * @property {string} [language]  of the listing @property {(language: string) => void} onLanguage
 * @property {(kinds: Kind[], isThere: (moment: Moment) => boolean) => void} onLine  to the next event of each kind in
 *   turn; back unless isThere
 * @property {(row: number) => void} onFrame  to the return of that call
 * @property {import('./branches.js').Tree|null} tree  null until the engine has answered
 * @property {(path: number[]) => void} onNode  go there @property {(path: number[]) => void} onOpen  fill the width
 * @property {(path: number[]|null) => void} onPoint
 * @typedef {(moment: Moment, look: Look) => unknown} View
 */

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

export function glossed(block, place, {words, term, onTerm}) {
	const [at, key] = (term ?? '').split(' '),
		[, heading, meaning] = (at === place && words.glossary[key]) || []
	return html`<div class="glossed" @pointerleave=${event => event.pointerType === 'mouse' && onTerm?.('')}>${block}
	<p class="meaning" aria-live="polite"
		?hidden=${!heading}>${heading ? html`<strong>${heading}</strong> ${meaning}` : nothing}</p></div>`
}
