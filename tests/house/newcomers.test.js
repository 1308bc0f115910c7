import {equal, is, match, ok} from '#test'
import {execFileSync} from 'node:child_process'
import {readdirSync} from 'node:fs'
import {join} from 'node:path'
import {FAMILIES, familyPageName} from '#web/site/shell.js'
import {pageFile, LANGUAGES} from '#web/words/index.js'
import {clone, edit} from '../helpers/clone.js'
import {put, readText} from '../helpers/folder.js'
import {$, $$, chromiumSuite, figure} from '../helpers/pages.js'

const folder = clone()
const run = (program, ...args) =>
	execFileSync(program, args, {cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe']})
const nqueens = (...args) => run('build/nqueens', ...args)

const add = (name, text) => put(join(folder, name), text)
const line = (name, line) => edit(join(folder, name), text => text.replace(/(#undef .*\n)?$/, `${line}\n$1`))

function addSearch() {
	const flags = readText('c/search/flags.c').replace('nq_search_flags', 'nq_search_right_to_left')
	add('c/search/right_to_left.c', flags.replace('"flags"', '"right-to-left"'))
	line('c/search/searches_table.h', 'SEARCH(right_to_left, "")')
	add(
		'web/searches/right-to-left.js',
		`export default {
	names: {
		call: 'mirrored', row: 'row', col: 'col', from: 0, values: ['no', 'yes'], arrays: { cols: ['column', 'col'] },
	},
	condition: { parts: ['column', 'diagonal', 'antidiagonal'] },
	listings: { pseudo: 'mirrored(row) §enter\\n\\tif «free» §test' },
}
`,
	)
	line('web/searches/index.js', "export { default as 'right-to-left' } from './right-to-left.js'")
	for (const {id: language} of LANGUAGES)
		add(
			`web/words/${language}/searches/right-to-left.js`,
			`export default { name: 'Named ${language}', about: 'About.', curve: 'Curve' }
export const sentences = { rejection: cell => cell }
`,
		)
}

function addLanguage() {
	for (const [file, text] of Object.entries(pseudoOf('en'))) add(`web/words/xx/${file}`, text)
	add(
		'web/words/xx/searches/right-to-left.js',
		"export default { name: '…', about: '…', curve: '…' }\nexport const sentences = {}\n",
	)
	edit(join(folder, 'web/words/index.js'), text =>
		text.replace(/(LANGUAGES = \[\n)/, "$1	{ id: 'xx', name: '[!!ẋẋ!!]' },\n"),
	)
}

function addCommand() {
	add('c/cli/orbits.c', readText('c/cli/classes.c').replace('cli_classes', 'cli_orbits'))
	line('c/cli/commands_table.h', 'COMMAND(orbits, NQ_SUBTREES_MAX, N)')
}

const FACE = `import { whole } from '../../figure/attributes.js'
export default { place: 3.5, options: { to: whole(1, 9, 1) }, always: ['to'] }
`
const SCRIPT = `import { html } from 'lit-html'
import { makeScreen } from '../../ui/screen.js'
export function open(place, { values, words, changed }) {
	let { to } = values
	const more = () => {
		to++
		changed()
		screen.drawSoon()
	}
	const screen = makeScreen(place, words, {
		view: words => html\`<p>\${words.greeting(to)}</p>\`,
		keys: { x: more },
	})
	return screen.face({ visit: values => (to = values.to), query: () => ({ to }) })
}
`
const HELLO = {en: ['Hello', 'Hello to'], ja: ['あいさつ', 'こんにちは'], xx: ['…', '…']}

function addMode() {
	add('web/modes/hello/address.js', FACE)
	add('web/modes/hello/hello.js', SCRIPT)
	add('web/modes/hello/hello.css', '#hello p { font-weight: 700 }')
	line('web/modes/index.js', "export { default as hello } from './hello/address.js'")
	for (const [language, [name, greeting]] of Object.entries(HELLO))
		add(
			`web/words/${language}/hello.js`,
			`export default { language: '${language}', name: '${name}', greeting: to => '${greeting} ' + to,
	keys: [[['x'], '${greeting}']], keysNote: '${name}' }`,
		)
}

const KEPT = /`[^`]*`|\{\w+\}|\]\([^)]*\)/

const MAKER = `
const letter = c => String.fromCharCode(c.charCodeAt(0) + 0x3cf)
const spoken = text => {
	if (!/[A-Za-z]/.test(text)) return text
	const parts = text.split(/(${KEPT.source})/)
	const made = parts.map((part, i) => (i % 2 ? part : part.replace(/[A-Za-z]/g, letter))).join('')
	return /\\]\\(/.test(text) ? made : '[!!' + made + '!!]'
}
const isOfCode = (key, part) =>
	(['id', 'figure'].includes(key) && /^[a-z-]+$/.test(part)) || (key === 'code' && /\\n/.test(part))
const made = words =>
	typeof words === 'string' ? spoken(words)
	: typeof words === 'function' ? (...args) => made(words(...args))
	: Array.isArray(words) ? words.map(made)
	: words === null || typeof words !== 'object' || words instanceof RegExp ? words
	: Object.fromEntries(Object.entries(words).map(([key, part]) => [key, isOfCode(key, part) ? part : made(part)]))
`

function pseudoOf(language) {
	const made = file => {
		const from = `${'../'.repeat(file.split('/').length)}${language}/${file}`
		const named = [...readText(`web/words/${language}/${file}`).matchAll(/^export const (\w+)/gm)]
		const exports = named.map(([, name]) => `export const ${name} = made(plain.${name})\n`)
		return `import * as plain from '${from}'\n${MAKER}\nexport default made(plain.default)\n${exports.join('')}`
	}
	const files = readdirSync(`web/words/${language}`, {recursive: true}).map(String)
	return Object.fromEntries(files.filter(file => file.endsWith('.js')).map(file => [file, made(file)]))
}

const plainWords = page =>
	page.eval(() => {
		const found = new Set()
		const see = text => {
			for (const [word] of text.matchAll(/(?<!\p{L})[A-Za-z]{3,}(?!\p{L})/gu)) found.add(word)
		}
		const visit = node => {
			if (node.nodeType === 3) return see(node.data)
			if (node.nodeType !== 1 && node.nodeType !== 11) return
			if (node.matches?.('code, pre, kbd, script, style, .languages, a.other, textarea, [translate=no], data')) return
			if (node.checkVisibility?.() === false) return
			for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
				if (node.hasAttribute?.(name)) see(node.getAttribute(name))
			for (const child of (node.shadowRoot ?? node).childNodes) visit(child)
		}
		visit(document.body)
		see(document.title)
		return [...found]
	})

const it = chromiumSuite('newcomers', {
	folder: () => {
		addSearch()
		addLanguage()
		addCommand()
		addMode()
		run('make', '-s', 'CFLAGS=-O1', 'build/searches.json', 'build/nqueens.wasm.gz', 'build/searches.wasm.gz')
		run(process.execPath, 'web/make/build.js')
		return folder
	},
	address: query => `dist/${query}`,
})
const {opened, test} = it

test('a file and a line in an index add a search or command to the terminal', () => {
	match(nqueens('searches'), /^right-to-left {2}/m)
	is(nqueens('walk', '6', '--search', 'right-to-left'), nqueens('walk', '6', '--search', 'flags'))
	match(nqueens('--help'), /^nqueens orbits N$/m)
	is(nqueens('orbits', '6'), nqueens('classes', '6'))
})

const SEARCH = 'index.html?n=6&search=right-to-left&views=board+code+stack&step=20&lang=en'
opened('a file in web/searches/ adds the search to the page, with its words', SEARCH, async page => {
	await page.waitFor(() => figure()?.step === 20)
	await page.waitFor(() => figure().shadowRoot.textContent.includes('mirrored'))
	match(await page.eval(() => $('#search').selectedOptions[0].textContent), 'Named en')
})

const isWalked = () => figure()?.step === 5
const isThere = () => $$('n-queens').length > 0
const areThere = () => $$('n-queens').length > 3
async function spokenIn(language, name, query, ready) {
	const file = name.endsWith('.html') ? name : pageFile(name, language)
	let words
	const see = async page => {
		await page.waitFor(ready)
		await page.waitFor(async () => {
			const figures = $$('n-queens').map(figure => figure.settled.then(() => figure.updateComplete))
			return (await Promise.all(figures)).every(Boolean)
		})
		is(await page.eval(() => document.documentElement.lang), language)
		words = await plainWords(page)
	}
	await it.visit(`${file}?${query}&lang=${language}`, see, {errors: true})
	return words
}
for (const [title, name, query, ready] of [
	['the page', 'index.html', 'n=4&step=5', isWalked],
	['the element in a frame', 'embed.html', 'n=4&step=5', isWalked],
	['the tutorial', 'tutorial', '', areThere],
	...FAMILIES.map(family => [`its page “${family}”`, familyPageName(family), '', isThere]),
	['the recipes', 'recipes', '', areThere],
])
	test(`a folder and a line in an index add a language; then ${title} has no English except names`, async () => {
		const left = await spokenIn('xx', name, query, ready),
			names = await spokenIn('ja', name, query, ready)
		equal(left.filter(word => !names.includes(word)).join(), '')
	})

const modes = () => $$('nav:has([href^="?view=hello"]) a').map(a => new URLSearchParams(a.search).get('view'))
const isGreeting = to => $('#hello p')?.textContent.endsWith(` ${to}`) ?? false
for (const lang of ['en', 'ja'])
	opened(
		`a new folder and a line in an index add a mode with an address and a place in the navigation: ${lang}`,
		`index.html?view=hello&to=4&lang=${lang}`,
		async page => {
			await page.waitFor(isGreeting, 4)
			const shown = () => {
				const greeting = $('#hello p')
				const link = $('a[href^="?view=hello"][aria-current]').textContent
				return [document.title, link, greeting.textContent, getComputedStyle(greeting).fontWeight]
			}
			const [name, greeting] = HELLO[lang],
				[title, ...others] = await page.eval(shown)
			ok(title.startsWith(`${name} · `), title)
			equal(others, [name, `${greeting} 4`, '700'])
			await page.press('x')
			await page.waitFor(isGreeting, 5)
			await page.hasAddress('to=5')
			match(await page.eval(() => location.search), /^\?view=hello&to=5&/)
			await page.becomes(modes, ['walk', 'board', 'solutions', 'hello', 'check'])
		},
	)
