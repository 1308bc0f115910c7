// One instance of the module that walks; c/wasm.c is the other side. It holds one walk.

import {FOUND, Memory, MORE} from './instance.js'
import {readMoment} from './moment.js'

const wasFound = end => (end === MORE ? undefined : end === FOUND)

export class WalkInstance extends Memory {
	given = []
	blocked = []

	/** described: see build/searches.json. */
	constructor(instance, described) {
		super(instance)
		this.described = described
	}

	/** Good until the module is called again. */
	report(length) {
		return this.doubles(this.exports.report_at(), length)
	}

	#say(bytes) {
		this.bytes(this.exports.text_at(), bytes.length).set(bytes)
	}

	/** False: an argument is out of range, or there is no memory. */
	start({search, n, startRow, given = [], blocked = []}) {
		Object.assign(this, {search, n, startRow, given, blocked})
		const place = this.described.searches.findIndex(({id}) => id === search)
		return this.exports.start(place, n, startRow) === 1 && this.#setUp([...given, ...blocked])
	}

	#setUp(squares) {
		if (squares.length === 0) return true
		this.#say(squares.flatMap(({row, col}) => [row, col]))
		return this.exports.set_up(this.given.length, this.blocked.length) === 1
	}

	extend(steps) {
		return this.exports.extend(steps) === FOUND
	}

	known() {
		return this.exports.known()
	}

	/** One slice of a seek to the ordinal-th event of some kinds: whether there is one, undefined: not yet known. */
	seek(what, ordinal, steps) {
		return wasFound(this.exports.seek(this.#bits(what), ordinal, steps))
	}

	/** The same, after a step, for an event of a kind at a row and a column; -1: at any. */
	find({kind, row, col}, after, steps) {
		return wasFound(this.exports.find(after, this.#bits(kind), row, col, steps))
	}

	nextOrdinal(kinds) {
		return this.exports.next_ordinal(this.#bits(kinds))
	}

	/** 0: there is none. */
	previousOrdinal(kinds) {
		return this.exports.previous_ordinal(this.#bits(kinds))
	}

	/** A bit for each kind, and one above them for probes. */
	#bits(what) {
		const {kinds} = this.described
		if (what === 'step') return 2 ** kinds.length - 1
		const bit = kind => 1 << (kind === 'probe' ? kinds.length : kinds.indexOf(kind))
		return [what].flat().reduce((bits, kind) => bits | bit(kind), 0)
	}

	moment() {
		return this.read(this.report(this.exports.moment()))
	}

	/** @returns {import('./moment.js').Moment} */
	read(report) {
		return readMoment(report, /** @type {any} */ (this))
	}

	marks(what) {
		const [spacing, ...counts] = this.report(this.exports.marks(this.#bits(what)))
		return {spacing, known: this.known(), counts: Float64Array.from(counts)}
	}

	/** Takes a node of the search tree by its columns: the row that comes next, -1 for none, and those of its columns
	 * that are cut off, as bits; null: no node. */
	treeAt(columns) {
		this.#say(columns)
		const told = this.exports.tree_at(columns.length)
		return told < 0 ? null : {row: Math.floor(told / 2 ** 32) - 1, cut: told % 2 ** 32}
	}

	/** Counts on from that node; once done, its nodes by depth, itself first. */
	treeNodes(moves) {
		const length = this.exports.tree_nodes(moves)
		return length > 0 ? [...this.report(length)] : undefined
	}
}
