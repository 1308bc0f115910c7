import {equal, is, ok, test} from '#test'
import {complete, completions, countCompletions, heat, whyNot} from 'n-queens/engine'
import {hardBoard} from '../helpers/hard.js'
import {solutions} from '../helpers/oracle.js'
import {abortable, rejection} from '../helpers/rejection.js'
import {squaresOf} from '../helpers/walks.js'

const isIn = (squares, row, col) => squares.some(square => square.row === row && square.col === col)

const slowly = ({n, given = [], blocked = []}) =>
	solutions(n).filter(
		board => given.every(({row, col}) => board[row] === col) && !board.some((col, row) => isIn(blocked, row, col)),
	)

async function listOf(setup) {
	const list = []
	for await (const board of completions(setup)) list.push([...board])
	return list
}

test('completions(), countCompletions() and heat() equal the reference', async () => {
	for (const setup of [
		{n: 6, given: [{row: 0, col: 0}]},
		{n: 7, given: [{row: 3, col: 4}], blocked: [{row: 0, col: 2}]},
	]) {
		const slow = slowly(setup)
		equal(await listOf(setup), slow)
		is(await countCompletions(setup), BigInt(slow.length))
		const one = await complete(setup)
		ok(slow.length === 0 ? one === null : slow.some(board => String(board) === String([...one])))
		const ways = squaresOf(setup.n).map(({row, col}) => slow.filter(board => board[row] === col).length)
		equal((await heat(setup)).flat().map(Number), ways)
	}
})

test('complete() of attacking queens is null, and whyNot() names them', async () => {
	const attacking = {
		n: 8,
		given: [
			{row: 0, col: 0},
			{row: 0, col: 5},
		],
	}
	is(await complete(attacking), null)
	equal((await whyNot(attacking)).given, attacking.given)
})

for (const [what, ask, setup] of [
	['count', countCompletions, {n: 24}],
	['search for a reason', whyNot, {n: 28, blocked: hardBoard()}],
])
	test(`a long ${what} reports progress, and an abort rejects with its reason`, async () => {
		const {signal, abort} = abortable(),
			parts = []
		const onProgress = part => parts.push(part) === 2 && abort()
		is((await rejection(ask(setup, {signal, onProgress}))).message, 'enough')
		ok(0 <= parts[0] && parts[0] <= parts[1] && parts[1] < 1, String(parts))
	})

test.run()
