// Samples are random: bounds are five standard deviations wide.

import {equal, is, match, ok, test} from '#test'
import {rmSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {folderOf, readText} from '../helpers/folder.js'
import {exec, kernelsOf16, rejected, resigned} from '../helpers/terminal.js'
import {nqueens, randomFrom} from '../helpers/walks.js'

const folder = folderOf()
const path = join(folder, 'ledger')
const ledgerOf = n => {
	rmSync(path, {force: true})
	nqueens('count', String(n), '--ledger', path)
	return readText(path).trimEnd().split('\n')
}
const written = lines => writeFileSync(path, `${lines.join('\n')}\n`)
const wrong = line => resigned(line, /count (\d+)/, (_, count) => `count ${BigInt(count) + 1n}`)

test('recount confirms a right ledger with every kernel, and states the confidence', () => {
	const lines = ledgerOf(16).slice(0, 700)
	written(lines)
	for (const kernel of ['portable', /kernel (\w+)/.exec(lines[0])[1]]) {
		const {status, stdout} = exec(`recount ${path} --sample 66% --kernel ${kernel}`)
		is(status, 0)
		is(
			stdout,
			`with 462 of 700 units right, counted again by ${kernel}, fewer than 1 in 100 is wrong, with 99 % confidence\n`,
		)
	}
	match(exec(`recount ${path} --sample 100%`).stdout, /^all 700 units are right, counted again by \w+\n$/)
	match(exec(`recount ${path} --sample 9%`).stdout, /^with 63 of 700 units right, /)
	match(exec(`recount ${path} --sample 0.3`).stdout, /^3 of 700 units are right, .*: too few to say much/)
})

test('recount uses another kernel than the count, if there is one', () => {
	written(ledgerOf(16).slice(0, 9))
	const kernels = kernelsOf16(),
		by = /counted again by (\w+)/
	const [, again] = by.exec(exec(`recount ${path}`).stdout)
	ok(kernels.length === 1 || again !== /kernel (\w+)/.exec(readText(path))[1])
	for (const kernel of kernels) is(by.exec(exec(`recount ${path} --kernel ${kernel}`).stdout)[1], kernel)
	rejected(exec(`recount ${path} --kernel plain`), 'allowed for n = 16 on this processor: portable')
})

test('recount with a sample of 25 % finds one wrong unit of 64 in a quarter of all runs', () => {
	const lines = ledgerOf(8),
		random = randomFrom(3),
		times = 240,
		drawn = Math.ceil(lines.length * 0.25)
	let found = 0
	for (let i = 0; i < times; i++) {
		const at = random(lines.length)
		written(lines.map((line, j) => (j === at ? wrong(line) : line)))
		const {status, stdout} = exec(`recount ${path} --sample 25%`)
		if (status === 0) continue
		found++
		match(stdout, `wrong: ${path} line ${at + 1}, units `)
		match(stdout, /: \d+ by plain, \d+ by plain\n1 wrong of 16 units counted again by plain\n$/)
	}
	const part = drawn / lines.length,
		deviation = Math.sqrt(times * part * (1 - part))
	ok(Math.abs(found - times * part) < 5 * deviation, `${found} of ${times}`)
})

test("recount counts all units of a shard's line", () => {
	const shards = [1, 2, 3].map(i => exec(`count 12 --shard ${i}/3`).stdout.trim())
	written([shards[0], wrong(shards[1]), shards[2]])
	const {status, stdout} = exec(`recount ${path} --sample 100%`)
	equal([status, stdout.match(/^wrong/gm).length], [1, 1])
	match(stdout, `${path} line 2, units 1-`)
	match(stdout, '1 wrong of 3 lines counted again by ')
})

test('`recount` rejects bad usage, and lines that `sum` rejects', () => {
	const [a, b] = ledgerOf(10)
	written([a, b.replace(/count /, 'count 1')])
	rejected(exec(`recount ${path}`), `${path} line 2 is damaged`)
	written([a, a])
	rejected(exec(`recount ${path}`), 'already')
	for (const sample of ['0', '101%', '-1', 'x', '1%%', 'nan'])
		rejected(exec(`recount ${path} --sample ${sample}`), '--sample')
	rejected(exec('recount'), 'FILE')
})

test.run()
