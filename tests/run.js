// Runs every test: the native laws that make has built, then each uvu file of tests/ and tests/browser/ in a process of its own, two at a
// time, for most of a browser's test is waiting. A file in which no test ran is a failure. A browser on a busy machine may stall: a file
// of tests/browser/ that failed runs once more at the end, alone, and a line says so; what fails twice has failed. The last line is
// `N passed, N failed`.

import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
process.chdir(root)

const only = process.argv.slice(2)
const files = readdirSync('tests', { recursive: true })
	.map(name => `tests/${name}`)
	.filter(name => name.endsWith('.test.js'))
	.sort()
const laws = readdirSync('build/laws')
	.sort()
	.map(name => [`build/laws/${name}`])
const programs = [...laws, ...files.map(file => [process.execPath, file])].filter(
	words => only.length === 0 || only.some(part => words.join(' ').includes(part)),
)

const AT_A_TIME = 2

/** What a program of tests said, whatever became of it. @param {string[]} words @returns {Promise<{stdout: string, stderr: string, error: any}>} */
const ended = ([program, ...args]) =>
	new Promise(done =>
		execFile(program, args, { encoding: 'utf8', timeout: 900_000, maxBuffer: 1 << 28 }, (error, stdout, stderr) =>
			done({ error, stdout, stderr }),
		),
	)

/** Runs one program of tests. @param {string[]} words */
async function run(words) {
	const begun = Date.now()
	const { stdout, stderr, error } = await ended(words)
	const plain = stdout.replace(/\u001b\[[0-9;]*m/g, '')
	const count = (/Total:\s+(\d+)/.exec(plain)?.[1] ?? 0) | 0
	const good = (/Passed:\s+(\d+)/.exec(plain)?.[1] ?? 0) | 0
	const bad = Math.max(count - good, count === 0 ? 1 : error ? 1 : 0)
	const name = words[1] ?? words[0]
	console.log(
		`${bad ? 'FAIL' : 'ok  '} ${name}  ${good} passed${bad ? `, ${bad} failed` : ''}  (${((Date.now() - begun) / 1000).toFixed(1)} s)`,
	)
	if (bad) console.log(plain, stderr, error ?? '', count === 0 ? 'no test ran' : '')
	return { words, name, good, bad }
}

/** Results in no order. @param {string[][]} programs */
async function runAll(programs) {
	const results = [],
		waiting = [...programs]
	const lane = async () => {
		for (let next; (next = waiting.shift()); ) results.push(await run(next))
	}
	await Promise.all(Array.from({ length: AT_A_TIME }, lane))
	return results
}

const results = await runAll(programs)
for (const [i, { words, name, bad }] of results.entries()) {
	if (!bad || !name.startsWith('tests/browser/')) continue
	console.log(`     ${name} runs once more`)
	results[i] = await run(words)
}

const sum = part => results.reduce((total, result) => total + result[part], 0)
console.log(`${sum('good')} passed, ${sum('bad')} failed`)
process.exitCode = sum('bad') > 0 || sum('good') === 0 ? 1 : 0
