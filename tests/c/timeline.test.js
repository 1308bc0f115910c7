// Random access: any way to a moment leads to the same moment, and nothing is lost on the way.

import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { walk } from 'n-queens/engine'
import { name, randomFrom } from '../helpers/walks.js'

const LARGE = [
	{ n: 8, search: 'scan' },
	{ n: 10, search: 'flags' },
	{ n: 8, search: 'wraparound', startRow: 5 },
	{ n: 9, search: 'breadth-first' },
	{ n: 12, search: 'first' },
	{ n: 32, search: 'flags' },
	{ n: 31, search: 'wraparound', startRow: 30 },
	{ n: 32, search: 'scan' },
	{ n: 32, search: 'breadth-first' },
]
const KINDS = ['enter', 'test', 'place', 'solution', 'remove', 'leave', 'level', 'done']

/** A walk of exactly `step` steps from the start, one kind of event after the other. */
async function freshly(options, step) {
	const w = await walk(options)
	return w.seek(step)
}

test('seek(k) after any history equals a fresh walk of k steps', async () => {
	const random = randomFrom(1)
	for (const options of LARGE) {
		const w = await walk(options)
		for (let i = 0; i < 40; i++) {
			const step = random(i % 2 ? 200_000 : 3_000)
			assert.equal(await w.seek(step), await freshly(options, step), `${name(options)} ${step}`)
			if (i % 5 === 0) await w.next(KINDS[random(3)])
			if (i % 7 === 0) await w.previous(KINDS[random(6)])
		}
	}
})

test('forward then back is the identity', async () => {
	const random = randomFrom(2)
	for (const options of LARGE) {
		const w = await walk(options)
		for (let i = 0; i < 20; i++) {
			const before = await w.seek(random(50_000))
			const after = await w.seek(before.step + 1)
			assert.equal(await w.seek(before.step), before)
			assert.ok(after.step === before.step + 1 || after.outcome)
		}
	}
})

test('next and previous of a kind visit exactly the events of that kind, in order', async () => {
	for (const options of [
		{ n: 6, search: 'flags' },
		{ n: 5, search: 'breadth-first' },
		{ n: 6, search: 'first' },
	]) {
		const w = await walk(options)
		const events = []
		for (let step = 1; step <= (await w.measure()); step++) events.push((await w.seek(step)).event.kind)
		for (const kind of KINDS) {
			const expected = events.flatMap((k, i) => (k === kind ? [i + 1] : []))
			const forth = [],
				back = []
			await w.seek(0)
			for (let m; (m = await w.next(kind)); ) forth.push(m.step)
			await w.seek(Infinity)
			if (kind === 'done') back.push(events.length)
			for (let m; (m = await w.previous(kind)); ) back.unshift(m.step)
			assert.equal(forth, expected, `${name(options)} next ${kind}`)
			assert.equal(back, expected, `${name(options)} previous ${kind}`)
		}
	}
})

test('several kinds count together, and probes as events do: each is found where a walk step by step first has so many', async () => {
	for (const options of [
		{ n: 6, search: 'scan' },
		{ n: 5, search: 'breadth-first' },
		{ n: 6, search: 'first' },
		{ n: 7, search: 'wraparound', startRow: 3 },
	]) {
		const w = await walk(options),
			moments = [await w.moment()],
			kinds = ['remove', 'place', 'level']
		for (let step = 1; step <= (await w.measure()); step++) moments.push(await w.seek(step))
		const steps = moments.filter(({ event }) => kinds.includes(event.kind)).map(({ step }) => step)
		for (const [i, step] of steps.entries()) {
			assert.is((await w.reach(kinds, i + 1)).step, step)
			assert.equal(await w.previous(kinds), i > 0 ? moments[steps[i - 1]] : null)
			await w.seek(step)
			const stop = moments.slice(0, steps[i + 1]).findLast(({ event }) => ['enter', 'level'].includes(event.kind))
			assert.equal(
				await w.foresee(kinds, ['enter', 'level']),
				i + 1 < steps.length ? { ask: stop.step, target: moments[steps[i + 1]] } : null,
			)
			assert.is((await w.moment()).step, step, 'looking ahead goes nowhere')
			assert.equal(await w.next(kinds), i + 1 < steps.length ? moments[steps[i + 1]] : null)
		}
		assert.is(await w.reach(kinds, steps.length + 1), null)
		const { probes } = moments.at(-1).counters
		for (let probe = 1; probe <= probes; probe += 7)
			assert.equal(
				await w.reach('probe', probe),
				moments.find(({ counters }) => counters.probes >= probe),
				`${name(options)} probe ${probe}`,
			)
		assert.is(await w.reach('probe', probes + 1), null)
		assert.is((await w.marks('probe')).counts.at(-1), probes)
		assert.is((await w.marks(kinds)).counts.at(-1), steps.length)
	}
})

test('places less removes are the queens on the board at every step of a depth-first walk, and none attack', async () => {
	for (const search of ['scan', 'flags', 'wraparound', 'first']) {
		const w = await walk({ n: 7, search })
		const length = await w.measure()
		for (let step = 0; step <= length; step++) {
			const { queens, counters, attackers, n } = await w.seek(step)
			const placed = queens.flatMap((col, row) => (col < 0 ? [] : [[row, col]]))
			assert.is(counters.places - counters.removes, placed.length)
			for (const [row, col] of placed) assert.is(attackers[row * n + col], 0, `${search} step ${step}`)
		}
	}
})

test('steps are the sum of events: seeking past the end stops at done, and stays', async () => {
	const w = await walk({ n: 6 })
	assert.is(w.length, undefined)
	const end = await w.seek(2 ** 53)
	assert.is(end.event.kind, 'done')
	assert.is(w.length, end.step)
	assert.equal(await w.seek(end.step + 1), end)
	assert.is(await w.next('test'), null)
	assert.equal(await w.moment(), end)
})

test('the whole n = 12 walk is measured, and any of its 13.5 million steps reached', async () => {
	const w = await walk({ n: 12 })
	assert.is(await w.measure(), 13514423)
	const { counters } = await w.seek(13514422)
	assert.is(counters.tests, 10103868)
	assert.is(counters.solutions, 14200)
	const marks = await w.marks('solution')
	assert.is(marks.counts.at(-1), 14200)
	assert.ok(marks.counts.length <= 4097, 'nothing grows with the walk')
	assert.ok(marks.counts.every((count, i) => i === 0 || count >= marks.counts[i - 1]))
})

test('measuring can be watched and cancelled, and the walk stays usable meanwhile and after', async () => {
	const w = await walk({ n: 20 })
	const controller = new AbortController()
	let told = 0
	const measuring = w.measure({ signal: controller.signal, onProgress: known => void (told = known) })
	assert.is((await w.seek(1000)).step, 1000)
	while (told === 0) await w.seek(1001)
	controller.abort(new Error('enough'))
	await measuring.then(
		() => assert.unreachable(),
		error => assert.is(error.message, 'enough'),
	)
	assert.is(w.length, undefined)
	assert.is((await w.seek(5)).step, 5)
})

test('a seek that is cancelled leaves the moment as it was', async () => {
	const w = await walk({ n: 32 })
	const before = await w.seek(77)
	const controller = new AbortController()
	const lost = w.next('solution', { signal: controller.signal })
	setTimeout(() => controller.abort(), 50)
	await lost.then(
		() => assert.unreachable(),
		error => assert.is(error.name, 'AbortError'),
	)
	assert.equal(await w.moment(), before)
})

test('movements that overlap each answer with their own moment', async () => {
	const w = await walk({ n: 8 })
	await w.seek(1)
	assert.equal(
		(await Promise.all([w.seek(10), w.seek(20), w.seek(5)])).map(m => m.step),
		[10, 20, 5],
	)
	assert.equal(
		(await Promise.all([w.seek(0), w.next('solution'), w.next('solution'), w.previous('solution')])).map(
			m => m.counters.solutions,
		),
		[0, 1, 2, 1],
	)
})

test('bad input is refused with the argument, the value and what is allowed', async () => {
	const refused = async (promise, Type, ...words) => {
		const error = await promise.then(
			() => assert.unreachable(),
			e => e,
		)
		assert.instance(error, Type)
		for (const word of words) assert.match(error.message, word)
	}
	await refused(walk({ n: 33 }), RangeError, 'n is 33', '1 to 32')
	await refused(walk({ n: 0 }), RangeError, 'n is 0')
	await refused(walk({ n: 2.5 }), RangeError, '2.5')
	await refused(walk({ n: NaN }), RangeError, 'NaN')
	await refused(walk({ n: '8' }), TypeError, '"8"')
	await refused(walk(), TypeError, 'n is undefined')
	await refused(walk({ n: 8, search: 'dfs' }), RangeError, '"dfs"', 'scan, flags, wraparound')
	await refused(walk({ n: 8, search: 'flags', startRow: 1 }), RangeError, 'startRow is 1', 'flags has no start row')
	await refused(walk({ n: 8, serch: 'flags' }), TypeError, 'serch', 'n, search, startRow')
	await refused(walk({ n: 8, search: 'wraparound', startRow: 8 }), RangeError, '0 to 7')
	const w = await walk({ n: 4 })
	await refused(w.seek(-1), RangeError, 'step is -1')
	await refused(w.seek('3'), TypeError, 'step')
	await refused(w.next('queen'), RangeError, 'queen')
	await refused(w.previous(undefined), TypeError, 'kind')
	await refused(w.next(['place', 'queen']), RangeError, 'kind is "queen"', 'place')
	await refused(w.foresee([], 'place'), RangeError, 'kinds')
	await refused(w.next('probe'), RangeError, 'kind is "probe"')
	await refused(w.reach(['probe'], 3), RangeError, 'kind is "probe"')
})

test.run()
