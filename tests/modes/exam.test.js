// The exam without a browser: answers are read as people write them, the machine runs the program as it stands, what is shown of a
// wrong answer is true, and the trace is that of the search.

import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { inEveryLanguage } from '../../web/make/words.js'
import * as oracle from '../helpers/oracle.js'
import { queryOf, readPage } from '../../web/page/address.js'
import { caseText } from '../../web/modes/exam/answers.js'
import { run } from '../../web/modes/exam/machine.js'
import { mark, read, RIGHT } from '../../web/modes/exam/marking.js'
import { BLANKS, LINE_OF, listing, MODEL, OFFERED } from '../../web/modes/exam/program.js'
import { isSame, readExpression, tidy, valueOf } from '../../web/modes/exam/reader.js'
import { blankExam, choicesOf, isTraced, next, PARTS } from '../../web/modes/exam/state.js'
import {
	arraysAfter,
	countsAfter,
	HINTS,
	judge,
	MOVES,
	queensAfter,
	TRACE_N,
	whereAfter,
} from '../../web/modes/exam/trace.js'
import { solutionOf } from '../../web/modes/exam/witness.js'

const LOCALES = await inEveryLanguage('exam')
const [ja, en] = LOCALES
const range = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => from + i)

/** Numbers from 0 to below `of`, the same ones each time. */
function numbers(seed) {
	let state = seed
	return of => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0
		return Math.floor((state / 2 ** 32) * of)
	}
}

// --- a slow twin ----------------------------------------------------------------------------------------
// The same program in JavaScript, with the answers as JavaScript in their places. It has neither this machine nor its reader.

const TWIN_STEPS = 20_000
const inScript = text =>
	tidy(text)
		.replaceAll('\u2212', '-')
		.replaceAll('\u00d7', '*')
		.replace(/(\d|\))(?=[a-zA-Z(])/g, '$1*')

function twin(answers, n) {
	const {
		size,
		line,
		variable,
		from,
		to,
		record,
		next: inner,
		begin,
	} = Object.fromEntries(BLANKS.map(blank => [blank, inScript(answers[blank])]))
	const [, target, held] = /^(.*?) \u2190 (.*)$/.exec(record)
	const index = text => text.replace(/^(pos|col|upwd|downwd)\((.*)\)$/, '$1[$2]')
	const program = `
    let steps = 0, run = 0
    const tested = [], letters = 'abcdefghjlmnopqrstuvwxyz'
    const tick = () => { if (++steps > ${TWIN_STEPS}) throw 'endless' }
    const bounded = (name, size, first) => new Proxy({}, {
      get: (cells, key) => { within(name, size, key); return key in cells ? cells[key] : first },
      set: (cells, key, value) => { within(name, size, key); cells[key] = value; return true },
      has: () => false,
    })
    const within = (name, size, key) => { if (!(Number(key) >= 1 && Number(key) <= size)) throw { outside: name, index: Number(key), size } }
    const scope = locals => new Proxy(locals, {
      has: (_, key) => typeof key === 'string' && /^[a-z]$/.test(key),
      get: (locals, key) => { if (key === Symbol.unscopables) return undefined; if (locals[key] === undefined) throw { unset: key }; return locals[key] },
      set: (locals, key, value) => { locals[key] = value; return true },
    })
    const FREE = 'FREE', NOT_FREE = 'NOT_FREE'
    let pos, col, upwd, downwd
    with (scope({})) { pos = bounded('pos', N, 0); col = bounded('col', N, FREE); upwd = bounded('upwd', ${size}, FREE); downwd = bounded('downwd', ${size}, FREE) }
    function search($i) {
      with (scope({ i: $i })) {
        const $from = ${from}, $to = ${to}
        for (${variable} = $from; ${variable} <= $to; ${variable} = ${variable} + 1) {
          tick()
          tested.push([i, typeof k === 'number' ? k : 0])
          if (col[k] === FREE && upwd[i+k-1] === FREE && downwd[${line}] === FREE) {
            ${index(target)} = ${index(held)}
            col[k] = NOT_FREE; upwd[i+k-1] = NOT_FREE; downwd[${line}] = NOT_FREE
            if (i === N) return true
            if (search(${inner})) return true
            pos[i] = 0; col[k] = FREE; upwd[i+k-1] = FREE; downwd[${line}] = FREE
          }
        }
        return false
      }
    }
    let found
    with (scope({})) found = search(${begin})
    return { kind: found ? 'success' : 'failure', pos: found ? Array.from({ length: ${n} }, (_, i) => pos[i + 1]) : null }`
	try {
		return new Function('N', program)(n)
	} catch (end) {
		if (end === 'endless') return { kind: 'endless' }
		if (end.outside) return { kind: 'outside', array: end.outside, index: end.index }
		if (end.unset) return { kind: 'unset', name: end.unset }
		throw end
	}
}

const filledWith = (blank, text) => ({ ...RIGHT, [blank]: read(blank, text).value })

/** Whether a letter is written of which nothing is left, as in k×0 or k−k: the machine does not look at it. */
const vanishes = (blank, text) => {
	const { value } = read(blank, text),
		left = JSON.stringify(value, (_, part) => (part instanceof Map ? [...part.keys()] : part))
	return (
		text
			.replace(/pos|col|upwd|downwd|NOT_FREE|FREE/g, '')
			.match(/[ikN]/g)
			?.some(letter => !left.includes(letter)) ?? false
	)
}

/** Events as the terminal tells them, from 0, without those the exam's program has no line for. */
const told = events =>
	events.filter(([kind]) => ['enter', 'test', 'place', 'remove'].includes(kind)).map(words => words.join(' '))
function walkOf(filled, n) {
	const events = []
	run(filled, n, (event, { i, k, free }) =>
		events.push([
			event,
			i - 1,
			...(event === 'enter' ? [] : [k - 1]),
			...(event === 'test' ? [free ? 'free' : 'attacked'] : []),
		]),
	)
	return told(events)
}
const walked = new Map(
	range(1, 8).map(n => [
		n,
		told(
			execFileSync('build/nqueens', ['walk', String(n), '--search', 'first'], { encoding: 'utf8' })
				.trim()
				.split('\n')
				.map(line => {
					const [, kind, row, col, verdict] = line.split(' ')
					return kind === 'test' ? [kind, row, col, verdict] : kind === 'enter' ? [kind, row] : [kind, row, col]
				}),
		),
	]),
)

// --- reading --------------------------------------------------------------------------------------------

test('an answer is right in whatever way it is written', () => {
	const written = {
		size: [
			'2N-1',
			'２Ｎ−１',
			'2n - 1',
			'N+N-1',
			'-1+2*N',
			'N×2－1',
			'２・Ｎー１',
			'(N-1)+N',
			'2(N-1)+1',
			'N+(n−1)',
			'  2N‐1  ',
			'2×N−1',
		],
		line: ['i-k+N', 'N+i-k', 'Ｎ＋ｉ－ｋ', 'n-(k-i)', 'i+n-k', 'I - K + N', '-k+i+N', '1*i-1*k+N', '(i)-(k)+(N)'],
		variable: ['k', 'Ｋ', ' K ', '(k)'],
		from: ['1', '１', '0+1', 'N-N+1', '①'],
		to: ['N', 'n', 'Ｎ', '1N', 'N+0', 'N×1'],
		record: [
			'pos[i]←k',
			'pos[i] = k',
			'POS[I]:=K',
			'pos［ｉ］＝ｋ',
			'pos[i] <- k',
			'ｐｏｓ〔ｉ〕⇐ｋ',
			'k→pos[i]',
			'k -> pos[i]',
			'pos(i) ← k',
			'pos[i+0]←k+0',
			'pos[ i ] ⟵ k',
		],
		next: ['i+1', '１＋ｉ', 'I + 1', '2+i-1'],
		begin: ['1', ' １ ', 'N-(N-1)'],
	}
	for (const blank of BLANKS)
		for (const text of [MODEL[blank], ...written[blank]])
			assert.equal(mark(blank, text), { state: 'right', how: 'same' }, `${blank}: ${text}`)
})

test('what cannot be read is refused with a reason, and an empty blank is no mistake', () => {
	const refused = {
		size: {
			'2N-': 'unfinished',
			'2N-1)': 'sign',
			N2: 'sign',
			'2N/1': 'sign',
			1234567: 'large',
			'N*N*N*N*N*N*N': 'large',
			'size-1': 'name',
			'((((': 'unfinished',
			[`1${'+1'.repeat(60)}`]: 'long',
			あ: 'sign',
			'pos[1]': 'name',
		},
		variable: { 'k+1': 'variable', 2: 'variable', '2k': 'variable', kk: 'name', '0k': 'variable', 'k←1': 'sign' },
		record: {
			'pos[i]': 'assignment',
			'pos[i]←': 'unfinished',
			'←k': 'unfinished',
			'pos[i]←k←1': 'assignment',
			'col[k]←1': 'kinds',
			'pos[i]←FREE': 'kinds',
			'pos[i]←col[k]': 'kinds',
			'ps[i]←k': 'name',
			'pos[i←k': 'unfinished',
			'k+1←i': 'sign',
		},
	}
	for (const [blank, texts] of Object.entries(refused))
		for (const [text, why] of Object.entries(texts))
			assert.equal([mark(blank, text).state, mark(blank, text).fault?.why], ['unread', why], `${blank}: ${text}`)
	for (const blank of BLANKS) for (const text of ['', '   ', '　']) assert.equal(mark(blank, text), { state: 'empty' })
})

test('the normal form has the value of the expression, whatever the letters stand for', () => {
	const random = numbers(1)
	for (let i = 0; i < 500; i++) {
		const text = randomExpression(random, 3),
			{ value, fault } = readExpression(text)
		if (fault) {
			assert.is(fault.why, 'large', text)
			continue
		}
		const letters = { i: random(9) - 4, k: random(9) - 4, N: random(9) }
		assert.is(
			valueOf(value, letter => letters[letter]),
			new Function('i', 'k', 'N', `return 0 + (${inScript(text)})`)(letters.i, letters.k, letters.N),
			text,
		)
		assert.ok(isSame(value, readExpression(`(${text})*1+k-k`).value), text)
	}
})

test('what is tidied for the sheet reads as it did before', () => {
	for (const blank of BLANKS)
		for (const text of OFFERED[blank]) {
			assert.is(tidy(text), text)
			assert.equal(read(blank, tidy(text)), read(blank, text))
		}
})

// --- the program and the machine ------------------------------------------------------------------------

test('the sheet prints the program that runs, the same in both languages but for its words', () => {
	const [first, second] = LOCALES.map(words =>
		listing(words).map(({ indent, parts, statement }) => [indent, parts.filter(part => 'blank' in part), statement]),
	)
	assert.equal(first, second)
	assert.equal(
		[...new Set(first.flatMap(([, blanks]) => blanks.map(({ blank }) => blank)))].sort(),
		BLANKS.filter(blank => blank !== 'size').sort(),
	)
	for (const [statement, number] of LINE_OF) assert.is(first[number - 1][2], statement)
})

test('with the right answers it walks as the search does', () => {
	for (const [n, steps] of walked) {
		assert.equal(walkOf(RIGHT, n), steps, `n = ${n}`)
		const { ending, machine } = run(RIGHT, n)
		assert.is(ending.kind, n === 2 || n === 3 ? 'failure' : 'success')
		if (ending.kind === 'success')
			assert.equal(
				machine.list('pos'),
				solutionOf(n).map(({ col }) => col),
			)
		if (oracle.KNOWN.firstPositions[n]) assert.equal(machine.list('pos'), oracle.KNOWN.firstPositions[n])
	}
})

test('the queens of the example mark the elements that the paper names', () => {
	const { n, queens, notFree } = oracle.KNOWN.examExample
	const squares = queens.flatMap((col, row) => (col < 0 ? [] : [{ i: row + 1, k: col + 1, N: n }]))
	const marked = text =>
		squares.map(square => valueOf(readExpression(text).value, letter => square[letter])).sort((a, b) => a - b)
	assert.equal({ col: marked('k'), upwd: marked('i+k-1'), downwd: marked(MODEL.line) }, notFree)
})

test('with any answer it ends as the same program in JavaScript does', () => {
	const random = numbers(2)
	const tried = [
		...BLANKS.flatMap(blank => OFFERED[blank].map(text => [blank, text])),
		...Array.from({ length: 200 }, () => randomAnswer(random)),
	]
	for (const [blank, text] of tried) {
		if (!read(blank, text).value || vanishes(blank, text)) continue
		for (const n of [1, 2, 3, 4]) {
			const { ending, machine } = run(filledWith(blank, text), n),
				expected = twin({ ...MODEL, [blank]: text }, n),
				where = `${blank}: ${text}, n = ${n}`
			if (ending.kind === 'overflow' || ending.kind === 'long') continue
			assert.is(ending.kind, expected.kind, where)
			for (const name of ['array', 'index']) if (name in expected) assert.is(ending[name], expected[name], where)
			if (expected.pos) assert.equal(machine.list('pos'), expected.pos, where)
		}
	}
})

// --- wrong answers --------------------------------------------------------------------------------------

const attacks = (a, b) => a.row === b.row || a.col === b.col || Math.abs(a.row - b.row) === Math.abs(a.col - b.col)
const isSolution = (pos, n) =>
	pos.length === n &&
	pos.every(col => col >= 1 && col <= n) &&
	pos.every((col, i) => pos.every((other, j) => i <= j || !attacks({ row: i + 1, col }, { row: j + 1, col: other })))
const eventsOf = (blank, text, n) => {
	const events = []
	run(filledWith(blank, text), n, (event, { i, k, free }, machine) =>
		events.push({ event, i, k, free, pos: machine.list('pos') }),
	)
	return events
}

/** Whether what a case says is so, looked at in its own way. @type {Record<string, (found: any, blank: string, text: string) => boolean>} */
const TRUE = {
	outside: ({ n, array, index, size, i, k }, blank, text) => {
		const at = new Function('i', 'k', 'N', `return ${inScript({ ...MODEL, [blank]: text }.line)}`),
			many = new Function('N', `return ${inScript({ ...MODEL, [blank]: text }.size)}`)(n)
		const elements = { pos: n, col: n, upwd: many, downwd: many }[array]
		const written =
			blank === 'record'
				? [...inScript(text).matchAll(/(\w+)\[(.*?)\](?= |$)/g)]
						.filter(([, name]) => name === array)
						.map(([, , inner]) => new Function('i', 'k', 'N', `return ${inner}`)(i, k, n))
				: []
		const own = { col: k, upwd: i + k - 1, downwd: at(i, k, n), pos: i }[array]
		return (
			(index < 1 || index > elements) &&
			size === Math.max(0, elements) &&
			(/^N/.test(text) || [own, ...written].includes(index))
		)
	},
	unset: ({ name, n, line }, blank, text) =>
		twin({ ...MODEL, [blank]: text }, n).kind === 'unset' && (line === 0 || name !== 'N'),
	overflow: () => true,
	endless: ({ n, squares }, blank, text) =>
		twin({ ...MODEL, [blank]: text }, n).kind === 'endless' && squares.length > 0,
	missed: ({ queens, square, by }, blank, text) => queens.includes(by) && attacks(by, square),
	refused: ({ queens, square }) => queens.every(queen => !attacks(queen, square)),
	skipped: ({ n, queens, square }, blank, text) => {
		const rows = [...queens.map(({ row }) => row), square.row],
			seen = []
		const stack = []
		for (const { event, i, k } of eventsOf(blank, text, n)) {
			if (event === 'enter') stack.push({ row: i, tests: [] })
			if (event === 'test') stack[stack.length - 1].tests.push(k)
			if (event === 'leave' || event === 'place')
				seen.push({
					rows: stack.map(({ row }) => row),
					tests: [...stack[stack.length - 1].tests],
					isOver: event === 'leave',
				})
			if (event === 'leave') stack.pop()
		}
		return seen.some(
			call =>
				call.rows.join() === rows.join() &&
				!call.tests.includes(square.col) &&
				(call.isOver || call.tests[0] > square.col),
		)
	},
	row: ({ n, row, expected, queens }, blank, text) =>
		expected === queens.length + 1 &&
		row !== expected &&
		eventsOf(blank, text, n).some(({ event, i }) => event === 'enter' && i === row),
	misplaced: ({ square, pos, queens }) =>
		range(1, pos.length).some(row => pos[row - 1] !== ([...queens, square].find(queen => queen.row === row)?.col ?? 0)),
	claimed: ({ n, pos }, blank, text) => {
		const { kind, pos: printed } = twin({ ...MODEL, [blank]: text }, n)
		return kind === 'success' && printed.join() === pos.join() && !isSolution(pos, n)
	},
	overlooked: ({ n, solution }, blank, text) =>
		twin({ ...MODEL, [blank]: text }, n).kind === 'failure' &&
		isSolution(
			solution.map(({ col }) => col),
			n,
		),
	spare: ({ n, index, size }) =>
		index <= size && range(1, n).every(i => range(1, n).every(k => i + k - 1 !== index && i - k + n !== index)),
}

function assertTrue(blank, text, verdict) {
	for (const found of [verdict.first, verdict.then].filter(Boolean)) {
		assert.ok(TRUE[found.kind], `${blank}: ${text} has the case ${found.kind}`)
		assert.ok(TRUE[found.kind](found, blank, text), `${blank}: ${text}: ${JSON.stringify(found)}`)
		assert.ok(
			found.queens.every(({ row, col }) => row >= 1 && row <= found.n && col >= 1 && col <= found.n),
			'queens stand on the board',
		)
	}
}

test('of what is offered, the right one is right and each other one has a case that is so', () => {
	for (const blank of BLANKS) {
		assert.is(OFFERED[blank].filter(text => text === MODEL[blank]).length, 1)
		for (const text of OFFERED[blank]) {
			const verdict = mark(blank, text)
			assert.is(verdict.state, text === MODEL[blank] ? 'right' : 'wrong', `${blank}: ${text}`)
			if (verdict.state === 'wrong') assertTrue(blank, text, verdict)
		}
	}
})

test('every kind of thing that can go wrong goes wrong with some answer, and is told for what it is', () => {
	const kinds = {
		size: {
			N: ['outside'],
			'2N-2': ['outside'],
			'2N': ['spare'],
			0: ['outside'],
			'-N': ['outside'],
			'3N': ['spare'],
			k: ['unset'],
			'999999N': ['spare'],
		},
		line: {
			'i-k': ['outside'],
			'i+k-1': ['missed', 'claimed'],
			N: ['refused', 'overlooked'],
			1: ['refused', 'overlooked'],
			i: ['missed', 'claimed'],
			j: ['unset'],
		},
		variable: { i: ['unset'], j: ['unset'], N: ['unset'] },
		from: {
			0: ['outside'],
			2: ['skipped', 'overlooked'],
			k: ['unset'],
			'N+1': ['skipped', 'overlooked'],
			'-999999': ['outside'],
		},
		to: { 'N-1': ['skipped', 'overlooked'], 'N+1': ['outside'], 0: ['skipped', 'overlooked'], k: ['unset'] },
		record: {
			'pos[k]←i': ['misplaced', 'claimed'],
			'k←i': ['misplaced', 'endless'],
			'k←pos[i]': ['outside'],
			'pos[i]←k+1': ['misplaced', 'claimed'],
			'pos[i+1]←k': ['misplaced', 'outside'],
			'col[k]←NOT_FREE': ['misplaced', 'claimed'],
		},
		next: { i: ['row', 'overlooked'], 'i-1': ['outside'], 'i+2': ['row', 'outside'], N: ['row', 'claimed'] },
		begin: { 0: ['outside'], N: ['row', 'claimed'], 'N+1': ['outside'], i: ['unset'] },
	}
	for (const [blank, texts] of Object.entries(kinds))
		for (const [text, expected] of Object.entries(texts)) {
			const verdict = mark(blank, text)
			assert.equal(
				[verdict.first, verdict.then].filter(Boolean).map(({ kind }) => kind),
				expected,
				`${blank}: ${text}`,
			)
			assertTrue(blank, text, verdict)
		}
})

test('an answer that is written otherwise but does the same counts as right, and says so', () => {
	assert.equal(mark('line', 'k-i+N'), { state: 'right', how: 'mirrored' })
	assert.equal(mark('line', 'Ｎ－ｉ＋ｋ'), { state: 'right', how: 'mirrored' })
	for (const n of range(1, 8))
		assert.equal(walkOf(filledWith('line', 'k-i+N'), n), walked.get(n), 'it does do the same')
	assert.equal(mark('record', 'pos[i] ← k+pos').state, 'unread')
})

/** A whole number, a letter, or two expressions and a sign. */
function randomExpression(random, deep) {
	const kind = deep === 0 ? random(2) : random(5)
	if (kind === 0) return String(random(4))
	if (kind === 1) return ['i', 'k', 'N'][random(3)]
	const [left, right] = [0, 1].map(() => randomExpression(random, deep - 1))
	return kind === 4 ? `(${left})×(${right})` : kind === 3 ? `${left}−(${right})` : `${left}+${right}`
}
function randomAnswer(random) {
	const blank = BLANKS[random(BLANKS.length)]
	const some = () => randomExpression(random, random(3))
	if (blank === 'variable') return [blank, ['i', 'k', 'N', 'j', 'x'][random(5)]]
	if (blank !== 'record') return [blank, some()]
	const target = [`pos[${some()}]`, 'k', 'i', 'N', `col[${some()}]`, `downwd[${some()}]`, `upwd[${some()}]`][random(7)]
	return [
		blank,
		`${target} ← ${/^(col|up|down)/.test(target) ? ['FREE', 'NOT_FREE'][random(2)] : random(3) ? some() : `pos[${some()}]`}`,
	]
}

test('thousands of answers end as right, or in a case that is so and can be told', () => {
	const random = numbers(3),
		states = { right: 0, wrong: 0, unread: 0 }
	for (let i = 0; i < 3000; i++) {
		const [blank, text] = randomAnswer(random),
			verdict = mark(blank, text)
		states[verdict.state]++
		if (verdict.state === 'right')
			for (const n of range(1, 6)) assert.equal(walkOf(filledWith(blank, text), n), walked.get(n), `${blank}: ${text}`)
		if (verdict.state !== 'wrong') continue
		if (i % 16 === 0 && !vanishes(blank, text)) assertTrue(blank, text, verdict)
		for (const found of [verdict.first, verdict.then].filter(Boolean))
			for (const words of LOCALES) assertTold(caseText(found, words))
	}
	assert.ok(states.right > 100 && states.wrong > 2000 && states.unread < 400, JSON.stringify(states))
})

test('no text makes marking throw', () => {
	const random = numbers(4),
		signs = [...'ikNnposcl0123456789+-−×*()[]←=<:→　 ・ーＮ＋あ²½∞\u0000\ud83d', 'pos[', 'FREE', 'downwd[']
	for (let i = 0; i < 3000; i++) {
		const text = Array.from({ length: random(30) }, () => signs[random(signs.length)]).join('')
		for (const blank of BLANKS) assert.ok(['empty', 'unread', 'right', 'wrong'].includes(mark(blank, text).state), text)
	}
	for (const text of ['('.repeat(1e5), '9'.repeat(1e5), '-'.repeat(1e5), 'N*'.repeat(40), '\ufdfa'.repeat(200)])
		for (const blank of BLANKS) assert.is(mark(blank, text).state, 'unread')
})

// --- the state ------------------------------------------------------------------------------------------

const after = (...events) => events.reduce((state, [type, event]) => next(state, { type, ...event }), blankExam())

test('what is written in a blank after it was marked is not marked, and the other marks stay', () => {
	const marked = after(['answer', { blank: 'size', text: 'N' }], ['answer', { blank: 'to', text: 'N' }], ['mark'])
	assert.equal(marked.marked, ['size', 'to'])
	assert.equal(next(marked, { type: 'answer', blank: 'size', text: '2N' }).marked, ['to'])
	assert.equal(next(marked, { type: 'answer', blank: 'size', text: 'N' }).marked, ['size', 'to'], 'the same is as good')
	assert.equal(
		[next(marked, { type: 'clear' }).marked, next(marked, { type: 'clear' }).answers],
		[[], blankExam().answers],
	)
})

test('what happens to the exam leaves the state before it as it was', () => {
	const freeze = value =>
		value && typeof value === 'object' && !Object.isFrozen(value)
			? (Object.freeze(value), Object.values(value).forEach(freeze), value)
			: value
	let state = freeze(blankExam())
	for (const [type, event] of [
		['way', { way: 'write' }],
		['answer', { blank: 'to', text: 'n' }],
		['mark'],
		['guess', { square: { row: 1, col: 1 } }],
		['guess', { square: { row: 4, col: 4 } }],
		['hint'],
		['hint'],
		['part', { part: 'blanks' }],
		['again'],
		['clear'],
	])
		state = freeze(next(state, { type, ...event }))
	assert.equal([state.way, state.part, state.trace.done], ['write', 'blanks', 0])
})

test('what was written can be found again among what is offered', () => {
	const state = after(['answer', { blank: 'line', text: 'N+i-k' }])
	assert.equal(choicesOf(state, 'line'), [...OFFERED.line, 'N+i-k'])
	assert.equal(choicesOf(after(['answer', { blank: 'line', text: OFFERED.line[1] }]), 'line'), OFFERED.line)
})

test('the address of a question opens that question', () => {
	for (const part of PARTS)
		assert.equal(readPage(new URLSearchParams(queryOf({ mode: 'exam', part, theme: 'dark', lang: 'ja' }))), {
			mode: 'exam',
			values: { part, theme: 'dark' },
			refusals: [],
		})
	assert.is(queryOf({ mode: 'exam', part: 'blanks', theme: 'auto' }), '?view=exam')
	assert.is(readPage(new URLSearchParams('view=exam&part=c')).refusals.length, 1)
})

// --- the trace ------------------------------------------------------------------------------------------

test('the trace is that of the search: 8 placements, 4 removals, 26 tests', () => {
	assert.equal(countsAfter(MOVES.length), { places: 8, removes: 4, tests: 26 })
	const lines = MOVES.flatMap(({ kind, square, tests }) => [
		...tests.map(test => ['test', test.square, test.free ? ' free' : ' attacked']),
		[kind, square, ''],
	])
	assert.equal(
		lines.map(([kind, { row, col }, verdict]) => `${kind} ${row - 1} ${col - 1}${verdict}`),
		walked.get(TRACE_N).filter(line => !line.startsWith('enter')),
	)
})

test('beside the board stand the arrays that its queens make', () => {
	for (const done of range(0, MOVES.length)) {
		const queens = queensAfter(done),
			{ pos, ...flags } = arraysAfter(done)
		assert.is(queens.length, countsAfter(done).places - countsAfter(done).removes)
		assert.equal(
			pos,
			range(1, TRACE_N).map(row => queens.find(queen => queen.row === row)?.col ?? 0),
		)
		const taken = {
			col: queens.map(({ col }) => col),
			upwd: queens.map(({ row, col }) => row + col - 1),
			downwd: queens.map(({ row, col }) => row - col + TRACE_N),
		}
		for (const [name, cells] of Object.entries(flags))
			assert.equal(
				cells,
				range(1, name === 'col' ? TRACE_N : 2 * TRACE_N - 1).map(index =>
					taken[name].includes(index) ? 'NOT_FREE' : 'FREE',
				),
				`${name} after ${done}`,
			)
	}
})

test('at each move one square is right, and what is said of the others is so', () => {
	for (const done of range(0, MOVES.length - 1)) {
		const { kind, square } = MOVES[done],
			queens = queensAfter(done),
			where = whereAfter(done)
		const free = range(where.col, TRACE_N).filter(col =>
			queens.every(queen => !attacks(queen, { row: where.row, col })),
		)
		assert.is(kind, free.length ? 'place' : 'remove')
		const SO = {
			right: guess =>
				guess.row === square.row &&
				guess.col === square.col &&
				(kind === 'remove' || (guess.row === where.row && guess.col === free[0])),
			last: guess => kind === 'remove' && guess.row < Math.max(...queens.map(({ row }) => row)),
			early: (guess, { row }) => kind === 'place' && row === where.row,
			row: (guess, { row }) => row === where.row && guess.row !== row,
			tried: guess => guess.row === where.row && guess.col < where.col,
			attacked: (guess, { by, look }) =>
				attacks(by, guess) && arraysAfter(done)[look.array][look.index - 1] === 'NOT_FREE',
			left: guess => guess.row === where.row && guess.col > free[0],
		}
		const said = range(1, TRACE_N).flatMap(row =>
			range(1, TRACE_N).map(col => {
				const guess = { row, col },
					told = judge(done, guess)
				assert.ok(SO[told.why](guess, told), `move ${done + 1}, ${row} ${col}: ${told.why}`)
				return told.why
			}),
		)
		assert.is(said.filter(why => why === 'right').length, 1)
	}
})

test('a right guess goes on, a wrong one does not, hints begin again with each move, and the end takes no guesses', () => {
	let state = blankExam()
	for (const { square } of MOVES) {
		const wrong = next(state, { type: 'guess', square: { row: 4, col: 4 } })
		assert.equal([wrong.trace.done, wrong.trace.misses], [state.trace.done, state.trace.misses + 1])
		for (let i = 0; i < HINTS + 2; i++) state = next(state, { type: 'hint' })
		assert.is(state.trace.hint, HINTS)
		state = next(state, { type: 'guess', square })
		assert.is(state.trace.hint, 0)
	}
	assert.ok(isTraced(state.trace))
	assert.equal([state.trace.hints, state.trace.misses], [MOVES.length * HINTS, 0])
	assert.equal(next(state, { type: 'guess', square: { row: 1, col: 2 } }), state)
})

// --- words ----------------------------------------------------------------------------------------------

function shape(value) {
	if (Array.isArray(value)) return value.map(shape)
	return typeof value === 'object'
		? Object.fromEntries(
				Object.keys(value)
					.sort()
					.map(key => [key, shape(value[key])]),
			)
		: typeof value
}

function assertTold(text) {
	assert.ok(text.length > 5, text)
	assert.not.match(text, /undefined|null|NaN|\[object|Infinity/)
	assert.is(text.split('**').length % 2, 1, `marks come in pairs: ${text}`)
	assert.is(text.split('`').length % 2, 1, `marks come in pairs: ${text}`)
}

test('both languages have the same keys, of the same kinds, and a word for each blank', () => {
	assert.equal(shape(ja), shape(en))
	for (const words of LOCALES)
		for (const name of ['blanks', 'about', 'why']) assert.equal(Object.keys(words[name]).sort(), [...BLANKS].sort())
	assert.equal(
		ja.keys.map(([keys]) => keys),
		en.keys.map(([keys]) => keys),
	)
	assert.is(Object.values(ja.blanks).join(''), 'アイウエオカキク')
})

test('whatever is guessed, hinted or done is told whole', () => {
	for (const words of LOCALES) {
		for (const done of range(0, MOVES.length - 1)) {
			for (let i = 0; i < 16; i++) {
				const guess = { row: 1 + (i >> 2), col: 1 + (i & 3) },
					found = judge(done, guess)
				for (const kind of ['place', 'remove'])
					assertTold(
						words.told[found.why](
							{ ...found, guess, kind },
							words.passed(MOVES[done].tests.map(({ square }) => square)),
						),
					)
			}
			for (const hint of words.hints) assertTold(hint({ ...MOVES[done], where: whereAfter(done) }))
		}
		for (const count of [0, 1, 2, 9]) assertTold(words.finished(countsAfter(MOVES.length), count, 0))
		for (const marked of range(0, 8)) for (const right of range(0, marked)) assertTold(words.score(right, marked))
	}
})

test('no sentence of the exam stands outside its locale files', () => {
	for (const file of readdirSync('web/modes/exam').filter(name => name.endsWith('.js'))) {
		const code = readFileSync(`web/modes/exam/${file}`, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
		assert.not.match(code, /[\u3040-\u30ff\u4e00-\u9fff]/, `Japanese in ${file}`)
		for (const [, text] of code.matchAll(/>([^<>{}$`=;()&|]*[A-Za-z]{3,}[^<>{}$`=;()&|]*)</g))
			assert.unreachable(`words in a template of ${file}: ${text}`)
		for (const [, text] of code.matchAll(/(?:aria-label|title|placeholder)="([^"$]+)"/g))
			assert.unreachable(`words in an attribute of ${file}: ${text}`)
	}
})

test.run()
