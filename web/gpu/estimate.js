// Estimates a card's time for a whole count from some of its units.

import {cardOf, unitsOf} from './labour.js'

export const SAMPLE_N = 18
const FIRST_UNITS = 64
const GROWTH = 4
const SAMPLE_MS = 100
const BATCH_MS = 8

/** Milliseconds to open the card, and for all units. In a page, the first call also compiles shaders.
 * @param {import('./adapter.js').Adapter} adapter @param {any} plan @param {import('./labour.js').Request} request */
export async function estimateOf(adapter, plan, request) {
	const begun = performance.now()
	const card = await cardOf(adapter, plan, request)
	try {
		await card.open()
		return {opening: performance.now() - begun, whole: await sample(card, plan, request)}
	} finally {
		card.close()
	}
}

/** Counts evenly spaced units, ever more of them; the last time is the one without start-up. */
async function sample(card, plan, request) {
	for (let wanted = FIRST_UNITS; ; wanted *= GROWTH) {
		const of = Math.ceil(plan.units / wanted)
		const size = Math.floor(plan.units / of)
		const units = await unitsOf({...plan, shard: {index: 1, of}}, request, 0, size)
		const before = performance.now()
		await card.count(units, () => BATCH_MS)
		const took = performance.now() - before
		if (took >= SAMPLE_MS || of === 1) return (took / size) * plan.units
	}
}
