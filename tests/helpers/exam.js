// Reference for the exam: its program in JavaScript, the walks of the terminal, and random answers.

import {run} from '../../web/modes/exam/machine.js'
import {read, RIGHT} from '../../web/modes/exam/marking.js'
import {BLANKS} from '../../web/modes/exam/program.js'
import {tidy} from '../../web/modes/exam/reader.js'
import {inEveryLanguage} from '../../web/make/words.js'
import * as oracle from './oracle.js'
import {nativeEvents} from './walks.js'

export const WORDS = await inEveryLanguage('exam')
export const range = (from, to) => Array.from({length: to - from + 1}, (_, i) => from + i)

export const inScript = text =>
	tidy(text)
		.replaceAll('\u2212', '-')
		.replaceAll('\u00d7', '*')
		.replace(/(\d|\))(?=[a-zA-Z(])/g, '$1*')

/** The program in JavaScript with the answers in their places, by neither the machine nor the reader of the exam. */
export function twin(answers, n) {
	const [size, line, variable, from, to, record, inner, begin] = BLANKS.map(blank => inScript(answers[blank]))
	const [target, held] = record.split(' \u2190 ')
	const index = text => text.replace(/^(pos|col|upwd|downwd)\((.*)\)$/, '$1[$2]')
	const program = `
    let steps = 0
    const tick = () => { if (++steps > ${n < 5 ? 2000 : 20_000}) throw { kind: 'endless' } }
    const bounded = (array, size, first) => {
      const within = index => {
        if (index >= 1 && index <= size) return index
        throw { kind: 'outside', array, index: Number(index) }
      }
      return new Proxy({}, {
        get: (cells, index) => cells[within(index)] ?? first,
        set: (cells, index, value) => { cells[within(index)] = value; return true },
      })
    }
    const scope = locals => new Proxy(locals, {
      has: (_, name) => typeof name === 'string' && /^[a-z]$/.test(name),
      get: (locals, name) => {
        if (name === Symbol.unscopables || locals[name] !== undefined) return locals[name]
        throw { kind: 'unset', name }
      },
    })
    const FREE = 'FREE', NOT_FREE = 'NOT_FREE'
    let pos, col, upwd, downwd, found
    with (scope({})) {
      pos = bounded('pos', N, 0); col = bounded('col', N, FREE)
      upwd = bounded('upwd', ${size}, FREE); downwd = bounded('downwd', ${size}, FREE)
    }
    function search($i) {
      with (scope({ i: $i })) {
        const $from = ${from}, $to = ${to}
        for (${variable} = $from; ${variable} <= $to; ${variable} = ${variable} + 1) {
          tick()
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
    with (scope({})) found = search(${begin})
    return found ? { kind: 'success', pos: Array.from({ length: ${n} }, (_, i) => pos[i + 1]) } : { kind: 'failure' }`
	try {
		return new Function('N', program)(n)
	} catch (end) {
		if (end.kind) return end
		throw end
	}
}

export const filledWith = (blank, text) => ({...RIGHT, [blank]: read(blank, text).value})

function eventsOf(filled, n) {
	const events = []
	run(filled, n, (event, {i, k, free}) => events.push({event, i, k, free}))
	return events
}

/** Events that the exam's program has a line for, as the terminal tells them. */
const TOLD = ['enter', 'test', 'place', 'remove']
export const walkOf = (filled, n) =>
	eventsOf(filled, n).flatMap(({event, i, k, free}) => {
		const square = event === 'enter' ? i - 1 : `${i - 1} ${k - 1}`,
			verdict = event === 'test' ? (free ? ' free' : ' attacked') : ''
		return TOLD.includes(event) ? `${event} ${square}${verdict}` : []
	})
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
	const blank = BLANKS[random(BLANKS.length)],
		some = () => randomExpression(random, random(3))
	if (blank === 'variable') return [blank, ['i', 'k', 'N', 'j', 'x'][random(5)]]
	if (blank !== 'record') return [blank, some()]
	const target = [`pos[${some()}]`, 'k', 'i', 'N', `col[${some()}]`, `downwd[${some()}]`, `upwd[${some()}]`][random(7)]
	const flag = /^(col|up|down)/.test(target) && ['FREE', 'NOT_FREE'][random(2)]
	return [blank, `${target} ← ${flag || (random(3) ? some() : `pos[${some()}]`)}`]
}

export const attacks = (a, b) => oracle.attacks(a.row, a.col, b.row, b.col) !== null
