// Completes boards in slices, in a worker or on the page's thread. Each request has its own module instance; a list of
// completions stays open until closed.

import {serve} from './calls.js'
import {createInstance, Memory} from './instance.js'
import {inSlices} from './job.js'

const BATCH_MS = 10

export default function begin(port) {
	serve(port, async (method, [module, wanted], lasting) => {
		const instance = makeCompleter(await createInstance(module), wanted)
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

/** An instance of complete.wasm (c/wasm_complete.c) with one board. Its methods return slices (job.js). */
function makeCompleter(instance, {n, given = [], blocked = []}) {
	const memory = new Memory(instance),
		{exports} = memory
	exports.start(n)
	for (const {row, col} of given) exports.give(row, col)
	for (const {row, col} of blocked) exports.block(row, col)

	function search(begin, found, ...args) {
		exports[begin](...args)
		return memory.slice('run', found)
	}

	const board = () => memory.bytes(exports.board(), n).slice()

	const indices = [...Array(n).keys()]
	const rowAt = row => [...memory.view(BigUint64Array, exports.heat() + 8 * ROW * row, n)]

	function squares(at) {
		const rows = [...memory.view(BigUint64Array, at, n)]
		const has = ({row, col}) => (rows[row] >> BigInt(col)) & 1n
		return indices.flatMap(row => indices.map(col => ({row, col}))).filter(has)
	}
	const set = () => ({given: squares(exports.given()), blocked: squares(exports.blocked())})
	const steps = (at, length) => stepsIn(memory.view(Int8Array, at, LINK_BYTES * length))

	return {
		exports,
		decide: () => search('decide', board),
		list: () => search('list', board),
		count: () => search('tally', exports.tally_count, 0),
		heat: () => search('tally', () => indices.map(rowAt), 1),

		/** See complete.js. The proof starts from all fixed queens and blocked squares: from the conflict set alone it
		 * would be longer. */
		whyNot() {
			const found = () => {
				const chain = steps(exports.links(), exports.chain_length())
				return {...set(), chain: chain.length > 0 ? chain : null}
			}
			return search('reason', found)
		},

		hint() {
			const length = exports.hint()
			return steps(exports.hints(), length)
		},

		puzzle({level, seed}) {
			const found = () => ({n, ...set(), level: exports.puzzle_level()})
			return search('puzzle', found, n, level, BigInt(seed))
		},
	}
}

function stepsIn(bytes) {
	const steps = []
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
