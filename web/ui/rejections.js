import {html, nothing} from 'lit-html'
import {rejectionSentence} from '../words/index.js'

export const messageView = lines =>
	lines.length > 0
		? html`<div class="message" part="message" role="alert">${lines.map(line => html`<p>${line}</p>`)}</div>`
		: nothing

export const rejectionsView = (words, rejections, fault) =>
	messageView([...rejections.map(rejection => rejectionSentence(words, rejection)), fault].filter(Boolean))

export const faultView = (text, id) =>
	text ? html`<p class="fault" id=${id ?? nothing} role="alert">${text}</p>` : nothing
