import {equal, instance, is, ok, test} from '#test'
import {abortable, aborted, messageOf, rejection, soon, throwing} from '../helpers/rejection.js'
import {Calls, serve} from '#web/engine/calls.js'

const aborting = signal => new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason)))

const never = () => new Promise(() => {})

function asking(answer) {
	const there = [],
		back = []
	const port = {
		postMessage(message) {
			back.push(structuredClone(message))
			calls.receive(back.at(-1))
		},
	}
	const calls = new Calls(message => {
		there.push(structuredClone(message))
		port.onmessage({data: there.at(-1)})
	})
	serve(port, answer)
	return {calls, there, back}
}

test('each call gets its own answer, in any order', async () => {
	const done = new Map()
	const {calls, back} = asking((method, [n]) => new Promise(resolve => done.set(n, () => resolve(`${method} ${n}`))))
	const answers = [1, 2, 3].map(n => calls.request('say', [n]))
	for (const n of [3, 1, 2]) done.get(n)()
	equal(await Promise.all(answers), ['say 1', 'say 2', 'say 3'])
	equal(back[0], {alive: true})
})

test('an error arrives with its type and properties', async () => {
	const data = {argument: 'n', value: 77, allowed: {low: 1, high: 32}}
	const {calls} = asking(() => Promise.reject(Object.assign(new RangeError('n is 77'), data)))
	const error = await rejection(calls.request('seek', []))
	equal([String(error), {...error}], ['RangeError: n is 77', data])
	instance(error, RangeError)
})

test("progress reaches the call's own listener only", async () => {
	const {calls, back} = asking(async (_, [n], {onProgress}) => {
		for (let i = 0; i < 3; i++) onProgress?.(n + i)
		return n
	})
	const parts = []
	await Promise.all([
		calls.request('count', [10], {onProgress: part => parts.push(part)}),
		calls.request('count', [20]),
	])
	equal(parts, [10, 11, 12])
	is(back.filter(message => 'progress' in message).length, 3)
})

test('an abort reaches its own call only, which rejects when the work has stopped', async () => {
	const signals = []
	const {calls} = asking(async (_, [n], {signal}) => {
		signals[n] = signal
		for (let i = 0; i < 2; i++) await soon()
		signal.throwIfAborted()
		return 'went on'
	})
	const {signal, abort} = abortable(),
		[ended, other] = [calls.request('walk', [0], {signal}), calls.request('walk', [1])]
	abort()
	is(signals.map(({aborted}) => aborted).join(), 'true,false')
	equal([await messageOf(ended), await other], ['enough', 'went on'])
})

test('a call with an aborted signal sends nothing', async () => {
	const {calls, there} = asking(() => 1)
	equal([await messageOf(calls.request('walk', [], {signal: aborted('before')})), there], ['before', []])
})

test('a returned function answers requests on its id; closing it rejects pending and later ones', async () => {
	const {calls} = asking(
		(_, [step]) =>
			(_method, [more], {signal}) =>
				more ? step + more : aborting(signal),
	)
	const [one, other] = [await calls.request('open', [10]), await calls.request('open', [20])]
	const lasting = rejection(calls.request('wait', [0], {}, one))
	equal([await calls.request('add', [1], {}, one), await calls.request('add', [2], {}, other)], [11, 22])
	await calls.request('close', [], {}, one)
	for (const error of [await lasting, await rejection(calls.request('add', [1], {}, one))]) is(error.name, 'AbortError')
	is(await calls.request('add', [3], {}, other), 23)
})

test('if a progress listener throws, its own call rejects and is cancelled', async () => {
	let signal
	const {calls} = asking((_, [tells], lasting) => {
		if (!tells) return 'well'
		signal = lasting.signal
		lasting.onProgress(1)
		return never()
	})
	is(await messageOf(calls.request('measure', [true], {onProgress: throwing('mine')})), 'mine')
	ok(signal.aborted)
	is(await calls.request('measure', [false]), 'well')
})

test('end() rejects pending and later calls', async () => {
	const {calls} = asking(never)
	const waiting = [calls.request('seek', []), calls.request('next', [])].map(messageOf)
	await soon()
	calls.end(new Error('dead'))
	equal(await Promise.all(waiting), ['dead', 'dead'])
	ok(calls.over)
	is(await messageOf(calls.request('seek', [])), 'dead')
})

test.run()
