// Counting on the thread that asks: for counts that are over before a worker has started, and where there are no
// workers. In slices, so that a page stays alive; what cannot be sliced is the opening of a count, and one unit.

import { breathe } from './job.js'

const SLICE_MS = 8

/**
 * Counts what is to be had of a tally. Rejects with the signal's reason, and with what the instance throws;
 * what was not finished is to be had again.
 * @param {import('./count-instance.js').CountInstance} instance @param {import('./tally.js').Tally} tally
 * @param {{signal: AbortSignal, onFinish: () => void}} options
 */
export async function countHere(instance, tally, { signal, onFinish }) {
	let breathed = performance.now()
	signal.throwIfAborted()
	try {
		for (let range; (range = tally.take(instance, { milliseconds: SLICE_MS })); ) {
			const begun = performance.now()
			const sum = instance.units(tally.plan, range.first, range.end)
			const now = performance.now()
			tally.finish(range.ticket, sum, now - begun)
			onFinish()
			if (now - breathed >= SLICE_MS) {
				await breathe()
				breathed = performance.now()
			}
			signal.throwIfAborted()
		}
	} finally {
		tally.lose(instance)
	}
}
