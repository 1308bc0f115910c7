// Marks on a part of the timeline: a few solutions at their steps, more as a skyline, as in views/timeline.js.

import {BINS, TICKS} from '../../../views/timeline.js'

/** @import {Marks} from '../../../engine/methods.js' @import {Part} from './part.js' */

/** Numbers of the solutions that may be in the part; null: too many. @param {Marks} marks @param {Part} part */
export function ordinalsIn({spacing, counts}, {from, to}) {
	const before = counts[Math.floor(from / spacing)] ?? counts.at(-1),
		after = counts[Math.ceil(to / spacing)] ?? counts.at(-1)
	return after - before > 2 * TICKS ? null : [...Array(after - before).keys()].map(i => before + i + 1)
}

/** @param {Marks} marks @param {Part} part @param {Map<number, number>} steps  of solutions, by number */
export function ticksIn(marks, part, steps) {
	const {from, to} = part
	const found = ordinalsIn(marks, part)
		?.map(ordinal => steps.get(ordinal))
		.filter(step => step === undefined || (step >= from && step <= to))
	if (!found || found.length > TICKS || found.includes(undefined)) return skyline(marks, part)
	return found.map(step => `M${((step - from) / (to - from)) * BINS} 13v18`).join('')
}

function skyline(marks, {from, to}) {
	const parts = BINS / 3,
		upTo = [...Array(parts + 1).keys()].map(i => countAt(marks, from + (i / parts) * (to - from))),
		found = upTo.slice(1).map((count, i) => count - upTo[i]),
		most = Math.max(...found)
	return found.map((count, i) => (count > 0 ? `M${3 * i + 1.5} 22v-${Math.ceil((16 * count) / most)}` : '')).join('')
}

function countAt({spacing, known, counts}, step) {
	const i = Math.min(Math.floor(step / spacing), counts.length - 2),
		begin = i * spacing,
		end = Math.min(begin + spacing, known),
		part = end > begin ? Math.min(1, (step - begin) / (end - begin)) : 1
	return counts[i] + part * (counts[i + 1] - counts[i])
}
