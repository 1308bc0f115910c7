// The open calls, innermost first, with the variables of the search's tutorial. Breadth-first search has no calls, but
// a frontier.

import {html, nothing} from 'lit-html'
import {captionView} from './glossary.js'
import {BYTES_PER_NUMBER, frontierBytes} from './memory.js'
import {searchNames} from '../searches/names.js'

const SCROLLS_AFTER = 12

export const stackView = (moment, context) =>
	moment.frontier ? frontierView(moment, context) : callsView(moment, context)

function callsView(moment, context) {
	const words = context.words.views.stack,
		{call, count, row, col, from, items} = searchNames(moment),
		{stack, n} = moment
	const isOfRow = frame => items && frame.row >= 0
	const of = frame =>
		isOfRow(frame) ? `${row} = ${frame.row + from}` : frame.col < 0 ? words.none(col) : `${col} = ${frame.col + from}`
	const frame = (frame, depth) => html`<li aria-current=${depth === stack.length - 1 ? 'step' : nothing}><button
  type="button" title=${words.hint}
  @click=${() => context.act.next({kind: 'leave', ...(frame.row < 0 ? {col: frame.col} : {row: frame.row})})}>
  <code>${call}(${items ? '' : `${row} = ${frame.row + from}`}${count ? `, ${count} = ${depth}` : ''})</code>
  <code>${of(frame)}</code></button></li>`
	return html`<figure class="stack" part="stack" .style=${`--frames:${Math.min(n, SCROLLS_AFTER)}`}>
  ${captionView(words.title, 'stack', context)}
  <ol reversed aria-label=${words.title}>${stack.map(frame).reverse()}</ol>
  ${stack.length === 0 ? html`<p class="remark none">${words.empty}</p>` : nothing}
  </figure>`
}

function frontierView({n, queens, frontier}, context) {
	const {level, size, index, sizes, next} = frontier,
		words = context.words.views.stack,
		isOpen = index !== null
	const states = {[level]: isOpen ? 'taken' : 'whole', ...(isOpen && {[level + 1]: 'grows'})}
	const board = cols => cols.flatMap(col => (col < 0 ? [] : [context.at(col)])).join(' ') || words.emptyBoard
	const itemView = (term, boards) => html`<div><dt>${term}</dt><dd>${boards}</dd></div>`
	const bar = (count, k) => html`<tr class=${states[k] ?? ''}>
  <th scope="row">${k}</th><td><span .style=${`width:${(count / Math.max(...sizes, 1)) * 100}%`}></span></td>
  <td>${context.words.count(count)}</td><td>${words.levels[states[k]] ?? ''}</td></tr>`
	const waiting = next.map(cols => html`<span>${board(cols)}</span>`)
	return html`<figure class="stack" part="stack">
  ${captionView(words.frontier, 'stack', context)}
  <table>
    <thead class="hidden"><tr>
      <th>${words.level}</th><td></td><th>${words.boards}</th><td></td>
    </tr></thead>
    <tbody>${sizes.slice(0, n + 1).map(bar)}</tbody></table>
  <dl>${isOpen ? itemView(words.extending(index + 1, size), board(queens.slice(0, level))) : nothing}
    ${next.length > 0 ? itemView(words.next, waiting) : nothing}</dl>
  <p class="remark">${words.memory(frontierBytes(frontier), BYTES_PER_NUMBER)}</p>
  </figure>`
}
