// What is known of the reader's board: found anew whenever it changes, in a worker, and given up for the next change.
//
// Invariant: what is told is true of the board that was looked at last; undefined is not known yet, and what is not
// asked for is not looked for.

import {newest} from '../../engine/job.js'
import {setupOf} from './state.js'

/** Above this the first completion in order may take seconds, any other none. */
const MOST_LISTED_N = 32
/** A count that is not finished by then is stopped. */
const PATIENCE_MS = 10_000
const LEAST_PART = 0.02

/**
 * @typedef {object} Known
 * @property {Uint8Array|null} [one]  a completion, null: there is none
 * @property {bigint} [count]  of all completions @property {number} [part]  of the way to that, or to `why`, 0 … 1
 * @property {boolean} [isGivenUp]  counting them, or looking for why, was given up
 * @property {bigint[][]} [heat]  by row and column, in how many of them a queen stands there
 * @property {object} [why]  why there is none, as the engine's whyNot has it
 * @property {Uint8Array[]} found  completions that were asked for @property {number} at  the one shown, or -1
 * @property {boolean} [isListed]  they are the first ones, in order
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
