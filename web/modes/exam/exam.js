// The exam mode. The page has tracing and blanks, and stores answers in its tab; a figure has only the blanks, and
// scores them. Invariants: answers that cannot be parsed do not count; late feedback starts when all blanks are
// answered.

import {html} from 'lit-html'
import {readQuestions} from '../../searches/quiz-data.js'
import {plain} from '../../ui/fields.js'
import {makeScreen} from '../../ui/screen.js'
import {store, stored} from '../../ui/storage.js'
import {askingView} from './answers.js'
import {blankVerdict, markedVerdicts} from './marking.js'
import {blankLetter, blanksFromLetters, MODEL} from './program.js'
import {tidy} from './reader.js'
import {solutionsView, storyView, titleView} from './sheet.js'
import {blankExam, next, revived, storedText} from './state.js'
import {tracingView} from './tracing.js'

const rulesOf = text => readQuestions(text ?? '').rules

export function open(place, {values: {part, blanks = [], rules}, words, changed, go, scores}) {
	let state = scores ? blankExam() : revived(stored('exam', 'sessionStorage'), part),
		focused = {row: 1, col: 1},
		toTrace = part === 'trace'
	const asked = () => blanksFromLetters(blanks)
	const scored = scores?.({
		names: () => asked().map(blankLetter),
		rules: () => rulesOf(rules),
		of: () => ['exam', asked(), rules],
		state: () => storedText(state),
		revive(text) {
			state = revived(text)
			screen.draw()
		},
		anew: () => void (state = next(state, {type: 'clear'})),
	})
	const sheetView = scored ? figureView : pageView,
		shown = () => ({...state, act, go, blanks: asked(), focused, focus, place, ...marksOf(state, scored, rules)})
	const screen = makeScreen(place, words, {
		view: (words, late) => sheetView({...shown(), words, late}),
		drawn,
		keys: {h: hint, H: hint},
	})

	function act(type, event = {}) {
		const before = state
		if (scored && type === 'clear') scored.forget()
		else state = next(state, {type, ...event})
		if (!scored) store('exam', storedText(state), 'sessionStorage')
		else if (type === 'mark') scored.count(answersTo(state, before.marked))
		screen.draw()
		if (state.part !== before.part) changed()
	}

	function hint({repeat}) {
		if (state.part !== 'trace') return false
		if (!repeat) act('hint')
	}

	function focus(square) {
		focused = square
		screen.draw()
	}

	function drawn() {
		if (!toTrace) return
		toTrace = false
		requestAnimationFrame(() => document.getElementById('exam-trace')?.scrollIntoView())
	}

	scored?.resume()
	return screen.face({
		visit({part: other = 'blanks', ...values}) {
			;({blanks = [], rules} = values)
			toTrace = other === 'trace' && state.part !== 'trace'
			state = scored ? blankExam() : next(state, {type: 'part', part: other})
			scored?.begin()
			scored?.resume()
			screen.draw()
		},
		query: () => ({part: state.part, blanks, rules}),
		scoring: scored,
		board: () => ({own: {title: screen.words.heading, values: {mode: 'exam', blanks}}}),
		title: title => `${screen.words[state.part === 'trace' ? 'q2' : 'q1'].heading} · ${title}`,
	})
}

function marksOf(state, scored, rules) {
	const {tally, attempt} = scored ?? {},
		isLate = tally && rulesOf(rules).isLate && tally.asked < tally.total
	return {verdicts: isLate ? {} : markedVerdicts(state), tally, attempt, isLate}
}

/** Answers to score: newly marked answers that can be parsed. */
function answersTo({answers, marked}, before) {
	const read = marked
		.filter(blank => !before.includes(blank))
		.map(blank => [blank, blankVerdict(blank, answers[blank])])
	return read.flatMap(([blank, {state}]) => {
		const answer = {name: blankLetter(blank), answer: tidy(answers[blank]), expected: MODEL[blank]}
		return state === 'unread' ? [] : [{...answer, right: state === 'right'}]
	})
}

const figureView = shown => html`<article class="paper">
		<details class="told-first"><summary>${shown.words.text}</summary>${storyView(shown)}</details>
		${askingView(shown.words.programHeading, shown)}</article>`

const pageView = shown => html`<article class="paper">
		<p class="papers flow">${Object.entries(shown.words.papers).map(([paper, name]) =>
			plain(name, () => print(shown.place, paper)),
		)}</p>
		${titleView(shown)}${storyView(shown)}
		${shown.late(1, () => askingView(shown.words.q1.heading, shown))}
		${shown.late(2, () => html`${tracingView(shown)}${solutionsView(shown)}`)}
	</article>`

function print(place, paper) {
	const solutions = place.querySelector('details'),
		wasOpen = solutions.open
	const done = () => {
		delete place.dataset.paper
		solutions.open = wasOpen
	}
	place.dataset.paper = paper
	solutions.open = true
	addEventListener('afterprint', done, {once: true})
	globalThis.print()
}
