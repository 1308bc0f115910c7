// What there is to know about <n-queens>, read from its source: attributes and what they may hold from attributes.js,
// properties and methods from the declarations that TypeScript makes of element.js, events, parts, slots and custom
// properties from the modules that the element is made of. Sentences are in words/*/reference.js. For the build, in
// Node.js: the manifest, the types and the table of the recipes are written from this and from nothing else.
//
// Invariant: all that the source has is here, once, and nothing else; what has no sentence yet has an empty one, which
// a test finds.

import {execFileSync} from 'node:child_process'
import {mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync} from 'node:fs'
import {join, relative} from 'node:path'
import {fileURLToPath} from 'node:url'
import {camel, OPTIONS, optionText} from '../figure/attributes.js'
import {USUAL} from '../words/index.js'
import {wordsOf} from './words.js'

const WORDS = await wordsOf('reference')

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What any custom element has. */
const LIFE = /Callback$/

/** What comes with an event; the moment, unless it is here. */
const DETAILS = {'n-queens-error': 'NQueensFault'}

/** Of attributes that are HTML's own, and that the element reads. */
const OF_HTML = {values: [], range: null, otherwise: null, type: 'string'}

/**
 * @typedef {{name: string, description: Record<string, string>}} Part  described by language
 * @typedef {Part & {property: string, type: string, values: string[], range: {low: number, high: number}|null,
 *   otherwise: string|null}} Attribute  type: as TypeScript writes it; values: the words allowed, none where any will
 *   do or where it is not words; otherwise: the text that says the same as leaving it out, null where there is none
 * @typedef {Part & {type: string, readonly: boolean, attribute: string|null}} Property
 * @typedef {{name: string, type: string, optional: boolean}} Parameter
 * @typedef {Part & {parameters: Parameter[], returns: string}} Method
 * @typedef {Part & {detail: string}} Event
 * @typedef {Part & {defaults: string[]}} CustomProperty  one, or that of the light and that of the dark theme
 * @typedef {{types: string[], attributes: Attribute[], properties: Property[], methods: Method[], events: Event[],
 *   parts: Part[], slots: Part[], customProperties: CustomProperty[]}} Reference  types: of the engine that properties,
 *   methods and events speak of
 */

/** @type {Reference|undefined} */
let known

/** @returns {Reference} */
export const readReference = () => (known ??= read())

function read() {
	const {files, declaration} = declared()
	const source = files.map(file => withoutComments(readFileSync(join(root, 'web', file), 'utf8'))).join('\n')
	const members = membersOf(declaration),
		attributes = attributesOf()
	const types = found(declaration, /import\(["']\.\.\/engine\/[^"']+["']\)\.(\w+)/g)
	const events = found(source, /\btell\(\s*'(n-queens-[\w-]+)'/g)
	const parts = found(source, /\bpart="([^"$]+)"/g).flatMap(names => names.split(/\s+/))
	const custom = found(source, /(--n-queens-[\w-]+)/g)
	return {
		types: unique([...types, 'Moment']).sort(),
		attributes,
		properties: ordered('properties', propertiesOf(attributes, members)),
		methods: listed(
			'methods',
			members.filter(({sort}) => sort === 'method').map(({sort: _, ...method}) => method),
		),
		events: listed(
			'events',
			events.map(name => ({name, detail: DETAILS[name] ?? 'Moment'})),
		),
		parts: listed(
			'parts',
			unique(parts).map(name => ({name})),
		),
		slots: listed(
			'slots',
			found(source, /<slot(?: name="([\w-]+)")?/g).map(name => ({name})),
		),
		customProperties: listed(
			'customProperties',
			custom.map(name => ({name, defaults: defaultsOf(source, name)})),
		),
	}
}

const unique = list => [...new Set(list)]
const found = (source, pattern) => unique([...source.matchAll(pattern)].map(([, name]) => name ?? ''))
/** As the sentences are ordered; the source has them where they are used. */
function ordered(what, list) {
	const names = Object.keys(WORDS[USUAL][what])
	return [...list].sort((a, b) => names.indexOf(a.name) - names.indexOf(b.name))
}
const said = (what, name) =>
	Object.fromEntries(Object.entries(WORDS).map(([language, words]) => [language, words[what][name] ?? '']))
const listed = (what, list) => ordered(what, list).map(one => ({...one, description: said(what, one.name)}))
const withoutComments = code => code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

/** Lets TypeScript declare element.js, which also tells what it is made of. */
function declared() {
	mkdirSync(join(root, 'build'), {recursive: true})
	const folder = mkdtempSync(join(root, 'build', 'element-'))
	try {
		const tsc = ['-p', 'web/tsconfig.element.json', '--listEmittedFiles', '--outDir', folder]
		const said = execFileSync(join(root, 'node_modules/tsc/bin/tsc'), tsc, {cwd: root, encoding: 'utf8'})
		const made = found(said, /^TSFILE: +(.+)\.d\.ts$/gm)
		const files = made.map(path => `${relative(realpathSync(folder), path)}.js`).sort()
		return {files, declaration: readFileSync(join(folder, 'figure/element.d.ts'), 'utf8')}
	} finally {
		rmSync(folder, {recursive: true})
	}
}

// ---- Attributes -----------------------------------------------------------------------------------------

function attributesOf() {
	/** @type {[string, any][]} */
	const options = Object.entries(OPTIONS)
	const own = options.map(([name, option]) => ({
		name,
		property: camel(name),
		type: typeOf(option),
		values: allowedOf(option),
		range: option.allowed.low === undefined ? null : {low: option.allowed.low, high: option.allowed.high},
		otherwise: optionText(option.otherwise) || null,
	}))
	return [...own, {name: 'lang', property: 'lang', ...OF_HTML}].map(one => ({
		...one,
		description: said('attributes', one.name),
	}))
}

/** What an option is read as tells its type. */
function typeOf({read, allowed}) {
	const {words = [], low = ''} = allowed
	const value = [...words, String(low), 'x'].map(text => read(text)).find(value => value !== undefined)
	if (Array.isArray(value)) return `(${unique(words.flatMap(read).map(literal)).join(' | ')})[]`
	return typeof value === 'string' && words.length > 0 ? words.map(literal).join(' | ') : typeof value
}
const literal = value => (typeof value === 'string' ? `'${value}'` : typeof value)
/** A number among the words of a list stands for any. */
const allowedOf = ({read, allowed: {words = []}}) =>
	words.filter(word => typeof [read(word)].flat()[0] === 'string' || !Array.isArray(read(word)))

// ---- Properties and methods -----------------------------------------------------------------------------

function propertiesOf(attributes, members) {
	const isOwn = (sort, name) => members.some(member => member.sort === sort && member.name === name)
	const reflected = attributes
		.filter(({name, property}) => OPTIONS[name] && !isOwn('get', property))
		.map(({name, property, type, description}) => ({
			name: property,
			type: OPTIONS[name].otherwise === null ? `${type} | null` : type,
			readonly: false,
			attribute: name,
			description,
		}))
	const own = members
		.filter(({sort}) => sort === 'get')
		.map(({name, returns: type}) => ({
			name,
			type,
			readonly: !isOwn('set', name),
			attribute: attributes.find(({property}) => property === name)?.name ?? null,
			description: said('properties', name),
		}))
	return [...reflected, ...own]
}

/** The public members of the class in a declaration, as TypeScript writes one: each begins after four blanks. */
function membersOf(declaration) {
	const [, body] = /\nexport declare class NQueens [^{]*\{\n([\s\S]*?)\n\}/.exec(declaration)
	const members = body
		.replace(/\/\*[\s\S]*?\*\//g, '')
		.split(/\n(?= {4}[^\s}])/)
		.map(memberOf)
	return members.filter(member => member && !LIFE.test(member.name))
}

function memberOf(text) {
	const [begin, sort = 'method', name] = /^\s*(?:(get|set) )?(\w+)\(/.exec(text) ?? []
	if (!name) return null
	const rest = text.slice(begin.length),
		end = endOf(rest)
	const returns = named(rest.slice(end + 1).replace(/^: |;\s*$/g, ''))
	return {sort, name, parameters: parametersOf(rest.slice(0, end)), returns}
}

const parametersOf = text =>
	splitOutside(text).map(parameter => {
		const [, name, optional, type] = /^\s*([.\w]+)(\?)?: ([\s\S]*)$/.exec(parameter)
		return {name, type: named(type), optional: optional === '?'}
	})

/** At commas that stand in no brackets. */
function splitOutside(text) {
	const parts = ['']
	let depth = 0
	for (const letter of text) {
		if ('([{<'.includes(letter)) depth++
		if (')]}>'.includes(letter) && !parts.at(-1).endsWith('=')) depth--
		if (letter === ',' && depth === 0) parts.push('')
		else parts.push(parts.pop() + letter)
	}
	return parts.filter(part => part.trim())
}

/** Types by their names alone: those that are imported are all the engine's. */
const named = type => type.replace(/import\(["'][^"']+["']\)\./g, '').replace(/\s+/g, ' ')

// ---- Style ----------------------------------------------------------------------------------------------

/** What stands for a custom property where none is set. */
const defaultsOf = (source, property) =>
	unique(
		source
			.split(`var(${property},`)
			.slice(1)
			.map(rest => rest.slice(0, endOf(rest)).trim().replace(/\s+/g, ' ')),
	)

/** Where the bracket that is open closes. */
function endOf(text) {
	let depth = 1
	for (let i = 0; i < text.length; i++) {
		if (text[i] === '(') depth++
		if (text[i] === ')' && --depth === 0) return i
	}
	return text.length
}
