// The walk mode: the figure, what to walk, what it cost so far, what the marks mean. The figure itself is <n-queens>.
// Invariant: the mode holds no state of the walk; it sets attributes and reads moments.

import '../../figure/element.js'
import { html, render, nothing } from 'lit'
import { live } from 'lit/directives/live.js'
import { MAX_N } from '../../engine/known.js'
import { camel, OPTIONS, USUAL_VIEWS, VIEWS } from '../../figure/attributes.js'
import { PREDICTABLE } from '../../searches/questions.js'
import { onceAFrame } from '../../ui/frame.js'
import { radios } from '../../ui/fields.js'
import { countsView } from '../../views/counts.js'
import { legendView } from './legend.js'

/** @typedef {import('../../words/index.js').Words} Words */

/** What an address may say of the figure; of its parts only those that explain are the reader's to choose. */
const FROM_ADDRESS = Object.keys(OPTIONS).filter(name => name !== 'views' && name !== 'controls')
const OWN_VIEWS = ['board', 'narration', 'timeline'],
	EXPLAINING = VIEWS.filter(view => !USUAL_VIEWS.includes(view))
const explainingIn = views => EXPLAINING.filter(view => views?.includes(view))
const listed = text => text?.split(/\s+/)
const WALK_NAMES = ['n', 'search', 'start-row']

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => from + i)
const nameOf = (type, w) => w.searches[type.id]?.name ?? type.id
const aboutOf = (type, w) => w.searches[type.id]?.about ?? type.sentence

/**
 * @param {HTMLElement} host  empty, this mode's alone
 * @param {object} page
 * @param {Record<string, any>} page.values  the figure's attributes as texts, null where there is none; `solution`: see `visit`
 * @param {Words} page.words
 * @param {() => void} page.changed  the title or what the address says may have
 * @param {(figure: HTMLElement) => unknown} page.takeAway  opens the dialog for what a figure shows
 * @param {() => string} page.theme
 * @param {() => unknown} page.themeView  where the reader chooses it
 */
export function open(host, { values, words, changed, takeAway, theme, themeView }) {
	const figure = /** @type {any} */ (document.createElement('n-queens'))
	/** The views beside the board. @type {string[]} */
	let explaining = []
	explain(explainingIn(listed(values.views)))
	for (const name of FROM_ADDRESS) if (values[name] != null) figure.setAttribute(name, values[name])
	const wide = matchMedia('(min-width: 40rem)')

	/** With some of them the figure takes the whole width. @param {string[]} views */
	function explain(views) {
		explaining = views
		figure.setAttribute('views', [...OWN_VIEWS, ...views].join(' '))
		host.parentElement.toggleAttribute('data-explained', views.length > 0)
	}

	const typeOf = id => figure.searches.find(type => type.id === id)
	const baseOf = type => figure.labels ?? type?.countsFrom ?? 0

	/** A new walk begins at its first step. */
	function choose(changes) {
		const { n, search, startRow } = { n: figure.n, search: figure.search, startRow: figure.startRow, ...changes }
		figure.setAttribute('n', n)
		figure.setAttribute('search', search)
		figure.setAttribute('start-row', typeOf(search)?.takesStartRow ? Math.min(startRow, n - 1) : 0)
		figure.setAttribute('step', '0')
	}

	function set(name, value) {
		figure[name] = value
		update()
		changed()
	}

	function chooseExplaining(view, wanted) {
		explain(EXPLAINING.filter(other => (other === view ? wanted : explaining.includes(other))))
		update()
		changed()
	}

	/** The kinds asked for, also those that the figure has yet to take up. */
	const predicted = () => PREDICTABLE.filter(kind => listed(figure.getAttribute('predict'))?.includes(kind))

	function choosePredicted(kind, wanted) {
		const others = predicted()
		set(
			'predict',
			PREDICTABLE.filter(other => (other === kind ? wanted : others.includes(other))),
		)
	}

	// --- parts ----------------------------------------------------------------------------------------------

	function choicesView(w) {
		const { n, search, startRow } = figure
		const type = typeOf(search)
		return html`<details class="choices">
      <summary><span>${w.choices(n, nameOf({ id: search }, w))}</span></summary>
      <div>
        <label><span>${w.board}</span><select id="n" .value=${live(String(n))} @change=${e => choose({ n: +e.target.value })}>
          ${range(1, MAX_N).map(size => html`<option value=${size} ?selected=${size === n}>${w.boardSize(size)}</option>`)}</select></label>
        <label><span>${w.search}</span><select id="search" .value=${live(search)} @change=${e => choose({ search: e.target.value })}>
          ${figure.searches.map(t => html`<option value=${t.id} ?selected=${t.id === search}>${nameOf(t, w)}</option>`)}</select></label>
        ${
					type?.takesStartRow
						? html`<label><span>${w.startRow}</span><select id="start-row" .value=${live(String(startRow))} @change=${e => choose({ startRow: +e.target.value })}>
          ${range(0, n - 1).map(row => html`<option value=${row} ?selected=${row === startRow}>${row + baseOf(type)}</option>`)}</select></label>`
						: nothing
				}
        <fieldset class="explaining"><legend>${w.explaining}</legend>${EXPLAINING.map(view => html`<label><input type="checkbox" name="explaining" .checked=${live(explaining.includes(view))} @change=${event => chooseExplaining(view, event.target.checked)}> ${w.explainingViews[view]}</label>`)}</fieldset>
      </div>
    </details>`
	}

	function asideView(w) {
		const type = typeOf(figure.search) ?? { id: figure.search, sentence: '' }
		return html`<aside>
      <section><p>${aboutOf(type, w)}</p></section>
      <section><h2>${w.counts}</h2>${countsView(figure.moment, { words: w.core })}<p class="small">${w.core.probesMeaning}</p></section>
      <section><h2>${w.marks}</h2>${legendView(w)}<p class="small hint">${w.clickHint}</p></section>
      <section class="display"><h2>${w.display}</h2>
        <label><input type="checkbox" id="attacks" .checked=${live(figure.attacks)} @change=${e => set('attacks', e.target.checked)}> ${w.showAttacks}</label>
        ${radios({ name: 'labels', label: w.labels, value: baseOf(type), options: [0, 1].map(from => [from, from]), act: from => set('labels', from) })}
        ${themeView()}
        <fieldset class="predicted"><legend>${w.predict}</legend>${PREDICTABLE.map(kind => html`<label><input type="checkbox" name="predict" value=${kind} .checked=${live(predicted().includes(kind))} @change=${e => choosePredicted(kind, e.target.checked)}> ${w.predicted[kind]}</label>`)}</fieldset>
      </section>
      <section class="hint"><button type="button" id="take-away" aria-haspopup="dialog" @click=${() => takeAway(figure)}>${w.takeAway}</button></section>
    </aside>`
	}

	/** What was chosen and where we are, for those who have only the paper. */
	const onPaperView = w =>
		html`<p class="on-paper">${w.choices(figure.n, nameOf({ id: figure.search }, w))}${' · '}${w.core.stepText(figure.step, figure.length)}</p>`

	// --- wiring ---------------------------------------------------------------------------------------------

	function update() {
		figure.setAttribute('lang', words.language)
		if (figure.theme !== theme()) figure.theme = theme()
		render(html`${choicesView(words)}${figure}${onPaperView(words)}${asideView(words)}`, host)
	}

	const updateSoon = onceAFrame(update)

	/** While it plays nobody copies the address. */
	const tell = () => figure.playing || changed()

	/** Folded away on a phone, open beside the board on a wide page: until the reader says otherwise. */
	function foldChoices() {
		const choices = /** @type {HTMLDetailsElement} */ (host.querySelector('.choices'))
		choices.open = wide.matches
	}

	for (const type of ['n-queens-begin', 'n-queens-step', 'n-queens-measured', 'n-queens-rest', 'n-queens-error'])
		figure.addEventListener(type, updateSoon)
	for (const type of ['n-queens-step', 'n-queens-rest']) figure.addEventListener(type, tell)
	wide.addEventListener('change', foldChoices)
	new MutationObserver(() => {
		updateSoon()
		queueMicrotask(tell) // by then the figure has taken it up
	}).observe(figure, {
		attributes: true,
		attributeFilter: ['attacks', 'labels', 'speed', 'n', 'search', 'start-row', 'predict'],
	})
	update()
	foldChoices()
	figure.load()
	if (values.solution) figure.reach('solution', values.solution)

	return {
		figure,
		/** What `refresh` draws is all there is. */
		show() {},
		hide: () => figure.pause(),
		/** Other words, or other colours. @param {Words} other */
		refresh(other) {
			words = other
			update()
		},
		/** To a moment, or to the solution of that number; a walk that is open already stays open.
		 * @param {Record<string, any>} wanted  by attribute, null for what it is otherwise; `solution` instead of a step */
		visit(wanted) {
			const textOf = name => String(wanted[name] ?? OPTIONS[name].otherwise)
			for (const name of WALK_NAMES)
				if (String(figure[camel(name)]) !== textOf(name)) figure.setAttribute(name, textOf(name))
			explain(explainingIn(listed(wanted.views)))
			if (wanted.solution) figure.reach('solution', wanted.solution)
			else if (String(figure.step) !== textOf('step')) figure.step = textOf('step')
		},
		/** What an author of a link would write by hand. */
		query: () => ({
			...Object.fromEntries(FROM_ADDRESS.map(name => [name, figure[camel(name)]])),
			autoplay: null,
			views: explaining.length > 0 ? [...OWN_VIEWS, ...explaining] : null,
		}),
		/** @param {string} title  the page's */
		title: title => title,
		get help() {
			return { keys: words.page.keys, note: words.page.keysOnBoard }
		},
		/** Does what a key stands for; true when it stands for something. @param {KeyboardEvent} event */
		key: event => figure.key(event),
	}
}
