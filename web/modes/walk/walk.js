// The walk mode: fields, figure, settings, legend. Invariant: the figure alone holds the walk's state.

import '../../figure/element.js'
import marks from '#legend'
import opening from '#opening'
import {html, nothing} from 'lit-html'
import {unsafeSVG} from 'lit-html/directives/unsafe-svg.js'
import {textRows} from '../../board/notation.js'
import {breathe} from '../../engine/job.js'
import {MAX_N, SOLUTIONS} from '../../engine/known.js'
import {OPTIONS, optionText, STORY, TAKEN, USUAL_VIEWS, figureValues, WALK_NAMES} from '../../figure/attributes.js'
import {listen} from '../../figure/events.js'
import {searchWords} from '../../searches/lazy-searches.js'
import {readQuestions, textOfKinds} from '../../searches/quiz-data.js'
import {PREDICTABLE, predictableKinds} from '../../searches/questions.js'
import {initialPositionView} from '../../ui/initial-position.js'
import {plain, radios, select, tick} from '../../ui/fields.js'
import {nextFrame} from '../../ui/frame.js'
import {isFree} from '../../ui/keys.js'
import {menuView} from '../../ui/menu.js'
import {boardOf, playHere} from '../../ui/play.js'
import {makeScreen} from '../../ui/screen.js'
import {store, stored} from '../../ui/storage.js'
import {count} from '../../words/numbers.js'
import {chanceView, sizeOptions} from './chance.js'
import {EXPLAINING, isOpening, OPENING} from './address.js'
import {panelsAround} from './panels.js'
import {lazyLesson} from './lazy-lesson.js'
import lineStyle from '#styles/timeline'
import style from '#styles/workshop'

/** Attributes that the address does not set directly: the page adds explaining views to `views`; `moments` names a
 * lesson. */
const NOT_FROM_ADDRESS = ['mode', 'views', 'controls', 'moments']
const FROM_ADDRESS = Object.keys(OPTIONS).filter(name => !NOT_FROM_ADDRESS.includes(name))
const explainingIn = views =>
	(views || (stored('panels') ?? String(EXPLAINING))).split(/[\s,]+/).filter(view => EXPLAINING.includes(view))
const WATCHED = [...WALK_NAMES, 'attacks', 'labels', 'speed', 'questions']

const WIDE = matchMedia('(min-width: 40rem)')

const nameOf = (id, w) => w.searches[id]?.name ?? id

let figure, page, screen, teaching
let explaining = []
let [isBegun, isWhole, isUntouched] = [false, false, true]
let isFirstVisit, wayView

export function open(place, itsPage) {
	page = itsPage
	const {values, words, newHere} = page
	figure = document.createElement('n-queens')
	isFirstVisit = values.n == null && values.step === String(OPENING.step)
	wayView = values.step > 0 && !isFirstVisit ? beginningButton() : newHere
	screen = makeScreen(place, words, {
		...{view, drawn},
		shown: () => figure.isConnected || place.append(figure),
		hidden: () => teaching.leave(),
	})
	teaching = lazyLesson({...page, figure, draw: screen.draw, restore: () => explain(explaining)})
	explain(explainingIn(values.views))
	surround()
	figure.setAttribute('speed', STORY)
	for (const name of FROM_ADDRESS) if (values[name] != null) figure.setAttribute(name, values[name])
	watch(() => {
		isUntouched &&= isOpening(figure)
		if (!figure.playing) page.changed(true)
	})
	teaching.read(values.moments)
	const face = {figure, base, visit, carry, query, size: () => figure.n}
	return {
		...screen.face({
			...face,
			title: title => `${placeText(screen.words)} · ${title}`,
			key: event => teaching.key(event) || figure.key(event),
			teachView: () => html`${askedView(screen.words)}${teaching.buttonsView(screen.words, false)}`,
		}),
		help: null,
	}
}

const view = w => html`<div class="head">${choicesView(w)}<p>${wayView(w)}</p></div>
  ${teaching.view}${menuView('marks', '?', marksView(w), {title: w.marks})}${figure}${onPaperView(w)}
  ${isWhole ? asideView(w) : ''}`

function drawn() {
	teaching.draw()
	// Assigning the same language would restyle all elements.
	if (figure.lang !== screen.words.language) figure.lang = screen.words.language
	figure.theme = page.theme()
	if (isBegun) return
	isBegun = true
	figure.updateComplete
		.then(nextFrame)
		.then(breathe)
		.then(() => {
			isWhole = true
			screen.draw()
			openAndReach(page.values)
		})
}

function explain(views) {
	explaining = views
	figure.setAttribute('views', [...USUAL_VIEWS, ...views].join(' '))
}

function chooseExplaining(views) {
	explain(views)
	store('panels', views.join(' '))
	page.changed()
}

function visit(wanted) {
	explain(explainingIn(wanted.views))
	goTo(wanted)
	teaching.read(wanted.moments)
}

function carry(n) {
	if (n !== figure.n && (figure.step === 0 || isOpening(figure)) && !teaching.text) restartWalk({n})
}

/** Adds panels and the timeline's zoom to the figure. The first pointer or focus loads zoom and preview. */
function surround() {
	const wordsNow = () => screen.words,
		panels = panelsAround({wordsNow, open: chooseExplaining})
	let coming = null,
		zoom = null
	const want = async () => {
		coming ??= page.load('zoom', {figure}, false)
		zoom = await coming
	}
	figure.arrange({
		...panels,
		beginning: () => (isFirstVisit && isUntouched && isOpening(figure) ? wordsNow().beginning : ''),
		style: style + lineStyle,
		timeline(line, walked) {
			const shown = zoom?.timeline(line, walked) ?? line
			return {...shown, more: [shown.more, ticksView(shown, wordsNow().onTimeline)]}
		},
		drawn(tree) {
			panels.drawn(tree)
			const line = tree.querySelector('.timeline')
			for (const type of ['pointerover', 'focusin']) line?.addEventListener(type, want, {once: true})
			zoom?.drawn(line)
		},
		shownAt: start => (isOpening(start) ? opening : undefined),
	})
}

const TICKS = {tick: 'M8 0v10', height: 'M1 10v-4M5 10v-10M9 10v-6'}

function ticksView({ticks}, words) {
	if (ticks === '') return nothing
	const sign = ticks.includes('v-') ? 'height' : 'tick'
	return html`<p class="ticks-say"><svg viewBox="0 0 10 10" aria-hidden="true"><path class="ticks"
    d=${TICKS[sign]}/></svg>${words[sign]}</p>`
}

const placeText = w => w.choices(w.core.count(figure.n), w.core.stepText(figure.step))

const query = () => ({
	...figureValues(figure, FROM_ADDRESS),
	autoplay: null,
	speed: figure.speed === STORY ? null : figure.speed,
	views: String(explaining) === String(EXPLAINING) ? null : [...USUAL_VIEWS, ...explaining],
	moments: teaching.text,
})

const textIn = (walk, name) => optionText(walk[name] ?? OPTIONS[name].otherwise) ?? ''

function restartWalk(changes) {
	figure.listing ??= figure.shadowRoot.querySelector('.listing')?.dataset.language
	const walk = {...figureValues(figure, WALK_NAMES), ...changes},
		type = typeOf(walk.search)
	if (walk.n > type.largest) walk.n = OPENING.n
	for (const name in TAKEN) if (!type[TAKEN[name]]) walk[name] = null
	walk['start-row'] = Math.min(walk['start-row'], walk.n - 1)
	if (walk.n !== figure.n) walk.given = walk.blocked = null
	for (const name of [...WALK_NAMES, 'step']) figure.setAttribute(name, textIn(walk, name))
}

/** Goes to a step or a numbered solution. wanted: values of attributes; null: default. */
function goTo(wanted) {
	const walk = figureValues(figure, WALK_NAMES),
		others = WALK_NAMES.filter(name => textIn(walk, name) !== textIn(wanted, name)),
		step = textIn(wanted, 'step')
	for (const name of others) figure.setAttribute(name, textIn(wanted, name))
	if ((others.length > 0 || String(figure.step) !== step) && !wanted.solution) figure.step = step
	openAndReach(wanted)
}

async function openAndReach({solution, step}) {
	const report = (name, value, low, last, shown = last) =>
		page.rejected([{name, value, allowed: {low, high: last}, instead: count(shown)}])
	figure.load()
	if (solution) {
		const all = Number(SOLUTIONS[figure.n] ?? Infinity),
			last = typeOf().stopsAtFirst ? Math.min(all, 1) : all
		figure.reach('solution', Math.min(solution, last || 1))
		if (last > 0 && solution > last) report('solution', solution, 1, last)
	}
	if (!step) return
	await figure.settled
	const {length} = figure
	if (step > length && (solution || figure.step === length)) report('step', step, 0, length, figure.step)
}

function copyBoard(event) {
	const selections = [getSelection(), figure.shadowRoot.getSelection?.()]
	if (!isFree(event) || selections.some(selection => String(selection ?? '') !== '')) return
	event.clipboardData.setData('text/plain', `${textRows(figure.moment.queens).join('\n')}\n`)
	event.preventDefault()
}

function watch(changed) {
	const {drawSoon} = screen
	WIDE.addEventListener('change', drawSoon)
	addEventListener('copy', event => screen.isShown && copyBoard(event))
	listen(figure, ['begin', 'measured', 'rest', 'error'], drawSoon)
	addEventListener('beforeprint', () => screen.draw()) // updates the line that prints the step
	listen(figure, ['step', 'rest'], changed)
	new MutationObserver(() => {
		drawSoon()
		queueMicrotask(changed) // lets the figure read the attributes first
	}).observe(figure, {attributes: true, attributeFilter: WATCHED})
}

const typeOf = (id = figure.search) => figure.searches.find(type => type.id === id)
const base = () => figure.labels ?? typeOf().countsFrom

function choicesView(w) {
	const {n, search, startRow, searches} = figure,
		type = typeOf()
	const begin = changes => {
		page.depart()
		restartWalk(changes)
	}
	const field = (id, label, value, options) => select({id, label, value, options, act: chosen => begin({[id]: chosen})})
	const names = searches.map(({id}) => [id, nameOf(id, w)]),
		rows = [...Array(type.takesStartRow ? n : 0).keys()].map(row => [row, row + base()])
	const board = initialPositionView(figure, w, () => begin({given: null, blocked: null}))
	return html`<details class="choices" ?open=${WIDE.matches}>
  <summary><span>${board ? w.choices(w.core.count(n), nameOf(search, w)) : w.puzzle(n)}</span></summary>
  <div class="flow">${board ?? html`<p class="puzzle">${w.puzzle(n)}</p>`}
    ${field('n', w.board, n, sizeOptions(figure, type, w))}
    ${field('search', w.search, search, names)}
    ${type.takesStartRow ? field('start-row', w.startRow, startRow, rows) : ''}
    ${n <= MAX_N ? plain(w.addSearch, () => page.go('compare', comparison()), {id: 'add-search'}) : ''}
    ${chanceView(figure, type, w, begin)}
  </div></details>`
}

function comparison() {
	const {n, search, startRow, step} = figure
	return {
		...{n, search, 'start-row': startRow, with: search === 'scan' ? 'flags' : 'scan', 'with-start-row': 0},
		...{given: [], blocked: [], clock: 'step', at: step},
	}
}

const asideView = w => html`<aside>
  <section><p>${searchWords(figure.search, w)?.about}</p></section>
  <section class="display"><h2>${w.display}</h2>${displayView(w)}
    ${askedView(w)}</section>
  <section class="hint flow"><button type="button" id="take-away" aria-haspopup="dialog"
    @click=${() => page.takeAway(figure)}>${w.takeAway}</button>
    ${playHere(() => boardOf(figure), {words: w, go: page.go}, 'play-walk')}
    <span class="taught flow">${teaching.buttonsView(w)}</span></section></aside>`

const marksView = w =>
	html`<ul class="legend">${Object.entries(marks).map(
		([sign, svg]) => html`<li><svg viewBox="0 0 72 24" aria-hidden="true">${unsafeSVG(svg)}</svg>
	<span>${w.legend[sign]}</span></li>`,
	)}</ul><p class="small">${w.clickHint}</p>`

const displayView = w => html`
  ${tick({id: 'attacks', label: w.showAttacks, value: figure.attacks, act: is => (figure.attacks = is)})}
  ${radios({
		...{name: 'labels', label: w.labels, value: base(), options: [0, 1].map(from => [from, from])},
		act: from => (figure.labels = from),
	})}`

/** Checkboxes for the kinds of events that questions are about. A change replaces the author's questions. */
function askedView(w) {
	const isForAll = ({step, random, rejected}) => !step && !random && rejected === null
	const chosenNow = () =>
		readQuestions(figure.getAttribute('questions') ?? '')
			.specs.filter(isForAll)
			.flatMap(({kinds}) => kinds)
	const kindView = of => {
		const act = isWanted =>
			(figure.questions = textOfKinds(
				PREDICTABLE.filter(kind => (kind === of ? isWanted : chosenNow().includes(kind))),
			))
		return tick({name: 'questions', of, label: w.askedAbout[of], value: chosenNow().includes(of), act})
	}
	const kinds = figure.n <= MAX_N ? predictableKinds(figure.search) : []
	return kinds.length > 0
		? html`<fieldset class="asked-about"><legend>${w.questions}</legend>${kinds.map(kindView)}</fieldset>`
		: nothing
}

/** A button that plays from the beginning instead of from a shared step. A click replaces it by the link for new
 * readers. */
function beginningButton() {
	let isTaken = false
	function take() {
		isTaken = true
		screen.draw()
		figure.seek(0).then(() => figure.play())
	}
	return w => (isTaken ? page.newHere() : plain(w.beginning, take, {id: 'beginning'}))
}

function onPaperView(w) {
	const {n, search, step, length} = figure
	return html`<p class="on-paper">${w.choices(w.core.count(n), nameOf(search, w))}${' · '}${w.core.stepText(
		step,
		length,
	)}</p>`
}
