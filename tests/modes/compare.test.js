import {equal, is, match, ok, test} from '#test'
import * as oracle from '../helpers/oracle.js'
import {courseOf, expectedAt, memoryExpected, momentAt, momentsOf, reading} from '../helpers/compare.js'
import {randomFrom} from '../helpers/walks.js'
import {KNOWN} from '../helpers/known.js'
import {searches, walk} from 'n-queens/engine'
import '../../dist/searches.mjs'
import {inOrder, LAST_N, measureCost, walkAll} from '#web/modes/compare/costs.js'
import {makeCourse} from '#web/modes/compare/side.js'
import {memoryCurve, stepCurve} from '#web/modes/compare/curves.js'
import * as state from '#web/modes/compare/state.js'
import {memoryUse, peakMemory} from '#web/views/memory.js'
import {inEveryLanguage} from '#web/make/words.js'
import {lessonTexts} from '#web/modes/compare/lesson.js'

const {chosen, CLOCKS, isThere, lastTime, moved, onClock, USUAL} = state

test('a search is at the first moment that reaches the value of the clock, or at its end', async () => {
	const random = randomFrom(11)
	for (const search of oracle.SEARCHES)
		for (const n of [1, 2, 4, 6]) {
			const options = {search, n, startRow: search === 'wraparound' ? n - 1 : 0},
				course = await courseOf(options),
				all = momentsOf(options).at(-1)
			for (const clock of CLOCKS)
				for (const at of [0, 1, 2, random(40), random(900), reading(all, clock), reading(all, clock) + 1, 1e6])
					for (const measured of [undefined, course]) {
						const moment = await momentAt(options, clock, at, measured),
							{step, counters} = expectedAt(options, clock, at)
						equal([moment.step, moment.counters], [step, counters], `${search} n=${n} ${clock} ${at}`)
						ok(isThere(clock, at, moment))
					}
		}
})

test('Course.stop() keeps the known lengths', async () => {
	const begun = report => makeCourse(walk({n: 20, search: 'flags'}), report),
		course = begun(() => {})
	await course.measure(1)
	equal([course.isEnd, course.measuring, course.end, course.marks], [false, false, null, null])
	const reports = [],
		longer = begun(() => reports.push({...longer.known}) === 3 && longer.stop())
	await longer.measure(Infinity)
	is(longer.isEnd, false)
	ok(reports[1].step > 0 && reports[1].probe >= reports[1].step / 4)
	ok(reports.every(({step}, i) => i === 0 || step >= reports[i - 1].step))
})

test('a walk closed during measuring causes no fault', async () => {
	const faults = [],
		note = fault => faults.push(fault),
		closed = () => Promise.reject(new DOMException('The walk was closed.', 'AbortError'))
	process.on('unhandledRejection', note)
	const lasting = {
		measure({signal, onProgress}) {
			onProgress(5)
			return new Promise((_done, fail) => signal.addEventListener('abort', () => closed().catch(fail)))
		},
		marks: closed,
		close: () => {},
	}
	const course = makeCourse(Promise.resolve(lasting), () => {}),
		measured = course.measure()
	await null // lets the measurement begin
	await course.close()
	await measured
	await new Promise(setImmediate)
	process.off('unhandledRejection', note)
	equal(faults, [])
})

test("lastTime() is the number of the clock's events: steps, probes + 1 or solutions + 1", () => {
	const courses = [
		{known: {step: 10, probe: 20, solution: 3}, isEnd: true},
		{known: {step: 12, probe: 15, solution: 1}, isEnd: true},
	]
	for (const [clock, [last, all]] of Object.entries({step: [12, 12], probe: [21, 20], solution: [4, 3]}))
		equal(lastTime(clock, courses), {last, all, isKnown: true})
	const open = [courses[0], {...courses[1], isEnd: false}]
	equal(lastTime('probe', open), {last: 20, all: 20, isKnown: false})
	const moves = ['first', 'back', 'forward', 'last'].map(move => moved(move, 7, lastTime('probe', courses)))
	is(moves.join(), '0,6,8,21')
	for (const [to, move, from, some] of [
		[0, 'back', 0, courses],
		[12, 'forward', 12, courses],
		[13, 'forward', 12, open],
		[undefined, 'last', 3, open],
	])
		is(moved(move, from, lastTime('step', some)), to)
})

test('onClock() returns the largest count of unfinished searches; if both ended, Infinity', async () => {
	const at = (step, probes, outcome = null) => ({step, counters: {probes, solutions: 1}, outcome})
	is(onClock('probe', [at(5, 10), at(9, 8)]), 10)
	is(onClock('probe', [at(5, 100, 'success'), at(9, 8)]), 8)
	is(onClock('step', [at(5, 100, 'success'), at(9, 8, 'count')]), Infinity)
})

test('chosen() keeps start rows below n, and a new n restarts', () => {
	const random = randomFrom(5)
	let choice = chosen({})
	equal(choice, USUAL)
	for (let i = 0; i < 1000; i++) {
		const before = choice
		const [n, search, row, at] = [1 + random(32), oracle.SEARCHES[random(5)], random(32), random(1e6)]
		choice = chosen([{n}, {search}, {'with-start-row': row}, {at}][random(4)], choice)
		ok(choice['start-row'] < choice.n && choice['with-start-row'] < choice.n)
		equal(Object.keys(choice), Object.keys(USUAL))
		if (choice.n !== before.n) is(choice.at, 0)
	}
})

test('memoryUse() equals the reference; peakMemory() is exact or an upper bound', async () => {
	for (const search of oracle.SEARCHES)
		for (const n of [1, 2, 3, 5, 6]) {
			const w = await walk({n, search})
			let most = 0
			for (const expected of momentsOf({search, n})) {
				const moment = await w.seek(expected.step),
					memory = memoryExpected({search, n}, expected),
					{all, isExact} = peakMemory(moment)
				equal(memoryUse(moment), memory)
				most = Math.max(most, memory.all)
				ok(isExact ? all === most : all >= most, `${search} n=${n} step ${moment.step}: ${all}, ${most}`)
				if (moment.frontier || moment.counters.solutions > 0) ok(isExact)
			}
		}
})

test('stepCurve() plots memory against steps, and solutions against probes', async () => {
	for (const search of oracle.SEARCHES) {
		const course = await courseOf({n: 6, search, startRow: 0}),
			w = await walk({n: 6, search})
		const [steps, memory] = stepCurve(course, 'step')
		equal(memory, memoryCurve(course))
		for (const i of [0, 1, 17, 200, steps.length - 1])
			if (i < steps.length) is(memory[i], memoryUse(await w.seek(steps[i])).all, `${search} at step ${steps[i]}`)
		const [probes, found] = stepCurve(course, 'probe'),
			last = momentsOf({n: 6, search}).at(-1)
		equal([probes.at(-1), found.at(-1)], [last.counters.probes, last.counters.solutions])
	}
})

test('measureCost(): searches for all solutions visit the known number of nodes', async () => {
	const types = inOrder(await searches()),
		stopping = types.filter(({stopsAtFirst}) => stopsAtFirst)
	equal(types.slice(-stopping.length), stopping)
	for (const n of [4, 5, 6, 7, 8, 9])
		for (const {id: search} of types.slice(0, -stopping.length)) {
			const cost = await measureCost(walk, search, n)
			is(cost.nodes, KNOWN.treeNodes[n], `${search}, n = ${n}`)
			ok(search === 'breadth-first' || cost.probes >= cost.tests)
		}
	for (const {id} of stopping) {
		const {nodes, tests} = await measureCost(walk, id, 8)
		equal([nodes, tests], [114, 876], id)
	}
	ok(LAST_N <= 12)
})

const [ja, en] = await inEveryLanguage('compare', 'searches')

test('lessonTexts() names the measure that differs most, and the ratio', async () => {
	for (const [key, sentence] of Object.entries({
		'en flags scan solution 1': 'B has made 32.9 times as many probes as A: 45,220 against 1,373.',
		'ja scan flags solution 1': '最初の解までに、A の参照回数は、B の 32.9 倍（45,220 対 1,373）。',
		'en breadth-first flags step 1000000':
			'A has stored up to 114 times as many numbers in memory as B: 6,142 against 54.',
		'en flags flags step 500': 'At step 500, neither has done more than the other.',
	})) {
		const [language, first, second, clock, at] = key.split(' '),
			words = language === 'en' ? en : ja,
			walks = [first, second].map(search => ({n: 8, search, startRow: 0})),
			when = {clock, at: Number(at)},
			moments = await Promise.all(walks.map(options => momentAt(options, clock, when.at)))
		const text = words.lesson(lessonTexts(moments, when))
		match(text.replaceAll('**', ''), sentence)
	}
})

test('walkAll() measures each n from 1 on', async () => {
	const all = [],
		opened = {measure() {}, seek: () => ({counters: {}}), close() {}},
		costs = []
	await walkAll(
		async ({n}) => (all.push(n), opened),
		['flags'],
		cost => costs.push(Object.keys(cost.flags).length),
	)
	equal([all, costs], [costs, Array.from({length: LAST_N}, (_, i) => i + 1)])
})

test.run()
