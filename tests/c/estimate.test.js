// Accuracy is not asserted; doc/counting.md has measurements.

import {test} from 'uvu'
import {is, match, ok} from 'uvu/assert'
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

test.run()
