import {is, test} from '#test'
import {openCount} from 'n-queens/engine'
import {lineIn, shardLine} from '#web/engine/shard-lines.js'
import {exec} from '../helpers/terminal.js'
import {randomFrom, rows} from '../helpers/walks.js'

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
