// One side of a comparison: a figure that follows the clock, and a Course, which measures the search in the background.
// Invariant: a closed course reports nothing.

import {newest} from '../../engine/job.js'
import {optionText} from '../../figure/attributes.js'
import {CLOCKS, goalAt, isThere, clockReadings} from './state.js'

/** Longer searches, in steps, are measured only on request. */
const MEASURED_UNASKED = 100_000_000
const MARKED = ['probe', 'solution', 'enter', 'leave', 'place', 'level']

export class Course {
	known = {step: 0, probe: 0, solution: 0}
	end = null
	marks = null
	measuring = false
	#walk
	#changed
	#work = newest()

	constructor(walk, changed) {
		this.#walk = walk
		this.#changed = changed
	}

	get isEnd() {
		return this.end !== null
	}

	async measure(limit = MEASURED_UNASKED) {
		if (this.isEnd || this.measuring) return
		this.measuring = true
		const signal = this.#work.begin()
		try {
			const walk = await this.#walk
			const read = () => this.#readMarks(walk).catch(() => {}) // the walk was closed, or measure() reports it
			await walk.measure({signal, onProgress: known => (known > limit ? this.stop() : read())})
			this.learn(await walk.seek(Infinity))
			this.marks = Object.fromEntries(await Promise.all(MARKED.map(async what => [what, await walk.marks(what)])))
		} catch (error) {
			if (!signal.aborted) throw error
		} finally {
			this.measuring = false
			this.#changed()
		}
	}

	stop() {
		this.#work.stop()
	}

	learn(moment) {
		this.#raise(clockReadings(moment))
		if (moment.outcome === null || this.isEnd) return
		this.end = moment
		this.#changed()
	}

	async close() {
		this.#changed = () => {}
		this.stop()
		await (await this.#walk).close()
	}

	async #readMarks(walk) {
		const [probes, solutions] = await Promise.all([walk.marks('probe'), walk.marks('solution')])
		this.#raise({step: probes.known, probe: probes.counts.at(-1) ?? 0, solution: solutions.counts.at(-1) ?? 0})
		this.#changed()
	}

	#raise(reading) {
		for (const clock of CLOCKS) this.known[clock] = Math.max(this.known[clock], reading[clock])
	}
}

export class Side {
	course
	figure = document.createElement('n-queens')
	#bringing = newest()
	#walked = ''
	#tools

	constructor(tools) {
		this.#tools = tools
		this.#set({views: 'board', controls: 'none', 'aria-live': 'off'})
	}

	#set(attributes) {
		for (const [name, value] of Object.entries(attributes)) this.figure.setAttribute(name, String(value))
	}

	begin(options) {
		const walked = JSON.stringify(options)
		if (walked === this.#walked) return
		this.#walked = walked
		const {n, search, startRow} = options,
			[given, blocked] = [options.given, options.blocked].map(squares => optionText(squares) ?? ''),
			{walk, changed, failed} = this.#tools
		this.#set({n, search, 'start-row': startRow, given, blocked})
		this.course?.close().catch(() => {}) // the walk never opened
		this.course = new Course(walk(options), changed)
		this.course.measure().catch(failed)
	}

	async bring(clock, at) {
		const signal = this.#bringing.begin(),
			{figure} = this,
			before = figure.moment,
			goal = goalAt(clock, at, this.course)
		await ('step' in goal ? figure.seek(goal.step) : figure.reach(goal.kind, goal.ordinal))
		if (signal.aborted) return false
		const has = figure.moment !== before && isThere(clock, at, figure.moment)
		if (!has && figure.length !== undefined) await figure.seek(Infinity) // the search ends before the clock's value
		if (signal.aborted) return false
		this.course.learn(figure.moment)
		return isThere(clock, at, figure.moment)
	}
}
