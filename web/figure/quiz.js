// The quiz, in which readers predict the next event: its part of the figure's state, and pure update functions.
// searches/quiz-data.js parses questions, plan.js finds their steps, searches/questions.js judges answers. Invariant:
// another walk, or other questions, restart the quiz.

import {STORY, walkFromMoment} from './attributes.js'
import {MAX_N} from '../engine/known.js'
import * as quizData from '../searches/quiz-data.js'
import {isOpen, judged, predictableKinds} from '../searches/questions.js'
import * as view from '../views/questions.js'
import questions from '#words/questions'
import style from '../views/questions.css.js'
import {Plan} from './plan.js'

export {faultsIn} from '../searches/quiz-data.js'
export {style}
export const wordModules = {questions}

/** Longest wait for a question during playback, in seconds. */
const LONGEST_WAIT_S = 10
const STEPS_A_SECOND_OF_STORY = 2

/** @import {State} from './state.js' @import {Answer} from '../searches/quiz-data.js'
 * @import {Question} from '../searches/questions.js'
 * @import {Moment} from '../engine/moment.js'
 * @typedef {typeof FRESH & {text: string, read: ReturnType<typeof quizData.readQuestions>}} Quiz
 *   text: the attribute `questions` */

const FRESH = {
	/** The walk that the questions belong to, as JSON. */ walk: '',
	/** Questions found so far; total is null until all are found. @type {Pick<Plan, 'questions'|'faults'|'total'>} */
	plan: {questions: [], faults: [], total: null},
	/** Walk and step of the pending request for a question, or ''. */ finding: '',
	/** First step from which `question` is known to come next; Infinity: no question was requested yet. */
	from: Infinity,
	/** @type {Question|null} */ question: null,
	last: null,
	/** The reader tried to go on without answering. */ reminded: false,
	/** Answers by step. @type {Answer[]} */ records: [],
}

/** Starts a quiz. If the text is invalid, the questions of `before` stay. @param {Quiz|null} before @returns {Quiz} */
export function begin(text, before) {
	const read = quizData.readQuestions(text)
	return {text, read: quizData.readQuestions(''), ...before, ...(read.fault ? {} : {text, read}), ...FRESH}
}

const hasEnded = quiz => quiz.from < Infinity && !quiz.question

/** @param {Quiz} quiz @param {Moment} moment */
function isKnown(quiz, moment) {
	if (moment.step < quiz.from || JSON.stringify(walkFromMoment(moment)) !== quiz.walk) return false
	return hasEnded(quiz) || moment.step < quiz.question.target.step
}

const isAskingAt = (quiz, step) => view.isAsking({...quiz, open: isOpen({step}, quiz.question)})

export const isAsking = ({quiz, moment}) => isAskingAt(quiz, moment.step)

/** The step of the next question, which the walk must not pass; Infinity: no question; undefined: not known yet. */
export function halt({quiz, moment}) {
	if (!isKnown(quiz, moment)) return undefined
	if (!quiz.question) return Infinity
	const step = Math.max(moment.step, quiz.question.ask)
	return isAskingAt(quiz, step) ? step : quiz.question.target.step
}

/** The step to which playback skips, to shorten the wait for a question. */
export function nearStep({quiz, options: {speed, stops}}) {
	const longest = LONGEST_WAIT_S * (speed === STORY ? STEPS_A_SECOND_OF_STORY : speed)
	return quiz.question && stops.length === 0 ? quiz.question.ask - longest : 0
}

/** @param {State} state @param {import('./update.js').Emit} emit */
export function lookAhead(state, emit) {
	const {moment, quiz: before} = state
	if (isKnown(before, moment)) return
	const walk = JSON.stringify(walkFromMoment(moment)),
		place = `${walk} ${moment.step}`
	if (before.finding === place) return
	const quiz = before.walk === walk ? before : {...before, ...FRESH, walk}
	emit('find', {place, walk, specs: quiz.read.specs, moment, records: quiz.records})
	state.quiz = {...quiz, finding: place}
}

/** Returns the figure's plan, or a new one for another walk or other questions. */
function planOf(figure, {walk, specs, moment}) {
	const {plan, effects} = figure
	if (plan?.walk === walk && plan.specs === specs) return plan.found
	const askable = moment.n <= MAX_N ? predictableKinds(moment.search) : [],
		found = new Plan(specs, effects.query, () => figure.state.length, askable)
	figure.plan = {walk, specs, found}
	return found
}

export async function run(figure, effect) {
	if (effect.type === 'resume') return scoringOf(figure).resume()
	const {place, moment, records} = effect,
		plan = planOf(figure, effect),
		question = await plan.next(moment.step, step => quizData.isSettledIn(records, step))
	figure.dispatch('quiz', {act: 'found', place, question: question ?? null, plan})
}

const scoreOf = quiz => quizData.scoreAnswers(quiz.records, quiz.plan.total)
const score = (quiz, emit) => emit('event', {name: 'score', detail: scoreOf(quiz)})

/** @type {import('./update.js').Updates} */
export const ACTIONS = {
	/** question: the next question, or null; plan: the questions found so far. */
	found(state, {place, question, plan: {questions, faults, total}}, emit) {
		const {quiz, moment} = state
		if (quiz?.finding !== place) return
		if (quiz.from === Infinity) emit('resume')
		const plan = {questions, faults, total}
		state.quiz = {...quiz, plan, question, from: moment.step, finding: '', reminded: false}
	},

	/** square: the reader's answer, or null to show the solution. */
	answer(state, {square}, emit) {
		const {moment, pointing} = state,
			{question, read, records: before} = state.quiz,
			{rules} = read,
			{row, col, kind} = question.target.event,
			{step} = question.target,
			verdict = square && judged(moment, question, square),
			right = verdict?.right === true,
			given = {step, at: moment.step, square, expected: {row, col}, right},
			records = quizData.answered(before, given, rules),
			goesOn = rules.isLate || right,
			isSettled = quizData.isSettledIn(records, step),
			last = {judged: verdict, moment, target: question.target, square, isSettled, isLate: rules.isLate, kind, goesOn}
		const detail = quizData.publicAnswer(records.find(answer => answer.step === step))
		emit('event', {name: 'answer', detail})
		state.quiz = {...state.quiz, records, last, reminded: false}
		state.pointing = {...pointing, chosen: null}
		score(state.quiz, emit)
	},

	/** Replaces the answers by `records`, stored or empty. */
	become(state, {records, isForgotten}, emit) {
		const {walk, plan} = state.quiz
		state.quiz = {...state.quiz, ...FRESH, walk, plan, records}
		if (isForgotten) score(state.quiz, emit)
	},
}

const markOf = quiz => quizData.questionsHash(quiz.walk, quiz.text)
const storedIn = (quiz, n, text) => quizData.revived(quizData.answersIn(text, markOf(quiz)), n)

/** The figure's score and answers, with the members of ui/scored.js. */
export function scoringOf(figure) {
	const {quiz, moment} = figure.state
	return {
		score: scoreOf(quiz).score,
		answers: quiz.records.map(quizData.publicAnswer),
		progress:
			quiz.walk === '' ? null : quizData.progressText(markOf(quiz), quizData.answersText(quiz.records, moment.n)),
		resume() {
			const records = quiz.walk && storedIn(quiz, moment.n, figure.storedProgress)
			if (!records) return
			figure.storedProgress = null
			figure.dispatch('quiz', {act: 'become', records})
		},
		forget: () => figure.dispatch('quiz', {act: 'become', records: [], isForgotten: true}),
	}
}

/** Values for views/questions.js. @param {any} [spoken]  state to announce, in place of the figure's state */
function shown(figure, context, spoken = figure.state) {
	const {quiz, moment, playing} = spoken,
		{attempt} = figure.host.dataset,
		{records, plan, read} = quiz,
		hasLeft = moment.step < quiz.last?.moment.step || quiz.from > quiz.last?.target.step,
		missed = plan.questions.find(({target}) => !records.some(({step}) => step === target.step))
	const state = {
		...{...quiz, ...plan, missed, isLate: read.rules.isLate, attempt, tally: quizData.countVerdicts(records)},
		...{open: !playing && isOpen(moment, quiz.question), ended: hasEnded(quiz), hasLeft},
	}
	return {...context, quiz: state}
}

export const questionsView = (figure, context) => view.questionsView(shown(figure, context))
export const questionsText = (figure, context, spoken) => view.questionsText(shown(figure, context, spoken))
export const marks = ({quiz, moment}) => ({answer: view.shownAnswer(moment, quiz), drawAbove: view.drawAnswer})
/** A CSS variable with the text that covers views which would reveal the answer (questions.css.js). */
export const veil = ({questions}) => `--_hidden:${JSON.stringify(questions.hidden)}`
