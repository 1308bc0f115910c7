import {equal, is, match, ok, test, unreachable} from '#test'
import {count, openCount} from 'n-queens/engine'
import {Card} from '../../dist/card.mjs'
import {Tally} from '#web/engine/tally.js'
import {NotedTally} from '#web/terminal/ledger.js'
import {KNOWN} from '../helpers/oracle.js'
import {abortable, messageOf, rejection} from '../helpers/rejection.js'
import {rows} from '../helpers/walks.js'
import {processor, runWithSoftwareCard, standIn} from '../helpers/software-card.js'

runWithSoftwareCard(import.meta.url)

const N = 12
const shard = {index: 2, of: 4}
const PART = await (await openCount(N, {shard, way: 3})).run()
/** n, number of shards and, if not random, the index of the shard. */
const PARTS = [
	...rows('13 50, 14 400, 16 3000, 17 3000, 20 45000'),
	...(process.env.LONG ? rows('15 400, 18 9000, 19 20000, 21 90000, 22 90000, 23 400000, 24 600000') : []),
	...(process.env.LONG ? rows('25 2600612, 26 2602198 95884, 27 10030008 10031') : []),
]

async function counted(options = {}) {
	const job = await openCount(N, {gpu: true, shard, ...options})
	return {total: await job.run(), ...job.progress}
}

/** The processor counts, and `trouble` says why the card does not. */
async function assertStopped(sentence, options) {
	const {total, trouble, card} = await counted(options)
	equal([total, card], [PART, undefined])
	match(trouble, sentence)
}

async function countedWithLimits() {
	const limits = new Set()
	const {count} = Card.prototype
	Card.prototype.count = function (units, milliseconds) {
		limits.add(milliseconds())
		return count.call(this, units, milliseconds)
	}
	const found = await counted().finally(() => (Card.prototype.count = count))
	return {...found, limits: [...limits]}
}

test('count() finds a card by the package webgpu and counts a board; the processor agrees on each unit', async () => {
	for (const n of process.env.LONG ? [N, 14, 16] : [N])
		is(await count(n, {gpu: true, verify: true}), KNOWN.solutionCount[n])
})

test("openCount() with 'auto' takes a hardware card, for n = 17 to 24", async () => {
	const hardware = {architecture: '', device: '', description: 'Stand-in', isFallbackAdapter: false}
	for (const [n, info, card] of [
		[17, {}, undefined],
		[16, hardware, undefined],
		[17, hardware, 'Stand-in, google'],
		[25, hardware, undefined],
	]) {
		standIn(undefined, info)
		is((await openCount(n, {gpu: 'auto'})).progress.card, card)
	}
})

test('counts of random units equal those of the processor, up to n = 24 with default limits', async () => {
	for (const [n, of, index = 1 + Math.floor(Math.random() * of)] of PARTS) {
		standIn(undefined, {}, n < 25)
		const job = await openCount(n, {gpu: true, verify: true, shard: {index, of}})
		await job.run()
		const {trouble = '', done, card} = job.progress
		equal([done, card !== undefined], [job.plan.units, true], `n = ${n}, shard ${index}/${of}`)
		match(trouble, n < 25 ? /^$/ : / lacks memory; it counts in smaller batches$/)
	}
})

function eachSubmit({queue}, act) {
	const {submit} = queue
	let number = 0
	queue.submit = commands => {
		submit.call(queue, commands)
		act(++number)
	}
}

async function cardUnits(n, shard, end) {
	const submits = []
	standIn(device => eachSubmit(device, () => submits[submits.length - 1]++))
	const request = await processor()
	const plan = {...(await request('plan', n, 3)), isEach: true, shard}
	const {sums} = await request('units', plan, 0, end)
	const {shape, words} = await request('card', plan, 0, end)
	const units = sums.map((_, i) => words.subarray(5 * i, 5 * i + 5))
	const device = await (await navigator.gpu.requestAdapter()).requestDevice()
	return {sums, shape, units, device, submits}
}

test('Card.count() is right with a buffer for all row sets or for few units', async () => {
	const {sums, shape, units, device, submits} = await cardUnits(N, {index: 1, of: 7}, 36)
	for (const maxStorageBufferBindingSize of [2 ** 27, 2 ** 14, 2 ** 13]) {
		Object.defineProperty(device, 'limits', {value: {maxStorageBufferBindingSize}, configurable: true})
		const card = new Card(device, N, shape)
		await card.open()
		for (const [first, end, milliseconds] of [
			[0, 36, 1e-9],
			[3, 4, 50],
			[0, 36, 1e9],
		]) {
			submits.push(0)
			const counts = await card.count(units.slice(first, end), () => milliseconds)
			equal([...counts].map(BigInt), sums.slice(first, end))
		}
	}
	ok(submits[0] > 100 && submits[2] < 12, `${submits}: batches last as long as they may`)
	device.destroy()
})

test('Card.count() carries into the high words of its sums', async () => {
	const {sums, shape, units, device} = await cardUnits(N, {index: 1, of: 7}, 36)
	const start = 0xffff_fff0
	const preset = device.createBuffer({size: 1024, usage: 4, mappedAtCreation: true})
	new Uint32Array(preset.getMappedRange()).forEach((_, i, words) => (words[i] = i % 2 === 0 ? start : 0))
	preset.unmap()
	const {createCommandEncoder} = device
	device.createCommandEncoder = () => {
		const encoder = createCommandEncoder.call(device)
		const {clearBuffer} = encoder
		encoder.clearBuffer = (buffer, at, bytes) => {
			if (buffer.label === 'results') encoder.copyBufferToBuffer(preset, 0, buffer, at, bytes)
			else clearBuffer.call(encoder, buffer, at, bytes)
		}
		return encoder
	}
	const card = new Card(device, N, shape)
	await card.open()
	const counts = await card.count(units, () => 50)
	const expected = sums.map((sum, i) => Number(sum) + start * (units[i][3] + units[i][4]))
	equal([...counts], expected)
	device.destroy()
})

test('Card.count() splits the tiles of a long unit into portions', async () => {
	const {sums, shape, units, device, submits} = await cardUnits(20, {index: 11_000, of: 22_000}, 1)
	const card = new Card(device, 20, shape)
	await card.open()
	for (const milliseconds of [1e-9, 1e9, 1e9]) {
		submits.push(0)
		equal([...(await card.count(units, () => milliseconds))].map(BigInt), sums)
	}
	is(submits[1], submits[2] + 3)
	device.destroy()
})

const standInSmall = most =>
	standIn(device => {
		const create = device.createBuffer
		device.createBuffer = wish =>
			create.call(device, wish.label === 'records' && wish.size > most ? {...wish, size: 2 ** 45} : wish)
	})

test('a card with small buffers counts in smaller batches', async () => {
	standInSmall(4096)
	const {total, trouble, card} = await counted()
	equal([total, card !== undefined], [PART, true])
	match(trouble, / lacks memory; it counts in smaller batches$/)
})

test('units too large for the lists of a card are counted by the processor', async () => {
	standInSmall(8192)
	const small = {index: 5, of: 600}
	const expected = await (await openCount(16, {shard: small})).run()
	let tally = new NotedTally({units: 0}, null)
	const tallyFor = plan => (tally = new NotedTally(plan, null))
	const job = await openCount(16, {gpu: true, shard: small, tallyFor})
	equal([await job.run(), tally.kernels], [expected, 'webgpu+wasm'])
	const {trouble, card} = job.progress
	ok(card)
	match(trouble, / lacks memory for some units; the processor counts them$/)
})

class OneByOne extends Tally {
	take(who) {
		return super.take(who, {milliseconds: 0})
	}
}

async function countedShard(request, counted, seed) {
	const {findAdapter, countOnCard} = await import('../../dist/card.mjs')
	const tally = new OneByOne({...(await request('plan', N, 3)), isEach: true, shard: {index: 1, of: 10}})
	const {signal} = new AbortController()
	const running = {signal, onFinish() {}, onTrouble: unreachable, milliseconds: () => 1, sharers: 1, seed}
	await countOnCard(await findAdapter(), tally, counted, running)
	ok(tally.complete)
}

test('the processor checks the first unit of the card, then others for 2 % of the time', async () => {
	standIn()
	const request = await processor()
	const {now} = performance
	for (const checkMs of [1e9, 10]) {
		let clock = 0
		let checks = 0
		performance.now = () => clock
		const counted = async (method, args) => {
			if (method === 'card') clock += 100
			const answer = await request(method, ...args)
			if (method !== 'units') return answer
			checks++
			return {...answer, took: checkMs}
		}
		await countedShard(request, counted, 1).finally(() => (performance.now = now))
		const allowed = Math.floor((0.02 * clock) / checkMs) + 1
		ok(checks <= allowed && checks >= allowed - 1, `${checks} units in ${clock} ms, ${allowed} allowed`)
	}
})

test('estimateOf() measures n = 18, on a fast card n = 20', async () => {
	standIn()
	const {estimateOf, findAdapter} = await import('../../dist/card.mjs')
	const request = await processor()
	const {count} = Card.prototype
	const {now} = performance
	try {
		for (const [unitMs, n] of [
			[1, 18],
			[1e-3, 20],
		]) {
			let clock = 0
			performance.now = () => clock
			Card.prototype.count = async units => void (clock += unitMs * units.length)
			const planOf = async n => ({...(await request('plan', n, 3)), isSmall: true})
			const call = (method, args) => request(method, ...args)
			const {units} = await planOf(n)
			const estimate = await estimateOf(await findAdapter(), planOf, call)
			equal([estimate.n, Math.round(estimate.whole)], [n, Math.round(unitMs * units)])
		}
	} finally {
		Card.prototype.count = count
		performance.now = now
	}
})

test('a batch lasts 8 ms at most while the page is visible, else 50', async () => {
	standIn()
	for (const [visibilityState, expected] of Object.entries({visible: 8, hidden: 50})) {
		Object.assign(globalThis, {document: {visibilityState}})
		const {total, limits} = await countedWithLimits().finally(() => Reflect.deleteProperty(globalThis, 'document'))
		equal([total, limits], [PART, [expected]])
	}
})

test('units of a lost card are counted with another device, or by the processor', async () => {
	for (const [lost, words, other] of [
		[1, /^Stand-in, google was lost; it counts on in smaller batches$/],
		[9, /^Stand-in, .*destroyed/],
		[1, /^Stand-in, google stopped: WebGPU offers it no longer; /, {description: 'Another'}],
	]) {
		const loseAfter = (device, number) =>
			eachSubmit(device, submit => number <= lost && submit === 6 && device.destroy())
		const info = {device: '', architecture: '', description: 'Stand-in'}
		standIn(loseAfter, info)
		const {requestAdapter} = navigator.gpu
		let adapters = 0
		navigator.gpu.requestAdapter = async () => {
			const adapter = await requestAdapter()
			const {description} = adapters++ > 0 && other ? other : info
			return Object.defineProperty(adapter, 'info', {value: {...adapter.info, description}})
		}
		const {total, trouble, card, limits} = await countedWithLimits()
		const isStopped = lost > 1 || other
		equal([total, card], [PART, isStopped ? undefined : 'Stand-in, google'])
		if (!isStopped) equal(limits, [50, 12.5])
		match(trouble, words)
	}
})

test('if a card rejects all memory, the processor counts, and one sentence says why', async () => {
	standInSmall(0)
	await assertStopped(/^[^\n]+ stopped: [^\n]+; the processor counts on$/)
})

/** `change` gets the results as 32-bit words, four per unit. */
const standInWrong = (change, more = (_device, _number) => {}) =>
	standIn((device, number) => {
		more(device, number)
		const create = device.createBuffer
		device.createBuffer = wish => {
			const buffer = create.call(device, wish)
			const read = buffer.getMappedRange
			buffer.getMappedRange = (...range) => {
				const words = new Uint32Array(read.apply(buffer, range))
				if (wish.label === 'back') change(words.subarray(8))
				return words.buffer
			}
			return buffer
		}
	})

const addOne = words => words.forEach((_, i) => i % 4 === 0 && words[i]++)
let batches = 0
for (const [fault, change, options] of [
	['all units wrongly', addOne, {}],
	['one unit wrongly, with `verify`,', words => batches++ === 2 && words[0]++, {verify: true}],
])
	test(`a card that counts ${fault} is stopped, reported with the unit, and none of its sums is used`, async () => {
		standInWrong(change)
		await assertStopped(
			/^swiftshader-device.*, SwiftShader driver .*: unit \d+ of n = 12 is \d+ on the card, but \d+ on the processor;/,
			options,
		)
	})

test('sums of a faulty card are never used, even after a pause, a save or the loss of the card', async () => {
	standInWrong(addOne)
	const job = await openCount(N, {gpu: true, shard})
	const {signal, abort} = abortable()
	await messageOf(job.run({signal, onProgress: () => abort('pause')}))
	const again = await openCount(N, {gpu: true, shard, saved: job.saved()})
	ok(again.progress.done > 0)
	equal([await job.run(), await again.run()], [PART, PART])
	standInWrong(addOne, (device, number) =>
		eachSubmit(device, submit => number === 1 && submit === 12 && device.destroy()),
	)
	is((await counted()).total, PART)
})

test('an error reported by a counting card stops the card', async () => {
	const error = new Error('a fault of the driver')
	standIn(device => eachSubmit(device, submit => submit === 6 && device.onuncapturederror({error})))
	await assertStopped(/ stopped: a fault of the driver; /)
})

test('workers count at the same time as the card', async () => {
	standIn()
	const {count} = Card.prototype
	Card.prototype.count = () => new Promise(() => {})
	const job = await openCount(N, {gpu: true, workers: 1, shard})
	const {signal, abort} = abortable()
	is(await messageOf(job.run({signal, onProgress: ({done}) => done > 0 && abort('enough')})), 'enough')
	Card.prototype.count = count
})

test('counting works on a card without a description, and calls it unnamed', async () => {
	standIn(undefined, {device: '', architecture: '', description: '', vendor: ''})
	const {total, card} = await counted()
	equal([total, card], [PART, 'unnamed'])
	const {requestAdapter} = navigator.gpu
	navigator.gpu.requestAdapter = async () => Object.defineProperty(await requestAdapter(), 'info', {value: undefined})
	is((await counted()).card, 'unnamed')
})

test('a cancelled count on the card rejects; the next run() continues it', async () => {
	standIn()
	const job = await openCount(N, {gpu: true, shard})
	const {signal, abort} = abortable()
	const ended = messageOf(job.run({signal, onProgress: () => abort('pause')}))
	is(await ended, 'pause')
	ok(job.progress.done > 0 && job.progress.done < job.plan.units)
	equal([await job.run(), job.progress.card !== undefined], [PART, true])
})

test('without a card, "auto" leaves the count to the processor and true rejects', async () => {
	Object.defineProperty(globalThis, 'navigator', {
		value: {gpu: {requestAdapter: async () => null}},
		configurable: true,
	})
	is(await count(17, {gpu: 'auto'}), KNOWN.solutionCount[17])
	const error = await rejection(count(17, {gpu: true}))
	equal([error.name, error.argument, error.value], ['gpu', 'gpu', true])
})

test.run()
