// The walk mode: the figure, what to walk, what it cost so far, what the marks mean. It holds no state of the walk.

import '../../figure/element.js'
import {html} from 'lit-html'
import {MAX_N} from '../../engine/known.js'
import {camel, OPTIONS, USUAL_VIEWS, VIEWS} from '../../figure/attributes.js'
import {PREDICTABLE} from '../../searches/questions.js'
import {radios, select, sizes, tick} from '../../ui/fields.js'
import {Screen} from '../../ui/screen.js'
import {countsView} from '../../views/counts.js'
import {legendView} from './legend.js'

/** What an address may say of the figure; of its views only those that explain are the reader's to choose. */
const FROM_ADDRESS = Object.keys(OPTIONS).filter(name => name !== 'views' && name !== 'controls')
const OWN_VIEWS = ['board', 'narration', 'timeline'],
	EXPLAINING = VIEWS.filter(view => !USUAL_VIEWS.includes(view))
const explainingIn = views => EXPLAINING.filter(view => views?.includes(view))
const listed = text => text?.split(/\s+/)
const WALK_NAMES = ['n', 'search', 'start-row']
/** Events and attributes of the figure after which it is drawn anew. */
const TOLD = ['begin', 'step', 'measured', 'rest', 'error'],
	WATCHED = [...WALK_NAMES, 'attacks', 'labels', 'speed', 'predict']

const nameOf = (id, w) => w.searches[id]?.name ?? id

/** values: attributes as texts; solution: see `goTo`. @type {import('../index.js').Open} */
export function open(place, {values, words, changed, takeAway, theme, themeView}) {
	const figure = /** @type {any} */ (document.createElement('n-queens'))
	let explaining = []
	const screen = new Screen(place, words, {
		view: w => html`${choicesView(figure, w, {explaining, chooseExplaining})}${figure}${onPaperView(figure, w)}
  ${asideView(figure, w, {set, themeView, takeAway})}`,
		drawn,
		hidden: () => figure.pause(),
	})
	explain(explainingIn(listed(values.views)))
	for (const name of FROM_ADDRESS) if (values[name] != null) figure.setAttribute(name, values[name])

	/** With some of them the figure takes the whole width. */
	function explain(views) {
		explaining = views
		figure.setAttribute('views', [...OWN_VIEWS, ...views].join(' '))
		place.parentElement.toggleAttribute('data-explained', views.length > 0)
	}

	const changing =
		act =>
		(...asked) => {
			act(...asked)
			screen.draw()
			changed()
		}
	const chooseExplaining = changing(explain),
		set = changing((name, value) => (figure[name] = value))

	let isBegun = false
	function drawn() {
		figure.setAttribute('lang', screen.words.language)
		if (figure.theme !== theme()) figure.theme = theme()
		if (isBegun) return
		isBegun = true
		foldWhenNarrow(place.querySelector('.choices'))
		figure.load()
		if (values.solution) figure.reach('solution', values.solution)
	}

	/** While it plays nobody copies the address. */
	const tell = () => figure.playing || changed()
	watch(figure, screen.drawSoon, tell)
	return {
		...screen.face({
			figure,
			visit(wanted) {
				explain(explainingIn(listed(wanted.views)))
				goTo(figure, wanted)
			},
			query: () => ({
				...Object.fromEntries(FROM_ADDRESS.map(name => [name, figure[camel(name)]])),
				autoplay: null,
				views: explaining.length > 0 ? [...OWN_VIEWS, ...explaining] : null,
			}),
			key: event => figure.key(event),
		}),
		get help() {
			return {keys: screen.words.page.keys, note: screen.words.page.keysOnBoard}
		},
	}
}

function beginAnew(figure, changes) {
	const walk = {n: figure.n, search: figure.search, 'start-row': figure.startRow, ...changes}
	const row = typeOf(figure, walk.search)?.takesStartRow ? Math.min(walk['start-row'], walk.n - 1) : 0
	for (const [name, value] of Object.entries({...walk, 'start-row': row, step: 0})) figure.setAttribute(name, value)
}

/** To a moment, or to the solution of that number; a walk that is open already stays open. wanted: by attribute, null
 * for what it is otherwise. */
function goTo(figure, wanted) {
	const textOf = name => String(wanted[name] ?? OPTIONS[name].otherwise)
	for (const name of WALK_NAMES)
		if (String(figure[camel(name)]) !== textOf(name)) figure.setAttribute(name, textOf(name))
	if (wanted.solution) figure.reach('solution', wanted.solution)
	else if (String(figure.step) !== textOf('step')) figure.step = textOf('step')
}

function watch(figure, drawSoon, tell) {
	for (const type of TOLD) figure.addEventListener(`n-queens-${type}`, drawSoon)
	for (const type of ['step', 'rest']) figure.addEventListener(`n-queens-${type}`, tell)
	new MutationObserver(() => {
		drawSoon()
		queueMicrotask(tell) // by then the figure has taken it up
	}).observe(figure, {attributes: true, attributeFilter: WATCHED})
}

function foldWhenNarrow(choices) {
	const wide = matchMedia('(min-width: 40rem)')
	const fold = () => (choices.open = wide.matches)
	wide.addEventListener('change', fold)
	fold()
}

const typeOf = (figure, id = figure.search) => figure.searches.find(type => type.id === id)
const baseOf = figure => figure.labels ?? typeOf(figure)?.countsFrom ?? 0

function ticksView({kind, name = kind, legend, labels}, all, {chosen, act}) {
	const wordView = of => {
		const choose = isWanted => act(all.filter(other => (other === of ? isWanted : chosen.includes(other))))
		return tick({name, of, label: labels[of], value: chosen.includes(of), act: choose})
	}
	return html`<fieldset class=${kind}><legend>${legend}</legend>${all.map(wordView)}</fieldset>`
}

function choicesView(figure, w, {explaining, chooseExplaining}) {
	const {n, search, startRow, searches} = figure
	const field = (id, label, value, options) =>
		select({id, label, value, options, act: chosen => beginAnew(figure, {[id]: chosen})})
	const names = searches.map(({id}) => [id, nameOf(id, w)]),
		rows = Array.from({length: n}, (_, row) => [row, row + baseOf(figure)])
	return html`<details class="choices">
  <summary><span>${w.choices(n, nameOf(search, w))}</span></summary>
  <div class="flow">
    ${field('n', w.board, n, sizes(MAX_N, w.boardSize))}
    ${field('search', w.search, search, names)}
    ${typeOf(figure)?.takesStartRow ? field('start-row', w.startRow, startRow, rows) : ''}
    ${ticksView({kind: 'explaining', legend: w.explaining, labels: w.explainingViews}, EXPLAINING, {
			chosen: explaining,
			act: chooseExplaining,
		})}
  </div></details>`
}

function asideView(figure, w, {set, themeView, takeAway}) {
	const {search, moment} = figure
	return html`<aside>
  <section><p>${w.searches[search]?.about ?? typeOf(figure)?.sentence ?? ''}</p></section>
  <section><h2>${w.counts}</h2>${countsView(moment, {words: w.core})}
    <p class="small">${w.core.probesMeaning}</p></section>
  <section><h2>${w.marks}</h2>${legendView(w)}<p class="small hint">${w.clickHint}</p></section>
  <section class="display"><h2>${w.display}</h2>${displayView(figure, w, set)}
    ${themeView()}${predictView(figure, w, set)}</section>
  <section class="hint"><button type="button" id="take-away" aria-haspopup="dialog"
    @click=${() => takeAway(figure)}>${w.takeAway}</button></section></aside>`
}

const displayView = (figure, w, set) => html`
  ${tick({id: 'attacks', label: w.showAttacks, value: figure.attacks, act: is => set('attacks', is)})}
  ${radios({
		...{name: 'labels', label: w.labels, value: baseOf(figure), options: [0, 1].map(from => [from, from])},
		act: from => set('labels', from),
	})}`

/** The kinds asked for, also those that the figure has yet to take up. */
const predictView = (figure, w, set) =>
	ticksView({kind: 'predicted', name: 'predict', legend: w.predict, labels: w.predicted}, PREDICTABLE, {
		chosen: listed(figure.getAttribute('predict')) ?? [],
		act: kinds => set('predict', kinds),
	})

const onPaperView = ({n, search, step, length}, w) =>
	html`<p class="on-paper">${w.choices(n, nameOf(search, w))}${' · '}${w.core.stepText(step, length)}</p>`
