// One sentence that says what happened and why. Words come from the locale; **…** marks the verdict.

import { html } from 'lit-html'
import { glossed, marked } from './glossary.js'

/** @param {import('../engine/moment.js').Moment} moment */
export const sentence = (moment, words, at) => words.narration[moment.event.kind](moment, at)

/** For ears and plain text. @param {string} text */
export const unmarked = text => text.replaceAll('**', '')

/** @param {import('../engine/moment.js').Moment} moment
 * @param {{at: (i: number) => number} & import('./glossary.js').Look} look */
export function narrationView(moment, look) {
	const good =
		moment.event.verdict === 'free' ||
		moment.event.kind === 'solution' ||
		moment.outcome === 'success' ||
		moment.counters.solutions > 0
	const tone = moment.event.kind === 'level' ? 'plain' : good && moment.event.verdict !== 'attacked' ? 'good' : 'bad'
	const strong = (part, i) => (i % 2 ? html`<strong class=${tone}>${part}</strong>` : part)
	const seen = new Set()
	const parts = sentence(moment, look.words, look.at)
		.split('**')
		.map(part => marked(part, 'narration', look, seen))
	return glossed(html`<p class="narration" part="narration">${parts.map(strong)}</p>`, 'narration', look)
}
