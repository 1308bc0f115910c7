// All solutions one after the other, and the longest ways to a number and back (seeks.c tells which), native and in
// WebAssembly, one thread; processor time, the best of some runs.

import {execFileSync} from 'node:child_process'
import {readFileSync} from 'node:fs'

/** Milliseconds. */
const LONGEST = {12: 2, 14: 50, 16: 500, 18: 20_000}
const RUNS = {12: 25, 14: 15, 16: 5, 18: 1}
const SLICE = 4_000_000

const milliseconds = work => {
	const begun = process.cpuUsage()
	work()
	const {user, system} = process.cpuUsage(begun)
	return (user + system) / 1000
}

const best = (runs, work) => Math.min(...Array.from({length: runs}, () => milliseconds(work)))

const modules = {}
/** A new instance of a module of build/, which is compiled once: what ran before runs faster. */
export function instance(name) {
	modules[name] ??= new WebAssembly.Module(readFileSync(`build/${name}.wasm`))
	const {exports} = new WebAssembly.Instance(modules[name], {})
	exports._initialize?.()
	return exports
}

function iterate(module, n) {
	module.seek(n, 1n)
	while (module.seek_run(SLICE) === 1);
	while (!module.ended()) module.next_boards(module.batch(), SLICE)
}

function seek(module, n, k) {
	module.seek(n, k)
	while (module.seek_run(SLICE) === 1);
}

function find(module, n) {
	module.find(n)
	while (module.find_run(SLICE) === 1);
}

export function benchSolutions({atLeast, atMost}) {
	const module = instance('solutions'),
		lines = execFileSync('build/seeks', {encoding: 'utf8'}).trim().split('\n'),
		[[, n, boards, seconds], ...seeks] = lines.map(line => line.split(' ')),
		iterated = best(9, () => iterate(module, Number(n)))
	for (const [where, milliseconds] of Object.entries({native: 1000 * seconds, WebAssembly: iterated}))
		atLeast(`solutions one after the other, n = ${n}, ${where}`, 2, boards / milliseconds / 1e3, 'M boards/s')
	for (const [, words, k, there, back] of seeks) {
		const n = Number(words)
		for (const [what, seconds, work] of [
			['longest way to a number', there, () => seek(module, n, BigInt(k))],
			['its number again', back, () => find(module, n)],
		]) {
			atMost(`${what}, n = ${n}, native`, LONGEST[n], 1000 * seconds, 'ms')
			atMost(`${what}, n = ${n}, WebAssembly`, LONGEST[n], best(RUNS[n], work), 'ms')
		}
	}
}
