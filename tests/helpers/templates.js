import {nothing} from 'lit-html'
import {once} from '#web/engine/job.js'

const VOID = /^(input|br|img|meta|link)$/
const INLINE = /^(button|strong|b|i|span)$/
const SIGNS = {'&amp;': '&', '&lt;': '<', '&quot;': '"'}
const ENTITIES = Object.fromEntries(Object.entries(SIGNS).map(([entity, sign]) => [sign, entity]))
const escaped = text => String(text).replace(/[&<"]/g, sign => ENTITIES[sign])
export const plain = text => text.replace(/&(?:amp|lt|quot);/g, entity => SIGNS[entity])

const bindingsOf = once(strings =>
	strings.map(before => {
		const [all, sign, name, quote] = /\s([@.?]?)([\w-]+)=("?)$/.exec(before.slice(-80)) ?? []
		return all === undefined ? null : {sign, name, quote, rest: before.slice(0, -all.length)}
	}),
)

export function markupOf(value) {
	if (value === nothing || value === null || value === undefined) return ''
	if (Array.isArray(value)) return value.map(markupOf).join('')
	if ('_$litDirective$' in Object(value)) return value.values.join('')
	if (!value.strings) return escaped(value)
	const bound = bindingsOf(value.strings)
	let markup = ''
	for (const [i, before] of value.strings.entries()) {
		if (i === value.values.length) return markup + before
		const each = value.values[i]
		if (bound[i] === null) markup += before + markupOf(each)
		else {
			const {sign, name, quote, rest} = bound[i],
				hasNone = sign === '@' || sign === '.' || each === nothing || (sign === '?' && !each)
			markup += hasNone ? rest : `${rest} ${name}="${escaped(sign === '?' ? '' : each)}${quote ? '' : '"'}`
		}
	}
}

export function listenersOf(value, event) {
	if (Array.isArray(value)) return value.flatMap(each => listenersOf(each, event))
	if (!value?.strings) return []
	const bound = bindingsOf(value.strings)
	return value.values.flatMap((each, i) => {
		if (bound[i] === null) return listenersOf(each, event)
		return bound[i].sign === '@' && bound[i].name === event ? [each] : []
	})
}

export function elementsOf(template) {
	const found = [],
		open = []
	let whole = ''
	for (const [, close, tag, attributes, text] of markupOf(template).matchAll(
		/<(\/?)([\w-]+)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*>|([^<]+)/g,
	)) {
		if (text !== undefined) whole += plain(text)
		else if (close) {
			if (!INLINE.test(tag)) whole += ' '
			for (let element; (element = open.pop()); ) {
				element.end = whole.length
				if (element.tag === tag) break
			}
		} else {
			const element = {tag, attributes: {}, begin: whole.length, end: whole.length}
			for (const [, name, value = ''] of attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g))
				element.attributes[name] = plain(value)
			found.push(element)
			if (!VOID.test(tag)) open.push(element)
		}
	}
	return found.map(({tag, attributes, begin, end}) => ({
		tag,
		attributes,
		get text() {
			return whole.slice(begin, end).replace(/\s+/g, ' ').trim()
		},
	}))
}

export const those = (elements, {tag, role, class: name}) =>
	elements.filter(({tag: tagName, attributes}) => {
		if (tag) return tagName === tag
		return role ? attributes.role === role : attributes.class?.split(' ').includes(name)
	})
