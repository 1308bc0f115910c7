// A plot of Q(n), with this device's measured or estimated time for each n.

import {html, svg} from 'lit-html'
import {CLASSES, MAX_COUNT_N, SOLUTIONS} from '../../engine/known.js'
import {keyView, marksOfN, powersOfTen} from '../../ui/plot.js'
import {plain} from '../../ui/fields.js'
import {secondsFor} from './state.js'
import {tableView} from '../../ui/table.js'

const NS = [...Array(MAX_COUNT_N).keys()].map(i => i + 1)
const DECADES = 18,
	SHORTEST = 1e-3

export function growthView(shown) {
	const {results, words, act, pointed, cleared} = shown,
		w = words.growth
	const time = n => {
		if (results[n]) return w.counted(results[n])
		const estimate = secondsFor(shown, n)
		return estimate === undefined ? '' : w.estimated(estimate)
	}
	const any = Object.keys(results).length > 0
	const rows = NS.map(n => [n, words.count(SOLUTIONS[n]), words.count(CLASSES[n]), time(n) || w.none])
	return html`<figure>
		<div class="plot" id="plot-growth" aria-hidden="true"></div>
		<p class="readout small" aria-hidden="true">${
			pointed ? w.readout({n: pointed, all: SOLUTIONS[pointed], time: time(pointed)}) : w.readoutRest
		}</p>
		${keyView([
			[svg`<path d="M0 8H28"/><circle cx="14" cy="8" r="2.5" class="filled"/>`, w.all],
			[svg`<circle cx="14" cy="8" r="4" class="filled accent"/>`, w.time],
			[svg`<circle cx="14" cy="8" r="3.5" class="accent"/>`, w.estimate],
		])}
		<figcaption>${w.caption}</figcaption>
		${tableView(w.table, w.heads, rows, 2)}
		${any ? plain(w.clear, act.clear, {id: 'count-clear'}) : ''}
		<p class="hidden" role="status">${cleared && !any ? w.cleared : ''}</p>
	</figure>`
}

export const growthPlot = (state, words) => width => {
	const {results} = state,
		seconds = value => (value === undefined ? null : Math.max(value, SHORTEST))
	const time = {tone: 'accent', dash: null, isRight: true}
	return {
		xs: NS,
		x: {range: [0.5, MAX_COUNT_N + 0.5], marks: marksOfN(width, MAX_COUNT_N)},
		y: {range: [1, 10 ** DECADES], marks: powersOfTen(DECADES, 3), isLog: true, size: 36},
		right: {
			...{range: [SHORTEST, SHORTEST * 10 ** DECADES], marks: words.units, isLog: true},
			size: width < 420 ? 56 : 64,
		},
		curves: [
			{values: NS.map(n => Number(SOLUTIONS[n]) || null), tone: 'ink', dot: 2},
			{...time, values: NS.map(n => (results[n] ? null : seconds(secondsFor(state, n)))), dot: 3.5, isOpen: true},
			{...time, values: NS.map(n => seconds(results[n]?.seconds)), dot: 4.25},
		],
	}
}
