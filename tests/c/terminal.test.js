// The program nqueens keeps its contract: results on stdout, one line on stderr for bad usage, exit 0, 1 or 2.

import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readFileSync } from 'node:fs'
import { KNOWN } from '../helpers/oracle.js'
import { refused, started } from '../helpers/terminal.js'
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
	for (const [args, word] of bad) refused(nqueens(...args), word)
})

test('a refusal is one line whatever it quotes, without what would do something to a terminal, and no character is cut', () => {
	refused(nqueens('solve', '8\n\u001b[31m\u007f'), 'N is "8??[31m?"')
	refused(nqueens('-\nx'), 'command is "-?x"')
	for (let blanks = 0; blanks < 3; blanks++)
		assert.match(
			nqueens('solve', ' '.repeat(blanks) + '四'.repeat(1000)).stderr,
			/^nqueens: N is " {0,2}四{10,13}\.\.\."; allowed: 1 to 32\n$/,
		)
})

// --- words and options ---------------------------------------------------------------------------------------

/** Each order of some pieces of a command line. */
const orders = pieces =>
	pieces.length < 2
		? [pieces]
		: pieces.flatMap(piece => orders(pieces.filter(other => other !== piece)).map(rest => [piece, ...rest]))

test('options stand anywhere among the words of any command, in any order; of one given twice the last counts', () => {
	const said = (command, pieces) => nqueens(command, ...pieces.flat())
	const lines = [
		['solve', ['8'], ['--search', 'wraparound'], ['--start-row', '3'], ['--style', 'positions']],
		['walk', ['5'], ['--from', '3'], ['--to', '9'], ['--summary']],
		['count', ['8'], ['--shard', '2/3'], ['--threads', '2']],
		['solution', ['8', '57'], ['--style', 'hash']],
	]
	for (const [command, ...pieces] of lines) {
		const { status, stdout } = said(command, pieces)
		assert.is(status, 0, command)
		for (const order of orders(pieces))
			assert.is(said(command, order).stdout, stdout, `${command} ${order.flat().join(' ')}`)
	}
	assert.is(nqueens('solution', '8', '--style', 'hash', '57', '--style', 'positions').stdout, '5 7 1 3 8 6 4 2\n')
})

/** What changes the answer of any command that has the option. */
const VALUES = {
	'--search': 'first',
	'--start-row': '1',
	'--style': 'hash',
	'--limit': '1',
	'--from': '2',
	'--to': '3',
	'--threads': '2',
	'--shard': '1/2',
}

test('an option in the usage of a command changes its answer, is refused without its value, and where it is not in the usage', () => {
	const usages = nqueens('--help').stdout.trimEnd().split('\n')
	const all = new Map(
		usages.flatMap(usage => [...usage.matchAll(/\[(--[a-z-]+)( ?)/g)].map(([, name, value]) => [name, value])),
	)
	assert.ok(all.size >= 10)
	for (const usage of usages) {
		const [, command, words] = /^nqueens (\w+)((?: [A-Z.]+)*)/.exec(usage)
		const given =
			words.trim() &&
			{ N: ['4'], 'N INDEX': ['4', '1'], 'N BOARD': ['4', '2 4 1 3'], 'FILE...': ['nowhere'] }[words.trim()]
		for (const [name, value] of all) {
			const asked = nqueens(command, ...(given || []), name)
			if (!usage.includes(`[${name}`)) refused(asked, `option is "${name}"; allowed: ${usage}`)
			else {
				if (value) refused(asked, `${name} is ""; allowed: `)
				const plain = nqueens(command, ...given),
					other = nqueens(command, ...given, name, ...(value ? [VALUES[name]] : []))
				if (name !== '--threads')
					assert.not.equal(other.stdout + other.stderr, plain.stdout + plain.stderr, `${command} ${name}`)
			}
		}
	}
})

test('the page on the terminal lists the usage of every command as the program tells it, and no other, in both languages', () => {
	const told = nqueens('--help').stdout.trimEnd().split('\n')
	for (const page of ['doc/terminal.md', 'doc/terminal.ja.md']) {
		const lines = readFileSync(page, 'utf8').split('\n')
		const listed = lines.filter(line => line.startsWith('nqueens '))
		assert.equal(listed, told, page)
	}
})

// --- output --------------------------------------------------------------------------------------------------

test('output is streamed: the first line of an endless answer comes at once, and the program ends with its reader', async () => {
	const { stdout } = await started('sh', ['-c', 'build/nqueens solve 18 | head -1']).ended // all of it would take minutes
	assert.is(stdout.trim().split(' ').length, 18)
})

test('a reader that goes away ends the program even where its signal is ignored, and a full disk is said', async () => {
	const said = async command => (await started('sh', ['-c', command]).ended).stderr // to the end it would take years
	assert.match(await said("trap '' PIPE; build/nqueens solve 26 | head -1 > /dev/null"), 'could not be written')
	assert.match(await said('build/nqueens solve 26 > /dev/full'), 'could not be written')
})

test('searches are listed with one sentence each', () => {
	const lines = nqueens('searches').stdout.trimEnd().split('\n')
	const ids = lines.map(line => line.split('  ')[0])
	for (const id of ['scan', 'flags', 'wraparound', 'breadth-first', 'first']) assert.ok(ids.includes(id), id)
	for (const line of lines) assert.match(line, /^[a-z-]+ {2}[A-Z].*\.$/)
})

test.run()
