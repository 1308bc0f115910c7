// Lines of shards added up in a page, beside `nqueens sum`, and shards that the engine counts for a page.

import {test} from 'uvu'
import {equal, is, match} from 'uvu/assert'
import {openCount} from 'n-queens/engine'
import {lineIn, lineOf, signed} from '../../web/engine/lines.js'
import {added, ranges} from '../../web/modes/count/together/sum.js'
import {folderOf} from '../helpers/folder.js'
import {KNOWN} from '../helpers/known.js'
import {rejection} from '../helpers/rejection.js'
import {asked} from '../helpers/terminal.js'
import {nqueens, randomFrom} from '../helpers/walks.js'
import {writeFileSync} from 'node:fs'

const unitsOf = async n => (await openCount(n)).plan.units
const native = (n, i, k) => asked(`count ${n} --shard ${i}/${k}`).stdout.trimEnd()

async function counted(n, index, of, saved) {
	const job = await openCount(n, {shard: {index, of}, workers: 1, saved})
	return {line: lineOf(job.plan, await job.run()), saved: job.saved(), plan: job.plan}
}

test('a shard counted for a page has the line that the terminal prints, but for the kernel', async () => {
	for (const [n, i, k] of [
		[8, 2, 3],
		[12, 1, 1],
		[13, 5, 6],
		[16, 7, 64],
		[16, 64, 64],
	]) {
		const {line} = await counted(n, i, k),
			plain = text => text.replace(/ kernel .*? count/, ' count').replace(/ crc32c .*/, '')
		is(plain(line), plain(native(n, i, k)))
	}
})

test('nqueens sum takes lines of pages and of terminals alike, and a page does', async () => {
	const lines = [(await counted(14, 1, 3)).line, native(14, 2, 3), (await counted(14, 3, 3)).line],
		file = `${folderOf()}/lines`
	writeFileSync(file, `${lines.join('\n')}\n`)
	is(nqueens('sum', file).stdout, `${KNOWN.solutionCount[14]}\n`)
	const {done, sum, faults, missing} = added(lines.join('\r\n'), 14, await unitsOf(14))
	equal([done, sum, faults, missing], [await unitsOf(14), BigInt(KNOWN.solutionCount[14]), [], []])
})

test('what is kept of a shard is of no other shard, and not of the whole', async () => {
	const {saved, plan} = await counted(12, 2, 5),
		done = async options => (await openCount(12, {...options, saved})).progress.done
	is(await done({shard: {index: 2, of: 5}}), plan.units)
	for (const shard of [undefined, {index: 1, of: 5}, {index: 2, of: 4}]) is(await done({shard}), 0)
})

test('a shard that there is not is refused, with what is allowed', async () => {
	for (const [index, of] of [
		[0, 5],
		[6, 5],
		[1, 1e6],
		[Number.NaN, 5],
	])
		match((await rejection(openCount(12, {shard: {index, of}}))).message, /^shard\.(index|of) is .*; allowed: whole/)
})

test('lines that are damaged, older, of another n or counted twice are left out and named; missing shards are', async () => {
	const units = await unitsOf(12),
		lines = [1, 2, 3, 4, 5].map(i => native(12, i, 5)),
		older = signed(lines[3].replace(/ crc32c .*/, '').replace(/version \d+/, 'version 4'))
	const text = [
		lines[0],
		'hello',
		lines[1].replace(/count (\d)/, 'count 9$1'),
		older,
		native(13, 1, 5),
		lines[0],
		'',
	].join('\n')
	const {lines: good, of, missing, faults} = added(text, 12, units)
	equal([good, of, missing], [1, 5, [2, 3, 4, 5]])
	equal(
		faults.map(({line, why}) => `${line} ${why}`),
		['2 none', '3 damaged', '4 old', '5 other', '6 twice'],
	)
	is(ranges([1, 2, 3, 7, 9, 10]), '1-3, 7, 9-10')
})

test('no change of one character of a line goes unseen', () => {
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
