// Writes the site's address into dist/ for oEmbed 1.0 discovery: `make dist SITE=https://example.org/n-queens/`. A page
// has one oEmbed answer for all its addresses, because a static server ignores the query.

import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {escaped} from '../board/recorder.js'
import {OPENING} from '../modes/walk/address.js'
import {SITE_PAGES} from '../site/shell.js'
import {embedQuery, folderIn, frameHeight} from '../site/snippets.js'
import {pageFile, LANGUAGES} from '../words/index.js'
import {searchData} from './generate.js'
import {inEveryLanguage} from './words.js'

const WORDS = await inEveryLanguage('embed', 'searches', 'further')
const USUAL = 'flags',
	N = 8,
	WIDTH = 600
const MARK = /\n {2}<link rel="alternate" (type="application\/json\+oembed"|hreflang=)[^>]*>/g

/** @param {string[]} searches  their ids */
const figuresOf = searches =>
	[OPENING, ...searches.map(search => ({search, step: 0}))].flatMap(({search, step}) =>
		WORDS.map(({language, title, searches: tutorials, further}) => ({
			name: `${step ? 'opening' : search}.${language}`,
			language,
			query: embedQuery({values: {n: N, search, step}, lang: language}),
			title: title({n: N, search: {...tutorials, ...further}[search]?.name ?? search}),
		})),
	)

export function oembedAnswer({query, title}, site) {
	const height = frameHeight({}),
		src = escaped(`${site}embed.html${query}`)
	const html = `<iframe src="${src}" title="${escaped(title)}" width="${WIDTH}"
	  height="${height}" style="max-width:100%;border:0"></iframe>`
	const common = {version: '1.0', type: 'rich', provider_name: 'N-Queens', provider_url: site, title}
	return {...common, width: WIDTH, height, html}
}

const linkTo = (site, {name, title}) => {
	const answer = escaped(`${site}oembed/${name}.json`)
	return `\n  <link rel="alternate" type="application/json+oembed" href="${answer}" title="${escaped(title)}">`
}

function thinPage(site, figure) {
	const to = `../embed.html${escaped(figure.query)}`,
		title = escaped(figure.title)
	return `<!doctype html>
<html lang="${figure.language}">
<head>
  <meta charset="utf-8">
  <title>${title}</title>${linkTo(site, figure)}
  <meta http-equiv="refresh" content="0; url=${to}">
</head>
<body><p><a href="${to}">${title}</a></p></body>
</html>
`
}

/** @param {string} site  as typed; empty: none @param {string} folder  dist/ @param {string[]} searches @returns
 * {string} a line for the user */
export function tellSite(site, folder, searches) {
	const address = folderIn(site)
	if (site !== '' && !address)
		throw new RangeError(`SITE is “${site}”; it can be an address on the web, such as https://example.org/n-queens/`)
	const figures = figuresOf(searches)
	const linksTo = usual =>
		figures.map(figure => (address && figure.name.startsWith(usual) ? linkTo(address, figure) : '')).join('')
	const addLinks = (file, links) => {
		const path = join(folder, file),
			html = readFileSync(path, 'utf8').replaceAll(MARK, '')
		writeFileSync(path, html.replace('</title>', `</title>${links}`))
	}
	addLinks('index.html', linksTo('opening.'))
	addLinks('embed.html', linksTo(`${USUAL}.`))
	for (const page of SITE_PAGES) {
		const files = LANGUAGES.map(({id}) => [id, pageFile(page, id)])
		const links = files.map(
			([id, file]) => `\n  <link rel="alternate" hreflang="${id}" href="${escaped(address + file)}">`,
		)
		for (const [, file] of files) addLinks(file, address ? links.join('') : '')
	}
	rmSync(join(folder, 'oembed'), {recursive: true, force: true})
	if (!address) return 'dist/ is ready: put the folder on any web server, or embed dist/n-queens.js'
	mkdirSync(join(folder, 'oembed'))
	for (const figure of figures) {
		const path = join(folder, 'oembed', figure.name)
		writeFileSync(`${path}.json`, `${JSON.stringify(oembedAnswer(figure, address), null, 2)}\n`)
		writeFileSync(`${path}.html`, thinPage(address, figure))
	}
	return `dist/ is ready for ${address}: its pages tell hosts that ask (oEmbed) how to show a figure`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const ids = searchData().searches.map(({id}) => id)
	try {
		console.log(tellSite(process.argv[2] ?? '', 'dist', ids))
	} catch (error) {
		console.error(error.message)
		process.exitCode = 2
	}
}
