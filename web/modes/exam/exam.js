// The exam mode. Changing mode or language keeps its state; so does reloading its tab.

import {html} from 'lit-html'
import {plain} from '../../ui/fields.js'
import {Screen} from '../../ui/screen.js'
import {store, stored} from '../../ui/storage.js'
import {askingView} from './answers.js'
import {markedVerdicts} from './marking.js'
import {blanksFromLetters} from './program.js'
import {solutionsView, storyView, titleView} from './sheet.js'
import {next, revived, storedText} from './state.js'
import {tracingView} from './tracing.js'

export function open(place, {values: {part, blanks = []}, words, changed, go}) {
	let state = revived(stored('exam', 'sessionStorage'), part),
		focused = {row: 1, col: 1},
		toTrace = part === 'trace'
	const screen = new Screen(place, words, {
		view: words =>
			sheetView(state, {
				words,
				act,
				go,
				blanks: blanksFromLetters(blanks),
				verdicts: markedVerdicts(state),
				focused,
				focus,
				place,
			}),
		drawn,
		keys: {h: hint, H: hint},
	})

	function act(type, event = {}) {
		const before = state.part
		state = next(state, {type, ...event})
		store('exam', storedText(state), 'sessionStorage')
		screen.draw()
		if (state.part !== before) changed()
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

	return screen.face({
		visit({part: asked = 'blanks', blanks: some = []}) {
			blanks = some
			toTrace = asked === 'trace' && state.part !== 'trace'
			state = next(state, {type: 'part', part: asked})
			screen.draw()
		},
		query: () => ({part: state.part, blanks}),
		board: () => ({own: {title: screen.words.heading, values: {mode: 'exam', blanks}}}),
		title: title => `${screen.words[state.part === 'trace' ? 'q2' : 'q1'].heading} · ${title}`,
	})
}

const sheetView = (state, context) => html`<article class="paper">
		<p class="papers flow">${Object.entries(context.words.papers).map(([paper, name]) =>
			plain(name, () => print(context.place, paper)),
		)}</p>
		${titleView(context)}${storyView(context)}
		${askingView(state, context.words.q1.heading, context)}
		${tracingView(state, context)}
		${solutionsView(context)}
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
