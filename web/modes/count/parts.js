// What the panel, the result and the figures are put together from.

import {html, nothing} from 'lit-html'

/** Of each what and how much; false is left out. */
export const factsView = facts =>
	html`<dl class="counts">${facts
		.filter(Boolean)
		.map(([what, amount]) => html`<div><dt>${what}</dt><dd>${amount}</dd></div>`)}</dl>`

/** A table that unfolds. Of the columns after the first so many are numbers. */
export function tableView(title, heads, rows, numbers = heads.length) {
	const kind = i => (i > 0 && i <= numbers ? 'number' : nothing)
	const cell = (text, i) => (i === 0 ? html`<th scope="row">${text}</th>` : html`<td class=${kind(i)}>${text}</td>`)
	return html`<details><summary>${title}</summary><div class="scroll" tabindex="0" role="region" aria-label=${title}>
  <table>
    <thead><tr>${heads.map((head, i) => html`<th scope="col" class=${kind(i)}>${head}</th>`)}</tr></thead>
    <tbody>${rows.map(row => html`<tr>${row.map(cell)}</tr>`)}</tbody>
  </table></div></details>`
}
