// One instance of the WebAssembly module as typed calls. An instance holds one
// walk. c/wasm.c is the other side; `readMoment` reads a report in the order in which that file writes it.

/**
 * @typedef {'start'|'enter'|'test'|'place'|'solution'|'remove'|'leave'|'level'|'done'} Kind
 * @typedef {Kind|'probe'|'step'|Kind[]} Counted  what is counted along a walk: events of a kind, or of any of some kinds; looks; all events
 * @typedef {'column'|'diagonal'|'antidiagonal'} Line
 * @typedef {{row: number, col: number, line: Line}} Attack  the queen that refuses a square, and along which line
 * @typedef {{kind: Kind, row: number|null, col: number|null, verdict: 'free'|'attacked'|'success'|'failure'|null, by: Attack|null}} Event
 * @typedef {{name: string, lowest: number, width: number, cells: number[]}} OwnArray  cells[i] is the element lowest + i;
 *   width > 0: it pictures a board that many cells wide
 * @typedef {{level: number, size: number, index: number|null, found: number, sizes: number[], next: number[][]}} Frontier
 *   boards of `level` queens, `size` of them, board number `index` (from 0) is being extended, `found` boards of the
 *   next level so far, sizes by queens placed so far, and the boards that come `next`
 * @typedef {object} Moment  everything a view needs; rows and columns from 0
 * @property {number} n
 * @property {string} search
 * @property {number} startRow
 * @property {number} step  events so far
 * @property {Event} event  the last one
 * @property {number[]} queens  per row its queen's column, -1 for none
 * @property {number[]} attackers  n*n words, row by row: bit r is set when the queen of row r attacks the square
 * @property {{row: number, col: number}[]} stack  rows entered and not left, outermost first; col being tried, -1 before the first
 * @property {number} depth  stack.length
 * @property {{tests: number, probes: number, places: number, removes: number, solutions: number}} counters
 * @property {OwnArray[]} arrays  the search's own, under its tutorial's names
 * @property {Frontier|null} frontier  breadth-first only
 * @property {null|'count'|'success'|'failure'} outcome  null until the search is over
 *
 * @typedef {object} Branch  a node of the search tree
 * @property {number} col  the column of its last queen, -1 for the empty board
 * @property {number} cut  the columns of the next row that are cut off, as bits
 * @property {number[]|null} nodes  how many nodes there are from here on, by depth from its own to n: the first is 1, the last
 *   are solutions; null: too many to count
 * @property {Branch[]|null} children  null: not looked at
 *
 * @typedef {{id: string, arrays: string[], takesStartRow: boolean, stopsAtFirst: boolean, countsFrom: 0|1, sentence: string}} SearchType
 * @typedef {{kinds: Kind[], lines: string[], styles: string[], searches: SearchType[]}} Description
 */

import { FOUND, MORE } from './outcome.js'

const VERDICTS = /** @type {const} */ ([null, 'free', 'attacked', 'success', 'failure'])
const utf8 = new TextDecoder()

/** @param {number} place  -1 stands for none */
const orNull = place => (place < 0 ? null : place)

export class Instance {
	/** Compiles and instantiates. @param {BufferSource} bytes */
	static async from(bytes) {
		const { instance } = await WebAssembly.instantiate(bytes, {})
		return new Instance(/** @type {any} */ (instance.exports))
	}

	/** The same without waiting, of a module that is compiled already. @param {WebAssembly.Module} module */
	static of(module) {
		return new Instance(/** @type {any} */ (new WebAssembly.Instance(module, {}).exports))
	}

	/** @param {Record<string, any>} exports */
	constructor(exports) {
		exports._initialize?.()
		this.exports = exports
		/** @type {Description} */
		this.description = this.#describe()
	}

	#text(length) {
		return utf8.decode(new Uint8Array(this.exports.memory.buffer, this.exports.text_at(), length))
	}

	#report(length) {
		return new Float64Array(this.exports.memory.buffer, this.exports.report_at(), length)
	}

	#describe() {
		const [kinds, lines, styles, ...searches] = this.#text(this.exports.describe()).trimEnd().split('\n')
		return {
			kinds: /** @type {Kind[]} */ (kinds.split('\t')),
			lines: lines.split('\t'),
			styles: styles.split('\t'),
			searches: searches.map(readSearch),
		}
	}

	/** Begins a walk; false when an argument is out of range or there is no memory. @param {string} search @param {number} n @param {number} startRow */
	start(search, n, startRow) {
		this.search = search
		this.n = n
		this.startRow = startRow
		return (
			this.exports.start(
				this.description.searches.findIndex(s => s.id === search),
				n,
				startRow,
			) === 1
		)
	}

	/** Measures on; true once the whole walk is known. @param {number} steps */
	extend(steps) {
		return this.exports.extend(steps) === FOUND
	}

	/** Steps known so far. @returns {number} */
	known() {
		return this.exports.known()
	}

	/** One slice of a seek to the ordinal-th event of some kinds. @param {Counted} what @param {number} ordinal @param {number} steps
	 * @returns {'found'|'more'|'never'} */
	seek(what, ordinal, steps) {
		const end = this.exports.seek(this.#bits(what), ordinal, steps)
		return end === FOUND ? 'found' : end === MORE ? 'more' : 'never'
	}

	/** @param {Counted} kinds @returns {number} */
	nextOrdinal(kinds) {
		return this.exports.next_ordinal(this.#bits(kinds))
	}

	/** 0: there is none. @param {Counted} kinds @returns {number} */
	previousOrdinal(kinds) {
		return this.exports.previous_ordinal(this.#bits(kinds))
	}

	/** A bit for each kind, and the one above them for probes. @param {Counted} what */
	#bits(what) {
		const { kinds } = this.description
		if (what === 'step') return 2 ** kinds.length - 1
		return [what]
			.flat()
			.reduce((bits, kind) => bits | (1 << (kind === 'probe' ? kinds.length : kinds.indexOf(kind))), 0)
	}

	/** @returns {Moment} */
	moment() {
		return readMoment(this.#report(this.exports.moment()), this)
	}

	/** How many events of some kinds, or probes, there had been every `spacing` steps, and at the furthest step known.
	 * @param {Counted} what @returns {{spacing: number, known: number, counts: Float64Array}} */
	marks(what) {
		const [spacing, ...counts] = this.#report(this.exports.marks(this.#bits(what)))
		return { spacing, known: this.known(), counts: Float64Array.from(counts) }
	}

	/** Takes a node of the search tree, given by the columns of its queens in the order in which rows are entered: which columns of
	 * the next row are cut off, as bits. -1: there is no such node. @param {ArrayLike<number>} columns @returns {number} */
	treeAt(columns) {
		new Uint8Array(this.exports.memory.buffer, this.exports.text_at(), columns.length).set(columns)
		return this.exports.tree_at(columns.length)
	}

	/** Counts on from that node; once done, its nodes by depth, itself first. @param {number} moves @returns {number[]|undefined} */
	treeNodes(moves) {
		const length = this.exports.tree_nodes(moves)
		return length > 0 ? Array.from(this.#report(length)) : undefined
	}

	/** @param {Uint8Array} board  columns, 255 for an empty row @param {string} style */
	format(board, style) {
		new Uint8Array(this.exports.memory.buffer, this.exports.text_at(), board.length).set(board)
		return this.#text(this.exports.format(board.length, this.description.styles.indexOf(style)))
	}

	/** The last event as `nqueens walk` prints it. */
	eventText() {
		return this.#text(this.exports.event_text())
	}
}

/** @param {string} line @returns {SearchType} */
function readSearch(line) {
	const [id, arrays, options, sentence] = line.split('\t')
	return {
		id,
		arrays: arrays.split(' ').filter(Boolean),
		takesStartRow: options.includes('start-row'),
		stopsAtFirst: options.includes('first'),
		countsFrom: options.includes('from-1') ? 1 : 0,
		sentence,
	}
}

/** @param {Float64Array} report @param {Instance} instance @returns {Moment} */
function readMoment(report, { n, search, startRow, description }) {
	let at = 0
	const read = () => report[at++]
	const list = (length, item = read) => Array.from({ length }, item)

	const step = read()
	const event = readEvent(read, description)
	const [tests, probes, places, removes, solutions] = list(5)
	const stack = list(read(), () => ({ row: read(), col: read() }))
	const queens = list(n)
	const attackers = list(n * n)
	const frontier = read() ? readFrontier(read, list, n) : null
	const names = description.searches.find(s => s.id === search).arrays
	const arrays = list(read(), readArray)

	function readArray(_, i) {
		const lowest = read(),
			length = read(),
			width = read()
		return { name: names[i], lowest, width, cells: list(length) }
	}

	return {
		n,
		search,
		startRow,
		step,
		event,
		queens,
		attackers,
		stack,
		depth: stack.length,
		counters: { tests, probes, places, removes, solutions },
		arrays,
		frontier,
		outcome: event.kind !== 'done' ? null : /** @type {any} */ (event.verdict ?? 'count'),
	}
}

/** @returns {Event} */
function readEvent(read, { kinds, lines }) {
	const kind = kinds[read()],
		row = orNull(read()),
		col = orNull(read()),
		verdict = VERDICTS[read()]
	const by = { row: read(), col: read(), line: lines[read()] }
	return { kind, row, col, verdict, by: verdict === 'attacked' ? by : null }
}

/** @returns {Frontier} */
function readFrontier(read, list, n) {
	const level = read(),
		index = orNull(read()),
		sizes = list(n + 1)
	const next = list(read(), () => list(n))
	return { level, size: sizes[level], index, found: sizes[level + 1] ?? 0, sizes, next }
}
