// The mode that counts. Wires the counter, what it shows and the keys to the page.

import {html} from 'lit-html'
import * as engine from '../../engine/count.js'
import {MAX_COUNT_N} from '../../engine/known.js'
import {Screen} from '../../ui/screen.js'
import {Counter} from './counter.js'
import {figuresIn} from './figures.js'
import * as keep from './keep.js'
import {panelView} from './panel.js'
import {resultView} from './result.js'
import {isOpen, partDone} from './state.js'

const MOST_WORKERS = 64

/** values: n, counted at once; or null. @type {import('../index.js').Open} */
export function open(place, {values: {n}, walk, searches, words, changed}) {
	/** What the address asks for and the reader has not decided against. */
	let asked = n
	let cleared = false
	const workers = Math.min(navigator.hardwareConcurrency || 1, MOST_WORKERS)
	const counter = new Counter({engine, storage: keep, changed: counted}, workers)
	const figures = figuresIn(place, {walk, searches}, () => screen.drawSoon())
	const act = {
		choose(change) {
			if (change.n !== undefined) asked = null
			counter.choose(change)
		},
		toggle: () => counter.toggle(),
		cancel() {
			asked = null
			counter.cancel()
		},
		discard: number => counter.discard(number),
		clear() {
			cleared = true
			counter.clear()
		},
	}
	const screen = new Screen(place, words, {
		view(words) {
			const look = {words, act, cleared},
				{state} = counter
			return html`<div class="counted">${panelView(state, look)}${resultView(state, look)}</div>
  ${figures.view(state, look)}`
		},
		drawn: () => figures.draw(counter.state, screen.words),
		keys: keysOf(counter, act),
	})
	function counted() {
		changed()
		screen.drawSoon()
	}
	document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && counter.keep())
	addEventListener('pagehide', () => counter.keep())
	counter.open(n)
	return screen.face({
		visit({n: number}) {
			if (number === null || number === counter.state.n || isOpen(counter.state)) return
			asked = number
			counter.open(number)
		},
		query: () => ({n: isOpen(counter.state) || counter.state.phase === 'done' ? counter.state.n : asked}),
		title(title) {
			const {progress, phase} = counter.state
			return progress && phase !== 'starting' ? screen.words.title(partDone(progress), title) : title
		},
	})
}

function keysOf(counter, act) {
	const once = does => event => event.repeat || does()
	const step = by =>
		once(() => {
			const n = counter.state.n + by
			if (n >= 1 && n <= MAX_COUNT_N) act.choose({n})
		})
	return {' ': once(act.toggle), '+': step(1), '=': step(1), ';': step(1), '-': step(-1)}
}
