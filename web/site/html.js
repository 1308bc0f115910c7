// HTML as text, for pages that the build makes. Invariant: html`…` escapes values that are not Markup.

import {escaped} from '../board/recorder.js'

class Markup extends String {}

export const raw = text => new Markup(text)

const isNothing = value => value == null || value === false

const put = value => {
	if (isNothing(value)) return ''
	if (Array.isArray(value)) return value.map(put).join('')
	return value instanceof Markup ? String(value) : escaped(value)
}

export const html = (strings, ...values) =>
	new Markup(strings.reduce((text, string, i) => text + put(values[i - 1]) + string))

export function attributes(names) {
	const present = Object.entries(names).filter(([, value]) => !isNothing(value))
	return raw(present.map(([name, value]) => (value === true ? name : `${name}="${escaped(value)}"`)).join(' '))
}

export const code = text => html`<code>${text}</code>`

export function tableView(heads, rows, names) {
	const cell = (text, i) => (i === 0 ? html`<th scope="row">${text}</th>` : html`<td>${text}</td>`)
	return html`<div ${attributes({class: 'scroll', tabindex: 0, ...names})}><table>\
<thead><tr>${heads.map(head => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows.map(row => html`<tr>${row.map(cell)}</tr>`)}</tbody></table></div>`
}
