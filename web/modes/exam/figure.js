// The blanks of the exam in a figure, <n-queens mode="exam" blanks="a b c">: the text, the program, a field for each
// blank that is asked; score and answers as of questions about a walk. Nothing is kept but what the page keeps.

import style from '#styles/exam'
import words from '#words/exam'
import {readQuestions} from '../../searches/asked.js'
import {Part} from '../../ui/part.js'
import {open} from './blanks.js'

/** @param {import('../../figure/figure.js').Figure} figure */
export const figured = figure => new Examined(figure, {style, words, open, names: ['blanks', 'rules']})

/** Of the exam rules alone can be asked. @param {string|null} text */
function faultsOf(text) {
	const {asks, fault} = readQuestions(text ?? ''),
		value = fault ?? (asks.length > 0 ? text : null)
	return value ? [{name: 'questions', value, allowed: {words: ['retries:1', 'feedback:end']}}] : []
}

class Examined extends Part {
	fitted(values) {
		const {questions, ...others} = values
		return {values: {...others, rules: questions, questions: null}, refusals: faultsOf(questions)}
	}
}
