// One instance of the module that judges programs; c/wasm_check.c is the other side. It holds one check.

import {Memory} from './instance.js'

/** Words of an event that was heard: itself and its line. */
const HEARD_WORDS = 2
/** nq_wanted of c/check/boards.h. */
const WANTED = {one: 1, some: 2, fundamental: 3, last: 4}
/** Steps within which a mistaken program prints another line, or has none. */
const PATIENCE = 100_000_000

const utf8 = /* @__PURE__ */ new TextEncoder()

/**
 * @typedef {import('./moment.js').Kind} Kind
 * @typedef {{row: number, col?: number, line?: string, attacks?: [number, number]}} By  attacks: row and column
 * @typedef {object} Judgement  rows and columns from 0
 * @property {'right'|'consistent'|'wrong'|'unread'} verdict  consistent: no wrong line, but not all was seen
 * @property {boolean} right  or consistent @property {'trace'|'boards'|'number'|'nothing'} as  what was read
 * @property {number|null} n @property {number} count  events, or boards
 * @property {number|null} line  the first line that cannot be, from 1
 * @property {string|null} why  see c/check/judgement.c
 * @property {{kind: Kind, row?: number, col?: number}|{rows: number, columns: number, squares: number[][]}|null} found
 * @property {{kind: Kind, row?: number, col?: number}|{board: number[]}|null} expected @property {By|null} by
 * @property {number|null} queens  of a board or a solution that has too few or too many
 * @property {string[]} likely  mistakes that explain all of it
 * @property {boolean} [stops]  it is right, but not all solutions are found; `likely` are mistakes that stop so
 * @property {boolean} [ends]  a trace that stops while queens stand
 * @property {0|1} [from]  of a trace: what the program counts from @property {string[]} [like]  the searches that it
 *   follows longest @property {boolean} [fromRight] @property {boolean} [fromBelow] @property {boolean} [transposed]
 *   in which way @property {number|null} [until]  the line at which they would do otherwise
 * @property {{kind: Kind, row?: number, col?: number}|null} [instead]  what they would do there
 * @property {number|null} [step]  the step of their walk after that
 * @property {number|null} [good]  of boards @property {number|null} [different] @property {number|null} [total]
 * @property {{as: string, boards: number, from: number|null}[]} [readings]  the notations of boards
 * @property {number} [unread]  lines that were not read @property {number[]} [unreadLines]  the first 100
 * @property {number|null} [doubt]  the first that looks like part of a board
 * @property {number} [faults]  wrong boards @property {number[]} [faultLines]  of the first 100
 * @property {number|null} [missing]  the number of the first that is, from 1 @property {number|null} [stated]
 *
 * @typedef {{row: number, col: number}} Square
 * @typedef {{queens: Square[], blocked: Square[]}} PastedBoard
 * @typedef {object} Pasted  see c/check/pasted.h
 * @property {number} n @property {PastedBoard[]} boards  all of this n
 * @property {number} fault  the first line that looks like part of a board and is in none; 0: there is none
 * @property {0|1|null} guess  what columns are counted from, if nothing in the text says so
 */

export class CheckInstance extends Memory {
	/** search: its place in the table, -1 for any; false: an argument is out of range. @param {any} options */
	start({n, search, startRow, first, last, fundamental, limit, boards}) {
		const wanted = first ? WANTED.one : last ? WANTED.last : fundamental ? WANTED.fundamental : limit ? WANTED.some : 0
		return this.exports.start(n, search, startRow, wanted, limit ?? 0, boards ? 1 : 0) === 1
	}

	/** Takes bytes; `heard` gets the events that they told of, as c/check.h packs them. */
	put(bytes, heard) {
		const most = this.exports.text_bytes()
		for (let at = 0; at < bytes.length; at += most) {
			const part = bytes.subarray(at, at + most)
			this.bytes(this.exports.text_at(), part.length).set(part)
			this.#tell(this.exports.put(part.length), heard)
		}
	}

	/** @returns {Judgement} */
	end(heard) {
		const length = this.exports.end(),
			json = this.text(this.exports.text_at(), length)
		this.#tell(this.exports.heard(), heard)
		return JSON.parse(json)
	}

	#tell(count, heard) {
		if (count > 0) heard?.(new Uint32Array(this.exports.memory.buffer, this.exports.heard_at(), HEARD_WORDS * count))
	}

	/** @returns {Pasted} */
	pasted(text, {crosses}) {
		const bytes = utf8.encode(text)
		this.bytes(this.exports.text_at(), bytes.length).set(bytes)
		const at = this.exports.paste(bytes.length, crosses === 'blocked' ? 1 : 0)
		const {buffer} = this.exports.memory
		const [n, count, fault, guess] = new Int32Array(buffer, at, 4)
		const squaresOf = (rows, board) => {
			const squares = []
			for (let row = 0; row < n; row++)
				for (let col = 0; col < n; col++) if ((rows[board * n + row] >>> col) & 1) squares.push({row, col})
			return squares
		}
		const [queens, blocked] = [this.exports.queens_at(), this.exports.blocked_at()].map(
			at => new Uint32Array(buffer, at, count * n),
		)
		const boards = Array.from({length: count}, (_, i) => ({queens: squaresOf(queens, i), blocked: squaresOf(blocked, i)}))
		return {n, boards, fault, guess: /** @type {any} */ (guess < 0 ? null : guess)}
	}

	*printed(mistake, n, kinds) {
		this.exports.make(mistake, n)
		for (let length; (length = this.exports.make_line(kinds, PATIENCE)) > 0; )
			yield {line: this.text(this.exports.text_at(), length), rowAt: row => this.exports.make_row(row) >>> 0}
	}
}
