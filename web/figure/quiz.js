// The quiz: readers predict the next event (searches/questions.js). Invariant: another walk, or other questions,
// restart it.

import {STORY, walkFromMoment} from './attributes.js'
import {MAX_N} from '../engine/known.js'
import * as quizData from '../searches/quiz-data.js'
import {isOpen, judged, predictableKinds} from '../searches/questions.js'
import {drawAnswer, shownAnswer, isAsking, questionsText, questionsView} from '../views/questions.js'
import {Plan} from './plan.js'

const NOTHING = quizData.readQuestions('')

/** Longest wait for a question during playback, in seconds; playback skips ahead to this long before it. */
const LONGEST_S = 10
const STEPS_A_SECOND_OF_STORY = 2

export class Quiz {
	#text = null
	#questions = NOTHING
	#figure
	#plan = null
	#walk = ''
	#from = 0
	#pending = null
	question = null
	last = null
	reminded = false
	/** @type {import('../searches/quiz-data.js').Answer[]} */ records = []

	constructor(figure) {
		this.#figure = figure
	}

	/** @param {string|null} text  null: no questions; invalid: the questions stay as they were */
	begin(text) {
		const read = quizData.readQuestions(text ?? '')
		if (!read.fault) [this.#text, this.#questions] = [text, read]
		this.#walk = ''
		this.#pending = this.#plan = null
		Object.assign(this, {question: null, last: null, records: []})
	}

	get #ended() {
		return this.#walk !== '' && !this.question
	}

	state(moment, atRest) {
		const {question, last, reminded, records} = this,
			{isLate} = this.#questions.rules,
			{faults = [], total = null} = this.#plan ?? {},
			{attempt} = this.#figure.host.dataset
		return {
			...{question, last, reminded, records, isLate, open: atRest && isOpen(moment, question), ended: this.#ended},
			...{tally: quizData.countVerdicts(records), faults, total, attempt},
		}
	}

	isAsking(moment) {
		return isAsking(this.state(moment, true))
	}

	prepare(moment) {
		if (this.#isKnown(moment)) return
		const walk = JSON.stringify(walkFromMoment(moment)),
			place = `${walk} ${moment.step}`
		if (this.#pending?.place !== place) this.#pending = {place, done: this.#findNext(moment, walk, place)}
		return this.#pending.done
	}

	#isKnown(moment) {
		if (JSON.stringify(walkFromMoment(moment)) !== this.#walk || moment.step < this.#from) return false
		return this.#ended || moment.step < this.question.target.step
	}

	async #findNext(moment, walk, place) {
		const {journey} = this.#figure
		if (!journey.opened) await journey.settled // questions are found in open walks only
		if (this.#plan?.walk !== walk) this.#begin(moment, walk)
		const plan = this.#plan,
			question = await plan.next(moment.step, step => quizData.isSettledIn(this.records, step))
		if (this.#pending?.place !== place) return
		this.#pending = null
		if (question === undefined || plan !== this.#plan) return
		const isFirst = this.#walk !== walk
		this.#walk = walk
		this.#from = moment.step
		this.question = question
		this.remind(false)
		if (isFirst) this.resume()
	}

	#begin(moment, walk) {
		const {journey} = this.#figure,
			askable = moment.n <= MAX_N ? predictableKinds(moment.search) : []
		const query = (what, ...about) => journey.query(what, ...about)
		this.#plan = Object.assign(new Plan(this.#questions.specs, query, () => journey.length, askable), {walk})
		Object.assign(this, {question: null, last: null, records: []})
	}

	/** The step at which the walk must stop for a question, or Infinity; the current step if that is unknown, or if
	 * playback was paused during the search for it. */
	async haltAfter(moment) {
		const {transport} = this.#figure,
			{playing} = transport
		await this.prepare(moment)
		if (!this.#isKnown(moment) || (playing && !transport.playing)) return moment.step
		if (!this.question) return Infinity
		const {ask} = this.question,
			near = ask - this.#longest
		if (moment.step < near) {
			await this.#figure.journey.seek(near)
			return moment.step
		}
		const step = Math.max(moment.step, ask)
		return this.isAsking({...moment, step}) ? step : this.question.target.step
	}

	get #longest() {
		const {transport, options} = this.#figure,
			speed = options.speed === STORY ? STEPS_A_SECOND_OF_STORY : options.speed
		return transport.playing && options.stops.length === 0 ? LONGEST_S * speed : Infinity
	}

	answer(square) {
		const {question, records} = this,
			{pointing, transport, journey} = this.#figure,
			{moment} = journey,
			{rules} = this.#questions,
			{row, col, kind} = question.target.event,
			{step} = question.target,
			verdict = square && judged(moment, question, square)
		const right = verdict?.right === true
		this.records = quizData.answered(records, {step, at: moment.step, square, expected: {row, col}, right}, rules)
		const isSettled = quizData.isSettledIn(this.records, step)
		this.last = {judged: verdict, moment, target: question.target, square, isSettled, isLate: rules.isLate, kind}
		this.#dispatch(quizData.publicAnswer(this.records.find(answer => answer.step === step)))
		pointing.at('chosen', null)
		if (rules.isLate || right) transport.play()
	}

	get #missed() {
		return this.#plan.questions.find(({target}) => !this.records.some(({step}) => step === target.step))
	}

	#shown = context => ({
		...context,
		quiz: this.state(this.#figure.journey.moment, !this.#figure.transport.playing),
		onShow: () => this.answer(null),
		onGoOn: this.#figure.transport.act.play,
		onGoBack: () => this.#figure.transport.act.seek(this.#missed.ask),
		onForget: () => this.forget(),
	})
	view = context => questionsView(this.#shown(context))
	text = context => questionsText(this.#shown(context))
	marks = moment => ({answer: shownAnswer(moment, this), drawAbove: drawAnswer})
	/** CSS variable with the text that replaces views which would show the answer (questions.css.js). */
	veil = ({questions}) => `--_hidden:${JSON.stringify(questions.hidden)}`

	#dispatch(answer) {
		const {announcer} = this.#figure
		if (answer) announcer.dispatch('answer', answer)
		announcer.dispatch('score', quizData.scoreAnswers(this.records, this.#plan?.total ?? null))
		this.remind(false)
	}

	remind(reminded = true) {
		this.reminded = reminded
		this.#figure.redraw()
	}

	get score() {
		return quizData.scoreAnswers(this.records, this.#plan?.total ?? null).score
	}

	get answers() {
		return this.records.map(quizData.publicAnswer)
	}

	get #mark() {
		return quizData.questionsHash(this.#plan?.walk, this.#text)
	}

	get progress() {
		const {n} = this.#figure.journey.moment
		return this.#plan && quizData.progressText(this.#mark, quizData.answersText(this.records, n))
	}

	resume() {
		const {journey, storedProgress} = this.#figure,
			answers = quizData.revived(this.#plan && quizData.answersIn(storedProgress, this.#mark), journey.moment.n)
		if (!answers) return
		this.#figure.storedProgress = null
		this.#become(answers)
	}

	forget() {
		this.#become([])
		this.#dispatch(null)
	}

	#become(records) {
		this.records = records
		this.last = this.question = null
		this.#walk = ''
		this.#figure.redraw()
	}
}
