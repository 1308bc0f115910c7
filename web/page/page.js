// The page around the figure: what to walk, in which language and colours, what the marks mean, the keys, the link. The
// figure itself is <n-queens>. Invariant: the page holds no state of the walk; it sets attributes and reads moments.

import '../element.js'
import { html, render, nothing } from 'lit'
import { live } from 'lit/directives/live.js'
import { MAX_N } from '../engine/check.js'
import { LOCALES, wordsFor } from '../locales/index.js'
import { OPTIONS, THEMES, optionText, readOptions } from '../options.js'
import { countsView } from '../views/counts.js'
import { keepsKey } from '../keys.js'
import { addressWith, queryOf, showAddress } from './address.js'
import { legendView } from './legend.js'

const ADDRESS_AFTER_MS = 250

const query = new URLSearchParams(location.search)
const app = document.getElementById('app')

const page = {
  lang: query.get('lang'),
  shared: false,
  address: '',
}

const figure = /** @type {any} */ (document.createElement('n-queens'))
figure.setAttribute('views', 'board narration timeline')
for (const name of Object.keys(OPTIONS)) {
  const text = query.get(name)
  if (text !== null && name !== 'views' && name !== 'controls') figure.setAttribute(name, text)
}

const words = () => wordsFor(page.lang, ...navigator.languages)

/** What the address says: what the author of a link would write by hand. */
const state = () => ({
  n: figure.n, search: figure.search, 'start-row': figure.startRow, step: figure.step,
  speed: figure.speed, labels: figure.labels, attacks: figure.attacks, theme: figure.theme, lang: page.lang,
})

let later = 0
function tellAddress() {
  clearTimeout(later)
  later = setTimeout(() => figure.playing || showAddress(queryOf(state())), ADDRESS_AFTER_MS)
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
  const address = addressWith(queryOf(state()))
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
  <p>${w.tagline}</p>
  <nav>
    <span class="languages">${LOCALES.map((locale, i) => html`${i > 0 ? html`<span aria-hidden="true"> / </span>` : nothing}<button type="button"
      lang=${locale.language} aria-pressed=${String(locale === w)} @click=${() => setLanguage(locale.language)}>${locale.languageName}</button>`)}</span>
    <button type="button" id="share" @click=${share}>${linkIcon(page.shared)}<span class="wordy" aria-live="polite">${page.shared ? w.shared : w.share}</span></button>
    <button type="button" id="help" aria-haspopup="dialog" @click=${openHelp}><span class="wordy">${w.help}</span> <kbd>?</kbd></button>
  </nav>
</header>`

const addressView = w => (page.address ? html`<p class="address"><label>${w.shareByHand} <input readonly .value=${page.address} @focus=${e => e.target.select()}></label></p>` : nothing)

function asideView(w) {
  const type = typeOf(figure.search) ?? { id: figure.search, sentence: '' }
  const base = figure.labels ?? type.countsFrom ?? 0
  const radio = (name, value, checked, label, act) =>
    html`<label><input type="radio" name=${name} .checked=${live(checked)} @change=${() => act(value)}> ${label}</label>`
  return html`<aside>
    <section><p>${aboutOf(type, w)}</p></section>
    <section><h2>${w.counts}</h2>${countsView(figure.moment, { words: w })}<p class="small">${w.probesMeaning}</p></section>
    <section><h2>${w.marks}</h2>${legendView(w)}<p class="small hint">${w.clickHint}</p></section>
    <section class="display"><h2>${w.display}</h2>
      <label><input type="checkbox" id="attacks" .checked=${live(figure.attacks)} @change=${e => set('attacks', e.target.checked)}> ${w.showAttacks}</label>
      <fieldset><legend>${w.labels}</legend>${[0, 1].map(from => radio('labels', from, from === base, from, value => set('labels', value)))}</fieldset>
      <fieldset><legend>${w.theme}</legend>${THEMES.map(theme => radio('theme', theme, theme === figure.theme, w.themes[theme], value => set('theme', value)))}</fieldset>
    </section>
  </aside>`
}

/** What was chosen and where we are, for those who have only the paper. */
const onPaperView = w => html`<p class="on-paper">${w.choices(figure.n, nameOf({ id: figure.search }, w))}${' · '}${w.stepText(figure.step, figure.length)}</p>`

const helpView = w => html`<dialog id="keys" aria-labelledby="keys-title" @click=${e => e.target.localName === 'dialog' && e.target.close()}>
  <div>
    <h2 id="keys-title" tabindex="-1" autofocus>${w.help}</h2>
    <dl>${w.keys.map(([keys, what]) => html`<div><dt>${keys.map(key => html`<kbd>${key}</kbd> `)}</dt><dd>${what}</dd></div>`)}</dl>
    <p>${w.keysOnBoard}</p>
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
  document.documentElement.lang = w.language
  document.documentElement.dataset.theme = figure.theme ?? 'auto'
  document.title = w.title
  figure.setAttribute('lang', w.language)
  render(html`${headerView(w)}${addressView(w)}<main>
    ${choicesView(w)}${figure}${onPaperView(w)}${asideView(w)}
  </main>${helpView(w)}<footer>${w.footer}</footer>`, app)
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
const foldChoices = () => (document.querySelector('.choices').open = wide.matches)
wide.addEventListener('change', foldChoices)
addEventListener('languagechange', updateSoon)
new MutationObserver(() => {
  updateSoon()
  tellAddress()
}).observe(figure, { attributes: true, attributeFilter: ['attacks', 'labels', 'speed', 'theme', 'n', 'search', 'start-row'] })

addEventListener('keydown', event => {
  const at = /** @type {HTMLElement} */ (event.target)
  if (event.defaultPrevented || document.querySelector('dialog[open]')) return
  if (at.closest('select, textarea, a, n-queens') || (at instanceof HTMLInputElement && keepsKey(at, event.key))) return
  if (at.closest('button, summary') && (event.key === ' ' || event.key === 'Enter')) return
  if (event.key === '?') openHelp()
  else if (!figure.key(event)) return
  event.preventDefault()
})

// The figure's own keys do not reach the page unless it leaves them alone; `?` is the page's everywhere.
figure.addEventListener('keydown', event => {
  if (event.key !== '?' || event.composedPath()[0] instanceof HTMLInputElement) return
  event.preventDefault()
  openHelp()
})

update()
foldChoices()
