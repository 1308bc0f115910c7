// Scored questions of a mode in a figure, and the answers as text that the host page can store. Without retries only
// the first answer counts.

import * as quizData from '../searches/quiz-data.js'

const rowOf = ({step, at, square, expected, right, tries, isSettled}) => [
	...[step, at, square, expected, Number(right), tries, Number(isSettled)],
]
const answerIn = ([step, at, square, expected, right, tries, isSettled]) => ({
	...{step, at, square, expected, right: right === 1, tries, isSettled: isSettled === 1},
})
const isRow = row =>
	Array.isArray(row) &&
	[0, 4, 5, 6].every(i => Number.isInteger(row[i])) &&
	[2, 3].every(i => row[i] === null || typeof row[i] === 'string')

export function makeScored(figure, {names, rules, of, state, revive, anew, read = text => text}) {
	/** @type {quizData.Answer[]} */ let records = []
	const mark = () => quizData.questionsHash(of())
	const publicAnswer = ({step, at, square, expected, right}) => ({
		...{question: names()[step - 1], step: at, answer: square && read(square), expected: read(expected), right},
	})
	const event = (name, detail) => figure.effects.event({name, detail})

	const scored = {
		get tally() {
			return quizData.scoreAnswers(records, names().length)
		},

		get score() {
			return names().length === 0 ? null : scored.tally.score
		},

		/** See embed/embed.js; false before the first answer. */
		get attempt() {
			return records.length > 0 && figure.host.dataset.attempt
		},

		get answers() {
			return records.map(publicAnswer)
		},

		/** answer: null if the solution was shown; line: first wrong line of a program's output */
		count(answers) {
			for (const {name, answer, expected, right, line = null} of answers) {
				const step = names().indexOf(name) + 1,
					before = records
				records = quizData.answered(before, {step, at: line, square: answer, expected, right}, rules())
				if (records !== before) event('answer', publicAnswer(records.find(one => one.step === step)))
			}
			if (answers.length > 0) event('score', scored.tally)
		},

		begin() {
			records = []
		},

		forget() {
			scored.begin()
			anew()
			event('score', scored.tally)
		},

		get progress() {
			if (scored.score === null) return null
			return quizData.progressText(mark(), {given: records.map(rowOf), state: state()})
		},

		resume() {
			const {storedProgress} = figure,
				stored = (storedProgress && quizData.answersIn(storedProgress, mark())) ?? {}
			if (!Array.isArray(stored.given) || !stored.given.every(row => isRow(row) && names()[row[0] - 1])) return
			figure.storedProgress = null
			records = stored.given.map(answerIn)
			revive(stored.state)
		},
	}
	return scored
}
