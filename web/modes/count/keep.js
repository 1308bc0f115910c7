// What outlives the page: unfinished counts and finished ones, one record for each n, in IndexedDB. Whatever the
// browser does to a page's storage (throw, refuse, never answer), each call here ends, and by a rejection when nothing
// was kept.
//
// Two pages may count the same n. A part is one consistent record, written whole, and never replaces one that is
// further on; so whichever is read back leads to the right total.

/*! idb-keyval: Copyright Jake Archibald, Apache License 2.0, https://github.com/jakearchibald/idb-keyval */
import { createStore, delMany, entries, promisifyRequest, update } from 'idb-keyval'
import { isFurther } from './state.js'

/**
 * @typedef {import('./state.js').Part} Part
 * @typedef {import('./state.js').Result} Result
 */

const ANSWERS_WITHIN_MS = 3000
/** Raise this when records change their shape, or units what they hold (web/engine/tally.js): what is older is left
 * aside. */
const VERSION = 4

const store = () => (store.made ??= createStore('n-queens-counts', 'counts'))
store.made = undefined

/** @template T @param {() => Promise<T>} ask @returns {Promise<T>} */
async function answered(ask) {
	let timer
	const silence = new Promise((_, fail) => (timer = setTimeout(fail, ANSWERS_WITHIN_MS, new Error('no answer'))))
	try {
		return await Promise.race([ask(), silence])
	} finally {
		clearTimeout(timer)
	}
}

const isWhole = (value, low) => Number.isSafeInteger(value) && value >= low
const isPart = part =>
	isWhole(part?.n, 1) && part.n <= 27 && isWhole(part.done, 1) && isWhole(part.units, part.done) && part.seconds >= 0
const isCurrent = record => record?.version === VERSION && isPart(record)
const isResult = result =>
	isWhole(result?.n, 1) && result.n <= 27 && typeof result.total === 'bigint' && result.seconds >= 0

/** Everything kept. @returns {Promise<{parts: Record<number, Part>, results: Record<number, Result>}>} */
export async function readKept() {
	const kept = { parts: {}, results: {} }
	for (const [key, record] of await answered(() => entries(store()))) {
		if (record?.version !== VERSION) continue
		if (/^part /.test(String(key)) && isPart(record)) kept.parts[record.n] = record
		if (/^result /.test(String(key)) && isResult(record)) kept.results[record.n] = record
	}
	return kept
}

/** @param {Part} part */
export const keepPart = part =>
	answered(() =>
		update(
			`part ${part.n}`,
			old => (isCurrent(old) && isFurther(old, part) ? old : { ...part, version: VERSION }),
			store(),
		),
	)

/** In place of its part, in one go: a page that is closed between two would have lost both. @param {Result} result */
export const keepResult = result =>
	answered(() =>
		store()('readwrite', records => {
			records.put({ ...result, version: VERSION }, `result ${result.n}`)
			records.delete(`part ${result.n}`)
			return promisifyRequest(records.transaction)
		}),
	)

/** @param {number} n */
export const dropPart = n => answered(() => delMany([`part ${n}`], store()))

/** @param {number[]} ns */
export const dropResults = ns =>
	answered(() =>
		delMany(
			ns.map(n => `result ${n}`),
			store(),
		),
	)
