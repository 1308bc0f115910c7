// A figure's position in its walk, and its queue of movements. Invariants: `moment` changes only when a movement ends;
// `open`, `stop` and `close` cancel earlier requests; a new movement cancels a slow one.

import {openWalk} from '../engine/walk.js'
import {newest} from '../engine/job.js'
import {tickPath} from '../views/timeline.js'

const BUSY_AFTER_MS = 300
export const MEASURE_UP_TO = 600_000_000

/** @import {Moment} from '../engine/moment.js' */

export class Journey {
	moment
	known = 0
	ticks = ''
	from = 0
	to = Infinity
	busy = false
	missing = null

	#listener
	#walk = null
	#length
	#waiting = []
	#job = null
	#running = newest()
	#measuring = null
	#working = null
	#isUnseen = false

	/** @param {Moment} moment  until a walk is open @param {Record<string, (what?: any) => void>} listener  moved (with
	 * the moment), changed (anything else), measured (the length is known), failed (with an error) */
	constructor(moment, listener) {
		this.moment = moment
		this.#listener = listener
	}

	get length() {
		return this.#walk?.length ?? this.#length
	}
	get measuring() {
		return this.#measuring !== null
	}
	get opened() {
		return this.#walk !== null
	}
	get alive() {
		return this.opened || [this.#job, ...this.#waiting].some(job => job?.sort === 'open')
	}
	get wanted() {
		const last = [this.#job, ...this.#waiting].findLast(job => job?.sort === 'seek')
		return last?.step < Infinity ? this.#bounded(last.step) : this.moment.step
	}
	get settled() {
		return this.#working ?? Promise.resolve()
	}

	show({moment, length}) {
		Object.assign(this, {moment, ticks: '', known: length ?? 0})
		this.#length = length
	}

	open(start, isUnseen = false) {
		this.#isUnseen = isUnseen
		return this.#instead('open', () => this.#openWalk(start))
	}

	startMeasuring() {
		if (this.#isUnseen) this.setVisible(true)
		this.#isUnseen = false
	}

	close() {
		return this.#instead('close', () => this.#closeWalk())
	}

	#instead(sort, run) {
		this.#waiting = []
		this.#running.stop()
		return this.#enqueue(sort, run)
	}

	seek(step, kinds = []) {
		this.#forget()
		const [way, ...stops] = kinds.length > 0 ? ['until', kinds] : ['seek']
		return this.#enqueue('seek', () => this.#move(way, [this.#bounded(step), ...stops]), {step})
	}

	within(from, to) {
		Object.assign(this, {from, to})
		if (!this.#walk) return
		if (this.moment.step !== this.#bounded(this.moment.step)) this.seek(this.wanted)
		this.#mark(this.#walk)
		this.setVisible(true)
	}

	#bounded(step) {
		return Math.min(Math.max(step, this.from), this.to)
	}

	by(delta) {
		const last = this.#waiting.at(-1)
		if (last?.sort !== 'by') return this.#enqueue('by', ({delta}) => this.#goTo(this.moment.step + delta), {delta})
		last.delta += delta
		return this.settled
	}

	jump(way, kind) {
		return this.#enqueue('jump', () => this.#move(way, [kind], {kind, back: way === 'previous'}))
	}

	reach(kind, ordinal) {
		this.#forget()
		return this.#enqueue('reach', () => this.#move('reach', [kind, ordinal], {kind, back: false}))
	}

	async query(what, ...about) {
		const queried = this.#walk
		const answer = await queried?.[what](...about).catch(() => undefined) // closed; #move reports other errors
		return queried === this.#walk ? answer : undefined
	}

	stop() {
		this.#forget()
		this.#running.stop()
	}

	#forget() {
		this.#waiting = this.#waiting.filter(job => job.sort === 'open')
	}

	setVisible(seen) {
		if (!seen) this.#measuring?.abort()
		else if (this.#walk && this.length === undefined && !this.measuring) this.measure()
	}

	#enqueue(sort, run, goal = {}) {
		this.#waiting.push({sort, run, ...goal})
		if (this.busy) this.#running.stop()
		return (this.#working ??= this.#work())
	}

	async #work() {
		await null // by() merges the requests of one task
		while ((this.#job = this.#waiting.shift())) {
			try {
				await this.#job.run(this.#job)
			} catch (error) {
				this.#listener.failed(error)
			}
		}
		this.#working = null
	}

	#goTo(step) {
		return this.#move('seek', [this.#bounded(step)])
	}

	async #openWalk({step, shown, ...start}) {
		const next = await (shown?.walk ?? openWalk)(start),
			first = await next.moment()
		this.#closeWalk()
		this.#walk = next
		this.show(shown ?? {moment: first})
		const {moment} = this
		if (this.#bounded(step) > 0) await this.#goTo(step)
		if (this.moment === moment) this.#arrive(first)
		if (this.#walk === next && !this.#isUnseen) this.measure()
	}

	#closeWalk() {
		this.#measuring?.abort()
		this.#walk?.close()
		this.#walk = this.#measuring = this.missing = null
	}

	/** @param {any} jump  a search for an event, which may find none or one out of bounds */
	async #move(way, args, jump = null) {
		const walk = this.#walk
		if (!walk) return
		const signal = this.#running.begin()
		const lasts = () => (this.#waiting.length > 0 ? this.#running.stop() : this.#setBusy(true))
		const slow = setTimeout(lasts, BUSY_AFTER_MS)
		const onProgress = known => {
			this.known = Math.max(this.known, known)
			if (this.busy) this.#listener.changed()
		}
		try {
			const moment = await walk[way](...args, {signal, onProgress}),
				isThere = moment && (!jump || moment.step === this.#bounded(moment.step))
			if (moment && !isThere) await walk.seek(this.moment.step)
			this.missing = isThere ? null : jump
			if (isThere) this.#arrive(moment)
			else this.#listener.changed()
		} catch (error) {
			if (!signal.aborted) throw error
		} finally {
			clearTimeout(slow)
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

	async measure(limit = Math.min(MEASURE_UP_TO, this.to)) {
		this.#measuring?.abort()
		const controller = (this.#measuring = new AbortController()),
			{signal} = controller,
			measured = this.#walk
		const onProgress = known => {
			if (signal.aborted) return
			this.#mark(measured)
			if (known > limit) controller.abort()
		}
		try {
			await measured.measure({signal, onProgress})
			await this.#mark(measured)
			if (this.#walk === measured) this.#listener.measured()
		} catch (error) {
			if (!signal.aborted) this.#listener.failed(error)
		} finally {
			if (this.#measuring === controller) this.#measuring = null
			this.#listener.changed()
		}
	}

	async #mark(measured) {
		const marks = await measured.marks('solution')
		if (this.#walk !== measured) return
		this.known = marks.known
		this.ticks = tickPath(marks, this.from, Math.min(this.to, measured.length ?? marks.known))
		this.#listener.changed()
	}
}
