// Estimates a card's time for whole counts from some units of one n.

import {MIN_CARD_N} from '../engine/known.js'
import {cardOf, unitsOf} from './labour.js'

export const SAMPLE_N = 18
const FIRST_UNITS = 64
const GROWTH = 4
const SAMPLE_MS = 100
const BATCH_MS = 8
/** Time of the whole count for n = MIN_CARD_N, … relative to SAMPLE_N, of the prototype on an H100 (doc/counting.md).
 * Beyond the table n takes NEXT times as long as n - 1. */
const RELATIVE = [0.0001, 0.0003, 0.002, 0.008, 0.04, 0.25, 1, 6, 30, 250, 1700]
const NEXT = 9

/** Seconds for n, with the time to open the card. The first call of a page also compiles shaders.
 * @param {import('./adapter.js').Adapter} adapter @param {any} plan  of SAMPLE_N
 * @param {import('./labour.js').Request} request @returns {Promise<(n: number) => number>} */
export async function estimateOf(adapter, plan, request) {
	const begun = performance.now()
	const card = await cardOf(adapter, plan, request)
	try {
		await card.open()
		const opening = performance.now() - begun
		const whole = await sample(card, plan, request)
		return n => (opening + whole * relativeTime(n - MIN_CARD_N)) / 1000
	} finally {
		card.close()
	}
}

/** Milliseconds for all units, from evenly spaced ones; the last of ever larger samples is the one without start-up. */
async function sample(card, plan, request) {
	for (let wanted = FIRST_UNITS; ; wanted *= GROWTH) {
		const of = Math.ceil(plan.units / wanted)
		const size = Math.floor(plan.units / of)
		const units = await unitsOf({...plan, shard: {index: 1, of, units: plan.units}}, request, 0, size)
		const before = performance.now()
		await card.count(units, () => BATCH_MS)
		const took = performance.now() - before
		if (took >= SAMPLE_MS || of === 1) return (took / size) * plan.units
	}
}

function relativeTime(place) {
	const last = Math.min(place, RELATIVE.length - 1)
	return RELATIVE[last] * NEXT ** (place - last)
}
