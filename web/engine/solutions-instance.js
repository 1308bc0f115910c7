// One instance of the module of solutions; c/wasm_solutions.c is the other side. It holds one board, one seek and one
// iteration. Numbers of solutions, from 1, are plain numbers here: those of n = 18 are far from 2^53.

/**
 * @typedef {'mirror-columns'|'mirror-rows'|'mirror-diagonal'|'mirror-antidiagonal'} MirrorName
 * @typedef {'identity'|'turn-90'|'turn-180'|'turn-270'|MirrorName} SymmetryName
 *   turns are clockwise; `mirror-columns` exchanges left and right, the last two mirror in \ and in /
 * @typedef {{board: Uint8Array, size: number, number: bigint}} SolutionClass  its first board, how many it has (1, 2, 4
 *   or 8), and that board's number
 */

import {FOUND, Memory, MORE} from './instance.js'

const LINES = [null, 'row', 'column', 'diagonal', 'antidiagonal']
const SYMMETRIES = 8

export class SolutionsInstance extends Memory {
	#n = 0

	constructor(instance) {
		super(instance)
		this.batch = this.exports.batch()
		/** @type {any[]} */
		this.symmetries = [...Array(SYMMETRIES).keys()].map(i => this.text(this.exports.symmetry_name(i)))
	}

	/** @returns {Uint8Array} */
	#board() {
		return this.bytes(this.exports.board(), this.#n).slice()
	}

	#put(board) {
		this.#n = board.length
		this.bytes(this.exports.board(), board.length).set(board)
	}

	total(n) {
		return Number(this.exports.total(n))
	}

	seek(n, k) {
		this.#n = n
		this.exports.seek(n, BigInt(k))
	}

	/** The board when found, which the iteration gives next; null: there is none; undefined: not yet.
	 * @returns {Uint8Array|null|undefined} */
	seekOn(nodes) {
		const state = this.exports.seek_run(nodes)
		return state === MORE ? undefined : state === FOUND ? this.#board() : null
	}

	find(board) {
		this.#put(board)
		this.exports.find(board.length)
	}

	/** The number when found, 0 when the board is no solution; undefined: not yet. */
	findOn(nodes) {
		const state = this.exports.find_run(nodes)
		return state === MORE ? undefined : state === FOUND ? Number(this.exports.found()) : 0
	}

	progress() {
		return this.exports.progress()
	}

	startFrom(board) {
		this.#put(board)
		this.exports.start_from(board.length)
	}

	next(most, nodes) {
		return this.#found(this.exports.next_boards(most, nodes))
	}

	nextClasses(most, nodes) {
		return this.#found(this.exports.next_classes(most, nodes))
	}

	#found(count) {
		return count || (this.exports.ended() ? 0 : undefined)
	}

	/** @returns {Uint8Array} */
	boardAt(i) {
		return this.bytes(this.exports.boards() + i * this.#n, this.#n).slice()
	}

	/** @returns {{board: Uint8Array, size: number, number: bigint}} */
	classAt(i) {
		const [size] = this.bytes(this.exports.sizes() + i, 1)
		const [number] = new BigUint64Array(this.exports.memory.buffer, this.exports.numbers() + 8 * i, 1)
		return {board: this.boardAt(i), size, number}
	}

	/** @returns {{by: any, board: Uint8Array}[]} */
	images(board) {
		return this.symmetries.map((by, i) => {
			this.#put(board)
			this.exports.image(board.length, i)
			return {by, board: this.#board()}
		})
	}

	/** @returns {{board: Uint8Array, by: any, size: any}} */
	canonical(board) {
		this.#put(board)
		const size = this.exports.orbit(board.length)
		const by = this.symmetries[this.exports.canonical(board.length)]
		return {board: this.#board(), by, size}
	}

	lineBetween(a, b) {
		return LINES[this.exports.line_between(a.row, a.col, b.row, b.col)]
	}
}
