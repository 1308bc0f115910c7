// The exercise of a check figure: write a program with right output. Each checked output is an answer, until an output
// is right; examples are no answers.

/** @import {Judgement} from '../../engine/check-instance.js'
 * @typedef {{n: number|null, search: string|null}} Subject  null allows any value */

const NAME = 'program'
const RULES = {retries: Infinity, isLate: false}
const RIGHT = 'right'

const lineOf = event => event?.kind && [event.kind, event.row, event.col].filter(one => one != null).join(' ')

export function makeExercise(scores, {clear, draw}) {
	/** @type {Partial<Subject & {example: string|null}>} */ let subject = {}
	let isOther = false
	const scored = scores({
		names: () => (subject.example ? [] : [NAME]),
		rules: () => RULES,
		of: () => [NAME, subject.n, subject.search],
		state: () => null,
		revive: draw,
		anew: clear,
	})

	return {
		scored,

		begin(wanted) {
			if (JSON.stringify(wanted) === JSON.stringify(subject)) return
			subject = wanted
			isOther = false
			scored.begin()
			scored.resume()
		},

		/** @param {Judgement} judgement @param {Subject} as  n and search chosen by the reader */
		judged({right: isFaultless, ends, as, line, why, found, expected}, {n, search}) {
			if (scored.score === null || as === 'nothing') return
			isOther = (subject.n ?? n) !== n || (subject.search ?? search) !== search
			if (isOther) return
			const right = isFaultless && !ends // a trace that may have been cut off does not count as right
			const answer = right ? RIGHT : (lineOf(found) ?? why)
			scored.count([{name: NAME, answer, expected: (!right && lineOf(expected)) || RIGHT, right, line}])
		},

		get reply() {
			const [answer] = scored.answers
			if (isOther) return 'other'
			return answer ? (answer.right ? 'right' : 'wrong') : ''
		},
	}
}
