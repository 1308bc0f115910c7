// Completes boards in slices, in a worker or on the page's thread. Each request has its own module instance
// (c/wasm_complete.c); a list of completions stays open until closed.

import {serve} from './calls.js'
import {createInstance, Memory} from './instance.js'
import {inSlices} from './job.js'

const BATCH_MS = 10

export default function begin(port) {
	serve(port, async (method, [module, wanted], lasting) => {
		const instance = new CompleteInstance(await createInstance(module), wanted)
		if (method === 'forced') return instance.hint()
		const slice = instance[method](wanted)
		if (method === 'list') return (_next, _args, lasting) => batchOf(slice, lasting)
		return inSlices(slice, {...lasting, part: instance.exports.progress})
	})
}

async function batchOf(slice, lasting) {
	const boards = []
	for (const until = performance.now() + BATCH_MS; boards.length === 0 || performance.now() < until; ) {
		const board = await inSlices(slice, lasting)
		if (board === null) break
		boards.push(board)
	}
	return boards
}

const ROW = 64
const LINK_BYTES = 5
const KINDS = [null, 'forced', 'attacked', 'exhausted', 'case']

/** @typedef {import('./moment.js').Square} Square
 * @typedef {{n: number, given?: Square[], blocked?: Square[]}} Setup  given: fixed queens
 * @typedef {object} Step  of a proof
 * @property {'forced'|'attacked'|'exhausted'|'case'} kind  forced: the line's last square gets a queen; attacked: a
 *   queen on any of these squares would wipe out the line, so they are excluded; exhausted: the line has no square
 *   left, which ends the case or the proof; case: assumption of a queen on a square
 * @property {{isRow: boolean, index: number}|null} line  null for a case @property {Square[]} squares
 * @property {number} depth  number of open cases, including the step's own */

class CompleteInstance extends Memory {
	#n

	constructor(instance, {n, given = [], blocked = []}) {
		super(instance)
		this.#n = n
		this.exports.start(n)
		for (const {row, col} of given) this.exports.give(row, col)
		for (const {row, col} of blocked) this.exports.block(row, col)
	}

	#search(begin, found, ...args) {
		this.exports[begin](...args)
		return this.slice('run', found)
	}

	#board = () => this.bytes(this.exports.board(), this.#n).slice()

	decide = () => this.#search('decide', this.#board)
	list = () => this.#search('list', this.#board)
	count = () => this.#search('tally', this.exports.tally_count, 0)

	heat() {
		const rowAt = row => this.view(BigUint64Array, this.exports.heat() + 8 * ROW * row, this.#n)
		return this.#search('tally', () => [...Array(this.#n).keys()].map(row => [...rowAt(row)]), 1)
	}

	/** See complete.js. A proof from all fixed queens and blocked squares is shorter than one from the conflict set. */
	whyNot() {
		const found = () => {
			const chain = this.#steps(this.exports.links(), this.exports.chain_length())
			return {...this.#set(), chain: chain.length > 0 ? chain : null}
		}
		return this.#search('reason', found)
	}

	#set = () => ({given: this.#squares(this.exports.given()), blocked: this.#squares(this.exports.blocked())})

	#squares(at) {
		const rows = [...this.view(BigUint64Array, at, this.#n)]
		const has = (row, col) => (rows[row] >> BigInt(col)) & 1n
		const places = [...Array(this.#n ** 2).keys()].map(i => ({row: Math.floor(i / this.#n), col: i % this.#n}))
		return places.filter(({row, col}) => has(row, col))
	}

	hint() {
		const length = this.exports.hint()
		return this.#steps(this.exports.hints(), length)
	}

	#steps(at, length) {
		const bytes = this.view(Int8Array, at, LINK_BYTES * length),
			steps = []
		for (let i = 0; i < bytes.length; i += LINK_BYTES) {
			const [kind, code, row, col, depth] = bytes.subarray(i, i + LINK_BYTES),
				name = KINDS[kind],
				number = code & 0xff,
				line = name === 'case' ? null : {isRow: number < ROW, index: number % ROW},
				last = steps.at(-1)
			const isSame = name === 'attacked' && last?.kind === name && last.number === number && last.depth === depth
			if (isSame) last.squares.push({row, col})
			else steps.push({kind: name, number, line, squares: row < 0 ? [] : [{row, col}], depth})
		}
		return steps.map(({number, ...step}) => step)
	}

	puzzle({level, seed}) {
		const found = () => ({n: this.#n, ...this.#set(), level: this.exports.puzzle_level()})
		return this.#search('puzzle', found, this.#n, level, BigInt(seed))
	}
}
