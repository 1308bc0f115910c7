// A million queens that min-conflicts moves: how long until none is attacked, natively and in WebAssembly, from the
// same seeds.

import {execFileSync} from 'node:child_process'
import {walk} from 'n-queens/engine'
import {median} from './counting.js'

const N = 1_000_000
const MOST = {random: 5, greedy: 1}
const SEEDS = [1, 2, 3]

const native = (begin, seed) =>
	execFileSync('build/nqueens', `walk ${N} --search min-conflicts --begin ${begin} --seed ${seed} --summary`.split(' '))

/** The timeline's copies included. */
async function inWebAssembly(begin, seed) {
	const w = await walk({n: N, search: 'min-conflicts', begin, seed})
	await w.measure()
	await w.close()
}

async function secondsOf(work) {
	const took = []
	for (const seed of SEEDS) {
		const begun = performance.now()
		await work(seed)
		took.push((performance.now() - begun) / 1000)
	}
	return median(took)
}

export async function benchMillion({atMost}) {
	await inWebAssembly('greedy', 0) // fetches its module
	for (const [begin, most] of Object.entries(MOST)) {
		const what = `a million queens come to rest, ${begin} start`
		atMost(`${what}, native`, most, await secondsOf(seed => native(begin, seed)), 's')
		atMost(`${what}, WebAssembly`, 2 * most, await secondsOf(seed => inWebAssembly(begin, seed)), 's')
	}
}
