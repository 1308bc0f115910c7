// Both searches' counters as a table: of each measure two numbers, and two bars on one scale of their own. Pure.

import {html} from 'lit-html'
import {BYTES_PER_NUMBER, memoryOf, peakOf} from '../../views/memory.js'

const COUNTERS = ['steps', 'tests', 'probes', 'places', 'removes', 'solutions'],
	MEMORIES = ['arrays', 'stack', 'frontier', 'all', 'peak']

export const workOf = moments =>
	COUNTERS.map(name => ({name, amounts: moments.map(({step, counters}) => (name === 'steps' ? step : counters[name]))}))

/** bounds: it may be less. A frontier only where there is one. */
export function memoryRows(moments) {
	const kept = moments.map(moment => ({...memoryOf(moment), peak: peakOf(moment).all}))
	const names = moments.some(({frontier}) => frontier) ? MEMORIES : MEMORIES.filter(name => name !== 'frontier')
	return names.map(name => ({
		name,
		amounts: kept.map(one => one[name]),
		bounds: moments.map(moment => name === 'peak' && !peakOf(moment).isExact),
	}))
}

export function tableView(moments, words) {
	const nameOf = name => (name === 'steps' ? words.steps : words.core.counters[name])
	return html`<div class="tables column" role="group" aria-label=${words.table}>
    ${pairs(words.table, workOf(moments), nameOf, words)}
    ${pairs(words.memory, memoryRows(moments), name => words.memories[name], words)}
  </div>`
}

export const meaningView = words =>
	html`<p class="small meaning">${words.core.probesMeaning} ${words.memoryMeaning(BYTES_PER_NUMBER)}</p>`

const pairs = (caption, rows, nameOf, words) => html`<table>
  <caption>${caption}</caption>
  <thead class="hidden"><tr><th scope="col">${words.measure}</th>${words.sides.map(
		letter => html`<th scope="col">${letter}</th>`,
	)}</tr></thead>
  <tbody>${rows.map(
		row =>
			html`<tr data-measure=${row.name}><th scope="row">${nameOf(row.name)}</th>${row.amounts.map((_, side) =>
				amountView(row, side, words),
			)}</tr>`,
	)}</tbody>
</table>`

function amountView({amounts, bounds}, side, words) {
	const most = Math.max(...amounts),
		amount = amounts[side],
		letter = words.sides[side]
	const bar = amount > 0 ? html`<span style="width:${(amount / most) * 100}%"></span>` : ''
	return html`<td class=${`side-${letter.toLowerCase()}`}><i aria-hidden="true">${letter}</i>
    <span class="bar" aria-hidden="true">${bar}</span>
    <data value=${amount}>${bounds?.[side] ? words.atMost(amount) : words.count(amount)}</data></td>`
}
