// Facts about the reader's board, computed in a worker: a completion, the number of completions, or a proof that none
// exists. `known` has the facts so far. A change of the board cancels the work.

import * as engine from '../../engine/complete.js'
import {newest} from '../../engine/job.js'
import {setupFromBoard} from './state.js'

/** Larger boards offer only one completion, because finding the first in order may take seconds. */
const MOST_LISTED_N = 32
const PATIENCE_MS = 10_000
const LEAST_PART = 0.02

const nothing = () => ({found: [], at: -1})

export class Facts {
	known = nothing()
	giveUp = () => {}
	#wantsHeat = false
	#changed
	#failed
	#newest = newest()
	#signal = this.#newest.begin()
	#setup
	#list

	constructor(changed, failed) {
		this.#changed = changed
		this.#failed = failed
	}

	load(board) {
		this.#signal = this.#newest.begin()
		this.#setup = setupFromBoard(board)
		this.known = nothing()
		this.#list = null
		this.#run(() => this.#loadAll())
	}

	stop() {
		this.#newest.stop()
	}

	wantHeat(isWanted) {
		this.#wantsHeat = isWanted
		this.#run(() => this.#loadHeat(this.#signal))
	}

	async #run(work) {
		const signal = this.#signal
		try {
			await work()
		} catch (error) {
			if (!signal.aborted) this.#failed(error)
		}
	}

	#update(known, signal = this.#signal) {
		if (signal.aborted) return
		Object.assign(this.known, known)
		this.#changed()
	}

	async #loadAll() {
		const signal = this.#signal,
			one = await engine.complete(this.#setup, {signal})
		this.#update({one}, signal)
		if (one === null) return this.#findIn('why', engine.whyNot, signal)
		await this.#findIn('count', engine.countCompletions, signal)
		await this.#loadHeat(signal)
	}

	async #findIn(name, compute, signal) {
		const control = new AbortController(),
			begun = performance.now()
		this.giveUp = () => control.abort()
		signal.addEventListener('abort', this.giveUp, {once: true})
		const onProgress = part => {
			const isSlow = part < LEAST_PART && performance.now() - begun > PATIENCE_MS
			if (isSlow && name === 'count') control.abort()
			else this.#update({part}, signal)
		}
		try {
			this.#update({[name]: await compute(this.#setup, {signal: control.signal, onProgress})}, signal)
		} catch (error) {
			if (!control.signal.aborted) throw error
			this.#update({isGivenUp: true}, signal)
		}
	}

	async #loadHeat(signal) {
		const {count, heat} = this.known
		if (!this.#wantsHeat || !count || heat || signal.aborted) return
		this.#update({heat: await engine.heat(this.#setup, {signal})}, signal)
	}

	next() {
		return this.#run(async () => {
			const signal = this.#signal,
				{found, one} = this.known
			if (!one) return
			if (this.#setup.n > MOST_LISTED_N) return this.#update({found: [one], at: 0}, signal)
			if (this.known.at + 1 === found.length) {
				this.#list ??= engine.completions(this.#setup, {signal})
				const {value, done} = await this.#list.next()
				if (done) return this.#update({at: 0}, signal)
				found.push(value)
			}
			this.#update({at: this.known.at + 1, isListed: true}, signal)
		})
	}

	hide() {
		this.#update({at: -1})
	}
}
