import {html} from 'lit-html'
import {plain} from './fields.js'

export function initialPositionView({given, blocked}, {core}, empty) {
	if (given.length + blocked.length === 0) return null
	const words = core.page.given
	return html`<p class="given"><span>${words.has(given.length, blocked.length)}</span> ${plain(words.empty, empty)}</p>`
}
