// The program nqueens keeps its contract: results on stdout, one line on stderr for bad usage, exit 0, 1 or 2.

import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { spawn } from 'node:child_process'
import { KNOWN } from '../helpers/oracle.js'
import { nqueens } from '../helpers/walks.js'

const FIRST_OF_4 = {
	dots: '. Q . .\n. . . Q\nQ . . .\n. . Q .\n',
	lower: ' . q . .\n . . . q\n q . . .\n . . q .\n',
	hash: '#Q##\n###Q\nQ###\n##Q#\n',
}

test('dots and lower end with the number of solutions as their tutorials do', () => {
	const dots = nqueens('solve', '4').stdout
	assert.is(dots, `${FIRST_OF_4.dots}\n. . Q .\nQ . . .\n. . . Q\n. Q . .\n\n2\n`)
	assert.ok(nqueens('solve', '4', '--style', 'lower').stdout.startsWith(`${FIRST_OF_4.lower}\n`))
	assert.ok(nqueens('solve', '4', '--style', 'lower').stdout.endsWith('\n\n---2\n'))
})

test('the other styles print boards only, an empty line between boards of several rows', () => {
	assert.is(nqueens('solve', '4', '--style', 'positions').stdout, '2 4 1 3\n3 1 4 2\n')
	assert.is(nqueens('solve', '4', '--style', 'hash').stdout, `${FIRST_OF_4.hash}\n##Q#\nQ###\n###Q\n#Q##\n`)
	assert.is(nqueens('solve', '1', '--style', 'squares').stdout, '■\n')
})

test('solve exits 0 with solutions and 1 without', () => {
	assert.is(nqueens('solve', '8').status, 0)
	const none = nqueens('solve', '3', '--search', 'first')
	assert.equal([none.status, none.stdout], [1, '0\n'])
})

test('limit stops after so many boards', () => {
	assert.is(nqueens('solve', '8', '--style', 'positions', '--limit', '3').stdout.trimEnd().split('\n').length, 3)
})

test('each start row of wraparound gives the known board', () => {
	for (const [startRow, board] of Object.entries(KNOWN.wraparoundBoards)) {
		const { stdout } = nqueens('solve', '8', '--search', 'wraparound', '--start-row', startRow, '--style', 'positions')
		assert.is(stdout.trim(), board.map(col => col + 1).join(' '), `start row ${startRow}`)
	}
})

test('walk prints steps from … to, one event a line', () => {
	assert.is(
		nqueens('walk', '4', '--from', '2', '--to', '5').stdout,
		'2 test 0 0 free\n3 place 0 0\n4 enter 1 -\n5 test 1 0 attacked 0 column\n',
	)
	assert.is(
		nqueens('walk', '1').stdout,
		'1 enter 0 -\n2 test 0 0 free\n3 place 0 0\n4 solution - -\n5 remove 0 0\n6 leave 0 -\n7 done - -\n',
	)
	assert.is(nqueens('walk', '4', '--from', '999999').stdout, '')
})

test('the summary of a range and of what follows add up to the whole', () => {
	const summary = (...range) =>
		nqueens('walk', '8', ...range, '--summary')
			.stdout.trimEnd()
			.split('\n')
			.map(line => line.split(' '))
	const whole = summary()
	assert.equal(
		whole.map(([word]) => word),
		['tests', 'probes', 'places', 'removes', 'solutions', 'steps'],
	)
	const head = summary('--to', '1234'),
		tail = summary('--from', '1235')
	whole.forEach(([word, count], i) => assert.is(Number(head[i][1]) + Number(tail[i][1]), Number(count), word))
})

test('bad usage is one line that names the value and what is allowed, exit 2, before any output', () => {
	const bad = [
		[[], 'command'],
		[['solve'], '1 to 32'],
		[['solve', '0'], '"0"'],
		[['solve', '33'], '1 to 32'],
		[['solve', '8x'], '8x'],
		[['solve', '-4'], '-4'],
		[['solve', '99999999999999999999999'], '1 to 32'],
		[['solve', ' 8'], '1 to 32'],
		[['solve', '8', '--search'], 'wraparound'],
		[['solve', '8', '--search', 'bfs'], 'breadth-first'],
		[['solve', '8', '--style', 'fancy'], 'positions'],
		[['solve', '8', '--limit', '0'], '--limit'],
		[['solve', '8', '--start-row', '1'], 'wraparound'],
		[['solve', '8', '--search', 'wraparound', '--start-row', '8'], '0 to 7'],
		[['solve', '8', '--from', '3'], 'solve N'],
		[['walk', '8', '--to', '9007199254740993'], '--to'],
		[['walk', '8', '--from', '5', '--to', '4'], '--from'],
		[['walk', '8', '--style', 'dots'], 'walk N'],
		[['fly', '8'], 'fly'],
		[['searches', '8'], 'searches'],
		[['solve', '4', '--search --start-row', '1'], 'solve N'],
	]
	for (const [args, word] of bad) {
		const { status, stdout, stderr } = nqueens(...args)
		assert.equal([status, stdout], [2, ''], args.join(' '))
		assert.match(stderr, word)
		assert.is(stderr.trimEnd().split('\n').length, 1, args.join(' '))
	}
})

test('output is streamed: the first line of an endless answer comes at once, and the program ends with its reader', async () => {
	const child = spawn('sh', ['-c', 'build/nqueens solve 18 | head -1'])
	const begun = Date.now()
	const text = await new Promise(done => {
		let all = ''
		child.stdout.on('data', data => (all += data))
		child.on('close', () => done(all))
	})
	assert.is(text.trim().split(' ').length, 18)
	assert.ok(Date.now() - begun < 20_000, 'solving 18 to the end takes minutes')
})

test('a reader that goes away ends the program even where its signal is ignored, and a full disk is said', async () => {
	const ended = command =>
		new Promise(done => {
			const begun = Date.now()
			let complaint = ''
			const child = spawn('sh', ['-c', command])
			child.stderr.on('data', data => (complaint += data))
			child.on('close', () => done([Date.now() - begun, complaint]))
		})
	const [took, complaint] = await ended("trap '' PIPE; timeout 20 build/nqueens solve 20 | head -1 > /dev/null")
	assert.ok(took < 15_000)
	assert.match(complaint, 'could not be written')
	assert.match((await ended('timeout 20 build/nqueens solve 18 > /dev/full'))[1], 'could not be written')
})

test('searches are listed with one sentence each', () => {
	const lines = nqueens('searches').stdout.trimEnd().split('\n')
	const ids = lines.map(line => line.split('  ')[0])
	for (const id of ['scan', 'flags', 'wraparound', 'breadth-first', 'first']) assert.ok(ids.includes(id), id)
	for (const line of lines) assert.match(line, /^[a-z-]+  [A-Z].*\.$/)
})

test.run()
