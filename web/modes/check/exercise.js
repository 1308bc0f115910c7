// The exercise of a check figure: write a program with right output. Each checked output is an answer, until one is
// right; examples are no answers.

/** @import {Judgement} from '../../engine/check-instance.js'
 * @typedef {{n: number|null, search: string|null}} Subject  null allows any */

const NAME = 'program'
const RULES = {retries: Infinity, isLate: false}
const RIGHT = 'right'

const lineOf = event => event?.kind && [event.kind, event.row, event.col].filter(one => one != null).join(' ')

export class Exercise {
	/** @type {Partial<Subject & {example: string|null}>} */ #subject = {}
	isOther = false

	constructor(scores, {clear, draw}) {
		this.scored = scores({
			names: () => (this.#subject.example ? [] : [NAME]),
			rules: () => RULES,
			of: () => [NAME, this.#subject.n, this.#subject.search],
			state: () => null,
			revive: draw,
			anew: clear,
		})
	}

	begin(subject) {
		if (JSON.stringify(subject) === JSON.stringify(this.#subject)) return
		this.#subject = subject
		this.isOther = false
		this.scored.begin()
		this.scored.resume()
	}

	/** @param {Judgement} judgement @param {Subject} as  n and search chosen by the reader */
	judged({right: isFaultless, ends, as, line, why, found, expected}, {n, search}) {
		if (this.scored.score === null || as === 'nothing') return
		const subject = this.#subject
		this.isOther = (subject.n ?? n) !== n || (subject.search ?? search) !== search
		if (this.isOther) return
		const right = isFaultless && !ends // an incomplete trace is no answer
		const answer = right ? RIGHT : (lineOf(found) ?? why)
		this.scored.count([{name: NAME, answer, expected: (!right && lineOf(expected)) || RIGHT, right, line}])
	}

	get reply() {
		const [answer] = this.scored.answers
		if (this.isOther) return 'other'
		return answer ? (answer.right ? 'right' : 'wrong') : ''
	}
}
