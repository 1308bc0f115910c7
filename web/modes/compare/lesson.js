// What two moments teach, as plain data: which side has done more of what, how many times as much, which is over. Pure:
// it is computed from the moments, so it is true of any pair of searches.

import {memoryOf, peakOf} from '../../views/memory.js'

/** @typedef {{measure: string, more: 0|1, ratio: number, amounts: number[]}} Chief  more: the side that has more
 * @typedef {{clock: import('./state.js').Clock, at: number, isStart: boolean, sides: {name: string, outcome: any,
 *   steps: number, solutions: number}[], chief: Chief|null, isFound: boolean}} Lesson  isStart: neither has begun;
 *   chief: what sets them apart most; isFound: their solutions differ, which the clock does not say */

const amountsOf = moment => ({
	steps: moment.step,
	...moment.counters,
	memory: memoryOf(moment).all,
	peak: peakOf(moment).all,
})

/** Not what the clock holds equal, until a search is over. */
function measuresFor(clock, moments) {
	const isOver = moments.some(({outcome}) => outcome !== null)
	const isPeak = moments.every(moment => moment.outcome !== null && peakOf(moment).isExact)
	return ['probes', isPeak ? 'peak' : 'memory', 'steps', 'tests'].filter(
		measure => isOver || measure !== {step: 'steps', probe: 'probes'}[clock],
	)
}

/** What sets two moments apart most; of equals the first. @returns {Chief|null} */
function chiefOf(moments, measures) {
	const both = moments.map(amountsOf)
	let chief = null
	for (const measure of measures) {
		const amounts = both.map(amount => amount[measure]),
			[a, b] = amounts,
			ratio = Math.max(a / b, b / a)
		if (a > 0 && b > 0 && ratio > (chief?.ratio ?? 1)) chief = {measure, more: Number(b > a), ratio, amounts}
	}
	return chief
}

export function lessonOf(moments, {clock, at}, names) {
	const [a, b] = moments
	const sideOf = ({outcome, step: steps, counters: {solutions}}, side) => ({
		name: names[side],
		outcome,
		steps,
		solutions,
	})
	return {
		clock,
		at,
		isStart: a.step === 0 && b.step === 0,
		sides: moments.map(sideOf),
		chief: chiefOf(moments, measuresFor(clock, moments)),
		isFound:
			a.counters.solutions !== b.counters.solutions &&
			(clock !== 'solution' || a.outcome !== null || b.outcome !== null),
	}
}

/** What each side is called beside the other, no two the same. said: what the words say of searches.
 * @param {{search: string, startRow: number}[]} walks */
export function namesOf(walks, types, said, lettered) {
	const names = walks.map(
		({search, startRow}) =>
			said[search]?.short?.(startRow + (types.find(({id}) => id === search)?.countsFrom ?? 0)) ?? search,
	)
	return names[0] === names[1] ? names.map((name, side) => lettered(name, 'AB'[side])) : names
}
