// The page around the modes: current mode, language, theme, keys, address. Dialogs, and modes except the first, are
// lazy scripts. Invariants: the page holds no state of a mode, and names no mode but the first.

import {html, render, nothing} from 'lit-html'
import {isFree} from '../ui/keys.js'
import {format, searches, walk} from '../engine/index.js'
import {breathe} from '../engine/job.js'
import core from '#words/core'
import glossary from '#words/glossary'
import pageWords from '#words/page'
import searchWords from '#words/searches'
import furtherNames from '#words/further.name'
import {pageFile, LANGUAGES, firstLanguage, rejectionSentence, wordsIn} from '../words/index.js'
import {THEMES} from '../figure/attributes.js'
import {lazySearches} from '../searches/lazy-searches.js'
import {loadStudyBy, wordModules} from '../figure/lazy-scripts.js'
import {menuView} from '../ui/menu.js'
import {painted} from '../ui/frame.js'
import {messageView} from '../ui/rejections.js'
import {scripted} from '../ui/scripts.js'
import {parsed, store, stored} from '../ui/storage.js'
import {showTheme} from '../ui/theme.js'
import {fits, languageIn, linkTo, MODES, pageQuery, readPage, showAddress, themeIn} from './address.js'
import {open as openWalk} from '../modes/walk/walk.js'
import walkWords from '#words/walk'
import names from '#words/modes.name'

/** Safari allows 100 changes of the address in 30 s, and a new title takes as long as drawing a board. */
const ADDRESS_AFTER_MS = 350
const first = {id: MODES[0].id, open: openWalk, words: walkWords}

const home = /** @type {HTMLScriptElement} */ (document.currentScript).src
const beside = file => new URL(file, home).href

/** While a page unloads, browsers ignore changes of the address, so session storage keeps the address for a reload. */
function firstQuery() {
	const [from, query] = parsed(stored('address', 'sessionStorage')) ?? []
	store('address', '', 'sessionStorage')
	const [{type}] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType('navigation'))
	if (type === 'navigate' || from !== location.search) return location.search
	showAddress(query)
	return query
}
const query = new URLSearchParams(firstQuery())
const request = readPage(query)
const app = document.getElementById('app')

const {labels = null} = request.values
const page = {
	labels: labels && Number(labels),
	...{lang: languageIn(query, stored('lang')), theme: themeIn(query, stored('theme'))},
	...{mode: request.mode, rejections: request.rejections},
	fault: false,
}

/** Words of a mode or dialog, with words of figures, page and searches.
 * @returns {import('../words/index.js').Words} */
function wordsOf(own) {
	const shared = {core, page: pageWords, searches: searchWords},
		words = wordsIn(firstLanguage(page.lang, ...navigator.languages), own, shared)
	const names = Object.entries(furtherNames[words.language]).map(([id, name]) => [id, {name}])
	const searches = {...words.searches, ...(lazySearches()?.words[words.language] ?? Object.fromEntries(names))}
	return {...words, searches, core: {...words.core, page: words.page, language: words.language}}
}
const words = () => wordsOf(pageWords)

function queryNow() {
	const {mode, labels, theme, lang} = page
	return pageQuery({...(modeNow()?.query() ?? wanted[mode]), mode, labels, theme, lang})
}

let later = null
function updateAddressSoon() {
	later ??= setTimeout(updateAddress, ADDRESS_AFTER_MS)
}
function updateAddress() {
	clearTimeout(later)
	later = null
	page.labels = modeNow()?.query().labels ?? page.labels
	if (queryNow() !== location.search) {
		keepQuery()
		showAddress(queryNow())
	}
	showTitle()
}

/** For firstQuery(). */
function keepQuery() {
	store('address', JSON.stringify([location.search, queryNow()]), 'sessionStorage')
}
addEventListener('pagehide', () => {
	if (later) keepQuery()
})

/** isStep: the address changes later, because more steps may follow. */
function changed(isStep = false) {
	if (isStep) later = void clearTimeout(later)
	updateAddressSoon()
	if (sizeOf(page.mode) !== linked) update()
}

/** @type {Record<string, import('../modes/index.js').Mode>} */
const modes = {}
const modeWords = {}
const wanted = {}
const modeNow = () => modes[page.mode]

const sizeOf = name => modes[name]?.size?.() ?? (modes[name]?.query() ?? wanted[name])?.n ?? undefined
let linked
/** The mode that the reader has chosen, until it is shown. @type {{name: string, values?: object}|null} */
let coming = null
const left = {}
const carried = new Set()

function show(name, values) {
	coming = null
	if (name !== page.mode) {
		left[page.mode] = Object.fromEntries(Object.keys(modes).map(id => [id, sizeOf(id)]))
		modeNow()?.hide()
	}
	page.mode = name
	update()
	requestAnimationFrame(showLink)
	if (!modes[name]) return void open(name, values)
	if (values) modes[name].visit(values)
	modes[name].show()
}

function showLink() {
	const link = /** @type {HTMLElement|null} */ (app.querySelector('.modes [aria-current]')),
		row = link?.parentElement
	if (row) row.scrollLeft = link.offsetLeft - row.offsetLeft - link.offsetWidth
}

async function open(name, values) {
	const isLoading = name in wanted
	wanted[name] = values ?? wanted[name] ?? readPage(new URLSearchParams({view: name})).values
	if (isLoading) return
	try {
		const mode = name === first.id ? first : await scripted(name, beside, true)
		await breathe() // loading, opening and showing are separate tasks
		opened(name, mode)
		await breathe()
		if (page.mode === name) await modes[name].show()
		await breathe()
		delete wanted[name]
		draw(words())
	} catch {
		delete wanted[name]
		failed()
	}
}

function rejected(rejections) {
	page.rejections = [...page.rejections, ...rejections]
	update()
}

function failed() {
	page.fault = true
	update()
}

function opened(name, {open, words: own}) {
	modeWords[name] = own
	modes[name] = open(document.getElementById(name), {
		...{walk, searches, format, changed, go, depart, rejected, takeAway, load: openScripted, newHere},
		values: {...wanted[name], labels: page.labels},
		isCarried: carried.has(name),
		words: wordsOf(own),
		labels: () => page.labels,
		base: () => page.labels ?? modes[first.id]?.base() ?? 0,
		theme: () => page.theme,
		store,
		stored,
	})
	page.fault = false
	showTitle()
}

function depart() {
	page.rejections = []
	updateAddress()
	showAddress(queryNow(), 'pushState')
}

/** Marks the mode's link at once; the mode itself opens after the next paint. */
function go(name, values) {
	depart()
	coming = {name, values}
	draw(words())
	painted().then(arrive)
}

function arrive() {
	if (!coming) return
	const {name, values} = coming
	if (values) show(name, values)
	else follow(name)
	showAddress(queryNow())
}

function follow(name) {
	const from = page.mode,
		n = sizeOf(from)
	if (!modes[name]) {
		carried.add(name)
		return show(name, readPage(new URLSearchParams(linkTo(name, {n}))).values)
	}
	show(name)
	if (n !== left[name]?.[from] && fits(name, n)) modes[name].carry?.(n)
}

/** If the script is new, draws the press of the button first; then the script compiles. */
async function openScripted(name, values, isStyled = true) {
	if (!globalThis.nQueensParts?.[name]) await painted()
	const script = await scripted(name, beside, isStyled).catch(() => void failed())
	const wordsNow = () => wordsOf(script.words)
	return script?.open({...values, words: wordsNow(), wordsNow})
}

const takeAway = figure => openScripted('export', {figure, walk, format})

function share() {
	const mode = modeNow(),
		{theme, lang} = page
	if (!mode) return
	showTitle()
	const moment = {figure: mode.figure ?? mode.board?.() ?? null, values: mode.query(), query: queryNow()}
	openScripted('share', {...moment, home: beside('.'), title: document.title, theme, lang, takeAway})
}

const opensElsewhere = event => event.ctrlKey || event.metaKey || event.shiftKey

function pressed(event, name) {
	if (opensElsewhere(event)) return
	event.preventDefault()
	if (name !== (coming?.name ?? page.mode)) go(name)
}

function visit(search) {
	const query = new URLSearchParams(search)
	const {mode, values, rejections} = readPage(query)
	page.rejections = rejections
	show(mode, values)
	if (languageIn(query) !== page.lang || themeIn(query) !== page.theme) updateAddressSoon()
}

addEventListener('popstate', () => visit(location.search))

addEventListener('click', event => {
	const link = event.target instanceof Element ? event.target.closest('a') : null
	if (!link?.getAttribute('href')?.startsWith('?') || event.defaultPrevented || opensElsewhere(event)) return
	event.preventDefault()
	depart()
	showAddress(link.search)
	visit(link.search)
})

function showTitle() {
	const w = words(),
		own = page.mode === first.id ? w.title : `${names[page.mode][w.language]} · ${w.title}`,
		title = modeNow()?.title(own) ?? own
	if (title !== document.title) document.title = title
}

const DARK = {auto: 'M12 4a8 8 0 0 1 0 16z', light: '', dark: 'M12 4a8 8 0 0 1 0 16a8 8 0 0 1 0-16z'}

function themeView(w) {
	const [own, ...others] = THEMES,
		isDark = matchMedia('(prefers-color-scheme: dark)').matches
	const round = [own, ...(isDark ? others : others.reverse())],
		label = `${w.theme}: ${w.themes[page.theme]}`,
		next = round[(round.indexOf(page.theme) + 1) % round.length]
	return html`<button id="theme" aria-label=${label} title=${label}
		@click=${() => choose({theme: next})}><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><circle
			cx="12" cy="12" r="8"/><path d=${DARK[page.theme]}/></svg></button>`
}

const LINK = 'M10 14l4-4M8.5 11.5l-3 3a3 3 0 0 0 4 4l3-3M15.5 12.5l3-3a3 3 0 0 0-4-4l-3 3'

function modeLink({id}, w) {
	const current = coming?.name ?? page.mode,
		{within} = MODES.find(({id}) => id === current)
	return html`<a href=${linkTo(id, {n: linked, theme: page.theme, lang: page.lang})}
		aria-current=${id === current ? 'page' : id === within ? 'true' : nothing}
		@click=${event => pressed(event, id)}>${names[id][w.language]}</a>`
}

const PLACES = MODES.filter(({within}) => !within),
	OTHERS = MODES.filter(({within}) => within)

const learnView = w =>
	menuView(
		'learn',
		w.learn,
		html`<nav aria-label=${w.learn}>${siteLink('tutorial', w)} ${OTHERS.map(mode => modeLink(mode, w))}
	${siteLink('teaching', w)} ${siteLink('recipes', w)}</nav>`,
	)

/** True if the menu for teachers is open. Its controls are drawn only then, because a narrow page has them below the
 * figure. */
let isTeaching = false
function teachView(w) {
	const toggled = ({target}) => {
		isTeaching = target.open
		update()
	}
	return menuView('teach', w.teach, isTeaching ? modeNow().teachView() : '', {toggled})
}

const languageView = ({id, name}) => html`<button class="language" lang=${id}
	@click=${() => choose({lang: id})}>${name}</button>`

const headerView = w => html`<header>
	<h1>${w.title}</h1>
	<nav class="modes flow" aria-label=${w.modesLabel}>${PLACES.map(mode => modeLink(mode, w))}</nav>
	${learnView(w)}
	<nav class="tools flow" aria-label=${w.toolsLabel}>
		${LANGUAGES.filter(({id}) => id !== w.language).map(languageView)}
		${themeView(w)}
		${modeNow()?.teachView ? teachView(w) : ''}
		<button id="share" aria-haspopup="dialog" @click=${share}><svg class="icon" viewBox="0 0 24 24"
			aria-hidden="true"><path d=${LINK}/></svg><span class="wordy">${w.share}</span></button>
		<button id="help" aria-haspopup="dialog" @click=${openHelp}><span
			class="wordy">${w.help}</span> <kbd>?</kbd></button>
	</nav>
</header>`

const modeView = ({id}) => html`<main data-mode=${id} ?hidden=${id !== page.mode} tabindex="-1">
	<div id=${id}></div></main>`

const siteLink = (name, w, text = w[name]) => {
	const theme = page.theme === 'auto' ? '' : `?theme=${page.theme}`
	return html`<a href=${beside(pageFile(name, w.language)) + theme}>${text}</a>`
}

const newHere = () => siteLink('tutorial', words(), words().lesson)

function skip(event) {
	event.preventDefault()
	const main = /** @type {HTMLElement} */ (document.querySelector('main:not([hidden])'))
	main.focus()
	main.scrollIntoView()
}

const openHelp = () => openScripted('keys', {help: modeNow()?.help}, false)

function choose(choice) {
	Object.assign(page, choice)
	for (const [name, text] of Object.entries(choice)) store(name, text)
	update()
	showLink()
	updateAddressSoon()
}

function update() {
	const w = words()
	document.documentElement.lang = w.language
	showTheme(page.theme)
	draw(w)
	modeNow()?.refresh(wordsOf(modeWords[page.mode]))
	showTitle()
}

function draw(w) {
	linked = sizeOf(page.mode)
	const shownFor = {lang: w.language, n: linked},
		messages = page.rejections.map(one =>
			rejectionSentence(w.core, {...one, instead: one.instead ?? shownFor[one.name]}),
		)
	if (page.fault) messages.push(w.noMode)
	const skipView = html`<a class="skip hidden" href="#${page.mode}" @click=${skip}>${w.skip}</a>`
	const isWhole = modeNow() && !(page.mode in wanted),
		foot = isWhole || page.fault ? html`<footer>${w.footer}</footer>` : ''
	render(html`${skipView}${headerView(w)}${messageView(messages)}${MODES.map(modeView)}${foot}`, app)
}

addEventListener('languagechange', update)
addEventListener('resize', showLink)

addEventListener('keydown', event => {
	arrive()
	if (!isFree(event) || document.querySelector('dialog[open]')) return
	if (event.key === '?') openHelp()
	else if (!modeNow()?.key(event)) return
	event.preventDefault()
})

Object.assign(wordModules, {glossary, page: pageWords})
loadStudyBy(name => scripted(name, beside))
breathe().then(() => show(page.mode, request.values))
