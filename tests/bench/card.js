// Counts on the graphics card that Node.js finds, and prints milliseconds: node tests/bench/card.js [N[:MIB]…], default
// 18 to 23, minutes on a fast card. MIB: size of a binding, default 128. Needs `make build` and the package webgpu.
//
//     open             opening the card, with compilation
//     quarters … rest  first count: each shader, then time outside of shaders
//     again            second count

import {create, globals} from 'webgpu'
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
		device.createCommandEncoder = createCommandEncoder
		const sums = Object.fromEntries(STAGES.map(name => [name, 0]))
		for (const {names, back} of reads) {
			await back.mapAsync(GPUMapMode.READ)
			const stamps = new BigUint64Array(back.getMappedRange())
			names.forEach((name, i) => (sums[name] += Number(stamps[2 * i + 1] - stamps[2 * i]) / 1e6))
		}
		return sums
	}
}

async function row(n, mib) {
	const request = await processor()
	const plan = {...(await request('plan', n, JOIN)), isSmall: true}
	const {shape, words} = await request('card', plan, 0, plan.units)
	const units = [...Array(plan.units).keys()].map(i => words.subarray(5 * i, 5 * i + 5))
	const adapter = await gpu.requestAdapter({powerPreference: 'high-performance'})
	const bytes = mib * 2 ** 20
	const requiredLimits = {maxStorageBufferBindingSize: bytes, maxBufferSize: Math.max(bytes, 2 ** 28)}
	const device = await adapter.requestDevice({requiredFeatures: ['timestamp-query'], requiredLimits})
	const card = new Card(device, n, shape)
	const opened = await taken(() => card.open())
	const counted = async () => {
		const sums = await card.count(units, () => 50)
		if (sums.reduce((all, sum) => all + BigInt(sum), 0n) !== KNOWN.solutionCount[n])
			throw new Error(`n = ${n} is wrong`)
	}
	const read = timed(device)
	const first = await taken(counted)
	const stages = Object.values(await read())
	const rest = first - stages.reduce((all, one) => all + one, 0)
	const milliseconds = [opened, ...stages, rest, await taken(counted)]
	card.close()
	print([n, mib, ...milliseconds.map(each => each.toFixed(each < 10 ? 2 : 0))])
}

const print = cells => console.log(cells.map(cell => String(cell).padStart(8)).join(' '))
const {vendor, architecture, device, description} = (await gpu.requestAdapter()).info
console.log(`${[vendor, architecture, device, description].filter(Boolean).join(', ')}; Node.js ${process.version}`)
print(['n', 'MiB', 'open', ...STAGES, 'rest', 'again'])
const wanted = process.argv.length > 2 ? process.argv.slice(2) : ['18', '19', '20', '21', '22', '23']
for (const [n, mib = 128] of wanted.map(one => one.split(':').map(Number))) await row(n, mib)
process.exit()
