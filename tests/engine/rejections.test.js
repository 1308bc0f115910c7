import {equal, instance, is, match, ok, test} from '#test'
import * as engine from 'n-queens/engine'
import {EXACT} from '../helpers/exact.js'
import {SEARCHES} from '../helpers/oracle.js'
import {rejection} from '../helpers/rejection.js'

const {attacks, boardsFrom, canonical, classes, images, indexOf, solutionAt, totalOf} = engine
const {check, complete, count, example, memoryFor, openCount, secondsFor, symmetry, walk} = engine
const solutions = (...args) => engine.solutions(...args).next()
const COUNTS = [count, openCount, memoryFor, secondsFor, n => symmetry(n, 1n)]
const whole = (low, high) => `whole numbers from ${low} to ${high}`
const TRACED = [...SEARCHES, 'completion', ...EXACT].join(', ')
const climb = options => [{n: 8, search: 'hill-climbing', ...options}]
const eight = last => [[...Array(7).fill(0), last]]
const shard = (index, of) => [12, {shard: {index, of}}]
const SQUARE = [{row: 1, col: 2}]
const KINDS = 'enter, test, place, solution, remove, leave, level, check, scatter, move, done'
const APART = 'queens that do not attack each other'
const [plain, begun] = await Promise.all(
	[{}, {given: [{row: 2, col: 2}], blocked: [{row: 0, col: 1}]}].map(options => walk({n: 5, ...options})),
)
const [seek, next, previous, reach, tree] = ['seek', 'next', 'previous', 'reach', 'tree'].map(
	method =>
		(...args) =>
			plain[method](...args),
)

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
		[openCount, whole(1, 5), {'shard.index is 0': shard(0, 5), 'shard.index is 6': shard(6, 5)}],
		[openCount, whole(1, 5), {'shard.index is NaN': shard(NaN, 5)}],
		[openCount, whole(1, 252), {'shard.of is 1000000': shard(1, 1e6)}],
		[complete, whole(1, 64), {'n is 65': [{n: 65}]}],
		[complete, whole(0, 7), {'given[0].row is 8': [{n: 8, given: [{row: 8, col: 0}]}]}],
		[complete, 'squares without a queen', {'blocked is [{"row":1,"col":2}]': [{n: 8, given: SQUARE, blocked: SQUARE}]}],
		[check, whole(1, 32), {'n is 33': ['', {n: 33}]}],
		[check, TRACED, {'search is "hill-climbing"': ['', {search: 'hill-climbing'}]}],
		[check, TRACED, {'search is "nope"': ['', {search: 'nope'}]}],
		[check, '0, except for a search that takes one', {'startRow is 2': ['', {startRow: 2}]}],
		[walk, whole(1, 32), {'n is 33': [{n: 33, search: 'flags'}], 'n is 2.5': [{n: 2.5}]}],
		[walk, whole(1, 1000), {'n is 1001': climb({n: 1001})}],
		[walk, `${TRACED}, hill-climbing, min-conflicts, construction`, {'search is "dfs"': [{n: 8, search: 'dfs'}]}],
		[walk, '0, because flags has no start row', {'startRow is 1': [{n: 8, search: 'flags', startRow: 1}]}],
		[walk, whole(0, 7), {'startRow is 8': [{n: 8, search: 'wraparound', startRow: 8}]}],
		[walk, '0, because flags leaves nothing to chance', {'seed is 1': [{n: 8, seed: 1}]}],
		[walk, whole(0, '2^53'), {'seed is -1': climb({seed: -1})}],
		[walk, 'random', {'begin is "greedy"': [{n: 8, search: 'construction', begin: 'greedy'}]}],
		[walk, 'random, greedy', {'begin is "lot"': climb({begin: 'lot'})}],
		[walk, '0, because min-conflicts takes none', {'sideways is 2': climb({search: 'min-conflicts', sideways: 2})}],
		[walk, whole(0, 1_000_000), {'sideways is 1000001': climb({sideways: 1_000_001})}],
		[walk, APART, {'given is [{"row":1,"col":2},{"row":0,"col":1}]': [{n: 8, given: [...SQUARE, {row: 0, col: 1}]}]}],
		[walk, APART, {'given is [{"row":1,"col":2},{"row":1,"col":5}]': [{n: 8, given: [...SQUARE, {row: 1, col: 5}]}]}],
		[walk, 'squares without a queen', {'blocked is [{"row":1,"col":2}]': [{n: 8, given: SQUARE, blocked: SQUARE}]}],
		[walk, 'none with first', {'given is [{"row":1,"col":2}]': [{n: 8, search: 'first', given: SQUARE}]}],
		[walk, 'none with wraparound', {'blocked is [{"row":1,"col":2}]': [{n: 8, search: 'wraparound', blocked: SQUARE}]}],
		[seek, whole(0, '2^53'), {'step is -1': [-1]}],
		[next, KINDS, {'kind is "queen"': [['place', 'queen']], 'kind is "probe"': ['probe']}],
		[next, KINDS, {'kind is "queen"': [{kind: 'queen', row: 0}]}],
		[next, `one or more of ${KINDS}`, {'kinds is ""': [[]]}],
		[next, whole(0, 4), {'row is 5': [{kind: 'test', row: 5}]}],
		[reach, KINDS, {'kind is "probe"': [['probe'], 3]}],
		[
			reach,
			whole(1, '2^53'),
			{'ordinal is 0': ['place', 0], 'ordinal is 1.5': ['place', 1.5], 'ordinal is NaN': ['place', NaN]},
		],
		[tree, APART, {'columns is 0,1': [[0, 1]]}],
		[columns => begun.tree(columns), APART, {'columns is 0': [[0]], 'columns is 1': [[1]], 'columns is 2': [[2]]}],
		[tree, whole(0, 4), {'columns[0] is 9': [[9]], 'columns[0] is 0.5': [[0.5]]}],
		[
			tree,
			whole(0, 5),
			{'columns.length is 6': [[0, 2, 4, 1, 3, 0]], 'levels is 6': [[], 6], 'levels is -1': [[], -1]},
		],
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
		[complete, 'an array of {row, col}', {'blocked is 3': [{n: 8, blocked: 3}]}],
		[complete, 'n, given, blocked', {'option is "queens"': [{n: 8, queens: []}]}],
		[walk, whole(1, 32), {'n is "8"': [{n: '8'}], 'n is undefined': []}],
		[
			walk,
			'n, search, startRow, given, blocked, seed, sideways, restarts, begin',
			{'option is "sede"': [{n: 8, sede: 1}]},
		],
		[walk, whole(0, 1_000_000), {'restarts is null': climb({restarts: null})}],
		[seek, whole(0, '2^53'), {'step is "3"': ['3']}],
		[previous, KINDS, {'kind is undefined': [undefined]}],
		[tree, 'an array of columns', {'columns is "x"': ['x']}],
		[tree, whole(0, 5), {'levels is "1"': [[], '1']}],
	],
}

test('bad input is rejected with argument, value and allowed values, as data and in one sentence', async () => {
	for (const [Type, cases] of Object.entries(REFUSED))
		for (const [call, allowed, bad] of cases)
			for (const [problem, args] of Object.entries(bad)) {
				const error = await rejection(call(...args))
				instance(error, globalThis[Type], error.message)
				equal([error.argument, error.message], [problem.split(' is ')[0], `${problem}; allowed: ${allowed}`])
				ok('value' in error && 'allowed' in error)
			}
})

test('an option that is undefined is not rejected', async () => {
	is((await (await walk({n: 8, search: 'flags', seed: undefined})).moment()).search, 'flags')
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
