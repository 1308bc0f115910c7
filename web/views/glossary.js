// Words that a beginner may not know, marked where they stand in a text: hover, focus or tap one, and its meaning
// appears beneath the text. It needs no popover of the browser's: the meaning lies in the text's own block, and goes
// when the pointer leaves that.

import { html, nothing } from 'lit-html'

/**
 * @typedef {{words: import('../words/index.js').Words, term?: string, onTerm?: (term: string) => void}} Look
 *   term: `place key` of the word whose meaning is shown, '' for none
 */

/** A text with its terms as buttons. Each term is marked once. @param {string} place  names this text among others
 * @param {string} text @param {Look} look @param {Set<string>} [seen]  terms that are marked already */
export function marked(text, place, look, seen = new Set()) {
	const { words, term, onTerm } = look
	if (!onTerm || text === '') return text || nothing
	const found = Object.entries(words.views?.glossary ?? {})
		.filter(([key]) => !seen.has(key))
		.map(([key, [pattern]]) => ({ key, match: /** @type {RegExp} */ (pattern).exec(text) }))
		.filter(({ match }) => match)
		.sort((a, b) => a.match.index - b.match.index)[0]
	if (!found) return text
	const {
			key,
			match: { 0: word, index },
		} = found,
		id = `${place} ${key}`
	seen.add(key)
	const open = () => onTerm(id)
	return html`${text.slice(0, index) || nothing}<button type="button" class="term" aria-expanded=${term === id}
	  @pointerenter=${event => event.pointerType === 'mouse' && open()} @focus=${open} @blur=${() => onTerm('')}
	  @click=${open}>${word}</button>${marked(text.slice(index + word.length), place, look, seen)}`
}

/** The caption of a figure, which can show the meaning of its terms. @param {string} text @param {string} place
 * @param {Look} look */
export const captionView = (text, place, look) =>
	html`<figcaption>${glossed(html`<span>${marked(text, place, look)}</span>`, place, look)}</figcaption>`

/** A block of text that can show the meaning of one of its terms beneath it.
 * @param {unknown} block @param {string} place @param {Look} look */
export function glossed(block, place, { words, term, onTerm }) {
	const [at, key] = (term ?? '').split(' '),
		[, heading, meaning] = (at === place && words.views?.glossary?.[key]) || []
	return html`<div class="glossed" @pointerleave=${event => event.pointerType === 'mouse' && onTerm?.('')}>${block}
    <p class="meaning" aria-live="polite"
      ?hidden=${!heading}>${heading ? html`<strong>${heading}</strong> ${meaning}` : nothing}</p></div>`
}
