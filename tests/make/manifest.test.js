import {equal, is, match, ok, test} from '#test'
import {readdirSync} from 'node:fs'
import {inEveryLanguage} from '#web/make/words.js'
import {OPTIONS, optionText} from '#web/figure/attributes.js'
import style from '#web/figure/style.css.js'
import studyStyle from '#web/views/style.css.js'
import {readReference} from '#web/make/reference.js'
import {put, readText} from '../helpers/folder.js'
import {tsc} from '../helpers/tsc.js'

const WORDS = await inEveryLanguage('reference')
const manifest = JSON.parse(readText('dist/custom-elements.json'))
const [element] = manifest.modules[0].declarations
const reference = readReference()
const shipped = ['n-queens-study', 'questions'].map(name => readText(`dist/${name}.mjs`)).join('')

const unique = list => [...new Set(list)].sort()
const names = list => list.map(({name}) => name).sort()
const inText = (text, pattern) => unique([...text.matchAll(pattern)].flatMap(([, name = '']) => name.split(' ')))
const inOrder = (text, pattern) => [
	...new Set([...text.matchAll(pattern)].map(([, value]) => value.replace(/\s+/g, ' '))),
]
const source = ['web/figure', 'web/views', 'web/board']
	.flatMap(folder => readdirSync(folder).map(name => `${folder}/${name}`))
	.filter(name => name.endsWith('.js'))
	.map(name => readText(name))
	.join('\n')

test("the manifest's attributes are the options and lang, with their defaults", () => {
	const expected = Object.entries(OPTIONS).map(([name, {otherwise}]) => [name, optionText(otherwise) || undefined]),
		actual = element.attributes.map(({name, default: otherwise}) => [name, otherwise])
	equal(actual, [...expected, ['lang', undefined]])
})

test("the manifest's events are those that the source dispatches", () => {
	is(source.match(/new (?:Custom)?Event\(/g).length, 1)
	const parts = ['board', 'check', 'exam'].map(mode => readText(`web/modes/${mode}/figure.js`)).join()
	const dispatched = /\bevent(?:\(emit, |'?[(,] ?\{name: )'([a-z]+)'/g
	equal(
		names(element.events),
		inText(source + parts, dispatched).map(name => `n-queens-${name}`),
	)
})

test("the manifest's parts, slots and custom properties are those in the scripts", () => {
	equal(names(element.cssParts), inText(shipped, /\bpart="([^"$]+)"/g))
	equal(names(element.slots), inText(shipped, /<slot(?: name="([\w-]+)")?/g))
	equal(names(element.cssProperties), inText(style + studyStyle, /(--n-queens-[\w-]+)/g))
	const onScreen = (style + studyStyle).replaceAll('--_paper: var(--n-queens-paper, #fff)', '')
	for (const {name, defaults} of reference.customProperties)
		equal(defaults, inOrder(onScreen, new RegExp(`var\\(${name},\\s*([^)]+)\\)`, 'g')), name)
})

test('every entry of the manifest has a sentence in both languages', () => {
	for (const what of ['attributes', 'properties', 'methods', 'events', 'parts', 'slots', 'customProperties']) {
		const isOwn = ({name, attribute}) => what !== 'properties' || attribute === null || name === 'step'
		for (const words of WORDS)
			equal(Object.keys(words[what]).sort(), names(reference[what].filter(isOwn)), `${what}, ${words.language}`)
		for (const {name, description} of reference[what])
			for (const text of Object.values(description)) match(text, /[.。]$/, `${what}: ${name}`)
	}
})

test('data for VS Code and JetBrains names every attribute, with its values, and every event', () => {
	const [code, jetBrains] = ['html-custom-data', 'web-types'].map(name => JSON.parse(readText(`dist/${name}.json`))),
		[tag] = code.tags,
		[described] = jetBrains.contributions.html.elements
	for (const {name, attributes} of [tag, described])
		equal([name, names(attributes)], ['n-queens', names(element.attributes)])
	for (const {name, values} of reference.attributes.filter(({type}) => type !== 'boolean'))
		equal(
			tag.attributes.find(one => one.name === name).values.map(one => one.name),
			values,
			name,
		)
	equal(names(described.js.events), names(element.events))
	for (const {name} of element.events) ok(tag.description.includes(name), name)
	const {name, version} = JSON.parse(readText('package.json'))
	equal([jetBrains.name, jetBrains.version], [name, version])
})

const FORM = `import type { Package } from 'custom-elements-manifest/schema'
declare module 'custom-elements-manifest/schema' { interface ClassField { attribute?: string, reflects?: boolean } }`

test('the manifest matches the type of the package custom-elements-manifest', () => {
	const wrong = {...manifest, modules: [{...manifest.modules[0], kind: 'page'}]},
		[one, other] = [manifest, wrong].map(value => `: Package = ${JSON.stringify(value)}\n`)
	const source = `${FORM}\nexport const one${one}// @ts-expect-error\nexport const other${other}`
	put('build/manifest.ts', source)
	is(tsc(['build/manifest.ts'], {module: 'esnext', resolution: 'bundler'}), '')
})

test.run()
