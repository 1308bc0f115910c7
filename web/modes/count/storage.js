// Stored counts in IndexedDB. Invariants: each call settles, even if the browser's storage never answers. If two pages
// count the same n, the count with more finished units stays.

/*! idb-keyval: Copyright Jake Archibald, Apache License 2.0, https://github.com/jakearchibald/idb-keyval */
import {createStore, delMany, entries, promisifyRequest, update} from 'idb-keyval'
import {MAX_COUNT_N} from '../../engine/known.js'
import {isFurther} from './state.js'

const ANSWERS_WITHIN_MS = 3000
/** Records of other versions are ignored. Raise VERSION when records or units (engine/shard-lines.js) change their
 * shape. */
const VERSION = 5

let opened
const store = () => (opened ??= createStore('n-queens-counts', 'counts'))

async function answered(ask) {
	let timer
	const silence = new Promise((_, fail) => (timer = setTimeout(fail, ANSWERS_WITHIN_MS, new Error('no answer'))))
	try {
		return await Promise.race([ask(), silence])
	} finally {
		clearTimeout(timer) // so that `silence` does not reject later
	}
}

const isWhole = (value, low) => Number.isSafeInteger(value) && value >= low
const isRecord = record =>
	record?.version === VERSION && isWhole(record.n, 1) && record.n <= MAX_COUNT_N && record.seconds >= 0
const isPart = record => isRecord(record) && isWhole(record.done, 1) && isWhole(record.units, record.done)
const isResult = record => isRecord(record) && typeof record.total === 'bigint'

export function openStorage(shard) {
	const tail = shard ? ` ${shard}` : '',
		key = (kind, n) => `${kind} ${n}${tail}`
	const drop = keys => answered(() => delMany(keys, store()))

	return {
		async read() {
			const parts = {},
				results = {}
			for (const [name, record] of await answered(() => entries(store()))) {
				if (name === key('part', record?.n) && isPart(record)) parts[record.n] = record
				if (name === key('result', record?.n) && isResult(record)) results[record.n] = record
			}
			return {parts, results}
		},

		savePart(part) {
			const further = old => (isPart(old) && isFurther(old, part) ? old : {...part, version: VERSION})
			return answered(() => update(key('part', part.n), further, store()))
		},

		/** Replaces a part by its result in one transaction, because a page may close between two transactions. */
		saveResult: result =>
			answered(() =>
				store()('readwrite', records => {
					records.put({...result, version: VERSION}, key('result', result.n))
					records.delete(key('part', result.n))
					return promisifyRequest(records.transaction)
				}),
			),

		dropPart: n => drop([key('part', n)]),
		dropResults: ns => drop(ns.map(n => key('result', n))),
	}
}
