// Compares two moments: finds the measure with the largest ratio, that ratio, and the searches' outcomes.

import {memoryUse, peakMemory} from '../../views/memory.js'

const amountsOf = moment => ({
	steps: moment.step,
	...moment.counters,
	memory: memoryUse(moment).all,
	peak: peakMemory(moment).all,
})

function measuresFor(clock, moments) {
	const isOver = moments.some(({outcome}) => outcome !== null)
	const isPeak = moments.every(moment => moment.outcome !== null && peakMemory(moment).isExact)
	return ['probes', isPeak ? 'peak' : 'memory', 'steps', 'tests'].filter(
		measure => isOver || measure !== {step: 'steps', probe: 'probes'}[clock],
	)
}

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

export function lessonTexts(moments, {clock, at}) {
	const sides = moments.map(({outcome, step: steps, counters: {solutions}}) => ({outcome, steps, solutions})),
		[a, b] = sides
	return {
		clock,
		at,
		isStart: a.steps + b.steps === 0,
		sides,
		chief: chiefOf(moments, measuresFor(clock, moments)),
		isFound: a.solutions !== b.solutions && (clock !== 'solution' || sides.some(({outcome}) => outcome !== null)),
	}
}
