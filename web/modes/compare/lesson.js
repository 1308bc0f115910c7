// What two moments teach, as plain data: which side has done more of what, how many times as much, which is over. The
// words are the locale's. Pure.
//
// Invariant: everything said is computed from the two moments at hand, so it is true of any pair of searches.

import { memoryOf, peakOf } from '../../views/memory.js'

/**
 * @typedef {import('../../engine/moment.js').Moment} Moment
 * @typedef {'steps'|'probes'|'tests'|'memory'|'peak'} Measure
 * @typedef {{measure: Measure, more: 0|1, ratio: number, amounts: [number, number]}} Chief
 * @typedef {{name: string, outcome: Moment['outcome'], steps: number, solutions: number}} Side
 * @typedef {object} Lesson
 * @property {import('./state.js').Clock} clock
 * @property {number} at
 * @property {boolean} isStart  neither has begun
 * @property {[Side, Side]} sides
 * @property {Chief|null} chief  what sets them apart most; null: nothing does
 * @property {boolean} isFound  their solutions differ, which the clock does not say
 */

/** @param {Moment} moment @returns {Record<string, number>} */
const amountsOf = moment => ({
	steps: moment.step,
	...moment.counters,
	memory: memoryOf(moment).all,
	peak: peakOf(moment).all,
})

/** Which of them are compared: not what the clock itself holds equal, but once a search is over it no longer does. */
function measuresFor(clock, moments) {
	const isOver = moments.some(({ outcome }) => outcome !== null)
	const areOver = moments.every(({ outcome }) => outcome !== null)
	const memory = areOver && moments.every(moment => peakOf(moment).isExact) ? 'peak' : 'memory'
	return /** @type {Measure[]} */ (['probes', memory, 'steps', 'tests']).filter(
		measure => isOver || measure !== { step: 'steps', probe: 'probes' }[clock],
	)
}

/** What sets two moments apart most; of equals the first. @param {[Moment, Moment]} moments @param {Measure[]}
 * measures
 * @returns {Chief|null} */
export function chiefOf(moments, measures) {
	const [a, b] = moments.map(amountsOf)
	const compared = measures
		.filter(measure => a[measure] > 0 && b[measure] > 0 && a[measure] !== b[measure])
		.map(measure => ({
			measure,
			more: /** @type {0|1} */ (Number(b[measure] > a[measure])),
			ratio: Math.max(a[measure] / b[measure], b[measure] / a[measure]),
			amounts: /** @type {[number, number]} */ ([a[measure], b[measure]]),
		}))
	return compared.reduce((best, chief) => (best && best.ratio >= chief.ratio ? best : chief), null)
}

/** @param {[Moment, Moment]} moments @param {{clock: import('./state.js').Clock, at: number}} choice
 * @param {[string, string]} names @returns {Lesson} */
export function lessonOf(moments, { clock, at }, names) {
	const [a, b] = moments
	return {
		clock,
		at,
		isStart: a.step === 0 && b.step === 0,
		sides: /** @type {[Side, Side]} */ (
			moments.map(({ outcome, step, counters }, side) => ({
				name: names[side],
				outcome,
				steps: step,
				solutions: counters.solutions,
			}))
		),
		chief: chiefOf(moments, measuresFor(clock, moments)),
		isFound:
			a.counters.solutions !== b.counters.solutions &&
			(clock !== 'solution' || a.outcome !== null || b.outcome !== null),
	}
}

/** What each side is called beside the other, so that no two are called the same.
 * @param {{n: number, search: string, startRow: number}[]} walks
 * @param {import('../../engine/moment.js').SearchType[]} types
 * @param {Record<string, {short?: (row: number) => string}>} said  what the words say of searches
 * @param {(name: string, letter: string) => string} lettered */
export function namesOf(walks, types, said, lettered) {
	const names = walks.map(
		({ search, startRow }) =>
			said[search]?.short?.(startRow + (types.find(({ id }) => id === search)?.countsFrom ?? 0)) ?? search,
	)
	return names[0] === names[1] ? names.map((name, side) => lettered(name, 'AB'[side])) : names
}
