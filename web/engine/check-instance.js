// An instance of check.wasm (c/wasm_check.c), which judges the output of one program.

import {Memory, textIn} from './instance.js'

const EVENT_WORDS = 2
/** Values of nq_wanted in c/check/boards.h, by option. At most one option is set. */
const WANTED = {first: 1, limit: 2, fundamental: 3, last: 4}
/** Maximum steps between two lines of a mistaken program's output. */
const PATIENCE = 100_000_000
const LONGEST_TEXT = 20_000
const LONGEST_EXCERPT = 40

const utf8 = /* @__PURE__ */ new TextEncoder()

/**
 * @typedef {import('./moment.js').Kind} Kind
 * @typedef {{row: number, col?: number, line?: string, attacks?: [number, number]}} By  attacks: square (row,
 *   column) that the queen attacks
 * @typedef {{kind: Kind, row?: number, col?: number}} TraceEvent
 * @typedef {object} Judgement  rows and columns from 0
 * @property {'right'|'consistent'|'wrong'|'unread'} verdict  consistent: no wrong line, but incomplete
 * @property {boolean} right  right or consistent @property {'trace'|'boards'|'number'|'nothing'} as
 * @property {number|null} n @property {number} count  number of events or boards
 * @property {number|null} line  first impossible line, from 1
 * @property {string|null} why  reason, a word of c/check/judgement.c
 * @property {TraceEvent|{rows: number, columns: number, squares: number[][]}|null} found
 * @property {TraceEvent|{board: number[]}|null} expected @property {By|null} by
 * @property {number|null} queens  number of queens, if a board or solution has too few or too many
 * @property {string[]} likely  mistakes that explain the whole output
 * @property {boolean} [stops]  all boards are right, but some are missing; `likely`: mistakes that stop a search early
 * @property {boolean} [ends]  the trace ends with queens on the board
 * @property {0|1} [from]  first index of the trace @property {string[]} [like]  searches whose traces agree with it
 *   up to the latest line
 * @property {boolean} [fromRight] @property {boolean} [fromBelow] @property {boolean} [transposed]
 * @property {number|null} [until]  first line that differs from the traces of `like`
 * @property {TraceEvent|null} [instead]  event of `like` at that line
 * @property {number|null} [step]  step of `like` after that event
 * @property {number|null} [good]  number of correct boards @property {number|null} [different] @property {number|null}
 *   [total]
 * @property {{as: string, boards: number, from: number|null}[]} [readings]  notations in which boards were read
 * @property {number} [unread]  number of ignored lines @property {number[]} [unreadLines]  first 100 line numbers
 * @property {number|null} [doubt]  first ignored line that looks like part of a board
 * @property {number} [faults]  number of wrong boards @property {number[]} [faultLines]  lines of the first 100 faults
 * @property {number|null} [missing]  number of the first missing solution, from 1 @property {number|null} [stated]
 *
 * @typedef {import('./moment.js').Square} Square
 * @typedef {object} Pasted
 * @property {number} n @property {{queens: Square[], blocked: Square[]}[]} boards  one or more, all of size n
 * @property {0|1|null} guess  assumed first column number of an ambiguous text
 * @typedef {{name: 'empty'}|{name: 'long', most: number}|{name: 'line', line: number, excerpt: string}} Fault
 *   line: from 1, the first unreadable line that may belong to a board
 */

function squaresOf(rows) {
	const columns = [...rows.keys()]
	return columns.flatMap(row => columns.filter(col => (rows[row] >>> col) & 1).map(col => ({row, col})))
}

function excerptOf(text, line) {
	const signs = [...text.split(/\r\n?|\n/)[line - 1].trim()]
	return signs.length > LONGEST_EXCERPT ? `${signs.slice(0, LONGEST_EXCERPT).join('')}…` : signs.join('')
}

export class CheckInstance extends Memory {
	start({n, search, startRow, boards, ...options}) {
		const wanted = Object.keys(WANTED).find(name => options[name])
		return this.exports.start(n, search, startRow, WANTED[wanted] ?? 0, options.limit ?? 0, boards ? 1 : 0) === 1
	}

	put(bytes, onEvents) {
		const most = this.exports.text_bytes()
		for (let at = 0; at < bytes.length; at += most) {
			const part = bytes.subarray(at, at + most)
			this.bytes(this.exports.text_at(), part.length).set(part)
			this.#reportEvents(this.exports.put(part.length), onEvents)
		}
	}

	/** @returns {Judgement} */
	end(onEvents) {
		const length = this.exports.end(),
			json = textIn(this, this.exports.text_at(), length)
		this.#reportEvents(this.exports.heard(), onEvents)
		return JSON.parse(json)
	}

	#reportEvents(count, onEvents) {
		if (count > 0) onEvents?.(this.view(Uint32Array, this.exports.heard_at(), EVENT_WORDS * count))
	}

	/** Parses boards, see c/check/pasted.h. crosses: 'blocked' if crosses in the text mark blocked squares
	 * @param {string} text @param {{crosses?: 'blocked'}} [options] @returns {Pasted | {fault: Fault}} */
	pasted(text, {crosses} = {}) {
		if (text.length > LONGEST_TEXT) return {fault: {name: 'long', most: LONGEST_TEXT}}
		const {exports} = this,
			bytes = utf8.encode(text)
		this.bytes(exports.text_at(), bytes.length).set(bytes)
		const [n, count, line, guess] = this.view(Int32Array, exports.paste(bytes.length, crosses === 'blocked' ? 1 : 0), 4)
		if (line > 0) return {fault: {name: 'line', line, excerpt: excerptOf(text, line)}}
		if (count === 0) return {fault: {name: 'empty'}}
		const board = (at, i) => squaresOf(this.view(Uint32Array, at + 4 * n * i, n))
		const boards = [...Array(count).keys()].map(i => ({
			queens: board(exports.queens_at(), i),
			blocked: board(exports.blocked_at(), i),
		}))
		return {n, boards, guess: guess === 0 || guess === 1 ? guess : null}
	}

	*printed(mistake, n, kinds) {
		this.exports.make(mistake, n)
		for (let length; (length = this.exports.make_line(kinds, PATIENCE)) > 0; )
			yield {line: textIn(this, this.exports.text_at(), length), rowAt: row => this.exports.make_row(row) >>> 0}
	}
}
