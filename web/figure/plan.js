// Finds the author's questions (searches/asked.js) in a walk: random ones, those about one step or between two steps
// all at once; of an open range only the next one. Invariant: once another walk is open, nothing is found, and
// methods return undefined.

import {drawn, isMeant, MOST_QUESTIONS} from '../searches/asked.js'
import {stopKinds} from '../searches/questions.js'

/** Longer walks have no random questions unless a last step is given. */
const FURTHEST_LOT = 10_000_000

const COUNTED = {test: 'tests', place: 'places', remove: 'removes', move: 'moves'}
const countOf = (moment, kinds) => kinds.reduce((sum, kind) => sum + (moment?.counters[COUNTED[kind]] ?? 0), 0)

/** @import {Ask} from '../searches/asked.js' @import {Predictable, Question} from '../searches/questions.js' */

export class Plan {
	/** Found questions but those of open ranges, by step. @type {Question[]} */ questions = []
	faults = []
	#told
	#askable
	#open
	#isFound = false

	/** @param {Ask[]} asks @param {(what: string, ...about: any[]) => Promise<any>} told  the walk's answer, undefined
	 *   once another walk is open (journey.js) @param {() => number|undefined} length  of the walk, if known
	 * @param {Predictable[]} askable  event kinds that questions about the search may have */
	constructor(asks, told, length, askable) {
		const fit = kinds => kinds.filter(kind => askable.includes(kind))
		this.asks = asks.map(ask => ({...ask, kinds: fit(ask.kinds)})).filter(({kinds}) => kinds.length > 0)
		this.#told = told
		this.#askable = askable
		this.length = length
		this.#open = this.asks.filter(({step, random, to}) => !step && !random && to === Infinity)
		this.found = this.#find()
	}

	/** Number of questions, null until all are found. */
	get total() {
		return this.#isFound && this.#open.length === 0 ? this.questions.length : null
	}

	async #find() {
		const all = new Map()
		for (const ask of this.asks.filter(ask => !this.#open.includes(ask)))
			for await (const question of this.#questionsOf(ask)) {
				if (all.size === MOST_QUESTIONS) break
				all.set(question.target.step, question)
			}
		this.questions = [...all.values()].sort((a, b) => a.target.step - b.target.step)
		this.#isFound = true
	}

	#questionsOf(ask) {
		if (ask.step) return this.#about(ask.step)
		return ask.random ? this.#byLot(ask) : this.#between(ask)
	}

	async *#about(step) {
		const target = await this.#told('peek', 'step', step)
		if (this.#askable.includes(target?.event.kind)) yield {ask: step - 1, target, kinds: [target.event.kind]}
		else if (target !== undefined) this.faults.push({step, kind: target?.event.kind ?? null})
	}

	async *#between(ask) {
		for (let after = ask.from - 1, question; ; after = question.target.step) {
			question = await this.#after(ask, Math.max(0, after))
			if (!question) return
			yield question
		}
	}

	async *#byLot({random, seed, kinds, from, to}) {
		const counts = moment => kinds.map(kind => countOf(moment, [kind]))
		const last = Math.min(to, FURTHEST_LOT),
			end = (await this.#told('peek', 'step', last)) ?? (await this.#told('peek', 'step', this.length() ?? 0)),
			before = from > 0 ? counts(await this.#told('peek', 'step', from - 1)) : counts(null),
			many = counts(end).map((count, i) => Math.max(0, count - before[i])),
			total = many.reduce((a, b) => a + b)
		for (let index of drawn(random, total, seed)) {
			const i = many.findIndex(count => index < count || ((index -= count), false))
			const target = await this.#told('peek', kinds[i], before[i] + index + 1)
			if (target) yield this.#asked(target, kinds)
		}
	}

	async #after(ask, step) {
		const {kinds, from, to} = ask
		let moment = await this.#told('peek', 'step', Math.max(step, from - 1))
		while (moment) {
			moment = await this.#told('peek', kinds, countOf(moment, kinds) + 1)
			if (moment?.step > to) return null
			if (moment && isMeant(ask, moment.event)) return this.#asked(moment, kinds)
		}
		return moment
	}

	async #asked(target, kinds) {
		const stops = stopKinds(kinds)
		let ask = target.step - 1
		for (; ask > 0; ask--) {
			const moment = await this.#told('peek', 'step', ask)
			if (!moment || stops.includes(moment.event.kind)) break
		}
		return {ask, target, kinds}
	}

	/** The next question about an event after a step, skipping those that are done; null: none. @param {number} step
	 * @param {(step: number) => boolean} isDone @returns {Promise<Question|null|undefined>} */
	async next(step, isDone) {
		await this.found
		const next = this.questions.filter(({target}) => target.step > step && !isDone(target.step)).slice(0, 1)
		for (const ask of this.#open) {
			let question = await this.#after(ask, step)
			while (question && isDone(question.target.step)) question = await this.#after(ask, question.target.step)
			if (question === undefined) return undefined
			if (question) next.push(question)
		}
		return next.sort((a, b) => a.target.step - b.target.step)[0] ?? null
	}
}
