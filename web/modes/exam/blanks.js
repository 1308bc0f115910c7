// The exam's blanks in a figure: answers, marks, score. Invariants: unreadable answers do not count; late feedback
// shows nothing before all blanks have answers.

import {html} from 'lit-html'
import {readQuestions} from '../../searches/quiz-data.js'
import {Screen} from '../../ui/screen.js'
import {askingView} from './answers.js'
import {blankVerdict, markedVerdicts} from './marking.js'
import {blanksFromLetters, blankLetter, MODEL} from './program.js'
import {tidy} from './reader.js'
import {storyView} from './sheet.js'
import {blankExam, next, revived, storedText} from './state.js'

const rulesOf = text => readQuestions(text ?? '').rules

export function open(place, {values, words, scores}) {
	let state = blankExam(),
		{blanks, rules} = values
	const scored = scores({
		names: () => blanksFromLetters(blanks).map(blankLetter),
		rules: () => rulesOf(rules),
		of: () => ['exam', blanksFromLetters(blanks), rules],
		state: () => storedText(state),
		revive(text) {
			state = revived(text)
			screen.draw()
		},
		anew: () => void (state = next(state, {type: 'clear'})),
	})
	const screen = new Screen(place, words, {
		view: words => html`<article class="paper">${sheetView(words)}</article>`,
	})

	function sheetView(words) {
		const {tally, attempt} = scored,
			isLate = rulesOf(rules).isLate && tally.asked < tally.total,
			verdicts = isLate ? {} : markedVerdicts(state),
			context = {words, act, verdicts, blanks: blanksFromLetters(blanks), tally, isLate, attempt}
		return html`<details class="told-first"><summary>${words.text}</summary>${storyView(context)}</details>
			${askingView(state, words.programHeading, context)}`
	}

	function act(type, event = {}) {
		const before = state.marked
		if (type === 'clear') scored.forget()
		else state = next(state, {type, ...event})
		if (type === 'mark') scored.count(state.marked.filter(blank => !before.includes(blank)).flatMap(answerTo))
		screen.draw()
	}

	function answerTo(blank) {
		const text = state.answers[blank],
			verdict = blankVerdict(blank, text)
		if (verdict.state === 'unread') return []
		return [{name: blankLetter(blank), answer: tidy(text), expected: MODEL[blank], right: verdict.state === 'right'}]
	}

	scored.resume()
	return screen.face({
		visit(asked) {
			;({blanks, rules} = asked)
			state = blankExam()
			scored.begin()
			scored.resume()
			screen.draw()
		},
		query: () => ({blanks, rules}),
		scoring: scored,
	})
}
