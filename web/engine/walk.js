// Walks in a shared worker. A figure's walk is also near: an instance on this thread, shared by all figures, answers
// calls of up to 2 ms. The worker answers longer calls, with a state from which later calls are near again.

import {searches as described, types} from '#searches'
import script from 'worker:./walk-worker.js'
import {closed} from './calls.js'
import {walkOptions} from './arguments.js'
import {MAX_N} from './known.js'
import {searchesModule, walkModule} from './load.js'
import {METHODS} from './methods.js'
import {endShared, startShared} from './start.js'

/** @import {Square} from './moment.js' */

/** All searches in display order, each with an English sentence.
 * @returns {Promise<(import('./moment.js').SearchType & {arrays: string[], sentence: string})[]>} */
export const searches = async () => structuredClone(described)

/** Number of near calls. After each REST_EVERY of them, other tasks of this thread get a turn. */
let answered = 0
const REST_EVERY = 64

let here
function near(...call) {
	if (!here) script.run((here = {postMessage() {}}))
	return here.near(...call)
}

let open = 0

async function openFar(module, options) {
	open++
	try {
		const calls = await startShared(script)
		return {calls, id: await calls.request('open', [module, options]), leave}
	} catch (error) {
		leave()
		throw error
	}
}

function leave() {
	if (--open === 0) endShared(script, closed())
}

/** Opens a walk at step 0. Throws RangeError or TypeError for bad input.
 * @param {{n: number|bigint, search?: string, startRow?: number, given?: Square[], blocked?: Square[], seed?: number,
 *   sideways?: number, restarts?: number, begin?: 'random'|'greedy'}} options
 *   n: 1 … 32, or `largest` of the search; search: an id of `searches()`, default `flags`. If the search takes them:
 *   startRow: 0 … n - 1; given, blocked: fixed queens and blocked squares; seed: 0 … 2^53; sideways: moves in a row
 *   without improvement, 0 … 1,000,000; restarts: 0 … 1,000,000; begin: initial board @returns {Promise<Walk>} */
export async function walk(options) {
	const opened = await openWalk(options, false)
	await opened.moment() // rejects if there is no memory
	return opened
}

/** Opens a walk after checking only its options; memory errors appear at the first call.
 * @param {any} options @returns {Promise<Walk>} */
export async function openWalk(options, isNear = true) {
	const checked = walkOptions(types, options ?? {}),
		{search, n, place} = checked,
		module = await (types[place].isFurther ? searchesModule(search) : walkModule()),
		canBeNear = isNear && n <= MAX_N && !('seed' in checked)
	return new Walk(
		n,
		() => openFar(module, checked),
		canBeNear ? {module, options: checked, step: 0, state: null} : null,
	)
}

const Askable = /** @type {new () => import('./methods.js').Askable} */ (class {})

/** Random access to the moments of one search. Calls may overlap; a figure moves one at a time. */
export class Walk extends Askable {
	#n
	#openFar
	#far
	#near
	#isClosed = false
	#length

	/** @param {() => Promise<{calls: import('./calls.js').Calls, id: number, leave: () => void}>} openFar  opens the walk
	 * in a worker
	 * @param {any} near  see walk-worker.js; null: the worker answers every call */
	constructor(n, openFar, near = null) {
		super()
		this.#n = n
		this.#openFar = openFar
		this.#near = near
	}

	static {
		for (const [name, {takes, none}] of Object.entries(METHODS))
			this.prototype[name] = async function (...args) {
				const checked = takes.map((check, i) => check(args[i], this.#n)),
					lasting = args[takes.length]
				lasting?.signal?.throwIfAborted()
				if (this.#isClosed) throw closed()
				const found = this.#near && near(this.#near, name, checked)
				if (found && ++answered % REST_EVERY === 0) await new Promise(/** @type {any} */ (setTimeout))
				const {value, length} = found ?? (await this.#fetch(name, checked, lasting))
				this.#length ??= length
				if (value === null && none) throw none(checked[0])
				return value
			}
	}

	async #fetch(name, args, lasting) {
		const {calls, id} = await (this.#far ??= this.#openFar()),
			answer = await calls.request(name, [this.#near?.step, ...args], lasting, id)
		if (answer.state) this.#near = {...this.#near, step: answer.value.step, state: answer.state}
		return answer
	}

	/** Number of steps; undefined until known. @returns {number|undefined} */
	get length() {
		return this.#length
	}

	/** Frees the walk, and with the last walk its worker. @returns {Promise<void>} */
	async close() {
		if (this.#isClosed) return
		this.#isClosed = true
		const far = await this.#far?.catch(() => null) // the caller that opened the walk gets the error
		if (!far) return
		if (!far.calls.over) await far.calls.request('close', [], {}, far.id)
		far.leave()
	}
}
