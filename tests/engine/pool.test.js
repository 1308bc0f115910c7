// Workers that count, and fail in every way they can: made of nothing here, with a clock that moves when told to.

import {test} from 'uvu'
import {equal, is, not, ok} from 'uvu/assert'
import {abortable, aborted, refusal, rejection, soon} from '../helpers/rejection.js'
import {randomFrom} from '../helpers/walks.js'
import {countHere, countOnWorkers, Pool} from '../../web/engine/pool.js'
import {Tally} from '../../web/engine/tally.js'

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
		/** Lets the timers of a length ring. */
		ring(length, times = 1) {
			for (; times > 0; times--) [...calls].filter(({ms}) => ms === length).forEach(({call}) => call())
		},
		get timers() {
			return calls.size
		},
	}
}

/** Threads that do as `behave(question, thread)` says: `answer()`, `die()`, `memory()`, or nothing. */
function poolOf(behave, {start = async () => {}, born = thread => thread.heard({alive: true})} = {}) {
	const threads = [],
		clock = clockOf()
	const pool = new Pool({
		clock,
		module: async () => /** @type {any} */ ('module'),
		async start({heard, died}) {
			await start()
			const thread = {
				number: threads.length,
				ended: false,
				held: true,
				posted: [],
				heard: answer => !thread.ended && heard(answer),
				die: reason => !thread.ended && (thread.end(), died(reason)),
				post(question) {
					thread.posted.push(question)
					const {id, method, args, cancel} = question
					if (method === 'load' || cancel) return
					const [, first, end] = args
					const answer = () => thread.heard({id, result: {sum: sumOf(first, end), took: (end - first) * 4}}),
						memory = () => thread.heard({id, error: {type: 'RangeError', name: 'memory', message: '', value: 7e6}})
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

test('as many healthy workers as were asked for count the total, each sent the module first and once', async () => {
	for (const workers of [1, 2, 3, 7]) {
		const {pool, threads} = healthy()
		equal([await sumOn(pool, {workers}), threads.length, alive(threads)], [TOTAL, workers, workers])
		for (const {posted} of threads) {
			const loads = posted.flatMap(({method, args}, i) => (method === 'load' ? [i, ...args] : []))
			equal(loads, [0, 'module'])
		}
	}
})

test('the total is right whoever dies, repeats itself, or has no memory, and whenever', async () => {
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

const answersTwice = (_, {answer}) => {
	for (let i = 0; i < 2; i++) answer()
	setImmediate(answer)
}
for (const [title, workers, born, behave] of [
	['an answer said twice is not taken for the answer to the next question', 1, 1, answersTwice],
	[
		...['a worker that dies is replaced', 2, 3],
		({first}, {number, answer, die}) => (number === 0 && first > 0 ? die() : answer()),
	],
	[
		...['a range lost when the others have nothing more to do is counted by them', 2, 2],
		(_, {number, answer, memory}) => (number === 0 ? answer() : setTimeout(memory, 30)),
	],
	[
		...['with memory for some workers these count', 4, 4],
		(_, {number, answer, memory}) => (number === 1 ? answer() : memory()),
	],
])
	test(title, async () => {
		const {pool, threads} = poolOf(behave)
		equal([await sumOn(pool, {workers}), threads.length], [TOTAL, born])
	})

test('a worker that falls silent is given up, no sooner than told, and its range is counted', async () => {
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
		equal(threads[0].posted.at(-1), {cancel: -1}, 'each second it is woken')
	}
	await ended
	is(tally.sum, TOTAL)
})

test('a worker has five whole ticks to say its first word', async () => {
	const {pool, threads, clock} = poolOf(() => {}, {born() {}})
	const {ended} = counting(pool, {workers: 1})
	await soon()
	for (let tick = 0; tick <= 5; tick++) {
		not(threads[0].ended, `after ${tick} ticks`)
		clock.ring(1000)
		await soon()
	}
	ok(threads[0].ended)
	await ended
})

test('a worker that never answers at all is given up too', async () => {
	const {pool, threads, clock} = poolOf((_, {number, answer}) => number > 0 && answer())
	const sum = sumOn(pool, {workers: 1})
	await turns(10)
	clock.ring(1000, 910)
	equal([await sum, threads.length], [TOTAL, 2])
})

test('after deaths with nothing finished fewer workers go on, at last none; none is refused', async () => {
	const {pool, threads} = poolOf((_, {die}) => die()),
		{tally, ended} = counting(pool)
	await ended
	ok(threads.length >= 5 && threads.length <= 12, `${threads.length} workers were tried`)
	equal([tally.done, tally.available, alive(threads), pool.refused], [0, true, 0, false])
})

test('deaths with something finished in between may go on for ever', async () => {
	let turn = 0
	const {pool, threads} = poolOf((_, {answer, die}) => (++turn % 3 === 0 ? answer() : die()))
	is(await sumOn(pool, {workers: 1}), TOTAL)
	ok(threads.length > 10)
})

test('fewer workers are told of', async () => {
	const told = new Set()
	const {pool} = poolOf((_, {number, answer, die}) => (number === 0 ? setTimeout(answer, 20) : die()))
	is(await sumOn(pool, {workers: 2, onFinish: workers => told.add(workers)}), TOTAL)
	ok(told.has(1))
})

const REFUSALS = {
	'starting throws': {start: () => Promise.reject(new Error('SecurityError'))},
	'a worker dies before it has said a word': {born: thread => thread.die()},
	'a worker stays silent from the start': {born() {}, silent: true},
}
for (const [what, {silent, ...refused}] of Object.entries(REFUSALS))
	test(`refused workers leave the counting to the caller, and are asked for no more: ${what}`, async () => {
		const {pool, threads, clock} = poolOf(() => {}, refused)
		const {tally, ended} = counting(pool)
		if (silent) await turns(10), clock.ring(1000, 7)
		await ended
		equal([tally.done, tally.available, pool.refused], [0, true, true])
		const tried = threads.length
		await sumOn(pool)
		await rejection(pool.ask('turns', [4]))
		pool.warm(2)
		equal([threads.length, clock.timers], [tried, 0])
	})

test('one worker of several that fails to start is no refusal', async () => {
	let first = true
	const born = thread => (first ? ((first = false), thread.die()) : setTimeout(() => thread.heard({alive: true}), 10))
	const {pool, threads} = poolOf((_, {answer}) => setTimeout(answer, 20), {born})
	equal([await sumOn(pool), pool.refused, alive(threads)], [TOTAL, false, 2])
})

test('a worker that was ended before its first word was not refused', async () => {
	const {pool, threads} = healthy(),
		{signal, abort} = abortable(),
		{ended} = counting(pool, {signal})
	abort()
	await refusal(ended)
	equal([pool.refused, await sumOn(pool), alive(threads)], [false, TOTAL, 3])
})

test('an abort ends every worker at once, and what was finished stays', async () => {
	const {pool, threads} = poolOf((_, {posted, answer}) => posted.length < 4 && answer())
	const {signal, abort} = abortable(),
		{tally, ended} = counting(pool, {signal})
	await turns(20)
	const {done} = tally
	ok(done > 0)
	abort()
	for (let i = 0; i < 3; i++) await Promise.resolve()
	is(alive(threads), 0)
	equal([await refusal(ended), tally.done], ['enough', done])
	is(await sumOn(healthy().pool, {tally}), TOTAL)
})

test('a worker may die, and a signal be aborted, with a reason that is nothing', async () => {
	for (const reason of [0, undefined, null, '']) {
		let died = false
		const {pool, threads} = poolOf((_, {answer, die}) => (died ? answer() : ((died = true), die(reason))))
		equal([await sumOn(pool, {workers: 1}), threads.length], [TOTAL, 2])
		const signal = AbortSignal.abort(reason)
		is(await rejection(sumOn(pool, {signal})), signal.reason)
	}
})

test('an abort before the start starts nothing', async () => {
	const {pool, threads} = healthy()
	equal([await refusal(sumOn(pool, {signal: aborted('before')})), threads.length], ['before', 0])
})

test('with memory for no worker the counting is left to the caller, who may have some', async () => {
	const {pool, threads} = poolOf((_, {memory}) => memory()),
		{tally, ended} = counting(pool, {workers: 3})
	await ended
	equal([tally.sum, tally.available, alive(threads)], [0n, true, 0])
})

test('workers rest after a count, are hired again, and end in time, with no timer left', async () => {
	const {pool, threads, clock} = healthy()
	for (const workers of [3, 2]) await sumOn(pool, {workers})
	const held = threads.filter(thread => thread.held)
	equal([threads.length, held.length, clock.timers], [3, 0, 1], 'none keeps a process from ending')
	clock.ring(5000)
	await soon()
	equal([alive(threads), clock.timers], [0, 0])
	await sumOn(pool, {workers: 1})
	is(threads.length, 4)
})

test('workers started ahead of need are those that count', async () => {
	const {pool, threads} = healthy()
	pool.warm(2)
	equal([await sumOn(pool, {workers: 2}), threads.length], [TOTAL, 2])
})

test('a worker that dies while it rests is not hired again', async () => {
	const {pool, threads} = healthy()
	await sumOn(pool, {workers: 1})
	threads[0].die()
	equal([await sumOn(pool, {workers: 1}), threads.length], [TOTAL, 2])
	threads[1].die(new Error('dead'))
	await pool.ask('units', [PLAN, 0, 1])
})

/** Counts on this thread; `before` each range, told how many have been begun. */
function counterHere(before) {
	const tally = new Tally(PLAN)
	let calls = 0
	const ask = async (_, [, first, end]) => {
		before(++calls)
		return {sum: sumOf(first, end), took: 1}
	}
	return {tally, here: (signal = abortable().signal) => countHere(ask, tally, {signal, onFinish() {}})}
}

test('on this thread, too, what failed or was aborted is not lost', async () => {
	const {tally, here} = counterHere(call => {
		if (call % 2 === 0) throw new Error(`number ${call}`)
	})
	is(await refusal(here()), 'number 2')
	is(await refusal(here(aborted('enough'))), 'enough')
	let fails = 0
	while (!tally.complete) await here().catch(() => fails++)
	is(tally.sum, TOTAL)
	ok(fails > 0)
})

test('on this thread an abort is heeded after the present range', async () => {
	const {signal, abort} = abortable()
	let calls = 0
	const {tally, here} = counterHere(call => (calls = call) === 2 && abort())
	equal([await refusal(here(signal)), calls, tally.complete], ['enough', 2, false])
})

test('two counts at once do not share a worker', async () => {
	const {pool, threads} = healthy()
	const [one, other] = [2, 2].map(workers => sumOn(pool, {workers}))
	equal([await one, await other, threads.length], [TOTAL, TOTAL, 4])
})

test('one question finds one answer, ends with its signal, and fails when the worker dies', async () => {
	const {pool} = poolOf(({id}, {posted, heard, die}) => {
		const [n] = posted.at(-1).args
		if (n === 4) heard({id, result: 'half'})
		if (n === 5) die(new Error('dead'))
	})
	const {signal, abort} = abortable(),
		ask = n => pool.ask('turns', [n], signal)
	equal([await ask(4), await refusal(ask(5))], ['half', 'dead'])
	const asked = ask(6)
	abort()
	for (const late of [asked, ask(6)]) is(await refusal(late), 'enough')
})

test.run()
