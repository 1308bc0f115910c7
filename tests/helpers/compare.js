import {walk} from 'n-queens/engine'
import {makeCourse} from '#web/modes/compare/side.js'
import {goalAt} from '#web/modes/compare/state.js'
import * as oracle from './oracle.js'

const known = {}
export const momentsOf = ({search, n, startRow = 0}) =>
	(known[`${search} ${n} ${startRow}`] ??= [...oracle.walk(search, n, {startRow})])
export const reading = ({step, counters}, clock) => (clock === 'step' ? step : counters[`${clock}s`])
export const expectedAt = (options, clock, at) =>
	momentsOf(options).find(moment => reading(moment, clock) >= at) ?? momentsOf(options).at(-1)

export function memoryExpected({search}, {frontier, stack: {length}, ...moment}) {
	const arrays = oracle.arrays(search, moment).reduce((sum, {values}) => sum + values.length, 0),
		boards = frontier ? frontier.size * frontier.level + frontier.found * (frontier.level + 1) : 0
	return {arrays, stack: 2 * length, frontier: boards, all: arrays + 2 * length + boards}
}

const opened = {}
export async function momentAt(options, clock, at, course) {
	const w = await (opened[JSON.stringify(options)] ??= walk(options)),
		goal = goalAt(clock, at, course)
	return 'step' in goal ? w.seek(goal.step) : ((await w.reach(goal.kind, goal.ordinal)) ?? w.seek(Infinity))
}

export async function courseOf(options) {
	const course = makeCourse(walk(options), () => {})
	await course.measure()
	return course
}
