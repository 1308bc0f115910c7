import {equal, is, ok, test} from '#test'
import {abortable, aborted, messageOf, rejection, soon} from '../helpers/rejection.js'
import {randomFrom} from '../helpers/walks.js'
import {countHere, countOnWorkers, Pool} from '#web/engine/pool.js'
import {Tally} from '#web/engine/tally.js'

const PLAN = {n: 9, way: 1, units: 500, bytes: 7e6}
const value = unit => BigInt(unit * unit + 1)
const sumOf = (first, end) => Array.from({length: end - first}, (_, i) => value(first + i)).reduce((a, b) => a + b, 0n)
const TOTAL = sumOf(0, PLAN.units)

const clockOf = () => {
	const calls = new Set()
	const add = entry => (calls.add(entry), () => void calls.delete(entry))
	return {
		every: (ms, call) => add({ms, call}),
		after(ms, call) {
			const stop = add({ms, call: () => (stop(), call())})
			return stop
		},
		ring(length, times = 1) {
			for (; times > 0; times--) [...calls].filter(({ms}) => ms === length).forEach(({call}) => call())
		},
		get timers() {
			return calls.size
		},
	}
}

function poolOf(behave, {start = async () => {}, born = thread => thread.received({alive: true})} = {}) {
	const threads = [],
		clock = clockOf()
	const pool = new Pool({
		clock,
		module: async () => 'module',
		async start({received, died}) {
			await start()
			const thread = {
				number: threads.length,
				ended: false,
				held: true,
				posted: [],
				received: answer => !thread.ended && received(answer),
				die: reason => !thread.ended && (thread.end(), died(reason)),
				post(question) {
					thread.posted.push(question)
					const {id, method, args, cancel} = question
					if (method === 'load' || cancel) return
					const [, first, end] = args
					const answer = () => thread.received({id, result: {sum: sumOf(first, end), took: (end - first) * 4}}),
						memory = () => thread.received({id, error: {type: 'RangeError', name: 'memory', message: '', value: 7e6}})
					setImmediate(() => behave({id, first, end}, {...thread, answer, memory}))
				},
				end: () => (thread.ended = true),
				hold: held => (thread.held = held),
			}
			threads.push(thread)
			setImmediate(() => born(thread))
			return thread
		},
	})
	return {pool, threads, clock}
}
const healthy = () => poolOf((_, {answer}) => answer())

function counting(pool, {tally = new Tally(PLAN), ...options} = {}) {
	const ended = countOnWorkers(pool, tally, {workers: 3, signal: abortable().signal, onFinish() {}, ...options})
	return {tally, ended}
}

async function sumOn(pool, options = {}) {
	const {tally, ended} = counting(pool, options)
	await ended
	return tally.sum
}

const alive = threads => threads.filter(({ended}) => !ended).length
const turns = async count => {
	for (; count > 0; count--) await soon()
}

test('all requested workers count; each gets the module once, before its first range', async () => {
	for (const workers of [1, 2, 3, 7]) {
		const {pool, threads} = healthy()
		equal([await sumOn(pool, {workers}), threads.length, alive(threads)], [TOTAL, workers, workers])
		for (const {posted} of threads) {
			const loads = posted.flatMap(({method, args}, i) => (method === 'load' ? [i, ...args] : []))
			equal(loads, [0, 'module'])
		}
	}
})

test('the total is right, whichever worker dies, repeats an answer or has no memory, at any time', async () => {
	const random = randomFrom(5)
	for (let i = 0; i < 60; i++) {
		const {pool} = poolOf((_, {answer, die, memory}) => {
			const what = random(20)
			if (what < 3 + (i % 5)) return die()
			if (what === 19 && i % 2) return memory()
			answer()
			if (what === 18) answer()
			if (what === 17) die()
		})
		const {tally, ended} = counting(pool, {workers: 1 + random(5)})
		await ended.catch(error => is(error.name, 'memory'))
		for (let range; (range = tally.take('own thread')); ) tally.finish(range.ticket, sumOf(range.first, range.end), 1)
		is(tally.sum, TOTAL)
		ok(tally.complete)
	}
})

test('a worker silent for too long is abandoned, and its range counted by others', async () => {
	const {pool, threads, clock} = poolOf(
		(_, {number, posted, answer}) => (number === 0 && posted.length === 3) || answer(),
	)
	const {tally, ended} = counting(pool, {workers: 2})
	await turns(200)
	ok(tally.done < PLAN.units)
	for (const [i, ticks] of [11, 2].entries()) {
		clock.ring(1000, ticks)
		await soon()
		is(threads[0].ended, i === 1)
		equal(threads[0].posted.at(-1), {cancel: -1})
	}
	await ended
	is(tally.sum, TOTAL)
})

test('if workers die without progress, fewer and fewer continue, in the end none; `rejected` stays false', async () => {
	const {pool, threads} = poolOf((_, {die}) => die()),
		{tally, ended} = counting(pool)
	await ended
	ok(threads.length >= 5 && threads.length <= 12, `${threads.length} workers were tried`)
	equal([tally.done, tally.available, alive(threads), pool.rejected], [0, true, 0, false])
})

test('dying workers are replaced without limit while there is progress', async () => {
	let turn = 0
	const {pool, threads} = poolOf((_, {answer, die}) => (++turn % 3 === 0 ? answer() : die()))
	is(await sumOn(pool, {workers: 1}), TOTAL)
	ok(threads.length > 10)
})

const REFUSALS = {
	'starting throws': {start: () => Promise.reject(new Error('SecurityError'))},
	'a worker dies before its first message': {born: thread => thread.die()},
	'a worker stays silent from the start': {born() {}, silent: true},
}
for (const [what, {silent, ...rejected}] of Object.entries(REFUSALS))
	test(`if workers cannot start, the caller counts, and none is started again: ${what}`, async () => {
		const {pool, threads, clock} = poolOf(() => {}, rejected)
		const {tally, ended} = counting(pool)
		if (silent) await turns(10), clock.ring(1000, 7)
		await ended
		equal([tally.done, tally.available, pool.rejected], [0, true, true])
		const tried = threads.length
		await sumOn(pool)
		await rejection(pool.request('turns', [4]))
		pool.warm(2)
		equal([threads.length, clock.timers], [tried, 0])
	})

test('one worker that fails to start does not set `rejected`', async () => {
	let first = true
	const born = thread =>
		first ? ((first = false), thread.die()) : setTimeout(() => thread.received({alive: true}), 10)
	const {pool, threads} = poolOf((_, {answer}) => setTimeout(answer, 20), {born})
	equal([await sumOn(pool), pool.rejected, alive(threads)], [TOTAL, false, 2])
})

test('an abort ends every worker at once, and finished units stay', async () => {
	const {pool, threads} = poolOf((_, {posted, answer}) => posted.length < 4 && answer())
	const {signal, abort} = abortable(),
		{tally, ended} = counting(pool, {signal})
	await turns(20)
	const {done} = tally
	ok(done > 0)
	abort()
	for (let i = 0; i < 3; i++) await Promise.resolve()
	is(alive(threads), 0)
	equal([await messageOf(ended), tally.done], ['enough', done])
	is(await sumOn(healthy().pool, {tally}), TOTAL)
})

test('without memory for any worker the count is left to the caller', async () => {
	const {pool, threads} = poolOf((_, {memory}) => memory()),
		{tally, ended} = counting(pool, {workers: 3})
	await ended
	equal([tally.sum, tally.available, alive(threads)], [0n, true, 0])
})

test('idle workers are used again, and end in time, with no timer left', async () => {
	const {pool, threads, clock} = healthy()
	for (const workers of [3, 2]) await sumOn(pool, {workers})
	const held = threads.filter(thread => thread.held)
	equal([threads.length, held.length, clock.timers], [3, 0, 1])
	clock.ring(5000)
	await soon()
	equal([alive(threads), clock.timers], [0, 0])
	await sumOn(pool, {workers: 1})
	is(threads.length, 4)
})

test('a worker that dies while idle is not used again', async () => {
	const {pool, threads} = healthy()
	await sumOn(pool, {workers: 1})
	threads[0].die()
	equal([await sumOn(pool, {workers: 1}), threads.length], [TOTAL, 2])
	threads[1].die(new Error('dead'))
	await pool.request('units', [PLAN, 0, 1])
})

function counterHere(before) {
	const tally = new Tally(PLAN)
	let calls = 0
	const ask = async (_, [, first, end]) => {
		before(++calls)
		return {sum: sumOf(first, end), took: 1}
	}
	return {tally, here: (signal = abortable().signal) => countHere(ask, tally, {signal, onFinish() {}})}
}

test('countHere(): failed and aborted ranges are not lost', async () => {
	const {tally, here} = counterHere(call => {
		if (call % 2 === 0) throw new Error(`number ${call}`)
	})
	is(await messageOf(here()), 'number 2')
	is(await messageOf(here(aborted('enough'))), 'enough')
	let fails = 0
	while (!tally.complete) await here().catch(() => fails++)
	is(tally.sum, TOTAL)
	ok(fails > 0)
})

test('request() gets one answer, ends with its signal, and fails when the worker dies', async () => {
	const {pool} = poolOf(({id}, {posted, received, die}) => {
		const [n] = posted.at(-1).args
		if (n === 4) received({id, result: 'half'})
		if (n === 5) die(new Error('dead'))
	})
	const {signal, abort} = abortable(),
		ask = n => pool.request('turns', [n], signal)
	equal([await ask(4), await messageOf(ask(5))], ['half', 'dead'])
	const pending = ask(6)
	abort()
	for (const late of [pending, ask(6)]) is(await messageOf(late), 'enough')
})

test.run()
