// The page around the figure: what to walk, in which language and colours, what the marks mean, the keys, the link. The
// figure itself is <n-queens>. Beside it the other views, each a script of its own that is loaded when it is first opened.
// Invariants: the page holds no state of the walk; it sets attributes and reads moments. A view that is not shown keeps its
// state and takes no keys.

import '../element.js'
import { html, render, nothing } from 'lit'
import { live } from 'lit/directives/live.js'
import { MAX_N } from '../engine/check.js'
import { walk } from '../engine/index.js'
import { LOCALES, refusalSentence, wordsFor } from '../locales/index.js'
import { OPTIONS, THEMES, optionText, readOptions } from '../options.js'
import { countsView } from '../views/counts.js'
import { keepsKey } from '../keys.js'
import { addressWith, countQueryOf, queryOf, readPage, showAddress, VIEWS } from './address.js'
import { legendView } from './legend.js'

const ADDRESS_AFTER_MS = 250

/** Where this script lies, and the other views' beside it. */
const home = /** @type {HTMLScriptElement} */ (document.currentScript).src
const query = new URLSearchParams(location.search)
const asked = readPage(query)
const app = document.getElementById('app')

const page = {
  lang: query.get('lang'),
  view: asked.view,
  /** The walking view has been shown: from then on its figure is in the page. */ walked: false,
  shared: false,
  address: '',
  refusals: asked.refusals,
  /** A view could not be loaded. */ fault: false,
  folded: false,
}

const figure = /** @type {any} */ (document.createElement('n-queens'))
figure.setAttribute('views', 'board narration timeline')
for (const name of Object.keys(OPTIONS)) {
  const text = query.get(name)
  const isFigures = name === 'theme' || (page.view === 'walk' && name !== 'views' && name !== 'controls')
  if (text !== null && isFigures) figure.setAttribute(name, text)
}

const words = () => wordsFor(page.lang, ...navigator.languages)

/** What the address says: what the author of a link would write by hand. */
const state = () => ({
  n: figure.n, search: figure.search, 'start-row': figure.startRow, step: figure.step,
  speed: figure.speed, labels: figure.labels, attacks: figure.attacks, theme: theme(), lang: page.lang,
})

/** The figure knows best, once it is in the page. */
const theme = () => (page.walked ? figure.theme : readOptions(name => (name === 'theme' ? figure.getAttribute(name) : null)).values.theme)

const queryNow = () => (page.view === 'count' ? countQueryOf({ n: counting?.n ?? null, theme: theme(), lang: page.lang }) : queryOf(state()))

let later = 0
function tellAddress() {
  clearTimeout(later)
  later = setTimeout(() => figure.playing || showAddress(queryNow()), ADDRESS_AFTER_MS)
}

/** A new walk begins at its first step. */
function choose(changes) {
  const { n, search, 'start-row': startRow } = { ...state(), ...changes }
  const takesRow = typeOf(search)?.takesStartRow
  figure.setAttribute('n', n)
  figure.setAttribute('search', search)
  figure.setAttribute('start-row', takesRow ? Math.min(startRow, n - 1) : 0)
  figure.setAttribute('step', '0')
}

function set(name, value) {
  figure[name] = value
  update()
  tellAddress()
}

function setLanguage(language) {
  page.lang = language
  update()
  tellAddress()
}

async function share() {
  const address = addressWith(queryNow())
  try {
    await navigator.clipboard.writeText(address)
    page.shared = true
  } catch {
    page.address = address
  }
  update()
  setTimeout(() => {
    page.shared = false
    update()
  }, 2500)
}

const typeOf = id => figure.searches?.find(type => type.id === id)
const nameOf = (type, w) => w.searches[type.id]?.name ?? type.id
const aboutOf = (type, w) => w.searches[type.id]?.about ?? type.sentence
const range = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => from + i)

// --- views ----------------------------------------------------------------------------------------------

/** The counting view, once it has been loaded. */
let counting = null
let loading = false

/** Shows a view; `n`: what an address asks the counting view for. @param {number|null} [n] */
function show(view, n = null) {
  if (page.view === 'walk' && view !== 'walk') figure.pause()
  page.view = view
  page.walked ||= view === 'walk'
  if (view !== 'count') counting?.hide()
  update()
  if (view === 'walk' && !page.folded) foldChoices()
  if (view === 'count') showCounting(n)
}

async function showCounting(n) {
  if (counting && n !== null) counting.count(n)
  if (!counting && !loading) await openCounting(n)
  if (counting && page.view === 'count') counting.show()
}

async function openCounting(n) {
  loading = true
  try {
    await Promise.all([loaded('link', { rel: 'stylesheet', href: beside('counting.css') }), loaded('script', { src: beside('counting.js') })])
    counting = globalThis.nQueensCounting.open(document.getElementById('counting'), { n, walk, words: words(), changed: countingChanged })
  } catch {
    page.fault = true
  }
  loading = false
  update()
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

/** Many times a second while it counts, so the address is told only what is new: each telling puts off the one before. */
let wanted = ''
function countingChanged() {
  const now = queryNow()
  if (page.view === 'count' && now !== wanted) tellAddress()
  wanted = now
  document.title = titleNow(words())
}

function titleNow(w) {
  if (page.view === 'count') return (counting?.title ?? (title => title))(`${w.views.count} · ${w.title}`)
  return w.title
}

/** A link of the page, unless the reader wants it in another tab. */
function follow(event, view) {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
  event.preventDefault()
  if (view === page.view) return
  clearTimeout(later)
  showAddress(queryNow())
  show(view)
  page.refusals = []
  showAddress(queryNow(), 'pushState')
}

/** To a moment; a walk that is open already stays open. @param {(name: string) => string} wanted */
function walkTo(wanted) {
  const present = state()
  for (const name of ['n', 'search', 'start-row']) if (String(present[name]) !== wanted(name)) figure.setAttribute(name, wanted(name))
  if (String(present.step) !== wanted('step')) figure.step = wanted('step')
}

/** Back and forward: the address says which view and, in the walking view, which moment. */
addEventListener('popstate', () => {
  const now = new URLSearchParams(location.search)
  const { view, n, refusals } = readPage(now)
  page.refusals = refusals
  show(view, n)
  if (view === 'walk') walkTo(name => now.get(name) ?? String(OPTIONS[name].otherwise))
})

// --- parts of the page ----------------------------------------------------------------------------------

function choicesView(w) {
  const { n, search, startRow } = figure
  const type = typeOf(search)
  const types = figure.searches ?? [{ id: search }]
  const base = figure.labels ?? type?.countsFrom ?? 0
  return html`<details class="choices">
    <summary><span>${w.choices(n, nameOf({ id: search }, w))}</span></summary>
    <div>
      <label><span>${w.board}</span><select id="n" .value=${live(String(n))} @change=${e => choose({ n: +e.target.value })}>
        ${range(1, MAX_N).map(size => html`<option value=${size} ?selected=${size === n}>${w.boardSize(size)}</option>`)}</select></label>
      <label><span>${w.search}</span><select id="search" .value=${live(search)} @change=${e => choose({ search: e.target.value })}>
        ${types.map(t => html`<option value=${t.id} ?selected=${t.id === search}>${nameOf(t, w)}</option>`)}</select></label>
      ${type?.takesStartRow ? html`<label><span>${w.startRow}</span><select id="start-row" .value=${live(String(startRow))} @change=${e => choose({ 'start-row': +e.target.value })}>
        ${range(0, n - 1).map(row => html`<option value=${row} ?selected=${row === startRow}>${row + base}</option>`)}</select></label>` : nothing}
    </div>
  </details>`
}

const linkIcon = done => html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${done ? 'M5 12.5l5 5 9-11' : 'M10 14l4-4M8.5 11.5l-3 3a3 3 0 0 0 4 4l3-3M15.500 12.500l3-3a3 3 0 0 0-4-4l-3 3'}></path></svg>`

const headerView = w => html`<header>
  <h1>${w.title}</h1>
  <nav class="views" aria-label=${w.viewsLabel}>${VIEWS.map(view => html`<a href="?view=${view}" aria-current=${view === page.view ? 'page' : nothing} @click=${event => follow(event, view)}>${w.views[view]}</a>`)}</nav>
  ${page.view === 'walk' ? html`<p>${w.tagline}</p>` : nothing}
  <nav class="tools" aria-label=${w.toolsLabel}>
    <span class="languages">${LOCALES.map((locale, i) => html`${i > 0 ? html`<span aria-hidden="true"> / </span>` : nothing}<button type="button"
      lang=${locale.language} aria-pressed=${String(locale === w)} @click=${() => setLanguage(locale.language)}>${locale.languageName}</button>`)}</span>
    <button type="button" id="share" @click=${share}>${linkIcon(page.shared)}<span class="wordy" aria-live="polite">${page.shared ? w.shared : w.share}</span></button>
    <button type="button" id="help" aria-haspopup="dialog" @click=${openHelp}><span class="wordy">${w.help}</span> <kbd>?</kbd></button>
  </nav>
</header>`

const messageView = w => (page.refusals.length + Number(page.fault) === 0 ? nothing : html`<div class="message" role="alert">
  ${page.refusals.map(refusal => html`<p>${refusalSentence(w, refusal)}</p>`)}${page.refusals.length > 0 ? html`<p>${w.kept}</p>` : nothing}${page.fault ? html`<p>${w.noView}</p>` : nothing}</div>`)

const addressView = w => (page.address ? html`<p class="address"><label>${w.shareByHand} <input readonly .value=${page.address} @focus=${e => e.target.select()}></label></p>` : nothing)

const radio = (name, value, checked, label, act) =>
  html`<label><input type="radio" name=${name} .checked=${live(checked)} @change=${() => act(value)}> ${label}</label>`

const themeView = w => html`<fieldset><legend>${w.theme}</legend>${THEMES.map(value => radio('theme', value, value === theme(), w.themes[value], chosen => set('theme', chosen)))}</fieldset>`

function asideView(w) {
  const type = typeOf(figure.search) ?? { id: figure.search, sentence: '' }
  const base = figure.labels ?? type.countsFrom ?? 0
  return html`<aside>
    <section><p>${aboutOf(type, w)}</p></section>
    <section><h2>${w.counts}</h2>${countsView(figure.moment, { words: w })}<p class="small">${w.probesMeaning}</p></section>
    <section><h2>${w.marks}</h2>${legendView(w)}<p class="small hint">${w.clickHint}</p></section>
    <section class="display"><h2>${w.display}</h2>
      <label><input type="checkbox" id="attacks" .checked=${live(figure.attacks)} @change=${e => set('attacks', e.target.checked)}> ${w.showAttacks}</label>
      <fieldset><legend>${w.labels}</legend>${[0, 1].map(from => radio('labels', from, from === base, from, value => set('labels', value)))}</fieldset>
      ${themeView(w)}
    </section>
  </aside>`
}

/** What was chosen and where we are, for those who have only the paper. */
const onPaperView = w => html`<p class="on-paper">${w.choices(figure.n, nameOf({ id: figure.search }, w))}${' · '}${w.stepText(figure.step, figure.length)}</p>`

const helpView = (w, { keys, note }) => html`<dialog id="keys" aria-labelledby="keys-title" @click=${e => e.target.localName === 'dialog' && e.target.close()}>
  <div>
    <h2 id="keys-title" tabindex="-1" autofocus>${w.help}</h2>
    <dl>${keys.map(([names, what]) => html`<div><dt>${names.map(key => html`<kbd>${key}</kbd> `)}</dt><dd>${what}</dd></div>`)}</dl>
    <p>${note}</p>
    <form method="dialog"><button>${w.close}</button></form>
  </div>
</dialog>`

function openHelp() {
  const dialog = /** @type {HTMLDialogElement} */ (document.getElementById('keys'))
  if (!dialog.open) dialog.showModal()
}

// --- wiring ---------------------------------------------------------------------------------------------

const wide = matchMedia('(min-width: 40rem)')

function update() {
  const w = words()
  const isCount = page.view === 'count'
  document.documentElement.lang = w.language
  document.documentElement.dataset.theme = theme() ?? 'auto'
  document.title = titleNow(w)
  figure.setAttribute('lang', w.language)
  const help = isCount && counting ? counting.help : { keys: w.keys, note: w.keysOnBoard }
  render(html`${headerView(w)}${messageView(w)}${addressView(w)}
    <main class="walk" ?hidden=${isCount}>${page.walked ? html`${choicesView(w)}${figure}${onPaperView(w)}${asideView(w)}` : nothing}</main>
    <main class="count-view" ?hidden=${!isCount}><div id="counting"></div>${isCount ? html`<section class="display">${themeView(w)}</section>` : nothing}</main>
    ${helpView(w, help)}<footer>${w.footer}</footer>`, app)
  if (isCount) counting?.refresh(w)
}

let due = 0
const updateSoon = () => (due ||= requestAnimationFrame(() => {
  due = 0
  update()
}))

for (const type of ['n-queens-begin', 'n-queens-step', 'n-queens-measured', 'n-queens-rest', 'n-queens-error']) figure.addEventListener(type, updateSoon)
figure.addEventListener('n-queens-step', tellAddress)
figure.addEventListener('n-queens-rest', tellAddress)
/** Folded away on a phone, open beside the board on a wide page: until the reader says otherwise. */
function foldChoices() {
  const choices = document.querySelector('.choices')
  if (!choices) return
  choices.open = wide.matches
  page.folded = true
}
wide.addEventListener('change', foldChoices)
addEventListener('languagechange', updateSoon)
new MutationObserver(() => {
  updateSoon()
  tellAddress()
}).observe(figure, { attributes: true, attributeFilter: ['attacks', 'labels', 'speed', 'theme', 'n', 'search', 'start-row'] })

addEventListener('keydown', event => {
  const at = /** @type {HTMLElement} */ (event.target)
  if (event.defaultPrevented || document.querySelector('dialog[open]')) return
  if (at.closest('select, textarea, n-queens') || (at instanceof HTMLInputElement && keepsKey(at, event.key))) return
  if (at.closest('a') && event.key === 'Enter') return
  if (at.closest('button, summary') && (event.key === ' ' || event.key === 'Enter')) return
  if (event.key === '?') openHelp()
  else if (!(page.view === 'count' ? counting?.key(event) : figure.key(event))) return
  event.preventDefault()
})

// The figure's own keys do not reach the page unless it leaves them alone; `?` is the page's everywhere.
figure.addEventListener('keydown', event => {
  if (event.key !== '?' || event.composedPath()[0] instanceof HTMLInputElement) return
  event.preventDefault()
  openHelp()
})

show(page.view, asked.n)
