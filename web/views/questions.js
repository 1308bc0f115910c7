// Questions below the board, and as text for screen readers (rules: searches/questions.js, asked.js). A question waits
// until it is settled. One button shows the answer or continues, and keeps the focus.

import {html} from 'lit-html'
import {saidOf} from '../searches/lazy-searches.js'
import {explained} from '../searches/questions.js'
import {marked, unmarked} from '../words/marked.js'

/**
 * @import {Moment} from '../engine/moment.js'
 * @import {Answer} from '../searches/asked.js'
 * @import {Judged, Question, Square, Tally} from '../searches/questions.js'
 * @typedef {object} Asked
 * @property {Question|null} question @property {boolean} open  the walk has paused at the question
 * @property {{judged: Judged|null, moment: Moment, target: Moment, square: Square|null, isSettled: boolean,
 *   isLate: boolean}|null} last
 *   the last answer and its moment; judged and square null: the solution was shown; isSettled: the question is closed
 * @property {boolean} reminded  of the waiting question
 * @property {Tally} tally @property {Answer[]} given  counted answers @property {number|null} total  questions; null:
 *   unknown @property {boolean} isLate  results appear only after the last question
 * @property {boolean} ended  no more questions @property {string} [attempt]  ui/scored.js
 * @property {{step: number, kind: string|null}[]} faults  steps without a possible question
 */

const isOf = (last, question) => last?.target.step === question.target.step

/** @param {Asked} asked */
export const isAsking = ({question, open, last}) =>
	open && question !== null && !(isOf(last, question) && last.isSettled)

export function answerOf({step}, {last}) {
	if (!last || last.isLate || step < last.moment.step || step >= last.target.step) return null
	const {row, col} = last.target.event
	return {square: last.square, right: last.judged?.right ?? false, target: last.isSettled ? {row, col} : null}
}

export function questionsView(look) {
	const {asked} = look,
		words = look.words.questions,
		[verdict, question] = textsOf(look)
	const tone = asked.isLate ? 'plain' : {right: 'good', wrong: 'bad', shown: 'plain'}[verdictOf(asked.last)]
	const told = [verdict && marked(verdict, tone), question, ...faultsOf(asked, words)].filter(Boolean)
	return html`<section class="questions" part="questions" aria-label=${words.label}>
	<div class="asked">${told.map(text => html`<p>${text}</p>`)}${
		asked.isLate && isOver(asked) ? resultsView(look) : ''
	}</div>
	${asked.total === 0 ? '' : answeredView(look)}
	</section>`
}

function answeredView(look) {
	const {asked, onShow, onGoOn, onGoBack, onForget} = look,
		words = look.words.questions,
		[onClick, says] = isAsking(asked)
			? [onShow, asked.isLate ? words.skip : words.show]
			: asked.ended
				? [onGoBack, words.goBack]
				: [onGoOn, words.goOn],
		forget = asked.attempt ? words.attempt : words.forget
	return html`<div class="answered">
		${isOver(asked) ? '' : html`<button class="plain" @click=${onClick}>${says}</button>`}
		<span class="tally">${tallyText(asked, words)}</span>
		<button class="plain forget" ?disabled=${asked.given.length === 0 || asked.attempt === 'last'}
			title=${forget} aria-label=${forget}
			@click=${onForget}>↺</button></div>`
}

const missedOf = ({total, given}) => (total === null ? null : total - given.length)

const isOver = asked => asked.ended && !missedOf(asked)

const faultsOf = ({faults}, words) => faults.map(fault => words.noEvent(fault))

const tallyText = (asked, words) =>
	[
		asked.isLate && !isOver(asked) ? words.given(asked.given.length) : words.tally(asked.tally),
		asked.total !== null && words.of(asked.total),
	]
		.filter(Boolean)
		.join(' ')

const resultsView = ({asked, at, words: {questions: words}}) =>
	html`<ol class="results">${asked.given.map(
		answer => html`<li class=${answer.right ? 'good' : 'bad'}>${words.result(answer, at)}</li>`,
	)}</ol>`

export const questionsText = look => look.words.questions.sentences(textsOf(look).filter(Boolean).map(unmarked))

const isAhead = ({question, last, given}) => question !== null && last === null && given.length === 0

function textsOf(look) {
	const {question, last, reminded, ended, isLate, total, faults} = look.asked,
		words = look.words.questions,
		isRefused = total === 0 && faults.length > 0,
		isNow = last && (last.isSettled || (question && isOf(last, question)))
	const ahead = isAhead(look.asked) ? words.ahead(total) : '',
		next = isAsking(look.asked) ? words.question(question.kinds, reminded) : ahead
	return [
		isNow ? (isLate ? words.noted : verdictText(last, look)) : '',
		ended && !isRefused ? words.ended(missedOf(look.asked)) : next,
	]
}

const verdictOf = last => (last?.judged ? (last.judged.right ? 'right' : 'wrong') : 'shown')

function verdictText(last, look) {
	const {at, words: all} = look,
		words = all.questions,
		next = explained(last.moment, last),
		facts = last.judged ?? next,
		verdict = verdictOf(last),
		why = words.why[facts.reason] ?? saidOf(last.moment.search, all).why[facts.reason]
	const told = [words.verdicts[verdict], why(facts, at)]
	const isTold = last.isSettled && verdict !== 'right'
	return words.sentences(isTold ? [...told, words.answer[next.kind](next, at)] : told)
}
