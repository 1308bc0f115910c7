import {equal, is, match, ok, test} from '#test'
import {searches, walk} from 'n-queens/engine'
import {EXACT} from '../helpers/exact.js'
import {attacks, SEARCHES} from '../helpers/oracle.js'
import {assertWalk, everyMoment, momentsOf} from '../helpers/reference.js'
import {eventLine, name, nativeEvents, randomFrom, squaresOf, walksUpTo} from '../helpers/walks.js'

const EXACTS = [1, 2, 3, 4, 5, 6].flatMap(n => EXACT.map(search => ({n, search})))

test('every moment of every search to n = 6 equals the reference, with attackers and arrays to n = 5', async () => {
	for (const options of walksUpTo(6)) await assertWalk(options, () => options.n < 6)
	for (const options of EXACTS) await assertWalk(options, step => options.n < 6 || step % 5 === 0)
})

test('native and reference events are the same up to n = 8', () => {
	for (const options of walksUpTo(8).filter(({n, startRow}) => n < 7 || startRow % 3 === 0)) {
		const expected = [...momentsOf(options)].slice(1).map(eventLine)
		is(nativeEvents(options).join('\n'), expected.join('\n'), name(options))
	}
})

test('the search tree has the nodes that a walk places; for exact-cover it is only the root', async () => {
	for (const {n, search} of EXACTS) {
		const w = await walk({n, search}),
			{nodes, row} = await w.tree([], 1),
			{places} = (await w.seek(Infinity)).counters
		const whole = nodes.reduce((a, b) => a + b)
		if (search === 'exact-cover') equal([whole, row], [1, -1])
		else is(whole, places + 1, `${search} ${n}`)
	}
	const {cut, children} = await (await walk({n: 5, search: 'permutations'})).tree([1, 2], 1)
	equal([cut, children.map(({col}) => col)], [6, [0, 3, 4]])
})

test('searches() gives an id, a sentence, names of arrays, and whether initial positions are possible', async () => {
	const list = await searches(),
		ids = list.map(({id}) => id)
	for (const id of SEARCHES) ok(ids.includes(id), id)
	for (const {sentence} of list) match(sentence, /^[A-Z].*\.$/)
	equal(
		list.flatMap(({id, takesSetup}) => (takesSetup ? id : [])),
		TAKERS,
	)
	equal(list.find(s => s.id === 'first').arrays, ['pos', 'col', 'upwd', 'downwd'])
})

const TAKERS = ['scan', 'flags', 'completion', 'forward-checking']
const isFree = (given, {row, col}) =>
	given.every(queen => (queen.row !== row || queen.col !== col) && !attacks(queen.row, queen.col, row, col))

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
