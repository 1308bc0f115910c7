// Pages and texts to paste are valid HTML by html-validate's preset `standard`; with LONG=1 also by vnu.

import {execFileSync, spawnSync} from 'node:child_process'
import {readdirSync, readFileSync} from 'node:fs'
import {test} from 'uvu'
import {equal, ok} from 'uvu/assert'
import {HtmlValidate} from 'html-validate'
import {readOptions} from '#web/figure/attributes.js'
import {FORMS, snippetParts} from '#web/site/snippets.js'
import {folderOf} from '../helpers/folder.js'

const SHARED = {
	values: readOptions(name => ({n: '6', step: '30'})[name] ?? null).values,
	...{lang: 'en', base: 'https://example.org/dist/', link: 'https://example.org/dist/index.html?n=6&step=30'},
	...{title: '“a” & <b>', svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 6 6"><path d="M0 0h6"/></svg>'},
}

const checker = new HtmlValidate({extends: ['html-validate:standard']})
const read = name => readFileSync(name, 'utf8')

async function messagesIn(text) {
	const {results} = await checker.validateString(text)
	return results.flatMap(({messages}) => messages.map(({ruleId, message, line}) => `${line}: ${ruleId}: ${message}`))
}

/** Messages of vnu about pages by name. vnu cannot parse `::part()`. */
function vnuMessages(pages) {
	const cwd = folderOf(pages)
	execFileSync('npm', ['install', '--silent', '--ignore-scripts', '--no-save', 'vnu-jar@26.9.27'], {cwd})
	const words = ['-jar', 'node_modules/vnu-jar/build/dist/vnu.jar', '--format', 'json', ...Object.keys(pages)]
	const {messages} = JSON.parse(spawnSync('java', words, {cwd, encoding: 'utf8'}).stderr)
	return messages
		.filter(({type, extract = ''}) => type === 'error' && !/:part\(/.test(extract))
		.map(({url, lastLine, message}) => `${url.replace(/.*[/]/, '')}:${lastLine}: ${message}`)
}

const PAGES = [
	'index.html',
	...readdirSync('dist')
		.filter(name => name.endsWith('.html'))
		.map(name => `dist/${name}`),
]

test('pages are valid HTML', async () => {
	ok(PAGES.length > 10)
	for (const page of PAGES) equal(await messagesIn(read(page)), [], page)
	ok((await messagesIn(read('dist/embed.html').replace('<title>', '<title><p>'))).length > 0)
})

test("texts to paste, of Share and of the documents' HTML blocks and hosts, are valid HTML", async () => {
	const shared = Object.keys(FORMS).flatMap(kind =>
		Object.values(FORMS[kind])
			.flat()
			.flatMap(form => snippetParts(form, SHARED).map(({text}) => [`${kind} ${form}`, text])),
	)
	const docs = readdirSync('doc').flatMap(name =>
		[...read(`doc/${name}`).matchAll(/^(`{3,4})(?:html)?\n(\s*<[\s\S]*?)^\1$/gm)].map(([, , text]) => [name, text]),
	)
	const texts = [...shared, ...docs].filter(
		([, text]) => /^\s*<(?!\?|head>|item|qti)/.test(text) && !/\{\{|\{\(|:step=|@n-queens|import /.test(text),
	)
	ok(texts.length > 60, `${texts.length} texts`)
	for (const [name, text] of texts) equal(await messagesIn(text), [], `${name}: ${text}`)
	if (!process.env.LONG) return
	const page = (text, i) => [`text-${i}.html`, `<!doctype html><html lang="en"><title>A page</title>${text}</html>`]
	const named = PAGES.map(name => [name.replaceAll('/', '-'), read(name)])
	equal(vnuMessages(Object.fromEntries([...named, ...texts.map(([, text], i) => page(text, i))])), [])
})

test.run()
