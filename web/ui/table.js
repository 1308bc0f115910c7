import {html, nothing} from 'lit-html'

export function tableView(title, heads, rows, numbers = heads.length) {
	const kind = i => (i > 0 && i <= numbers ? 'number' : nothing)
	const cell = (text, i) => (i === 0 ? html`<th scope="row">${text}</th>` : html`<td class=${kind(i)}>${text}</td>`)
	return html`<details><summary>${title}</summary><div class="scroll" tabindex="0" role="region" aria-label=${title}>
	<table>
		<thead><tr>${heads.map((head, i) => html`<th scope="col" class=${kind(i)}>${head}</th>`)}</tr></thead>
		<tbody>${rows.map(row => html`<tr>${row.map(cell)}</tr>`)}</tbody>
	</table></div></details>`
}
