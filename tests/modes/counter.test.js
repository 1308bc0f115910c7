import {equal, is, test} from '#test'
import {Counter} from '#web/modes/count/counter.js'
import {exactTime, percent, roughTime} from '#web/words/numbers.js'
import * as counts from '#web/modes/count/state.js'
import {CLASSES, SOLUTIONS} from '#web/engine/known.js'
import {following} from '../helpers/state.js'
import {KNOWN} from '../helpers/known.js'

const tick = () => new Promise(done => setTimeout(done))
const fails = error => async () => {
	throw error
}

class Job {
	runs = 0

	constructor(done, workers, pass) {
		Object.assign(this, {pass, progress: {done, units: 10, elapsed: 0, workers, onOwnThread: false}})
	}

	saved() {
		const {done, units} = this.progress
		return {done, units, sum: BigInt(done)}
	}

	run({signal, onProgress}) {
		this.runs++
		this.begin?.()
		return new Promise((finish, fail) => {
			signal.addEventListener('abort', () => fail(signal.reason))
			this.go = units => {
				for (const what of ['done', 'elapsed']) this.progress[what] += units
				this.pass()
				onProgress()
				if (this.progress.done === 10) finish(92n)
				return tick()
			}
		})
	}
}

function world({storage = {}, engine = {}, shard = null} = {}) {
	const records = new Map(),
		jobs = []
	let now = 0,
		begin
	const running = new Promise(done => (begin = done))
	const usual = {
		async openCount(_, {saved, workers, shard} = {}) {
			if (workers === undefined) return {plan: {units: 10}}
			jobs.push(new Job(saved?.done ?? 0, workers, () => (now += 5000)))
			return Object.assign(jobs.at(-1), {shard, begin})
		},
		secondsFor: async n => n,
		memoryFor: async () => 1,
		measuredCard: async () => null,
		symmetry: async () => ({fundamental: 12n, of8: 11n, of4: 1n, of2: 0n, of1: 0n}),
	}
	const memory = {
		read: async () => ({parts: {}, results: {}}),
		savePart: async part => void records.set(`part ${part.n}`, part),
		saveResult: async result => void records.set(`result ${result.n}`, result).delete(`part ${result.n}`),
		dropPart: async n => void records.delete(`part ${n}`),
		dropResults: async ns => ns.forEach(n => records.delete(`result ${n}`)),
	}
	const clock = {now: () => now, wall: () => now},
		host = {changed() {}, ...clock, engine: {...usual, ...engine}, storage: {...memory, ...storage}},
		counter = new Counter(host, 2, shard)
	const get = (...names) => names.map(name => counter.state[name])
	/** Opens a link. Waits until its count runs or nothing is left to open. */
	const linked = async n => {
		const opened = counter.open(n)
		await Promise.race([running, opened])
		return {opened}
	}
	return {counter, jobs, records, get, linked}
}

async function begun(options, before = _counter => {}) {
	const all = world(options)
	await before(all.counter)
	all.counter.start()
	await tick()
	return {...all, job: all.jobs[0]}
}

test('the graphics card counts if its estimate is shorter, or if the reader chooses it', async () => {
	const opened = []
	const engine = {
		measuredCard: async () => ({name: 'a card', secondsFor: n => (n === 18 ? 6 : n < 18 ? 100 : 1)}),
		secondsFor: async n => n,
		openCount: async (n, {gpu, workers}) => (opened.push([n, gpu, workers]), new Job(0, 0, () => {})),
	}
	for (const change of [{n: 17}, {n: 18}, {n: 19}, {n: 25}, {n: 19, wantsCard: false}, {n: 16, wantsCard: true}]) {
		const {counter} = world({engine})
		await counter.open(null)
		counter.choose(change)
		counter.start()
		await tick()
	}
	equal(opened.map(String), ['17,false,2', '18,true,2', '19,true,', '25,false,2', '19,false,2', '16,true,'])
})

test('a count is stored while it runs, and its result at the end', async () => {
	const {counter, job, records, get} = await begun({}, counter => counter.choose({n: 8}))
	await job.go(4)
	equal([...get('phase', 'canStore'), counter.state.progress.done, records.get('part 8').done], ['running', true, 4, 4])
	await job.go(6)
	const {phase, result, classes} = counter.state
	equal([phase, result.total, classes.fundamental, ...records.keys()], ['done', 92n, 12n, 'result 8'])
})

test('a count resumes its job, however soon after a pause', async () => {
	const {counter, jobs, job, get} = await begun()
	job.go(4)
	for (let i = 0; i < 2; i++) counter.pause(), counter.resume()
	await tick()
	equal([get('phase'), jobs.length, job.runs], [['running'], 1, 2])
	await job.go(6)
	equal(get('phase'), ['done'])
})

test('a cancelled count writes and reports nothing more', async () => {
	const {counter, job, records, get} = await begun()
	job.go(4)
	counter.cancel()
	await job.go(6)
	equal([get('phase', 'parts', 'result'), records.size], [['idle', {}, null], 0])
})

test('discard() during a count drops parts of other counts only', async () => {
	const {counter, job, records} = await begun({}, counter => counter.choose({n: 8}))
	await job.go(4)
	records.set('part 9', {})
	for (const n of [8, 9]) counter.discard(n)
	await tick()
	equal([...records.keys()], ['part 8'])
})

test('a stored part is offered, not started, and resumes where it stopped', async () => {
	const part = {n: 17, done: 7, units: 10, seconds: 70, at: 5, saved: {done: 7}},
		read = async () => ({parts: {17: part}, results: {}})
	const {counter, job} = await begun({storage: {read}}, async counter => {
		for (const n of [null, 17]) {
			await counter.open(n)
			equal([counter.state.phase, counter.state.n], ['idle', 17])
		}
	})
	await job.go(3)
	equal([counter.state.result.total, counter.state.result.resumed], [92n, true])
})

test('if storage fails, the total is right and the state says so', async () => {
	const reject = fails(new Error('SecurityError')),
		writes = {savePart: reject, saveResult: reject, dropPart: reject}
	for (const storage of [{read: reject, ...writes}, writes]) {
		const {counter, jobs, get, linked} = world({storage})
		await linked(8)
		jobs[0].go(4)
		await jobs[0].go(6)
		equal([get('phase', 'canStore'), counter.state.result.total], [['done', false], 92n])
	}
	const unread = world({storage: {read: reject}})
	await unread.counter.open(null)
	equal(unread.get('phase', 'canStore'), ['idle', false])
})

test('after a rejected count another n can be chosen', async () => {
	const noMemory = fails(Object.assign(new RangeError('no'), {name: 'memory', value: 5e9}))
	const {counter, get} = await begun({engine: {openCount: noMemory}})
	equal(get('phase', 'fault'), ['rejected', {name: 'memory', value: 5e9, message: 'no'}])
	counter.choose({n: 9})
	equal(get('phase'), ['idle'])
})

test('the graphics card is offered after a count that a link started', async () => {
	const {counter, jobs, linked} = world({
		engine: {measuredCard: async () => ({name: 'a card', secondsFor: () => 1})},
	})
	const {opened} = await linked(8)
	await jobs[0].go(10)
	await opened
	is(counter.state.card.name, 'a card')
})

test('a link to a long count waits for the reader', async () => {
	const {counter, jobs, get} = world({engine: {secondsFor: async () => 1e6}})
	await counter.open(20)
	equal([...get('phase', 'n', 'waits'), jobs.length], ['idle', 20, true, 0])
})

test('a link to a shard counts that shard at once, without symmetry classes', async () => {
	const {counter, jobs, get, linked} = world({shard: '2/5'})
	await linked(20)
	equal([...get('phase'), jobs[0].shard.index, jobs[0].shard.of, counter.state.estimates[20]], ['running', 2, 5, 4])
	await jobs[0].go(10)
	const {total, kernel} = counts.shardResult(counter.state)
	equal([...get('phase', 'classes'), total, kernel], ['done', null, 92n, 'wasm'])
	is(counts.kernelIn({units: 10, onCard: [[0, 4, 2n]]}), 'webgpu+wasm')
})

test('a stored shard resumes, a finished one does not restart, a long one waits for the reader', async () => {
	const part = {n: 17, done: 7, units: 10, seconds: 70, at: 5, saved: {done: 7}}
	for (const [expected, data, secondsFor] of [
		['running', {parts: {17: part}, results: {}}, async () => 1e6],
		['idle', {parts: {}, results: {17: {n: 17, total: 92n}}}, async () => 1],
		['idle', {parts: {}, results: {}}, async () => 1e6],
	]) {
		const {get, linked} = world({shard: '1/2', storage: {read: async () => data}, engine: {secondsFor}})
		await linked(17)
		equal(get('phase'), [expected])
	}
})

test('an invalid shard is rejected; its fault has the number of units', async () => {
	for (const shard of ['0/5', '6/5', '1/11', 'x']) {
		const {counter, jobs, get} = world({shard})
		await counter.open(8)
		equal(get('phase', 'fault'), ['rejected', {name: 'shard', value: 10, message: ''}], shard)
		await counter.start()
		equal([get('phase'), jobs], [['rejected'], []])
	}
})

const {idleCount, isFurther, isOpen, next, partLeft, storablePart, quarters, timeLeft} = counts

const report = (done, elapsed) => ({
	progress: {done, units: 100, found: 5n, elapsed, workers: 2, onOwnThread: false},
})
const went = (...so) => ['progress', report(...so)]
const opened = (...so) => [['start'], ['opened', report(...so)]]
const estimated = seconds => ['estimated', {workers: 4, seconds: {16: seconds}, memory: {}}]
const after = following(next, idleCount(4))
const PART = {n: 16, done: 40, units: 100, seconds: 8, at: 1, saved: 'saved'}
const KEPT = ['part', {part: PART}]
const RUNNING = opened(0, 0)
const FINISHED = ['finished', {total: 1n}]

test('next() allows each event in its phases only', () => {
	const progress = report(1, 1),
		given = {choose: {n: 9}, opened: progress, progress, finished: {total: 1n}, failed: {fault: {}}},
		types = [...'start pause resume cancel wait classified'.split(' '), ...Object.keys(given)]
	for (const [phase, allowed, ...events] of [
		['idle', 'choose start wait failed'],
		['starting', 'opened cancel failed', ['start']],
		['running', 'progress pause cancel finished failed', ...RUNNING],
		['paused', 'choose resume cancel failed', ...RUNNING, ['pause']],
		['done', 'choose start classified', ...RUNNING, FINISHED],
		['rejected', 'choose start', ['start'], ['failed', {fault: {}}]],
	]) {
		const state = after(...events)
		equal([state.phase, isOpen(state)], [phase, ['starting', 'running', 'paused'].includes(phase)])
		for (const type of types) {
			const changed = next(state, {type, n: 16, classes: {}, ...given[type]}) !== state
			is(changed, allowed.split(' ').includes(type), `${type} in ${phase}`)
		}
	}
})

test('next() does not change the previous state', () => {
	const course = [['found', {parts: {16: PART}, results: {}}], ...opened(40, 8), went(60, 9), ['pause'], ['resume']],
		then = [['result', {result: {n: 16}}], ['clear'], ['discard', {n: 3}], ['choose', {n: 4}]]
	is(after(...course, KEPT, FINISHED, ...then).n, 4)
})

test('a paused count becomes a part when another n is chosen; a finished or cancelled count leaves no part', () => {
	for (const end of [FINISHED, ['cancel']]) equal(after(...RUNNING, KEPT, end).parts, {})
	const aside = after(...RUNNING, ['pause'], KEPT, ['choose', {n: 12}])
	equal([aside.phase, aside.n, aside.parts], ['idle', 12, {16: PART}])
})

test('stored data that arrives late does not undo changes', () => {
	const [fresh, other] = [
			{...PART, done: 90},
			{...PART, n: 17},
		],
		{parts, canStore} = after(['part', {part: fresh}], ['found', {parts: {16: PART, 17: other}, results: {}}])
	equal([parts, canStore], [{16: fresh, 17: other}, true])
})

test('timeLeft() uses the rate since the last start, else of earlier runs, else the estimate', () => {
	const resumed = [KEPT, ...opened(40, 8)]
	for (const [expected, ...events] of [
		[15, estimated(30), ...RUNNING, went(50, 0.2)],
		[40, ...RUNNING, went(20, 10)],
		[4, estimated(30), ...RUNNING, went(20, 1)],
		[12, ...resumed],
		[4, ...resumed, went(60, 10)],
		[30, estimated(30), ...RUNNING, went(0, 5), ['pause'], ['resume']],
		[undefined, ...RUNNING],
	])
		is(timeLeft(after(...events)), expected)
	is(partLeft(PART), 12)
})

test('storablePart() is null unless an open count has finished units', () => {
	for (const [part, ...events] of [[null, ...RUNNING], [null], [PART, ...RUNNING, went(40, 8)]])
		equal(storablePart(after(...events), 'saved', 1), part)
})

test('isFurther() is true for more units of the same count', () => {
	const others = [{done: 39}, {done: 40}, {done: 41}, {done: 39, units: 101}]
	is(others.map(other => isFurther(PART, {...PART, ...other})).join(), 'true,false,false,false')
})

test('quarters() is the number of finished quarters of the count', () => {
	const reached = [0, 24, 25, 49, 50, 99, 100].map(done => quarters({done, units: 100}))
	is(reached.join(), '0,0,1,1,2,3,4')
})

test('percent() of an unfinished count is below 100 %', () => {
	equal([percent(0.9999), percent(1), percent(0.436)], ['99%', '100%', '44%'])
})

test('durations have two digits if estimated, all if measured', () => {
	const texts = (tell, ...seconds) => seconds.map(second => tell('en', second)).join(', ')
	is(
		texts(roughTime, 0.043, 5.44, 88, 100, 5000, 90_000, 1e6, 1e9, 1e13),
		'0.043 seconds, 5.4 seconds, 88 seconds, 1.7 minutes, 83 minutes, 25 hours, 12 days, 32 years, 320 thousand years',
	)
	const exact = '0.123 sec, 12.3 sec, 1 min, 2 min 14 sec, 1 hr, 1 day 1 hr'
	is(texts(exactTime, 0.12345, 12.345, 59.97, 134, 3600, 90_061), exact)
	is(`${exactTime('ja', 134)} ${roughTime('ja', 5000)}`.replace(/\s/g, ''), '2分14秒83分')
})

test('the known values are the published ones of n = 1 to 27', () => {
	equal(SOLUTIONS.slice(1), Object.values(KNOWN.solutionCount))
	equal(CLASSES.slice(1), Object.values(KNOWN.fundamentalCount))
})

test.run()
