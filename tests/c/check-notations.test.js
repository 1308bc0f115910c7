// Every notation of doc/notations.md. LONG=1: also n = 8 and every heading; FUZZ=N: N times as many wrong boards.

import {readFileSync, writeFileSync} from 'node:fs'
import {is, ok, test} from '#test'
import {checked, judged, judgedByModule} from '../helpers/check.js'
import {solutions} from '../helpers/oracle.js'
import {often, pick, randomFrom} from '../helpers/walks.js'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const numbers = (n, from = 0) => Array.from({length: n}, (_, i) => i + from)

const joined = (list, write, between) => list.map(write).join(between)
const filled = (text, values) => text.replace(/%(\w)/g, (_, key) => values[key])

const grid =
	(queen, empty, between = '', left = '', right = '', rule = '') =>
	(board, n) => {
		const rows = board.map(col => left + joined(numbers(n), i => (i === col ? queen : empty), between) + right),
			line = rule && rule.repeat(n) + rule[0]
		return rule ? [line, ...rows.flatMap(row => [row, line])].join('\n') : rows.join('\n')
	}

const list = (from, left, between, right) => (board, n) =>
	filled(left, {n}) + joined(board, col => col + from, between) + right

/** %n is n, %R the row from 1, %r from 0, %C the column from 1, %c from 0, %A or %a a letter, %Y the row from below. */
const records =
	(left, record, between, right = '') =>
	(board, n) =>
		filled(left, {n}) +
		board
			.map((col, row) => ({...{R: row + 1, r: row, C: col + 1, c: col}, a: LETTERS[col], Y: n - row}))
			.map(values => filled(record, {...values, A: values.a.toUpperCase()}))
			.join(between) +
		right

/** In `record`, %R is the row, %C the column, %V the value of the square. */
const squares =
	(left, record, between, right, yes = '1', no = '0') =>
	(board, n) =>
		left +
		board
			.flatMap((queen, row) => numbers(n).map(col => ({R: row + 1, C: col + 1, V: queen === col ? yes : no})))
			.map(values => filled(record, values))
			.join(between) +
		right

const none = () => ''

const labelled =
	(write, {top = none, left = none, right = none, bottom = none}) =>
	(board, n) => {
		const rows = write(board, n)
			.split('\n')
			.map((row, i) => left(i, n) + row + right(i, n))
		return [top(n), ...rows, bottom(n)].filter(line => line !== '').join('\n')
	}

const spaced = (n, names, left) => left + [...names].slice(0, n).join(' ')
const edge = n => `+${'-'.repeat(2 * n + 1)}+`
const dots = grid('Q', '.', ' ')

const EACH = {
	'signs, with blanks': dots,
	'signs, close': grid('Q', '.'),
	'dashes for empty squares': grid('Q', '-', ' '),
	'zeros and ones': grid('1', '0', ' '),
	'zeros and ones, close': grid('1', '0'),
	'rows of numbers in brackets': grid('1', '0', ', ', '[', ']'),
	'floating-point numbers': grid('1.', '0.', ' ', '[', ']'),
	'circles and crosses': grid('○', '×'),
	'filled and empty squares': grid('■', '□'),
	emoji: grid('👑', '⬜'),
	'uneven groups of signs': (board, n) => grid('Q', '.')(board, n).replace(/^(..)/gm, '$1 '),
	bars: grid(' Q ', '   ', '|', '|', '|'),
	'bars and rules': grid(' Q ', '   ', '|', '|', '|', '+---'),
	'drawn bars': grid(' ♛ ', '   ', '│', '│', '│'),
	'underlined cells': grid('_Q_', '___', '|', '|', '|'),
	'boxes of brackets': grid('[Q]', '[ ]'),
	'boxes of parentheses': grid('(Q)', '( )'),
	quotes: grid("'Q'", "' '", ', ', '[', ']'),
	'a sign a line': grid("'Q',", "'.',", '\n', '[\n', '\n],'),
	'nested arrays of PHP': grid('[0] => 1', '[0] => 0', '\n', '[0] => Array\n(\n', '\n)\n'),
	tabs: grid('Q', '.', '\t'),
	'commas, with nothing on empty squares': grid('Q', '', ','),
	'true and false': grid('true', 'false', ' '),
	'T and F': grid('T', 'F', ' '),
	'Booleans of Lisp': grid('#t', '#f', ' ', '(', ')'),
	'bit vectors of Lisp': grid('1', '0', '', '#*'),
	words: grid('Queen', 'Empty', ' '),
	'shaded squares': board =>
		board.map((q, r) => joined(board, (_, c) => (c === q ? 'Q' : ' #'[(r + c) % 2]), '')).join('\n'),
	'one sign and blanks': board => board.map(col => `${'  '.repeat(col)}Q`).join('\n'),
	colours: grid('\x1b[45m  \x1b[0m', '\x1b[47m  \x1b[0m'),
	'numbers at the top and on the left': labelled(dots, {top: n => `  ${numbers(n).join(' ')}`, left: i => `${i} `}),
	'ranks and files': labelled(dots, {left: (i, n) => `${n - i} `, bottom: n => spaced(n, LETTERS, '  ')}),
	'a word before each row': labelled(grid('Q', '.'), {left: i => `Row ${i + 1}: `}),
	'numbered brackets': labelled(grid('Q', '.', ',', '[', ']'), {left: i => `${i} `}),
	'a frame': labelled(dots, {top: edge, left: () => '| ', right: () => ' |', bottom: edge}),
	'rows between slashes': (board, n) => grid('Q', '.')(board, n).replaceAll('\n', '/'),
	'nested slices of Go': (board, n) => grid('Q', '.', ' ', '[', ']')(board, n).replaceAll('\n', ' '),
	'lines of HTML': (board, n) => dots(board, n).replaceAll('\n', '<br>'),
	FEN: (board, n) => board.map(col => `${col || ''}Q${n - 1 - col || ''}`).join('/'),
	'a list': list(0, '[', ', ', ']'),
	'a list, from 1': list(1, '[', ', ', ']'),
	'numbers and blanks': list(1, '', ' ', ''),
	'a list of OCaml': list(1, '[', '; ', ']'),
	'an answer of Prolog': list(1, 'Q = [', ',', '] ;'),
	'a vector of Scheme': list(1, '#(', ' ', ')'),
	'a stack of Forth': list(0, '<%n> ', ' ', ' '),
	arrows: list(1, '', ' -> ', ''),
	'digits, close': list(1, '', '', ''),
	'a number a line': list(0, '', '\n', ''),
	'a list over lines': list(0, '[\n    ', ',\n    ', ',\n]'),
	YAML: list(1, '- - ', '\n  - ', ''),
	'an array of MiniZinc': list(1, 'q = array1d(1..%n, [', ', ', ']);\n----------'),
	'signs and leading zeros': board => board.map(col => `+000000000${col + 1}`).join(' '),
	exponents: board => board.map(col => col.toExponential(6)).join(' '),
	'a sentence': list(1, 'Queens at columns ', ', ', '.'),
	'a dictionary of Python': records('{', '%r: %c', ', ', '}'),
	'a hash of Ruby': records('{', '%R=>%C', ', ', '}'),
	'a map of Go': records('map[', '%r:%c', ' ', ']'),
	'print_r of PHP': records('Array\n(\n', '    [%r] => %c', '\n', '\n)'),
	'var_dump of PHP': records('array(%n) {\n', '  [%r]=>\n  int(%c)', '\n', '\n}'),
	'an array of bash': records('declare -a q=(', '[%r]="%C"', ' ', ')'),
	'an array of Haskell': records('array (1,%n) [', '(%R,%C)', ',', ']'),
	pairs: records('[', '(%r, %c)', ', ', ']'),
	'dotted pairs': records('(', '(%R . %C)', ' ', ')'),
	'rows/columns': records('[', '%R/%C', ',', ']'),
	'named tuples': records('[', 'Queen(row=%r, col=%c)', ', ', ']'),
	'structs of Go': records('[', '{Row:%r Col:%c}', ' ', ']'),
	JSON: records('[', '{"row": %r, "col": %c}', ', ', ']'),
	'names between blanks': records('', 'x%R=%C', ' '),
	'a name a queen': records('', 'q%R = %C;', '\n'),
	'a model of Z3': records('(\n', '  (define-fun q%R () Int\n    %C)', '\n', '\n)'),
	'facts of clingo': records('', 'queen(%R,%C)', ' '),
	'rows and columns in words': records('', 'Row %R: column %C', '\n'),
	'sentences about queens': records('', 'Queen %R is at row %R and column %C', '\n'),
	'in Japanese': records('', '%R行目: %C列目', '\n'),
	'names of squares': records('', '%a%Y', ' '),
	'names of squares, upper case': records('', '%A%Y', ' '),
	'names of squares, close': records('', '%a%Y', ''),
	'names of squares, row first': records('', '%Y%a', ' '),
	'pairs of a row and a letter': records('', '(%R, %A)', ', '),
	'a variable a square': squares('', 'x[%R,%C] = %V', '\n', ''),
	'a truth value a square': squares('(', '(q_%R_%C %V)', ' ', ')', 'true', 'false'),
	'a line of n × n signs': squares('', '%V', '', '', 'Q', '.'),
	'a flat matrix': squares('[', '%V', ', ', ']'),
	'literals of a SAT solver': (board, n) =>
		`v ${joined(numbers(n * n, 1), i => (board[Math.floor((i - 1) / n)] === (i - 1) % n ? i : -i), ' ')} 0`,
}

const WHOLE = {
	'strings in lists, as LeetCode wants them': (boards, n) =>
		JSON.stringify(boards.map(board => grid('Q', '.')(board, n).split('\n'))),
	'lists in a list': boards => JSON.stringify(boards),
	'lists with their numbers behind': boards => boards.map((board, i) => `${board.join(' ')}  ${i + 1}`).join('\n'),
	'boards side by side': (boards, n) =>
		numbers(Math.ceil(boards.length / 2))
			.map(i => boards.slice(2 * i, 2 * i + 2).map(board => dots(board, n).split('\n')))
			.map(pair => pair[0].map((_, row) => pair.map(rows => rows[row]).join('   ')).join('\n'))
			.join('\n\n'),
	'a table of a database': (boards, n) =>
		[
			joined(numbers(n, 1), i => ` q${i} `, '|'),
			joined(numbers(n), () => '----', '+'),
			...boards.map(board => joined(board, col => `  ${col + 1} `, '|')),
		].join('\n'),
	'a table in Markdown': (boards, n) =>
		[
			`| # | ${joined(numbers(n, 1), i => `Q${i}`, ' | ')} |`,
			`|---|${'---|'.repeat(n)}`,
			...boards.map((board, i) => `| ${i + 1} | ${list(1, '', ' | ', '')(board)} |`),
		].join('\n'),
	'a data frame': (boards, n) =>
		[`   ${numbers(n).join('  ')}`, ...boards.map((board, i) => `${i}  ${board.join('  ')}`)].join('\n'),
	'each board twice': (boards, n) =>
		joined(boards, board => `${EACH['zeros and ones'](board, n)}\n${dots(board, n)}`, '\n\n'),
	'numbered JSON': boards =>
		JSON.stringify(boards.map((board, id) => ({id, queens: board.map((col, row) => ({row, col}))}))),
	CSV: (boards, n) => [numbers(n, 1).map(i => `q${i}`), ...boards.map(board => board.map(col => col + 1))].join('\n'),
}

const NAMES = [...Object.keys(EACH), ...Object.keys(WHOLE)]

const FACES = [
	[i => (i > 1 ? '\n' : ''), none],
	[i => `Solution ${i}:\n`, none],
	[(i, n) => (i > 1 ? '\n' : `Enter n: ${n}\n\n`), count => `\nTotal solutions: ${count}\n`],
	[i => `解${i}\n`, count => `\nFound ${count} solutions in 3 ms\n`],
]

function textOf(name, boards, n, [heading, end], count) {
	const body =
		name in WHOLE ? WHOLE[name](boards, n) : boards.map((one, i) => heading(i + 1, n) + EACH[name](one, n)).join('\n')
	return `${body}\n${end(count)}`
}

function moved(boards, n, random) {
	const at = random(boards.length),
		row = random(n),
		by = 1 + random(n - 1)
	return boards.map((board, i) => (i === at ? board.map((col, r) => (r === row ? (col + by) % n : col)) : board))
}

const assertNotRight = (text, n = 0) => ok(['wrong', 'unread'].includes(judgedByModule(text, n).verdict), text)

const phrases = text => text.trim().split(/\s*[|\n]\s*/)
const TOTALS = phrases(`
	N-Queens(4) = #|Всего решений: #|총 # 개의 해|一共有 # 种解法|n_solutions=#|Solutions found....: #
	solveNQueens(4) = #|count(4):#|Solutions: #/2|# of 2 solutions
	# found|Solutions for 4: #|結果: #|solutions.size() = #|(# rows)|# rows in set|Answer: #|- : int = #|[1] #`)
const OTHER_NUMBERS = phrases(`
	Anzahl der Damen: #|皇后总数：#|Temps total : # s|Anzahl der Aufrufe: #|試行回数の総数: #
	# placements checked|1 solution per # ms|Queens: #/4|Solutions: 2/#|(# rows)`)

const IS_LONG = process.env.LONG === '1'

for (const name of NAMES)
	test(`nqueens check reads boards as ${name}`, () => {
		for (const n of IS_LONG ? [4, 5, 8] : [4, 5]) {
			const all = solutions(n),
				words = n === 4 ? [n] : []
			for (const face of IS_LONG ? FACES : FACES.slice(0, 3)) {
				const text = textOf(name, all, n, face, all.length),
					{verdict, different, ...j} = judged(text, ...words)
				is(`${verdict} ${j.n} ${different}`, `right ${n} ${all.length}`, text)
			}
		}
	})

test('nqueens check recognizes totals in many languages', () => {
	const boards = solutions(4)
		.map(board => EACH.emoji(board, 4) + '\n\n')
		.join('')
	const verdictOf = (line, number) => judged(boards + line.replace('#', number)).verdict
	for (const line of TOTALS) is(`${verdictOf(line, 2)} ${verdictOf(line, 3)}`, 'right wrong', line)
	is(verdictOf('#\nTime: 3 ms', 3), 'wrong')
	for (const line of OTHER_NUMBERS) is(verdictOf(line, 4), 'right', line)
	const challenge = total => judged(`2 4 6 1 3 5\n3 6 2 5 1 4\n4 1 5 2 6 3\n${total}\n`).verdict
	is(`${challenge(4)} ${challenge(5)}`, 'consistent wrong')
})

test('nqueens check finds gaps in the numbers of boards', () => {
	const textOf = (heading, step) =>
		solutions(5)
			.map(
				(board, i) => heading.replace('#', i + (i > 3 ? step : 1)) + EACH['a list'](board) + '\n' + EACH.pairs(board),
			)
			.join('\n')
	for (const heading of ['#:\n', '解#\n', 'Solution #: ']) {
		is(judged(textOf(heading, 1)).verdict, 'right', heading)
		is(judged(textOf(heading, 2)).why, 'wrong-number', heading)
	}
	is(judged(textOf('Step #:\n', 2)).verdict, 'right')
})

const PROGRAMS = `
def place(row):
	if row == 4: print([1, 3, 0, 2])
	for c in range(4): place(row + 1)
---
int q[4] = {1, 3, 0, 2};
int main(void) {
	for (int i = 0; i < 4; i++) place(i, q[i]);
---
public static void place(int row, int col) {
	for (int r = 0; r < row; r++)
		if (q[r] == col) return;
	place(1, 3);
---
const q = [1, 3, 0, 2]
function place(row) {
	if (row === 4) console.log(q)
---
queens :: Int -> [[Int]]
queens 4 = [[1, 3, 0, 2], [2, 0, 3, 1]]
import Data.List
`.split('---')

test('nqueens check does not read source code', () => {
	for (const text of PROGRAMS) is(checked(text, 4).status, 2, text)
})

test('nqueens check reads boards with log prefixes', () => {
	const random = randomFrom(42),
		all = solutions(5)
	for (const prefix of [
		'INFO:root:',
		'queens_1  | ',
		'170000000# ',
		'[Thread-1] DEBUG q: ',
		'I0305 10:11:12.#7 q.cc:42] ',
	])
		for (const name of ['signs, close', 'zeros and ones', 'emoji']) {
			const log = boards =>
				textOf(name, boards, 5, FACES[3], 10).replace(/^/gm, (_, at) => prefix.replace('#', at % 10))
			is(judged(log(all)).verdict, 'right', log(all))
			assertNotRight(log(moved(all, 5, random)))
		}
})

test('nqueens check reads grids with labels on any side', () => {
	const random = randomFrom(44)
	const sides = [
		{},
		{left: i => `${i} `},
		{left: i => `${LETTERS[i].toUpperCase()}  `},
		{left: i => `Row ${i}: `},
		{right: i => ` ${i}`},
		{left: (i, n) => `${n - i} `, right: (i, n) => ` ${n - i}`},
	]
	for (let i = often(150); i > 0; i--) {
		const [queen, empty] = pick(['Q.', 'q-', 'XO', '♛□', 'Q '], random),
			write = grid(queen, empty, pick(['', ' '], random), ...pick(['', '||', '[]'], random)),
			top = pick([none, n => spaced(n, '0123456789', '   '), n => spaced(n, LETTERS, '   ')], random),
			side = pick(sides, random),
			n = pick([5, 8], random),
			boards = solutions(n)
		const textFor = boards => {
			const texts = boards.map(board => labelled(write, {top, ...side})(board, n))
			return `${texts.join('\n\n')}\n\nTotal: ${boards.length}`
		}
		is(judged(textFor(boards), n).verdict, 'right', textFor(boards))
		assertNotRight(textFor(moved(boards, n, random)), n)
	}
})

test('nqueens check never accepts a moved queen or a missing board', () => {
	const random = randomFrom(37),
		sizes = [4, 5, 6].map(n => ({n, all: solutions(n)}))
	for (let i = often(400); i > 0; i--) {
		const {n, all} = sizes[random(sizes.length)],
			name = NAMES[random(NAMES.length)],
			left = random(all.length),
			wrong = random(4) > 0 ? moved(all, n, random) : all.filter((_, i) => i !== left),
			text = textOf(name, wrong, n, FACES[random(FACES.length)], all.length)
		assertNotRight(text, n === 4 || random(2) ? n : 0)
	}
})

test('nqueens check never accepts a moved queen next to boards of another size or in another notation', () => {
	const random = randomFrom(41),
		names = Object.keys(EACH)
	for (const name of names)
		for (const n of [4, 5]) {
			const textIn = (name, boards, n) => textOf(name, boards, n, FACES[random(2)], 0),
				wrong = textIn(name, moved(solutions(n), n, random), n)
			for (const right of [textIn(name, solutions(9 - n), 9 - n), textIn(pick(names, random), solutions(n), n)])
				assertNotRight((random(2) ? [wrong, right] : [right, wrong]).join('\n'))
		}
	const all = solutions(5)
	assertNotRight(
		moved(all, 5, random)
			.map((board, i) => EACH.arrows(all[i]) + EACH.pairs(board))
			.join('\n'),
	)
})

test('check reads boards as squares, one a line', () => {
	const text = solutions(8).map(
		(board, i) => `Solution ${i + 1} found in 0.1 s: ${records('', '%R%a', '\n')(board, 8)}\n`,
	)
	is(judged(text.join(''), 8).verdict, 'right')
})

const PAGE = 'doc/notations.md'
const TABLE = /(?<=<!-- notations -->\n)[\s\S]*(?=<!-- \/notations -->)/

test(`${PAGE} lists the notations of this file; UPDATE=1 writes the table`, () => {
	const cell = text =>
			[...text.trimEnd()].map(sign => ({'\x1b': 'ESC', '\n': ' ⏎ ', '\t': '⇥', '|': '\\|'})[sign] ?? sign).join(''),
		boards = solutions(4),
		row = name => `| ${name} | \`${cell((WHOLE[name] ?? (([one]) => EACH[name](one, 4)))(boards, 4))}\` |\n`,
		table = `| notation | example |\n|---|---|\n${NAMES.map(row).join('')}`,
		page = readFileSync(PAGE, 'utf8')
	if (process.env.UPDATE)
		writeFileSync(
			PAGE,
			page.replace(TABLE, () => table),
		)
	else is(TABLE.exec(page)?.[0], table)
})

test.run()
