// What counts, with an engine, a storage and a clock that the laws hold in their hands.

import {test} from 'uvu'
import {equal, is} from 'uvu/assert'
import {Counter} from '../../web/modes/count/counter.js'

const tick = () => new Promise(done => setTimeout(done))
const fails = error => async () => {
	throw error
}

/** A job that goes on when it is told to: `go(units)`. */
class Job {
	runs = 0
	elapsed = 0

	constructor(done, workers, pass) {
		Object.assign(this, {done, workers, pass})
	}

	get progress() {
		return {done: this.done, units: 10, elapsed: this.elapsed, workers: this.workers, onOwnThread: false}
	}

	saved() {
		return {done: this.done, sum: BigInt(this.done)}
	}

	run({signal, onProgress}) {
		this.runs++
		return new Promise((finish, fail) => {
			signal.addEventListener('abort', () => fail(signal.reason))
			this.go = units => {
				this.done += units
				this.elapsed += units
				this.pass()
				onProgress()
				if (this.done === 10) finish(92n)
				return tick()
			}
		})
	}
}

/** A counter of two workers, with an engine whose jobs are told to go on, and a storage in memory. */
function world({storage = {}, engine = {}} = {}) {
	const records = new Map(),
		jobs = []
	let now = 0
	const usual = {
		async openCount(_, {saved, workers}) {
			jobs.push(new Job(saved?.done ?? 0, workers, () => (now += 5000)))
			return jobs.at(-1)
		},
		secondsFor: async n => n,
		memoryFor: async () => 1,
		symmetry: async () => ({fundamental: 12n, of8: 11n, of4: 1n, of2: 0n, of1: 0n}),
	}
	const memory = {
		readKept: async () => ({parts: {}, results: {}}),
		keepPart: async part => void records.set(`part ${part.n}`, part),
		keepResult: async result => void records.set(`result ${result.n}`, result).delete(`part ${result.n}`),
		dropPart: async n => void records.delete(`part ${n}`),
		dropResults: async ns => ns.forEach(n => records.delete(`result ${n}`)),
	}
	const clock = {now: () => now, wall: () => now}
	const own = {changed() {}, ...clock, engine: {...usual, ...engine}, storage: {...memory, ...storage}}
	return {counter: new Counter(own, 2), jobs, records}
}

async function begun(options, before = _counter => {}) {
	const all = world(options)
	await before(all.counter)
	all.counter.start()
	await tick()
	return all
}

test('a count runs to its end, is kept meanwhile, and leaves its result', async () => {
	const {counter, jobs, records} = await begun({}, counter => counter.choose({n: 8}))
	await jobs[0].go(4)
	const {phase, progress, keeps} = counter.state
	equal([phase, progress.done, records.get('part 8').done, keeps], ['running', 4, 4, true])
	await jobs[0].go(6)
	equal([counter.state.phase, counter.state.result.total, counter.state.classes.fundamental], ['done', 92n, 12n])
	equal([...records.keys()], ['result 8'])
})

test('pausing stops at once and resuming goes on with the same job, however fast both come', async () => {
	const {counter, jobs} = await begun()
	jobs[0].go(4)
	for (let i = 0; i < 2; i++) counter.pause(), counter.resume()
	await tick()
	equal([counter.state.phase, jobs.length, jobs[0].runs], ['running', 1, 2])
	await jobs[0].go(6)
	is(counter.state.phase, 'done')
})

test('what was cancelled is not written again, and nothing of it is heard any more', async () => {
	const {counter, jobs, records} = await begun()
	jobs[0].go(4)
	counter.cancel()
	await jobs[0].go(6)
	const {phase, parts, result} = counter.state
	equal([phase, parts, records.size, result], ['idle', {}, 0, null])
})

test('a count cancelled while it is being set up never begins', async () => {
	const {counter, jobs} = world()
	counter.start()
	counter.cancel()
	await tick()
	equal([counter.state.phase, jobs.map(({runs}) => runs).join()], ['idle', '0'])
})

test('a kept part is offered, and taken up where it stopped', async () => {
	const part = {n: 17, done: 7, units: 10, seconds: 70, at: 5, saved: {done: 7}}
	const {counter, jobs} = world({storage: {readKept: async () => ({parts: {17: part}, results: {}})}})
	await counter.open(null)
	equal([counter.state.phase, counter.state.n], ['idle', 17])
	await counter.open(17)
	is(counter.state.phase, 'idle', 'an address does not take it up unasked')
	counter.start()
	await tick()
	await jobs[0].go(3)
	equal([counter.state.result.total, counter.state.result.resumed], [92n, true])
})

test('storage that throws or refuses changes no total, and the state says that nothing is kept', async () => {
	const refuse = fails(new Error('SecurityError'))
	const writes = {keepPart: refuse, keepResult: refuse, dropPart: refuse}
	for (const storage of [{readKept: refuse, ...writes}, writes]) {
		const {counter, jobs} = world({storage})
		const opened = counter.open(8)
		await tick()
		await tick()
		jobs[0].go(4)
		jobs[0].go(6)
		await opened
		await tick()
		equal([counter.state.phase, counter.state.result.total, counter.state.keeps], ['done', 92n, false])
	}
})

test('storage that cannot be read is told before anything is counted', async () => {
	const {counter} = world({storage: {readKept: fails(new Error('SecurityError'))}})
	await counter.open(null)
	equal([counter.state.phase, counter.state.keeps], ['idle', false])
})

test('a refusal of the engine becomes a state that can be left', async () => {
	const noMemory = fails(Object.assign(new RangeError('no'), {name: 'memory', value: 5e9}))
	const {counter} = await begun({engine: {openCount: noMemory}})
	equal([counter.state.phase, counter.state.fault], ['refused', {name: 'memory', value: 5e9, message: 'no'}])
	counter.choose({n: 9})
	is(counter.state.phase, 'idle')
})

test('a device that cannot be measured is left alone, and what is wrong is said when a count begins', async () => {
	const fail = fails(new Error('no WebAssembly'))
	const {counter} = await begun({engine: {secondsFor: fail, openCount: fail}}, counter => counter.open(null))
	const {phase, fault, unmeasured} = counter.state
	equal([phase, fault.message, unmeasured], ['refused', 'no WebAssembly', true])
})

test('a link to a count that would last long waits for the reader', async () => {
	const {counter, jobs} = world({engine: {secondsFor: async () => 1e6}})
	await counter.open(20)
	equal([counter.state.phase, counter.state.n, counter.state.waits, jobs.length], ['idle', 20, true, 0])
})

test.run()
