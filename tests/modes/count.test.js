// The counting view without a browser: what may happen to a count, what is kept of it, how it is said, and the address.

import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { costOf, inOrder, LAST_N } from '../../web/modes/count/costs.js'
import { Counter } from '../../web/modes/count/counter.js'
import { count, exactTime, memory, percent, rough, roughTime } from '../../web/words/numbers.js'
import {
	beginsUnasked,
	idleCount,
	isFurther,
	isOpen,
	next,
	partLeft,
	partOf,
	quarters,
	timeLeft,
} from '../../web/modes/count/state.js'
import { queryOf, readPage } from '../../web/page/address.js'
import { CLASSES, SOLUTIONS } from '../../web/engine/known.js'
import { searches, walk } from 'n-queens/engine'

const told = (done, elapsed, more = {}) => ({
	done,
	units: 100,
	found: 5n,
	elapsed,
	workers: 2,
	onOwnThread: false,
	...more,
})
const after = (...events) => events.reduce((state, [type, event]) => next(state, { type, ...event }), idleCount(4))
const PART = { n: 16, done: 40, units: 100, seconds: 8, at: 1, saved: 'saved' }
const RUNNING = [['start'], ['opened', { progress: told(0, 0) }]]

// --- the state ------------------------------------------------------------------------------------------

test('an event that has no place in the phase changes nothing', () => {
	const everything = [
		['choose', { n: 9 }],
		['start'],
		['opened', { progress: told(1, 1) }],
		['progress', { progress: told(1, 1) }],
		['pause'],
		['resume'],
		['cancel'],
		['finished', { total: 1n }],
		['classified', { n: 16, classes: {} }],
		['failed', { fault: {} }],
		['wait'],
	]
	const phases = {
		idle: [[], ['choose', 'start', 'wait']],
		starting: [[['start']], ['opened', 'cancel', 'failed']],
		running: [RUNNING, ['progress', 'pause', 'cancel', 'finished', 'failed']],
		paused: [
			[...RUNNING, ['pause']],
			['choose', 'resume', 'cancel', 'failed'],
		],
		done: [
			[...RUNNING, ['finished', { total: 1n }]],
			['choose', 'start', 'classified'],
		],
		refused: [
			[['start'], ['failed', { fault: {} }]],
			['choose', 'start'],
		],
	}
	for (const [phase, [events, allowed]] of Object.entries(phases)) {
		const state = after(...events)
		assert.is(state.phase, phase)
		for (const [type, event] of everything)
			assert.is(next(state, { type, ...event }) !== state, allowed.includes(type), `${type} in ${phase}`)
	}
})

test('what happens to a count leaves the state before it as it was', () => {
	const freeze = value =>
		value && typeof value === 'object' && !Object.isFrozen(value)
			? (Object.freeze(value), Object.values(value).forEach(freeze), value)
			: value
	let state = freeze(idleCount(2))
	for (const [type, event] of [
		['found', { parts: { 16: PART }, results: {} }],
		['start'],
		['opened', { progress: told(40, 8) }],
		['progress', { progress: told(60, 9) }],
		['pause'],
		['resume'],
		['part', { part: PART }],
		['finished', { total: 7n }],
		['result', { result: { n: 16 } }],
		['clear'],
		['discard', { n: 3 }],
		['choose', { n: 4 }],
	])
		state = freeze(next(state, { type, ...event }))
	assert.is(state.n, 4)
})

test('a finished count leaves no part behind, and neither does a cancelled one; a paused one that is put aside does', () => {
	const kept = ['part', { part: PART }]
	assert.equal(after(...RUNNING, kept, ['finished', { total: 1n }]).parts, {})
	assert.equal(after(...RUNNING, kept, ['cancel']).parts, {})
	const aside = after(...RUNNING, ['pause'], kept, ['choose', { n: 12 }])
	assert.equal([aside.phase, aside.n, aside.parts], ['idle', 12, { 16: PART }])
})

test('what is read back late does not undo what happened meanwhile', () => {
	const fresh = { ...PART, done: 90 }
	const state = after(
		['part', { part: fresh }],
		['found', { parts: { 16: PART, 17: { ...PART, n: 17 } }, results: {} }],
	)
	assert.equal([state.parts[16].done, state.parts[17].n, state.keeps], [90, 17, true])
})

test('the time left follows the pace of this stretch, before there is one that of the earlier ones, before those the estimate', () => {
	const estimated = ['estimated', { workers: 4, seconds: { 16: 30 }, memory: {} }]
	assert.is(timeLeft(after(estimated, ...RUNNING, ['progress', { progress: told(50, 0.2) }])), 15)
	assert.is(timeLeft(after(...RUNNING, ['progress', { progress: told(20, 10) }])), 40)
	assert.is(
		timeLeft(after(estimated, ...RUNNING, ['progress', { progress: told(20, 1) }])),
		4,
		'a second is long enough to have a pace',
	)
	const resumed = after(['part', { part: PART }], ['start'], ['opened', { progress: told(40, 8) }])
	assert.is(timeLeft(resumed), 12)
	assert.is(timeLeft(next(resumed, { type: 'progress', progress: told(60, 10) })), 4)
	assert.is(timeLeft(after(...RUNNING)), undefined)
	assert.is(partLeft(PART), 12)
})

test('estimates are of the workers that are wanted now', () => {
	assert.equal(
		after(['choose', { workers: 2 }], ['estimated', { workers: 4, seconds: { 16: 1 }, memory: {} }]).estimates,
		{},
	)
	assert.equal(
		after(['estimated', { workers: 4, seconds: { 16: 1 }, memory: {} }], ['choose', { workers: 1 }]).estimates,
		{},
	)
})

test('a count that could not be taken up where it stopped does not say that it was', () => {
	assert.not(after(['part', { part: PART }], ['start'], ['opened', { progress: told(0, 0) }]).progress.resumed)
	assert.ok(after(['part', { part: PART }], ['start'], ['opened', { progress: told(40, 8) }]).progress.resumed)
})

test('only what is finished is kept, and only of a count that is open', () => {
	assert.is(partOf(after(...RUNNING), 'saved', 1), null)
	assert.is(partOf(after(), 'saved', 1), null)
	assert.equal(partOf(after(...RUNNING, ['progress', { progress: told(40, 8) }]), 'saved', 1), PART)
})

test('a kept part is further on than another with fewer of the same units done, and than no other', () => {
	const others = [{ done: 39 }, { done: 40 }, { done: 41 }, { done: 39, units: 101 }].map(other => ({
		...PART,
		...other,
	}))
	assert.equal(
		others.map(other => isFurther(PART, other)),
		[true, false, false, false],
	)
})

test('an address begins a count unless it would last long or something of it is kept', () => {
	const estimate = seconds => ['estimated', { workers: 4, seconds: { 16: seconds }, memory: {} }]
	assert.equal(
		[after(), after(estimate(100)), after(estimate(1000)), after(['part', { part: PART }])].map(beginsUnasked),
		[true, true, false, false],
	)
})

test('ears are told of quarters', () => {
	assert.equal(
		[0, 24, 25, 49, 50, 99, 100].map(done => quarters({ done, units: 100 })),
		[0, 0, 1, 1, 2, 3, 4],
	)
})

// --- the counter ----------------------------------------------------------------------------------------

/** An engine whose counts go on when they are told to, and a storage in memory. */
function world({ storage = {}, engine = {} } = {}) {
	const records = new Map(),
		jobs = []
	let now = 0
	const tick = () => new Promise(done => setTimeout(done))
	const openCount = async (n, { saved, workers }) => {
		const job = {
			n,
			workers,
			done: saved?.done ?? 0,
			elapsed: 0,
			runs: 0,
			get progress() {
				return { done: this.done, units: 10, elapsed: this.elapsed, workers, onOwnThread: false }
			},
			saved() {
				return { done: this.done, sum: BigInt(this.done) }
			},
			run({ signal, onProgress }) {
				this.runs++
				return new Promise((finish, fail) => {
					signal.addEventListener('abort', () => fail(signal.reason))
					this.go = units => {
						this.done += units
						this.elapsed += units
						now += 5000
						onProgress()
						if (this.done === 10) finish(92n)
					}
				})
			},
		}
		jobs.push(job)
		return job
	}
	const counter = new Counter(
		{
			changed() {},
			now: () => now,
			wall: () => now,
			engine: {
				openCount,
				secondsFor: async n => n,
				memoryFor: async () => 1,
				symmetry: async () => ({ fundamental: 12n, of8: 11n, of4: 1n, of2: 0n, of1: 0n }),
				...engine,
			},
			storage: {
				readKept: async () => ({ parts: {}, results: {} }),
				keepPart: async part => void records.set(`part ${part.n}`, part),
				keepResult: async result => void records.set(`result ${result.n}`, result).delete(`part ${result.n}`),
				dropPart: async n => void records.delete(`part ${n}`),
				dropResults: async ns => ns.forEach(n => records.delete(`result ${n}`)),
				...storage,
			},
		},
		2,
	)
	return { counter, jobs, records, tick }
}

test('a count runs to its end, is kept meanwhile, and leaves its result', async () => {
	const { counter, jobs, records, tick } = world()
	counter.choose({ n: 8 })
	counter.start()
	await tick()
	jobs[0].go(4)
	await tick()
	assert.equal(
		[counter.state.phase, counter.state.progress.done, records.get('part 8').done, counter.state.keeps],
		['running', 4, 4, true],
	)
	jobs[0].go(6)
	await tick()
	assert.equal([counter.state.phase, counter.state.result.total, counter.state.classes.fundamental], ['done', 92n, 12n])
	assert.equal([...records.keys()], ['result 8'])
})

test('pausing stops at once and resuming goes on with the same job, however fast both come', async () => {
	const { counter, jobs, tick } = world()
	counter.start()
	await tick()
	jobs[0].go(4)
	counter.pause()
	counter.resume()
	counter.pause()
	counter.resume()
	await tick()
	assert.equal([counter.state.phase, jobs.length, jobs[0].runs], ['running', 1, 2])
	jobs[0].go(6)
	await tick()
	assert.is(counter.state.phase, 'done')
})

test('what was cancelled is not written again, and nothing of it is heard any more', async () => {
	const { counter, jobs, records, tick } = world({ storage: {} })
	counter.start()
	await tick()
	jobs[0].go(4)
	counter.cancel()
	jobs[0].go(6)
	await tick()
	assert.equal(
		[counter.state.phase, counter.state.parts, [...records.keys()], counter.state.result],
		['idle', {}, [], null],
	)
})

test('a count cancelled while it is being set up never begins', async () => {
	const { counter, jobs, tick } = world()
	counter.start()
	counter.cancel()
	await tick()
	assert.equal([counter.state.phase, jobs.map(({ runs }) => runs).join()], ['idle', '0'])
})

test('a kept part is offered, and taken up where it stopped', async () => {
	const part = { n: 17, done: 7, units: 10, seconds: 70, at: 5, saved: { done: 7 } }
	const { counter, jobs, tick } = world({ storage: { readKept: async () => ({ parts: { 17: part }, results: {} }) } })
	await counter.open(null)
	assert.equal([counter.state.phase, counter.state.n], ['idle', 17])
	await counter.open(17)
	assert.is(counter.state.phase, 'idle', 'an address does not take it up unasked')
	counter.start()
	await tick()
	jobs[0].go(3)
	await tick()
	assert.equal([counter.state.result.total, counter.state.result.resumed], [92n, true])
})

test('storage that throws, refuses or reads nothing changes no total, and the state says that nothing is kept', async () => {
	const refuse = async () => {
		throw new Error('SecurityError')
	}
	const writes = { keepPart: refuse, keepResult: refuse, dropPart: refuse }
	for (const storage of [{ readKept: refuse, ...writes }, writes]) {
		const { counter, jobs, tick } = world({ storage })
		const opened = counter.open(8)
		await tick()
		await tick()
		jobs[0].go(4)
		jobs[0].go(6)
		await opened
		await tick()
		assert.equal([counter.state.phase, counter.state.result.total, counter.state.keeps], ['done', 92n, false])
	}
})

test('storage that cannot be read is told before anything is counted', async () => {
	const { counter } = world({ storage: { readKept: () => Promise.reject(new Error('SecurityError')) } })
	await counter.open(null)
	assert.equal([counter.state.phase, counter.state.keeps], ['idle', false])
})

test('a refusal of the engine becomes a state that can be left', async () => {
	const noMemory = async () => {
		throw Object.assign(new RangeError('no'), { name: 'memory', value: 5e9 })
	}
	const { counter, tick } = world({ engine: { openCount: noMemory } })
	counter.start()
	await tick()
	assert.equal([counter.state.phase, counter.state.fault], ['refused', { name: 'memory', value: 5e9, message: 'no' }])
	counter.choose({ n: 9 })
	assert.is(counter.state.phase, 'idle')
})

test('a device that cannot be measured is not measured for ever, and what is wrong is said when a count begins', async () => {
	const fail = async () => {
		throw new Error('no WebAssembly')
	}
	const { counter, tick } = world({ engine: { secondsFor: fail, openCount: fail } })
	await counter.open(null)
	assert.ok(counter.state.unmeasured)
	counter.start()
	await tick()
	assert.equal([counter.state.phase, counter.state.fault.message], ['refused', 'no WebAssembly'])
})

test('a link to a count that would last long waits for the reader', async () => {
	const { counter, jobs } = world({ engine: { secondsFor: async () => 1e6 } })
	await counter.open(20)
	assert.equal([counter.state.phase, counter.state.n, counter.state.waits, jobs.length], ['idle', 20, true, 0])
})

// --- words and numbers ----------------------------------------------------------------------------------

test('a progress that is not whole is never said to be 100 %', () => {
	assert.equal([percent('en', 0.9999), percent('en', 1), percent('ja', 0.436)], ['99%', '100%', '44%'])
})

test('durations have two digits when guessed, and what was measured when measured', () => {
	assert.equal(
		[0.043, 5.44, 88, 100, 5000, 90_000, 1e6, 1e9, 1e13].map(seconds => roughTime('en', seconds)),
		[
			'0.043 seconds',
			'5.4 seconds',
			'88 seconds',
			'1.7 minutes',
			'83 minutes',
			'25 hours',
			'12 days',
			'32 years',
			'320 thousand years',
		],
	)
	assert.equal(
		[0.12345, 12.345, 59.97, 134, 3600, 90_061].map(seconds => exactTime('en', seconds)),
		['0.123 sec', '12.3 sec', '1 min', '2 min 14 sec', '1 hr', '1 day 1 hr'],
	)
	assert.equal(
		[exactTime('ja', 134), roughTime('ja', 5000)].map(text => text.replace(/\s/g, '')),
		['2分14秒', '83分'],
	)
})

test('numbers keep every digit where they are totals, and three where they are rates', () => {
	assert.equal(
		[
			count(234907967154122528n),
			rough('en', 8156.4),
			rough('en', 296123456),
			rough('ja', 296123456),
			memory('en', 27e7),
			memory('en', 41e8),
		],
		['234,907,967,154,122,528', '8,160', '296 million', '2.96億', '270 MB', '4.1 GB'],
	)
})

test('the known values are those of n = 1 to 27, and as many boards as eight images of each class at most', () => {
	assert.equal(
		[SOLUTIONS.length, CLASSES.length, SOLUTIONS[8], CLASSES[8], SOLUTIONS[27], CLASSES[27]],
		[28, 28, 92n, 12n, 234907967154122528n, 29363495934315694n],
	)
	for (let n = 2; n <= 27; n++)
		assert.ok(SOLUTIONS[n] <= 8n * CLASSES[n] && SOLUTIONS[n] >= 2n * CLASSES[n], `n = ${n}`)
})

// --- the address ----------------------------------------------------------------------------------------

test('the address of a count opens the same count', () => {
	for (const n of [null, 1, 14, 27])
		assert.equal(readPage(new URLSearchParams(queryOf({ mode: 'count', n, theme: 'dark', lang: 'ja' }))), {
			mode: 'count',
			values: { n, theme: 'dark' },
			refusals: [],
		})
	assert.is(queryOf({ mode: 'count', n: 14, theme: 'auto', lang: null }), '?view=count&n=14')
})

test('whatever a query says gives a view and an n, and a refusal for what cannot be used', () => {
	for (const n of ['0', '28', '-1', '1e1', 'x', '', ' ', '９', '9'.repeat(400), '<b>']) {
		const page = readPage(new URLSearchParams({ view: 'count', n }))
		assert.equal([page.mode, page.values.n, page.refusals.length], ['count', null, 1], n)
		assert.equal([page.refusals[0].name, page.refusals[0].allowed], ['n', { low: 1, high: 27 }])
	}
	assert.equal(
		readPage(new URLSearchParams('view=constructor&n=99')).refusals.map(({ name, value }) => [name, value]),
		[['view', 'constructor']],
	)
	const { mode, values, refusals } = readPage(new URLSearchParams(queryOf({ n: 30, search: 'flags', step: 3 })))
	assert.equal([mode, values.n, values.step, values.speed, refusals], ['walk', '30', '3', null, []])
})

// --- what searches cost ---------------------------------------------------------------------------------

test('searches that find all visit the same boards, as many as are known, at no fewer looks than squares', async () => {
	const known = { 4: 17, 5: 54, 6: 153, 7: 552, 8: 2057, 9: 8394 }
	const types = inOrder(await searches()),
		stopping = types.filter(({ stopsAtFirst }) => stopsAtFirst)
	assert.equal(types.slice(-stopping.length), stopping)
	for (const [n, nodes] of Object.entries(known))
		for (const { id: search } of types.slice(0, -stopping.length)) {
			const cost = await costOf(walk, search, Number(n))
			assert.is(cost.nodes, nodes, `${search}, n = ${n}`)
			assert.ok(search === 'breadth-first' || cost.probes >= cost.tests)
		}
	assert.equal(
		(await Promise.all(stopping.map(({ id }) => costOf(walk, id, 8)))).map(({ nodes, tests }) => [nodes, tests]),
		[
			[114, 876],
			[114, 876],
		],
	)
	assert.ok(LAST_N <= 12)
})

test('a count is open from its start to its end, also while it is paused', () => {
	assert.equal(
		[
			after(),
			after(['start']),
			after(...RUNNING),
			after(...RUNNING, ['pause']),
			after(...RUNNING, ['finished', { total: 1n }]),
		].map(isOpen),
		[false, true, true, true, false],
	)
})

test.run()
