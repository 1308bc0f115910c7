// The state of the page in its query string. Invariants: what `queryOf` writes, `readPage` reads back to the same
// state; whatever a query says, it gives a usable value for each name, a refusal for each text that it could not use.

import * as attributes from '../figure/attributes.js'
import {LANGUAGE, OPTIONS, readQuery, word} from '../figure/attributes.js'
import * as faces from '../modes/index.js'

/** In the order in which they are offered; the first one needs not be named in an address. Each can be asked for in
 * other colours. @type {({id: string} & import('../modes/index.js').Face)[]} */
export const MODES = Object.entries(faces)
	.map(([id, face]) => ({id, ...face, options: {...face.options, theme: OPTIONS.theme}}))
	.sort((a, b) => a.place - b.place)
const IDS = MODES.map(({id}) => id)
const MODE = word(IDS, IDS[0])
const faceOf = mode => MODES[IDS.indexOf(mode)]

/** Of `mode`, `lang`, and the values of the mode's options by name; null: nothing to say. */
export function queryOf({mode = IDS[0], ...values}) {
	const {options, always} = faceOf(mode)
	return attributes.queryOf({view: mode, ...values}, {view: MODE, ...options, lang: LANGUAGE}, always)
}

/** Which mode a query asks for, and with what. @param {URLSearchParams} query */
export function readPage(query) {
	const {values: wanted, refusals} = readQuery(query, {view: MODE}),
		mode = wanted.view
	const {options, asText, limits} = faceOf(mode)
	if (asText)
		return {mode, refusals, values: Object.fromEntries(Object.keys(options).map(name => [name, query.get(name)]))}
	const read = readQuery(query, options),
		{values} = read
	refusals.push(...read.refusals)
	for (const [name, allowed] of Object.entries(limits?.(values) ?? {})) {
		if (values[name] >= allowed.low && values[name] <= allowed.high) continue
		refusals.push({name, value: String(values[name]), allowed})
		values[name] = options[name].otherwise
	}
	return {mode, values, refusals}
}

export const themeIn = query => OPTIONS.theme.read(query.get('theme')?.trim()) ?? OPTIONS.theme.otherwise

/** In the address bar, where the browser lets a page do so. */
export function showAddress(query, how = 'replaceState') {
	try {
		history[how](null, '', query)
	} catch {
		// An opaque origin, or too many changes: the address stays, the link to copy is still right.
	}
}
