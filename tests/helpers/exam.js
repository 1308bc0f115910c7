import {run} from '../../web/modes/exam/machine.js'
import {read, RIGHT} from '../../web/modes/exam/marking.js'
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

export const filledWith = (blank, text) => ({...RIGHT, [blank]: read(blank, text).value})

function eventsOf(filled, n) {
	const events = []
	run(filled, n, (event, {i, k, free}) => events.push({event, i, k, free}))
	return events
}

const KINDS = ['enter', 'test', 'place', 'remove']
export const walkOf = (filled, n) =>
	eventsOf(filled, n).flatMap(({event, i, k, free}) => {
		const square = event === 'enter' ? i - 1 : `${i - 1} ${k - 1}`,
			verdict = event === 'test' ? (free ? ' free' : ' attacked') : ''
		return KINDS.includes(event) ? `${event} ${square}${verdict}` : []
	})
export const walked = new Map(
	range(1, 8).map(n => {
		const lines = nativeEvents({n, search: 'first'}).map(line => line.split(' ').slice(1, 5)),
			shown = lines.filter(([kind]) => KINDS.includes(kind))
		return [n, shown.map(words => words.slice(0, {enter: 2, test: 4}[words[0]] ?? 3).join(' '))]
	}),
)

export function randomExpression(random, deep) {
	const kind = deep === 0 ? random(2) : random(5)
	if (kind === 0) return String(random(4))
	if (kind === 1) return ['i', 'k', 'N'][random(3)]
	const [left, right] = [0, 1].map(() => randomExpression(random, deep - 1))
	return kind === 4 ? `(${left})×(${right})` : kind === 3 ? `${left}−(${right})` : `${left}+${right}`
}
export const attacks = (a, b) => oracle.attacks(a.row, a.col, b.row, b.col) !== null
