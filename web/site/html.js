// HTML as text, for pages that are made at build time. Invariant: what is put into html`…` is escaped unless it is
// Markup, so that no text of a locale or of a recipe can be taken for a tag.

import {escaped} from '../board/recorder.js'

class Markup {
	constructor(text) {
		this.text = text
	}
	toString() {
		return this.text
	}
}

/** Text that is HTML already. */
export const raw = text => new Markup(text)

const isNothing = value => [null, undefined, false].includes(value)

const put = value => {
	if (isNothing(value)) return ''
	if (Array.isArray(value)) return value.map(put).join('')
	return value instanceof Markup ? value.text : escaped(String(value))
}

export const html = (strings, ...values) =>
	new Markup(strings.reduce((text, string, i) => text + put(values[i - 1]) + string))

/** Attributes of a tag: true stands alone; null and false are left out. @param {Record<string, unknown>} names */
export const attributes = names =>
	raw(
		Object.entries(names)
			.filter(([, value]) => !isNothing(value))
			.map(([name, value]) => (value === true ? name : `${name}="${escaped(String(value))}"`))
			.join(' '),
	)

export const code = text => html`<code>${text}</code>`

/** A table that can be scrolled, of texts or Markup; each row begins with what it is about. `names`: attributes of what
 * scrolls. @param {unknown[]} heads @param {unknown[][]} rows @param {Record<string, string>} names */
export function tableView(heads, rows, names) {
	const cell = (text, i) => (i === 0 ? html`<th scope="row">${text}</th>` : html`<td>${text}</td>`)
	return html`<div ${attributes({class: 'scroll', tabindex: 0, ...names})}><table>\
<thead><tr>${heads.map(head => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows.map(row => html`<tr>${row.map(cell)}</tr>`)}</tbody></table></div>`
}
