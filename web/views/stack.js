// What the search has still to come back to: the open calls, innermost first, with the variables of their tutorial;
// in a breadth-first search the frontier, which takes the place of the stack.

import { html, nothing } from 'lit-html'
import { captionView } from './glossary.js'
import { BYTES_PER_NUMBER, frontierBytes } from './memory.js'
import { namesOf } from '../searches/names.js'

/** So many frames are shown without scrolling. */
const SCROLLS_AFTER = 12

/** @param {import('../engine/moment.js').Moment} moment
 * @param {{at: (i: number) => number} & import('./glossary.js').Look} look */
export const stackView = (moment, look) => (moment.frontier ? frontierView(moment, look) : callsView(moment, look))

function callsView(moment, look) {
	const { words } = look
	const { call, count, row, col, from } = namesOf(moment),
		{ stack, n } = moment
	const argumentsOf = (frame, depth) => `${row} = ${frame.row + from}${count ? `, ${count} = ${depth}` : ''}`
	const frame = (frame, depth) => html`<li aria-current=${depth === stack.length - 1 ? 'step' : nothing}>
    <code>${call}(${argumentsOf(frame, depth)})</code>
    <code>${frame.col < 0 ? words.views.stack.none(col) : `${col} = ${frame.col + from}`}</code></li>`
	return html`<figure class="stack" part="stack" .style=${`--frames:${Math.min(n, SCROLLS_AFTER)}`}>
    ${captionView(words.views.stack.title, 'stack', look)}
    <ol reversed tabindex=${n > SCROLLS_AFTER ? 0 : nothing}
      aria-label=${words.views.stack.title}>${stack.map(frame).reverse()}</ol>
    ${stack.length === 0 ? html`<p class="remark none">${words.views.stack.empty}</p>` : nothing}
  </figure>`
}

function frontierView({ n, queens, frontier }, look) {
	const { words, at } = look
	const { level, size, index, sizes, next } = frontier,
		most = Math.max(...sizes, 1)
	const state = k =>
		index === null && k === level ? 'whole' : k === level ? 'taken' : k === level + 1 && index !== null ? 'grows' : ''
	const board = cols =>
		cols
			.filter(col => col >= 0)
			.map(at)
			.join(' ') || words.views.stack.emptyBoard
	const told = (term, boards) => html`<div><dt>${term}</dt><dd>${boards}</dd></div>`
	const bar = (count, k) => html`<tr class=${state(k)}>
    <th scope="row">${k}</th><td><span .style=${`width:${(count / most) * 100}%`}></span></td>
    <td>${words.count(count)}</td><td>${words.views.stack.levels[state(k)] ?? ''}</td></tr>`
	return html`<figure class="stack" part="stack">
    ${captionView(words.views.stack.frontier, 'stack', look)}
    <table>
      <thead class="hidden"><tr>
        <th>${words.views.stack.level}</th><td></td><th>${words.views.stack.boards}</th><td></td>
      </tr></thead>
      <tbody>${sizes.slice(0, n + 1).map(bar)}</tbody></table>
    <dl>${index === null ? nothing : told(words.views.stack.extending(index + 1, size), board(queens.slice(0, level)))}
      ${
				next.length === 0
					? nothing
					: told(
							words.views.stack.next,
							next.map(cols => html`<span>${board(cols)}</span>`),
						)
			}</dl>
    <p class="remark">${words.views.stack.memory(frontierBytes(frontier), BYTES_PER_NUMBER)}</p>
  </figure>`
}
