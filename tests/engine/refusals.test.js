import {test} from 'uvu'
import {equal, instance, match, ok} from 'uvu/assert'
import * as engine from 'n-queens/engine'
import {rejection} from '../helpers/rejection.js'

const {attacks, boardsFrom, canonical, classes, images, indexOf, solutionAt, totalOf} = engine
const {count, example, memoryFor, openCount, secondsFor, symmetry} = engine
const solutions = (...args) => engine.solutions(...args).next()
const COUNTS = [count, openCount, memoryFor, secondsFor, n => symmetry(n, 1n)]
const whole = (low, high) => `whole numbers from ${low} to ${high}`
const eight = last => [[...Array(7).fill(0), last]]

const REFUSED = {
	RangeError: [
		[solutions, whole(1, 32), {'n is 0': [0], 'n is 33': [33]}],
		[solutions, whole(1, '2^53'), {'from is 0': [8, {from: 0}], 'from is 1.5': [8, {from: 1.5}]}],
		[solutions, whole(1, 92), {'from is 93': [8, {from: 93}]}],
		[solutions, '1, because solutions have numbers up to n = 18 only', {'from is 2': [20, {from: 2}]}],
		[solutionAt, whole(1, 18), {'n is 19': [19, 1]}],
		[solutionAt, whole(1, 92), {'k is 0': [8, 0], 'k is 93': [8, 93n], 'k is NaN': [8, NaN]}],
		[solutionAt, whole(1, 92), {[`k is ${10n ** 30n}`]: [8, 10n ** 30n], 'k is Infinity': [8, Infinity]}],
		[solutionAt, 'none, because there is no solution', {'k is 1': [3, 1]}],
		[boardsFrom, whole(0, 100_000), {'count is 100001': [8, 1, 100_001]}],
		[boardsFrom, whole(1, '2^53'), {'k is 0': [8, 0, 5]}],
		[boardsFrom, whole(1, 18), {'n is 19': [19, 1, 5]}],
		[indexOf, whole(1, 18), {'board.length is 19': [Array(19).fill(0)]}],
		[indexOf, whole(0, 7), {'board[7] is 8': eight(8)}],
		[classes, whole(1, 12), {'n is 13': [13]}],
		[images, 'boards with one queen in each column', {'board is 0,0': [[0, 0]]}],
		[canonical, 'boards with one queen in each column', {'board is 1,1,1': [[1, 1, 1]]}],
		[totalOf, whole(1, 18), {'n is 19': [19]}],
		[attacks, whole(0, 31), {'squares[0].col is 32': [[{row: 0, col: 32}]]}],
		[attacks, whole(0, 1024), {'squares.length is 1025': [Array(1025).fill({row: 0, col: 0})]}],
		...COUNTS.map(call => [call, whole(1, 27), {'n is 0': [0], 'n is 28': [28], 'n is 8.5': [8.5]}]),
		[count, whole(1, 64), {'workers is 0': [8, {workers: 0}]}],
		[openCount, whole(1, 64), {'workers is NaN': [8, {workers: NaN}]}],
		[secondsFor, whole(1, 64), {'workers is -1': [8, -1]}],
		[count, 'auto, true, false', {'gpu is "on"': [8, {gpu: 'on'}]}],
		[count, 'true, false', {'verify is ""': [8, {verify: ''}]}],
		[openCount, `${whole(12, 27)} with gpu: true`, {'n is 11': [11, {gpu: true}]}],
		[symmetry, '0n or more', {'total is -1': [8, -1n]}],
		[example, 'trace, boards', {'as is "text"': ['diagonal-kept', {as: 'text'}]}],
	],
	TypeError: [
		[solutions, whole(1, 32), {'n is "8"': ['8'], 'n is undefined': []}],
		[solutions, whole(1, '2^53'), {'from is "1"': [8, {from: '1'}]}],
		[solutions, 'from, signal', {'option is "start"': [8, {start: 2}]}],
		[solutionAt, whole(1, 92), {'k is null': [8, null], 'k is undefined': [8]}],
		[solutionAt, 'signal, onProgress', {'option is "progress"': [8, 5, {progress: 1}]}],
		[boardsFrom, whole(0, 100_000), {'count is 5': [8, 1, 5n]}],
		[indexOf, 'an array of columns', {'board is "04752613"': ['04752613']}],
		[classes, 'signal, onProgress', {'option is "limit"': [8, {limit: 3}]}],
		[images, 'an array of columns', {'board is null': [null]}],
		[attacks, 'an array of {row, col}', {'squares is "e4"': ['e4']}],
		[attacks, whole(0, 31), {'squares[1].row is undefined': [[{row: 0, col: 0}, null]]}],
		...COUNTS.map(call => [call, whole(1, 27), {'n is "8"': ['8'], 'n is undefined': []}]),
		[count, whole(1, 64), {'workers is "2"': [8, {workers: '2'}]}],
		[count, 'workers, signal, onProgress, fundamental, gpu, verify', {'option is "worker"': [8, {worker: 2}]}],
		[openCount, 'auto, true, false', {'gpu is 1': [8, {gpu: 1}], 'gpu is null': [8, {gpu: null}]}],
		[symmetry, 'a bigint', {'total is 92': [8, 92]}],
		[example, 'trace, boards', {'as is 5': ['diagonal-kept', {as: 5}]}],
	],
}

test('bad input rejects with argument, value and allowed values, as data and in one sentence', async () => {
	for (const [Type, cases] of Object.entries(REFUSED))
		for (const [call, allowed, bad] of cases)
			for (const [problem, args] of Object.entries(bad)) {
				const error = await rejection(call(...args))
				instance(error, globalThis[Type], error.message)
				equal([error.argument, error.message], [problem.split(' is ')[0], `${problem}; allowed: ${allowed}`])
				ok('value' in error && 'allowed' in error)
			}
})

test('indexOf() of a board that is no solution names an attacking pair', async () => {
	for (const [board, rows, line] of [
		[[0, 1], [0, 1], 'diagonal'],
		[[2, 0, 2, 1], [0, 2], 'column'],
		[[3, 1, 0, 2], [1, 2], 'antidiagonal'],
	]) {
		const {name, message, argument, attack} = await rejection(indexOf(board)),
			[a, b] = rows.map(row => ({row, col: board[row]}))
		equal([name, argument, attack], ['RangeError', 'board', {a, b, line}])
		for (const part of [`row ${a.row}, column ${a.col}`, `row ${b.row}, column ${b.col}`, line]) match(message, part)
	}
})

test.run()
