import {equal, is, match, ok, test} from '#test'
import {searches, walk} from 'n-queens/engine'
import {EXACT} from '../helpers/exact.js'
import {SEARCHES} from '../helpers/oracle.js'
import {assertWalk, momentsOf} from '../helpers/reference.js'
import {eventLine, name, nativeEvents, walksUpTo} from '../helpers/walks.js'

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
		['scan', 'flags', 'completion', 'forward-checking'],
	)
	equal(list.find(s => s.id === 'first').arrays, ['pos', 'col', 'upwd', 'downwd'])
})

test.run()
