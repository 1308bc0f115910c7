// The exercise of a check figure: the output of a right program, with the page's n and search. Invariant: each judged
// output is an answer until one is right; examples do not count, and no text is stored.

/** @import {Judgement} from '../../engine/check-instance.js'
 * @typedef {{n: number|null, search: string|null}} Asked  null: any */

const NAME = 'program'
const RULES = {retries: Infinity, isLate: false}
const RIGHT = 'right'

const lineOf = event => event?.kind && [event.kind, event.row, event.col].filter(one => one != null).join(' ')

export class Asking {
	/** @type {Partial<Asked & {example: string|null}>} */ #asked = {}
	isOther = false

	/** scores: the page's; own: clear(), for another output; draw()
	 * @param {(own: object) => import('../../ui/scored.js').Scored} scores
	 * @param {{clear: () => void, draw: () => void}} own */
	constructor(scores, {clear, draw}) {
		this.scored = scores({
			names: () => (this.#asked.example ? [] : [NAME]),
			rules: () => RULES,
			of: () => [NAME, this.#asked.n, this.#asked.search],
			state: () => null,
			revive: draw,
			anew: clear,
		})
	}

	/** @param {Asked & {example: string|null}} asked */
	ask(asked) {
		if (JSON.stringify(asked) === JSON.stringify(this.#asked)) return
		this.#asked = asked
		this.isOther = false
		this.scored.begin()
		this.scored.resume()
	}

	/** @param {Judgement} judgement @param {Asked} as  the reader's choice */
	judged({right: isFaultless, ends, as, line, why, found, expected}, {n, search}) {
		if (this.scored.score === null || as === 'nothing') return
		const asked = this.#asked
		this.isOther = (asked.n ?? n) !== n || (asked.search ?? search) !== search
		if (this.isOther) return
		const right = isFaultless && !ends // a truncated trace is no answer
		const answer = right ? RIGHT : (lineOf(found) ?? why)
		this.scored.count([{name: NAME, answer, expected: (!right && lineOf(expected)) || RIGHT, right, line}])
	}

	/** The reply: right, wrong, or other for another n or search than requested. @returns
	 * {'right'|'wrong'|'other'|''} */
	get told() {
		const [answer] = this.scored.answers
		if (this.isOther) return 'other'
		return answer ? (answer.right ? 'right' : 'wrong') : ''
	}
}
