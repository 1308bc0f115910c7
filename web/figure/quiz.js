// The quiz: readers predict the next event. Holds the open question, the last answer and all answers. Rules are in
// searches/questions.js; questions come from searches/asked.js and plan.js. Invariant: another walk, or other
// questions, restart it.

import {STORY, walkOf} from './attributes.js'
import {MAX_N} from '../engine/known.js'
import * as asked from '../searches/asked.js'
import {isOpen, judged, predictableOf} from '../searches/questions.js'
import {answerOf, isAsking, questionsText, questionsView} from '../views/questions.js'
import {Plan} from './plan.js'

const NOTHING = asked.readQuestions('')

/** Longest wait for a question during playback, in seconds; playback skips ahead to this long before it. */
const LONGEST_S = 10
const STEPS_A_SECOND_OF_STORY = 2

export class Quiz {
	#text = null
	#said = NOTHING
	#figure
	#plan = null
	#walk = ''
	#from = 0
	#looking = null
	question = null
	last = null
	reminded = false
	/** Answers in the open walk, by step. @type {import('../searches/asked.js').Answer[]} */ given = []

	/** @param {import('./figure.js').Figure} figure */
	constructor(figure) {
		this.#figure = figure
	}

	/** @param {string|null} text  null: no questions; invalid: the questions stay as they were */
	begin(text) {
		const said = asked.readQuestions(text ?? '')
		if (!said.fault) [this.#text, this.#said] = [text, said]
		this.#walk = ''
		this.#looking = this.#plan = null
		Object.assign(this, {question: null, last: null, given: []})
	}

	get #ended() {
		return this.#walk !== '' && !this.question
	}

	state(moment, atRest) {
		const {question, last, reminded, given} = this,
			{isLate} = this.#said.rules,
			{faults = [], total = null} = this.#plan ?? {},
			{attempt} = this.#figure.host.dataset
		return {
			...{question, last, reminded, given, isLate, open: atRest && isOpen(moment, question), ended: this.#ended},
			...{tally: asked.tallyOf(given), faults, total, attempt},
		}
	}

	isAsking(moment) {
		return isAsking(this.state(moment, true))
	}

	know(moment) {
		if (this.#isKnown(moment)) return
		const walk = JSON.stringify(walkOf(moment)),
			place = `${walk} ${moment.step}`
		if (this.#looking?.place !== place) this.#looking = {place, done: this.#look(moment, walk, place)}
		return this.#looking.done
	}

	#isKnown(moment) {
		if (JSON.stringify(walkOf(moment)) !== this.#walk || moment.step < this.#from) return false
		return this.#ended || moment.step < this.question.target.step
	}

	async #look(moment, walk, place) {
		const {journey} = this.#figure
		if (!journey.opened) await journey.settled // questions are found in open walks only
		if (this.#plan?.walk !== walk) this.#begin(moment, walk)
		const plan = this.#plan,
			question = await plan.next(moment.step, step => asked.isSettledIn(this.given, step))
		if (this.#looking?.place !== place) return
		this.#looking = null
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
			askable = moment.n <= MAX_N ? predictableOf(moment.search) : []
		const told = (what, ...about) => journey.told(what, ...about)
		this.#plan = Object.assign(new Plan(this.#said.asks, told, () => journey.length, askable), {walk})
		Object.assign(this, {question: null, last: null, given: []})
	}

	/** The step up to which the walk may go: the next question, or Infinity. The current step while that is unknown or
	 * after playback was paused meanwhile, since the reader may have moved. */
	async haltAfter(moment) {
		const {transport} = this.#figure,
			{playing} = transport
		await this.know(moment)
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

	/** square: the reader's answer; null: show the solution. A right answer continues playback. */
	answer(square) {
		const {question, given} = this,
			{pointing, transport, journey} = this.#figure,
			{moment} = journey,
			{rules} = this.#said,
			{row, col, kind} = question.target.event,
			{step} = question.target,
			verdict = square && judged(moment, question, square)
		const right = verdict?.right === true
		this.given = asked.answered(given, {step, at: moment.step, square, expected: {row, col}, right}, rules)
		const isSettled = asked.isSettledIn(this.given, step)
		this.last = {judged: verdict, moment, target: question.target, square, isSettled, isLate: rules.isLate, kind}
		this.#tell(asked.toldOf(this.given.find(answer => answer.step === step)))
		pointing.at('chosen', null)
		if (rules.isLate || right) transport.play()
	}

	get #missed() {
		return this.#plan.questions.find(({target}) => !this.given.some(({step}) => step === target.step))
	}

	#shown = look => ({
		...look,
		asked: this.state(this.#figure.journey.moment, !this.#figure.transport.playing),
		onShow: () => this.answer(null),
		onGoOn: this.#figure.transport.act.play,
		onGoBack: () => this.#figure.transport.act.seek(this.#missed.ask),
		onForget: () => this.forget(),
	})
	view = look => questionsView(this.#shown(look))
	text = look => questionsText(this.#shown(look))
	answerAt = moment => answerOf(moment, this)

	#tell(answer) {
		const {announcer} = this.#figure
		if (answer) announcer.tell('n-queens-answer', answer)
		announcer.tell('n-queens-score', asked.scoreOf(this.given, this.#plan?.total ?? null))
		this.remind(false)
	}

	remind(reminded = true) {
		this.reminded = reminded
		this.#figure.redraw()
	}

	get score() {
		return asked.scoreOf(this.given, this.#plan?.total ?? null).score
	}

	get answers() {
		return this.given.map(asked.toldOf)
	}

	get #mark() {
		return asked.markOf(this.#plan?.walk, this.#text)
	}

	get progress() {
		const {n} = this.#figure.journey.moment
		return this.#plan && asked.progressOf(this.#mark, asked.textOf(this.given, n))
	}

	resume() {
		const {journey, kept} = this.#figure,
			answers = asked.revived(this.#plan && asked.answersIn(kept, this.#mark), journey.moment.n)
		if (!answers) return
		this.#figure.kept = null
		this.#become(answers)
	}

	forget() {
		this.#become([])
		this.#tell(null)
	}

	#become(given) {
		this.given = given
		this.last = this.question = null
		this.#walk = ''
		this.#figure.redraw()
	}
}
