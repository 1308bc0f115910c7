// The reader predicts the walk: the question before them, what they answered last, how often they were right at first;
// rules are in searches/questions.js. Invariant: another walk, or other kinds, begin anew.

import {walkOf} from '../board/moment.js'
import {isOpen, judged, stopKinds, tally} from '../searches/questions.js'
import {predictableOf} from '../searches/search.js'
import {isAsking, isOf} from '../views/predict.js'

/** @import {Kind, Moment} from '../engine/moment.js' */

export class Quiz {
	#kinds = []
	#foresee
	#changed
	#walk = ''
	#from = 0
	#looking = null
	question = null
	last = null
	reminded = false
	tally = tally()

	/** @param {(kinds: Kind[], before: Kind[]) => Promise<{ask: number, target: Moment}|null|undefined>} foresee
	 * undefined: the walk is still being opened @param {() => void} changed */
	constructor(foresee, changed) {
		this.#foresee = foresee
		this.#changed = changed
	}

	/** @param {Kind[]} kinds  none: nothing is asked */
	begin(kinds) {
		this.#kinds = kinds
		this.#walk = ''
		this.#looking = null
		Object.assign(this, {question: null, last: null, tally: tally()})
	}

	get wanted() {
		return this.#kinds.length > 0
	}

	get #ended() {
		return this.#walk !== '' && !this.question
	}

	state(moment, atRest) {
		return {...this, open: atRest && isOpen(moment, this.question), ended: this.#ended}
	}

	isAsking(moment) {
		return isAsking(this.state(moment, true))
	}

	/** Resolves when the question after a moment of the open walk is known. */
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

	/** For what never comes a search would be walked to its end; what is not drawn square by square cannot be clicked. */
	async #look(moment, walk, place) {
		const predictable = moment.conflicts ? [] : predictableOf(moment.search),
			kinds = this.#kinds.filter(kind => predictable.includes(kind))
		const foreseen = kinds.length > 0 ? await this.#foresee(kinds, stopKinds(kinds)) : null
		if (this.#looking?.place !== place) return
		this.#looking = null
		if (foreseen === undefined) return
		this.#walk = walk
		this.#from = moment.step
		this.question = foreseen && {...foreseen, kinds}
		this.remind(false)
	}

	/** How far a walk may play: to where the reader is asked, once they have answered to what was asked for; nowhere
	 * before that is known. */
	async haltAfter(moment) {
		await this.know(moment)
		if (!this.#isKnown(moment)) return moment.step
		if (!this.question) return Infinity
		const step = Math.max(moment.step, this.question.ask)
		return this.isAsking({...moment, step}) ? step : this.question.target.step
	}

	/** True: it is right. `square` null: the reader wants to be shown. What counts is the first answer. */
	answer(moment, square) {
		const {question, last} = this,
			verdict = square && judged(moment, question, square)
		if (!isOf(last, question)) this.tally = tally(this.tally, verdict)
		this.last = {judged: verdict, moment, target: question.target, square}
		this.remind(false)
		return verdict?.right === true
	}

	remind(reminded = true) {
		this.reminded = reminded
		this.#changed()
	}
}
