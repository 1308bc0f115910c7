// Sentences of a figure: the step's, errors, and what screen readers announce.

import {html, nothing} from 'lit-html'
import {rejectionsView} from '../ui/rejections.js'
import {narrationView, sentence} from '../views/narration.js'
import {unmarked} from '../words/marked.js'
import {rejectionSentence} from '../words/index.js'

/** @param {any} fault  of the state */
export const faultSentence = (words, fault) =>
	fault.allowed?.words || fault.allowed?.high ? rejectionSentence(words, fault) : words.noEngine(fault.message)

export const faultsView = ({words, state: {rejections, fault}}) =>
	rejectionsView(words, rejections, fault ? faultSentence(words, fault) : '')

/** The step's sentence, or the progress of a long walk, or that a jump found nothing. Screen readers get progress once,
 * by the announcement. A page with `aria-live="off"` on the figure shows all this itself.
 * @param {import('./figure.js').Figure} figure */
export function sentenceView({state, host, type}, context) {
	const {words, act} = context,
		{busy, known, missing, moment, options} = state,
		isWanted = options.views.includes('narration'),
		isEndless = moment.n > 24 && !type.stopsAtFirst
	if (!isWanted && host.getAttribute('aria-live') === 'off') return nothing
	if (busy)
		return html`<p class="narration"><span aria-hidden="true">${words.walking(known, isEndless)}</span>
      <button type="button" class="plain" @click=${act.stop}>${words.stop}</button></p>`
	const more = missing ? missingText(missing, context) : ''
	return isWanted || more ? narrationView(moment, context, more) : nothing
}

/** more(spoken): sentences to add. */
export function announcement({busy, missing, spoken}, context, more) {
	if (busy) return context.words.walkingBriefly
	if (missing) return missingText(missing, context)
	return [unmarked(sentence(spoken.moment, context.words, context.at)), ...more(spoken)].join(' ').trim()
}

function missingText({kind, back}, {words, at}) {
	const {kind: sort = kind, row, col} = kind
	if (sort === 'test' && row + col >= 0) return words.noNext(words.testOf(at(row), at(col)))
	const names = [sort].flat().map(one => words.jumps[one] ?? words.code?.kinds[one] ?? one)
	return (back ? words.noPrevious : words.noNext)(names.join(' / '))
}
