// The plot's curves, from the marks of a walk: counts of events at regular steps.

import {frontierNumbers, memoryUse, NUMBERS_PER_CALL} from '../../views/memory.js'

export function memoryCurve({marks, end}) {
	const {arrays} = memoryUse(end),
		{enter, leave, level, place} = marks,
		sizes = end.frontier?.sizes
	const frontierNow = i => (sizes ? frontierAt(sizes, level.counts[i], place.counts[i]) : 0)
	return [...enter.counts].map((entered, i) => arrays + NUMBERS_PER_CALL * (entered - leave.counts[i]) + frontierNow(i))
}

function frontierAt(sizes, level, places) {
	const placed = sizes.slice(1, level + 1).reduce((sum, size) => sum + size, 0)
	return frontierNumbers({level, size: sizes[level], found: places - placed})
}

const stepsOf = ({spacing, known, counts}) => [...counts].map((_, i) => Math.min(i * spacing, known))

export function stepCurve(course, clock) {
	const {probe, solution} = course.marks
	if (clock === 'step') return [stepsOf(probe), memoryCurve(course)]
	return clock === 'probe' ? [probe.counts, solution.counts] : [solution.counts, probe.counts]
}

export function sampled([xs, ys], places) {
	let i = 0
	return places.map(place => {
		while (i + 1 < xs.length && xs[i + 1] <= place && xs[i] < place) i++
		return place > xs.at(-1) ? null : ys[i]
	})
}
