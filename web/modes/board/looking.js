// Facts about the reader's board, computed in a worker after each change; the next change cancels them.
//
// Invariant: facts belong to the current board; undefined: not known yet, or not requested.

import {newest} from '../../engine/job.js'
import {setupOf} from './state.js'

/** On larger boards the first completion in order may take seconds; any other one is quick. */
const MOST_LISTED_N = 32
const PATIENCE_MS = 10_000
const LEAST_PART = 0.02

/**
 * @typedef {object} Known
 * @property {Uint8Array|null} [one]  a completion, null: none exists
 * @property {bigint} [count]  of all completions @property {number} [part]  progress of `count` or `why`, 0 … 1
 * @property {boolean} [isGivenUp]  `count` or `why` took longer than PATIENCE_MS
 * @property {bigint[][]} [heat]  by row and column, the number of completions with a queen there
 * @property {object} [why]  result of the engine's whyNot, if there is no completion
 * @property {Uint8Array[]} found  requested completions @property {number} at  index of the shown one, or -1
 * @property {boolean} [isListed]  `found` has the first completions in order
 */

/** @type {() => Known} */
const nothing = () => ({found: [], at: -1})

export class Looking {
	known = nothing()
	#wantsHeat = false
	#engine
	#changed
	#failed
	#newest = newest()
	#signal = this.#newest.begin()
	#giveUp = () => {}
	#asked
	#list

	constructor(engine, changed, failed) {
		this.#engine = engine
		this.#changed = changed
		this.#failed = failed
	}

	/** @param {import('./state.js').Board} board */
	look(board) {
		this.#signal = this.#newest.begin()
		this.#asked = setupOf(board)
		this.known = nothing()
		this.#list = null
		this.#ask(() => this.#lookForAll())
	}

	stop() {
		this.#newest.stop()
	}

	giveUp() {
		this.#giveUp()
	}

	wantHeat(isWanted) {
		this.#wantsHeat = isWanted
		this.#ask(() => this.#lookForHeat(this.#signal))
	}

	async #ask(work) {
		const signal = this.#signal
		try {
			await work()
		} catch (error) {
			if (!signal.aborted) this.#failed(error)
		}
	}

	#tell(known, signal = this.#signal) {
		if (signal.aborted) return
		Object.assign(this.known, known)
		this.#changed()
	}

	async #lookForAll() {
		const signal = this.#signal,
			{complete, countCompletions, whyNot} = this.#engine
		const one = await complete(this.#asked, {signal})
		this.#tell({one}, signal)
		if (one === null) return this.#findIn('why', whyNot, signal)
		await this.#findIn('count', countCompletions, signal)
		await this.#lookForHeat(signal)
	}

	async #findIn(name, ask, signal) {
		const own = new AbortController(),
			begun = performance.now()
		this.#giveUp = () => own.abort()
		signal.addEventListener('abort', this.#giveUp, {once: true})
		const onProgress = part => {
			const isSlow = part < LEAST_PART && performance.now() - begun > PATIENCE_MS
			if (isSlow && name === 'count') own.abort()
			else this.#tell({part}, signal)
		}
		try {
			this.#tell({[name]: await ask(this.#asked, {signal: own.signal, onProgress})}, signal)
		} catch (error) {
			if (!own.signal.aborted) throw error
			this.#tell({isGivenUp: true}, signal)
		}
	}

	async #lookForHeat(signal) {
		const {count, heat} = this.known
		if (!this.#wantsHeat || !count || heat || signal.aborted) return
		this.#tell({heat: await this.#engine.heat(this.#asked, {signal})}, signal)
	}

	next() {
		return this.#ask(async () => {
			const signal = this.#signal,
				{found, one} = this.known
			if (!one) return
			if (this.#asked.n > MOST_LISTED_N) return this.#tell({found: [one], at: 0}, signal)
			if (this.known.at + 1 === found.length) {
				this.#list ??= this.#engine.completions(this.#asked, {signal})
				const {value, done} = await this.#list.next()
				if (done) return this.#tell({at: 0}, signal)
				found.push(value)
			}
			this.#tell({at: this.known.at + 1, isListed: true}, signal)
		})
	}

	hide() {
		this.#tell({at: -1})
	}
}
