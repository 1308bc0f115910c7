// The solutions mode. While hidden it draws and fetches nothing. Invariant: a new choice cancels earlier requests.

import * as engine from '../../engine/solutions.js'
import {newest, once} from '../../engine/job.js'
import {MAX_CLASSES_N} from '../../engine/known.js'
import {numberIn} from '../../figure/attributes.js'
import {placeInList} from '../../ui/grid.js'
import {makeScreen} from '../../ui/screen.js'
import {loadedBoards} from './boards.js'
import {gridIn} from './grid.js'
import {chosen, listed, solutionCount, stepsTo} from './state.js'
import {startExports, exportView} from './export-boards.js'
import {gridListing, solutionsView} from './view.js'

const FAR_STEPS = 2e9
const PATIENCE_MS = 200
const NUMBERED_UNASKED_N = 14

let place, page, screen
let state
let grid = null
/** The loaded boards and the list of classes of the chosen n. */
let boards,
	list = null
/** The chosen board: its class, its images and their numbers. */
let about = null
/** Time of the last change of the chosen board. */
let since = 0
const locating = newest(),
	finding = newest()
let present = finding.begin()

export function open(itsPlace, itsPage) {
	place = itsPlace
	page = itsPage
	const {values, words, format, searches} = page
	screen = makeScreen(place, words, {
		view: (_, late) => solutionsView(shown(), late),
		ahead() {
			if (grid) drawGrid()
			return grid !== null
		},
		drawn: drawGrid,
		shown() {
			want()
			grid?.restore()
		},
		hidden: () => boards.want([]),
		keys,
	})
	startExports({engine: {...engine, format}, takeAway: page.takeAway}, screen.drawSoon)
	state = {choice: chosen(values), wrong: '', search: 'flags', offered: ['flags']}
	beginWith(state.choice.n)
	if (values.board) locate(values)
	searches().then(types => {
		const isOffered = ({stopsAtFirst, isFurther}) => !stopsAtFirst && !isFurther
		set({offered: types.filter(isOffered).map(({id}) => id)})
	}, screen.failed)
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
	const before = state.choice,
		choice = chosen(change, before)
	set({choice, wrong: ''})
	finding.stop()
	if (choice.n !== before.n) beginWith(choice.n)
	if (choice.k !== before.k) {
		since = performance.now()
		setTimeout(screen.drawSoon, PATIENCE_MS)
	}
	want()
	page.changed()
}

const classesOf = once(n => engine.classes(n))

const isSame = (a, b) => String(a) === String(b)

async function placeOfClass(n, board) {
	if (n > MAX_CLASSES_N) return undefined
	const first = await engine.canonical(board)
	return (await classesOf(n)).findIndex(other => isSame(other.board, first.board))
}

const fetchOf = n => async (from, count, watched) => {
	const entries = []
	for (const board of await engine.boardsFrom(n, from, count, watched))
		entries.push({board, size: (await engine.canonical(board)).size})
	return entries
}

function beginWith(n) {
	boards?.want([])
	boards = loadedBoards({count: solutionCount(n), fetch: fetchOf(n), changed: arrived})
	list = about = null
	if (n > MAX_CLASSES_N) return
	classesOf(n).then(known => {
		if (n !== state.choice.n) return
		list = known
		screen.drawSoon()
	}, screen.failed)
}

function want() {
	const {isShown, fault} = screen,
		{k, classes} = state.choice
	if (!isShown || fault) return
	const {from, to} = grid && !classes ? grid.range() : {from: 0, to: 0}
	boards.want([k, ...[...Array(to - from).keys()].map(i => from + 1 + i)])
	take()
}

function arrived() {
	const isAwaited = about?.k !== state.choice.k
	if (boards.fault) return screen.failed(boards.fault)
	take()
	if (isAwaited) screen.drawSoon()
	else if (screen.isShown) grid?.drawSoon()
}

function take() {
	const {n, k} = state.choice,
		entry = boards.at(k)
	if (!entry || about?.k === k) return
	const signal = (present = finding.begin())
	about = {n, k, ...entry, part: 1, place: undefined, images: about?.images ?? null}
	learn(about, signal).catch(error => signal.aborted || screen.failed(error))
}

async function learn(known, signal) {
	const {n, k, board} = known
	known.place = await placeOfClass(n, board)
	const knownNumber = image => (isSame(image.board, board) ? k : image.number && Number(image.number))
	const images = (await engine.images(board)).map(image => ({...image, number: knownNumber(image)}))
	if (signal.aborted) return
	known.images = images
	screen.drawSoon()
	if (n <= NUMBERED_UNASKED_N) for (const image of images) await findNumber(image, images, signal)
}

async function findNumber(image, images, signal) {
	if (image.number !== undefined) return
	const onProgress = part => setPart(image, part)
	const found = Number(await engine.indexOf(image.board, {signal, onProgress}))
	for (const other of images) if (isSame(other.board, image.board)) other.number = found
	screen.drawSoon()
}

function setPart(image, part) {
	image.part = part
	screen.drawSoon()
}

function shownNow() {
	const {n, k} = state.choice
	if (about && (about.k === k || performance.now() - since < PATIENCE_MS)) return about
	return {n, k, board: null, part: boards.part, images: null}
}

function placeNow() {
	const {k, classes} = state.choice
	if (!classes) return k - 1
	return about?.k === k ? (about.place ?? -1) : -1
}

const numberAt = place => (state.choice.classes ? Number(list[place].number) : place + 1)

function chooseAt(place) {
	if (!state.choice.classes || list) choose({k: numberAt(place)})
}

function step(key) {
	const at = placeNow(),
		to = placeInList(key, at, {count: listed(state.choice), columns: 1, rows: 1})
	if (to !== undefined && at >= 0) chooseAt(to)
}

function go(text) {
	const number = numberIn(text)
	if (number >= 1 && number <= listed(state.choice)) chooseAt(number - 1)
	else set({wrong: text.trim() && text})
}

async function showImage(image) {
	const signal = present
	try {
		if (image.number === undefined) setPart(image, 0)
		await findNumber(image, about.images, signal)
		choose({k: image.number})
	} catch (error) {
		if (!signal.aborted) screen.failed(error)
	}
}

function stop() {
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
	const now = shownNow(),
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
		place: placeNow(),
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
	if (count === 0 || (choice.classes && !list)) return
	grid ??= gridIn(place.querySelector('.grid'), {
		choose: chooseAt,
		open: place => walk(numberAt(place)),
		inView: want,
	})
	grid.show(gridListing(choice, count, {list, boards, place: placeNow()}, wordsNow()))
}
