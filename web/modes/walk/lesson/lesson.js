// A teacher's lesson: named moments of the open walk, stored in the address. Invalid parts of an address are reported;
// valid parts are used.

import {html, nothing, render} from 'lit-html'
import {inTurn} from '../../../engine/job.js'
import {shorten, walkFromMoment} from '../../../figure/attributes.js'
import {listen} from '../../../figure/events.js'
import {barView} from './bar.js'
import {handoutView, worksheetView} from './paper.js'
import {present} from './present.js'
import {MOST_CHARACTERS, read, written} from '../../../searches/moments.js'

const nameOf = figure => JSON.stringify(walkFromMoment(figure))
const spliced = (list, at, gone, ...come) => [...list.slice(0, at), ...come, ...list.slice(at + gone)]

const place = document.createElement('div'),
	note = document.createElement('p')
let page, figure
let moments = []
let at = -1
let own
let boards = new Map()
const fetchInTurn = inTurn()
let isFull = false
let printed = ''
let leavePresented = null

export function open(opened) {
	page = opened
	figure = page.figure
	begin([])
	/** @param {any} event */
	const print = ({type, matches}) => put(type === 'beforeprint' || matches ? printed || 'lesson' : '')
	addEventListener('beforeprint', print)
	addEventListener('afterprint', print)
	matchMedia('print').addEventListener('change', print)
	listen(figure, ['step'], draw)
	return {
		...{place, act, draw, read: take},
		leave: () => leavePresented?.(),
		get text() {
			return textNow()
		},
	}
}

function now() {
	return own === nameOf(figure) ? moments : []
}
function isThere() {
	return now()[at]?.step === figure.step
}
function textNow() {
	return written(now()) || null
}

function take(text) {
	figure.load()
	if (text === textNow()) return
	const {moments: named, stepless, long} = read(text ?? '')
	begin(named)
	for (const part of stepless) reject('stepless', shorten(part), moments.length)
	if (long) reject('long', long, MOST_CHARACTERS, moments.length)
	fetchBoards()
	draw()
}

function reject(what, ...about) {
	page.rejected([{says: () => page.wordsNow()[what](...about)}])
}

function begin(named) {
	own = nameOf(figure)
	boards = new Map()
	moments = named
	at = -1
}

function draw() {
	fit()
	locate()
	const named = now(),
		words = page.wordsNow(),
		bar = {words, moments: named, at, isThere: isThere(), isFull, act}
	const onPaper = {
		lesson: () => handoutView(named, boards, figure, words),
		blank: () => worksheetView(figure.n, words),
	}[named.length > 0 || printed === 'blank' ? printed : '']
	render(html`${named.length > 0 ? barView(bar) : nothing}${onPaper?.() ?? nothing}`, place)
}

function fit() {
	const {length = Infinity} = figure
	for (const moment of now().filter(({step}) => step > length)) {
		const {step} = moment
		moment.step = length
		reject('beyond', step, length)
	}
}

function locate() {
	const named = now(),
		found = named.findIndex(({step}) => step === figure.step)
	if (!isThere() && found >= 0) at = found
	if (isThere()) boards.set(figure.step, figure.moment)
	const {step, caption = ''} = named[at] ?? {},
		hasCaptions = named.some(({caption}) => caption)
	note.dataset.step = String(caption && step)
	note.textContent = caption
	figure.toggleAttribute('data-lesson', hasCaptions)
	if (hasCaptions !== note.isConnected) hasCaptions ? figure.append(note) : note.remove()
}

function set(named, next = at) {
	isFull = written(named).length > MOST_CHARACTERS
	if (!isFull) {
		moments = named
		at = Math.min(next, moments.length - 1)
		page.changed()
		fetchBoards()
	}
	figure.requestUpdate()
	draw()
}

const act = {
	has: () => now().length > 0,
	go: index => {
		const named = now()[index]
		if (!named) return
		at = index
		figure.pause()
		figure.seek(named.step)
		draw()
	},
	next: () => act.go(at + 1),
	previous: () => act.go(isThere() ? at - 1 : at),
	remember: () => {
		const {step} = figure
		figure.pause()
		if (own !== nameOf(figure)) begin([])
		const later = moments.findIndex(named => named.step > step),
			index = later < 0 ? moments.length : later
		if (moments.some(named => named.step === step)) draw()
		else set(spliced(moments, index, 0, {step, caption: ''}), index)
		if (isFull) return
		const field = place.querySelector('input'),
			before = /** @type {HTMLElement} */ (document.activeElement)
		field.focus()
		field.addEventListener('blur', () => before.focus({preventScroll: true}), {once: true})
	},
	rename: caption => set(spliced(moments, at, 1, {...moments[at], caption})),
	move: by => {
		const to = at + by,
			{title} = /** @type {HTMLElement} */ (document.activeElement)
		set(spliced(spliced(moments, at, 1), to, 0, moments[at]), to)
		/** @type {HTMLElement|null} */
		const pressed = place.querySelector(`.named [title="${title}"]`)
		pressed?.focus()
	},
	remove: () => set(spliced(moments, at, 1)),
	present: () => {
		const ended = () => {
			leavePresented = null
			page.restore()
		}
		leavePresented ??= present({...page, act, ended})
	},
	handout: () => fetchBoards().then(() => print()),
	worksheet: () => {
		put('blank')
		print()
	},
}

function put(what) {
	printed = what
	draw()
}

function fetchBoards() {
	const known = boards
	const fetched = async () => {
		const missing = now().filter(({step}) => !known.has(step))
		if (missing.length === 0) return
		await figure.settled
		const walk = await page.walk(walkFromMoment(figure.moment))
		for (const {step} of missing) known.set(step, await walk.seek(step))
		walk.close()
		if (printed) draw()
	}
	return fetchInTurn(fetched).catch(() => {}) // the figure reports the error
}
