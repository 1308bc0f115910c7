// Comparing two searches without a browser: the clock and where it leads, what is kept in memory, the sentence that says what sets two
// moments apart, the courses that are plotted, the address. The engine's moments are held against the oracle's.

import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { inEveryLanguage } from '../../web/make/words.js'
import * as oracle from '../helpers/oracle.js'
import { randomFrom } from '../helpers/walks.js'
import { searches, walk } from 'n-queens/engine'
import { queryOf, readPage } from '../../web/page/address.js'
import { Course } from '../../web/modes/compare/course.js'
import { curveOf, memoriesOf, sampled } from '../../web/modes/compare/curves.js'
import { lessonOf, namesOf } from '../../web/modes/compare/lesson.js'
import {
	chosen,
	CLASSICS,
	classicOf,
	CLOCKS,
	goalOf,
	isThere,
	lastOf,
	moved,
	onClock,
	readingOf,
	USUAL,
	walkOf,
} from '../../web/modes/compare/state.js'
import { memoryRows, workOf } from '../../web/modes/compare/table.js'
import { BYTES_PER_NUMBER, frontierBytes, memoryOf, peakOf } from '../../web/views/memory.js'

const [ja, en] = await inEveryLanguage('compare', 'searches')
const WORDS = [en, ja]
const KEYS = { step: 'step', probe: 'probes', solution: 'solutions' }

/** All moments of the oracle. */
const known = new Map()
function momentsOf({ search, n, startRow = 0 }) {
	const key = `${search} ${n} ${startRow}`
	if (!known.has(key)) known.set(key, [...oracle.walk(search, n, { startRow })])
	return known.get(key)
}
const reading = ({ step, counters }, clock) => (clock === 'step' ? step : counters[KEYS[clock]])
/** Where the clock says a search is: the first moment with so much, else the end. */
const expectedAt = (options, clock, at) =>
	momentsOf(options).find(moment => reading(moment, clock) >= at) ?? momentsOf(options).at(-1)

/** Walks that are open; an instance of the engine takes megabytes. */
const opened = new Map()
function walkOver(options) {
	const key = JSON.stringify(options)
	if (!opened.has(key)) opened.set(key, walk(options))
	return opened.get(key)
}

/** Where the engine is brought to. */
async function brought(options, clock, at, course) {
	const w = await walkOver(options),
		goal = goalOf(clock, at, course)
	return 'step' in goal ? w.seek(goal.step) : ((await w.reach(goal.kind, goal.ordinal)) ?? w.seek(Infinity))
}

async function courseOf(options) {
	const course = new Course(walk(options), () => {})
	await course.measure()
	return course
}

const shape = value =>
	Array.isArray(value)
		? value.map(shape)
		: typeof value === 'object'
			? Object.fromEntries(
					Object.keys(value)
						.sort()
						.map(key => [key, shape(value[key])]),
				)
			: typeof value

// --- the clock ------------------------------------------------------------------------------------------

test('at a value of the clock a search is at the first moment with so many steps, probes or solutions, else at its end, whether its end is known or not', async () => {
	const random = randomFrom(11)
	for (const search of oracle.SEARCHES)
		for (const n of [1, 2, 4, 6]) {
			const options = { search, n, startRow: search === 'wraparound' ? n - 1 : 0 },
				course = await courseOf(options),
				all = momentsOf(options).at(-1)
			for (const clock of CLOCKS)
				for (const at of [0, 1, 2, random(40), random(900), reading(all, clock), reading(all, clock) + 1, 1e6])
					for (const told of [undefined, course]) {
						const moment = await brought(options, clock, at, told),
							{ step, counters } = expectedAt(options, clock, at)
						assert.equal([moment.step, moment.counters], [step, counters], `${search} n=${n} ${clock} ${at}`)
						assert.ok(isThere(clock, at, moment))
					}
		}
})

test('a course comes to know all steps, probes and solutions of its search, and is over then', async () => {
	for (const search of oracle.SEARCHES) {
		const course = await courseOf({ search, n: 6, startRow: 0 }),
			all = momentsOf({ search, n: 6 }).at(-1)
		assert.equal(
			[course.isEnd, course.measuring, course.known],
			[true, false, { step: all.step, probe: all.counters.probes, solution: all.counters.solutions }],
		)
		assert.is(course.end.step, all.step)
	}
})

test('a course that is too long is left off, is not over, and knows what it has come to', async () => {
	const course = new Course(walk({ n: 20, search: 'flags' }), () => {})
	await course.measure(1)
	assert.equal([course.isEnd, course.measuring, course.end, course.marks], [false, false, null, null])
	const told = []
	const longer = new Course(
		walk({ n: 20, search: 'flags' }),
		() => told.push({ ...longer.known }) && told.length === 3 && longer.stop(),
	)
	await longer.measure(Infinity)
	assert.is(longer.isEnd, false)
	assert.ok(
		told[1].step > 0 &&
			told[1].probe >= told[1].step / 4 &&
			told.every(({ step }, i) => i === 0 || step >= told[i - 1].step),
	)
})

test('past the last probe or solution of both lies one more value, their end; past the last step there is none; what is unknown has no end yet', () => {
	const courses = [
		{ known: { step: 10, probe: 20, solution: 3 }, isEnd: true },
		{ known: { step: 12, probe: 15, solution: 1 }, isEnd: true },
	]
	assert.equal(
		CLOCKS.map(clock => lastOf(clock, courses)),
		[
			{ last: 12, all: 12, isKnown: true },
			{ last: 21, all: 20, isKnown: true },
			{ last: 4, all: 3, isKnown: true },
		],
	)
	const open = [courses[0], { ...courses[1], isEnd: false }]
	assert.equal(lastOf('probe', open), { last: 20, all: 20, isKnown: false })
	assert.equal(
		['first', 'back', 'forward', 'last'].map(move => moved(move, 7, lastOf('probe', courses))),
		[0, 6, 8, 21],
	)
	assert.equal(
		[
			moved('back', 0, lastOf('step', courses)),
			moved('forward', 12, lastOf('step', courses)),
			moved('forward', 12, lastOf('step', open)),
		],
		[0, 12, 13],
	)
	assert.is(moved('last', 3, lastOf('step', open)), undefined)
})

test('another clock shows where the search is that has done most and goes on; when both are over, the end', async () => {
	const at = (step, probes, outcome = null) => ({ step, counters: { probes, solutions: 1 }, outcome })
	assert.is(onClock('probe', [at(5, 10), at(9, 8)]), 10)
	assert.is(onClock('probe', [at(5, 100, 'success'), at(9, 8)]), 8)
	assert.is(onClock('step', [at(5, 100, 'success'), at(9, 8, 'count')]), Infinity)
})

test('whatever is wanted, the choice can be walked: rows lie on the board, and another board begins at the start', () => {
	const random = randomFrom(5)
	let choice = chosen({})
	assert.equal(choice, USUAL)
	for (let i = 0; i < 1000; i++) {
		const before = choice
		choice = chosen(
			[
				{ n: 1 + random(32) },
				{ search: oracle.SEARCHES[random(5)] },
				{ 'with-start-row': random(32) },
				{ at: random(1e6) },
			][random(4)],
			choice,
		)
		assert.ok(choice['start-row'] < choice.n && choice['with-start-row'] < choice.n)
		assert.equal(Object.keys(choice), Object.keys(USUAL))
		if (choice.n !== before.n) assert.is(choice.at, 0)
	}
})

test('each classic comparison is recognised, and set at a moment that its searches come to', () => {
	for (const [name, classic] of Object.entries(CLASSICS)) {
		const choice = chosen(classic)
		assert.is(classicOf(choice), name)
		const ends = [0, 1].map(side => momentsOf(walkOf(choice, side)).at(-1)),
			last = lastOf(
				choice.clock,
				ends.map(end => ({ known: readingOf(end), isEnd: true })),
			).last
		assert.ok(choice.at > 0 && choice.at <= last, `${name}: ${choice.at} of ${last}`)
	}
})

// --- memory ---------------------------------------------------------------------------------------------

test('a complete level of k queens keeps k numbers for each of its boards, eight bytes each: 1, 8, 42, 140 … boards at n = 8', async () => {
	const w = await walk({ n: 8, search: 'breadth-first' }),
		sizes = [1, 8, 42, 140, 344, 568, 550, 312, 92]
	assert.equal(oracle.KNOWN.frontierSizes[8], sizes)
	for (let k = 1; k <= 8; k++) {
		const moment = await w.reach('level', k)
		assert.is(memoryOf(moment).frontier, sizes[k] * k)
		assert.is(frontierBytes(moment.frontier), sizes[k] * k * BYTES_PER_NUMBER)
	}
	assert.is(peakOf(await w.seek(Infinity)).all, 568 * 5 + 550 * 6 + 2)
})

test("what is kept is what the oracle's arrays, open calls and boards hold, and the most so far is the most of all moments, or a bound that says so", async () => {
	for (const search of oracle.SEARCHES)
		for (const n of [1, 2, 3, 5, 6]) {
			const w = await walk({ n, search })
			let most = 0
			for (const expected of momentsOf({ search, n })) {
				const moment = await w.seek(expected.step),
					{ frontier } = expected
				const arrays = oracle.arrays(search, expected, n).reduce((sum, { values }) => sum + values.length, 0),
					stack = 2 * expected.stack.length
				const boards = frontier ? frontier.size * frontier.level + frontier.found * (frontier.level + 1) : 0
				assert.equal(memoryOf(moment), { arrays, stack, frontier: boards, all: arrays + stack + boards })
				most = Math.max(most, arrays + stack + boards)
				const { all, isExact } = peakOf(moment)
				assert.ok(isExact ? all === most : all >= most, `${search} n=${n} step ${moment.step}: ${all}, ${most}`)
				if (frontier || expected.counters.solutions > 0) assert.ok(isExact)
			}
		}
})

test('the table holds the counters of both moments, and a frontier only where there is one', async () => {
	const moments = [
		await brought({ n: 6, search: 'flags' }, 'step', 300),
		await brought({ n: 6, search: 'breadth-first' }, 'step', 300),
	]
	const expected = ['flags', 'breadth-first'].map(search => momentsOf({ search, n: 6 })[300])
	assert.equal(
		workOf(moments).map(({ name, amounts }) => [name, ...amounts]),
		['steps', 'tests', 'probes', 'places', 'removes', 'solutions'].map(name => [
			name,
			...expected.map(({ step, counters }) => (name === 'steps' ? step : counters[name])),
		]),
	)
	assert.equal(
		memoryRows(moments).map(({ name }) => name),
		['arrays', 'stack', 'frontier', 'all', 'peak'],
	)
	assert.equal(
		memoryRows([moments[0], moments[0]]).map(({ name }) => name),
		['arrays', 'stack', 'all', 'peak'],
	)
})

// --- the lesson -----------------------------------------------------------------------------------------

const plain = text => text.replaceAll('**', '')
const numbers = text => [...text.matchAll(/[\d,]+/g)].map(([digits]) => Number(digits.replaceAll(',', '')))
const MEASURED = {
	steps: ['steps as', '手数は'],
	probes: ['probes as', '参照回数は'],
	tests: ['squares as', '調べたマスは'],
	memory: ['keeps', '覚えている数は'],
	peak: ['has kept up to', '覚えていた数は'],
}

/** What the oracle's moment amounts to, in each measure; the peak over all moments up to it. */
function amountsOf(options, moment) {
	const kept = ({ frontier, stack, ...rest }) =>
		oracle.arrays(options.search, rest, options.n).reduce((sum, { values }) => sum + values.length, 0) +
		2 * stack.length +
		(frontier ? frontier.size * frontier.level + frontier.found * (frontier.level + 1) : 0)
	return {
		steps: moment.step,
		probes: moment.counters.probes,
		tests: moment.counters.tests,
		memory: kept(moment),
		get peak() {
			return Math.max(
				...momentsOf(options)
					.slice(0, moment.step + 1)
					.map(kept),
			)
		},
	}
}

test("the lesson is true of every pair of searches at every clock, in both languages: its numbers are the oracle's, and no other measure sets the two further apart", async () => {
	const types = await searches(),
		random = randomFrom(3)
	for (const n of [1, 3, 6])
		for (const search of oracle.SEARCHES)
			for (const other of oracle.SEARCHES) {
				const walks = [
					{ n, search, startRow: 0 },
					{ n, search: other, startRow: other === 'wraparound' ? n - 1 : 0 },
				]
				for (const clock of CLOCKS)
					for (const at of [0, 1, 5 + random(200), 1e6]) {
						const moments = await Promise.all(walks.map(options => brought(options, clock, at)))
						const amounts = walks.map((options, side) => amountsOf(options, expectedAt(options, clock, at)))
						const texts = WORDS.map(({ lesson, searches, lettered }) => [
							lessonOf(moments, { clock, at }, namesOf(walks, types, searches, lettered)),
							lesson,
						])
						for (const [language, [lesson, say]] of texts.entries()) {
							const text = plain(say(lesson)),
								{ chief } = lesson,
								title = `${search}, ${other}, n=${n}, ${clock} ${at}: ${text}`
							assert.not.match(text, /undefined|null|NaN|Infinity|\[object|-\d/, title)
							assert.is(say(lesson).split('**').length % 2, 1, title)
							lesson.sides.forEach(({ name, outcome, steps }) =>
								assert.ok(
									outcome === null ||
										(text.toLowerCase().includes(name.toLowerCase()) && numbers(text).includes(steps)),
									title,
								),
							)
							assert.is.not(lesson.sides[0].name, lesson.sides[1].name)
							const areOver = moments.every(({ outcome }) => outcome),
								isOver = moments.some(({ outcome }) => outcome),
								held = isOver ? '' : { step: 'steps', probe: 'probes' }[clock]
							for (const measure of [
								'probes',
								areOver && moments.every(moment => peakOf(moment).isExact) ? 'peak' : 'memory',
								'tests',
								'steps',
							].filter(measure => measure !== held)) {
								const [a, b] = amounts.map(amount => amount[measure])
								if (a > 0 && b > 0 && a !== b)
									assert.ok(chief && Math.max(a / b, b / a) <= chief.ratio, `${title} ${measure}`)
							}
							if (!chief || lesson.isStart) continue
							const [more, less] = [amounts[chief.more][chief.measure], amounts[1 - chief.more][chief.measure]]
							assert.ok(more > less && Math.abs(more / less - chief.ratio) < 1e-9, title)
							assert.match(
								text,
								language === 0
									? `${more.toLocaleString('en')} against ${less.toLocaleString('en')}`
									: `${more.toLocaleString('ja')} 対 ${less.toLocaleString('ja')}`,
							)
							const said = /([\d,.]+) (?:times as many|倍)/.exec(text)
							if (said)
								assert.ok(
									Math.abs(Number(said[1].replaceAll(',', '')) - more / less) <=
										(more / less < 2 ? 0.0051 : more / less < 100 ? 0.051 : 0.51),
									title,
								)
							if (more / less >= 1.005) assert.ok(said, title)
							if (said || language === 1) assert.match(text, MEASURED[chief.measure][language], title)
						}
					}
			}
})

test('at the first solution of n = 8 scanning has made 32.9 times as many probes as flags, and breadth-first has kept 114 times as many numbers in the end', async () => {
	const types = await searches()
	const said = async (search, other, clock, at, words = en) => {
		const walks = [
			{ n: 8, search, startRow: 0 },
			{ n: 8, search: other, startRow: 0 },
		]
		return plain(
			words.lesson(
				lessonOf(
					await Promise.all(walks.map(options => brought(options, clock, at))),
					{ clock, at },
					namesOf(walks, types, words.searches, words.lettered),
				),
			),
		)
	}
	assert.is(
		await said('flags', 'scan', 'solution', 1),
		'At the first solution, scanning has made 32.9 times as many probes as the search with flags: 45,220 against 1,373.',
	)
	assert.is(
		await said('scan', 'flags', 'solution', 1, ja),
		'最初の解までに、線をたどる探索の参照回数は、真偽配列の探索の 32.9 倍（45,220 対 1,373）。',
	)
	assert.match(
		await said('breadth-first', 'flags', 'step', 1e6),
		'In the end, breadth-first has kept up to 114 times as many numbers in memory as the search with flags: 6,142 against 54.',
	)
	assert.match(
		await said('first', 'flags', 'solution', 93),
		'the search with flags has taken 18.0 times as many steps as the exam search: 23,855 against 1,322.',
	)
	assert.is(await said('flags', 'flags', 'step', 500), 'At step 500, neither has done more than the other.')
})

// --- the plots ------------------------------------------------------------------------------------------

test('the curve of memory goes through what is kept at each of its steps, and the others through what has been done', async () => {
	for (const search of oracle.SEARCHES) {
		const course = await courseOf({ n: 6, search, startRow: 0 }),
			w = await walk({ n: 6, search })
		const [steps, kept] = curveOf(course, 'step')
		assert.equal(kept, memoriesOf(course))
		for (const i of [0, 1, 17, 200, steps.length - 1])
			if (i < steps.length) assert.is(kept[i], memoryOf(await w.seek(steps[i])).all, `${search} at step ${steps[i]}`)
		const [probes, found] = curveOf(course, 'probe'),
			last = momentsOf({ n: 6, search }).at(-1)
		assert.equal([probes.at(-1), found.at(-1)], [last.counters.probes, last.counters.solutions])
	}
})

test('a curve at other places is what it had come to before them, and nothing beyond its end', () => {
	assert.equal(
		sampled(
			[
				[0, 2, 2, 5],
				[0, 10, 11, 20],
			],
			[0, 1, 2, 3, 5, 6],
		),
		[0, 0, 10, 11, 20, null],
	)
})

// --- the address and the words --------------------------------------------------------------------------

test('what an address says of a comparison is read back to the same, and what cannot be used is refused by name', () => {
	const random = randomFrom(9)
	for (let i = 0; i < 500; i++) {
		const n = 1 + random(32)
		const values = {
			n,
			search: oracle.SEARCHES[random(5)],
			'start-row': random(n),
			with: oracle.SEARCHES[random(5)],
			'with-start-row': random(n),
			clock: CLOCKS[random(3)],
			at: random(2 ** 30),
			speed: [0.5, 2, 1000, Infinity][random(4)],
			theme: 'dark',
		}
		assert.equal(readPage(new URLSearchParams(queryOf({ mode: 'compare', ...values, lang: 'ja' }))), {
			mode: 'compare',
			values,
			refusals: [],
		})
	}
	assert.is(
		queryOf({ mode: 'compare', ...USUAL, search: 'flags', with: 'scan', clock: 'probe', at: 1200, theme: 'auto' }),
		'?view=compare&n=8&search=flags&with=scan&clock=probe&at=1200',
	)
	const { values, refusals } = readPage(
		new URLSearchParams('view=compare&n=99&clock=hour&at=-1&speed=3&start-row=8&with-start-row=9'),
	)
	assert.equal(
		refusals.map(({ name, value }) => [name, value]),
		[
			['n', '99'],
			['clock', 'hour'],
			['at', '-1'],
			['speed', '3'],
			['start-row', '8'],
			['with-start-row', '9'],
		],
	)
	assert.equal([values.n, values.clock, values.at, values.speed, values['start-row']], [8, 'solution', 1, 2, 0])
})

test('both languages have the same keys, of the same kinds, and name every search, every clock and every row', async () => {
	assert.equal(shape(ja), shape(en))
	for (const words of WORDS) {
		for (const { id } of await searches()) assert.ok(words.searches[id].short(0).length > 1)
		for (const clock of CLOCKS)
			for (const text of [
				words.clocks[clock],
				words.value[clock],
				words.move.back(clock),
				words.move.forward(clock),
				words.plots[clock].caption,
				...[0.5, 1, 2, Infinity].map(speed => words.speedText(speed, clock)),
				...[
					{ all: 5, last: 6, isKnown: true },
					{ all: 5, last: 5, isKnown: false },
				].flatMap(end => [0, 5, 6].map(at => words.valueText(clock, at, end))),
			]) {
				assert.ok(text.length > 0)
				assert.not.match(text, /undefined|null|NaN|Infinity|\[object/)
			}
		assert.equal(
			words.keys.map(([keys]) => keys),
			en.keys.map(([keys]) => keys),
		)
		assert.equal(Object.keys(words.classics), Object.keys(CLASSICS))
	}
})

test.run()
