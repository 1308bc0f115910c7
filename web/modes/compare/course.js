// How far a search goes: measured in the background by a walk of its own, with marks along the way for plots.
//
// Invariants: what is known only grows. After `close` nothing is told any more.

import {newest} from '../../engine/job.js'
import {CLOCKS, readingOf} from './state.js'

/** A search of more steps is measured further only when the reader asks. */
const MEASURED_UNASKED = 100_000_000
const MARKED = ['probe', 'solution', 'enter', 'leave', 'place', 'level']

export class Course {
	known = {step: 0, probe: 0, solution: 0}
	/** The last moment, once it is known. */ end = null
	/** By what is marked. */ marks = null
	measuring = false
	#walk
	#tell
	#work = newest()

	/** @param {Promise<any>} walk  its own @param {() => void} changed */
	constructor(walk, changed) {
		this.#walk = walk
		this.#tell = changed
	}

	get isEnd() {
		return this.end !== null
	}

	/** Past `limit` steps no further. */
	async measure(limit = MEASURED_UNASKED) {
		if (this.isEnd || this.measuring) return
		this.measuring = true
		const signal = this.#work.begin()
		try {
			const walk = await this.#walk
			await walk.measure({signal, onProgress: known => (known > limit ? this.stop() : this.#look(walk))})
			this.learn(await walk.seek(Infinity))
			this.marks = Object.fromEntries(await Promise.all(MARKED.map(async what => [what, await walk.marks(what)])))
		} catch (error) {
			if (!signal.aborted) throw error
		} finally {
			this.measuring = false
			this.#tell()
		}
	}

	stop() {
		this.#work.stop()
	}

	/** What a moment that has been come to says. */
	learn(moment) {
		this.#raise(readingOf(moment))
		if (moment.outcome === null || this.isEnd) return
		this.end = moment
		this.#tell()
	}

	async close() {
		this.#tell = () => {}
		this.stop()
		await (await this.#walk).close()
	}

	async #look(walk) {
		const [probes, solutions] = await Promise.all([walk.marks('probe'), walk.marks('solution')])
		this.#raise({step: probes.known, probe: probes.counts.at(-1) ?? 0, solution: solutions.counts.at(-1) ?? 0})
		this.#tell()
	}

	#raise(reading) {
		for (const clock of CLOCKS) this.known[clock] = Math.max(this.known[clock], reading[clock])
	}
}
