// One instance of the module that walks, as typed calls; c/wasm.c is the other side. An instance holds one walk.

import { FOUND, Memory, MORE } from './instance.js'
import { readMoment } from './moment.js'

/**
 * @typedef {import('./moment.js').Counted} Counted
 * @typedef {import('./moment.js').Description} Description
 * @typedef {import('./moment.js').Kind} Kind
 * @typedef {import('./moment.js').Moment} Moment
 * @typedef {import('./moment.js').SearchType} SearchType
 */

export class WalkInstance extends Memory {
	/** @type {Description} */
	description = this.#describe()

	#said(length) {
		return this.text(this.exports.text_at(), length)
	}

	#report(length) {
		return this.doubles(this.exports.report_at(), length)
	}

	/** @param {ArrayLike<number>} bytes */
	#say(bytes) {
		this.bytes(this.exports.text_at(), bytes.length).set(bytes)
	}

	#describe() {
		const [kinds, lines, styles, ...searches] = this.#said(this.exports.describe()).trimEnd().split('\n')
		return {
			kinds: /** @type {Kind[]} */ (kinds.split('\t')),
			lines: lines.split('\t'),
			styles: styles.split('\t'),
			searches: searches.map(readSearch),
		}
	}

	/** Begins a walk; false when an argument is out of range or there is no memory. @param {string} search
	 * @param {number} n @param {number} startRow */
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

	/** One slice of a seek to the ordinal-th event of some kinds: whether there is one, undefined as long as that is
	 * not known. @param {Counted} what @param {number} ordinal @param {number} steps @returns {boolean|undefined} */
	seek(what, ordinal, steps) {
		const end = this.exports.seek(this.#bits(what), ordinal, steps)
		return end === MORE ? undefined : end === FOUND
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

	/** Takes a node of the search tree, given by the columns of its queens in the order in which rows are entered:
	 * which columns of the next row are cut off, as bits. -1: there is no such node. @param {ArrayLike<number>} columns
	 * @returns {number} */
	treeAt(columns) {
		this.#say(columns)
		return this.exports.tree_at(columns.length)
	}

	/** Counts on from that node; once done, its nodes by depth, itself first. @param {number} moves
	 * @returns {number[]|undefined} */
	treeNodes(moves) {
		const length = this.exports.tree_nodes(moves)
		return length > 0 ? Array.from(this.#report(length)) : undefined
	}

	/** @param {Uint8Array} board  columns, 255 for an empty row @param {string} style */
	format(board, style) {
		this.#say(board)
		return this.#said(this.exports.format(board.length, this.description.styles.indexOf(style)))
	}

	/** The last event as `nqueens walk` prints it. */
	eventText() {
		return this.#said(this.exports.event_text())
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
