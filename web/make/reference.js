// What there is to know about <n-queens>, read from its source: attributes and what they may hold from options.js,
// properties and methods from the declarations that TypeScript makes of element.js, events, parts, slots and custom
// properties from the modules that the element is made of. Sentences are in words/*/reference.js. For the build, in
// Node.js: the manifest, the types and the table of the recipes are written from this and from nothing else.
//
// Invariant: all that the source has is here, once, and nothing else; what has no sentence yet has an empty one, which
// a test finds.

import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { camel, OPTIONS, optionText } from '../figure/attributes.js'
import { USUAL } from '../words/index.js'
import { wordsOf } from './words.js'

const WORDS = await wordsOf('reference')

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

/** What any custom element has. */
const LIFE = ['connectedCallback', 'disconnectedCallback', 'attributeChangedCallback']

/** What comes with an event; the moment, unless it is here. */
const DETAILS = { 'n-queens-error': 'NQueensFault' }

/** Attributes that the element reads though they are HTML's own. */
const OF_HTML = [{ name: 'lang', type: 'string' }]

/**
 * @typedef {Record<string, string>} Description  by language
 * @typedef {object} Attribute
 * @property {string} name  @property {string} property  @property {string} type  as TypeScript writes it
 * @property {string[]} values  the words allowed; none where any will do, or where it is not words  @property {{low:
 *   number, high: number}|null} range
 * @property {string|null} otherwise  the text that says the same as leaving it out; null where there is none
 * @property {Description} description
 * @typedef {{name: string, type: string, readonly: boolean, attribute: string|null, description: Description}} Property
 * @typedef {{name: string, parameters: {name: string, type: string, optional: boolean}[], returns: string, description:
 *   Description}} Method
 * @typedef {{name: string, detail: string, description: Description}} Event
 * @typedef {{name: string, description: Description}} Part
 * @typedef {Part & {defaults: string[]}} CustomProperty  defaults: one, or that of the light and that of the dark theme
 * @typedef {object} Reference
 * @property {string[]} types  of the engine that properties, methods and events speak of
 * @property {Attribute[]} attributes @property {Property[]} properties @property {Method[]} methods @property {Event[]}
 *   events
 * @property {Part[]} parts @property {Part[]} slots @property {CustomProperty[]} customProperties
 */

/** @type {Reference|undefined} */
let known

/** @returns {Reference} */
export function readReference() {
	return (known ??= read())
}

function read() {
	const { files, declaration } = declared()
	const types = found(declaration, /import\(["']\.\.\/engine\/[^"']+["']\)\.(\w+)/g)
	const source = files.map(file => withoutComments(readFileSync(join(root, 'web', file), 'utf8'))).join('\n')
	const members = membersOf(declaration),
		attributes = attributesOf()
	return {
		types: [...types, 'Moment'].filter(isFirst).sort(),
		attributes,
		properties: ordered('properties', propertiesOf(attributes, members)),
		methods: ordered(
			'methods',
			members
				.filter(({ sort }) => sort === 'method')
				.map(({ name, parameters, type }) => ({ name, parameters, returns: type, description: said('methods', name) })),
		),
		events: listed('events', found(source, /\btell\(\s*'(n-queens-[\w-]+)'/g), name => ({
			detail: DETAILS[name] ?? 'Moment',
		})),
		parts: listed(
			'parts',
			found(source, /\bpart="([^"$]+)"/g)
				.flatMap(names => names.split(/\s+/))
				.filter(isFirst),
		),
		slots: listed('slots', found(source, /<slot(?: name="([\w-]+)")?/g)),
		customProperties: listed('customProperties', found(source, /(--n-queens-[\w-]+)/g), name => ({
			defaults: defaultsOf(source, name),
		})),
	}
}

const listed = (what, names, more = _ => ({})) =>
	ordered(
		what,
		names.map(name => ({ name, ...more(name), description: said(what, name) })),
	)
/** As the sentences are ordered; the source has them where they are used. */
function ordered(what, list) {
	const names = Object.keys(WORDS[USUAL][what])
	return [...list].sort((a, b) => names.indexOf(a.name) - names.indexOf(b.name))
}
const isFirst = (name, i, names) => names.indexOf(name) === i
const found = (source, pattern) => [...source.matchAll(pattern)].map(([, name]) => name ?? '').filter(isFirst)
const said = (what, name) =>
	Object.fromEntries(Object.entries(WORDS).map(([language, words]) => [language, words[what][name] ?? '']))
const withoutComments = code => code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

/** Lets TypeScript declare element.js, which also tells what it is made of. @returns {{files: string[], declaration:
 * string}} files of web/ */
function declared() {
	mkdirSync(join(root, 'build'), { recursive: true })
	const folder = mkdtempSync(join(root, 'build', 'element-'))
	try {
		const said = execFileSync(
			join(root, 'node_modules/tsc/bin/tsc'),
			['-p', 'web/tsconfig.element.json', '--listEmittedFiles', '--outDir', folder],
			{ cwd: root, encoding: 'utf8' },
		)
		const files = [...said.matchAll(/^TSFILE: +(.+)\.d\.ts$/gm)]
			.map(([, path]) => `${relative(realpathSync(folder), path)}.js`)
			.sort()
		return { files, declaration: readFileSync(join(folder, 'figure/element.d.ts'), 'utf8') }
	} finally {
		rmSync(folder, { recursive: true })
	}
}

// ---- Attributes -----------------------------------------------------------------------------------------

/** @returns {Attribute[]} */
function attributesOf() {
	const own = Object.entries(OPTIONS).map(([name, { read, allowed, otherwise }]) => ({
		name,
		property: camel(name),
		type: typeOf(read, allowed),
		values: allowedOf(read, allowed),
		range: allowed.low === undefined ? null : { low: allowed.low, high: allowed.high },
		otherwise: optionText(name, otherwise) || null,
		description: said('attributes', name),
	}))
	const others = OF_HTML.map(({ name, type }) => ({
		name,
		property: name,
		type,
		values: [],
		range: null,
		otherwise: null,
		description: said('attributes', name),
	}))
	return [...own, ...others]
}

/** What an option is read as tells its type. @param {(text: string) => any} read
 * @param {{words?: string[], low?: number}} allowed */
function typeOf(read, { words = [], low }) {
	const value = [...words, String(low ?? ''), 'x'].map(text => read(text)).find(value => value !== undefined)
	if (Array.isArray(value)) return `(${words.flatMap(read).map(literal).filter(isFirst).join(' | ')})[]`
	return typeof value === 'string' && words.length > 0 ? words.map(literal).join(' | ') : typeof value
}
const literal = value => (typeof value === 'string' ? `'${value}'` : typeof value)
/** A number among the words of a list stands for any. @param {(text: string) => any} read
 * @param {{words?: string[], low?: number}} allowed */
const allowedOf = (read, { words = [] }) =>
	words.filter(word => typeof [read(word)].flat()[0] === 'string' || !Array.isArray(read(word)))

// ---- Properties and methods -----------------------------------------------------------------------------

/** @param {Attribute[]} attributes @returns {Property[]} */
function propertiesOf(attributes, members) {
	const own = members.filter(({ sort }) => sort === 'get')
	const isSet = name => members.some(member => member.sort === 'set' && member.name === name)
	const reflected = attributes.filter(
		({ name, property }) => OPTIONS[name] && !own.some(member => member.name === property),
	)
	return [
		...reflected.map(({ name, property, type, description }) => ({
			name: property,
			type: OPTIONS[name].otherwise === null ? `${type} | null` : type,
			readonly: false,
			attribute: name,
			description,
		})),
		...own.map(({ name, type }) => {
			const attribute = attributes.find(({ property }) => property === name)
			return {
				name,
				type,
				readonly: !isSet(name),
				attribute: attribute?.name ?? null,
				description: said('properties', name),
			}
		}),
	]
}

/** The public members of the class in a declaration, as TypeScript writes one: each begins after four blanks. */
function membersOf(declaration) {
	const body = /\nexport declare class NQueens [^{]*\{\n([\s\S]*?)\n\}/.exec(declaration)?.[1] ?? ''
	const members = body
		.replace(/\/\*[\s\S]*?\*\//g, '')
		.split(/\n(?= {4}[^\s}])/)
		.map(memberOf)
	return members.filter(member => member && !LIFE.includes(member.name))
}

function memberOf(text) {
	const [begin, sort, name] = /^\s*(get |set )?(\w+)\(/.exec(text) ?? []
	if (!name) return null
	const rest = text.slice(begin.length),
		end = endOf(rest)
	return {
		sort: sort?.trim() ?? 'method',
		name,
		parameters: parametersOf(rest.slice(0, end)),
		type: named(
			rest
				.slice(end + 1)
				.replace(/^: /, '')
				.replace(/;\s*$/, ''),
		),
	}
}

function parametersOf(text) {
	return splitOutside(text).map(parameter => {
		const [, name, optional, type] = /^\s*([.\w]+)(\?)?: ([\s\S]*)$/.exec(parameter) ?? [
			'',
			parameter.trim(),
			'',
			'unknown',
		]
		return { name, type: named(type), optional: optional === '?' }
	})
}

/** At commas that stand in no brackets. */
function splitOutside(text) {
	const parts = []
	let depth = 0,
		part = ''
	for (const letter of text) {
		if ('([{<'.includes(letter)) depth++
		if (')]}>'.includes(letter) && !part.endsWith('=')) depth--
		if (letter === ',' && depth === 0) {
			parts.push(part)
			part = ''
		} else part += letter
	}
	return part.trim() ? [...parts, part] : parts
}

/** Types by their names alone: those that are imported are all the engine's. */
const named = type => type.replace(IMPORT, '').replace(/\s+/g, ' ')
const IMPORT = /import\(["'][^"']+["']\)\./g

// ---- Style ----------------------------------------------------------------------------------------------

/** What stands for a custom property where none is set. */
function defaultsOf(source, property) {
	const texts = source
		.split(`var(${property},`)
		.slice(1)
		.map(rest => rest.slice(0, endOf(rest)).trim().replace(/\s+/g, ' '))
	return texts.filter(isFirst)
}

/** Where the bracket that is open closes. */
function endOf(text) {
	let depth = 1
	for (let i = 0; i < text.length; i++) {
		if (text[i] === '(') depth++
		if (text[i] === ')' && --depth === 0) return i
	}
	return text.length
}
