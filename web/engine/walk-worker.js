// Walks in a worker or on the page's thread. Each method is a generator that pauses before every slice of steps.
// Invariant: the present moment changes only when a seek has found its goal.

import {serve} from './calls.js'
import {createInstance} from './instance.js'
import {inSlices, inTurn} from './job.js'
import {MAX_STEP} from './known.js'
import {WalkInstance} from './walk-instance.js'

const MOVES = ['seek', 'until', 'next', 'previous', 'reach']
/** Methods whose calls may not overlap, because they move the instance's present moment or tree node. */
const TAKE_TURNS = [...MOVES, 'peek', 'tree']
const MOST_MOVES = 2_000_000
/** Limits of calls on the page's thread: milliseconds, steps per slice (each up to 3 µs), and steps of a seek. */
const NEAR_MS = 2
const NEAR_SLICE = 300
const NEAR_STEPS = 30_000
/** A stored state is this many steps before its moment, so that steps backward need no worker. */
const BACKWARD_STEPS = 4096

export default function begin(port) {
	serve(
		port,
		async (_open, [module, options]) => new Walking(new WalkInstance(await createInstance(module)), options).run,
	)
	port.near = nearby()
}

/** A walk on the page's thread. state: search state before the present step; null: the start; isShort: the page's
 * thread has measured its length.
 * @typedef {{module: WebAssembly.Module, options: any, step: number, state: Uint8Array|null, isShort?: boolean}}
 *   Near */

/** Makes a function that answers calls on this thread, where all walks of a module share an instance. Its result is
 * undefined if only the worker can answer.
 * @returns {(near: Near, method: string, args: any[]) => {value: any, length: number|undefined}|undefined} */
function nearby() {
	const instances = new Map()
	let held, walking

	function hold(near) {
		held = null
		const {module, options, step, state, isShort} = near,
			instance = instances.get(module) ?? new WalkInstance(new WebAssembly.Instance(module))
		instances.set(module, instance)
		walking = new Walking(instance, options, isShort ? null : state)
		if (isShort) walking.near('measure', [], Infinity)
		if (walking.near('seek', [step])?.step === step) held = near
	}

	return (near, method, args) => {
		let value
		try {
			if (near !== held) hold(near)
			const isThere = method === 'measure' ? !near.state : method !== 'marks' || near.isShort
			if (held && isThere) value = walking.near(method, args)
		} catch {} // the worker answers: the step precedes the state, or memory or a compiler is missing
		if (value === undefined) {
			held = null // the instance may be at another moment
			return undefined
		}
		if (method === 'measure') near.isShort = true
		if (MOVES.includes(method) && value) near.step = value.step
		return {value, length: walking.length}
	}
}

/** Runs `slice` until it returns a result, each time with the number of steps that `next()` sends.
 * @template T @param {(steps: number) => T|undefined} slice @returns {Generator<void, T, number>} */
function* sliced(slice) {
	for (let result; ; ) if ((result = slice(yield)) !== undefined) return result
}

export class Walking {
	length
	#instance
	/** Step to which the walk must return after a temporary move or an abort, else null. */
	#left = null
	#inTurn = inTurn()

	constructor(instance, walk, state = null) {
		if (!instance.start(walk)) throw new RangeError(`a walk of n = ${walk.n} needs more memory than there is`)
		if (state) instance.resume(state)
		this.#instance = instance
	}

	near(method, args, ms = NEAR_MS) {
		if (this.length === undefined && args[0] > this.#instance.known() + NEAR_STEPS) return undefined
		const work = this.#result(method, args),
			end = performance.now() + ms
		let at = work.next()
		while (!at.done && performance.now() < end) at = work.next(NEAR_SLICE)
		return at.done ? at.value : undefined
	}

	/** from: the walk's step on the page's thread, or undefined if only the worker has the walk. With `from`, the answer
	 * to a move includes a state for that thread. */
	run = (method, [from, ...args], lasting) => {
		const work = this.#answer(method, from, args)
		const run = async () => {
			let at = work.next()
			const slice = steps => (at = work.next(steps)).done || undefined
			if (!at.done) await inSlices(slice, {...lasting, part: () => this.#instance.known()})
			return at.value
		}
		return TAKE_TURNS.includes(method) ? this.#inTurn(run) : run()
	};

	*#answer(method, from, args) {
		if (TAKE_TURNS.includes(method)) yield* this.#return()
		const isMove = from >= 0 && MOVES.includes(method)
		if (isMove) yield* this.seek(from)
		const value = yield* this.#result(method, args),
			state = isMove && value ? yield* this.#stateBefore(value.step) : null
		return {value, length: this.length, state}
	}

	*#result(method, args) {
		const work = this[method](...args)
		return work?.next ? yield* work : work
	}

	*#stateBefore(step) {
		yield* this.seek(Math.max(0, step - BACKWARD_STEPS))
		const {state} = this.#instance
		yield* this.seek(step)
		return state
	}

	moment() {
		return this.#instance.moment()
	}

	*seek(step) {
		if (!(yield* this.#find('step', Math.min(step, MAX_STEP)))) yield* this.#find('step', this.#instance.known())
		return this.#instance.moment()
	}

	*until(step, kinds) {
		const ordinal = this.#instance.nextOrdinal(kinds),
			moment = yield* this.seek(step)
		return this.#instance.nextOrdinal(kinds) > ordinal ? yield* this.reach(kinds, ordinal) : moment
	}

	next(sought) {
		return this.reach(sought, sought.kind ? this.#instance.moment().step : this.#instance.nextOrdinal(sought))
	}

	previous(kinds) {
		const ordinal = this.#instance.previousOrdinal(kinds)
		return ordinal === 0 ? null : this.reach(kinds, ordinal)
	}

	*reach(kinds, ordinal) {
		return (yield* this.#find(kinds, ordinal)) ? this.#instance.moment() : null
	}

	*peek(kinds, ordinal) {
		this.#left = this.#instance.moment().step
		const seen = yield* this.reach(kinds, ordinal)
		yield* this.#return()
		return seen
	}

	*#return() {
		if (this.#left !== null) yield* this.#find('step', this.#left)
		this.#left = null
	}

	*measure() {
		const extend = steps => (this.#instance.extend(steps) ? this.#instance.known() : undefined)
		return (this.length = yield* sliced(extend))
	}

	marks(what) {
		return this.#instance.marks(what)
	}

	*tree(columns, levels) {
		const {n, given} = this.#instance,
			at = this.#instance.treeAt(columns)
		if (!at) return null
		const node = {col: columns.at(-1) ?? -1, ...at},
			open = at.row < 0 ? [] : [...Array(n).keys()].filter(next => !((at.cut >>> next) & 1))
		if (levels === 0 && open.length > 0) return {...node, nodes: yield* this.#countNodes(), children: null}
		const children = []
		for (const next of open) children.push(yield* this.tree([...columns, next], levels - 1))
		return {...node, nodes: summed(children, n - given.length - columns.length), children}
	}

	*#countNodes() {
		let left = MOST_MOVES
		return yield* sliced(steps => this.#instance.treeNodes(steps) ?? ((left -= steps) < 0 ? null : undefined))
	}

	*#find(what, from) {
		const scan = steps => {
			const answer = this.#instance.find(what, from, steps)
			from += steps
			return answer
		}
		const answer = yield* sliced(what.kind ? scan : steps => this.#instance.seek(what, from, steps))
		if (!answer) this.length = this.#instance.known()
		return answer
	}
}

function summed(children, below) {
	if (children.some(child => !child.nodes)) return null
	const sumAt = depth => children.reduce((sum, child) => sum + child.nodes[depth], 0)
	return [1, ...[...Array(below).keys()].map(depth => sumAt(depth))]
}
