// What of the exam is asked, and how answers count. Pure.

import {readQuestions} from '../../searches/asked.js'
import {BLANKS} from './program.js'

const FIRST = 'a'.charCodeAt(0)
export const letterOf = blank => String.fromCharCode(FIRST + BLANKS.indexOf(blank))

/** By their letters a … h, in the order of the paper; none: all. @param {string[]} letters */
export const blanksOf = letters =>
	letters.length === 0 ? BLANKS : BLANKS.filter(blank => letters.includes(letterOf(blank)))

export const rulesOf = text => readQuestions(text ?? '').rules

/** As of an option (figure/attributes.js). @param {string|null} text */
export function faultsOf(text) {
	const {asks, fault} = readQuestions(text ?? ''),
		value = fault ?? (asks.length > 0 ? text : null)
	return value ? [{name: 'questions', value, allowed: {words: ['retries:1', 'feedback:end']}}] : []
}
