// Walks in a shared worker. A figure's walk is also near: an instance on this thread, shared by all figures, answers
// calls that take up to 2 ms. The worker answers longer calls, with a state from which this thread continues.

import {kinds, searches as described, types} from '#searches'
import script from 'worker:./walk-worker.js'
import {closed} from './calls.js'
import {aNode, aStep, noNode, someKinds, walkOptions, wholeNumber} from './arguments.js'
import {MAX_N, MAX_STEP} from './known.js'
import {searchesModule, walkModule} from './load.js'
import {endShared, startShared} from './start.js'

/** @import {Branch, Kind, Moment, Square} from './moment.js'
 * @typedef {{signal?: AbortSignal, onProgress?: (known: number) => void}} Lasting  known: steps known so far
 * @typedef {{kind: Kind|Kind[], row?: number, col?: number}} Placed  an event in a row, a column or on a square
 * @typedef {{spacing: number, known: number, counts: Float64Array}} Marks
 */

/** All searches in display order, each with an English sentence.
 * @returns {Promise<(import('./moment.js').SearchType & {arrays: string[], sentence: string})[]>} */
export const searches = async () => structuredClone(described)

/** Number of calls answered on this thread. After every REST_EVERY of them, other tasks of this thread get a turn. */
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
 *   n: 1 … 32, or `largest` of the search; search: an id of `searches()`, default `flags`. For searches that take them,
 *   startRow: 0 … n - 1; given, blocked: fixed queens and blocked squares; seed: 0 … 2^53; sideways: moves in a row
 *   without improvement, 0 … 1,000,000; restarts: 0 … 1,000,000; begin: initial board @returns {Promise<Walk>} */
export async function walk(options) {
	const opened = await openWalk(options, false)
	await opened.moment() // rejects if there is no memory
	return opened
}

/** Opens a walk after validating its options. If memory is short, the first call rejects.
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

const happening = kinds.filter(kind => kind !== 'start')
const someKind = (value, others) => someKinds(value, happening, others)

function kindOrPlaced(value, n) {
	const index = name => (value[name] === undefined ? -1 : wholeNumber(name, value[name], 0, n - 1))
	return value?.kind ? {kind: someKind(value.kind), row: index('row'), col: index('col')} : someKind(value)
}

/** Random access to the moments of one walk. Calls may overlap. An array of kinds matches events of each kind in it. If
 * there is no such event, a method resolves to null and the walk does not move. */
export class Walk {
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
		this.#n = n
		this.#openFar = openFar
		this.#near = near
	}

	/** @returns {Promise<Moment>} */
	async moment() {
		return this.#ask('moment', [])
	}

	/** Moves to a step, 0 … 2^53 or Infinity, or to the last step if the walk is shorter.
	 * @param {number} step @param {Lasting} [lasting] @returns {Promise<Moment>} */
	async seek(step, lasting) {
		return this.#ask('seek', [aStep(step)], lasting)
	}

	/** Moves forward to a step or to the next event of a kind, whichever comes first.
	 * @param {number} step @param {Kind|Kind[]} kinds @param {Lasting} [lasting] @returns {Promise<Moment>} */
	async until(step, kinds, lasting) {
		return this.#ask('until', [aStep(step), someKind(kinds)], lasting)
	}

	/** Moves to the next event of a kind. An event at a place is found by linear search.
	 * @param {Kind|Kind[]|Placed} kinds @param {Lasting} [lasting] @returns {Promise<Moment|null>} */
	async next(kinds, lasting) {
		return this.#ask('next', [kindOrPlaced(kinds, this.#n)], lasting)
	}

	/** @param {Kind|Kind[]} kinds @param {Lasting} [lasting] @returns {Promise<Moment|null>} */
	async previous(kinds, lasting) {
		return this.#ask('previous', [someKind(kinds)], lasting)
	}

	/** Moves to the ordinal-th event of a kind, from 1; for `probe`, to the first moment with that many probes.
	 * @param {Kind|Kind[]|'probe'} kinds @param {number} ordinal @param {Lasting} [lasting]
	 * @returns {Promise<Moment|null>} */
	async reach(kinds, ordinal, lasting) {
		const args = [someKind(kinds, ['probe']), wholeNumber('ordinal', ordinal, 1, MAX_STEP)]
		return this.#ask('reach', args, lasting)
	}

	/** Like `reach`, but the walk does not move. With kind `step`, `ordinal` is the step. Ordinal 0 is the first
	 * moment.
	 * @param {Kind|Kind[]|'probe'|'step'} kinds @param {number} ordinal @param {Lasting} [lasting]
	 * @returns {Promise<Moment|null>} */
	async peek(kinds, ordinal, lasting) {
		const args = [someKind(kinds, ['probe', 'step']), wholeNumber('ordinal', ordinal, 0, MAX_STEP)]
		return this.#ask('peek', args, lasting)
	}

	/** Resolves to the walk's length, without moving. @param {Lasting} [lasting] @returns {Promise<number>} */
	async measure(lasting) {
		return this.#ask('measure', [], lasting)
	}

	/** Counts of events or probes, every `spacing` steps and at the furthest known step.
	 * @param {Kind|Kind[]|'probe'} kinds @returns {Promise<Marks>} */
	async marks(kinds) {
		return this.#ask('marks', [someKind(kinds, ['probe'])])
	}

	/** The search tree below a node, the same for every search with this row order.
	 * @param {number[]} [columns]  the node's queens in row order
	 * @param {number} [levels]  depth to list, 0 … n; deeper nodes are counted, up to a million
	 * @param {Lasting} [lasting] @returns {Promise<Branch>} */
	async tree(columns, levels = 1, lasting) {
		const args = [aNode(columns, this.#n), wholeNumber('levels', levels, 0, this.#n)],
			branch = await this.#ask('tree', args, lasting)
		if (!branch) throw noNode(columns)
		return branch
	}

	async #ask(method, args, lasting = undefined) {
		lasting?.signal?.throwIfAborted()
		if (this.#isClosed) throw closed()
		const found = this.#near && near(this.#near, method, args)
		if (found && ++answered % REST_EVERY === 0) await new Promise(/** @type {any} */ (setTimeout))
		const {value, length} = found ?? (await this.#fetch(method, args, lasting))
		this.#length ??= length
		return value
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

	/** Frees the walk; the last walk also ends the worker. @returns {Promise<void>} */
	async close() {
		if (this.#isClosed) return
		this.#isClosed = true
		const far = await this.#far?.catch(() => null) // the call that opened the walk reports the error
		if (!far) return
		if (!far.calls.over) await far.calls.request('close', [], {}, far.id)
		far.leave()
	}
}
