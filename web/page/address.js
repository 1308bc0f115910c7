// The page's state in its query string. Invariants: `readPage` is the inverse of `pageQuery`; it returns a usable value
// for each name, and a validation error for each invalid text.

import {LANGUAGE, OPTIONS, queryFromValues, readQuery, word} from '../figure/attributes.js'
import {LANGUAGES} from '../words/index.js'
import * as faces from '../modes/index.js'

/** The modes in the order of the menu; addresses omit the first mode. @type {({id: string} &
 * import('../modes/index.js').Face)[]} */
export const MODES = Object.entries(faces)
	.map(([id, face]) => ({id, ...face, options: {...face.options, theme: OPTIONS.theme}}))
	.sort((a, b) => a.place - b.place)
const IDS = MODES.map(({id}) => id)
const MODE = word(IDS, IDS[0])
const TONGUES = LANGUAGES.map(({id}) => id)
const TONGUE = {
	...LANGUAGE,
	allowed: {words: TONGUES},
	read: text => (text && !TONGUES.includes(text.toLowerCase().split('-')[0]) ? undefined : text || null),
}
const OF_PAGE = {view: MODE, lang: TONGUE}
const faceOf = mode => MODES[IDS.indexOf(mode)]

export function pageQuery({mode = IDS[0], ...values}) {
	const {options, always} = faceOf(mode)
	return queryFromValues({view: mode, ...values}, {view: MODE, ...options, lang: LANGUAGE}, always)
}

export function fits(mode, n) {
	const {options, takesSize = true} = faceOf(mode)
	return takesSize && options.n?.read(String(n)) !== undefined
}

export const linkTo = (mode, {n, ...page}) =>
	queryFromValues(
		{view: mode, n: fits(mode, n) ? n : null, ...page},
		{view: MODE, n: OPTIONS.n, theme: OPTIONS.theme, lang: LANGUAGE},
		['view', 'n'],
	)

/** @param {URLSearchParams} query */
export function readPage(query) {
	const {values: wanted, rejections} = readQuery(query, OF_PAGE),
		mode = wanted.view
	const {options, asText, limits, opening} = faceOf(mode)
	const read = readQuery(query, options),
		{values} = read,
		bounds = limits?.(values) ?? {}
	rejections.push(
		...read.rejections.map(rejection => ({...rejection, allowed: bounds[rejection.name] ?? rejection.allowed})),
	)
	if (asText) {
		const textOf = name => (read.rejections.some(rejection => rejection.name === name) ? null : query.get(name))
		const texts = Object.fromEntries(Object.keys(options).map(name => [name, textOf(name)]))
		const isPlain = opening && !['view', ...opening.unless].some(name => query.has(name))
		return {mode, rejections, values: isPlain ? {...texts, ...opening.values} : texts}
	}
	for (const [name, allowed] of Object.entries(bounds)) {
		if (values[name] >= allowed.low && values[name] <= allowed.high) continue
		rejections.push({name, value: String(values[name]), allowed, instead: String(options[name].otherwise)})
		values[name] = options[name].otherwise
	}
	return {mode, values, rejections}
}

/** The value of the first valid text. @param {import('../figure/attributes.js').Option} option
 * @param {(string|null|undefined)[]} texts */
const firstOf = ({read, otherwise}, texts) => texts.map(text => text && read(text.trim())).find(Boolean) ?? otherwise

export const themeIn = (query, ...others) => firstOf(OPTIONS.theme, [query.get('theme'), ...others])
export const languageIn = (query, ...others) => firstOf(TONGUE, [query.get('lang'), ...others])

export function showAddress(query, how = 'replaceState') {
	try {
		history[how](null, '', query)
	} catch {
		// The origin is opaque, or the address changes too often. The share dialog still has the right link.
	}
}
