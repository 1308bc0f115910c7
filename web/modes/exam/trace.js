// The trace by hand: what the right program does to the 4 × 4 board, move by move, and what is to be said of a guess.
// The moves are read off a run of the program.
//
// Invariant: a square is guessed; on a queen it means to take it back, elsewhere to put one down. So each guess means
// one move.

import {elementsOf, run} from './machine.js'
import {RIGHT} from './marking.js'
import {GLOBALS} from './program.js'
import {attackOn, isAt, queensOf} from './witness.js'

export const TRACE_N = 4
/** How many hints there are to a move: where the program is, which kind of move comes, where. */
export const HINTS = 3

/**
 * @import { Square } from './witness.js'
 * @typedef {{kind: 'place'|'remove', square: Square, tests: {square: Square, free: boolean}[], arrays: Record<string,
 *   any[]>}} Move
 *   tests: since the move before; arrays: after it, from 1, but with their first element at 0
 */

/** @type {Move[]} */
export const MOVES = []
let start,
	tests = []
run(RIGHT, TRACE_N, (event, {i, k, free}, machine) => {
	const square = {row: i, col: k}
	const arrays = Object.fromEntries(Object.keys(GLOBALS).map(name => [name, machine.list(name)]))
	start ??= arrays
	if (event === 'test') tests.push({square, free})
	if (event !== 'place' && event !== 'remove') return
	MOVES.push({kind: event, square, tests, arrays})
	tests = []
})

/** @param {number} done  moves */
export const arraysAfter = done => (done ? MOVES[done - 1].arrays : start)

/** The queens after so many moves, from the top. @param {number} done */
export const queensAfter = done => queensOf(arraysAfter(done).pos, TRACE_N)

/** @param {number} done */
export function countsAfter(done) {
	const moves = MOVES.slice(0, done)
	return {
		places: moves.filter(({kind}) => kind === 'place').length,
		removes: moves.filter(({kind}) => kind === 'remove').length,
		tests: moves.flatMap(({tests}) => tests).length,
	}
}

/** Which row is being tried, and from which column on: the next one, or the one whose queen was just taken back.
 * @param {number} done @returns {Square} */
export function whereAfter(done) {
	if (done === 0) return {row: 1, col: 1}
	const {kind, square} = MOVES[done - 1]
	return kind === 'place' ? {row: square.row + 1, col: 1} : {row: square.row, col: square.col + 1}
}

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
	const {kind, square} = MOVES[done],
		queens = queensAfter(done),
		where = whereAfter(done)
	if (isAt(square, guess)) return {why: 'right'}
	if (queens.some(queen => isAt(queen, guess)))
		return kind === 'remove' ? {why: 'last', square} : {why: 'early', row: square.row}
	if (guess.row !== where.row) return {why: 'row', row: where.row}
	if (guess.col < where.col) return {why: 'tried', ...where}
	const attack = attackOn(queens, guess)
	if (!attack) return {why: 'left'}
	const arrays = arraysAfter(done)
	const isTaken = ({array, index}) => arrays[array][index - 1] === 'NOT_FREE'
	return {why: 'attacked', ...attack, look: elementsOf(RIGHT, TRACE_N, guess).find(isTaken)}
}
