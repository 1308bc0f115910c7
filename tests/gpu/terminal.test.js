import {equal, is, match, test} from '#test'
import {spawnSync} from 'node:child_process'
import {readFileSync, writeFileSync} from 'node:fs'
import {folderOf} from '../helpers/folder.js'
import {Ledger, NotedTally} from '#web/terminal/ledger.js'
import {KNOWN} from '../helpers/known.js'
import {software} from '../helpers/software-card.js'
import {exec, wordsOf} from '../helpers/terminal.js'

const N = 16
const TOTAL = `${KNOWN.solutionCount[N]}\n`
const folder = folderOf()

function run(command, line, env = {}) {
	const options = {encoding: 'utf8', env: {...process.env, ...env}}
	const {status, stdout, stderr} = spawnSync(command, wordsOf(line), options)
	return {status, stdout, stderr}
}

const counted = line => run(process.execPath, `dist/count.mjs ${line}`)

test('count.mjs prints a total, or the line of a shard', () => {
	equal(counted('8'), {status: 0, stdout: '92\n', stderr: ''})
	const {stdout} = counted('13 --shard 2/5')
	is(stdout.replace(/ kernel .*/, ''), exec('count 13 --shard 2/5').stdout.replace(/ kernel .*/, ''))
})

test('cluster/card resumes a ledger of count.mjs; nqueens adds it up and recounts it', () => {
	const ledger = `${folder}/ledger`
	is(counted(`${N} --ledger ${ledger}`).stdout, TOTAL)
	const lines = readFileSync(ledger, 'latin1').split('\n')
	lines[7] = lines[7].replace('count', 'cuont')
	writeFileSync(ledger, `${lines.slice(0, -40).join('\n')}\nn 16 sh`)
	const rest = `count ${N} --shard 1/1 --threads 1 --ledger ${ledger}`
	const {status, stdout, stderr} = run('cluster/card', rest, software())
	is(status, 0)
	match(stdout, ` kernel wasm+webgpu count ${TOTAL.trim()} crc32c `)
	match(stderr, /^count.mjs: .* line 8 is damaged; its unit is counted again\ncount.mjs: .* s, .* ns per solution\n$/)
	const whole = readFileSync(ledger, 'latin1')
	is(whole.match(/ kernel webgpu count /g).length, 40)
	writeFileSync(ledger, whole.replace(`${lines[7]}\n`, ''))
	equal([exec(`sum ${ledger}`).stdout, exec(`missing ${N} 3 ${ledger}`).stdout], [TOTAL, ''])
	is(exec(`recount ${ledger} --sample 100%`).status, 0)
	match(counted(`17 --ledger ${ledger}`).stderr, /line 1 is of n 16, not of n 17\n$/)
})

test('the ledger drops the units of a card that counted wrongly', () => {
	const shard = {index: 2, of: 3, units: 10}
	const plan = {n: N, way: 3, units: 3, bytes: 0, shard}
	const file = `${folder}/wrong`
	const tally = new NotedTally(plan, new Ledger(file, plan))
	const {ticket} = tally.take('card')
	tally.finish(ticket, 6n, 1, [1, 2, 3], 'webgpu')
	equal(readFileSync(file, 'latin1').match(/units .-/g), ['units 1-', 'units 4-', 'units 7-'])
	is(new Ledger(file, plan).counts.get(7), 3n)
	const again = new NotedTally(plan, new Ledger(file, plan))
	equal([again.sum, again.complete], [6n, true])
	again.retractCard()
	equal([readFileSync(file, 'latin1'), again.sum, again.available], ['', 0n, true])
})

test('count.mjs rejects bad usage, and --gpu without a card, with one sentence', () => {
	writeFileSync(`${folder}/text`, 'text\n')
	for (const [line, sentence] of Object.entries({
		'': 'N is ""; allowed: 1 to 27',
		'8 --shard 3/2': 'shard.index is 3; allowed: whole numbers from 1 to 2',
		'8 --shard 3': '--shard is "3"; allowed: I/K, such as 1/3',
		'8 --ledger': '--ledger has no value; allowed: node count.mjs N [--gpu] [--shard I/K] [--ledger FILE]',
		[`8 --ledger ${folder}/text`]: `${folder}/text is not a ledger: line 1 is not a unit`,
		'15 --gpu --shard 1/2': 'N is 15; allowed with --gpu and --shard or --ledger: 16 to 27',
		'16 --gpu':
			'WebGPU has no graphics card here: install the package webgpu and a driver; without --gpu the processor counts',
	})) {
		const {status, stdout, stderr} = counted(line)
		equal([status, stdout, stderr.trim().split('\n').at(-1)], [2, '', `count.mjs: ${sentence}`])
	}
})

test.run()
