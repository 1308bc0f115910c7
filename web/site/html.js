// HTML as text, for pages that are made at build time. Invariant: what is put into html`…` is escaped unless it is
// Markup, so that no text of a locale or of a recipe can be taken for a tag.

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** @param {unknown} text */
export const escaped = text => String(text).replace(/[&<>"]/g, character => ENTITIES[character])

export class Markup {
	constructor(text) {
		this.text = text
	}
	toString() {
		return this.text
	}
}

/** Text that is HTML already. @param {string} text */
export const raw = text => new Markup(text)

const put = value => {
	if (value === null || value === undefined || value === false) return ''
	if (Array.isArray(value)) return value.map(put).join('')
	return value instanceof Markup ? value.text : escaped(value)
}

/** @param {TemplateStringsArray} strings @param {...unknown} values */
export const html = (strings, ...values) =>
	new Markup(strings.reduce((text, string, i) => text + put(values[i - 1]) + string))

/** Attributes of a tag: true stands alone; null and false are left out. @param {Record<string, unknown>} names */
export const attributes = names =>
	raw(
		Object.entries(names)
			.filter(([, value]) => value !== null && value !== undefined && value !== false)
			.map(([name, value]) => (value === true ? name : `${name}="${escaped(value)}"`))
			.join(' '),
	)
