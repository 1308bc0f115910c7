// The mode that counts, a script of its own: page.js loads it when it is first opened, so that the first board does not
// wait for it. Wires counter, walks and plots to the page; decides nothing itself.
//
// Invariant: while the view is hidden it draws nothing, and when nothing is being counted either it does nothing at all.

import { html, render } from 'lit'
import * as engine from '../../engine/count.js'
import { MAX_COUNT_N } from '../../engine/known.js'
import { inOrder, walkAll } from './costs.js'
import { Counter } from './counter.js'
import { growthPlot, growthView } from '../../ui/growth.js'
import * as keep from './keep.js'
import { nodesPlot, nodesView } from './nodes.js'
import { panelView } from './panel.js'
import { Plot } from '../../ui/plot.js'
import { isPlain } from '../../ui/keys.js'
import { resultView } from './result.js'
import { isOpen, partDone } from './state.js'

const NODES_N = 8

/**
 * @param {HTMLElement} host  empty, this view's alone
 * @param {object} page
 * @param {{n: number|null}} page.values  n: to be counted at once
 * @param {import('./costs.js').Walk} page.walk
 * @param {typeof import('../../engine/index.js').searches} page.searches
 * @param {any} page.words
 * @param {() => void} page.changed  the title or what the address says may have
 */
export function open(host, { values: { n }, walk, searches, words, changed }) {
	const counter = new Counter(
		{ engine, storage: keep, changed: counted },
		Math.min(navigator.hardwareConcurrency || 1, 64),
	)
	const plots = { growth: new Plot(), nodes: new Plot() }
	/** @type {import('./nodes.js').Nodes} */
	let nodes = { searches: [], costs: null, size: NODES_N, measure: 'nodes' }
	let pointed = /** @type {number|null} */ (null),
		cleared = false,
		shown = false,
		due = 0,
		watched = false
	/** What the address asks for and the reader has not decided against; it may not have begun yet. */
	let asked = n

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

	function counted() {
		changed()
		drawSoon()
	}

	function drawSoon() {
		if (shown) due ||= requestAnimationFrame(draw)
	}

	function draw() {
		due = 0
		const { state } = counter
		const look = {
			words,
			act,
			pointed,
			cleared,
			set: setNodes,
			nameOf: search => words.searches[search]?.name ?? search,
		}
		render(
			html`<div class="counted">${panelView(state, look)}${resultView(state, look)}</div>
      <div class="figures">${growthView(state, look)}${nodesView(nodes, look)}</div>`,
			host,
		)
		const { results, estimates } = state
		plots.growth.show(
			host.querySelector('#plot-growth'),
			keyOf([words.language, results, estimates]),
			growthPlot(state, words, point),
		)
		plots.nodes.show(
			host.querySelector('#plot-nodes'),
			keyOf([words.language, nodes.costs, nodes.measure]),
			nodesPlot(nodes, words),
		)
		watch()
	}

	function point(number) {
		if (number === pointed) return
		pointed = number
		drawSoon()
	}

	function setNodes(change) {
		nodes = { ...nodes, ...change }
		drawSoon()
	}

	async function walkThem() {
		const types = inOrder(await searches())
		const ids = types.map(({ id }) => id)
		await walkAll(walk, ids, costs => setNodes({ searches: types, costs }))
	}

	/** The searches are walked when their figure comes into view, once. */
	function watch() {
		if (watched) return
		watched = true
		const seen = new IntersectionObserver(entries => {
			if (!entries.some(entry => entry.isIntersecting)) return
			seen.disconnect()
			walkThem().catch(() => {}) // the walking view says why
		})
		seen.observe(host.querySelector('#nodes'))
	}

	const keys = {
		' ': () => act.toggle(),
		'+': () => step(1),
		'=': () => step(1),
		';': () => step(1),
		'-': () => step(-1),
	}
	function step(by) {
		const number = counter.state.n + by
		if (number >= 1 && number <= MAX_COUNT_N) act.choose({ n: number })
	}

	const keepNow = () => document.visibilityState === 'hidden' && counter.keep()
	document.addEventListener('visibilitychange', keepNow)
	addEventListener('pagehide', () => counter.keep())
	counter.open(n)

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
			if (shown) draw()
		},
		/** Begins another n, as an address asks for it. @param {{n: number|null}} values */
		visit({ n: number }) {
			if (number === null || number === counter.state.n || isOpen(counter.state)) return
			asked = number
			counter.open(number)
		},
		/** Does what a key stands for; true when it stands for something. @param {KeyboardEvent} event */
		key(event) {
			if (!isPlain(event)) return false
			const does = keys[event.key]
			if (does && !event.repeat) does()
			return does !== undefined
		},
		/** What is being counted, was, or is asked for: who opens the address counts it too. */
		query() {
			const { phase, n: number } = counter.state
			return { n: isOpen(counter.state) || phase === 'done' ? number : asked }
		},
		/** @param {string} title  the page's */
		title: title =>
			isOpen(counter.state) && counter.state.phase !== 'starting'
				? words.title(partDone(counter.state.progress), title)
				: title,
		get help() {
			return { keys: words.keys, note: words.keysNote }
		},
	}
}

const keyOf = value => JSON.stringify(value, (_, item) => (typeof item === 'bigint' ? String(item) : item))
