// lit's templates read without a browser: as markup, and as a list of the elements in it with what they say.
//
//   markupOf(view(moment, look))            '<ol><li>…</li></ol>', without listeners and properties
//   elementsOf(view(moment, look))          [{ tag, attributes, text, own }] in document order; `text` is of it and
//                                           all within, in one line
//
// Invariant: what is read is what lit would put on the page; nothing of a view is run but the view.

import { nothing } from 'lit'

const VOID = /^(input|br|img|meta|link)$/
/** Those whose end parts no words. */
const INLINE = /^(button|strong|b|i|span)$/
const escaped = text =>
	/[&<"]/.test(text) ? String(text).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;') : String(text)
const plain = text =>
	text.includes('&')
		? text
				.replace(/&lt;/g, '<')
				.replace(/&quot;/g, '"')
				.replace(/&amp;/g, '&')
		: text

/** @param {unknown} value @returns {string} */
export function markupOf(value) {
	if (value === nothing || value === null || value === undefined || value === '') return ''
	if (Array.isArray(value)) return value.map(markupOf).join('')
	if (!value.strings) return escaped(value)
	return value.strings
		.map((before, i) => {
			if (i === value.values.length) return before
			const each = value.values[i],
				[bound, sign, name, quote] = /\s([@.?]?)([\w-]+)=("?)$/.exec(before.slice(-80)) ?? []
			if (name === undefined) return before + markupOf(each)
			const rest = before.slice(0, -bound.length),
				hasNone = each === nothing || (sign === '?' && !each)
			return sign === '@' || sign === '.' || hasNone
				? rest
				: `${rest} ${name}="${escaped(sign === '?' ? '' : each)}${quote ? '' : '"'}`
		})
		.join('')
}

/** @typedef {{tag: string, attributes: Record<string, string>, text: string}} Element */

/** @param {unknown} template @returns {Element[]} */
export function elementsOf(template) {
	const found = [],
		open = []
	let said = '' // all text so far: an element's is a piece of it
	for (const [, close, tag, attributes, text] of markupOf(template).matchAll(
		/<(\/?)([\w-]+)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*>|([^<]+)/g,
	)) {
		if (text !== undefined) said += plain(text)
		else if (close) {
			if (!INLINE.test(tag)) said += ' '
			for (let element; (element = open.pop()); ) {
				element.end = said.length
				if (element.tag === tag) break
			}
		} else {
			const element = { tag, attributes: {}, text: '', begin: said.length, end: said.length }
			for (const [, name, value = ''] of attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g))
				element.attributes[name] = plain(value)
			found.push(element)
			if (!VOID.test(tag)) open.push(element)
		}
	}
	return found.map(({ tag, attributes, begin, end }) => ({
		tag,
		attributes,
		text: said.slice(begin, end).replace(/\s+/g, ' ').trim(),
	}))
}

/** The elements with a role, a class or a tag. @param {Element[]} elements
 * @param {{role?: string, class?: string, tag?: string}} wanted */
export const those = (elements, wanted) =>
	elements.filter(
		({ tag, attributes }) =>
			(!wanted.tag || tag === wanted.tag) &&
			(!wanted.role || attributes.role === wanted.role) &&
			(!wanted.class || (attributes.class ?? '').split(' ').includes(wanted.class)),
	)
