// Makes a course (scorm.js) from the texts in a teacher's form, or returns a validation error.

import {numberIn} from '../figure/attributes.js'
import {faultsIn} from '../searches/quiz-data.js'
import {read} from '../searches/moments.js'
import {VERSIONS} from './scorm.js'

const MOST_ATTEMPTS = 99

/** values: the figure's options, whose named moments become items; pass: percentage or '' */
export function courseFrom({values: {moments = null, ...values}, title, version, pass, attempts, lang}) {
	const rejections = [
		!VERSIONS.includes(version) && {name: 'version', value: version, allowed: {words: VERSIONS}},
		...faultsIn(values.questions),
		outside('pass', pass, 100),
		outside('attempts', attempts, MOST_ATTEMPTS),
	]
	const course = {
		...{values, version, title: title.trim() || 'N-Queens', lang: lang ?? 'en'},
		...{moments: read(moments ?? '').moments, pass: numberOr(pass), attempts: numberOr(attempts)},
	}
	return {course, rejected: rejections.find(Boolean) || null}
}

const numberOr = text => (text.trim() === '' ? null : (numberIn(text) ?? NaN))

function outside(name, text, high) {
	const number = numberOr(text)
	return number !== null && !(number >= 1 && number <= high) && {name, value: text, allowed: {low: 1, high}}
}
