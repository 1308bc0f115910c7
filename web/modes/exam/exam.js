// The exam, a script of its own: page.js loads it when it is first opened. Wires the state to the sheet; decides nothing itself.
//
// Invariant: what stands in the blanks and how far the trace is stay as they are while another view or language is shown.

import { html, render } from 'lit'
import { isPlain } from '../../ui/keys.js'
import { answersView, pointedLines } from './answers.js'
import { mark } from './marking.js'
import { groupView, programView, rich, solutionsView, storyView } from './sheet.js'
import { blankExam, next } from './state.js'
import { tracingView } from './tracing.js'

/**
 * @param {HTMLElement} host  empty, this view's alone
 * @param {object} page
 * @param {{part?: import('./state.js').Exam['part']}} page.values  part: which question to begin with
 * @param {any} page.words
 * @param {() => void} page.changed  the title or what the address says may have
 */
export function open(host, { values: { part }, words, changed }) {
	let state = blankExam(part)
	let shown = false,
		toTrace = part === 'trace',
		focused = { row: 1, col: 1 }

	/** Marking runs the program, so it is done once for each answer. @type {Map<string, import('./marking.js').Verdict>} */
	const verdicts = new Map()
	function verdictOf(blank, text) {
		const key = `${blank} ${text}`
		if (!verdicts.has(key)) verdicts.set(key, mark(blank, text))
		return verdicts.get(key)
	}

	function act(type, event = {}) {
		const { part: before } = state
		state = next(state, { type, ...event })
		draw()
		if (state.part !== before) changed()
	}

	function focus(square) {
		focused = square
		draw()
		const cell = /** @type {HTMLElement|null} */ (host.querySelector(`[data-square="${square.row} ${square.col}"]`))
		if (cell && cell !== document.activeElement) cell.focus({ preventScroll: true })
	}

	/** The browser's own dialogue; what the paper shows follows the attribute. */
	function print(paper) {
		const solutions = host.querySelector('details'),
			wasOpen = solutions.open
		host.dataset.paper = paper
		solutions.open = true
		addEventListener(
			'afterprint',
			() => {
				delete host.dataset.paper
				solutions.open = wasOpen
			},
			{ once: true },
		)
		globalThis.print()
	}

	function draw() {
		if (!shown) return
		const look = { words, act, verdictOf, focused, focus }
		render(
			html`<article class="paper">
      <p class="papers">${Object.entries(words.papers).map(([paper, name]) => html`<button type="button" class="plain" @click=${() => print(paper)}>${name}</button>`)}</p>
      ${storyView(look)}
      <section class="asking" aria-labelledby="exam-q1">
        <div class="listed">${programView(state.answers, pointedLines(state, verdictOf), look)}</div>
        <div class="asked-for"><h3 id="exam-q1">${words.q1.heading}</h3><p class="asked">${rich(words.q1.text, words)}</p>${answersView(state, look)}${groupView(look)}</div>
      </section>
      ${tracingView(state, look)}
      ${solutionsView(look)}
    </article>`,
			host,
		)
		if (!toTrace) return
		toTrace = false
		requestAnimationFrame(() => document.getElementById('exam-trace')?.scrollIntoView())
	}

	return {
		show() {
			shown = true
			draw()
		},
		hide() {
			shown = false
		},
		/** Other words, or other colours. @param {any} other */
		refresh(other) {
			words = other
			draw()
		},
		/** Goes to a question, as an address asks for it. @param {{part?: import('./state.js').Exam['part']}} values */
		visit({ part: asked }) {
			toTrace = asked === 'trace' && state.part !== 'trace'
			state = next(state, { type: 'part', part: asked ?? 'blanks' })
			draw()
		},
		/** Does what a key stands for; true when it stands for something. @param {KeyboardEvent} event */
		key(event) {
			if (!isPlain(event) || event.key.toLowerCase() !== 'h' || state.part !== 'trace') return false
			if (!event.repeat) act('hint')
			return true
		},
		query: () => ({ part: state.part }),
		/** @param {string} title  the page's */
		title: title => title,
		get help() {
			return { keys: words.keys, note: words.keysNote }
		},
	}
}
