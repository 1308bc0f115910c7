// The solutions mode. While hidden it draws and fetches nothing.

import * as engine from '../../engine/solutions.js'
import {newest} from '../../engine/job.js'
import {numberIn} from '../../figure/attributes.js'
import {placeInList} from '../../ui/grid.js'
import {makeScreen} from '../../ui/screen.js'
import {gridIn} from './grid.js'
import * as store from './store.js'
import {chosen, listed, solutionCount, stepsTo} from './state.js'
import {startExports, exportView} from './export-boards.js'
import {gridListing, solutionsView} from './view.js'

const FAR_STEPS = 2e9

let place, page, screen
let state
let grid = null
const locating = newest()

export function open(itsPlace, itsPage) {
	place = itsPlace
	page = itsPage
	const {values, words, format, searches} = page
	screen = makeScreen(place, words, {
		view: () => solutionsView(shown()),
		drawn: drawGrid,
		shown() {
			want()
			grid?.restore()
		},
		hidden: () => store.boards.want([]),
		keys,
	})
	const {drawSoon: changed, failed} = screen
	store.setListener({changed, arrived, failed})
	startExports({engine: {...engine, format}, takeAway: page.takeAway}, changed)
	state = {choice: chosen(values), wrong: '', search: 'flags', offered: ['flags']}
	store.choose(state.choice)
	if (values.board) locate(values)
	searches().then(types => {
		const isOffered = ({stopsAtFirst, isFurther}) => !stopsAtFirst && !isFurther
		set({offered: types.filter(isOffered).map(({id}) => id)})
	}, failed)
	return screen.face({
		visit: values => (values.board ? locate(values) : choose(values)),
		carry: n => choose({n}),
		query: () => state.choice,
		title: title => `${screen.words.boardTitle(state.choice, solutionCount(state.choice.n))} · ${title}`,
	})
}

function set(change) {
	state = {...state, ...change}
	screen.drawSoon()
}

function choose(change) {
	const choice = chosen(change, state.choice)
	set({choice, wrong: ''})
	store.choose(choice)
	want()
	page.changed()
}

function want() {
	const {isShown, fault} = screen
	if (!isShown || fault) return
	store.want(grid && !state.choice.classes ? grid.range() : {from: 0, to: 0})
}

function arrived(isAwaited) {
	if (isAwaited) screen.drawSoon()
	else if (screen.isShown) grid?.drawSoon()
}

function chooseAt(place) {
	if (!state.choice.classes || store.list) choose({k: store.numberAt(place)})
}

function step(key) {
	const at = store.placeNow(),
		to = placeInList(key, at, {count: listed(state.choice), columns: 1, rows: 1})
	if (to !== undefined && at >= 0) chooseAt(to)
}

function go(text) {
	const number = numberIn(text)
	if (number >= 1 && number <= listed(state.choice)) chooseAt(number - 1)
	else set({wrong: text.trim() && text})
}

async function showImage(image) {
	const k = await store.findNumber(image)
	if (k !== undefined) choose({k})
}

function stop() {
	const {about} = store
	if (about) choose({k: about.k})
}

function walk(solution = state.choice.k) {
	page.go('walk', {n: state.choice.n, search: state.search, solution})
}

async function locate({n, board}) {
	const signal = locating.begin()
	choose({n})
	try {
		const k = Number(await engine.indexOf(board, {signal}))
		if (!signal.aborted && state.choice.n === n) choose({k})
	} catch (error) {
		if (!signal.aborted) screen.failed(error)
	}
}

const move = ({key}) => step(key),
	keys = {ArrowLeft: move, ArrowRight: move, Home: move, End: move, w: () => walk(), Escape: stop}

const act = {
	...{choose, chooseAt, step, go, showImage, stop, walk},
	walkBy: search => set({search}),
	count: () => page.go('count', {n: null}),
	read: () => page.go('board', {n: null, given: [], blocked: [], isReading: true}),
}

const wordsNow = () => ({...screen.words, from: page.base()})

/** Values for view.js. */
function shown() {
	const {about} = store,
		now = store.shownNow(),
		{offered, choice} = state,
		{n, k} = choice,
		words = wordsNow()
	const steps = stepsTo({n, k: now.k})
	const isInGrid = place.querySelector('.grid')?.contains(document.activeElement)
	return {
		...state,
		words,
		act,
		go: page.go,
		now,
		place: store.placeNow(),
		fault: screen.fault,
		searches: offered.map(id => [id, words.searches[id]?.name ?? id]),
		far: steps > FAR_STEPS ? steps : 0,
		exportView: exportView(n, now.board ? now : null, words),
		status:
			about?.k === k && !isInGrid ? words.announced(k, solutionCount(n), words.positions(about.board, words.from)) : '',
	}
}

function drawGrid() {
	const {choice} = state,
		count = listed(choice)
	if (count === 0 || (choice.classes && !store.list)) return
	grid ??= gridIn(place.querySelector('.grid'), {
		choose: chooseAt,
		open: place => walk(store.numberAt(place)),
		inView: want,
	})
	grid.show(gridListing(choice, count, store, wordsNow()))
}
