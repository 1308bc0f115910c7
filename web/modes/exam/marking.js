// Marks an answer. It is right if it always has the model answer's value, or if the program with this answer, and model
// answers in other blanks, has no fault.

import {upTo} from './board.js'
import {BLANKS, MODEL} from './program.js'
import {readAssignment, readExpression, readVariable, valueWith} from './reader.js'
import {observe, spareIn} from './first-fault.js'

const TRIED = [4, 3, 2, 1, 5, 6, 7, 8]

const READERS = {variable: readVariable, record: readAssignment}

export const read = (blank, text) => (READERS[blank] ?? readExpression)(text)

export const RIGHT = Object.fromEntries(BLANKS.map(blank => [blank, read(blank, MODEL[blank]).value]))

const MIRRORED = readExpression('k-i+N').value

const LETTERS = {size: 'N', line: 'ikN', from: 'iN', to: 'iN', record: 'ikN', next: 'ikN', begin: 'N'}
const TO_NINE = upTo(9)

function isSame(blank, one, other) {
	const agreeWith = values => {
		const of = letter => (LETTERS[blank].includes(letter) ? values[letter] : Number.NaN)
		return valueWith(one, of) === valueWith(other, of)
	}
	return TO_NINE.every(N => TO_NINE.every(i => TO_NINE.every(k => agreeWith({i, k, N}))))
}

/** Returns {state: 'empty'}, {state: 'unread', fault}, {state: 'right', how} or {state: 'wrong', first, then}. how:
 * same, mirrored, alike; first: the first fault; then: a fault that remains at the end, or null (first-fault.js). */
export function mark(blank, text) {
	const {value, fault} = read(blank, text)
	if (fault?.why === 'empty') return {state: 'empty'}
	if (fault) return {state: 'unread', fault}
	if (isModel(blank, value)) return {state: 'right', how: 'same'}
	if (blank === 'line' && isSame(blank, value, MIRRORED)) return {state: 'right', how: 'mirrored'}
	return tried(blank, {...RIGHT, [blank]: value})
}

const verdicts = {}
export const blankVerdict = (blank, text) => (verdicts[`${blank} ${text}`] ??= mark(blank, text))

export const markedVerdicts = ({marked, answers}) =>
	Object.fromEntries(marked.map(blank => [blank, blankVerdict(blank, answers[blank])]))

function isModel(blank, value) {
	const right = RIGHT[blank]
	if (blank === 'variable') return value === right
	if (blank !== 'record') return isSame(blank, value, right)
	const {target, value: held} = value,
		{expression} = held
	return (
		target.array === 'pos' &&
		isSame(blank, target.index, right.target.index) &&
		Boolean(expression && isSame(blank, expression, right.value.expression))
	)
}

function tried(blank, filled) {
	let first = null,
		then = null
	for (const n of TRIED) {
		const seen = observe(filled, n)
		first ??= seen.first
		then ??= seen.end
		if (first && then) break
	}
	if (blank === 'size') first ??= TRIED.map(n => spareIn(filled, n)).find(Boolean)
	if (!first) return {state: 'right', how: 'alike'}
	return {state: 'wrong', first, then: then?.kind === first.kind && then.n === first.n ? null : then}
}
