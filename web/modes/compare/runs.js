// A search that takes chance, run from many seeds: what is asked, how far it is, what came of it.
//
// Invariants: `wanted` is always what the engine can run; of several runs begun only the latest is heard.

import {BEGINNINGS, MAX_RUNS, MAX_SIDEWAYS, SAMPLED, takesSideways} from '../../engine/check-sample.js'
import {newest} from '../../engine/job.js'
import {MAX_STEP} from '../../engine/known.js'
import {numberIn, shorten} from '../../figure/attributes.js'
import {PUBLISHED} from './published.js'

/** @import {Wanted} from './published.js' */

/** @param {Wanted} wanted */
export const limitsOf = ({search}) => ({
	n: {low: 1, high: SAMPLED[search]},
	sideways: {low: 0, high: takesSideways(search) ? MAX_SIDEWAYS : 0},
	runs: {low: 1, high: MAX_RUNS},
	seed: {low: 0, high: MAX_STEP},
})

export class Runs {
	wanted = {...PUBLISHED.climb.run, seed: 0}
	/** {name, value, allowed}: what was typed last and is no value. */ wrong = null
	/** Of the runs that are under way, 0 … 1; null: none are. */ part = null
	/** {wanted, sample}: what came of the last that were not cancelled. */ told = null
	/** Why there are none. @type {any} */ fault = null
	#running = newest()
	#tools

	/** sample: the engine's; changed(): something is to be drawn anew. */
	constructor({sample, changed}) {
		this.#tools = {sample, changed}
	}

	/** Others as they were, as far as the search takes them. @param {Partial<Wanted>} some */
	choose(some) {
		const next = {...this.wanted, ...some},
			limits = limitsOf(next)
		for (const [name, {high}] of Object.entries(limits)) next[name] = Math.min(next[name], high)
		if (!BEGINNINGS.includes(next.begin)) next.begin = BEGINNINGS[0]
		this.wanted = next
		this.wrong = null
		this.#tools.changed()
	}

	typed(name, text) {
		const value = numberIn(text),
			allowed = limitsOf(this.wanted)[name]
		if (value >= allowed.low && value <= allowed.high) return this.choose({[name]: value})
		this.wrong = {name, value: shorten(text.trim()), allowed}
		this.#tools.changed()
	}

	async run() {
		const signal = this.#running.begin(),
			wanted = this.wanted
		this.#is({part: 0, fault: null, wrong: null})
		const onProgress = part => signal.aborted || this.#is({part})
		try {
			const sample = await this.#tools.sample({...wanted, signal, onProgress})
			if (!signal.aborted) this.#is({part: null, told: {wanted, sample}})
		} catch (fault) {
			if (!signal.aborted) this.#is({part: null, fault})
		}
	}

	cancel() {
		this.#running.stop()
		if (this.part !== null) this.#is({part: null})
	}

	#is(now) {
		Object.assign(this, now)
		this.#tools.changed()
	}
}
