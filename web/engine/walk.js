// Walks, as pages and programs open them, done in one worker that all share, or on this thread.

import {searches as described, types} from '#searches'
import script from 'worker:./walking.js'
import {closed} from './calls.js'
import {walkOptions} from './check.js'
import {searchesModule, walkModule} from './load.js'
import {METHODS} from './methods.js'
import {startNear} from './start.js'

/** @import {Square} from './moment.js' */

/** What can be walked, in the order in which it is listed, with a sentence in English.
 * @returns {Promise<(import('./moment.js').SearchType & {arrays: string[], sentence: string})[]>} */
export const searches = async () => structuredClone(described)

/** The worker of all walks, and how many are open, or being opened, there; null: there is none. */
let place = null

function enter() {
	if (place && !place.calls?.over) return place.open++, place
	const entered = {open: 1, calls: undefined, started: startNear(script).then(calls => (entered.calls = calls))}
	return (place = entered)
}

/** The last one to leave ends the thread. */
async function leave(left) {
	if (--left.open > 0) return
	if (place === left) place = null
	;(await left.started).end(closed())
}

/** Opens a walk at step 0. RangeError or TypeError for bad input.
 * @param {{n: number|bigint, search?: string, startRow?: number, given?: Square[], blocked?: Square[], seed?: number,
 *   sideways?: number, restarts?: number, begin?: 'random'|'greedy'}} options
 *   1 ≤ n ≤ 32, or `largest` of the search; an id of `searches()`, `flags` unless said; 0 ≤ startRow < n, for searches
 *   that take one; queens that stand and squares that are closed from the beginning, for searches that take them; of
 *   those that take chance 0 ≤ seed ≤ 2^53, how many moves in a row may make nothing better and how
 *   often it may begin anew, each a million at most, and how a board is laid @returns {Promise<Walk>} */
export async function walk(options) {
	const {search = 'flags'} = options ?? {},
		further = types.find(({id, isFurther}) => isFurther && id === search)
	const checked = walkOptions(types, options ?? {})
	const place = enter(),
		left = () => leave(place)
	const open = async ([calls, module]) => new Walk(calls, await calls.ask('open', [module, checked]), checked.n, left)
	try {
		return await Promise.all([place.started, further ? searchesModule(search) : walkModule()]).then(open)
	} catch (error) {
		await left()
		throw error
	}
}

const Askable = /** @type {new () => import('./methods.js').Askable} */ (class {})

/** Random access to the moments of one search. Calls may overlap. */
export class Walk extends Askable {
	#calls
	#id
	#n
	#left
	#length

	constructor(calls, id, n, left = () => {}) {
		super()
		this.#calls = calls
		this.#id = id
		this.#n = n
		this.#left = left
	}

	static {
		for (const [name, {takes}] of Object.entries(METHODS))
			this.prototype[name] = async function (...args) {
				const checked = takes.map((check, i) => check(args[i], this.#n))
				const {value, length} = await this.#calls.ask(name, [this.#id, ...checked], args[takes.length])
				this.#length ??= length
				return value
			}
	}

	/** Steps in all; undefined until known. @returns {number|undefined} */
	get length() {
		return this.#length
	}

	/** Frees what the walk holds, and with the last walk its worker. @returns {Promise<void>} */
	async close() {
		const left = this.#left
		this.#left = () => {}
		if (this.#calls.over) return
		await this.#calls.ask('close', [this.#id])
		await left()
	}
}
