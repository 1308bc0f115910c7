import {equal, is, match, not, ok, test} from '#test'
import {folderOf} from '../helpers/folder.js'
import {PAGES, allRejected, exec, prints, rejected, shell} from '../helpers/terminal.js'
import {nqueens} from '../helpers/walks.js'

const USAGES = exec('--help').stdout.trimEnd().split('\n')

test('solve --style prints boards only, with an empty line between boards of several lines', () => {
	prints('solve 4 --style positions', '2 4 1 3\n3 1 4 2\n')
	prints('solve 4 --style hash', '#Q##\n###Q\nQ###\n##Q#\n\n##Q#\nQ###\n###Q\n#Q##\n')
	prints('solve 1 --style squares', '■\n')
})

test('walk --from A --to B prints steps A to B, one event per line', () => {
	for (const [words, events] of Object.entries({
		'walk 4 --from 2 --to 5': '2 test 0 0 free, 3 place 0 0, 4 enter 1 -, 5 test 1 0 attacked 0 column, ',
		'walk 1 --from 2': '2 test 0 0 free, 3 place 0 0, 4 solution - -, 5 remove 0 0, 6 leave 0 -, 7 done - -, ',
		'walk 4 --from 999999': '',
	}))
		prints(words, events.replaceAll(', ', '\n'))
})

test('walk --summary: the summaries of two ranges add up to that of the whole walk', () => {
	const summary = range =>
		[...exec(`walk 8 ${range} --summary`).stdout.matchAll(/(\w+) (\d+)\n/g)].map(([, word, count]) => [word, +count])
	const [whole, head, tail] = ['', '--to 1234', '--from 1235'].map(summary)
	is(whole.map(([word]) => word).join(), 'tests,probes,places,removes,solutions,steps')
	whole.forEach(([word, count], i) => is(head[i][1] + tail[i][1], count, word))
})

test('walk uses seed 0 by default; a seed gives the same moves on every machine; --summary counts moves and restarts', () => {
	const walk = words => exec(`walk 12 --search min-conflicts ${words}`).stdout
	is(walk(''), walk('--begin random --seed 0'))
	not.equal(walk('--seed 9007199254740992'), walk(''))
	match(exec('walk 300 --search min-conflicts --seed 3 --summary').stdout, '\nmoves 398\n')
	const summary = exec('walk 8 --search hill-climbing --seed 5 --sideways 100 --summary').stdout
	match(summary, /^tests 0\nprobes 0\nplaces 0\nremoves 0\nmoves 6\nsolutions 1\nsteps 9\n$/)
	const anew = exec('walk 3 --search hill-climbing --restarts 7 --summary').stdout
	match(anew, /\nrestarts 7\nmoves \d+\nsolutions 0\n/)
})

test('solve prints large boards as columns, up to n = 1000 also as squares', () => {
	for (const [search, n] of Object.entries({construction: 100_000, 'min-conflicts': 33})) {
		const {status, stdout} = exec(`solve ${n} --search ${search} --style positions`),
			board = stdout.split(' ').map(Number)
		equal([status, new Set(board.filter(col => col >= 1 && col <= n)).size, board.length], [0, n, n])
	}
	const drawn = exec('solve 1000 --search construction --style hash').stdout.trimEnd().split('\n')
	equal([drawn.length, drawn[0]], [1000, `#Q${'#'.repeat(998)}`])
	for (const search of ['construction', 'min-conflicts']) {
		const {status, stdout} = exec(`solve 3 --search ${search}`)
		equal([status, stdout], [1, '0\n'])
	}
})

test('--help after a command prints the usage of that command', () => {
	for (const usage of USAGES) prints(`${usage.split(' ')[1]} --help`, `${usage}\n`)
	rejected(exec('solver --help'), 'solver')
})

test('bad usage exits 2 with one line: the value and what is allowed', () => {
	allRejected(`
		| command
		solve | 1 to 32
		solve 0 | "0"
		solve 33 | 1 to 32
		solve 8x | 8x
		solve -4 | -4
		solve 99999999999999999999999 | 1 to 32
		solve " 8" | 1 to 32
		solve 8 --style fancy | positions
		solve 8 --limit 0 | --limit
		solve 8 --start-row 1 | wraparound
		solve 8 --search wraparound --start-row 8 | 0 to 7
		walk 8 --to 9007199254740993 | --to
		walk 8 --from 5 --to 4 | --from
		searches 8 | searches
		solve 4 "--search --start-row" 1 | solve N
		walk 8 --seed 4 | only with --search hill-climbing, min-conflicts
		walk 8 --search construction --begin random | only with --search hill-climbing, min-conflicts
		walk 8 --search min-conflicts --restarts 1 | only with --search hill-climbing
		walk 8 --search hill-climbing --sideways 1000001 | 0 to 1000000
		walk 8 --search hill-climbing --seed -1 | --seed
		walk 8 --search hill-climbing --begin anywhere | random, greedy
		walk 8 --search min-conflicts --given 0,0 | only with --search scan, flags, completion
		walk 100 --search min-conflicts --blocked 0,0 | --blocked
		walk 6 --given "4,4 2,0 0,0" | --given is "0,0 2,0" | queens that do not attack each other
		walk 6 --given "3,5 4,4 0,0" | --given is "0,0 4,4" | queens that do not attack each other
		walk 6 --given 1,6 | ROW,COL, each 0 to 5
		walk 1001 --search hill-climbing | 1 to 1000
		walk 1000001 --search construction | 1 to 1000000
		solve 1001 --search construction | positions
		check nowhere 8 --search construction | row by row`)
})

test('an error message is one printable line, whatever it quotes, and cuts no character', () => {
	rejected(nqueens('solve', '8\n\u001b[31m\u007f'), 'N is "8??[31m?"')
	rejected(nqueens('-\nx'), 'command is "-?x"')
	for (const blanks of ['', ' ', '  ']) {
		const {stderr} = nqueens('solve', blanks + '四'.repeat(1000))
		match(stderr, /^nqueens: N is " {0,2}四{10,13}\.\.\."; allowed: 1 to 32\n$/)
	}
})

const orders = pieces =>
	pieces.length < 2
		? [pieces]
		: pieces.flatMap(piece => orders(pieces.filter(other => other !== piece)).map(rest => [piece, ...rest]))

test('options may stand anywhere; the last of a repeated option applies', () => {
	for (const line of [
		'solve, 8, --search wraparound, --start-row 3, --style positions',
		'walk, 5, --from 3, --to 9, --summary',
		'count, 8, --shard 2/3, --threads 2',
		'solution, 8 57, --style hash',
	]) {
		const [command, ...pieces] = line.split(', ')
		const [{status, stdout}, ...others] = orders(pieces).map(order => exec(`${command} ${order.join(' ')}`))
		is(status, 0, command)
		for (const other of others) is(other.stdout, stdout, command)
	}
	prints('solution 8 --style hash 57 --style positions', '5 7 1 3 8 6 4 2\n')
})

const BOARD = `${folderOf({'board.txt': '1 3 5 2 4\n17\nand others\n'})}/board.txt`
const WORDS = {
	'': '',
	' FILE': BOARD,
	' N': '4',
	' N INDEX': '4 1',
	' N K': '4 1',
	' N BOARD': '4 "2 4 1 3"',
	' FILE...': 'nowhere',
}
const VALUES = {
	...{'--search': 'first', '--start-row': 1, '--style': 'hash', '--limit': 1},
	...{'--from': 2, '--to': 3, '--threads': 2, '--shard': '1/2'},
	...{'--given': '0,1', '--blocked': '0,2', '--board': 'nowhere', '--format': 'json', '--seed': 4, '--level': 3},
	...{'--ledger': 'nowhere/ledger', '--memory': 1, '--kernel': 'none', '--sample': 0},
	...{'--sideways': 5, '--restarts': 5, '--begin': 'greedy'},
}

test('an option changes the output, needs its value, and is rejected by other commands', () => {
	const all = new Map([...USAGES.join().matchAll(/\[(--[a-z-]+)( ?)/g)].map(([, name, value]) => [name, value]))
	ok(all.size >= 10)
	for (const usage of USAGES) {
		const [, command, words] = /^nqueens (\w+)((?: [A-Z.]+)*)/.exec(usage)
		const line = `${command} ${WORDS[words]}`,
			plain = exec(line)
		for (const [name, value] of all) {
			if (!new RegExp(`\\[${name}\\b(?!-)`).test(usage)) {
				rejected(exec(`${line} ${name}`), `option is "${name}"; allowed: ${usage}`)
				continue
			}
			if (value) rejected(exec(`${line} ${name}`), `${name} is ""; allowed: `)
			const other = exec(`${line} ${name} ${value && VALUES[name]}`)
			if (
				!['--threads', '--boards'].includes(name) &&
				!(command === 'recount' && ['--memory', '--kernel'].includes(name))
			)
				not.equal(other.stdout + other.stderr, plain.stdout + plain.stderr, `${command} ${name}`)
		}
	}
})

test('doc/terminal.md lists the usages, in both languages', () => {
	for (const {page, text} of PAGES) equal(text.match(/^nqueens .*$/gm), USAGES, page)
})

test('solve streams: the first board comes at once; a closed pipe ends the program', async () => {
	const {stdout} = await shell('build/nqueens solve 18 | head -1').ended // all boards would take minutes
	is(stdout.trim().split(' ').length, 18)
})

test('a full disk is reported, and a closed pipe if SIGPIPE is ignored', async () => {
	for (const command of ["trap '' PIPE; build/nqueens solve 26 | head -1 >&2", 'build/nqueens solve 26 > /dev/full'])
		match((await shell(command).ended).stderr, 'could not be written')
})

test.run()
