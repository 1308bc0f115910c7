// Finds the steps of a walk at which the author's questions appear. Finds all at the start, but one after another if a
// spec has no last step. Invariant: once another walk is open, `next` resolves to undefined.

import {isMeant, MOST_QUESTIONS, randomIndices} from '../searches/quiz-data.js'
import {stopKinds} from '../searches/questions.js'

/** Last step for random questions, even if the author allows later steps. */
const LAST_RANDOM_STEP = 10_000_000

const COUNTED = {test: 'tests', place: 'places', remove: 'removes', move: 'moves'}
const countOf = (moment, kinds) => kinds.reduce((sum, kind) => sum + (moment?.counters[COUNTED[kind]] ?? 0), 0)

/** @import {QuestionSpec} from '../searches/quiz-data.js'
 * @import {Predictable, Question} from '../searches/questions.js' */

export class Plan {
	/** @type {Question[]} */ questions = []
	faults = []
	#query
	#askable
	#open
	#isFound = false

	/** @param {QuestionSpec[]} specs
	 * @param {(what: string, ...about: any[]) => Promise<any>} query  calls the walk; see effects.js
	 * @param {() => number|undefined} length  of the walk, if known
	 * @param {Predictable[]} askable  kinds of events that readers can predict in this search */
	constructor(specs, query, length, askable) {
		const fit = kinds => kinds.filter(kind => askable.includes(kind))
		this.specs = specs.map(spec => ({...spec, kinds: fit(spec.kinds)})).filter(({kinds}) => kinds.length > 0)
		this.#query = query
		this.#askable = askable
		this.length = length
		this.#open = this.specs.filter(({step, random, to}) => !step && !random && to === Infinity)
		this.found = this.#find()
	}

	get total() {
		return this.#isFound && this.#open.length === 0 ? this.questions.length : null
	}

	async #find() {
		const all = new Map()
		for (const spec of this.specs.filter(spec => !this.#open.includes(spec)))
			for await (const question of this.#questionsOf(spec)) {
				if (all.size === MOST_QUESTIONS) break
				all.set(question.target.step, question)
			}
		this.questions = [...all.values()].sort((a, b) => a.target.step - b.target.step)
		this.#isFound = true
	}

	#questionsOf(spec) {
		if (spec.step) return this.#about(spec.step)
		return spec.random ? this.#random(spec) : this.#between(spec)
	}

	async *#about(step) {
		const target = await this.#query('peek', 'step', step)
		if (this.#askable.includes(target?.event.kind)) yield {ask: step - 1, target, kinds: [target.event.kind]}
		else if (target !== undefined) this.faults.push({step, kind: target?.event.kind ?? null})
	}

	async *#between(spec) {
		for (let after = spec.from - 1, question; ; after = question.target.step) {
			question = await this.#after(spec, Math.max(0, after))
			if (!question) return
			yield question
		}
	}

	async *#random({random, seed, kinds, from, to}) {
		const counts = moment => kinds.map(kind => countOf(moment, [kind]))
		const last = Math.min(to, LAST_RANDOM_STEP),
			end = (await this.#query('peek', 'step', last)) ?? (await this.#query('peek', 'step', this.length() ?? 0)),
			before = from > 0 ? counts(await this.#query('peek', 'step', from - 1)) : counts(null),
			many = counts(end).map((count, i) => Math.max(0, count - before[i])),
			total = many.reduce((a, b) => a + b)
		for (let index of randomIndices(random, total, seed)) {
			const i = many.findIndex(count => index < count || ((index -= count), false))
			const target = await this.#query('peek', kinds[i], before[i] + index + 1)
			if (target) yield this.#questionFor(target, kinds)
		}
	}

	async #after(spec, step) {
		const {kinds, from, to} = spec
		let moment = await this.#query('peek', 'step', Math.max(step, from - 1))
		while (moment) {
			moment = await this.#query('peek', kinds, countOf(moment, kinds) + 1)
			if (moment?.step > to) return null
			if (moment && isMeant(spec, moment.event)) return this.#questionFor(moment, kinds)
		}
		return moment
	}

	async #questionFor(target, kinds) {
		const stops = stopKinds(kinds)
		let ask = target.step - 1
		for (; ask > 0; ask--) {
			const moment = await this.#query('peek', 'step', ask)
			if (!moment || stops.includes(moment.event.kind)) break
		}
		return {ask, target, kinds}
	}

	async next(step, isDone) {
		await this.found
		const next = this.questions.filter(({target}) => target.step > step && !isDone(target.step)).slice(0, 1)
		for (const spec of this.#open) {
			let question = await this.#after(spec, step)
			while (question && isDone(question.target.step)) question = await this.#after(spec, question.target.step)
			if (question === undefined) return undefined
			if (question) next.push(question)
		}
		return next.sort((a, b) => a.target.step - b.target.step)[0] ?? null
	}
}
