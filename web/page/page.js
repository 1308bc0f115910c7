// The page around the modes: which one is shown, in which language and colours, the keys, the link. Each mode draws in
// a place of its own (modes/index.js); but for the first one each is a script that is loaded when it is first opened.
// So are the dialogs. Invariants: the page holds no state of a mode, and knows none by name.

import {html, render, nothing} from 'lit-html'
import {openDialog} from '../ui/dialog.js'
import {isFree} from '../ui/keys.js'
import {format, searches, walk} from '../engine/index.js'
import core from 'words:core'
import glossary from 'words:glossary'
import pageWords from 'words:page'
import searchWords from 'words:searches'
import {fileOf, LANGUAGES, languageOf, wordsIn} from '../words/index.js'
import {THEMES} from '../figure/attributes.js'
import {bringWords, loadStudyBy} from '../figure/study.js'
import {named, radios} from '../ui/fields.js'
import {messageView, refusalLines} from '../ui/refusals.js'
import {scripted} from './scripts.js'
import {MODES, queryOf, readPage, showAddress, themeIn} from './address.js'
import * as first from 'modes:first'
import names from 'modes:names'

const ADDRESS_AFTER_MS = 250

/** Where this script lies, and the others beside it. */
const home = /** @type {HTMLScriptElement} */ (document.currentScript).src

const query = new URLSearchParams(location.search)
const asked = readPage(query)
const app = document.getElementById('app')

const page = {
	...{lang: query.get('lang'), theme: themeIn(query), mode: asked.mode, refusals: asked.refusals},
	/** A mode or a dialog could not be loaded. */ fault: false,
}

/** Those of a mode or dialog, and beside them those of figures, of the page and of searches. */
const wordsOf = own =>
	wordsIn(languageOf(page.lang, ...navigator.languages), own, {core, page: pageWords, searches: searchWords})
const words = () => wordsOf(pageWords)

const queryNow = () =>
	queryOf({...(modeNow()?.query() ?? wanted[page.mode]), mode: page.mode, theme: page.theme, lang: page.lang})

let later
function tellAddress() {
	clearTimeout(later)
	later = setTimeout(() => showAddress(queryNow()), ADDRESS_AFTER_MS)
}

/** Many times a second while a mode is at work, so the address is told only what is new. */
let told = ''
function changed() {
	const now = queryNow()
	if (now !== told) tellAddress()
	told = now
	document.title = titleNow(words())
}

/** Those that have been opened. @type {Record<string, import('../modes/index.js').Mode>} */
const modes = {}
const ownWords = {}
const wanted = {}
const modeNow = () => modes[page.mode]

function show(name, values) {
	if (name !== page.mode) modeNow()?.hide()
	page.mode = name
	update()
	if (!modes[name]) return void open(name, values)
	if (values) modes[name].visit(values)
	modes[name].show()
}

/** What is asked for meanwhile is what it opens with. */
async function open(name, values) {
	const isLoading = name in wanted
	wanted[name] = values ?? wanted[name] ?? readPage(new URLSearchParams({view: name})).values
	if (isLoading) return
	if (name === first.id) return opened(name, first)
	try {
		opened(name, await scripted(name, home, true))
	} catch {
		delete wanted[name]
		failed()
	}
}

function failed() {
	page.fault = true
	update()
}

function opened(name, {open, words: own}) {
	const tools = {walk, searches, format, changed, go, takeAway, theme: () => page.theme, themeView}
	ownWords[name] = own
	modes[name] = open(document.getElementById(name), {values: wanted[name], words: wordsOf(own), ...tools})
	delete wanted[name]
	page.fault = false
	if (page.mode === name) modes[name].show()
	update()
}

const beside = name => new URL(name, home).href

/** To another mode, as a link leads there: back leads here again. */
function go(name, values) {
	clearTimeout(later)
	showAddress(queryNow())
	show(name, values)
	page.refusals = []
	showAddress(queryNow(), 'pushState')
	update()
}

async function openScripted(name, values) {
	const script = await scripted(name, home, true).catch(() => void failed())
	script?.open({...values, words: wordsOf(script.words)})
}

const takeAway = figure => openScripted('export', {figure, walk, format})

function share() {
	const mode = modeNow(),
		{theme, lang} = page
	if (!mode) return
	const moment = {figure: mode.figure ?? null, values: mode.query(), query: queryNow()}
	openScripted('share', {...moment, home: beside('.'), title: document.title, theme, lang})
}

function follow(event, name) {
	if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
	event.preventDefault()
	if (name !== page.mode) go(name)
}

addEventListener('popstate', () => {
	const {mode, values, refusals} = readPage(new URLSearchParams(location.search))
	page.refusals = refusals
	show(mode, values)
})

function titleNow(w) {
	const title = page.mode === first.id ? w.title : `${names[page.mode][w.language]} · ${w.title}`
	return modeNow()?.title(title) ?? title
}

const LINK = 'M10 14l4-4M8.5 11.5l-3 3a3 3 0 0 0 4 4l3-3M15.5 12.5l3-3a3 3 0 0 0-4-4l-3 3'

const modeLink = (id, w) =>
	html`<a href="?view=${id}" aria-current=${id === page.mode ? 'page' : nothing}
  @click=${event => follow(event, id)}>${names[id][w.language]}</a>`

const languageView = ({id, name}, i, w) =>
	html`${i > 0 ? html`<span aria-hidden="true"> / </span>` : ''}<button type="button" lang=${id}
  aria-pressed=${id === w.language} @click=${() => choose({lang: id})}>${name}</button>`

const headerView = w => html`<header>
  <h1>${w.title}</h1>
  <nav class="modes flow" aria-label=${w.modesLabel}>${MODES.map(({id}) => modeLink(id, w))}</nav>
  ${page.mode === first.id ? html`<p>${w.tagline}</p>` : ''}
  <nav class="tools flow" aria-label=${w.toolsLabel}>
    <span class="languages">${LANGUAGES.map((language, i) => languageView(language, i, w))}</span>
    <button type="button" id="share" aria-haspopup="dialog" @click=${share}><svg class="icon" viewBox="0 0 24 24"
      aria-hidden="true"><path d=${LINK}/></svg><span class="wordy">${w.share}</span></button>
    <button type="button" id="help" aria-haspopup="dialog" @click=${openHelp}><span
      class="wordy">${w.help}</span> <kbd>?</kbd></button>
  </nav>
</header>`

const themeView = (w = words()) => {
	const options = named(THEMES, w.themes)
	return radios({name: 'theme', label: w.theme, value: page.theme, options, act: theme => choose({theme})})
}

/** The mode draws in the place within, and keeps what it drew while another one is shown. */
const modeView = ({id, choosesTheme = false}, w) => html`<main data-mode=${id} ?hidden=${id !== page.mode}>
  <div id=${id}></div>
  ${choosesTheme || id !== page.mode ? '' : html`<section class="display">${themeView(w)}</section>`}</main>`

const siteLink = (name, w) => html`<a href=${beside(fileOf(name, w.language))}>${w[name]}</a>`

const footerView = w => html`<footer>${w.footer} ${siteLink('tutorial', w)} · ${siteLink('recipes', w)}</footer>`

function openHelp() {
	const w = words(),
		{keys, note} = modeNow()?.help ?? {keys: w.keys, note: w.keysOnBoard}
	const keyView = ([names, what]) =>
		html`<div><dt>${names.map(key => html`<kbd>${key}</kbd> `)}</dt><dd>${what}</dd></div>`
	openDialog({name: 'keys', title: w.help, close: w.close}).draw(html`<dl>${keys.map(keyView)}</dl><p>${note}</p>`)
}

function choose(choice) {
	Object.assign(page, choice)
	update()
	tellAddress()
}

function update() {
	const w = words()
	document.documentElement.lang = w.language
	document.documentElement.dataset.theme = page.theme
	document.title = titleNow(w)
	const said = [...refusalLines(w.core, page.refusals), ...(page.fault ? [w.noMode] : [])]
	render(html`${headerView(w)}${messageView(said)}${MODES.map(mode => modeView(mode, w))}${footerView(w)}`, app)
	modeNow()?.refresh(wordsOf(ownWords[page.mode]))
}

addEventListener('languagechange', update)

/** The figure's own keys are the page's only where it leaves them alone; `?` is the page's everywhere. */
addEventListener('keydown', event => {
	const isOfFigure = /** @type {HTMLElement} */ (event.target).localName === 'n-queens'
	const isMine = isOfFigure ? !(event.composedPath()[0] instanceof HTMLInputElement) : isFree(event)
	if (!isMine || document.querySelector('dialog[open]')) return
	if (event.key === '?') openHelp()
	else if (isOfFigure || !modeNow()?.key(event)) return
	event.preventDefault()
})

bringWords({glossary})
loadStudyBy(async () => (await scripted('study', home)).explaining)
show(page.mode, asked.values)
