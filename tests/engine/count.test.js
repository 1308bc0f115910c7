import {equal, is, ok, test} from '#test'
import {createHash} from 'node:crypto'
import {spawnSync} from 'node:child_process'
import {createRequire, syncBuiltinESMExports} from 'node:module'
import {availableParallelism} from 'node:os'
import {KNOWN} from '../helpers/oracle.js'
import {abortable, messageOf, soon} from '../helpers/rejection.js'
import {exec} from '../helpers/terminal.js'
import {randomFrom, rows} from '../helpers/walks.js'
import {lineIn, shardLine} from '#web/engine/shard-lines.js'
import {withChecksum} from '#web/engine/tally.js'

const threads = createRequire(import.meta.url)('node:worker_threads')
const started = []
threads.Worker = class extends threads.Worker {
	constructor(...args) {
		super(...args)
		started.push(this)
	}
}
syncBuiltinESMExports()
const {count, memoryFor, openCount, secondsFor, symmetry} = await import('n-queens/engine')

const PLAIN = 1
const UNITS_PRINT = 'e4db0dcc225e5d24'
const N = 16
const TOTAL = KNOWN.solutionCount[N]

function printed(source, ...flags) {
	const args = [...flags, '--input-type=module', '-e', source]
	const {stdout, status} = spawnSync(process.execPath, args, {encoding: 'utf8', timeout: 30_000})
	is(status, 0)
	return stdout
}

async function runALittle(job) {
	const {signal, abort} = abortable(),
		{done} = job.progress,
		ended = messageOf(job.run({signal}))
	while (job.progress.done === done) await soon()
	abort('pause')
	is(await ended, 'pause')
}

test('small boards have the published total, by every method', async () => {
	for (let n = 1; n <= 16; n++)
		for (const wishes of [{}, ...[PLAIN, 2, 3].slice(n > 13 && 3).map(way => ({way}))]) {
			const job = await openCount(n, wishes).catch(error => error)
			if (job instanceof RangeError) ok(wishes.way > PLAIN && /way/.test(job.message))
			else is(await job.run(), KNOWN.solutionCount[n], `n = ${n}, ${JSON.stringify(wishes)}`)
		}
})

test('symmetry(): orbits add up to the total, and their number is the published one', async () => {
	is(await count(12, {fundamental: true}), KNOWN.fundamentalCount[12])
	for (let n = 1; n <= 20; n++) {
		const total = KNOWN.solutionCount[n],
			{fundamental, of8, of4, of2, of1} = await symmetry(n, total)
		equal([8n * of8 + 4n * of4 + 2n * of2 + of1, of8 + of4 + of2 + of1], [total, fundamental])
		is(fundamental, KNOWN.fundamentalCount[n])
	}
})

test('a count continues from saved data in another job', async () => {
	const job = await openCount(N, {workers: 2})
	await runALittle(job)
	const saved = structuredClone(job.saved()),
		{done, elapsed} = job.progress
	ok(done > 0 && done < job.plan.units)
	const next = await openCount(N, {saved, workers: 2})
	equal([next.progress.done, next.progress.elapsed, await next.run()], [done, elapsed, TOTAL])
	ok(next.progress.elapsed > elapsed)
})

test('saved data of a finished count is not counted again, and ignored by another count', async () => {
	const job = await openCount(13)
	await job.run()
	const saved = structuredClone(job.saved()),
		{units} = job.plan,
		again = await openCount(13, {saved})
	equal([again.progress.done, await again.run()], [units, 73712n])
	is((await openCount(14, {saved})).progress.done, 0)
	for (const elapsed of [-1, -Infinity, NaN, Infinity, '5', 5n, null, undefined]) {
		const {progress} = await openCount(13, {saved: {...saved, elapsed}})
		equal([progress.done, progress.elapsed], [units, 0], `a time of ${elapsed} begins anew`)
	}
})

// If this fails, units contain other boards than before, so saved counts would reach a wrong total: raise VERSION in
// web/engine/shard-lines.js and update the hash.
test('units equal those in saved counts of this version', async () => {
	const print = createHash('sha256')
	for (let n = 1; n <= 27; n++) print.update(`${n}: ${(await openCount(n)).plan.units}\n`)
	for (const n of [12, 14, 15, 16, 17, 18]) {
		const job = await openCount(n, {workers: 1})
		const {version, units} = job.saved()
		for (const first of [0.1, 0.5, 0.9].map(part => Math.floor(part * units))) {
			const saved = withChecksum({...job.saved(), sum: 0n, done: rows(`0 ${first}, ${first + 9} ${units}`)})
			print.update(`${version} ${n} ${first}: ${await (await openCount(n, {saved, workers: 1})).run()}\n`)
		}
	}
	is(print.digest('hex').slice(0, 16), UNITS_PRINT)
})

test('progress goes from nothing to all units, at most ten times per second', async () => {
	const job = await openCount(N, {workers: 2})
	const seen = []
	await job.run({onProgress: progress => seen.push({...progress, at: performance.now()})})
	for (const [i, {done, elapsed, units}] of seen.entries()) {
		const before = seen[i - 1] ?? {done: -1, elapsed: 0}
		ok(done > before.done && elapsed > before.elapsed && units === job.plan.units)
	}
	equal([seen.at(-1).done, job.progress.done], Array(2).fill(job.plan.units))
	ok(seen.slice(1, -1).every(({at}, i) => at - seen[i].at >= 99))
})

test('secondsFor() grows with n and shrinks with workers; memoryFor() equals the plan', async () => {
	for (let n = 14, before = 0; n <= 27; n++) {
		const seconds = await secondsFor(n, 1),
			bytes = await memoryFor(n)
		ok(seconds > before && seconds < Infinity && bytes > 0, `${before}, ${seconds}`)
		is((await openCount(n)).plan.bytes, bytes)
		before = seconds
	}
	ok((await secondsFor(20)) <= (await secondsFor(20, 1)))
})

test('secondsFor() assumes one thread if workers would start too late', async () => {
	for (const n of [4, 12, 15]) is(await secondsFor(n, 8), await secondsFor(n, 1), `n = ${n}`)
	const most = Math.min(2, availableParallelism())
	for (const n of [16, 20]) is(await secondsFor(n, most), (await secondsFor(n, 1)) / most, `n = ${n}`)
})

test('count() rejects an n for which memory is short, and gives the bytes it needs', () => {
	const source = `import { count, memoryFor } from 'n-queens/engine'
	for (const n of [16, 18])
		await count(n).catch(async error =>
			console.log(n, error.name, error instanceof RangeError, error.value === await memoryFor(n)))`
	is(printed(source, '--wasm-max-mem-pages=17'), '16 memory true true\n18 memory true true\n')
})

test('a process that has counted with workers ends at once', () => {
	const source = `import { openCount } from 'n-queens/engine'
	const job = await openCount(${N}, { workers: 2 })
	console.log(await job.run(), job.progress.workers)
	const begun = performance.now()
	process.on('exit', () => console.log(performance.now() - begun < 1000 ? 'at once' : 'late'))`
	is(printed(source), `${TOTAL}n 2\nat once\n`)
})

test('without WebAssembly or its SIMD, counting rejects with one sentence', () => {
	const messageOf = change =>
		printed(`${change}
		const {count} = await import('n-queens/engine')
		await count(8).catch(error => console.log(error.constructor.name, error.message))`)
	const simd = 'Error counting needs WebAssembly with SIMD, which is missing here\n'
	is(messageOf('WebAssembly.validate = () => false'), simd)
	is(messageOf('delete globalThis.WebAssembly'), 'Error WebAssembly is missing here\n')
})

const native = (n, i, k) => exec(`count ${n} --shard ${i}/${k}`).stdout.trimEnd()

async function counted(n, index, of, saved) {
	const job = await openCount(n, {shard: {index, of}, workers: 1, saved})
	return {line: shardLine(job.plan, await job.run(), 'wasm'), saved: job.saved(), plan: job.plan}
}

test("openCount() of a shard gives the terminal's line, except for the kernel's name", async () => {
	for (const [n, i, k] of rows('8 2 3, 12 1 1, 13 5 6, 16 7 64, 16 64 64')) {
		const {line} = await counted(n, i, k),
			plain = text => text.replace(/ kernel .*? count/, ' count').replace(/ crc32c .*/, '')
		is(plain(line), plain(native(n, i, k)))
	}
})

test('a stored shard continues the same shard only', async () => {
	const {saved, plan} = await counted(12, 2, 5),
		done = async options => (await openCount(12, {...options, saved})).progress.done
	is(await done({shard: {index: 2, of: 5}}), plan.units)
	for (const shard of [undefined, {index: 1, of: 5}, {index: 2, of: 4}]) is(await done({shard}), 0)
})

test('lineIn() finds any change of one character', () => {
	const line = native(12, 2, 5),
		random = randomFrom(11)
	for (let i = 0; i < 500; i++) {
		const at = random(line.length),
			other = '0123456789/ -abcn'[random(17)]
		if (line[at] === other) continue
		is(typeof lineIn(line.slice(0, at) + other + line.slice(at + 1)).fault, 'string', `${at} ${other}`)
	}
})

test.run()
