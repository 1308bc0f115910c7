// The exam's blanks in a figure, <n-queens mode="exam" blanks="a b c">. Only the host page can store answers.

import style from '#styles/exam'
import words from '#words/exam'
import {readQuestions} from '../../searches/quiz-data.js'
import {Part} from '../../ui/part.js'
import {open} from './exam.js'

export const figured = figure => new Examined(figure, {style, words, open, names: ['blanks', 'rules']})

/** In an exam, attribute `questions` may have rules, such as `retries:1`, but no questions. */
function faultsOf(text) {
	const {specs, fault} = readQuestions(text ?? ''),
		value = fault ?? (specs.length > 0 ? text : null)
	return value ? [{name: 'questions', value, allowed: {words: ['retries:1', 'feedback:end']}}] : []
}

class Examined extends Part {
	fitted(values) {
		const {questions, ...others} = values
		return {values: {...others, rules: questions, questions: null}, rejections: faultsOf(questions)}
	}
}
