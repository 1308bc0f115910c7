// The reference of <n-queens>, for manifest, types and recipes. Attributes and their properties come from the option
// table (figure/attributes.js), the rest from tables below, descriptions and order from words/*/reference.js.

import {camel, OPTIONS, optionText} from '../figure/attributes.js'
import {DARK, propertyName} from '../figure/style.css.js'
import {PAPER} from '../board/picture/figure.js'
import {USUAL} from '../words/index.js'
import {loadWords} from './words.js'

const WORDS = await loadWords('reference')

const TYPES = ['Kind', 'Moment', 'Placed', 'SearchType']

const LANG = {name: 'lang', property: 'lang', type: 'string', values: [], range: null, otherwise: null}

const PROPERTIES = {
	moment: {type: 'Moment', readonly: true},
	playing: {type: 'boolean', readonly: true},
	step: {type: 'number', attribute: 'step'},
	length: {type: 'number | undefined', readonly: true},
	settled: {type: 'Promise<void>', readonly: true},
	searches: {type: 'SearchType[]', readonly: true},
	score: {type: 'number | null', readonly: true},
	answers: {type: 'NQueensAnswer[]', readonly: true},
	progress: {type: 'string | null'},
}

const METHODS = {
	seek: {parameters: {step: 'number'}, returns: 'Promise<void>'},
	next: {parameters: {'kind?': 'Kind | Kind[] | Placed'}, returns: 'Promise<void>'},
	previous: {parameters: {'kind?': 'Kind | Kind[]'}, returns: 'Promise<void>'},
	reach: {parameters: {kind: "Kind | Kind[] | 'probe'", ordinal: 'number'}, returns: 'Promise<void>'},
	key: {parameters: {event: 'KeyboardEvent'}, returns: 'boolean'},
}

const DETAILS = {
	'n-queens-error': 'NQueensFault',
	'n-queens-change': 'NQueensChange',
	'n-queens-answer': 'NQueensAnswer',
	'n-queens-score': 'NQueensScore',
}

const DEFAULTS = {
	...Object.fromEntries(Object.keys(DARK).map(name => [propertyName(name), [PAPER[name], DARK[name]]])),
	'--n-queens-font': ['system-ui, sans-serif'],
	'--n-queens-serif': [
		"'Iowan Old Style', 'Palatino Linotype', 'Hiragino Mincho ProN', 'Yu Mincho', " +
			"'Noto Serif CJK JP', 'Noto Serif JP', serif",
	],
	'--n-queens-mono': ["ui-monospace, Menlo, Consolas, 'Noto Sans Mono CJK JP', monospace"],
	'--n-queens-board-size': ['36rem'],
	'--n-queens-board-margin': ['auto'],
}

/** Lists of objects with name, description (by language) and
 *   attributes        property; type: in TypeScript; values: the allowed words, if any; range: {low, high} or null;
 *                     otherwise: the default value as text, or null
 *   properties        type, readonly, attribute: its name or null
 *   methods           parameters: {name, type, optional}[], returns
 *   events            detail
 *   customProperties  defaults: one, or those of the light and the dark theme
 * @typedef {Record<'types'|'attributes'|'properties'|'methods'|'events'|'parts'|'slots'|'customProperties', any[]>}
 *   Reference */

export function readReference() {
	const attributes = [...Object.entries(OPTIONS).map(attributeOf), LANG].map(described('attributes'))
	const named = (what, more) => Object.keys(WORDS[USUAL][what]).map(name => described(what)({name, ...more(name)}))
	return {
		types: TYPES,
		attributes,
		properties: [
			...attributes.filter(({name}) => OPTIONS[name] && !PROPERTIES[name]).map(reflected),
			...named('properties', name => ({readonly: false, attribute: null, ...PROPERTIES[name]})),
		],
		methods: named('methods', methodOf),
		events: named('events', name => ({detail: DETAILS[name] ?? 'Moment'})),
		parts: named('parts', () => ({})),
		slots: named('slots', () => ({})),
		customProperties: named('customProperties', name => ({defaults: DEFAULTS[name]})),
	}
}

const described = what => one => ({
	...one,
	description: Object.fromEntries(
		Object.entries(WORDS).map(([language, words]) => [language, words[what][one.name] ?? '']),
	),
})

function methodOf(name) {
	const {parameters = {}, returns = 'void'} = METHODS[name] ?? {}
	const parameterOf = ([name, type]) => ({name: name.replace('?', ''), type, optional: name.endsWith('?')})
	return {parameters: Object.entries(parameters).map(parameterOf), returns}
}

const reflected = ({name, property, type, description}) => ({
	name: property,
	type: OPTIONS[name].otherwise === null ? `${type} | null` : type,
	readonly: false,
	attribute: name,
	description,
})

const attributeOf = ([name, {read, allowed, otherwise}]) => ({
	name,
	property: camel(name),
	...typeOf(read, allowed),
	range: allowed.low === undefined ? null : {low: allowed.low, high: allowed.high},
	otherwise: optionText(otherwise) || null,
})

const unique = list => [...new Set(list)]

function typeOf(read, {words = [], low = ''}) {
	const value = [...words, String(low), 'x', A_SQUARE].map(text => read(text)).find(value => value !== undefined)
	if (!Array.isArray(value)) {
		const types = words.length > 0 ? unique(words.map(text => literal(read(text)))) : [typeof value]
		return {type: types.join(' | '), values: words}
	}
	const items = words.flatMap(text => read(text) ?? read(A_SQUARE))
	return {type: `(${unique(items.map(literal)).join(' | ')})[]`, values: items.filter(item => typeof item === 'string')}
}
const A_SQUARE = '0,0'
const literal = value =>
	typeof value === 'string' ? `'${value}'` : typeof value === 'object' ? '{ row: number, col: number }' : typeof value
