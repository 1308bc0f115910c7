// What a walk begins with where that is no empty board: how many queens and closed squares, and the way back.

import {html} from 'lit-html'
import {plain} from './fields.js'

/** null: it begins with an empty board. words: a mode's. */
export function boardGiven({given, blocked}, {core}, empty) {
	if (given.length + blocked.length === 0) return null
	const words = core.page.given
	return html`<p class="given"><span>${words.has(given.length, blocked.length)}</span> ${plain(words.empty, empty)}</p>`
}
