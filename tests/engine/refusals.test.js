// Bad input to counts and solutions.

import {test} from 'uvu'
import {equal, instance, is, match, not, ok} from 'uvu/assert'
import * as engine from 'n-queens/engine'
import {isSolution} from '../helpers/boards.js'
import {attacks as lineBetween} from '../helpers/oracle.js'
import {rejection} from '../helpers/rejection.js'
import {randomFrom} from '../helpers/walks.js'

const {attacks, boardsFrom, canonical, classes, images, indexOf, solutionAt, totalOf} = engine
const {count, memoryFor, openCount, secondsFor, symmetry} = engine
const solutions = (...args) => engine.solutions(.../** @type {[any]} */ (args)).next()
const beside = Array(7).fill(0)

const ALL = [count, openCount, memoryFor, secondsFor, n => symmetry(n, 1n)]

const REFUSED = {
	solutions: {
		RangeError: [
			[solutions, [0], 'n', /^n is 0; allowed: whole numbers from 1 to 32$/],
			[solutions, [33], 'n', /1 to 32/],
			[solutions, [8, {from: 0}], 'from', /^from is 0; allowed: whole numbers from 1 to /],
			[solutions, [8, {from: 93}], 'from', /^from is 93; allowed: whole numbers from 1 to 92$/],
			[solutions, [8, {from: 1.5}], 'from', /1\.5/],
			[solutions, [20, {from: 2}], 'from', /^from is 2; allowed: 1, because .*18/],
			[solutionAt, [19, 1], 'n', /1 to 18/],
			[solutionAt, [8, 0], 'k', /^k is 0; allowed: whole numbers from 1 to 92$/],
			[solutionAt, [8, 93n], 'k', /^k is 93; allowed: whole numbers from 1 to 92$/],
			[solutionAt, [8, -1n], 'k', /1 to 92/],
			[solutionAt, [8, 10n ** 30n], 'k', /1 to 92/],
			[solutionAt, [8, NaN], 'k', /NaN/],
			[solutionAt, [8, Infinity], 'k', /Infinity/],
			[solutionAt, [3, 1], 'k', /^k is 1; allowed: none, because there is no solution$/],
			[boardsFrom, [8, 1, -1], 'count', /0 to 100000/],
			[boardsFrom, [8, 1, 100_001], 'count', /0 to 100000/],
			[boardsFrom, [8, 0, 5], 'k', /^k is 0/],
			[boardsFrom, [19, 1, 5], 'n', /1 to 18/],
			[indexOf, [[]], 'board.length', /1 to 18/],
			[indexOf, [Array(19).fill(0)], 'board.length', /1 to 18/],
			[indexOf, [[...beside, 8]], 'board[7]', /^board\[7\] is 8; allowed: whole numbers from 0 to 7$/],
			[indexOf, [[...beside, -1]], 'board[7]', /-1/],
			[classes, [13], 'n', /^n is 13; allowed: whole numbers from 1 to 12$/],
			[images, [[0, 0]], 'board', /^board is 0,0; allowed: boards with one queen in each column$/],
			[canonical, [[1, 1, 1]], 'board', /one queen in each column/],
			[totalOf, [19], 'n', /1 to 18/],
			[attacks, [[{row: 0, col: 32}]], 'squares[0].col', /^squares\[0\]\.col is 32; allowed: whole .* from 0 to 31$/],
			[attacks, [Array(1025).fill({row: 0, col: 0})], 'squares.length', /1024/],
		],
		TypeError: [
			[solutions, ['8'], 'n', /^n is "8"/],
			[solutions, [], 'n', /^n is undefined/],
			[solutions, [8, {from: '1'}], 'from', /"1"/],
			[solutions, [8, {start: 2}], 'option', /start.*allowed: from, signal/],
			[solutionAt, [8, null], 'k', /null/],
			[solutionAt, [8], 'k', /undefined/],
			[solutionAt, [8, 5, {progress: 1}], 'option', /allowed: signal, onProgress/],
			[boardsFrom, [8, 1, 5n], 'count', /5/],
			[indexOf, ['04752613'], 'board', /an array of columns/],
			[classes, [8, {limit: 3}], 'option', /limit/],
			[images, [null], 'board', /null/],
			[attacks, ['e4'], 'squares', /"e4"/],
			[attacks, [[{row: 0, col: 0}, null]], 'squares[1].row', /undefined/],
		],
	},
	counts: {
		RangeError: [
			...ALL.flatMap(asked => [
				[asked, [0], 'n', /^n is 0.* 1 to 27$/],
				[asked, [28], 'n', /^n is 28/],
				[asked, [8.5], 'n', /8\.5/],
			]),
			[count, [8, {workers: 0}], 'workers', /^workers is 0.* 1 to 64$/],
			[count, [8, {workers: 65}], 'workers', /65/],
			[openCount, [8, {workers: NaN}], 'workers', /NaN/],
			[secondsFor, [8, -1], 'workers', /-1/],
			[symmetry, [8, -1n], 'total', /^total is -1/],
		],
		TypeError: [
			...ALL.flatMap(asked => [
				[asked, ['8'], 'n', /"8"/],
				[asked, [], 'n', /^n is undefined/],
			]),
			[count, [8, {workers: '2'}], 'workers', /^workers is "2"/],
			[count, [8, {worker: 2}], 'option', /worker.*workers, signal, onProgress, fundamental/],
			[symmetry, [8, 92], 'total', /^total is 92.*bigint/],
		],
	},
}

for (const [what, types] of Object.entries(REFUSED))
	test(`bad input to ${what} rejects with the argument, the value and what is allowed, as data and in one sentence`, async () => {
		for (const [Type, cases] of Object.entries(types))
			for (const [asked, args, argument, sentence] of cases) {
				const error = await rejection(asked(...args))
				instance(error, globalThis[Type], error.message)
				is(error.argument, argument)
				ok('value' in error && 'allowed' in error)
				match(error.message, sentence)
				not.match(error.message, '\n')
			}
	})

test('a board that is no solution is refused with two queens that attack each other, and the line', async () => {
	const cases = [
		[[0, 1], [0, 1], 'diagonal'],
		[[2, 0, 2, 1], [0, 2], 'column'],
		[[2, 0, 1, 3], [1, 2], 'diagonal'],
		[[3, 1, 0, 2], [1, 2], 'antidiagonal'],
	]
	for (const [board, rows, line] of cases) {
		const {name, message, argument, attack} = await rejection(indexOf(board)),
			[a, b] = rows.map(row => ({row, col: board[row]}))
		equal([name, argument, attack], ['RangeError', 'board', {a, b, line}])
		for (const said of [`row ${a.row}, column ${a.col}`, `row ${b.row}, column ${b.col}`, line]) match(message, said)
	}
	const random = randomFrom(77)
	for (let i = 0; i < 300; i++) {
		const n = 4 + random(9),
			board = Array.from({length: n}, () => random(n))
		if (isSolution(board)) continue
		const {a, b, line} = (await rejection(indexOf(board))).attack
		is(lineBetween(a.row, board[a.row], b.row, board[b.row]), line)
	}
})

test.run()
