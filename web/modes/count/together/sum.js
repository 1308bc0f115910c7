// Lines of shards, as they come back, added up. Pure. Invariant: no unit is counted twice; nothing that was left out is
// in the sum.

import {lineIn} from '../../../engine/lines.js'

/** @typedef {{line: number, why: 'none'|'damaged'|'old'|'twice'|'other', value: any}} Fault  value: its text; of
 * twice, the line that has the unit; of other, the line's n */

/** What lines say of the count of n, which has so many units. of: the shards of the first line.
 * @param {string} text @param {number} n @param {number} units
 * @returns {{lines: number, done: number, of: number|null, missing: number[], sum: bigint, faults: Fault[]}} */
export function added(text, n, units) {
	const owner = new Uint32Array(units),
		/** @type {Fault[]} */ faults = []
	let lines = 0,
		done = 0,
		of = null,
		sum = 0n
	text.split('\n').forEach((own, i) => {
		if (own.trim() === '') return
		const said = lineIn(own),
			fault = said.fault ? {why: said.fault, value: own.trim()} : faultOf(said)
		if (fault) return faults.push({line: i + 1, ...fault})
		for (let unit = said.first; unit <= said.last; unit += said.step) owner[unit] = i + 1
		done += (said.last - said.first) / said.step + 1
		sum += said.count
		of ??= said.of
		lines++
	})

	/** @returns {Pick<Fault, 'why'|'value'>|undefined} */
	function faultOf(said) {
		if (said.n !== n) return {why: 'other', value: said.n}
		if (said.units !== units) return {why: 'old', value: said.units}
		for (let unit = said.first; unit <= said.last; unit += said.step)
			if (owner[unit] > 0) return {why: 'twice', value: owner[unit]}
	}

	return {lines, done, of, missing: of === null ? [] : shardsWithout(owner, of), sum, faults}
}

/** Shards of which some unit has no owner, in ascending order. */
function shardsWithout(owner, of) {
	const missing = new Set()
	for (let unit = 0; unit < owner.length; unit++) if (owner[unit] === 0) missing.add((unit % of) + 1)
	return [...missing].sort((a, b) => a - b)
}

/** 1-3,7 */
export function ranges(numbers) {
	const spans = []
	for (const number of numbers) {
		if (spans.at(-1)?.[1] === number - 1) spans.at(-1)[1] = number
		else spans.push([number, number])
	}
	return spans.map(([first, last]) => (first === last ? first : `${first}-${last}`)).join(', ')
}
