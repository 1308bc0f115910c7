// Counts on the graphics card that Node.js finds, and prints milliseconds: node tests/bench/card.js [N…], default 18 to
// 23, minutes on a fast card. Needs `make build` and the package webgpu.
//
//     first, again   the first count(), which compiles; the better of two more
//     shaders        one more count by Card, timed on the card; rest: its time outside of shaders

import {create, globals} from 'webgpu'
import {count} from 'n-queens/engine'
import {Card} from '../../dist/card.mjs'
import {KNOWN} from '../helpers/known.js'
import {processor} from '../helpers/software-card.js'

const STAGES = ['quarters', 'scan', 'halves', 'tiles', 'plan', 'sizes', 'pairs']
const CALLS = ['setBindGroup', 'dispatchWorkgroups', 'dispatchWorkgroupsIndirect']
const JOIN = 3

const gpu = create(['disable-dawn-features=timestamp_quantization'])
Object.assign(globalThis, globals)
Object.defineProperty(globalThis, 'navigator', {value: {gpu}, configurable: true})

async function taken(work) {
	const begun = performance.now()
	await work()
	return performance.now() - begun
}

function timed(device) {
	const {createCommandEncoder} = device
	const reads = []
	device.createCommandEncoder = () => {
		const encoder = createCommandEncoder.call(device)
		const {beginComputePass} = encoder
		const names = []
		const querySet = device.createQuerySet({type: 'timestamp', count: 2 * STAGES.length})
		let pass
		encoder.beginComputePass = () => ({
			setPipeline(pipeline) {
				pass?.end()
				const at = 2 * names.push(pipeline.label)
				const timestampWrites = {querySet, beginningOfPassWriteIndex: at - 2, endOfPassWriteIndex: at - 1}
				pass = beginComputePass.call(encoder, {timestampWrites})
				pass.setPipeline(pipeline)
			},
			...Object.fromEntries(CALLS.map(name => [name, (...given) => pass[name](...given)])),
			end() {
				pass.end()
				const size = 16 * names.length
				const stamps = device.createBuffer({size, usage: GPUBufferUsage.QUERY_RESOLVE | GPUBufferUsage.COPY_SRC})
				const back = device.createBuffer({size, usage: GPUBufferUsage.MAP_READ | GPUBufferUsage.COPY_DST})
				encoder.resolveQuerySet(querySet, 0, 2 * names.length, stamps, 0)
				encoder.copyBufferToBuffer(stamps, 0, back, 0, size)
				reads.push({names, back})
			},
		})
		return encoder
	}
	return async () => {
		const sums = Object.fromEntries(STAGES.map(name => [name, 0]))
		for (const {names, back} of reads) {
			await back.mapAsync(GPUMapMode.READ)
			const stamps = new BigUint64Array(back.getMappedRange())
			names.forEach((name, i) => (sums[name] += Number(stamps[2 * i + 1] - stamps[2 * i]) / 1e6))
		}
		return sums
	}
}

async function byStage(n) {
	const request = await processor()
	const plan = {...(await request('plan', n, JOIN)), isSmall: true}
	const {shape, words} = await request('card', plan, 0, plan.units)
	const units = [...Array(plan.units).keys()].map(i => words.subarray(5 * i, 5 * i + 5))
	const adapter = await gpu.requestAdapter({powerPreference: 'high-performance'})
	const device = await adapter.requestDevice({requiredFeatures: ['timestamp-query']})
	const card = new Card(device, n, shape)
	const sums = timed(device)
	await card.open()
	const took = await taken(() => card.count(units, () => 50))
	const stages = Object.values(await sums())
	card.close()
	return [...stages, took - stages.reduce((all, one) => all + one, 0)]
}

async function row(n) {
	const run = async () => {
		if ((await count(n, {gpu: true})) !== KNOWN.solutionCount[n]) throw new Error(`n = ${n} is wrong`)
	}
	const [first, ...others] = [await taken(run), await taken(run), await taken(run)]
	const milliseconds = [first, Math.min(...others), ...(await byStage(n))]
	console.log(
		[n, ...milliseconds.map(each => each.toFixed(each < 10 ? 2 : 0))].map(cell => String(cell).padStart(8)).join(' '),
	)
}

const {vendor, architecture, device, description} = (await gpu.requestAdapter()).info
console.log(`${[vendor, architecture, device, description].filter(Boolean).join(', ')}; Node.js ${process.version}`)
console.log(['n', 'first', 'again', ...STAGES, 'rest'].map(head => head.padStart(8)).join(' '))
const sizes = process.argv.slice(2).map(Number)
for (const n of sizes.length > 0 ? sizes : [18, 19, 20, 21, 22, 23]) await row(n)
process.exit()
