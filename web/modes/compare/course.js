// How far a search goes: measured in the background by a walk of its own, so that the figure's stays where the reader
// is. Tells what is known so far, and in the end all of it, with marks along the way for plots.
//
// Invariants: what is known only grows. After `close` nothing is told any more.

import { readingOf } from './state.js'

/** A search of more steps is measured further only when the reader asks. */
export const MEASURE_UP_TO = 100_000_000

/** What is marked along the way; see curves.js. */
export const MARKED = /** @type {const} */ (['probe', 'solution', 'enter', 'leave', 'place', 'level'])

export class Course {
	/** @type {import('./state.js').Reading} */ known = { step: 0, probe: 0, solution: 0 }
	isEnd = false
	/** The last moment, once it is known. @type {import('./state.js').Moment|null} */ end = null
	/** By what is marked. @type {Record<string, {spacing: number, known: number, counts: Float64Array}>|null} */ marks =
		null
	measuring = false

	#walk = null
	#changed
	#controller = new AbortController()
	#closed = false

	/** @param {Promise<import('../../engine/index.js').Walk>} opening  a walk of its own @param {() => void} changed */
	constructor(opening, changed) {
		this.#changed = changed
		this.#walk = opening
	}

	/** On towards the end; past `limit` steps no further. @param {number} [limit] */
	async measure(limit = MEASURE_UP_TO) {
		if (this.isEnd || this.measuring || this.#closed) return
		this.measuring = true
		const controller = (this.#controller = new AbortController())
		try {
			const walk = await this.#walk
			await walk.measure({
				signal: controller.signal,
				onProgress: known => (known > limit ? controller.abort() : this.#look(walk)),
			})
			this.learn(await walk.seek(Infinity))
			this.marks = Object.fromEntries(await Promise.all(MARKED.map(async what => [what, await walk.marks(what)])))
		} catch (error) {
			if (!controller.signal.aborted) throw error
		} finally {
			this.measuring = false
			this.#tell()
		}
	}

	/** Measures no further. */
	stop() {
		this.#controller.abort()
	}

	/** A moment that has been come to. @param {import('./state.js').Moment} moment */
	learn(moment) {
		this.#raise(readingOf(moment))
		if (moment.outcome === null || this.isEnd) return
		this.end = moment
		this.isEnd = true
		this.#tell()
	}

	async close() {
		this.#closed = true
		this.stop()
		await (await this.#walk).close()
	}

	/** What the walk knows while it is measured. */
	async #look(walk) {
		const [probes, solutions] = await Promise.all([walk.marks('probe'), walk.marks('solution')])
		this.#raise({ step: probes.known, probe: probes.counts.at(-1) ?? 0, solution: solutions.counts.at(-1) ?? 0 })
		this.#tell()
	}

	#raise(reading) {
		for (const clock of Object.keys(this.known)) this.known[clock] = Math.max(this.known[clock], reading[clock])
	}

	#tell() {
		if (!this.#closed) this.#changed()
	}
}
