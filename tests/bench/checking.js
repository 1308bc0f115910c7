// Judging a trace, native and in WebAssembly, the processor's time, the best of some runs: all that `nqueens walk 12`
// prints, and the least that a program prints, its places and removals alone.

import {execFileSync} from 'node:child_process'
import {createReadStream, statSync} from 'node:fs'
import {check} from 'n-queens/engine'
import {times} from './counting.js'

const RUNS = 5
const TRACES = {
	'all events': ['build/walk-12.txt', 'build/nqueens walk 12'],
	'places and removals alone': [
		'build/walk-12-least.txt',
		"build/nqueens walk 12 | sed -n 's/^[0-9]* \\(place\\|remove\\)/\\1/p'",
	],
}

/** Seconds that a check of a file takes of the processor. @param {string} file */
function seconds(file) {
	const command = `TIMEFORMAT='%U %S'; time build/nqueens check ${file} 12`
	const [user, system] = execFileSync('bash', ['-c', `(${command}) 2>&1 | tail -1`], {encoding: 'utf8'}).split(' ')
	return Number(user) + Number(system)
}

/** Of the whole process, its worker's thread too. @param {string} file */
async function secondsOfModule(file) {
	const before = process.cpuUsage()
	await check(createReadStream(file, {highWaterMark: 1 << 20}), {n: 12})
	const {user, system} = process.cpuUsage(before)
	return (user + system) / 1e6
}

export async function benchChecking({atLeast}) {
	for (const [what, [file, command]] of Object.entries(TRACES)) {
		execFileSync('sh', ['-c', `${command} > ${file}`])
		const perSecond = best => statSync(file).size / best / 1e6,
			inModule = []
		atLeast(
			`checking a trace of n = 12, ${what}, native`,
			100,
			perSecond(Math.min(...times(RUNS, () => seconds(file)))),
			'MB/s',
		)
		for (let run = 0; run < RUNS; run++) inModule.push(await secondsOfModule(file))
		atLeast(`checking a trace of n = 12, ${what}, WebAssembly`, 30, perSecond(Math.min(...inModule)), 'MB/s')
	}
}
