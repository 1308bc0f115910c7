// The page around the views: which one is shown, in which language and colours, the keys, the link. Each view draws in a
// place of its own and answers the same few calls; but for the first one each is a script of its own that is loaded when it
// is first opened, so that the first board does not wait for it.
//
// A view: open(place, {values, words, walk, searches, format, changed, go, takeAway, theme, themeView}) -> {
//   show(), hide()      visit(values) when an address asks for something      refresh(words) for other words or colours
//   figure its <n-queens>, if it has one      query() what the address says of it      title(title the page would have)      help {keys, note}      key(event) true when it is one of its own }
//
// Invariants: the page holds no state of a view. A view that is not shown keeps its state and takes no keys.

import { html, render, nothing } from 'lit'
import { isFree } from '../ui/keys.js'
import { format, searches, walk } from '../engine/index.js'
import { LOCALES, refusalSentence, wordsFor } from '../words/index.js'
import { THEMES } from '../figure/attributes.js'
import { queryOf, readPage, showAddress, themeIn, VIEWS } from './address.js'
import { open as openWalking, radio } from '../modes/walk/walk.js'

const ADDRESS_AFTER_MS = 250

/** Where this script lies, and the others beside it. */
const home = /** @type {HTMLScriptElement} */ (document.currentScript).src

/** By view: the class of its part of the page, the id of its place there, whether the colours are chosen below it, and how its `open` is come by.
 * @type {Record<string, {part: string, place: string, themed: boolean, load: () => any}>} */
const PLACES = {
	walk: { part: 'walk', place: 'walking', themed: false, load: () => openWalking },
	compare: { part: 'compare-view', place: 'compare', themed: true, load: () => scripted('compare', 'nQueensCompare') },
	solutions: {
		part: 'solutions-view',
		place: 'gallery',
		themed: true,
		load: () => scripted('solutions', 'nQueensSolutions'),
	},
	count: { part: 'count-view', place: 'counting', themed: true, load: () => scripted('count', 'nQueensCount') },
	exam: { part: 'exam-view', place: 'exam', themed: true, load: () => scripted('exam', 'nQueensExam') },
}

const query = new URLSearchParams(location.search)
const asked = readPage(query)
const app = document.getElementById('app')

const page = {
	lang: query.get('lang'),
	theme: themeIn(query),
	view: asked.view,
	refusals: asked.refusals,
	/** A view could not be loaded. */ fault: false,
}

const words = () => wordsFor(page.lang, ...navigator.languages)

// --- the address ----------------------------------------------------------------------------------------

const queryNow = () =>
	queryOf({ ...(views[page.view]?.query() ?? wanted[page.view]), view: page.view, theme: page.theme, lang: page.lang })

let later = 0
function tellAddress() {
	clearTimeout(later)
	later = setTimeout(() => showAddress(queryNow()), ADDRESS_AFTER_MS)
}

/** Many times a second while a view is at work, so the address is told only what is new: each telling puts off the one before. */
let told = ''
function changed() {
	const now = queryNow()
	if (now !== told) tellAddress()
	told = now
	document.title = titleNow(words())
}

// --- views ----------------------------------------------------------------------------------------------

/** Those that have been opened, by name. @type {Record<string, any>} */
const views = {}
/** What is asked for of those that are being loaded. @type {Record<string, object>} */
const wanted = {}

/** Shows a view; `values`: what is asked for of it, if anything. @param {string} name @param {Record<string, any>} [values] */
function show(name, values) {
	if (name !== page.view) views[page.view]?.hide()
	page.view = name
	update()
	if (!views[name]) return void open(name, values)
	if (values) views[name].visit(values)
	views[name].show()
}

/** The first time. What is asked for meanwhile is what it opens with. */
function open(name, values) {
	const isLoading = name in wanted
	wanted[name] = values ?? wanted[name] ?? readPage(new URLSearchParams({ view: name })).values
	if (isLoading) return
	const load = PLACES[name].load()
	if (typeof load === 'function') return opened(name, load)
	load
		.then(own => opened(name, own))
		.catch(() => {
			page.fault = true
			delete wanted[name]
			update()
		})
}

function opened(name, own) {
	const values = wanted[name]
	views[name] = own(document.getElementById(PLACES[name].place), {
		values,
		words: words(),
		walk,
		searches,
		format,
		changed,
		go,
		takeAway,
		theme: () => page.theme,
		themeView: () => themeView(words()),
	})
	delete wanted[name]
	page.fault = false
	if (page.view === name) views[name].show()
	update()
}

/** The `open` of a view that is a script of its own. @param {string} file @param {string} global  what the script defines */
async function scripted(file, global) {
	await Promise.all([
		loaded('link', { rel: 'stylesheet', href: beside(`${file}.css`) }),
		loaded('script', { src: beside(`${file}.js`) }),
	])
	return globalThis[global].open
}

const beside = name => new URL(name, home).href

/** A script or a style sheet; a page from a disk may load it thus and no other way. */
function loaded(name, properties) {
	return new Promise((done, fail) => {
		const element = Object.assign(document.createElement(name), properties)
		element.addEventListener('load', done)
		element.addEventListener('error', fail)
		document.head.append(element)
	})
}

/** To another view, as a link leads there: back leads here again. @param {string} name @param {Record<string, any>} [values] */
function go(name, values) {
	clearTimeout(later)
	showAddress(queryNow())
	show(name, values)
	page.refusals = []
	showAddress(queryNow(), 'pushState')
	update()
}

/** The dialog in which the board of a figure, or steps of its walk, are taken away. @param {HTMLElement} figure */
async function takeAway(figure) {
	const open = globalThis.nQueensExport?.open ?? (await scripted('export', 'nQueensExport').catch(() => null))
	if (open) return open({ figure, words: words(), walk, format })
	page.fault = true
	update()
}

/** The dialog in which what is shown is shared. */
async function share() {
	const open = globalThis.nQueensShare?.open ?? (await scripted('share', 'nQueensShare').catch(() => null)),
		view = views[page.view]
	if (open && view)
		return open({
			figure: view.figure ?? null,
			values: view.query(),
			query: queryNow(),
			home: beside('.'),
			title: document.title,
			theme: page.theme,
			lang: page.lang,
			words: words(),
		})
	page.fault = true
	update()
}

/** A link of the page, unless the reader wants it in another tab. */
function follow(event, name) {
	if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
	event.preventDefault()
	if (name !== page.view) go(name)
}

/** Back and forward: the address says which view, and what of it. */
addEventListener('popstate', () => {
	const { view, values, refusals } = readPage(new URLSearchParams(location.search))
	page.refusals = refusals
	show(view, values)
})

function titleNow(w) {
	const title = page.view === VIEWS[0] ? w.title : `${w.views[page.view]} · ${w.title}`
	return views[page.view]?.title(title) ?? title
}

// --- parts of the page ----------------------------------------------------------------------------------

const linkIcon = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M10 14l4-4M8.5 11.5l-3 3a3 3 0 0 0 4 4l3-3M15.500 12.500l3-3a3 3 0 0 0-4-4l-3 3"></path></svg>`

const headerView = w => html`<header>
  <h1>${w.title}</h1>
  <nav class="views" aria-label=${w.viewsLabel}>${VIEWS.map(view => html`<a href="?view=${view}" aria-current=${view === page.view ? 'page' : nothing} @click=${event => follow(event, view)}>${w.views[view]}</a>`)}</nav>
  ${page.view === VIEWS[0] ? html`<p>${w.tagline}</p>` : nothing}
  <nav class="tools" aria-label=${w.toolsLabel}>
    <span class="languages">${LOCALES.map(
			(locale, i) => html`${i > 0 ? html`<span aria-hidden="true"> / </span>` : nothing}<button type="button"
      lang=${locale.language} aria-pressed=${String(locale === w)} @click=${() => choose({ lang: locale.language })}>${locale.languageName}</button>`,
		)}</span>
    <button type="button" id="share" aria-haspopup="dialog" @click=${share}>${linkIcon}<span class="wordy">${w.share}</span></button>
    <button type="button" id="help" aria-haspopup="dialog" @click=${openHelp}><span class="wordy">${w.help}</span> <kbd>?</kbd></button>
  </nav>
</header>`

const messageView = w =>
	page.refusals.length + Number(page.fault) === 0
		? nothing
		: html`<div class="message" role="alert">
  ${page.refusals.map(refusal => html`<p>${refusalSentence(w, refusal)}</p>`)}${page.refusals.length > 0 ? html`<p>${w.kept}</p>` : nothing}${page.fault ? html`<p>${w.noView}</p>` : nothing}</div>`

const themeView = w =>
	html`<fieldset><legend>${w.theme}</legend>${THEMES.map(theme => radio('theme', theme, theme === page.theme, w.themes[theme], () => choose({ theme })))}</fieldset>`

/** Its part of the page: the view draws in the place within, and keeps what it drew while another one is shown. */
const viewView = (name, { part, place, themed }, w) =>
	html`<main class=${part} ?hidden=${name !== page.view}><div id=${place}></div>${themed && name === page.view ? html`<section class="display">${themeView(w)}</section>` : nothing}</main>`

const helpView = (
	w,
	{ keys, note },
) => html`<dialog id="keys" aria-labelledby="keys-title" @click=${e => e.target.localName === 'dialog' && e.target.close()}>
  <div>
    <h2 id="keys-title" tabindex="-1" autofocus>${w.help}</h2>
    <dl>${keys.map(([names, what]) => html`<div><dt>${names.map(key => html`<kbd>${key}</kbd> `)}</dt><dd>${what}</dd></div>`)}</dl>
    <p>${note}</p>
    <form method="dialog"><button>${w.close}</button></form>
  </div>
</dialog>`

/** The other pages of the site. */
const sitePage = (name, { language }) => beside(language === 'en' ? `${name}.html` : `${name}.${language}.html`)

const footerView = w =>
	html`<footer>${w.footer} <a href=${sitePage('tutorial', w)}>${w.tutorial}</a> · <a href=${sitePage('recipes', w)}>${w.recipes}</a></footer>`

function openHelp() {
	const dialog = /** @type {HTMLDialogElement} */ (document.getElementById('keys'))
	if (!dialog.open) dialog.showModal()
}

// --- wiring ---------------------------------------------------------------------------------------------

/** In which words, or in which colours. @param {{lang?: string, theme?: string}} choice */
function choose(choice) {
	Object.assign(page, choice)
	update()
	tellAddress()
}

function update() {
	const w = words(),
		view = views[page.view]
	document.documentElement.lang = w.language
	document.documentElement.dataset.theme = page.theme
	document.title = titleNow(w)
	render(
		html`${headerView(w)}${messageView(w)}
    ${Object.entries(PLACES).map(([name, place]) => viewView(name, place, w))}
    ${helpView(w, view?.help ?? { keys: w.keys, note: w.keysOnBoard })}${footerView(w)}`,
		app,
	)
	view?.refresh(w)
}

addEventListener('languagechange', update)

addEventListener('keydown', event => {
	const at = /** @type {HTMLElement} */ (event.target)
	if (at.localName === 'n-queens' || !isFree(event) || document.querySelector('dialog[open]')) return
	if (event.key === '?') openHelp()
	else if (!views[page.view]?.key(event)) return
	event.preventDefault()
})

// The figure's own keys do not reach the page unless it leaves them alone; `?` is the page's everywhere.
app.addEventListener('keydown', event => {
	if (
		event.key !== '?' ||
		/** @type {HTMLElement} */ (event.target).localName !== 'n-queens' ||
		event.composedPath()[0] instanceof HTMLInputElement
	)
		return
	event.preventDefault()
	openHelp()
})

show(page.view, asked.values)
