// Counting beside yardstick.c, timed in the same run. `× F` is how many times faster a count is, start-up, tables and
// messages included; medians, of one run where one takes long. What was tried: doc/counting.md.

import {execFileSync} from 'node:child_process'
import {serve} from '../helpers/serve.js'

const FLOORS = {14: 5, 15: 14, 16: 30, 17: 42, 18: 75}
const RUNS = {14: 9, 15: 9, 16: 9, 17: 9, 18: 3}
const SIDE_BY_SIDE_UP_TO = 16
const NS = Object.keys(FLOORS).map(Number)
export const median = list => [...list].sort((a, b) => a - b)[list.length >> 1]
const run = (program, ...args) =>
	execFileSync(program, args.map(String), {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']})
const say = text => process.stderr.write(`\r\x1b[K${text}`)

const yardsticks = {}
const yardstickOnce = n => Number(run('build/yardstick', n).split(' ')[1])

/** Seconds. */
function yardstick(n) {
	if (n <= SIDE_BY_SIDE_UP_TO) return yardstickOnce(n)
	return (yardsticks[n] ??= median(times(n < 18 ? 3 : 1, () => yardstickOnce(n))))
}

function inNode(n, workers) {
	const program = `import { count } from 'n-queens/engine'
const begun = performance.now()
await count(${n}, { workers: ${workers} })
console.log((performance.now() - begun) / 1000, process.resourceUsage().maxRSS / 1000)`
	const [seconds, megabytes] = run(process.execPath, '--input-type=module', '-e', program).split(' ').map(Number)
	return {seconds, megabytes}
}

async function inChromium(browser, address, n) {
	const page = await browser.open(address)
	await page.eval(() => new Promise(rested => setTimeout(rested, 1500)))
	const seconds = await page.eval(async n => {
		const {count} = await import('./engine.mjs')
		const begun = performance.now()
		await count(n, {workers: 1})
		return (performance.now() - begun) / 1000
	}, n)
	await page.close()
	return seconds
}

export const times = (length, measure) => Array.from({length}, measure)
const short = seconds => (seconds < 1 ? `${(1000 * seconds).toPrecision(3)} ms` : `${seconds.toPrecision(3)} s`)

/** The median of some rounds, each a count beside a yardstick; `seconds`: of a count. */
async function timesFaster({rows}, what, n, floor, rounds, seconds) {
	const measured = []
	for (let i = 0; i < rounds; i++) {
		say(`${what}, n = ${n}`)
		measured.push([await seconds(), yardstick(n)])
	}
	const [took, stick] = [0, 1].map(column => median(measured.map(row => row[column])))
	const faster = median(measured.map(([count, yard]) => yard / count))
	rows.push([
		`${what}, n = ${n}`,
		floor ? `≥ ${floor} yardsticks` : '',
		`${faster.toFixed(1)} (${short(took)} for ${short(stick)})`,
		floor ? faster / floor : null,
	])
}

export async function benchCounting(table) {
	for (const n of NS)
		await timesFaster(table, 'count, one worker, Node.js', n, FLOORS[n], RUNS[n], () => inNode(n, 1).seconds)
	say('two workers')
	const twice = median(times(5, () => inNode(18, 1).seconds / inNode(18, 2).seconds))
	table.rows.push(['two workers to one, Node.js, n = 18', '≥ 1.8', twice.toFixed(2), twice / 1.8])
	say('n = 20')
	const twenty = inNode(20, 1)
	table.atMost('count, one worker, Node.js, n = 20', 110, twenty.seconds, 's')
	table.rows.push(['the same in yardsticks of n = 18', '', (twenty.seconds / yardstick(18)).toFixed(2), null])
	table.atMost('memory of that process', 300, twenty.megabytes, 'MB')
	await benchKernels(table)
}

async function benchKernels(table) {
	const floors = {sse4: 70, avx2: 70, avx512: 100}
	for (const line of run('build/kernels', 18).trim().split('\n')) {
		const [name, , seconds] = line.split(' ')
		await timesFaster(table, `the join alone, native, one thread, ${name}`, 18, floors[name], 1, () => Number(seconds))
	}
	for (const n of NS)
		await timesFaster(table, 'nqueens count --threads 1', n, null, 1, () => {
			const begun = performance.now()
			run('build/nqueens', 'count', n, '--threads', 1)
			return (performance.now() - begun) / 1000
		})
	say('')
}

const NANOSECONDS_AT_MOST = {native: [0.7, 0.7, 0.7, 0.7, 0.7, 0.7, 0.7, 0.7, 0.9], wasm: 1.1}
const FIRST = 18
const SECONDS_OF_UNITS = 4
const SHARDS = {18: 1, 19: 1, 20: 8, 21: 64, 22: 400}

export async function benchNanoseconds({rows, atMost}) {
	for (const [i, budget] of NANOSECONDS_AT_MOST.native.entries()) {
		const n = FIRST + i
		say(`n = ${n}`)
		const builds = run('build/kernels', n, SECONDS_OF_UNITS).trim().split('\n').reverse()
		for (const [place, line] of builds.entries()) {
			const [name, took, error, units] = line.split(' ').map(word => Number(word) || word),
				what = `a solution of n = ${n}, ${name}, ${units} units by lot, within ${error.toFixed(2)}`
			if (place === 0) atMost(what, budget, took, 'ns')
			else rows.push([what, '', `${took.toFixed(2)} ns`, null])
		}
	}
	for (const [n, of] of Object.entries(SHARDS)) {
		say(`n = ${n}, WebAssembly`)
		atMost(
			`a solution of n = ${n}, one worker, Node.js, shard 1/${of}`,
			NANOSECONDS_AT_MOST.wasm,
			inNodeShard(n, of),
			'ns',
		)
	}
	say('')
}

/** Nanoseconds a solution, start-up and tables included. */
function inNodeShard(n, of) {
	const program = `import { openCount } from 'n-queens/engine'
const begun = performance.now()
const job = await openCount(${n}, { workers: 1, shard: { index: 1, of: ${of} } })
const total = await job.run()
console.log((1e6 * (performance.now() - begun)) / Number(total))`
	return Number(run(process.execPath, '--input-type=module', '-e', program))
}

export async function benchCountingIn(browser, table) {
	const server = await serve(process.cwd())
	const took = n => inChromium(browser, `${server.url}/dist/index.html`, n)
	for (const n of NS)
		await timesFaster(table, 'count, one worker, Chromium', n, FLOORS[n], Math.min(RUNS[n], 5), () => took(n))
	const small = []
	for (let i = 0; i < 5; i++) small.push(await took(12))
	table.atMost('count, Chromium, n = 12, first of a page', 20, 1000 * median(small), 'ms')
	say('')
	await server.close()
}
