// The trace by hand: what the right program does to the 4 × 4 board, move by move, and what is to be said of a guess.
// The moves are read off a run of the program.
//
// Invariant: a square is guessed; on a queen it means to take it back, elsewhere to put one down. So each guess means
// one move.

import { run } from './machine.js'
import { RIGHT } from './marking.js'
import { attackOn } from './witness.js'

export const TRACE_N = 4

/**
 * @typedef {import('./witness.js').Square} Square
 * @typedef {{square: Square, free: boolean, look: {array: string, index: number}}} Test  look: the last element that
 *   was looked at
 * @typedef {Record<'pos'|'col'|'upwd'|'downwd', any[]>} Arrays  from 1, but with their first element at 0
 * @typedef {{kind: 'place'|'remove', square: Square, tests: Test[], arrays: Arrays}} Move  tests: since the move
 *   before; arrays: after it
 */

const NAMES = /** @type {const} */ (['pos', 'col', 'upwd', 'downwd'])

/** @param {number} n @returns {{start: Arrays, moves: Move[]}} */
export function movesOf(n) {
	const moves = /** @type {Move[]} */ ([]),
		placed = /** @type {Square[]} */ ([])
	let tests = /** @type {Test[]} */ ([]),
		start = /** @type {Arrays|null} */ (null)
	const copy = machine => /** @type {Arrays} */ (Object.fromEntries(NAMES.map(name => [name, machine.list(name)])))
	run(RIGHT, n, (event, { i, k, free, looks }, machine) => {
		start ??= copy(machine)
		if (event === 'test') tests.push({ square: { row: i, col: k }, free, look: looks[looks.length - 1] })
		if (event !== 'place' && event !== 'remove') return
		if (event === 'place') placed.push({ row: i, col: k })
		moves.push({
			kind: event,
			square: event === 'place' ? placed[placed.length - 1] : placed.pop(),
			tests,
			arrays: copy(machine),
		})
		tests = []
	})
	return { start, moves }
}

export const { start: START, moves: MOVES } = movesOf(TRACE_N)

/** The queens after so many moves, from the top. @param {number} done @returns {Square[]} */
export const queensAfter = done => arraysAfter(done).pos.flatMap((col, i) => (col ? [{ row: i + 1, col }] : []))

/** @param {number} done @returns {Arrays} */
export const arraysAfter = done => (done ? MOVES[done - 1].arrays : START)

/** @param {number} done */
export const countsAfter = done => {
	const moves = MOVES.slice(0, done)
	return {
		places: moves.filter(({ kind }) => kind === 'place').length,
		removes: moves.filter(({ kind }) => kind === 'remove').length,
		tests: moves.reduce((sum, { tests }) => sum + tests.length, 0),
	}
}

/** Which row is being tried, and from which column on: the next one, or the one whose queen was just taken back.
 * @param {number} done @returns {Square} */
export function whereAfter(done) {
	if (done === 0) return { row: 1, col: 1 }
	const { kind, square } = MOVES[done - 1]
	return kind === 'place' ? { row: square.row + 1, col: 1 } : { row: square.row, col: square.col + 1 }
}

const isAt = (a, b) => a.row === b.row && a.col === b.col

/**
 * What is to be said of a guess after so many moves.
 *   right                                            last      the queen taken back is the one put down last, here
 *   `square`
 *   early     `row` has a square left to try         attacked  `by` that queen, seen in `look`
 *   row       the program is trying `row`            tried     that square of `row` has been tried; it goes on from
 *   `col`
 *   left      a square further to the left is free
 * @param {number} done  fewer than there are @param {Square} guess @returns {{why: string} & Record<string, any>}
 */
export function judge(done, guess) {
	const { kind, square } = MOVES[done],
		queens = queensAfter(done),
		where = whereAfter(done)
	if (isAt(square, guess)) return { why: 'right' }
	if (queens.some(queen => isAt(queen, guess)))
		return kind === 'remove' ? { why: 'last', square } : { why: 'early', row: square.row }
	if (guess.row !== where.row) return { why: 'row', row: where.row }
	if (guess.col < where.col) return { why: 'tried', ...where }
	const attack = attackOn(queens, guess)
	return attack ? { why: 'attacked', ...attack, look: lookAt(done, guess) } : { why: 'left' }
}

/** The element that says that an attacked square is not free. */
function lookAt(done, { row, col }) {
	const arrays = arraysAfter(done)
	return [
		{ array: 'col', index: col },
		{ array: 'upwd', index: row + col - 1 },
		{ array: 'downwd', index: row - col + TRACE_N },
	].find(({ array, index }) => arrays[array][index - 1] === 'NOT_FREE')
}

/** How many hints there are to a move: where the program is, which kind of move comes, where. */
export const HINTS = 3
