// Walks, in one shared worker or on this thread.

import {searches as described, types} from '#searches'
import script from 'worker:./walking.js'
import {closed} from './calls.js'
import {walkOptions} from './arguments.js'
import {searchesModule, walkModule} from './load.js'
import {METHODS} from './methods.js'
import {startNear} from './start.js'

/** @import {Square} from './moment.js' */

/** All searches in display order, each with an English sentence.
 * @returns {Promise<(import('./moment.js').SearchType & {arrays: string[], sentence: string})[]>} */
export const searches = async () => structuredClone(described)

/** The shared worker and its number of walks. */
let place = null

function enter() {
	if (place && !place.calls?.over) return place.open++, place
	const entered = {open: 1, calls: undefined, started: startNear(script).then(calls => (entered.calls = calls))}
	return (place = entered)
}

async function leave(left) {
	if (--left.open > 0) return
	if (place === left) place = null
	;(await left.started).end(closed())
}

/** Opens a walk at step 0. Throws RangeError or TypeError for bad input.
 * @param {{n: number|bigint, search?: string, startRow?: number, given?: Square[], blocked?: Square[], seed?: number,
 *   sideways?: number, restarts?: number, begin?: 'random'|'greedy'}} options
 *   n: 1 … 32, or `largest` of the search; search: an id of `searches()`, default `flags`. If the search takes them:
 *   startRow: 0 … n - 1; given, blocked: fixed queens and blocked squares; seed: 0 … 2^53; sideways: moves in a row
 *   without improvement, 0 … 1,000,000; restarts: likewise; begin: initial board @returns {Promise<Walk>} */
export async function walk(options) {
	const {search = 'flags'} = options ?? {},
		further = types.find(({id, isFurther}) => isFurther && id === search)
	const checked = walkOptions(types, options ?? {})
	const place = enter(),
		left = () => leave(place)
	const open = async ([calls, module]) =>
		new Walk(calls, await calls.request('open', [module, checked]), checked.n, left)
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
				const {value, length} = await this.#calls.request(name, [this.#id, ...checked], args[takes.length])
				this.#length ??= length
				return value
			}
	}

	/** Steps in all; undefined until known. @returns {number|undefined} */
	get length() {
		return this.#length
	}

	/** Frees the walk, and with the last walk its worker. @returns {Promise<void>} */
	async close() {
		const left = this.#left
		this.#left = () => {}
		if (this.#calls.over) return
		await this.#calls.request('close', [this.#id])
		await left()
	}
}
