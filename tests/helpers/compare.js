// What comparisons are held against: the oracle's moments, and walks of the engine brought to where a clock says.

import {walk} from 'n-queens/engine'
import {Course} from '../../web/modes/compare/side.js'
import {goalOf} from '../../web/modes/compare/state.js'
import * as oracle from './oracle.js'

const KEYS = {step: 'step', probe: 'probes', solution: 'solutions'}

const known = new Map()
export function momentsOf({search, n, startRow = 0}) {
	const key = `${search} ${n} ${startRow}`
	if (!known.has(key)) known.set(key, [...oracle.walk(search, n, {startRow})])
	return known.get(key)
}
export const reading = ({step, counters}, clock) => (clock === 'step' ? step : counters[KEYS[clock]])
/** Where the clock says a search is: the first moment with so much, else the end. */
export const expectedAt = (options, clock, at) =>
	momentsOf(options).find(moment => reading(moment, clock) >= at) ?? momentsOf(options).at(-1)

/** An instance of the engine takes megabytes. */
const opened = new Map()
function walkOver(options) {
	const key = JSON.stringify(options)
	if (!opened.has(key)) opened.set(key, walk(options))
	return opened.get(key)
}

export async function brought(options, clock, at, course) {
	const w = await walkOver(options),
		goal = goalOf(clock, at, course)
	return 'step' in goal ? w.seek(goal.step) : ((await w.reach(goal.kind, goal.ordinal)) ?? w.seek(Infinity))
}

export async function courseOf(options) {
	const course = new Course(walk(options), () => {})
	await course.measure()
	return course
}
