// The searches that books teach beside the tutorials': generate and test, words of bits, looking ahead, dancing links;
// against a second implementation of each, and the counts that are known.

import {test} from 'uvu'
import {equal, is} from 'uvu/assert'
import {walk} from 'n-queens/engine'
import {EXACT, walk as twin} from '../helpers/exact.js'
import {attacks, KNOWN} from '../helpers/oracle.js'
import {name, nativeEvents, randomFrom} from '../helpers/walks.js'

function someBoard(n, random) {
	const given = [],
		blocked = []
	for (let tries = random(4); tries > 0; tries--) {
		const square = {row: random(n), col: random(n)}
		if (given.every(({row, col}) => row !== square.row && attacks(row, col, square.row, square.col) === null))
			given.push(square)
	}
	for (let tries = random(2 * n); tries > 0; tries--) {
		const square = {row: random(n), col: random(n)}
		if (given.every(({row, col}) => row !== square.row || col !== square.col)) blocked.push(square)
	}
	return {n, given, blocked}
}

const random = randomFrom(19)
const BOARDS = Array.from({length: 80}, (_, i) => ({...someBoard(4 + (i % 5), random), search: 'forward-checking'}))
const EMPTY = [1, 2, 3, 4, 5, 6].flatMap(n => EXACT.map(search => ({n, search})))

test("every moment of every walk up to n = 6 is the twin's, arrays too, and from boards by lot", async () => {
	for (const options of [...EMPTY, ...BOARDS.filter((_, i) => i % 4 === 0)]) {
		const w = await walk(options)
		let length = 0
		for (const {arrays, n, ...expected} of twin(options.search, options.n, options)) {
			const {step, event, queens, stack, counters, ...more} = await w.seek((length = expected.step)),
				own = more.arrays.map(({name, cells}) => ({name, values: cells}))
			const where = `${name(options)} step ${length}`
			equal({step, event, queens, stack, counters}, expected, where)
			if (n < 6 || length % 5 === 0) equal(own, arrays, where)
		}
		is(await w.measure(), length, `${name(options)}: length`)
		await w.close()
	}
})

test('the search tree of each has the nodes that it places, that of exact-cover its root alone', async () => {
	for (const search of EXACT)
		for (const n of [1, 4, 6, 8]) {
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

test('the counts of each walk are the known ones', () => {
	for (const {search, n, ...counts} of KNOWN.exactCounts) {
		const kinds = nativeEvents({search, n}).map(line => line.split(' ')[1])
		for (const [kind, count] of Object.entries(counts))
			is(kinds.filter(other => other === kind).length, count, `${search} ${n}: ${kind}`)
	}
	const refused = nativeEvents({search: 'forward-checking', n: 8}).filter(line => line.includes('empties'))
	is(refused.length, 560)
})

test.run()
