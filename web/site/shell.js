// The common frame of the site's pages. Invariant: they load only files of their folder, so that they open from disk.

import {pageFile, LANGUAGES} from '../words/index.js'
import {html} from './html.js'

const ICON =
	"data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='0%200%201%201'%3E" +
	"%3Cpath%20fill='%23b23c17'%20d=" +
	"'M.25.7L.14.3l.15.25L.315.2l.11.3L.5.16l.075.34.11-.3.025.35L.86.3.75.7ZM.25.75h.5v.12h-.5Z'/%3E%3C/svg%3E"

export const FIGURES_SCRIPT = html`<script src="n-queens-study.js"></script>`

const NAVIGATION = ['tutorial', 'recipes', 'teaching']

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
	const link = name => html` <a href="${pageFile(name, language)}"${current(name)}>${pages[name]}</a>`
	return String(html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${description}">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="${ICON}">
<link rel="stylesheet" href="site.css">
${style}<script src="site.js" defer></script>
<script src="n-queens-study.js" defer></script>
</head>
<body class="${part}">
<a class="skip hidden" href="#main">${words.page.skip}</a>
<header>
<nav aria-label="${pages.label}"><a href="index.html?lang=${language}">${pages.walk}</a>\
${NAVIGATION.map(link)}</nav>
${others.map(
	({id, name}) => html`<a class="other" lang="${id}" hreflang="${id}" href="${pageFile(page, id)}">${name}</a>`,
)}
<button type="button" id="turn-theme" class="waiting" data-is="${words.page.theme}" \
data-auto="${words.page.themes.auto}" \
data-light="${words.page.themes.light}" data-dark="${words.page.themes.dark}">${words.page.theme}: \
${words.page.themes.auto}</button>
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
