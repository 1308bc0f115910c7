// Question 2: moves of the right program on the 4 × 4 board, and replies to guesses. A guess is a square: the program
// removes its queen or, if it is empty, places a queen there.

import {isAt} from '../../engine/squares.js'
import {readElements, run} from './machine.js'
import {RIGHT} from './marking.js'
import {ARRAYS} from './program.js'
import {attackOn, queensFromPositions} from './first-fault.js'

export const TRACE_N = 4
export const HINTS = 3

/** kind: place or remove; tests: squares tested since the previous move; arrays: after this move, element 1 first */
export const MOVES = []
let start,
	tests = []
run(RIGHT, TRACE_N, (event, {i, k, free}, machine) => {
	const square = {row: i, col: k}
	const arrays = Object.fromEntries(ARRAYS.map(name => [name, machine.list(name)]))
	start ??= arrays
	if (event === 'test') tests.push({square, free})
	if (event !== 'place' && event !== 'remove') return
	MOVES.push({kind: event, square, tests, arrays})
	tests = []
})

export const arraysAfter = done => (done ? MOVES[done - 1].arrays : start)

export const queensAfter = done => queensFromPositions(arraysAfter(done).pos, TRACE_N)
export function countsAfter(done) {
	const moves = MOVES.slice(0, done)
	const count = of => moves.filter(({kind}) => kind === of).length
	return {places: count('place'), removes: count('remove'), tests: moves.flatMap(({tests}) => tests).length}
}

export function whereAfter(done) {
	if (done === 0) return {row: 1, col: 1}
	const {kind, square} = MOVES[done - 1]
	return kind === 'place' ? {row: square.row + 1, col: 1} : {row: square.row, col: square.col + 1}
}

/** Judges a guess after `done` moves. `why` is 'right' or the mistake; words/en/exam.js has a sentence for each. */
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
	const isTaken = ({array, index}) => arraysAfter(done)[array][index - 1] === 'NOT_FREE'
	return {why: 'attacked', ...attack, element: readElements(RIGHT, TRACE_N, guess).find(isTaken)}
}
