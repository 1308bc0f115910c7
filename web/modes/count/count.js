// The mode that counts.

import {html} from 'lit-html'
import * as engine from '../../engine/count.js'
import {MAX_COUNT_N, MAX_WORKERS} from '../../engine/known.js'
import {Screen} from '../../ui/screen.js'
import {Counter} from './counter.js'
import {figuresIn} from './figures.js'
import * as keep from './keep.js'
import {panelView} from './panel.js'
import {resultView} from './result.js'
import {isOpen, partDone} from './state.js'

const BRIEF_SECONDS = 2

/** values: n, counted at once; or null. @type {import('../index.js').Open} */
export function open(place, {values: {n}, isCarried, walk, searches, words, changed}) {
	let asked = isCarried ? null : n
	let cleared = false
	const workers = Math.min(navigator.hardwareConcurrency || 1, MAX_WORKERS)
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
	/** What is asked for by the address, and may be counted in no time: what stands below waits for its place. */
	const isBrief = ({n, phase, progress}) =>
		n === asked && ['idle', 'starting', 'running'].includes(phase) && !(progress?.elapsed > BRIEF_SECONDS)
	const screen = new Screen(place, words, {
		view(words) {
			const look = {words, act, cleared},
				{state} = counter
			const kind = isBrief(state) ? 'counted brief' : 'counted'
			return html`<div class=${kind}>${panelView(state, look)}${resultView(state, look)}</div>
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
	counter.open(n, !isCarried)
	return screen.face({
		visit({n: number}) {
			if (number === null || number === counter.state.n || isOpen(counter.state)) return
			asked = number
			counter.open(number)
		},
		carry(n) {
			if (n !== counter.state.n && !isOpen(counter.state)) counter.open(n, false)
		},
		size: () => counter.state.n,
		query: () => ({n: isOpen(counter.state) || counter.state.phase === 'done' ? counter.state.n : asked}),
		title(title) {
			const {progress, phase, n, result} = counter.state,
				{words} = screen
			const own = `${words.boardTitle(n, result?.total)} · ${title}`
			return progress && phase !== 'starting' ? words.title(partDone(progress), own) : own
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
