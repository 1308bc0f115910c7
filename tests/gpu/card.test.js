// Counting on a card: a software one, and stand-ins that lack memory, get lost or count wrong.

import {test} from 'uvu'
import {equal, is, match, ok} from 'uvu/assert'
import {count, openCount} from 'n-queens/engine'
import {Card} from '../../dist/card.mjs'
import {KNOWN} from '../helpers/oracle.js'
import {abortable, refusal, rejection} from '../helpers/rejection.js'
import {processor, runWithSoftwareCard, standIn} from '../helpers/software-card.js'

runWithSoftwareCard(import.meta.url)

const N = 12
/** A part of the units of n = 12 is enough for stand-ins. */
const shard = {index: 2, of: 4}
const PART = await (await openCount(N, {shard, way: 3})).run()
/** [n, K]: a K-th of the units of n is counted. `make test-long` adds the largest n. */
const SHARDS = [
	[14, 400],
	[16, 3000],
	[20, 45_000],
	...(process.env.LONG
		? [
				[21, 90_000],
				[22, 90_000],
				[23, 400_000],
				[24, 600_000],
			]
		: []),
]

async function counted(options = {}) {
	const job = await openCount(N, {gpu: true, shard, ...options})
	return {total: await job.run(), ...job.progress}
}

test('count() finds the card of the package and counts n = 12; the processor agrees on each unit', async () => {
	is(await count(N, {gpu: true, verify: true}), KNOWN.solutionCount[N])
})

test("openCount() with 'auto' takes a hardware card, from n = 17 on", async () => {
	const hardware = {architecture: '', device: '', description: 'Stand-in', isFallbackAdapter: false}
	for (const [n, info, card] of /** @type {const} */ ([
		[17, {}, undefined],
		[16, hardware, undefined],
		[17, hardware, 'Stand-in, google'],
	])) {
		standIn(undefined, info)
		is((await openCount(n, {gpu: 'auto'})).progress.card, card)
	}
})

test('random units of larger boards equal those of the processor', async () => {
	standIn()
	for (const [n, of] of SHARDS) {
		const index = 1 + Math.floor(Math.random() * of)
		const job = await openCount(n, {gpu: true, verify: true, shard: {index, of}})
		const total = await job.run()
		equal([job.progress.trouble, total > 0n || total], [undefined, true], `n = ${n}, shard ${index}/${of}`)
	}
})

test('Card.count() is right with a buffer for all row sets, for those of one size, or for those of few units', async () => {
	const submits = []
	standIn(({queue}) => {
		const {submit} = queue
		queue.submit = commands => {
			submits[submits.length - 1]++
			submit.call(queue, commands)
		}
	})
	const request = await processor()
	const plan = {...(await request('plan', N, 3)), isEach: true, shard: {index: 1, of: 7}}
	const {sums} = await request('units', plan, 0, 36)
	const {shape, words} = await request('card', plan, 0, 36)
	const units = sums.map((_, i) => words.subarray(5 * i, 5 * i + 5))
	const device = await (await navigator.gpu.requestAdapter()).requestDevice()
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
	ok(submits[0] > 24 && submits[2] < 12, `${submits}: batches last as long as they may`)
	device.destroy()
})

test('a card with small buffers counts in smaller batches', async () => {
	standIn(device => {
		const create = device.createBuffer
		device.createBuffer = wish =>
			create.call(device, wish.label === 'records' && wish.size > 4096 ? {...wish, size: 2 ** 45} : wish)
	})
	const {total, trouble} = await counted()
	equal([total, trouble], [PART, undefined])
})

test('units of a lost card are counted with another device, or by the processor', async () => {
	for (const [lost, words] of [
		[1, undefined],
		[9, /^Stand-in, .*destroyed/],
	]) {
		const loseAfter = (device, number) => {
			const {queue} = device
			const submit = queue.submit
			let left = 6
			queue.submit = commands => {
				submit.call(queue, commands)
				if (number <= lost && --left === 0) device.destroy()
			}
		}
		standIn(loseAfter, {description: 'Stand-in'})
		const {total, trouble, card} = await counted()
		equal([total, card], [PART, words ? undefined : 'Stand-in, google'])
		if (words) match(trouble, words)
		else is(trouble, undefined)
	}
})

test('a card that counts wrongly is stopped, named with a unit, and none of its sums is used', async () => {
	standIn(device => {
		const create = device.createBuffer
		device.createBuffer = wish => {
			const buffer = create.call(device, wish)
			const read = buffer.getMappedRange
			buffer.getMappedRange = (...range) => {
				const words = new Uint32Array(read.apply(buffer, range))
				if (wish.label === 'back') for (let i = 8; i < words.length; i += 4) words[i]++
				return words.buffer
			}
			return buffer
		}
	})
	const {total, trouble, card} = await counted()
	equal([total, card], [PART, undefined])
	match(trouble, /^SwiftShader.*: unit \d+ of n = 12 is \d+ on the card, but \d+ on the processor;/)
})

test('a cancelled count on the card rejects, and continues', async () => {
	standIn()
	const job = await openCount(N, {gpu: true, shard})
	const {signal, abort} = abortable()
	const ended = refusal(job.run({signal, onProgress: () => abort('pause')}))
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
