// A search that takes chance, run from many seeds: what is asked, how far it is, what came of it.
//
// Invariants: `wanted` is always what the engine can run; of several runs begun only the latest is heard.

import {lastSeed, MAX_RUNS, sampledOf} from '../../engine/check-sample.js'
import {newest} from '../../engine/job.js'
import {LIMITS, MAX_MOVED_N} from '../../engine/known.js'
import {numberIn, shorten} from '../../figure/attributes.js'
import {PUBLISHED} from './published.js'

/** @import {Wanted} from './published.js' */

/** Of numbers. @param {import('../../engine/moment.js').SearchType} type  of the search @param {Wanted} wanted */
export const limitsOf = ({largest, takesLimits}, {runs}) => ({
	n: {low: 1, high: largest},
	...Object.fromEntries(LIMITS.map(name => [name, {low: 0, high: takesLimits ? MAX_MOVED_N : 0}])),
	runs: {low: 1, high: MAX_RUNS},
	seed: {low: 0, high: lastSeed(runs)},
})

export class Runs {
	wanted = {...PUBLISHED.climb.run, seed: 0}
	/** {name, value, allowed}: what was typed last and is no value. */ wrong = null
	/** Of the runs that are under way, 0 … 1; null: none are. */ part = null
	/** {wanted, sample}: what came of the last that were not cancelled. */ told = null
	/** Why there are none. @type {any} */ fault = null
	/** What was compared last of searches that take chance, and its n. */ #followed = ''
	#running = newest()
	#tools

	/** sample: the engine's; changed(): something is to be drawn anew. @param {{sample: any, changed: () => void,
	 *   types: import('../../engine/moment.js').SearchType[]}} tools */
	constructor({sample, changed, types}) {
		this.#tools = {sample, changed}
		/** Of the searches that there are. */
		this.types = sampledOf(types)
	}

	/** Of what is wanted. */
	get type() {
		return this.#typeOf(this.wanted.search)
	}

	#typeOf = search => this.types.find(({id}) => id === search)

	/** What is compared now, if it takes chance, and was not before. */
	follow({n, ...compared}) {
		const search = [compared.search, compared.with].find(this.#typeOf),
			followed = `${search} ${n}`
		if (!search || followed === this.#followed) return
		this.#followed = followed
		this.choose({search, n})
	}

	/** Others as they were, as far as the search takes them. @param {Partial<Wanted>} some */
	choose(some) {
		const next = {...this.wanted, ...some},
			limits = limitsOf(this.#typeOf(next.search), next)
		for (const [name, {high}] of Object.entries(limits)) next[name] = Math.min(next[name], high)
		this.wanted = next
		this.wrong = null
		this.#tools.changed()
	}

	typed(name, text) {
		const value = numberIn(text),
			allowed = limitsOf(this.type, this.wanted)[name]
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
