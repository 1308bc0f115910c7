// dist/count.mjs: `nqueens count` in Node.js.

import {openCount} from '../engine/count.js'
import {CARD_SHARDS_FROM_N, MAX_CARD_N, MAX_COUNT_N} from '../engine/known.js'
import {shardLine} from '../engine/shard-lines.js'
import {fail, Ledger, note, NotedTally} from './ledger.js'

/** Longer counts report the rate, for `nqueens estimate --rate`. */
const NOTABLE_SECONDS = 1
const USAGE = 'node count.mjs N [--gpu] [--shard I/K] [--ledger FILE]'
const NO_CARD =
	'WebGPU has no graphics card here: install the package webgpu and a driver; without --gpu the processor counts'

function optionsIn(words) {
	const options = {}
	for (let i = 0; i < words.length; i++) {
		const name = words[i].startsWith('--') ? words[i].slice(2) : 'n'
		const isKnown = ['n', 'gpu', 'shard', 'ledger'].includes(name) && !(name in options)
		if (!isKnown) fail(`word is "${words[i]}"; allowed: ${USAGE}`)
		if (name === 'shard' || name === 'ledger') i++
		options[name] = name === 'gpu' || (words[i] ?? fail(`--${name} has no value; allowed: ${USAGE}`))
	}
	return options
}

function shardIn(text) {
	const [, index, of] = /^(\d{1,9})\/(\d{1,9})$/.exec(text) ?? fail(`--shard is "${text}"; allowed: I/K, such as 1/3`)
	return {index: Number(index), of: Number(of)}
}

/** @param {any} options */
async function count({n: number = '', gpu = false, shard, ledger: name}) {
	const n = /^\d+$/.test(number) ? Number(number) : fail(`N is "${number}"; allowed: 1 to ${MAX_COUNT_N}`)
	const isShared = shard !== undefined || name !== undefined
	if (gpu && isShared && n < CARD_SHARDS_FROM_N)
		fail(`N is ${n}; allowed with --gpu and --shard or --ledger: ${CARD_SHARDS_FROM_N} to ${MAX_CARD_N}`)
	let ledger = null
	let tally = null
	const tallyFor = plan => {
		if (name !== undefined) ledger = new Ledger(name, plan)
		return (tally = new NotedTally(plan, ledger))
	}
	const job = await openCount(n, {gpu, tallyFor, ...(isShared && {shard: shardIn(shard ?? '1/1')})})
	const before = tally.sum
	const begun = performance.now()
	const total = await job.run({onProgress: draw})
	ledger?.close()
	erase()
	const {trouble} = job.progress
	if (trouble) note(trouble)
	const seconds = (performance.now() - begun) / 1000
	const counted = Number(total - before)
	if (seconds >= NOTABLE_SECONDS && counted > 0)
		note(`${seconds.toFixed(1)} s, ${((seconds * 1e9) / counted).toPrecision(3)} ns per solution`)
	process.stdout.write(`${shard === undefined ? total : shardLine(job.plan, total, tally.kernels)}\n`)
}

const isTerminal = process.stderr.isTTY

function draw({done, units, elapsed}) {
	if (isTerminal) process.stderr.write(`\r${((100 * done) / units).toFixed(1)} % in ${Math.round(elapsed)} s `)
}

function erase() {
	if (isTerminal) process.stderr.write('\r\x1b[K')
}

count(optionsIn(process.argv.slice(2))).catch(error => {
	erase()
	fail(error.name === 'gpu' ? NO_CARD : error.message)
})
