// What there is to know about <n-queens>, for manifest, types and recipes, read from its source: attributes from
// attributes.js, properties and methods from the declarations that TypeScript makes of element.js, all else from the
// modules it is made of. What has no sentence in words/*/reference.js has an empty one, which a test finds.

import {execFileSync} from 'node:child_process'
import {existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync} from 'node:fs'
import {join, relative} from 'node:path'
import {fileURLToPath} from 'node:url'
import {camel, OPTIONS, optionText} from '../figure/attributes.js'
import style from '../figure/style.css.js'
import studyStyle from '../views/style.css.js'
import {MODES} from '../page/address.js'
import {USUAL} from '../words/index.js'
import {wordsOf} from './words.js'

const WORDS = await wordsOf('reference')

const root = fileURLToPath(new URL('../..', import.meta.url))

const LANG = {name: 'lang', property: 'lang', type: 'string', values: [], range: null, otherwise: null}

/** Of each kind a list of {name, description: by language} and
 *   attributes        property; type: as TypeScript writes it; values: the words allowed, if it is some of some words;
 *                     range: {low, high} or null; otherwise: the text that says the same as none, or null
 *   properties        type, readonly, attribute: its name or null
 *   methods           parameters: {name, type, optional}[], returns
 *   events            detail
 *   customProperties  defaults: one, or that of the light and that of the dark theme
 * and types: the names of those of the engine that all these speak of.
 * @typedef {Record<'types'|'attributes'|'properties'|'methods'|'events'|'parts'|'slots'|'customProperties', any[]>}
 *   Reference */

let known

/** @returns {Reference} */
export const readReference = () => (known ??= read())

function read() {
	const {source, declaration} = declared(),
		styles = style + studyStyle
	const members = membersOf(declaration),
		attributes = [...Object.entries(OPTIONS).map(attributeOf), LANG].map(described('attributes'))
	const named = (what, names, more = name => ({name})) => ordered(what, names.map(more).map(described(what)))
	const defaultsOf = name => found(styles, new RegExp(`var\\(${name},\\s*([^)]+)\\)`, 'g'))
	return {
		types: unique([...found(declaration, /import\(["']\.\.\/engine\/[^)]+\)\.(\w+)/g), 'Moment']).sort(),
		attributes,
		properties: ordered('properties', propertiesOf(attributes, members)),
		methods: ordered('methods', members.filter(({sort}) => sort === 'method').map(described('methods'))),
		events: named('events', found(source, /\btell\(\s*'(n-queens-[\w-]+)'/g), name => ({
			name,
			detail: DETAILS[name] ?? 'Moment',
		})),
		parts: named('parts', found(source, /\bpart="([^"$]+)"/g)),
		slots: named('slots', found(source, /<slot(?: name="([\w-]+)")?/g)),
		customProperties: named('customProperties', found(styles, /(--n-queens-[\w-]+)/g), name => ({
			name,
			defaults: unique(defaultsOf(name).map(text => text.replace(/\s+/g, ' '))),
		})),
	}
}

const DETAILS = {
	'n-queens-error': 'NQueensFault',
	'n-queens-change': 'NQueensChange',
	'n-queens-answer': 'NQueensAnswer',
	'n-queens-score': 'NQueensScore',
}

const unique = list => [...new Set(list)]
const found = (text, pattern) => unique([...text.matchAll(pattern)].map(([, name]) => name ?? ''))
function ordered(what, list) {
	const names = Object.keys(WORDS[USUAL][what])
	return list.sort((a, b) => names.indexOf(a.name) - names.indexOf(b.name))
}
const described = what => one => ({
	...one,
	description: Object.fromEntries(
		Object.entries(WORDS).map(([language, words]) => [language, words[what][one.name] ?? '']),
	),
})

/** TypeScript's declaration of element.js, and all that it is made of, without comments. */
function declared() {
	mkdirSync(join(root, 'build'), {recursive: true})
	const folder = mkdtempSync(join(root, 'build', 'element-'))
	try {
		const tsc = ['-p', 'web/tsconfig.element.json', '--listEmittedFiles', '--outDir', folder]
		const said = execFileSync(join(root, 'node_modules/tsc/bin/tsc'), tsc, {cwd: root, encoding: 'utf8'})
		const files = found(said, /^TSFILE: +(.+)\.d\.ts$/gm).map(path => `${relative(realpathSync(folder), path)}.js`)
		const parts = MODES.map(({id}) => `modes/${id}/figure.js`).filter(file => existsSync(join(root, 'web', file)))
		const code = [...files.sort(), ...parts].map(file => readFileSync(join(root, 'web', file), 'utf8'))
		const source = code.join('\n').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
		return {source, declaration: readFileSync(join(folder, 'figure/element.d.ts'), 'utf8')}
	} finally {
		rmSync(folder, {recursive: true})
	}
}

const attributeOf = ([name, {read, allowed, otherwise}]) => ({
	name,
	property: camel(name),
	...typeOf(read, allowed),
	range: allowed.low === undefined ? null : {low: allowed.low, high: allowed.high},
	otherwise: optionText(otherwise) || null,
})

/** What an option is read as tells its type. A number among the words of a list stands for any, a square for all. */
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

function propertiesOf(attributes, members) {
	const has = (sort, name) => members.some(member => member.sort === sort && member.name === name)
	const reflected = attributes
		.filter(({name, property}) => OPTIONS[name] && !has('get', property))
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
			readonly: !has('set', name),
			attribute: attributes.find(({property}) => property === name)?.name ?? null,
		}))
	return [...reflected, ...own.map(described('properties'))]
}

const MEMBER = /^ {4}(?:(get|set) )?(\w+)\(([^)]*)\)(?:: ([^;]+))?;/gm
const PARAMETER = /(\w+)(\??): ([^,]+)/g

/** The public members of the class in a declaration, but for any custom element's; its types are the engine's. */
function membersOf(declaration) {
	const [body] = /\nexport declare class NQueens [\s\S]*?\n\}/.exec(declaration.replace(/import\([^)]*\)\./g, ''))
	const members = [...body.matchAll(MEMBER)].filter(([, , name]) => !name.endsWith('Callback'))
	return members.map(([, sort = 'method', name, taken, returns]) => {
		const parameters = [...taken.matchAll(PARAMETER)]
		return {
			sort,
			name,
			parameters: parameters.map(([, name, optional, type]) => ({name, type, optional: optional === '?'})),
			returns,
		}
	})
}
