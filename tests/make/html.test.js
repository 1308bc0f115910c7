// Pages and texts to paste are valid HTML by html-validate's preset `standard`; with LONG=1 also by vnu.

import {execFileSync, spawnSync} from 'node:child_process'
import {readdirSync} from 'node:fs'
import {equal, is, not, ok, test} from '#test'
import {HtmlValidate} from 'html-validate'
import {readOptions} from '#web/figure/attributes.js'
import {FORMS, snippetParts} from '#web/site/snippets.js'
import {folderOf, readText} from '../helpers/folder.js'
import {createHash} from 'node:crypto'
import {withPolicy} from '#web/site/policy.js'

const SHARED = {
	values: readOptions(name => ({n: '6', step: '30'})[name] ?? null).values,
	...{lang: 'en', base: 'https://example.org/dist/', link: 'https://example.org/dist/index.html?n=6&step=30'},
	...{title: '“a” & <b>', svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 6 6"><path d="M0 0h6"/></svg>'},
}

const checker = new HtmlValidate({extends: ['html-validate:standard']})

async function messagesIn(text) {
	const {results} = await checker.validateString(text)
	return results.flatMap(({messages}) => messages.map(({ruleId, message, line}) => `${line}: ${ruleId}: ${message}`))
}

/** vnu cannot parse `::part()`. */
function vnuMessages(pages) {
	const cwd = folderOf(pages)
	execFileSync('npm', ['install', '--silent', '--ignore-scripts', '--no-save', 'vnu-jar@26.9.27'], {cwd})
	const words = ['-jar', 'node_modules/vnu-jar/build/dist/vnu.jar', '--format', 'json', ...Object.keys(pages)]
	const {messages} = JSON.parse(spawnSync('java', words, {cwd, encoding: 'utf8'}).stderr)
	return messages
		.filter(({type, extract = ''}) => type === 'error' && !/:part\(/.test(extract))
		.map(({url, lastLine, message}) => `${url.replace(/.*[/]/, '')}:${lastLine}: ${message}`)
}

const PAGES = ['index.html', ...readdirSync('dist').flatMap(name => (name.endsWith('.html') ? `dist/${name}` : []))]

test('pages are valid HTML', async () => {
	ok(PAGES.length > 10)
	for (const page of PAGES) equal(await messagesIn(readText(page)), [], page)
	ok((await messagesIn(readText('dist/embed.html').replace('<title>', '<title><p>'))).length > 0)
})

test('HTML to paste is valid: the texts of Share and the HTML blocks in doc/', async () => {
	const shared = Object.keys(FORMS).flatMap(kind =>
		Object.values(FORMS[kind])
			.flat()
			.flatMap(form => snippetParts(form, SHARED).map(({text}) => [`${kind} ${form}`, text])),
	)
	const docs = readdirSync('doc').flatMap(name =>
		[...readText(`doc/${name}`).matchAll(/^(`{3,4})(?:html)?\n(\s*<[\s\S]*?)^\1$/gm)].map(([, , text]) => [name, text]),
	)
	const texts = [...shared, ...docs].filter(
		([, text]) => /^\s*<(?!\?|head>|item|qti)/.test(text) && !/\{\{|\{\(|:step=|@n-queens|import /.test(text),
	)
	ok(texts.length > 60, `${texts.length} texts`)
	for (const [name, text] of texts) equal(await messagesIn(text), [], `${name}: ${text}`)
	if (!process.env.LONG) return
	const page = (text, i) => [`text-${i}.html`, `<!doctype html><html lang="en"><title>A page</title>${text}</html>`]
	const named = PAGES.map(name => [name.replaceAll('/', '-'), readText(name)])
	equal(vnuMessages(Object.fromEntries([...named, ...texts.map(([, text], i) => page(text, i))])), [])
})

const SCRIPT = /<script>.*'Content-Security-Policy', content: "([^"]*)".*<\/script>/
const policyIn = html => SCRIPT.exec(html)?.[1] ?? ''
const hash = text => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

for (const name of PAGES)
	test(`${name} loads only its own files, and its policy has a hash of inline code`, () => {
		const html = readText(name),
			directives = new Map(
				policyIn(html)
					.split('; ')
					.map(part => [part.split(' ')[0], part.split(' ').slice(1)]),
			)
		equal(directives.get('default-src'), ["'none'"])
		for (const [directive, allowed] of [
			['require-trusted-types-for', "'script'"],
			['trusted-types', 'n-queens'],
		]) {
			equal(directives.get(directive), [allowed])
			directives.delete(directive)
		}
		for (const [directive, sources] of directives)
			for (const source of sources)
				ok(/^('none'|'self'|'wasm-unsafe-eval'|'unsafe-hashes'|'sha256-.{43}='|data:|blob:)$/.test(source), directive)
		const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs), ...html.matchAll(/ style="(.*?)"/g)]
		for (const [, text] of styles) ok(directives.get('style-src')?.includes(hash(text)), text)
		const scripts = [
			...html.replace(SCRIPT, '').matchAll(/<script(?![^>]* src=)[^>]*>(.*?)<\/script>/gs),
			...html.matchAll(/ onerror="(.*?)"/g),
		]
		for (const [, text] of scripts) ok(directives.get('script-src')?.includes(hash(text)), text)
		is(html.search(SCRIPT), html.search(/(?<=<meta charset="utf-8">\s*)</))
	})

test('no page has a style sheet in its body, a space in an address or an empty heading', () => {
	for (const name of PAGES) not.match(readText(name), /<body.*<style|"data:[^"]* |<h1><\//s, name)
})

test('templates write no style attribute, which the policy forbids', () => {
	for (const room of ['board', 'dialogs', 'figure', 'modes', 'page', 'ui', 'views'])
		for (const name of readdirSync(`web/${room}`, {recursive: true}).filter(name => /\.js$/.test(String(name))))
			not.match(readText(`web/${room}/${name}`), /\sstyle=["$]/, `${room}/${name}`)
})

test('index.html has the policy that a build would give it', () => {
	const html = readText('index.html')
	is(withPolicy(html), html)
	not.equal(policyIn(withPolicy(html.replace('margin: 4rem', 'margin: 5rem'))), policyIn(html))
})

test.run()
