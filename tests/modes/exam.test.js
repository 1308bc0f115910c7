import {run} from '#web/modes/exam/machine.js'
import {mark, read, RIGHT} from '#web/modes/exam/marking.js'
import {readExpression, tidy, valueWith} from '#web/modes/exam/reader.js'
import {inEveryLanguage} from '#web/make/words.js'
import * as oracle from '../helpers/oracle.js'
import {nativeEvents, pick, randomFrom, randomText, squaresOf} from '../helpers/walks.js'
import {equal, is, match, ok, test} from '#test'
import {BLANKS, LINE, listing, MODEL} from '#web/modes/exam/program.js'
import {isAt} from '#web/engine/squares.js'
import {firstSolution} from '#web/modes/exam/first-fault.js'
import {KNOWN} from '../helpers/known.js'
import {blankExam, isTraced, next} from '#web/modes/exam/state.js'
import * as trace from '#web/modes/exam/trace.js'
import {linesThrough} from '#web/modes/exam/board.js'
import {following} from '../helpers/state.js'

const WORDS = await inEveryLanguage('exam')
const range = (from, to) => Array.from({length: to - from + 1}, (_, i) => from + i)

const KINDS = ['enter', 'test', 'place', 'remove']
function walkOf(filled, n) {
	const lines = []
	run(filled, n, (event, {i, k, free}) => {
		const square = event === 'enter' ? i - 1 : `${i - 1} ${k - 1}`,
			verdict = event === 'test' ? (free ? ' free' : ' attacked') : ''
		if (KINDS.includes(event)) lines.push(`${event} ${square}${verdict}`)
	})
	return lines
}
const walked = new Map(
	range(1, 8).map(n => {
		const lines = nativeEvents({n, search: 'first'}).map(line => line.split(' ').slice(1, 5)),
			shown = lines.filter(([kind]) => KINDS.includes(kind))
		return [n, shown.map(words => words.slice(0, {enter: 2, test: 4}[words[0]] ?? 3).join(' '))]
	}),
)

/** Returns an expression and its value. */
function randomExpression(random, letters, deep) {
	const kind = deep === 0 ? random(2) : random(5),
		number = random(4),
		letter = pick(Object.keys(letters), random)
	if (kind === 0) return [String(number), number]
	if (kind === 1) return [letter, letters[letter]]
	const [[left, a], [right, b]] = [0, 1].map(() => randomExpression(random, letters, deep - 1))
	if (kind === 4) return [`(${left})×(${right})`, a * b]
	return kind === 3 ? [`${left}−(${right})`, a - b] : [`${left}+${right}`, a + b]
}
const attacks = (a, b) => oracle.attacks(a.row, a.col, b.row, b.col) !== null

const FIRST = KNOWN.firstPositions

test('mark() accepts any spelling of the model answers', () => {
	const written = {
		size: '2N-1|２Ｎ−１|2n - 1|N+N-1|-1+2*N|N×2－1|２・Ｎー１|(N-1)+N|2(N-1)+1|N+(n−1)|  2N‐1  |2×N−1',
		line: 'i-k+N|N+i-k|Ｎ＋ｉ－ｋ|n-(k-i)|i+n-k|I - K + N|-k+i+N|1*i-1*k+N|(i)-(k)+(N)',
		variable: 'k|Ｋ| K |(k)',
		from: '1|１|0+1|N-N+1|①',
		to: 'N|n|Ｎ|1N|N+0|N×1',
		record:
			'pos[i]←k|pos[i] = k|POS[I]:=K|pos［ｉ］＝ｋ|pos[i] <- k|ｐｏｓ〔ｉ〕⇐ｋ|' +
			'k→pos[i]|k -> pos[i]|pos(i) ← k|pos[i+0]←k+0|pos[ i ] ⟵ k',
		next: 'i+1|１＋ｉ|I + 1|2+i-1',
		begin: '1| １ |N-(N-1)',
	}
	for (const [blank, texts] of Object.entries(written))
		for (const text of [MODEL[blank], ...texts.split('|')])
			equal(mark(blank, text), {state: 'right', how: 'same'}, `${blank}: ${text}`)
})

test('mark() says why an answer is unreadable; an empty blank is no mistake', () => {
	const rejected = {
		size: {
			unfinished: '2N-|((((',
			sign: '2N-1)|2N/1|あ|N.1|[N]|(N)[1]|this',
			large: '1234567',
			name: 'size-1|pos[1]|pos(1)|N2|true|_',
			long: `1${'+1'.repeat(60)}`,
		},
		variable: {variable: 'k+1|2|2k|0k', name: 'kk', sign: 'k←1'},
		record: {
			assignment: 'pos[i]|pos[i]←k←1|k+1←i',
			sign: '(i)[1]←k|(i+1)[1]←k',
			unfinished: 'pos[i]←|←k|pos[i←k|pos()←k',
			kinds: 'col[k]←1|pos[i]←FREE|pos[i]←col[k]',
			name: 'ps[i]←k|pos[i]←ps[k]|pos[i]←pos[k]+1',
		},
	}
	for (const [blank, reasons] of Object.entries(rejected))
		for (const [why, texts] of Object.entries(reasons))
			for (const text of texts.split('|')) {
				const {state, fault} = mark(blank, text)
				equal([state, fault?.why], ['unread', why], `${blank}: ${text}`)
			}
	for (const blank of BLANKS) for (const text of ['', '   ', '　']) equal(mark(blank, text), {state: 'empty'})
})

test("valueWith() equals JavaScript's value of an expression, also as tidy() shows it", () => {
	const random = randomFrom(1)
	for (let i = 0; i < 500; i++) {
		const letters = {i: random(9) - 4, k: random(9) - 4, N: random(9)},
			[text, expected] = randomExpression(random, letters, 3)
		for (const written of [text, tidy(text)]) {
			const {value, fault} = readExpression(written)
			is(fault, null, written)
			ok(valueWith(value, letter => letters[letter]) === expected, written)
		}
	}
})

test('listing() is the program that runs, in both languages', () => {
	const [first, second] = WORDS.map(words =>
		listing(words).map(({indent, text}) => [indent, text.match(/(?<=\[\[)\w+/g) ?? []]),
	)
	equal(first, second)
	equal(new Set(first.flatMap(([, blanks]) => blanks)), new Set(BLANKS.filter(blank => blank !== 'size')))
	const lines = listing(WORDS[0]).map(({text}) => text)
	for (const [blank, line] of Object.entries({
		variable: LINE.loop,
		record: LINE.record,
		next: LINE.next,
		begin: LINE.begin,
	}))
		match(lines[line - 1], `[[${blank}]]`)
	const marks = flag => lines.flatMap((text, i) => (text === `col[k] ← ${flag}` ? i + 1 : []))
	equal([marks('NOT_FREE'), marks('FREE')], [[LINE.take], [LINE.free]])
	equal(
		[lines[LINE.last - 1], lines[LINE.remove - 1], lines[LINE.fail - 1]],
		['if (i = N)', 'pos[i] ← 0', 'return FAILURE'],
	)
})

test('run() with the right answers walks like the search', () => {
	for (const [n, steps] of walked) {
		equal(walkOf(RIGHT, n), steps, `n = ${n}`)
		const {ending, machine} = run(RIGHT, n)
		is(ending.kind, n === 2 || n === 3 ? 'failure' : 'success')
		const pos = machine.list('pos').join()
		if (ending.kind === 'success') is(pos, Array.from(firstSolution(n), ({col}) => col).join())
		if (n in FIRST) is(pos, FIRST[n].join())
	}
})

test('mark() names each way in which a program with wrong answers fails', () => {
	const kinds = {
		size: {
			...{N: 'outside', '2N-2': 'outside', '2N': 'spare', 0: 'outside'},
			...{'-N': 'outside', '3N': 'spare', k: 'unset', '999999N': 'spare', '2N-1+k-k': 'unset'},
		},
		line: {
			...{'i-k': 'outside', 'i+k-1': 'missed claimed', N: 'rejected overlooked'},
			...{1: 'rejected overlooked', i: 'missed claimed', j: 'unset'},
		},
		variable: {i: 'unset', j: 'unset', N: 'unset'},
		from: {0: 'outside', 2: 'skipped overlooked', k: 'unset', 'N+1': 'skipped overlooked', '-999999': 'outside'},
		to: {'N-1': 'skipped overlooked', 'N+1': 'outside', 0: 'skipped overlooked', k: 'unset'},
		record: {
			...{
				'pos[k]←i': 'misplaced claimed',
				'k←i': 'misplaced long',
				'N←N+N': 'outside',
				'k←pos[i]': 'outside',
			},
			...{'pos[i]←k+1': 'misplaced claimed', 'pos[i+1]←k': 'misplaced outside'},
			'col[k]←NOT_FREE': 'misplaced claimed',
		},
		next: {i: 'row overlooked', 'i-1': 'outside', 'i+2': 'row outside', N: 'row claimed'},
		begin: {0: 'outside', N: 'row claimed', 'N+1': 'outside', i: 'unset'},
	}
	for (const [blank, texts] of Object.entries(kinds))
		for (const [text, expected] of Object.entries(texts)) {
			const verdict = mark(blank, text),
				failures = [verdict.first, verdict.then].flatMap(found => found?.kind ?? [])
			is(failures.join(' '), expected, `${blank}: ${text}`)
		}
})

test('mark() names the size of an array if an index is out of range', () => {
	const {index, size} = mark('size', '0').first
	equal([index, size], [1, 0])
})

test('mark() accepts answers with the same effect, and says so', () => {
	for (const text of ['k-i+N', 'Ｎ－ｉ＋ｋ']) equal(mark('line', text), {state: 'right', how: 'mirrored'})
	for (const n of range(1, 8)) equal(walkOf({...RIGHT, line: read('line', 'k-i+N').value}, n), walked.get(n))
	equal(mark('record', 'pos[i] ← k+pos').state, 'unread')
})

test('mark() never throws', () => {
	const random = randomFrom(4),
		signs = [...'ikNnposcl0123456789+-−×*()[]←=<:→　 ・ーＮ＋あ²½∞\u0000\ud83d', 'pos[', 'FREE', 'downwd[']
	for (let i = 0; i < 3000; i++) {
		const text = randomText(random, signs, 30)
		for (const blank of BLANKS) ok(['empty', 'unread', 'right', 'wrong'].includes(mark(blank, text).state), text)
	}
	for (const text of ['('.repeat(1e5), '9'.repeat(1e5), '-'.repeat(1e5), 'N*'.repeat(40), '\ufdfa'.repeat(200)])
		for (const blank of BLANKS) is(mark(blank, text).state, 'unread')
})

test('the array elements that the exam paper names are set by queens of the example', () => {
	const {n, queens, notFree} = KNOWN.examExample,
		squares = queens.flatMap((col, row) => (col < 0 ? [] : [{i: row + 1, k: col + 1, N: n}]))
	const marked = text =>
		squares.map(square => valueWith(readExpression(text).value, letter => square[letter])).sort((a, b) => a - b)
	equal({col: marked('k'), upwd: marked('i+k-1'), downwd: marked(MODEL.line)}, notFree)
})

const {arraysAfter, countsAfter, HINTS, judge, MOVES, queensAfter, TRACE_N, whereAfter} = trace

const after = following(next, blankExam())

test('a blank changed after marking loses its mark, others keep theirs', () => {
	const answer = (blank, text) => ['answer', {blank, text}],
		marked = (...events) => after(answer('size', 'N'), answer('to', 'N'), ['mark'], ...events).marked.join()
	equal([marked(), marked(answer('size', '2N')), marked(answer('size', 'N'))], ['size,to', 'to', 'size,to'])
	const {marked: none, answers} = after(answer('size', 'N'), ['mark'], ['clear'])
	equal([none, answers], [[], blankExam().answers])
})

test("the trace is the search's: 8 placements, 4 removals, 26 tests", () => {
	equal(countsAfter(MOVES.length), {places: 8, removes: 4, tests: 26})
	const line = (kind, {row, col}, verdict) => `${kind} ${row - 1} ${col - 1}${verdict}`
	const lines = MOVES.flatMap(({kind, square, tests}) => [
		...tests.map(test => line('test', test.square, test.free ? ' free' : ' attacked')),
		line(kind, square, ''),
	])
	const expected = walked.get(TRACE_N).filter(line => !line.startsWith('enter'))
	equal(lines, expected)
})

test('judge() accepts one square per move and gives a true reason for others', () => {
	for (const [done, {kind, square}] of MOVES.entries()) {
		const queens = queensAfter(done),
			where = whereAfter(done)
		const free = range(where.col, TRACE_N).filter(col => queens.every(queen => !attacks(queen, {row: where.row, col})))
		is(kind, free.length ? 'place' : 'remove')
		const SO = {
			right: guess => isAt(guess, square) && (kind === 'remove' || isAt(guess, {row: where.row, col: free[0]})),
			last: guess => kind === 'remove' && guess.row < Math.max(...queens.map(({row}) => row)),
			early: (_guess, {row}) => kind === 'place' && row === where.row,
			row: (guess, {row}) => row === where.row && guess.row !== row,
			tried: guess => guess.row === where.row && guess.col < where.col,
			attacked: (guess, {by, element}) =>
				attacks(by, guess) && arraysAfter(done)[element.array][element.index - 1] === 'NOT_FREE',
			left: guess => guess.row === where.row && guess.col > free[0],
		}
		const reasons = squaresOf(TRACE_N).map(({row, col}) => {
			const guess = {row: row + 1, col: col + 1}
			const reply = judge(done, guess)
			ok(SO[reply.why](guess, reply), `move ${done + 1}, ${guess.row} ${guess.col}: ${reply.why}`)
			return reply.why
		})
		is(reasons.filter(why => why === 'right').length, 1)
	}
})

test('a right guess advances and resets hints; a wrong guess is counted; after the end, guesses are ignored', () => {
	let state = blankExam()
	for (const {square} of MOVES) {
		const wrong = next(state, {type: 'guess', square: {row: 4, col: 4}})
		equal([wrong.trace.done, wrong.trace.misses], [state.trace.done, state.trace.misses + 1])
		for (let i = 0; i < HINTS + 2; i++) state = next(state, {type: 'hint'})
		is(state.trace.hint, HINTS)
		state = next(state, {type: 'guess', square})
		is(state.trace.hint, 0)
	}
	ok(isTraced(state.trace))
	equal([state.trace.hints, state.trace.misses], [MOVES.length * HINTS, 0])
	equal(next(state, {type: 'guess', square: {row: 1, col: 2}}), state)
})

test('linesThrough() gives the column or diagonal that an array marks through a square, from edge to edge', () => {
	const lines = array => linesThrough(5, array, {row: 2, col: 3}).map(({from, to}) => [from, to].flatMap(Object.values))
	equal(['col', 'upwd', 'downwd', 'pos'].map(lines), [[[1, 3, 5, 3]], [[1, 4, 4, 1]], [[1, 2, 4, 5]], []])
})

test.run()
