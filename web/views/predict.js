// What stands under the board while the reader predicts the walk, and the same in plain text for ears; the rules are
// in searches/questions.js. A question waits until it is answered rightly, or shown. One button shows the answer or
// goes on, and keeps the focus.

import {html, nothing} from 'lit-html'
import {saidOf} from '../searches/brought.js'
import {explained} from '../searches/questions.js'
import {marked, unmarked} from '../words/marked.js'

/**
 * @import {Moment} from '../engine/moment.js'
 * @import {Judged, Question, Square, Tally} from '../searches/questions.js'
 * @typedef {object} Prediction
 * @property {Question|null} question @property {boolean} open  the walk rests before what is asked
 * @property {{judged: Judged|null, moment: Moment, target: Moment, square: Square|null}|null} last  the last answer,
 *   and where it was given; judged and square null: it was shown
 * @property {boolean} reminded  that a question waits
 * @property {Tally} tally @property {boolean} ended  nothing is left to ask
 */

export const isOf = (last, question) => last?.target.step === question.target.step

/** @param {Prediction} predict */
export const isAsking = ({question, open, last}) =>
	open && question !== null && !(isOf(last, question) && isSettled(last))

const isSettled = ({judged}) => judged?.right ?? true

/** What the board marks until the walk has gone on to what was asked: the target once it is out. */
export function answerOf({step}, {last}) {
	if (!last || step < last.moment.step || step >= last.target.step) return null
	const {row, col} = last.target.event
	return {square: last.square, right: last.judged?.right ?? false, target: isSettled(last) ? {row, col} : null}
}

export function predictView(look) {
	const {predict, onShow, onGoOn} = look,
		words = look.words.predict,
		[verdict, question] = textsOf(look),
		[onClick, says] = isAsking(predict) ? [onShow, words.show] : [onGoOn, words.goOn]
	const tone = {right: 'good', wrong: 'bad', shown: 'plain'}[verdictOf(predict.last)]
	const told = [verdict && marked(verdict, tone), question].filter(Boolean)
	return html`<section class="predict" part="predict" aria-label=${words.label}>
	<div class="asked">${told.map(text => html`<p>${text}</p>`)}</div>
	<div class="answered">${predict.ended ? nothing : html`<button class="plain" @click=${onClick}>${says}</button>`}
		<span class="tally">${words.tally(predict.tally)}</span></div>
	</section>`
}

export const predictText = look => look.words.predict.sentences(textsOf(look).filter(Boolean).map(unmarked))

function textsOf(look) {
	const {question, last, reminded, ended} = look.predict,
		words = look.words.predict,
		isNow = last && (isSettled(last) || (question && isOf(last, question)))
	const asked = isAsking(look.predict) ? words.question(question.kinds, reminded) : ''
	return [isNow ? verdictText(last, look) : '', ended ? words.ended : asked]
}

const verdictOf = last => (last?.judged ? (last.judged.right ? 'right' : 'wrong') : 'shown')

/** Why in the search's own words, where it judged. */
function verdictText(last, look) {
	const {at, words: all} = look,
		words = all.predict,
		facts = last.judged ?? explained(last.moment, last),
		verdict = verdictOf(last),
		why = words.why[facts.reason] ?? saidOf(last.moment.search, all).why[facts.reason]
	const told = [words.verdicts[verdict], why(facts, at)]
	return words.sentences(verdict === 'shown' ? [...told, words.answer[facts.kind](facts, at)] : told)
}
