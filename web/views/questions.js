// Questions below the board, and as text for screen readers. One button first shows the answer, then continues, so that
// the focus stays on this button.

import {html} from 'lit-html'
import {coordinates} from '../board/geometry.js'
import {cross, ring} from '../board/marks.js'
import {searchTexts} from '../searches/lazy-searches.js'
import {explained} from '../searches/questions.js'
import {marked, unmarked} from '../words/marked.js'

// `context.quiz` is from figure/quiz.js. open: the walk is at the question; last: the last answer, whose `judged` and
// `square` are null if the solution was shown; total: number of questions, null if unknown; isLate: results appear only
// after the last question; hasLeft: a jump led away from the last answer; faults: requested steps that allow no
// question; attempt: see ui/scored.js.

const isOf = (last, question) => last?.target.step === question.target.step

export const isAsking = ({question, open, last}) =>
	open && question !== null && !(isOf(last, question) && last.isSettled)

export function shownAnswer({step}, {last}) {
	if (!last || last.isLate || step < last.moment.step || step >= last.target.step) return null
	const {row, col} = last.target.event
	return {square: last.square, right: last.judged?.right ?? false, target: last.isSettled ? {row, col} : null}
}

export function drawAnswer(ctx, _moment, {answer, colors}, g) {
	if (!answer) return
	const {square, right, target} = answer
	for (const inset of target ? [0, 2] : []) ring(ctx, g, coordinates(target), colors.good, {inset})
	if (!square || right) return
	const mark = (color, weight) => cross(ctx, g, coordinates(square), color, {size: 0.36, weight})
	mark(colors.paper, 3)
	mark(colors.accent, 1.5)
}

export function questionsView(context) {
	const {quiz} = context,
		words = context.words.questions,
		[verdict, question] = textsOf(context)
	const tone = quiz.isLate ? 'plain' : {right: 'good', wrong: 'bad', shown: 'plain'}[verdictOf(quiz.last)]
	const lines = [verdict && marked(verdict, tone), question, ...quiz.faults.map(fault => words.noEvent(fault))].filter(
		Boolean,
	)
	return html`<section class="questions" part="questions" aria-label=${words.label}>
	<div class="asked">${lines.map(text => html`<p>${text}</p>`)}${
		quiz.isLate && isOver(quiz) ? resultsView(context) : ''
	}</div>
	${quiz.total === 0 ? '' : answeredView(context)}
	</section>`
}

function answeredView(context) {
	const {quiz, act} = context,
		words = context.words.questions,
		[onClick, label] = isAsking(quiz)
			? [() => act.answer(null), quiz.isLate ? words.skip : words.show]
			: quiz.ended
				? [() => act.seek(quiz.missed.ask), words.goBack]
				: [act.play, words.goOn],
		forget = quiz.attempt ? words.attempt : words.forget
	return html`<div class="answered">
		${isOver(quiz) ? '' : html`<button class="plain" @click=${onClick}>${label}</button>`}
		<span class="tally">${tallyText(quiz, words)}</span>
		<button class="plain forget" ?disabled=${quiz.records.length === 0 || quiz.attempt === 'last'}
			title=${forget} aria-label=${forget}
			@click=${act.forget}>↺</button></div>`
}

const missedOf = ({total, records}) => (total === null ? null : total - records.length)

const isOver = quiz => quiz.ended && !missedOf(quiz)

const tallyText = (quiz, words) =>
	[
		quiz.isLate && !isOver(quiz) ? words.given(quiz.records.length) : words.tally(quiz.tally),
		quiz.total !== null && words.of(quiz.total),
	]
		.filter(Boolean)
		.join(' ')

const resultsView = ({quiz, at, words: {questions: words}}) =>
	html`<ol class="results">${quiz.records.map(
		answer => html`<li class=${answer.right ? 'good' : 'bad'}>${words.result(answer, at)}</li>`,
	)}</ol>`

export const questionsText = context =>
	context.words.questions.sentences(textsOf(context).filter(Boolean).map(unmarked))

const isAhead = ({question, last, records}) => question !== null && last === null && records.length === 0

function textsOf(context) {
	const {question, last, reminded, ended, hasLeft, isLate, total, faults} = context.quiz,
		words = context.words.questions,
		isRejected = total === 0 && faults.length > 0,
		isNow = last && !hasLeft && (last.isSettled || (question && isOf(last, question)))
	const ahead = isAhead(context.quiz) ? words.ahead(total) : '',
		next = isAsking(context.quiz) ? words.question(question.kinds, reminded) : ahead
	return [
		isNow ? (isLate ? words.noted : verdictText(last, context)) : '',
		ended && !isRejected ? words.ended(missedOf(context.quiz)) : next,
	]
}

const verdictOf = last => (last?.judged ? (last.judged.right ? 'right' : 'wrong') : 'shown')

function verdictText(last, context) {
	const {at, words: all} = context,
		words = all.questions,
		next = explained(last.moment, last),
		facts = last.judged ?? next,
		verdict = verdictOf(last),
		why = words.why[facts.reason] ?? searchTexts(last.moment.search, all).why[facts.reason]
	const parts = [words.verdicts[verdict], why(facts, at)]
	const showsAnswer = last.isSettled && verdict !== 'right'
	return words.sentences(showsAnswer ? [...parts, words.answer[next.kind](next, at)] : parts)
}
