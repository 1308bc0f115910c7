// One side of a comparison: a figure that follows the clock, and a Course, which measures the search in the background.
// Invariant: a closed course reports nothing.

import {newest} from '../../engine/job.js'
import {optionText} from '../../figure/attributes.js'
import {CLOCKS, goalAt, isThere, clockReadings} from './state.js'

/** Largest number of steps measured without request. */
const MEASURED_UNASKED = 100_000_000
const MARKED = ['probe', 'solution', 'enter', 'leave', 'place', 'level']

/** walk: a promise of an open walk */
export function makeCourse(walk, changed) {
	const work = newest()

	function raise(reading) {
		for (const clock of CLOCKS) course.known[clock] = Math.max(course.known[clock], reading[clock])
	}

	async function readMarks(walk) {
		const [probes, solutions] = await Promise.all([walk.marks('probe'), walk.marks('solution')])
		raise({step: probes.known, probe: probes.counts.at(-1) ?? 0, solution: solutions.counts.at(-1) ?? 0})
		changed()
	}

	const course = {
		known: {step: 0, probe: 0, solution: 0},
		end: null,
		marks: null,
		measuring: false,

		get isEnd() {
			return course.end !== null
		},

		async measure(limit = MEASURED_UNASKED) {
			if (course.isEnd || course.measuring) return
			course.measuring = true
			const signal = work.begin()
			try {
				const opened = await walk
				const read = () => readMarks(opened).catch(() => {}) // walk closed; measure() reports other errors
				await opened.measure({signal, onProgress: known => (known > limit ? work.stop() : read())})
				course.learn(await opened.seek(Infinity))
				const marks = await Promise.all(MARKED.map(async what => [what, await opened.marks(what)]))
				course.marks = Object.fromEntries(marks)
			} catch (error) {
				if (!signal.aborted) throw error
			} finally {
				course.measuring = false
				changed()
			}
		},

		stop: work.stop,

		learn(moment) {
			raise(clockReadings(moment))
			if (moment.outcome === null || course.isEnd) return
			course.end = moment
			changed()
		},

		async close() {
			changed = () => {}
			work.stop()
			await (await walk).close()
		},
	}
	return course
}

export function makeSide({walk, changed, failed}) {
	const figure = document.createElement('n-queens'),
		bringing = newest()
	let walked = ''

	function set(attributes) {
		for (const [name, value] of Object.entries(attributes)) figure.setAttribute(name, String(value))
	}

	set({views: 'board', controls: 'none', 'aria-live': 'off'})
	const side = {
		figure,
		course: undefined,

		begin(options) {
			const wanted = JSON.stringify(options)
			if (wanted === walked) return
			walked = wanted
			const {n, search, startRow} = options,
				[given, blocked] = [options.given, options.blocked].map(squares => optionText(squares) ?? '')
			set({n, search, 'start-row': startRow, given, blocked})
			side.course?.close().catch(() => {}) // the walk never opened
			side.course = makeCourse(walk(options), changed)
			side.course.measure().catch(failed)
		},

		async bring(clock, at) {
			const signal = bringing.begin(),
				before = figure.moment,
				goal = goalAt(clock, at, side.course)
			await ('step' in goal ? figure.seek(goal.step) : figure.reach(goal.kind, goal.ordinal))
			if (signal.aborted) return false
			const has = figure.moment !== before && isThere(clock, at, figure.moment)
			if (!has && figure.length !== undefined) await figure.seek(Infinity) // the search ends before the clock's value
			if (signal.aborted) return false
			side.course.learn(figure.moment)
			return isThere(clock, at, figure.moment)
		},
	}
	return side
}
