// A walk over one instance, on the thread that the instance is on. Every method that can last works in slices.
// Invariant: the instance's present moment changes only when a seek has found its goal.

import { MAX_STEP, noNode } from './check.js'
import { inSlices, throttled } from './job.js'

/**
 * @typedef {import('./instance.js').Instance} Instance
 * @typedef {import('./instance.js').Moment} Moment
 * @typedef {import('./instance.js').Counted} Counted
 * @typedef {import('./instance.js').Branch} Branch
 * @typedef {{signal?: AbortSignal, onProgress?: (known: number) => void}} Lasting
 *   onProgress hears how many steps are known, at most ten times a second
 */

/** More moves are not made to count the nodes under one: enough for all of n = 12. */
const MOST_MOVES = 2_000_000

export class LocalWalk {
	/** @type {number|undefined} */ length

	/** @param {Instance} instance  this walk's alone @param {{n: number, search: string, startRow: number}} options  checked
	 * @param {number} [sliceMs]  how long the thread may be kept at a time */
	static begin(instance, { n, search, startRow }, sliceMs = 6) {
		const begun = instance.start(search, n, startRow)
		if (!begun) throw new RangeError(`a walk of n = ${n} needs more memory than is to be had`)
		return new LocalWalk(instance, sliceMs)
	}

	/** @param {Instance} instance  with a walk begun @param {number} sliceMs */
	constructor(instance, sliceMs) {
		this.instance = instance
		this.sliceMs = sliceMs
	}

	/** The present moment. */
	async moment() {
		return this.instance.moment()
	}

	/** Movements share the instance's present moment, so they take turns: each answers with its own. */
	#turn = Promise.resolve()
	#inTurn(move) {
		const turn = this.#turn.then(move)
		this.#turn = turn.catch(() => {})
		return turn
	}

	/** The moment after `step` events; the last one when the walk ends before. @param {number} step @param {Lasting} [lasting] */
	seek(step, lasting) {
		return this.#inTurn(async () => {
			await this.#goTo(step, lasting)
			return this.instance.moment()
		})
	}

	/** Forward to a step, but no further than the next event of some kinds. @param {number} step  not before the present one
	 * @param {Counted} kinds @param {Lasting} [lasting] */
	until(step, kinds, lasting) {
		return this.#inTurn(async () => {
			const ordinal = this.instance.nextOrdinal(kinds)
			await this.#goTo(step, lasting)
			if (this.instance.nextOrdinal(kinds) > ordinal) await this.#find(kinds, ordinal, lasting)
			return this.instance.moment()
		})
	}

	/** The next event of some kinds; null when there is none. @param {Counted} kinds @param {Lasting} [lasting] */
	next(kinds, lasting) {
		return this.#inTurn(async () => this.#goNext(kinds, lasting))
	}

	/** The next event of some kinds, and the last step before it at which an event of other kinds had just happened, 0 when there is none;
	 * the walk stays where it is. null: there is no such event. @param {Counted} kinds @param {Counted} before @param {Lasting} [lasting] */
	foresee(kinds, before, lasting) {
		return this.#inTurn(async () => {
			const { step } = this.instance.moment()
			const target = await this.#goNext(kinds, lasting),
				ordinal = this.instance.previousOrdinal(before)
			if (target && ordinal > 0) await this.#find(before, ordinal)
			const ask = ordinal > 0 ? this.instance.moment().step : 0
			await this.#find('step', step)
			return target && { ask, target }
		})
	}

	async #goTo(step, lasting) {
		if (!(await this.#find('step', Math.min(step, MAX_STEP), lasting)))
			await this.#find('step', this.instance.known(), lasting)
	}

	async #goNext(kinds, lasting) {
		return (await this.#find(kinds, this.instance.nextOrdinal(kinds), lasting)) ? this.instance.moment() : null
	}

	/** The previous event of some kinds; null when there is none. @param {Counted} kinds @param {Lasting} [lasting] */
	previous(kinds, lasting) {
		return this.#inTurn(async () => {
			const ordinal = this.instance.previousOrdinal(kinds)
			if (ordinal === 0) return null
			await this.#find(kinds, ordinal, lasting)
			return this.instance.moment()
		})
	}

	/** The ordinal-th event of some kinds, or the first moment with so many probes; null when there are fewer. @param {Counted} what
	 * @param {number} ordinal @param {Lasting} [lasting] */
	reach(what, ordinal, lasting) {
		return this.#inTurn(async () => ((await this.#find(what, ordinal, lasting)) ? this.instance.moment() : null))
	}

	/** Walks to the end, looking at nothing; the length in steps. @param {Lasting} [lasting] @returns {Promise<number>} */
	async measure(lasting = {}) {
		return (this.length = await this.#inSlices(
			steps => (this.instance.extend(steps) ? this.instance.known() : undefined),
			lasting,
		))
	}

	/** Where the events of some kinds, or probes, lie, as far as is known; see Instance.marks. @param {Counted} what */
	async marks(what) {
		return this.instance.marks(what)
	}

	/** The search tree from a node on, `levels` deep; what lies deeper is counted. Branches take turns as movements do.
	 * @param {number[]} columns  of the node's queens, in the order in which rows are entered @param {number} levels
	 * @param {Lasting} [lasting] @returns {Promise<Branch>} */
	tree(columns, levels, lasting = {}) {
		const turn = this.#treeTurn.then(() => this.#branch(columns, levels, lasting))
		this.#treeTurn = turn.catch(() => {})
		return turn
	}
	/** @type {Promise<any>} */
	#treeTurn = Promise.resolve()

	async #branch(columns, levels, lasting) {
		const { n } = this.instance,
			col = columns.at(-1) ?? -1
		const cut = this.instance.treeAt(columns)
		if (cut < 0) throw noNode(columns)
		const open =
			columns.length === n ? [] : Array.from({ length: n }, (_, next) => next).filter(next => !((cut >>> next) & 1))
		if (levels === 0 && open.length > 0) return { col, cut, nodes: await this.#countNodes(lasting), children: null }
		const children = []
		for (const next of open) children.push(await this.#branch([...columns, next], levels - 1, lasting))
		return { col, cut, nodes: summed(children, n - columns.length), children }
	}

	async #countNodes(lasting) {
		let moves = 0
		return this.#inSlices(steps => {
			moves += steps
			return this.instance.treeNodes(steps) ?? (moves > MOST_MOVES ? null : undefined)
		}, lasting)
	}

	async close() {}

	async #find(what, ordinal, lasting = {}) {
		const answer = await this.#inSlices(steps => {
			const state = this.instance.seek(what, ordinal, steps)
			return state === 'more' ? undefined : state
		}, lasting)
		if (answer === 'never') this.length = this.instance.known()
		return answer === 'found'
	}

	#inSlices(slice, { signal, onProgress }) {
		const between = onProgress && throttled(() => onProgress(this.instance.known()))
		return inSlices(slice, { signal, milliseconds: this.sliceMs, between })
	}
}

/** The nodes of a node by depth, from those of its children. @param {Branch[]} children @param {number} below  depths */
function summed(children, below) {
	if (children.some(child => !child.nodes)) return null
	return [
		1,
		...Array.from({ length: below }, (_, depth) => children.reduce((sum, child) => sum + child.nodes[depth], 0)),
	]
}
