// What the exam is held against: a twin of its program, what the terminal walks, answers at random, and whether what is
// said of a wrong one is so.

import {ok} from 'uvu/assert'
import {run} from '../../web/modes/exam/machine.js'
import {read, RIGHT} from '../../web/modes/exam/marking.js'
import {BLANKS, MODEL} from '../../web/modes/exam/program.js'
import {tidy} from '../../web/modes/exam/reader.js'
import {inEveryLanguage} from '../../web/make/words.js'
import * as boards from './boards.js'
import * as oracle from './oracle.js'
import {nativeEvents} from './walks.js'

export const WORDS = await inEveryLanguage('exam')
export const range = (from, to) => Array.from({length: to - from + 1}, (_, i) => from + i)

// The program in JavaScript, with the answers as JavaScript in their places: neither the machine nor the reader of the
// exam.

export const inScript = text =>
	tidy(text)
		.replaceAll('\u2212', '-')
		.replaceAll('\u00d7', '*')
		.replace(/(\d|\))(?=[a-zA-Z(])/g, '$1*')

export function twin(answers, n) {
	const [size, line, variable, from, to, record, inner, begin] = BLANKS.map(blank => inScript(answers[blank]))
	const [, target, held] = /^(.*?) \u2190 (.*)$/.exec(record)
	const index = text => text.replace(/^(pos|col|upwd|downwd)\((.*)\)$/, '$1[$2]')
	const program = `
    let steps = 0, run = 0
    const tested = [], letters = 'abcdefghjlmnopqrstuvwxyz'
    const tick = () => { if (++steps > ${n < 5 ? 2000 : 20_000}) throw 'endless' }
    const bounded = (name, size, first) => new Proxy({}, {
      get: (cells, key) => { within(name, size, key); return key in cells ? cells[key] : first },
      set: (cells, key, value) => { within(name, size, key); cells[key] = value; return true },
      has: () => false,
    })
    const within = (name, size, key) => {
      const index = Number(key)
      if (!(index >= 1 && index <= size)) throw { outside: name, index, size }
    }
    const scope = locals => new Proxy(locals, {
      has: (_, key) => typeof key === 'string' && /^[a-z]$/.test(key),
      get: (locals, key) => {
        if (key === Symbol.unscopables) return undefined
        if (locals[key] === undefined) throw { unset: key }
        return locals[key]
      },
      set: (locals, key, value) => { locals[key] = value; return true },
    })
    const FREE = 'FREE', NOT_FREE = 'NOT_FREE'
    let pos, col, upwd, downwd
    with (scope({})) {
      pos = bounded('pos', N, 0); col = bounded('col', N, FREE)
      upwd = bounded('upwd', ${size}, FREE); downwd = bounded('downwd', ${size}, FREE)
    }
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
    const board = found ? Array.from({ length: ${n} }, (_, i) => pos[i + 1]) : null
    return { kind: found ? 'success' : 'failure', pos: board }`
	try {
		return new Function('N', program)(n)
	} catch (end) {
		if (end === 'endless') return {kind: 'endless'}
		if (end.outside) return {kind: 'outside', array: end.outside, index: end.index}
		if (end.unset) return {kind: 'unset', name: end.unset}
		throw end
	}
}

export const filledWith = (blank, text) => ({...RIGHT, [blank]: read(blank, text).value})

/** Whether a letter is written of which nothing is left, as in k×0: the machine does not look at it. */
export const vanishes = (blank, text) => {
	const {value} = read(blank, text),
		left = JSON.stringify(value, (_, part) => (part instanceof Map ? [...part.keys()] : part))
	const letters = text.replace(/pos|col|upwd|downwd|NOT_FREE|FREE/g, '').match(/[ikN]/g) ?? []
	return letters.some(letter => !left.includes(letter))
}

/** Events as the terminal tells them, of those that the exam's program has a line for. */
const TOLD = ['enter', 'test', 'place', 'remove']
export function walkOf(filled, n) {
	const events = []
	run(filled, n, (event, {i, k, free}) => {
		if (!TOLD.includes(event)) return
		const square = event === 'enter' ? i - 1 : `${i - 1} ${k - 1}`
		events.push(`${event} ${square}${event === 'test' ? (free ? ' free' : ' attacked') : ''}`)
	})
	return events
}
/** By n: KIND ROW COL [VERDICT]; who enters a row has no column. */
export const walked = new Map(
	range(1, 8).map(n => {
		const lines = nativeEvents({n, search: 'first'}).map(line => line.split(' ').slice(1, 5)),
			own = lines.filter(([kind]) => TOLD.includes(kind))
		return [n, own.map(words => words.slice(0, {enter: 2, test: 4}[words[0]] ?? 3).join(' '))]
	}),
)

export function randomExpression(random, deep) {
	const kind = deep === 0 ? random(2) : random(5)
	if (kind === 0) return String(random(4))
	if (kind === 1) return ['i', 'k', 'N'][random(3)]
	const [left, right] = [0, 1].map(() => randomExpression(random, deep - 1))
	return kind === 4 ? `(${left})×(${right})` : kind === 3 ? `${left}−(${right})` : `${left}+${right}`
}
export function randomAnswer(random) {
	const blank = BLANKS[random(BLANKS.length)]
	const some = () => randomExpression(random, random(3))
	if (blank === 'variable') return [blank, ['i', 'k', 'N', 'j', 'x'][random(5)]]
	if (blank !== 'record') return [blank, some()]
	const target = [`pos[${some()}]`, 'k', 'i', 'N', `col[${some()}]`, `downwd[${some()}]`, `upwd[${some()}]`][random(7)]
	const flag = /^(col|up|down)/.test(target) && ['FREE', 'NOT_FREE'][random(2)]
	return [blank, `${target} ← ${flag || (random(3) ? some() : `pos[${some()}]`)}`]
}

export const attacks = (a, b) => oracle.attacks(a.row, a.col, b.row, b.col) !== null
const isSolution = (pos, n) => pos.length === n && pos.every(col => col >= 1 && col <= n) && boards.isSolution(pos)
const eventsOf = (blank, text, n) => {
	const events = []
	run(filledWith(blank, text), n, (event, {i, k}) => events.push({event, i, k}))
	return events
}
const twinOf = (blank, text, n) => twin({...MODEL, [blank]: text}, n)

/** Whether what a case says is so. */
const TRUE = {
	outside: ({n, array, index, size, i, k}, blank, text) => {
		const {line, size: sized} = {...MODEL, [blank]: text}
		const valueIn = script => new Function('i', 'k', 'N', `return ${script}`)(i, k, n)
		const elements = array === 'pos' || array === 'col' ? n : valueIn(inScript(sized))
		const written = [...inScript(blank === 'record' ? text : '').matchAll(/(\w+)\[(.*?)\](?= |$)/g)]
			.filter(([, name]) => name === array)
			.map(([, , inner]) => valueIn(inner))
		const own = {col: () => k, upwd: () => i + k - 1, downwd: () => valueIn(inScript(line)), pos: () => i}[array]()
		const isOutside = index < 1 || index > elements,
			isLookedAt = /^N/.test(text) || [own, ...written].includes(index)
		return isOutside && size === Math.max(0, elements) && isLookedAt
	},
	unset: ({name, n, line}, blank, text) => twinOf(blank, text, n).kind === 'unset' && (line === 0 || name !== 'N'),
	overflow: () => true,
	endless: ({n, squares}, blank, text) => twinOf(blank, text, n).kind === 'endless' && squares.length > 0,
	missed: ({queens, square, by}) => queens.includes(by) && attacks(by, square),
	refused: ({queens, square}) => queens.every(queen => !attacks(queen, square)),
	skipped: ({n, queens, square}, blank, text) => {
		const rows = [...queens.map(({row}) => row), square.row].join(),
			stack = []
		let isSo = false
		for (const {event, i, k} of eventsOf(blank, text, n)) {
			if (event === 'enter') stack.push({row: i, tests: []})
			const {tests} = stack.at(-1)
			if (event === 'test') tests.push(k)
			const isOver = event === 'leave'
			if (isOver || event === 'place')
				isSo ||=
					stack.map(({row}) => row).join() === rows && !tests.includes(square.col) && (isOver || tests[0] > square.col)
			if (isOver) stack.pop()
		}
		return isSo
	},
	row: ({n, row, expected, queens}, blank, text) =>
		expected === queens.length + 1 &&
		row !== expected &&
		eventsOf(blank, text, n).some(({event, i}) => event === 'enter' && i === row),
	misplaced: ({square, pos, queens}) =>
		range(1, pos.length).some(row => pos[row - 1] !== ([...queens, square].find(queen => queen.row === row)?.col ?? 0)),
	claimed: ({n, pos}, blank, text) => {
		const {kind, pos: printed} = twinOf(blank, text, n)
		return kind === 'success' && printed.join() === pos.join() && !isSolution(pos, n)
	},
	overlooked({n, solution}, blank, text) {
		const pos = solution.map(({col}) => col)
		return twinOf(blank, text, n).kind === 'failure' && isSolution(pos, n)
	},
	spare: ({n, index, size}) =>
		index <= size && range(1, n).every(i => range(1, n).every(k => i + k - 1 !== index && i - k + n !== index)),
}

export function assertTrue(blank, text, verdict) {
	for (const found of [verdict.first, verdict.then].filter(Boolean)) {
		const {n, queens} = found,
			areOnBoard = queens.every(({row, col}) => row >= 1 && row <= n && col >= 1 && col <= n)
		ok(TRUE[found.kind](found, blank, text) && areOnBoard, `${blank}: ${text}: ${JSON.stringify(found)}`)
	}
}
