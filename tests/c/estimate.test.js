import {is, match, ok, test} from '#test'
import {spawn} from 'node:child_process'
import {appendFileSync, writeFileSync} from 'node:fs'
import {folderOf, readText} from '../helpers/folder.js'
import {exec} from '../helpers/terminal.js'
import {rows} from '../helpers/walks.js'

const SHAPE = new RegExp(
	[
		'^time (under a second|[\\d:]+|\\d+ d \\d+ h) with --threads (\\d+)\n',
		'core-years ([\\d.e+-]+)\nmemory ([\\d.]+) MB\nshards (\\d+)\n',
		'shard (under a second|[\\d:]+) on one thread\n',
		'measured (\\d+) of (\\d+) units, right within ([\\d.]+) %\n$',
	].join(''),
)

test('estimate prints time, core-years, memory and shards; for a short count it measures all units', () => {
	for (const [n, threads] of rows('8 1, 12 2, 16 2')) {
		const {stdout, status} = exec(`estimate ${n} --threads ${threads}`)
		is(status, 0)
		match(stdout, SHAPE)
		const [, , at, years, , shards, , counted, units, error] = SHAPE.exec(stdout)
		is(`${at} ${shards} ${counted} ${error}`, `${threads} 1 ${units} 0.0`)
		ok(Number(years) > 0)
	}
})

test('estimate --rate uses the given nanoseconds per solution', () => {
	is(
		exec('estimate 27 --rate 0.006 --threads 8').stdout,
		`time 2 d 0 h with --threads 8\ncore-years 0.0447\nshards 392\nshard 59:55 on one thread
not measured: 0.006 ns per solution on each thread\n`,
	)
})

test('estimate --ledger measures the count that is writing a ledger', async () => {
	const ledger = `${folderOf()}/ledger`
	exec(`count 16 --shard 1/1 --ledger ${ledger}`)
	const lines = readText(ledger)
		.split(/(?<=\n)/)
		.slice(1000)
	writeFileSync(ledger, lines.slice(0, 9).join(''))
	const child = spawn('build/nqueens', ['estimate', '27', '--ledger', ledger, '--threads', '8'])
	let printed = ''
	child.stdout.on('data', data => (printed += data))
	const writing = setInterval(() => lines.length > 9 && appendFileSync(ledger, lines.splice(9, 1)[0]), 60)
	const status = await new Promise(ended => child.on('close', ended))
	clearInterval(writing)
	is(status, 0)
	match(printed, /^time .* with --threads 8\ncore-years .*\nshards .*\nshard .*\nmeasured in the ledger: /)
	match(printed, /: [\d.e+]+ ns per solution on each thread at n = 16; assumed for n = 27 too\n$/)
	ok(Number(/([\d.e+]+) ns/.exec(printed)[1]) > 100, `${printed}: a line of some thousand solutions takes 60 ms`)
})

test('estimate --ledger rejects a missing file, and rejects --rate', () => {
	match(exec('estimate 20 --ledger build/none').stderr, /^nqueens: build\/none cannot be read: /)
	match(exec('estimate 20 --rate 1 --ledger build/none').stderr, /allowed: either --rate or --ledger\n$/)
})

test.run()
