import {test} from 'uvu'
import {equal, is, match, ok} from 'uvu/assert'
import {searches, walk} from 'n-queens/engine'
import * as oracle from '../helpers/oracle.js'
import {eventLine, name, nativeEvents, walksUpTo} from '../helpers/walks.js'

const {KNOWN} = oracle

test("every moment of every search up to n = 6 is the oracle's, to 5 with attackers and arrays", async () => {
	for (const options of walksUpTo(6)) {
		const w = await walk(options)
		let length = 0
		for (const expected of oracle.walk(options.search, options.n, options)) {
			const {step, event, queens, stack, counters, frontier: f, ...more} = await w.seek((length = expected.step)),
				frontier = f && {level: f.level, size: f.size, index: f.index ?? -1, found: f.found},
				arrays = more.arrays.map(({name, lowest, cells}) => ({name, first: lowest, values: cells}))
			const where = `${name(options)} step ${length}`
			equal({step, event, queens, stack, counters, frontier}, expected, where)
			if (options.n > 5) continue
			equal(more.attackers, oracle.attackers(queens), where)
			equal(arrays, oracle.arrays(options.search, expected), where)
		}
		is(await w.measure(), length, `${name(options)}: length`)
	}
})

test("native and WebAssembly give the same events byte for byte, to n = 8 the oracle's", async () => {
	for (const options of [...walksUpTo(6), ...walksUpTo(8).filter(({n, startRow}) => n > 6 && startRow % 3 === 0)]) {
		const native = nativeEvents(options),
			expected = [...oracle.walk(options.search, options.n, options)].slice(1).map(eventLine),
			w = await walk(options)
		is(native.join('\n'), expected.join('\n'), name(options))
		for (const [i, line] of native.entries())
			if (options.n < 8 || i % 7 === 0) is(eventLine(await w.seek(i + 1)), line, name(options))
	}
})

test('the counts of every search are the known ones', async () => {
	for (const {search, n, startRow, verdict, ...known} of KNOWN.walkCounts) {
		const {counters, outcome} = await (await walk({n, search, startRow})).seek(Infinity)
		equal([counters, outcome], [{...counters, ...known}, verdict ?? 'count'], `${search} ${n}`)
	}
})

test('every search is described: an id, a sentence, the names of its arrays', async () => {
	const list = await searches(),
		ids = list.map(({id}) => id)
	for (const id of oracle.SEARCHES) ok(ids.includes(id), id)
	for (const {sentence} of list) match(sentence, /^[A-Z].*\.$/)
	equal(list.find(s => s.id === 'first').arrays, ['pos', 'col', 'upwd', 'downwd'])
})

test('breadth-first levels at n = 8 hold as many boards as is known', async () => {
	const {frontier} = await (await walk({n: 8, search: 'breadth-first'})).seek(Infinity)
	equal(frontier.sizes, KNOWN.frontierSizes[8])
})

test.run()
