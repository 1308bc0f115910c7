// How what could not be used, or did not work, is said in place: aloud at once, and nothing where there is nothing to
// say.

import {html, nothing} from 'lit-html'
import {refusalSentence} from '../words/index.js'

/** What could not be used of an address or of attributes, and what is shown instead, sentence by sentence.
 * @param {import('../words/index.js').Words} words @param {{name: string, value: string, allowed: any}[]} refusals */
export const refusalLines = (words, refusals) =>
	refusals.length > 0 ? [...refusals.map(refusal => refusalSentence(words, refusal)), words.kept] : []

/** Above all the rest. @param {string[]} lines */
export const messageView = lines =>
	lines.length > 0
		? html`<div class="message" part="message" role="alert">${lines.map(line => html`<p>${line}</p>`)}</div>`
		: nothing

/** Beside what was typed: why it could not be used. @param {string} text
 * @param {string} [id]  for the field's aria-describedby */
export const wrongView = (text, id) =>
	text ? html`<p class="wrong" id=${id ?? nothing} role="alert">${text}</p>` : nothing

/** What did not work. @param {string} text @param {string} [id] */
export const faultView = (text, id) =>
	text ? html`<p class="fault" id=${id ?? nothing} role="alert">${text}</p>` : nothing
