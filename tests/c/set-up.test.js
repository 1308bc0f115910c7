import {equal, is, ok, test} from '#test'
import {walk} from 'n-queens/engine'
import * as oracle from '../helpers/oracle.js'
import {assertWalk, everyMoment, momentsOf} from '../helpers/reference.js'
import {name, randomFrom, squaresOf} from '../helpers/walks.js'

const TAKERS = ['scan', 'flags', 'completion', 'forward-checking']
const isFree = (given, {row, col}) =>
	given.every(queen => (queen.row !== row || queen.col !== col) && !oracle.attacks(queen.row, queen.col, row, col))

function everyBoard(n) {
	const none = [[], ...squaresOf(n).map(square => [square])]
	return none.flatMap(given =>
		none
			.filter(([square]) => !square || given.every(({row, col}) => row !== square.row || col !== square.col))
			.map(blocked => ({n, given, blocked})),
	)
}

function someBoard(n, random) {
	const squares = squaresOf(n),
		given = []
	for (let tries = random(n + 1); tries > 0; tries--) {
		const square = squares[random(n * n)]
		if (isFree(given, square)) given.push(square)
	}
	const open = squares.filter(({row, col}) => !given.some(queen => queen.row === row && queen.col === col)),
		part = random(3)
	return {n, given, blocked: open.filter(() => random(6) < part)}
}

const random = randomFrom(17)
const SOME = [5, 6, 7, 8].flatMap(n => Array.from({length: 12}, () => someBoard(n, random)))
const BOARDS = [...[1, 2, 3].flatMap(everyBoard), ...everyBoard(4).filter((_, i) => i % 5 === 0), ...SOME]
const WALKS = BOARDS.flatMap(board => TAKERS.map(search => ({...board, search})))

test('every moment from small and random initial positions equals the reference', async () => {
	for (const options of WALKS.filter(({n}) => n <= 6)) await assertWalk(options, step => step % 5 === 0)
})

function nodesOf(options) {
	const nodes = [1],
		stands = options.given.length
	for (const {event, queens} of momentsOf(options)) {
		if (event.kind !== 'place') continue
		const depth = queens.filter(col => col >= 0).length - stands
		nodes[depth] = (nodes[depth] ?? 0) + 1
	}
	return [...nodes, ...Array(options.n - stands + 1).fill(0)].slice(0, options.n - stands + 1)
}

test('the search tree from an initial position has a node per placed queen', async () => {
	for (const board of SOME) {
		const [scan, completion] = await Promise.all(
			['scan', 'completion'].map(async search => (await walk({...board, search})).tree([], 1)),
		)
		equal(scan.nodes, nodesOf({...board, search: 'scan'}), name(board))
		equal((await (await walk({...board, search: 'flags'})).tree([], 0)).nodes, scan.nodes)
		if (scan.nodes.at(-1) === 0) equal(completion.nodes, nodesOf({...board, search: 'completion'}), name(board))
		ok(completion.nodes.reduce((a, b) => a + b) <= scan.nodes.reduce((a, b) => a + b) || board.n < 6)
		is(completion.nodes.at(-1), scan.nodes.at(-1))
	}
})

test('walk accepts repeated squares; a full board is its own solution', async () => {
	const whole = [1, 3, 0, 2].map((col, row) => ({row, col})),
		w = await walk({n: 4, given: [...whole, ...whole]})
	equal(
		(await everyMoment(w)).map(({event}) => event.kind),
		['start', 'solution', 'done'],
	)
	is((await w.tree()).nodes.join(), '1')
})

test.run()
