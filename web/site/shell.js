// The common frame of the site's pages. Invariant: they load only files of their folder, so that they open from disk.

import {readFileSync} from 'node:fs'
import {pageFile, LANGUAGES} from '../words/index.js'
import * as faces from '../modes/index.js'
import {html, raw} from './html.js'

const [ICON] = /<link rel="icon"[^>]*>/.exec(readFileSync(new URL('../../index.html', import.meta.url), 'utf8'))

export const FIGURES_SCRIPT = html`<script src="n-queens-study.js"></script>`

/** Modes with a link in the header, as on index.html. */
export const PLACES = Object.keys(faces)
	.filter(id => !faces[id].within)
	.sort((a, b) => faces[a].place - faces[b].place)

const NAVIGATION = ['tutorial', 'teaching', 'recipes']

export const FAMILIES = ['generate', 'prune', 'look-ahead', 'repair', 'no-search']

export const familyPageName = family => `tutorial-${family}`

export const SITE_PAGES = [...NAVIGATION, ...FAMILIES.map(familyPageName)]

export function shell(content) {
	const {
		page,
		part = page,
		language,
		words,
		title,
		heading = title,
		description,
		above = '',
		lead,
		body,
		style = '',
	} = content
	const {pages} = words
	const others = LANGUAGES.filter(({id}) => id !== language)
	const place = NAVIGATION.includes(page) ? page : part
	const current = name => name === place && html` aria-current="${name === page ? 'page' : 'true'}"`
	const placeLink = id => html` <a href="index.html?view=${id}&lang=${language}">${words[id].name}</a>`
	const link = name => html` <a href="${pageFile(name, language)}"${current(name)}>${pages[name]}</a>`
	return String(html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${description}">
<meta name="color-scheme" content="light dark">
${raw(ICON)}
<link rel="stylesheet" href="site.css">
${style}<script src="site.js" defer></script>
<script src="n-queens-study.js" defer></script>
</head>
<body class="${part}">
<a class="skip hidden" href="#main">${words.page.skip}</a>
<header>
<a class="title" href="index.html?lang=${language}">${words.page.title}</a>
<nav aria-label="${pages.label}">${PLACES.map(placeLink)}${NAVIGATION.map(link)}</nav>
${others.map(
	({id, name}) => html`<a class="other" lang="${id}" hreflang="${id}" href="${pageFile(page, id)}">${name}</a>`,
)}
<button type="button" id="turn-theme" class="waiting" data-is="${words.page.theme}" \
data-auto="${words.page.themes.auto}" \
data-light="${words.page.themes.light}" data-dark="${words.page.themes.dark}">◐</button>
</header>
<main id="main" tabindex="-1">
${above}<h1>${heading}</h1>
<div class="lead">${lead}</div>
${body}</main>
<footer>${words.footer}</footer>
</body>
</html>
`)
}
