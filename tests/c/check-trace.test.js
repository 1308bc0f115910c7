import {equal, is, ok, test} from '#test'
import {checked, judged} from '../helpers/check.js'
import {folderOf} from '../helpers/folder.js'
import {allRejected, prints, PAGES, shell} from '../helpers/terminal.js'
import {nativeEvents, often, pick, randomFrom} from '../helpers/walks.js'
import {readFileSync} from 'node:fs'

const OF_5 = nativeEvents({n: 5, search: 'flags'})
const LEAST = OF_5.filter(line => /place|remove/.test(line)).map(line => line.replace(/^\d+ /, ''))
const textOf = lines => lines.map(line => `${line}\n`).join('')

test('check --format json counts squares from 0 in any trace; keys without a value are null', () => {
	const first = judged('place 1 1\nremove 1 1\nplace 1 5\n', 5)
	equal([first.from, first.line, first.found], [1, 2, {kind: 'remove', row: 0, col: 0}])
	const {why, by} = judged(textOf(LEAST.slice(0, 9)), 5, '--search', 'flags')
	equal([why, by], ['ends-early', null])
	const right = judged(textOf(LEAST), 5)
	equal([right.line, right.found, right.expected, right.why, right.likely], [null, null, null, null, []])
})

test('check accepts a text with only a total if n is known, but not with --boards', () => {
	const statusOf = (total, ...words) => checked(`${total}\n`, ...words).status
	equal([statusOf(92, 8), statusOf(92, 8, '--boards'), statusOf(92)], [0, 2, 2])
	for (const n of [2, 3]) equal([statusOf(0, n), statusOf(1, n)], [0, 1])
	is(judged('', 4).as, 'nothing')
})

const POSITIONS = {
	'a list with -1': board => `[${board.join(', ')}]`,
	'a list that grows': board => `(${board.filter(col => col >= 0).join(' ')})`,
	signs: board => board.map(col => board.map((_, i) => (i === col ? 'Q' : '.')).join(' ')).join('\n') + '\n',
	'numbered queens': board =>
		board.map((col, row) => board.map((_, i) => (i === col ? row + 1 : 0)).join(' ')).join('\n'),
}

const withItem = (list, i, item) => Object.assign([...list], {[i]: item})

/** Boards that a search prints at its events of these kinds. A tested square is printed as a queen. */
function positions(kinds, events = OF_5, n = 5) {
	const board = Array(n).fill(-1)
	return events.flatMap(line => {
		const [, kind, row, col] = line.split(' ')
		if (kind === 'place') board[row] = Number(col)
		if (kind === 'remove') board[row] = -1
		return kinds.includes(kind) ? [kind === 'test' ? withItem(board, row, Number(col)) : [...board]] : []
	})
}

for (const [name, printed] of Object.entries(POSITIONS))
	test(`check judges boards of a search in progress, printed as ${name}`, () => {
		const judge = boards => judged(boards.map(board => `${printed(board)}\n`).join(''))
		for (const kinds of ['place', 'place remove', 'test']) {
			const boards = positions(kinds),
				at = boards.findIndex(board => board[2] >= 0)
			const {verdict, as, n, likely} = judge(boards)
			equal([verdict, as, n, likely], ['right', 'trace', 5, []], kinds)
			const [row, col] = [1, (boards[at][1] + 1) % 5]
			is(judge(withItem(boards, at, withItem(boards[at], row, col))).verdict, 'wrong', `${kinds}: one queen moved`)
		}
		equal(judge(positions('place', nativeEvents({n: 5, search: 'first'}))).verdict, 'consistent')
	})

/** `*` and `~` are the row and column from 0, `%` and `^` from 1, `<` is the row above. */
const filled = (form, row, col, values) =>
	form.replace(
		/[*~%^<&#$]/g,
		key => ({'*': row, '~': col, '%': +row + 1, '^': +col + 1, '<': row - 1, '&': 'abcdef'[col], ...values})[key],
	)

const eventsOf = n => nativeEvents({n, search: 'flags'}).map(line => line.split(' '))

const worded = forms =>
	textOf(
		eventsOf(4).flatMap(([$, kind, row, col, how]) =>
			kind in forms ? filled(forms[kind], row, col, {$, '#': how === 'free' ? 'yes' : 'no'}) : [],
		),
	)

const place = 'Place queen in row *, col ~'
const remove = 'remove * ~'
const WORDINGS = [
	[{place: '在第%行第^列放置皇后', remove: '撤回第%行第^列的皇后'}, /(?<=撤回第.行第)./g, '4'],
	[{place: 'Zeta (*, ~)', remove: 'Eta (*, ~)'}, /(?<=Eta \(., )./g, '3'],
	[{place: 'Q&%', remove: '-Q&%'}, '-Qc2', '-Qd2'],
	[{place, leave: 'Backtrack to row <'}, 'Backtrack to row 2\n', '$&$&'],
	[{place, leave: 'Backtrack to row <'}, 'Backtrack to row 2', 'Backtrack to row 3'],
	[{place, leave: 'Backtracking from row * to row <'}, /(to row 1\n.*\n)[\s\S]*/, '$1', 'consistent'],
	[{place, remove: 'Backtrack from row *'}, 'Backtrack from row 1\n', '$&$&'],
	[{place, leave: 'Backtracking...'}, /(g...\n.*\n)[\s\S]*/, '$1', 'consistent'],
	[{place, leave: 'Cannot place queen in row *, backtracking to row <'}, 'col 3', 'col 2'],
	[{place, leave: 'No position found in row *, backtracking...'}, 'col 3', 'col 2'],
	[{place, leave: 'No solution here'}, 'col 3', 'col 2'],
	[{place, leave: 'Row *: no solution'}, /$/, 'No solution'],
	[{test: 'Row %: try column ^ #', leave: 'Row %: backtrack'}, /(3: backtrack\n.*\n)[\s\S]*/, '$1', 'consistent'],
	[{test: 'can place at *,~? #'}, '1,0? no', '1,0? yes'],
	[{place: 'Queen % -> column ^', leave: 'No column for queen %, go back'}, 'column 4', 'column 3'],
	[{place: 'queens[*] = ~', leave: 'backtrack from row *'}, ' row 2', ' row 1'],
	[{place: 'x[%] = ^', remove: 'x[%] = 0'}, 'x[2] = 0\n', ''],
	[{place: 'b[*][~] = 1', remove: 'b[*][~] = 0'}, 'b[1][2] = 0', 'b[0][2] = 0'],
	[{place: 'col[*] = ~', remove: 'col[*] = -1'}, 'col[0] = -1\n', ''],
	[{place: 'q[*] = ~', remove: 'q[*] = None'}, 'q[1] = None\n', ''],
	[{place: 'Assigning X% := ^', remove: 'Backtracking on X%'}, 'X2\n', 'X1\n'],
	[{place: 'assign X% = ^', remove: 'unassign X% = ^'}, 'unassign X2 = 3', 'unassign X2 = 4'],
	[{place: 'Queen placed at position (*, ~)', remove: 'Queen removed from position (*, ~)'}, 'from position (', '$&1'],
	[{place: 'place % ^ (1/4)', remove: 'remove % ^ (0/4)'}, 'remove 2', 'remove 3'],
	[{place: 'drop Q on r* c~', remove: 'lift Q from r* c~'}, 'lift Q from r1', 'lift Q from r0'],
	[{place, remove}, /(3, col 1\n)[\s\S]*/, '$1', 'consistent'],
	[{place, remove}, '3, col 1', '$&\n..Q.\nQ...\n...Q\n.Q..', 'consistent'],
	[{place, remove}, 'col 0', '$&\n(1, 0) attacked by queen (0, 0) on column', 'right'],
	[{place, remove}, '3, col 1', '$&\n..Q.\nQ...\n...Q\nQ...'],
	[{place, remove}, /$/, 'Total solutions: 7'],
	[{place, remove, solution: 'Done!'}, '0, col 1', '$&\nDone!', 'right'],
	[{place, remove, solution: 'Lösung gefunden!'}, 'col 3', '$&\nLösung gefunden!'],
	[{place, remove, solution: 'Solution found'}, 'col 3', '$&\nSolution found'],
	[
		{place: 'step $: Queen % placed at column ^', remove: 'step $: Queen % removed from column ^'},
		'from column 3',
		'from column 4',
	],
	[{place, remove}, 'col 0', '$&\nConflict at (1, 0) with queen at (0, 1)'],
]

test('check judges a trace in these wordings, and its fault', () => {
	for (const [forms, from, to, verdict = 'wrong'] of WORDINGS) {
		const text = worded(forms)
		is(judged(text, 4).verdict, 'right', text)
		is(judged(text.replace(from, to), 4).verdict, verdict, text.replace(from, to))
	}
	const lists = positions('place', nativeEvents({n: 8, search: 'flags'}), 8).map(board => JSON.stringify(board))
	is(judged(textOf(lists).replaceAll('-1', 'None')).verdict, 'right')
	equal(judged('place 0 0\n', 4).likely, [])
})

test('check names no likely mistake if all boards are right and only the total is wrong', () => {
	const {verdict, why, likely} = judged('[2, 4, 1, 3]\n[3, 1, 4, 2]\n3 solutions\n', 4)
	equal([verdict, why, likely], ['wrong', 'wrong-number', []])
})

test('check infers which sign means free and which means attacked', () => {
	const tests = OF_5.filter(line => / test /.test(line)).map(line => line.split(' ')),
		lines = tests.map(([, , row, col, how]) => `${row}行${col}列: ${how === 'free' ? '○' : '×'}`)
	equal(judged(textOf(lines)).verdict, 'right')
	const {verdict, line} = judged(textOf(withItem(lines, 8, lines[8].replace('○', '×'))))
	equal([verdict, line], ['wrong', 9])
})

const FORMS = {
	place: ['Placing queen at @', 'place @', 'Queen % placed at @', 'put queen on @'],
	remove: ['Backtracking from @', 'remove @', 'Queen % removed from @', 'take queen off @'],
	tried: ['', 'Trying @', 'Try @', 'Checking @', 'Trying to place queen at @', '? @'],
	attacked: ['', 'Conflict at @', '@ is not safe', '@ is attacked', 'Cannot place at @', 'not safe: @'],
	leave: ['', 'No position in row *, backtracking', 'Backtracking from row *'],
	at: ['(*, ~)', '[*][~]', 'row * col ~', '* ~', '&%'],
	before: ['', '  ', 'Step $: ', '$. ', '[DEBUG] '],
}

test('check reads traces in many wordings, and finds a moved queen', () => {
	const random = randomFrom(45)
	for (let i = often(100); i > 0; i--) {
		const n = pick([4, 5, 6], random),
			whole = eventsOf(n),
			first = whole.findIndex(([, kind]) => kind === 'solution'),
			events = whole.slice(0, pick([first + 1, whole.length], random)),
			verb = random(FORMS.place.length),
			[tried, attacked, leave, at, before] = Object.values(FORMS)
				.slice(2)
				.map(list => pick(list, random)),
			moved = pick(
				events.flatMap(([, kind], i) => (kind === 'place' ? i : [])),
				random,
			)
		const formsOf = ([, kind, row, , how]) =>
			({
				place: [FORMS.place[verb]],
				remove: [FORMS.remove[verb]],
				leave: row > 0 ? [leave] : [],
				test: [tried, how === 'attacked' ? attacked : ''],
				solution: ['Solution found!'],
			})[kind] ?? []
		const textFor = events =>
			textOf(
				events
					.flatMap(event => formsOf(event).flatMap(form => (form ? [[before + form.replace('@', at), event]] : [])))
					.map(([form, [, , row, col]], i) => filled(form, row, col, {$: i + 1})),
			)
		const verdictOf = events => checked(textFor(events), n, '--first').status
		const [step, kind, row, col] = events[moved]
		is(verdictOf(events), 0, textFor(events))
		const wrong = withItem(events, moved, [step, kind, row, (+col + 1) % n])
		ok(verdictOf(wrong) > 0, textFor(wrong))
	}
})

test('check compares squares in lines of unknown words with the trace', () => {
	const first = OF_5.slice(
		0,
		OF_5.findIndex(line => / solution/.test(line)),
	).map(line => line.split(' '))
	const verdictFor = moved => {
		const written = ([, kind, row, col, how]) => {
			if (kind === 'place') return `queen -> (${row},${row === moved ? (Number(col) + 1) % 5 : col})\n`
			if (kind !== 'test') return ''
			return `Trying (${row},${col})\n${how === 'attacked' ? `(${row},${col}) is attacked\n` : ''}`
		}
		return judged(first.map(written).join(''), 5, '--first').verdict
	}
	equal(['', ...'01234'].map(verdictFor), ['right', ...Array(5).fill('wrong')])
})

/** Boards of a program that tests only columns, after each placement. */
function* withoutDiagonals(queens) {
	for (const col of [0, 1, 2, 3, 4].filter(col => !queens.includes(col))) {
		yield [...queens, col]
		yield* withoutDiagonals([...queens, col])
	}
}

test('check names the mistake of a program that prints the board after each placement', () => {
	const {verdict, line, likely} = judged([...withoutDiagonals([])].map(queens => `[${queens}]\n`).join(''))
	equal([verdict, line, likely], ['wrong', 2, ['diagonals-untested']])
})

test('check reads a file by name', () => {
	prints(`check ${folderOf({'trace.txt': textOf(LEAST)})}/trace.txt`, checked(textOf(LEAST)).stdout)
})

test('check rejects bad usage in one line', () => {
	const folder = folderOf({'trace.txt': textOf(LEAST)})
	allRejected(`
		check | FILE is ""
		check /nowhere/at/all | /nowhere/at/all | No such file
		check ${folder} | directory
		check ${folder}/trace.txt 0 | N is "0" | 1 to 32
		check ${folder}/trace.txt five | five
		check ${folder}/trace.txt 5 6 | word is "6"
		check ${folder}/trace.txt --search slow | slow | breadth-first
		check ${folder}/trace.txt --start-row 1 | wraparound
		check ${folder}/trace.txt 5 --search wraparound --start-row 5 | 0 to 4
		check ${folder}/trace.txt --loudly | --loudly
		check ${folder}/trace.txt --format xml | text, json`)
})

test('check needs no more memory for 150 MB than for a short trace', async () => {
	const least = 8000,
		within = (events, kilobytes) =>
			shell(`build/nqueens walk 12 --to ${events} | (ulimit -v ${kilobytes}; build/nqueens check - 12)`).ended
	for (const events of [50, 5_000_000]) {
		const {status, stdout} = await within(events, least)
		equal([status, stdout.includes(`consistent: 12 x 12, ${events} events`)], [0, true], stdout)
	}
	is((await within(50, least / 4)).stdout, '')
})

test('examples in doc/terminal.md give their output, in both languages', async () => {
	for (const {page, text} of PAGES) {
		const examples = [...text.matchAll(/^\$ (.*)\n((?:(?!```|\$).*\n)*)/gm)]
		is(examples.length, 6, page)
		for (const [, command, output] of examples) is((await shell(command).ended).stdout, output, `${page}: ${command}`)
	}
})

const [, ...cases] = readFileSync('tests/fixtures/check-cases.txt', 'utf8').split(/^@ /m)

for (const [, name, words, result, text] of cases.map(one => /(.*) \| (.*) \| (.*)\n([\s\S]*)/.exec(one)))
	test(`nqueens check ${words} of ${name} gives ${result}`, () => {
		const {verdict, n, count, line} = judged(
			text.startsWith('base64 ') ? Buffer.from(text.slice(7), 'base64') : text,
			...words.split(' ').filter(Boolean),
		)
		is([verdict, n, count, ...(line ? [line] : [])].join(' '), result)
	})

test.run()
