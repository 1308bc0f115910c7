// What stands under the board while the reader predicts the walk, and the same in plain text for ears; the rules are in
// searches/questions.js. One button shows the answer while a question waits and else goes on, and keeps the focus.

import {html, nothing} from 'lit-html'
import {explained} from '../searches/questions.js'
import {marked, unmarked} from '../words/marked.js'

/**
 * @import {Moment} from '../engine/moment.js'
 * @import {Judged, Question, Square, Tally} from '../searches/questions.js'
 * @typedef {object} Prediction
 * @property {Question|null} question @property {boolean} open  the walk rests before what is asked
 * @property {{judged: Judged|null, moment: Moment, target: Moment, square: Square|null}|null} last  the last answer,
 *   and where it was given; judged and square null: it was shown
 * @property {Tally} tally @property {boolean} ended  nothing is left to ask
 */

/** Answered wrongly, or shown, it waits no more. @param {Prediction} predict */
export const isAsking = ({question, open, last}) =>
	open && question !== null && last?.target.step !== question.target.step

/** What the board marks until the walk has gone on to what was asked. */
export function answerOf({step}, {last}) {
	if (!last || step < last.moment.step || step >= last.target.step) return null
	const {row, col} = last.target.event
	return {square: last.square, right: last.judged?.right ?? false, target: {row, col}}
}

export function predictView(_moment, look) {
	const {predict, onShow, onGoOn} = look,
		words = look.words.predict,
		[verdict, question] = textsOf(look),
		[onClick, says] = isAsking(predict) ? [onShow, words.show] : [onGoOn, words.goOn]
	const tone = {right: 'good', wrong: 'bad', shown: 'plain'}[verdictOf(predict.last)]
	const told = [verdict && marked(verdict, tone), question].filter(Boolean)
	return html`<section class="predict" part="predict" aria-label=${words.label}>
  <div class="asked">${told.map(text => html`<p>${text}</p>`)}</div>
  <div class="answered">${
		predict.ended ? nothing : html`<button type="button" class="plain" @click=${onClick}>${says}</button>`
	}
    <span class="tally">${words.tally(predict.tally)}</span></div>
  </section>`
}

export const predictText = look => look.words.predict.sentences(textsOf(look).filter(Boolean).map(unmarked))

function textsOf({predict, words: {predict: words}, at}) {
	const asked = isAsking(predict) ? words.question(predict.question.kinds) : ''
	return [predict.last ? verdictText(predict.last, words, at) : '', predict.ended ? words.ended : asked]
}

const verdictOf = last => (last?.judged ? (last.judged.right ? 'right' : 'wrong') : 'shown')

function verdictText(last, words, at) {
	const facts = last.judged ?? explained(last.moment, last),
		verdict = verdictOf(last)
	const told = [words.verdicts[verdict], words.why[facts.reason](facts, at)]
	return words.sentences(verdict === 'right' ? told : [...told, words.answer[facts.kind](facts, at)])
}
