// The way of a figure through its walks: which walk is open, where in it we are, what is still to be done. One thing is
// done at a time, in order; what makes no difference any more is left out.
//
// Invariants: `moment` belongs to the open walk, and changes only when a movement has reached its goal. After `open`,
// `stop` and `close` nothing asked for earlier happens any more. A movement that lasts gives way to the next one.

import { walk } from '../engine/index.js'
import { binned, tickPath } from '../views/timeline.js'

const BUSY_AFTER_MS = 300
/** A walk longer than this is measured further only when the reader asks. */
export const MEASURE_UP_TO = 600_000_000

/**
 * @typedef {import('../engine/moment.js').Moment} Moment
 * @typedef {{n: number, search: string, startRow: number, step: number}} Start
 * @typedef {object} Listener
 * @property {(moment: Moment) => void} moved
 * @property {() => void} changed  anything else: busy, known, ticks, the note
 * @property {() => void} measured  the length is known now
 * @property {(error: any) => void} failed
 */

export class Journey {
	/** @type {Moment} */ moment
	/** Steps known so far. */ known = 0
	/** The solutions on the timeline, as a path. */ ticks = ''
	/** The first and the last step that are gone to. */ from = 0
	to = Infinity
	/** A movement has lasted for a while and goes on. */ busy = false
	/** The jump that found nothing. @type {null | {kind: import('../engine/moment.js').Counted, back: boolean}} */
	missing = null

	#listener
	#walk = null
	/** Asked for and not begun. @type {any[]} */ #waiting = []
	/** Being done. */ #job = null
	/** @type {AbortController|null} */ #running = null
	/** @type {AbortController|null} */ #measuring = null
	#working = null

	/** @param {Moment} moment  what is shown until a walk is open @param {Listener} listener */
	constructor(moment, listener) {
		this.moment = moment
		this.#listener = listener
	}

	get length() {
		return this.#walk?.length
	}
	get measuring() {
		return this.#measuring !== null
	}
	/** A walk is open. */
	get opened() {
		return this.#walk !== null
	}
	/** A walk is open or about to be. */
	get alive() {
		return this.#walk !== null || this.#job?.sort === 'open' || this.#waiting[0]?.sort === 'open'
	}
	/** The step that is being gone to, or the present one. */
	get wanted() {
		const last = this.#waiting.findLast(job => job.sort === 'seek') ?? (this.#job?.sort === 'seek' ? this.#job : null)
		return last && last.step !== Infinity ? this.#bounded(last.step) : this.moment.step
	}
	/** Resolves when all that was asked for has been done. */
	get settled() {
		return this.#working ?? Promise.resolve()
	}

	/** Begins another walk. @param {Start} start */
	open(start) {
		this.stop()
		return this.#ask({ sort: 'open', start })
	}

	/** Goes to a step; forward with `kinds`, no further than the next event of these. @param {number} step @param
	 * {import('../engine/moment.js').Kind[]} [kinds] */
	seek(step, kinds = []) {
		this.#waiting = this.#waiting.filter(job => job.sort === 'open')
		return this.#ask({ sort: 'seek', step, kinds })
	}

	/** Only the steps from one to another are gone to. @param {number} from @param {number} to */
	within(from, to) {
		Object.assign(this, { from, to })
		if (!this.#walk) return
		if (this.moment.step !== this.#bounded(this.moment.step)) this.seek(this.wanted)
		this.#mark(this.#walk)
		this.look(true)
	}

	#bounded(step) {
		return Math.min(Math.max(step, this.from), this.to)
	}

	/** So many steps on, or back. @param {number} delta */
	by(delta) {
		const last = this.#waiting.at(-1)
		if (last?.sort !== 'by') return this.#ask({ sort: 'by', delta })
		last.delta += delta
		return this.settled
	}

	/** To the next or previous event of a kind, or of some kinds. @param {import('../engine/moment.js').Counted} kind
	 * @param {boolean} back */
	jump(kind, back) {
		return this.#ask({ sort: 'jump', kind, back })
	}

	/** To the ordinal-th event of a kind, or of some kinds, or to the first moment with so many probes.
	 * @param {import('../engine/moment.js').Counted} kind @param {number} ordinal */
	reach(kind, ordinal) {
		this.#waiting = this.#waiting.filter(job => job.sort === 'open')
		return this.#ask({ sort: 'reach', kind, ordinal })
	}

	/** A part of the open walk's search tree; null when no walk, or another one, is open by then. @param {number[]}
	 * path @param {number} levels */
	async tree(path, levels) {
		const asked = this.#walk
		const branch = await asked?.tree(path, levels).catch(() => null)
		return (asked === this.#walk && branch) || null
	}

	/** What comes next in the open walk: see Walk.foresee; undefined when no walk, or another one, is open by then.
	 * @param {import('../engine/moment.js').Kind[]} kinds
	 * @param {import('../engine/moment.js').Kind[]} before */
	async foresee(kinds, before) {
		const asked = this.#walk
		const foreseen = await asked?.foresee(kinds, before).catch(() => undefined)
		return asked === this.#walk ? foreseen : undefined
	}

	/** Forgets what waits, breaks off what is being done. */
	stop() {
		this.#waiting = this.#waiting.filter(job => job.sort === 'open')
		this.#running?.abort()
	}

	close() {
		this.#waiting = []
		this.#running?.abort()
		return this.#ask({ sort: 'close' })
	}

	/** Measures on to the end, however long. */
	measureAll() {
		this.#measure(Infinity)
	}

	/** Out of sight nothing is measured; what was begun goes on in sight. @param {boolean} seen */
	look(seen) {
		if (!seen) this.#measuring?.abort()
		else if (this.#walk && this.length === undefined && !this.measuring) this.#measure(Math.min(MEASURE_UP_TO, this.to))
	}

	// --- one thing at a time ---------------------------------------------------------------------------

	#ask(job) {
		if (job.sort === 'open' || job.sort === 'close') this.#waiting = []
		this.#waiting.push(job)
		if (this.busy) this.#running?.abort()
		return (this.#working ??= this.#work())
	}

	async #work() {
		await null // what is asked for in one go is seen as a whole
		while ((this.#job = this.#waiting.shift())) {
			try {
				await this.#sorts[this.#job.sort](this.#job)
			} catch (error) {
				this.#listener.failed(error)
			}
		}
		this.#working = null
	}

	/** What each sort of job does. */
	#sorts = {
		open: ({ start }) => this.#openWalk(start),
		close: () => this.#closeWalk(),
		seek: ({ step, kinds }) =>
			this.#move(lasting =>
				kinds.length > 0
					? this.#walk.until(this.#bounded(step), kinds, lasting)
					: this.#walk.seek(this.#bounded(step), lasting),
			),
		by: ({ delta }) => this.#move(lasting => this.#walk.seek(this.#bounded(this.moment.step + delta), lasting)),
		jump: ({ kind, back }) =>
			this.#move(lasting => this.#inside(this.#walk[back ? 'previous' : 'next'](kind, lasting)), { kind, back }),
		reach: ({ kind, ordinal }) =>
			this.#move(lasting => this.#inside(this.#walk.reach(kind, ordinal, lasting)), { kind, back: false }),
	}

	/** What lies outside the steps that are gone to is as if there were none; the walk goes back from there. */
	async #inside(moving) {
		const moment = await moving
		if (!moment || moment.step === this.#bounded(moment.step)) return moment
		await this.#walk.seek(this.moment.step)
		return null
	}

	/** @param {Start} start */
	async #openWalk({ step, ...options }) {
		const next = await walk(options)
		this.#closeWalk()
		this.#walk = next
		const first = (this.moment = await next.moment())
		if (this.#bounded(step) > 0) await this.#move(lasting => next.seek(this.#bounded(step), lasting))
		if (this.moment === first) this.#arrive(first)
		if (this.#walk === next) this.#measure(Math.min(MEASURE_UP_TO, this.to))
	}

	#closeWalk() {
		this.#measuring?.abort()
		this.#measuring = null
		this.#walk?.close()
		this.#walk = null
		this.known = 0
		this.ticks = ''
		this.missing = null
	}

	/** @param {(lasting: import('../engine/methods.js').Lasting) => Promise<Moment|null>} how */
	async #move(how, jump = null) {
		if (!this.#walk) return
		const controller = (this.#running = new AbortController())
		const slow = setTimeout(() => (this.#waiting.length > 0 ? controller.abort() : this.#setBusy(true)), BUSY_AFTER_MS)
		const onProgress = known => {
			this.known = Math.max(this.known, known)
			if (this.busy) this.#listener.changed()
		}
		try {
			const moment = await how({ signal: controller.signal, onProgress })
			this.missing = moment ? null : jump
			if (moment) this.#arrive(moment)
			else this.#listener.changed()
		} catch (error) {
			if (!controller.signal.aborted) throw error
		} finally {
			clearTimeout(slow)
			this.#running = null
			this.#setBusy(false)
		}
	}

	#arrive(moment) {
		this.moment = moment
		this.known = Math.max(this.known, moment.step)
		this.#listener.moved(moment)
	}

	#setBusy(busy) {
		if (busy === this.busy) return
		this.busy = busy
		this.#listener.changed()
	}

	// --- measuring, in the background ------------------------------------------------------------------

	async #measure(limit) {
		this.#measuring?.abort()
		const controller = (this.#measuring = new AbortController())
		const measured = this.#walk
		const onProgress = known => {
			if (controller.signal.aborted) return
			this.#mark(measured)
			if (known > limit) controller.abort()
		}
		try {
			await measured.measure({ signal: controller.signal, onProgress })
			await this.#mark(measured)
			if (this.#walk === measured) this.#listener.measured()
		} catch (error) {
			if (!controller.signal.aborted) this.#listener.failed(error)
		} finally {
			if (this.#measuring === controller) this.#measuring = null
			this.#listener.changed()
		}
	}

	async #mark(measured) {
		const marks = await measured.marks('solution')
		if (this.#walk !== measured) return
		this.known = marks.known
		this.ticks = tickPath(binned(marks, this.from, Math.min(this.to, measured.length ?? marks.known)))
		this.#listener.changed()
	}
}
