// Walks, as pages and programs open them, done in one worker that all share, or on this thread.

import searchTypes from 'described:searches'
import styles from 'described:styles'
import script from 'worker:./walking.js'
import {aBoard, oneOf, walkOptions} from './check.js'
import {MAX_N} from './known.js'
import {walkModule} from './load.js'
import {METHODS} from './methods.js'
import {startNear} from './start.js'

let started

async function ready() {
	if ((await started)?.over) started = undefined
	return Promise.all([(started ??= startNear(script)), walkModule()])
}

/** What can be walked, in the order in which it is listed.
 * @returns {Promise<import('./moment.js').SearchType[]>} */
export const searches = async () => structuredClone(searchTypes)

/** Opens a walk at step 0. RangeError or TypeError for bad input.
 * @param {{n: number|bigint, search?: string, startRow?: number}} options  1 ≤ n ≤ 32; an id of `searches()`, `flags`
 *   unless said; 0 ≤ startRow < n, for searches that take one @returns {Promise<Walk>} */
export async function walk(options) {
	const checked = walkOptions(searchTypes, options ?? {})
	const [calls, module] = await ready()
	const id = await calls.ask('open', [module, checked])
	return new Walk(calls, id, checked.n)
}

/** A board as text, each line ended by a newline. @param {ArrayLike<number>} board  columns from 0, -1 for a row
 * without a queen @param {string} [style]  dots, lower, squares, hash or positions @returns {Promise<string>} */
export async function format(board, style = 'dots') {
	oneOf('style', style, styles)
	const columns = aBoard(board, MAX_N, -1)
	const [calls, module] = await ready()
	return calls.ask('format', [module, columns, style])
}

const Askable = /** @type {new () => import('./methods.js').Askable} */ (class {})

/** Random access to the moments of one search. Calls may overlap. */
export class Walk extends Askable {
	#calls
	#id
	#n
	#length

	constructor(calls, id, n) {
		super()
		this.#calls = calls
		this.#id = id
		this.#n = n
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

	/** Frees what the walk holds. @returns {Promise<void>} */
	async close() {
		await this.#calls.ask('close', [this.#id])
	}
}
