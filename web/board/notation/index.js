// A board from text, in whatever notation: cut into items, rows and boards (cutter.js); what the first board is made of
// says which family reads it. Any text gives a board, with however many queens, or a fault with a place inside it.
// A 0 says that columns count from 0, an n that they count from 1; where neither occurs, as in no solution, they are
// read from 1, as tutorials print them, and `guessed` says so.
// c/check/printed.h reads the same notations out of whatever a program prints, without end and without faults;
// tests/board/writings.js holds both.

import {placed, Refusal} from './board.js'
import {charactersOf} from './characters.js'
import {Cutter, startOf} from './cutter.js'
import {readFen} from './fen.js'
import {readNumbers} from './numbers.js'
import {readSigns} from './signs.js'
import {readSquares} from './squares.js'

export const LONGEST_TEXT = 20_000

export const NOTATIONS = /** @type {const} */ ([
	'positions', // 1 5 8 6 3 7 2 4   [0, 4, 7, 5]   {0,4,7,5}   １、５、８      columns, top row first, from 0 or from 1
	'digits', // 15863724                                         the same, where each column is one digit
	'rows', // . Q . .   .q..   #Q##   □■□□   | |Q| | |   👑      a sign for each square
	'strings', // [".Q..", "...Q", …]   [[".", "Q", …], …]        the same in quotation marks, as LeetCode has it
	'matrix', // 0 1 0 0   [[0, 1, 0, 0], …]   true/false   0100  1 where a queen stands
	'fen', // 1Q2/3Q/Q3/2Q1                                       empty squares counted; numbers of several digits
	'squares', // a4 b2 c7                                        files from a, ranks from 1 at the bottom
	'pairs', // (0, 1), (1, 3), …                                 row and column, both from 0 or both from 1
])

const FAMILIES = {sign: readSigns, number: readNumbers, square: readSquares}

/** @import {Fault, ReadBoard} from './board.js' */

/** crosses: 'closed' squares, not queens.
 * @type {(text: string, how?: {crosses?: 'closed'}) => ReadBoard | {fault: Fault}} */
export function readBoard(text, how) {
	return orFault(text, () => {
		const {groups, readingsOf, isQuoted} = partsOf(text, how)
		const [first, ...others] = readingsOf(groups[0])
		return boardOf(first, isQuoted, others.length + groups.length - 1)
	})
}

/** All boards of a text, of one notation.
 * @type {(...args: Parameters<typeof readBoard>) => ReadBoard[] | {fault: Fault}} */
export function readBoards(text, how) {
	return orFault(text, () => {
		const {groups, readingsOf, isQuoted} = partsOf(text, how)
		const readings = groups.flatMap(readingsOf)
		return readings.map((read, i) => boardOf(read, isQuoted, readings.length - 1 - i))
	})
}

function orFault(text, read) {
	try {
		if (text.length > LONGEST_TEXT) throw new Refusal('long', LONGEST_TEXT, {most: LONGEST_TEXT})
		return read()
	} catch (refusal) {
		if (!(refusal instanceof Refusal)) throw refusal
		return {fault: placed(text, refusal)}
	}
}

/** @param {import('./board.js').Reading} read */
function boardOf(read, isQuoted, more) {
	const board = {from: null, guessed: false, ...read(), more}
	return isQuoted && board.notation === 'rows' ? {...board, notation: 'strings'} : board
}

const isCount = rows =>
	rows.length === 1 &&
	rows[0].length > 1 &&
	rows[0].every(({kind, text}, i, row) => (i < row.length - 1 ? text === '-' : kind === 'number'))

function partsOf(text, how) {
	const fen = readFen(text)
	if (fen) return {groups: [fen], readingsOf: fen => [() => fen], isQuoted: false}
	const {boards, isQuoted} = new Cutter(charactersOf(text, startOf(text))).cut()
	const [first, ...others] = boards.filter(rows => !isCount(rows))
	if (!first) throw new Refusal('empty', 0)
	const kind = kindOf(first)
	const alike = [first, ...others.filter(rows => kindOf(rows) === kind)]
	// Rows with an empty line after each are one board.
	const apart = alike.length > 1 && alike.every(rows => rows.length === 1)
	const groups = apart || kind === 'square' ? [alike.flat()] : alike
	return {groups, readingsOf: rows => FAMILIES[kind](rows, how), isQuoted}
}

const kindOf = rows => (rows.some(row => row.some(({kind}) => kind === 'sign')) ? 'sign' : rows[0][0].kind)
