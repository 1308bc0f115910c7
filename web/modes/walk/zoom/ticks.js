// Marks on a part of the timeline: ticks of a few solutions, or bars of many.

import {BINS, skyline, TICKS} from '../../../views/timeline.js'

/** @import {Marks} from '../../../engine/walk.js' @import {Part} from './range.js' */

export function ordinalsIn({spacing, counts}, {from, to}) {
	const before = counts[Math.floor(from / spacing)] ?? counts.at(-1),
		after = counts[Math.ceil(to / spacing)] ?? counts.at(-1)
	return after - before > 2 * TICKS ? null : [...Array(after - before).keys()].map(i => before + i + 1)
}

/** @param {Marks} marks @param {Part} part @param {Map<number, number>} steps  known steps of solutions, by number */
export function ticksIn(marks, part, steps) {
	const {from, to} = part
	const found = ordinalsIn(marks, part)
		?.map(ordinal => steps.get(ordinal))
		.filter(step => step === undefined || (step >= from && step <= to))
	if (!found || found.length > TICKS || found.includes(undefined)) return skyline(marks, from, to)
	return found.map(step => `M${((step - from) / (to - from)) * BINS} 13v18`).join('')
}
