import {equal, is, match, not, ok, throws, test} from '#test'
import {cpSync, readdirSync, writeFileSync} from 'node:fs'
import {basename, join} from 'node:path'
import {searches} from 'n-queens/engine'
import {readOptions} from '#web/figure/attributes.js'
import {pageQuery} from '#web/page/address.js'
import {SITE_PAGES} from '#web/site/shell.js'
import {embedQuery, folderIn, FORMS, isLocal, snippetParts, scriptTag} from '#web/site/snippets.js'
import {tellSite} from '#web/make/oembed.js'
import {folderOf, readText} from '../helpers/folder.js'
import {plain} from '../helpers/templates.js'
import {states} from '../helpers/states.js'

const BASE = 'https://example.org/a%20b/dist/'
const usual = readOptions(() => null).values
const shared = (values, rest = {}) => {
	const state = {
		values: {...usual, ...values},
		lang: null,
		base: BASE,
		title: 'N-Queens, 8 × 8, “a” & <b> [c] (d)',
		svg: '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
		...rest,
	}
	return {...state, link: `${BASE}index.html${pageQuery({...state.values, mode: 'walk', lang: state.lang})}`}
}

const attributesIn = tag =>
	Object.fromEntries(
		[...tag.matchAll(/\s([a-z-]+)(?:="([^"]*)")?(?=[\s>])/g)].map(([, name, text]) => [name, plain(text ?? '')]),
	)
function stateIn(text) {
	const tag =
		/<n-queens\s[^>]*>/.exec(text)?.[0] ??
		/\{\{< n-queens (.*?)>\}\}/.exec(text)?.[0].replace('{{< ', '<').replace(' >}}', '>')
	const names = tag ? attributesIn(tag) : null
	const address = plain(/https:[^\s")]*(?:embed|index)\.html[^\s")]*/.exec(text)?.[0] ?? '')
	const query = names ? null : new URL(address).searchParams
	const {values, rejections} = readOptions(name => (names ? (names[name] ?? null) : query.get(name)))
	equal(rejections, [], text)
	return {values, lang: names ? (names.lang ?? null) : query.get('lang')}
}

test('snippetParts(): every copied text contains the shared state', () => {
	const forms = Object.values(FORMS.figure)
		.flat()
		.filter(form => form !== 'svg')
	ok(forms.length >= 17)
	for (const {values, lang} of states(60)) {
		const expected = shared(values, {lang})
		for (const form of forms) {
			const part = snippetParts(form, expected)[0]
			is(part.file, null)
			equal(stateIn(part.text), {values: expected.values, lang}, `${form}: ${part.text}`)
		}
		equal(stateIn(`${BASE}embed.html${embedQuery(expected)}`), {values: expected.values, lang})
	}
})

test('snippetParts(): a picture of the step is between the tags', () => {
	const {svg, link} = shared({})
	for (const form of ['element', 'mkdocs', 'vitepress', 'jekyll'])
		match(snippetParts(form, shared({}))[0].text, `${svg}<a href="${link.replaceAll('&', '&amp;')}">`)
})

test('snippetParts(): texts for configuration files name the script', async () => {
	const folder = folderOf(),
		odd = shared({}, {base: "https://example.org/it's/dist/"})
	const [vitepress, docusaurus] = await Promise.all(
		['vitepress', 'docusaurus'].map(async form => {
			writeFileSync(join(folder, `${form}.mjs`), snippetParts(form, odd)[1].text)
			return (await import(join(folder, `${form}.mjs`))).default
		}),
	)
	equal([vitepress.head[0][1].src, docusaurus.scripts[0]], [scriptTag(odd), scriptTag(odd)])
	equal(['n-queens', 'b'].map(vitepress.vue.template.compilerOptions.isCustomElement), [true, false])
	is(snippetParts('mkdocs', shared({}))[1].text, `extra_javascript:\n  - ${BASE}n-queens.js`)
})

test('folderIn() accepts addresses that others can open, isLocal() those they cannot', () => {
	for (const [text, folder] of Object.entries({
		'https://a.org': 'https://a.org/',
		' https://a.org/x/dist ': 'https://a.org/x/dist/',
		'http://a.org/x/index.html?n=8#a': 'http://a.org/x/',
		'ｈttps://a.org/': 'https://a.org/',
	}))
		is(folderIn(text), folder, text)
	const none = 'a.org file:///tmp/dist/ javascript:alert(1) https:// "><script> ftp://a.org'.split(' ')
	for (const text of [...none, '', 'https:// a']) is(folderIn(text), null, text)
	const local = ['file:///a', 'http://localhost:8/', 'http://127.0.0.1/a', 'http://[::1]/']
	for (const href of local) ok(isLocal(href), href)
	for (const href of ['https://a.org/', 'http://127.example.org/']) not(isLocal(href), href)
})

test('tellSite() given an address adds oEmbed files and links; without one, removes them', async () => {
	const folder = folderOf()
	const read = file => readText(join(folder, file))
	const link = /<link rel="alternate" type="application\/json\+oembed" href="([^"]*)" title="([^"]*)">/g
	const linksIn = file => Array.from(read(file).matchAll(link), ([, href, title]) => [href, plain(title)])
	for (const from of ['index.html', 'web/embed/embed.html']) cpSync(from, join(folder, basename(from)))
	const translated = SITE_PAGES.flatMap(page => [`${page}.html`, `${page}.ja.html`])
	for (const file of translated) cpSync(`dist/${file}`, join(folder, file))
	const files = ['index.html', 'embed.html', ...translated],
		ids = (await searches()).map(({id}) => id),
		before = files.map(read)
	tellSite('https://old.example.org/', folder, ids)
	tellSite(BASE, folder, ids)
	const pages = readdirSync(join(folder, 'oembed')).filter(file => file.endsWith('.html'))
	is(pages.length, 2 * ids.length + 2)
	for (const file of ['index.html', 'embed.html', ...pages.map(page => `oembed/${page}`)]) {
		const links = linksIn(file),
			isAnswer = file.startsWith('oembed/')
		is(links.length, isAnswer ? 1 : 2)
		for (const [href, title] of links) {
			ok(href.startsWith(`${BASE}oembed/`))
			const {html, width, height, ...answer} = JSON.parse(read(href.slice(BASE.length))),
				known = {version: '1.0', type: 'rich', title, provider_name: 'N-Queens', provider_url: BASE}
			equal({...answer, ...known}, answer)
			ok(width > 0 && height > 0)
			if (isAnswer) match(read(file), `../embed.html${/embed\.html([^"]*)"/.exec(html)[1]}`)
			else equal(stateIn(html).values, {...usual, step: file === 'index.html' ? 1212 : 0})
		}
	}
	const alternate = /<link rel="alternate" hreflang="([^"]*)" href="([^"]*)">/g
	for (const file of translated) {
		const [page] = file.split('.'),
			found = Array.from(read(file).matchAll(alternate), ([, ...pair]) => pair)
		equal(found, [
			['ja', `${BASE}${page}.ja.html`],
			['en', `${BASE}${page}.html`],
		])
	}
	throws(() => tellSite('example.org', folder, ids), /SITE is “example\.org”/)
	tellSite('', folder, ids)
	equal([files.map(read), readdirSync(folder).sort()], [before, [...files].sort()])
})

test.run()
