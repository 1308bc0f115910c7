// What is plotted of a search: curves through the marks that were made along it, to its end. Pure.

import {frontierNumbers, memoryOf, NUMBERS_PER_CALL} from '../../views/memory.js'

/** How many numbers a search keeps at its marks. */
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

/** sizes: of all levels; level: how many are complete; places: in all. */
function frontierAt(sizes, level, places) {
	const placed = sizes.slice(1, level + 1).reduce((sum, size) => sum + size, 0)
	return frontierNumbers({level, size: sizes[level], found: places - placed})
}

const stepsOf = ({spacing, known, counts}) => Array.from(counts, (_, i) => Math.min(i * spacing, known))

/** Along the bottom, and above it. @returns {[ArrayLike<number>, ArrayLike<number>]} */
export function curveOf(course, clock) {
	const {probe, solution} = course.marks
	if (clock === 'step') return [stepsOf(probe), memoriesOf(course)]
	return clock === 'probe' ? [probe.counts, solution.counts] : [solution.counts, probe.counts]
}

/** A curve at other places: what it was last before or at each of them, nothing beyond its end.
 * @param {[ArrayLike<number>, ArrayLike<number>]} curve */
export function sampled([xs, ys], places) {
	let i = 0
	return places.map(place => {
		while (i + 1 < xs.length && xs[i + 1] <= place && xs[i] < place) i++
		return place > xs[xs.length - 1] ? null : ys[i]
	})
}
