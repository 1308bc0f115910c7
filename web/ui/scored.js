// What a mode in a figure asks of the reader (figure/figure.js: Asking): the answers that count, the score, and both as
// a text to be kept. As with questions about a walk, without retries the first answer counts, and one may try on.

import * as asked from '../searches/asked.js'

export class Scored {
	/** By the number of their question, from 1. @type {asked.Answer[]} */ #given = []
	#figure
	#own

	/** names: of its questions, in order; rules: of searches/asked.js; of: what they are asked about, so that answers to
	 * other questions are told from these; state: what beside the answers is to be had again, and how; anew: they are
	 * forgotten; read: what a text of an answer is told as. @param {import('../figure/figure.js').Figure} figure
	 * @param {{names: () => string[], rules: () => import('../searches/asked.js').Rules, of: () => unknown,
	 *   state: () => unknown, revive: (state: any) => void, anew: () => void,
	 *   read?: (text: string) => unknown}} own */
	constructor(figure, own) {
		this.#figure = figure
		this.#own = own
	}

	get #total() {
		return this.#own.names().length
	}

	get tally() {
		return asked.scoreOf(this.#given, this.#total)
	}

	get score() {
		return this.#total === 0 ? null : this.tally.score
	}

	/** In a learning platform that counts attempts (embed/embed.js): next or last. To forget is to begin the next one. */
	get attempt() {
		return this.answers.length > 0 && this.#figure.host.dataset.attempt
	}

	get answers() {
		return this.#given.map(this.#told)
	}

	#told = ({step, at, square, expected, right}) => ({
		question: this.#own.names()[step - 1],
		step: at,
		answer: this.#read(square),
		expected: this.#read(expected),
		right,
	})
	#read = text => (text === null || !this.#own.read ? text : this.#own.read(text))

	/** One more answer to some of the questions; answer null: it was shown; line: where it is, null: nowhere.
	 * @param {{name: string, answer: string|null, expected: string|null, right: boolean, line?: number|null}[]} answers
	 */
	count(answers) {
		for (const {name, answer, expected, right, line = null} of answers) {
			const step = this.#own.names().indexOf(name) + 1,
				given = {step, at: line, square: answer, expected, right},
				before = this.#given
			this.#given = asked.answered(before, /** @type {any} */ (given), this.#own.rules())
			if (this.#given !== before) this.#tell(this.#given.find(one => one.step === step))
		}
		if (answers.length > 0) this.#tell(null)
	}

	#tell(answer) {
		const [name, detail] = answer ? ['answer', this.#told(answer)] : ['score', this.tally]
		this.#figure.announcer.tell(`n-queens-${name}`, detail)
	}

	begin() {
		this.#given = []
	}

	forget() {
		this.begin()
		this.#own.anew()
		this.#tell(null)
	}

	// ---- kept ----

	get #mark() {
		return asked.markOf(this.#own.of())
	}

	get progress() {
		if (this.score === null) return null
		const given = this.#given.map(({step, at, square, expected, right, tries, isSettled}) => [
			...[step, at, square, expected, Number(right), tries, Number(isSettled)],
		])
		return asked.progressOf(this.#mark, {given, state: this.#own.state()})
	}

	resume() {
		const {kept} = this.#figure,
			{given, state} = (kept && asked.answersIn(kept, this.#mark)) ?? {}
		if (!Array.isArray(given) || !given.every(this.#isAnswer)) return
		this.#figure.kept = null
		this.#given = given.map(([step, at, square, expected, right, tries, isSettled]) => ({
			...{step, at, square, expected, right: right === 1, tries, isSettled: isSettled === 1},
		}))
		this.#own.revive(state)
	}

	#isAnswer = one =>
		Array.isArray(one) &&
		[0, 4, 5, 6].every(i => Number.isInteger(one[i])) &&
		[2, 3].every(i => one[i] === null || typeof one[i] === 'string') &&
		this.#own.names()[one[0] - 1] !== undefined
}
