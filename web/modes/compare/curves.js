// What is plotted of a search: curves through the marks that were made along it. Pure.
//
// Invariant: a curve goes through the marks of its search and ends where the search does.

import {frontierNumbers, memoryOf, NUMBERS_PER_CALL} from '../../views/memory.js'

/** @import { Course } from './course.js' */

/** How many numbers a search keeps at its marks, one after the other. @param {Course} course @returns {number[]} */
export function memoriesOf({marks, end}) {
	const {arrays} = memoryOf(end),
		sizes = end.frontier?.sizes
	return Array.from(
		marks.enter.counts,
		(enter, i) =>
			arrays +
			NUMBERS_PER_CALL * (enter - marks.leave.counts[i]) +
			(sizes ? frontierAt(sizes, marks.level.counts[i], marks.place.counts[i]) : 0),
	)
}

/** @param {number[]} sizes  of all levels @param {number} level  how many are complete
 * @param {number} places  queens placed in all */
function frontierAt(sizes, level, places) {
	const placed = sizes.slice(1, level + 1).reduce((sum, size) => sum + size, 0)
	return frontierNumbers({level, size: sizes[level], found: places - placed})
}

/** The steps of the marks. @param {{spacing: number, known: number, counts: ArrayLike<number>}} marks */
const stepsOf = ({spacing, known, counts}) => Array.from(counts, (_, i) => Math.min(i * spacing, known))

/** What is plotted of a course: along the bottom, and above it. @param {Course} course
 * @param {import('./state.js').Clock} clock @returns {[ArrayLike<number>, ArrayLike<number>]} */
export function curveOf(course, clock) {
	const {probe, solution} = course.marks
	if (clock === 'step') return [stepsOf(probe), memoriesOf(course)]
	return clock === 'probe' ? [probe.counts, solution.counts] : [solution.counts, probe.counts]
}

/** A curve at other places: what it was last before or at each of them, nothing beyond its end.
 * @param {[ArrayLike<number>, ArrayLike<number>]} curve @param {number[]} places */
export function sampled([xs, ys], places) {
	let i = 0
	return places.map(place => {
		while (i + 1 < xs.length && xs[i + 1] <= place && xs[i] < place) i++
		return place > xs[xs.length - 1] ? null : ys[i]
	})
}
