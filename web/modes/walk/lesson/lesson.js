// A lesson of one's own: named moments of the walk that is open, walked one after the other, held in the address,
// presented and printed. It belongs to one walk, and is not there in another. Fetched when an address has a lesson, or
// somebody begins one. What could not be used of a text is told, and all else stays.

import {html, nothing, render} from 'lit-html'
import {shorten, walkOf} from '../../../figure/attributes.js'
import {barView} from './bar.js'
import {handoutView, worksheetView} from './paper.js'
import {present} from './present.js'
import {MOST_CHARACTERS, read, written} from '../../../searches/moments.js'

const nameOf = figure => JSON.stringify(walkOf(figure))
const spliced = (list, at, gone, ...come) => [...list.slice(0, at), ...come, ...list.slice(at + gone)]

/** figure: the <n-queens>; restore(): gives it its views again; the rest: see the page. @param {any} asked */
export const open = asked => new Lesson(asked)

class Lesson {
	place = document.createElement('div')
	#note = document.createElement('p')
	#asked
	#figure
	/** @type {import('../../../searches/moments.js').Named[]} */ #moments = []
	#at = -1
	#own
	#boards = new Map()
	#fetching = Promise.resolve()
	#isFull = false
	/** '', or else what is printed: lesson or blank. */ #printed = ''
	#leave = null

	constructor(asked) {
		this.#asked = asked
		this.#figure = asked.figure
		this.#begin([])
		/** @param {any} event */
		const print = ({type, matches}) => this.#print(type === 'beforeprint' || matches ? this.#printed || 'lesson' : '')
		addEventListener('beforeprint', print)
		addEventListener('afterprint', print)
		matchMedia('print').addEventListener('change', print)
		this.#figure.addEventListener('n-queens-step', () => this.#locate())
	}

	get #now() {
		return this.#own === nameOf(this.#figure) ? this.#moments : []
	}
	get #isThere() {
		return this.#now[this.#at]?.step === this.#figure.step
	}
	get text() {
		return written(this.#now) || null
	}

	/** @param {string|null} text */
	read(text) {
		this.#figure.load()
		if (text === this.text) return
		const {moments, stepless, long} = read(text ?? '')
		this.#begin(moments)
		for (const part of stepless) this.#tell('stepless', shorten(part), moments.length)
		if (long) this.#tell('long', long, MOST_CHARACTERS, moments.length)
		this.#fetchBoards()
		this.draw()
	}

	#tell(what, ...about) {
		this.#asked.refused([{says: () => this.#asked.wordsNow()[what](...about)}])
	}

	#begin(moments) {
		this.#own = nameOf(this.#figure)
		this.#boards = new Map()
		this.#moments = moments
		this.#at = -1
	}

	// ---- what is drawn ----

	draw() {
		this.#fit()
		this.#locate()
		const moments = this.#now,
			words = this.#asked.wordsNow(),
			bar = {words, moments, at: this.#at, isThere: this.#isThere, isFull: this.#isFull, act: this.act}
		const onPaper = {
			lesson: () => handoutView(moments, this.#boards, this.#figure, words),
			blank: () => worksheetView(this.#figure.n, words),
		}[moments.length > 0 || this.#printed === 'blank' ? this.#printed : '']
		render(html`${moments.length > 0 ? barView(bar) : nothing}${onPaper?.() ?? nothing}`, this.place)
	}

	#fit() {
		const {length = Infinity} = this.#figure
		for (const moment of this.#now.filter(({step}) => step > length)) {
			const {step} = moment
			moment.step = length
			this.#tell('beyond', step, length)
		}
	}

	#locate() {
		const figure = this.#figure,
			moments = this.#now,
			found = moments.findIndex(({step}) => step === figure.step)
		if (!this.#isThere && found >= 0) this.#at = found
		if (this.#isThere) this.#boards.set(figure.step, figure.moment)
		const {step, caption = ''} = moments[this.#at] ?? {},
			isTold = moments.some(({caption}) => caption),
			note = this.#note
		note.dataset.step = String(caption && step)
		note.textContent = caption
		figure.toggleAttribute('data-lesson', isTold)
		if (isTold !== note.isConnected) isTold ? figure.append(note) : note.remove()
	}

	// ---- what is done to it ----

	#set(moments, at = this.#at) {
		this.#isFull = written(moments).length > MOST_CHARACTERS
		if (!this.#isFull) {
			this.#moments = moments
			this.#at = Math.min(at, moments.length - 1)
			this.#asked.changed()
			this.#fetchBoards()
		}
		this.#figure.requestUpdate()
		this.draw()
	}

	act = {
		has: () => this.#now.length > 0,
		go: index => {
			const named = this.#now[index]
			if (!named) return
			this.#at = index
			this.#figure.pause()
			this.#figure.seek(named.step)
			this.draw()
		},
		next: () => this.act.go(this.#at + 1),
		previous: () => this.act.go(this.#isThere ? this.#at - 1 : this.#at),
		remember: () => {
			const {step} = this.#figure
			this.#figure.pause()
			if (this.#own !== nameOf(this.#figure)) this.#begin([])
			const moments = this.#moments,
				later = moments.findIndex(named => named.step > step),
				index = later < 0 ? moments.length : later
			if (moments.some(named => named.step === step)) this.draw()
			else this.#set(spliced(moments, index, 0, {step, caption: ''}), index)
			if (this.#isFull) return
			const field = this.place.querySelector('input'),
				before = /** @type {HTMLElement} */ (document.activeElement)
			field.focus()
			field.addEventListener('blur', () => before.focus({preventScroll: true}), {once: true})
		},
		rename: caption => this.#set(spliced(this.#moments, this.#at, 1, {...this.#moments[this.#at], caption})),
		move: by => {
			const at = this.#at + by,
				{title} = /** @type {HTMLElement} */ (document.activeElement)
			this.#set(spliced(spliced(this.#moments, this.#at, 1), at, 0, this.#moments[this.#at]), at)
			/** What was pressed, drawn elsewhere. @type {HTMLElement|null} */
			const pressed = this.place.querySelector(`.named [title="${title}"]`)
			pressed?.focus()
		},
		remove: () => this.#set(spliced(this.#moments, this.#at, 1)),
		present: () => {
			const ended = () => {
				this.#leave = null
				this.#asked.restore()
			}
			this.#leave ??= present({...this.#asked, act: this.act, ended})
		},
		handout: () => this.#fetchBoards().then(() => print()),
		worksheet: () => {
			this.#print('blank')
			print()
		},
	}

	// ---- presented, printed ----

	leave() {
		this.#leave?.()
	}

	#print(what) {
		this.#printed = what
		this.draw()
	}

	#fetchBoards() {
		const boards = this.#boards
		const fetched = async () => {
			const missing = this.#now.filter(({step}) => !boards.has(step))
			if (missing.length === 0) return
			await this.#figure.settled
			const walk = await this.#asked.walk(walkOf(this.#figure.moment))
			for (const {step} of missing) boards.set(step, await walk.seek(step))
			walk.close()
			if (this.#printed) this.draw()
		}
		return (this.#fetching = this.#fetching.then(fetched).catch(() => {}))
	}
}
