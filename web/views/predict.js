// What stands under the board while the reader predicts the walk: what there is to say of the last answer, the
// question, how many answers were right. The same in plain text for ears. Pure; the rules are in
// searches/questions.js, the words in words/*/predict.js.
//
// Invariant: there is one button, in one place: it shows the answer while a question waits for one, and else goes on,
// so that the focus stays where it is from question to question.

import { html, nothing } from 'lit-html'
import { explained } from '../searches/questions.js'
import { unmarked } from './narration.js'

/**
 * @typedef {import('../engine/moment.js').Moment} Moment
 * @typedef {import('../searches/questions.js').Question} Question
 * @typedef {import('../searches/questions.js').Judged} Judged
 * @typedef {import('../searches/questions.js').Square} Square
 * @typedef {object} Prediction
 * @property {Question|null} question
 * @property {boolean} open  the walk rests before what is asked
 * @property {{judged: Judged|null, moment: Moment, target: Moment, square: Square|null}|null} last the last answer,
 *   and the moment and
 *   target it was given at; judged and square null: the answer was shown
 * @property {import('../searches/questions.js').Tally} tally
 * @property {boolean} ended  nothing is left to ask
 * @typedef {{predict: Prediction, words: any, at: (index: number) => number, onShow: ()
 *   => void, onGoOn: () => void}} Look
 */

/** The question waits for an answer: one that was answered wrongly, or shown, waits no more. @param {Prediction}
 * predict */
export const isAsking = ({ question, open, last }) =>
	open && question !== null && last?.target.step !== question.target.step

/** Where the board marks the last answer, null once the walk has gone on to what was asked. @param {Moment} moment
 * @param {Prediction} predict */
export function answerOf({ step }, { last }) {
	if (!last || step < last.moment.step || step >= last.target.step) return null
	const { row, col } = last.target.event
	return { square: last.square, right: last.judged?.right ?? false, target: { row, col } }
}

/** @param {Moment} _moment @param {Look} look */
export function predictView(_moment, look) {
	const { predict, onShow, onGoOn } = look,
		words = look.words.predict,
		isAsked = isAsking(predict),
		told = [predict.last && verdictView(predict.last, look), questionText(predict, words)].filter(Boolean),
		onward = html`<button type="button" class="plain"
      @click=${isAsked ? onShow : onGoOn}>${isAsked ? words.show : words.goOn}</button>`
	return html`<section class="predict" part="predict" aria-label=${words.label}>
    <div class="asked">${told.map(text => html`<p>${text}</p>`)}</div>
    <div class="answered">${predict.ended ? nothing : onward}
      <span class="tally">${words.tally(predict.tally)}</span></div>
  </section>`
}

/** For a screen reader: the verdict, then the next question. @param {Look} look */
export function predictText(look) {
	const { predict, words } = look,
		verdict = predict.last ? unmarked(verdictText(predict.last, look)) : ''
	return words.predict.sentences([verdict, questionText(predict, words.predict)].filter(Boolean))
}

function questionText(predict, words) {
	if (predict.ended) return words.ended
	return isAsking(predict) ? words.question(predict.question.kinds) : ''
}

function verdictText({ judged, moment, target }, { words: { predict: words }, at }) {
	const facts = judged ?? explained(moment, { target })
	const verdict = judged === null ? 'shown' : judged.right ? 'right' : 'wrong'
	const told = [words.verdicts[verdict], words.why[facts.reason](facts, at)]
	return words.sentences(verdict === 'right' ? told : [...told, words.answer[facts.kind](facts, at)])
}

function verdictView(last, look) {
	const tone = last.judged === null ? 'plain' : last.judged.right ? 'good' : 'bad'
	return verdictText(last, look)
		.split('**')
		.map((part, i) => (i % 2 ? html`<strong class=${tone}>${part}</strong>` : part))
}
