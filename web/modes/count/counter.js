// Counts, and keeps what is finished: does in the world what state.js says in data. What it does it with (the engine,
// the storage, the clock) is handed in.
//
// Invariants: one count at a time. `state` changes only through `next`, and `changed` hears of it. Whatever the storage
// does, the count goes on. What was cancelled or discarded is not written again.

import { MAX_COUNT_N } from '../../engine/known.js'
import { beginsUnasked, idleCount, isOpen, next, partOf } from './state.js'

const KEEP_EVERY_MS = 1000
const SHOW_EVERY_MS = 200
/** A link to a small n is answered before anything is measured. */
const AT_ONCE_UP_TO = 14
const STORAGE_MAY_DELAY_MS = 1000

/**
 * @typedef {typeof import('../../engine/count.js')} Engine
 * @typedef {Pick<typeof import('./keep.js'), 'readKept'|'keepPart'|'keepResult'|'dropPart'|'dropResults'>} Storage
 * @typedef {{engine: Pick<Engine, 'openCount'|'memoryFor'|'secondsFor'|'symmetry'>, storage: Storage, changed: () =>
 *   void,
 *   now?: () => number, wall?: () => number}} World
 */

export class Counter {
	/** @type {import('./state.js').Count} */ state

	#world
	/** @type {import('../../engine/count.js').CountJob|null} */ #job = null
	/** Rises with every beginning and cancelling, so that what belongs to an earlier one is known by its number. */ #number = 0
	#controller = new AbortController()
	/** The run that is going on or ending. */ #run = Promise.resolve()
	/** Writing, one record after the other. */ #writing = Promise.resolve()
	#shownAt = 0
	#keptAt = 0
	#measuring = null

	/** @param {World} world @param {number} most  workers */
	constructor(world, most) {
		this.#world = { now: () => performance.now(), wall: () => Date.now(), ...world }
		this.state = idleCount(most)
	}

	/** Reads what was kept, and begins what an address asks for. @param {number|null} n */
	async open(n) {
		if (n !== null) this.choose({ n })
		const read = this.#readKept()
		await Promise.race([read, new Promise(done => setTimeout(done, STORAGE_MAY_DELAY_MS))])
		if (n === null) this.#chooseKept()
		if (n !== null && n > AT_ONCE_UP_TO) await this.measure()
		if (n === null || n !== this.state.n || this.state.phase !== 'idle') return this.measure()
		if (beginsUnasked(this.state)) return this.start()
		if (!this.state.parts[n]) this.#send('wait')
		await this.measure()
	}

	async #readKept() {
		try {
			const { parts, results } = await this.#world.storage.readKept()
			this.#send('found', { parts, results })
		} catch {
			this.#send('keeping', { can: false })
		}
	}

	/** What was counted last is what one most likely comes back for. */
	#chooseKept() {
		const [latest] = Object.values(this.state.parts).sort((a, b) => b.at - a.at)
		if (latest && this.state.phase === 'idle') this.choose({ n: latest.n })
	}

	/** Another n, or another number of workers. A paused count of another n is put aside; it stays kept.
	 * @param {{n?: number, workers?: number}} change */
	choose(change) {
		const before = this.state
		this.#send('choose', change)
		if (before.phase === 'paused' && this.state.phase === 'idle') this.#close()
		if (this.state.workers !== before.workers) this.measure()
	}

	/** Estimates for every n, when nothing is being counted: a count would be disturbed, and the estimates too. */
	async measure() {
		if (isOpen(this.state)) return
		await (this.#measuring ??= this.#estimate().finally(() => (this.#measuring = null)))
		if (Object.keys(this.state.estimates).length === 0 && !isOpen(this.state) && !this.state.unmeasured)
			await this.measure()
	}

	async #estimate() {
		const { secondsFor, memoryFor } = this.#world.engine,
			{ workers } = this.state
		const seconds = {},
			memory = {}
		try {
			for (let n = 1; n <= MAX_COUNT_N; n++)
				[seconds[n], memory[n]] = [await secondsFor(n, workers), await memoryFor(n)]
			this.#send('estimated', { workers, seconds, memory })
		} catch {
			this.#send('unmeasured') // starting a count will say why
		}
	}

	/** Begins, or takes up what is kept. */
	async start() {
		if (isOpen(this.state)) return
		this.#send('start')
		const { n, workers, parts } = this.state
		const number = ++this.#number
		try {
			await this.#measuring
			const job = await this.#world.engine.openCount(n, { workers, saved: parts[n]?.saved })
			if (number !== this.#number) return
			this.#job = job
			this.#send('opened', { progress: this.#progress() })
			await this.#go()
		} catch (error) {
			if (number === this.#number) this.#fail(error)
		}
	}

	/** At once; what is finished is kept. */
	pause() {
		if (this.state.phase !== 'running') return
		this.#controller.abort()
		this.#send('progress', { progress: this.#progress() })
		this.#send('pause')
		this.keep()
	}

	async resume() {
		if (this.state.phase !== 'paused') return
		this.#send('resume')
		await this.#go()
	}

	/** Whatever the one button or key stands for now. */
	toggle() {
		const { phase } = this.state
		if (phase === 'running') this.pause()
		else if (phase === 'paused') this.resume()
		else if (phase !== 'starting') this.start()
	}

	/** At once; what was finished is forgotten. */
	cancel() {
		if (!isOpen(this.state)) return
		const { n } = this.state
		this.#close()
		this.#send('cancel')
		this.#write(storage => storage.dropPart(n))
		this.measure()
	}

	/** Forgets what is kept of an n that is not being counted. @param {number} n */
	discard(n) {
		if (isOpen(this.state) && n === this.state.n) return
		this.#send('discard', { n })
		this.#write(storage => storage.dropPart(n))
	}

	/** Forgets the times of this device. */
	clear() {
		const ns = Object.keys(this.state.results).map(Number)
		this.#send('clear')
		this.#write(storage => storage.dropResults(ns))
	}

	/** Keeps what is finished, now. */
	keep() {
		if (!this.#job) return
		const part = partOf(this.state, this.#job.saved(), this.#world.wall())
		if (!part) return
		this.#keptAt = this.#world.now()
		this.#send('part', { part })
		this.#write(storage => storage.keepPart(part), true)
	}

	// --- the run ---------------------------------------------------------------------------------------

	/** From here to the end or to an abort. */
	async #go() {
		const job = this.#job,
			number = this.#number
		const { signal } = (this.#controller = new AbortController())
		await this.#run // the one before, aborted, may not have ended yet
		if (signal.aborted) return
		const run = job.run({ signal, onProgress: () => this.#tell(number) })
		this.#run = run.then(
			() => {},
			() => {},
		)
		try {
			const total = await run
			if (number === this.#number) await this.#finish(total)
		} catch (error) {
			if (number === this.#number && !signal.aborted) this.#fail(error)
		}
	}

	#progress() {
		const { done, units, elapsed, workers, onOwnThread } = this.#job.progress
		return { done, units, elapsed, workers, onOwnThread, found: this.#job.saved().sum }
	}

	#tell(number) {
		if (number !== this.#number) return
		const now = this.#world.now()
		if (now - this.#shownAt >= SHOW_EVERY_MS) {
			this.#shownAt = now
			this.#send('progress', { progress: this.#progress() })
		}
		if (now - this.#keptAt >= KEEP_EVERY_MS) this.keep()
	}

	async #finish(total) {
		const number = this.#number,
			{ n } = this.state
		this.#send('progress', { progress: this.#progress() })
		this.#send('finished', { total })
		this.#job = null
		this.#keepResult()
		const classes = await this.#world.engine.symmetry(n, total)
		if (number === this.#number) this.#send('classified', { n, classes })
		this.measure()
	}

	#keepResult() {
		const {
			n,
			result: { total, seconds, workers },
		} = this.state
		const result = { n, total, seconds, workers, at: this.#world.wall() }
		this.#send('result', { result })
		this.#write(storage => storage.keepResult(result), true)
	}

	#fail({ name, value, message }) {
		this.#close()
		this.#send('failed', { fault: { name, value, message } })
	}

	#close() {
		this.#number++
		this.#controller.abort()
		this.#job = null
	}

	// --- storage ---------------------------------------------------------------------------------------

	/** In order, so that what is dropped is not written again by what was asked for before. `tells`: whether this page
	 * can keep things is known by it. */
	#write(how, tells = false) {
		this.#writing = this.#writing
			.then(() => how(this.#world.storage))
			.then(
				() => tells && this.state.keeps !== true && this.#send('keeping', { can: true }),
				() => this.state.keeps !== false && this.#send('keeping', { can: false }),
			)
	}

	#send(type, event = {}) {
		const before = this.state
		this.state = next(before, { type, ...event })
		if (this.state !== before) this.#world.changed()
	}
}
