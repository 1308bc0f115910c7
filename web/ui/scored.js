// Scored questions of a mode in a figure, and the answers as text that the host page can store. Without retries only
// the first answer counts.

import * as quizData from '../searches/quiz-data.js'

export class Scored {
	/** @type {quizData.Answer[]} */ #records = []
	#figure
	#mode

	constructor(figure, own) {
		this.#figure = figure
		this.#mode = own
	}

	get #total() {
		return this.#mode.names().length
	}

	get tally() {
		return quizData.scoreAnswers(this.#records, this.#total)
	}

	get score() {
		return this.#total === 0 ? null : this.tally.score
	}

	/** If a learning platform counts attempts (embed/embed.js): `next` if clearing the answers starts another attempt,
	 * `last` if none is left. */
	get attempt() {
		return this.answers.length > 0 && this.#figure.host.dataset.attempt
	}

	get answers() {
		return this.#records.map(this.#publicAnswer)
	}

	#publicAnswer = ({step, at, square, expected, right}) => ({
		question: this.#mode.names()[step - 1],
		step: at,
		answer: this.#read(square),
		expected: this.#read(expected),
		right,
	})
	#read = text => (text === null || !this.#mode.read ? text : this.#mode.read(text))

	/** answer: null if the solution was shown; line: first wrong line of a program's output */
	count(answers) {
		for (const {name, answer, expected, right, line = null} of answers) {
			const step = this.#mode.names().indexOf(name) + 1,
				given = {step, at: line, square: answer, expected, right},
				before = this.#records
			this.#records = quizData.answered(before, given, this.#mode.rules())
			if (this.#records !== before) this.#dispatch(this.#records.find(one => one.step === step))
		}
		if (answers.length > 0) this.#dispatch(null)
	}

	#dispatch(answer) {
		const [name, detail] = answer ? ['answer', this.#publicAnswer(answer)] : ['score', this.tally]
		this.#figure.effects.event({name, detail})
	}

	begin() {
		this.#records = []
	}

	forget() {
		this.begin()
		this.#mode.anew()
		this.#dispatch(null)
	}

	get #mark() {
		return quizData.questionsHash(this.#mode.of())
	}

	get progress() {
		if (this.score === null) return null
		const given = this.#records.map(({step, at, square, expected, right, tries, isSettled}) => [
			...[step, at, square, expected, Number(right), tries, Number(isSettled)],
		])
		return quizData.progressText(this.#mark, {given, state: this.#mode.state()})
	}

	resume() {
		const {storedProgress} = this.#figure,
			{given, state} = (storedProgress && quizData.answersIn(storedProgress, this.#mark)) ?? {}
		if (!Array.isArray(given) || !given.every(this.#isAnswer)) return
		this.#figure.storedProgress = null
		this.#records = given.map(([step, at, square, expected, right, tries, isSettled]) => ({
			...{step, at, square, expected, right: right === 1, tries, isSettled: isSettled === 1},
		}))
		this.#mode.revive(state)
	}

	#isAnswer = one =>
		Array.isArray(one) &&
		[0, 4, 5, 6].every(i => Number.isInteger(one[i])) &&
		[2, 3].every(i => one[i] === null || typeof one[i] === 'string') &&
		this.#mode.names()[one[0] - 1] !== undefined
}
