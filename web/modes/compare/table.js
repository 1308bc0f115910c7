// Both searches' counters as a table: two numbers for each measure, and two bars on a common scale.

import {html} from 'lit-html'
import {searchWords} from '../../searches/lazy-searches.js'
import {countedBy} from '../../views/counts.js'
import {BYTES_PER_NUMBER, memoryUse, peakMemory} from '../../views/memory.js'
import {SIDES} from './state.js'

const COUNTERS = ['steps', 'tests', 'probes', 'places', 'removes', 'checks', 'moves', 'pairs', 'solutions']

const rowsOf = (names, all) => names.map(name => ({name, amounts: all.map(one => one[name] ?? 0)}))

function namesIn(searches, words) {
	if (!searches.every(search => searchWords(search, words))) return () => ''
	const all = searches.map(search => ({steps: words.steps, ...countedBy(search, {...words, ...words.core})}))
	return name => [...new Set(all.map(names => names[name]))].filter(Boolean).join(' / ')
}

function memoryRows(moments) {
	const peaks = moments.map(peakMemory),
		frontier = moments.some(({frontier}) => frontier) ? ['frontier'] : []
	return [
		...rowsOf(['arrays', 'stack', ...frontier, 'all'], moments.map(memoryUse)),
		{name: 'peak', amounts: peaks.map(({all}) => all), bounds: peaks.map(({isExact}) => !isExact)},
	]
}

/** @param {any[]} moments  of both sides @param {string[]} searches */
export function tableView(moments, searches, words) {
	const nameOf = namesIn(searches, words),
		counters = moments.map(({step: steps, counters}) => ({steps, ...counters})),
		work = rowsOf(COUNTERS.filter(nameOf), counters)
	return html`<div class="tables column" role="group" aria-label=${words.table}>
		${pairs(words.table, work, nameOf, words)}
		${pairs(words.memory, memoryRows(moments), name => words.memories[name], words)}
	</div>`
}

export const meaningView = words =>
	html`<p class="small meaning">${words.core.probesMeaning} ${words.memoryMeaning(BYTES_PER_NUMBER)}</p>`

function pairs(caption, rows, nameOf, words) {
	const headView = head => html`<th scope="col">${head}</th>`
	const rowView = row => html`<tr data-measure=${row.name}><th scope="row">${nameOf(row.name)}</th>
	${SIDES.map(side => amountView(row, side, words))}</tr>`
	return html`<table><caption>${caption}</caption>
	<thead class="hidden"><tr>${[words.measure, ...words.sides].map(headView)}</tr></thead>
	<tbody>${rows.map(rowView)}</tbody></table>`
}

function amountView({amounts, bounds}, side, words) {
	const most = Math.max(...amounts),
		amount = amounts[side],
		letter = words.sides[side]
	const bar = amount > 0 ? html`<span .style=${`width:${(amount / most) * 100}%`}></span>` : ''
	return html`<td class=${`side-${letter.toLowerCase()}`}><i aria-hidden="true">${letter}</i>
	<span class="bar" aria-hidden="true">${bar}</span>
	<data value=${amount}>${bounds?.[side] ? words.atMost(amount) : words.count(amount)}</data></td>`
}
