// What every mode of the page does alike: it draws in its place, at most once a frame and only while it is shown; its
// keys do what their table says; what fails is told.
//
//   const screen = new Screen(place, words, {view: words => html`…`, keys: {' ': () => …}})
//   return screen.face({visit, query})

import {render} from 'lit-html'
import {onceAFrame} from './frame.js'
import {isPlain} from './keys.js'

/** @import {Mode} from '../modes/index.js' */
/** view: a template for its place; drawn: after each drawing; shown: before it is drawn first, or again; keys: by
 * KeyboardEvent.key, one that gives false is not the mode's after all. @typedef {{view: (words: any) => unknown,
 * drawn?: () => void, shown?: () => void, hidden?: () => void, keys?: Record<string, (event: KeyboardEvent) =>
 * unknown>}} Own */

export class Screen {
	words
	isShown = false
	fault = ''
	#place
	#own
	#isLaidOut = false
	#firstLayout = null

	/** @param {HTMLElement} place  empty, this screen's alone @param {any} words @param {Own} own */
	constructor(place, words, own) {
		this.#place = place
		this.words = words
		this.#own = own
	}

	drawSoon = onceAFrame(() => this.draw())

	draw() {
		if (!this.isShown) return
		render(this.#own.view(this.words), this.#place)
		if (this.#isLaidOut) this.#own.drawn?.()
		else this.#firstLayout ??= this.#laidOut()
	}

	/** What `drawn` does at first, where it measures a new page, is not done in one task with making it. */
	async #laidOut() {
		await new Promise(requestAnimationFrame)
		this.#isLaidOut = true
		if (this.isShown) this.#own.drawn?.()
	}

	failed = error => {
		this.fault = error.message
		this.drawSoon()
	}

	#key(event) {
		const {keys = {}} = this.#own
		return isPlain(event) && Object.hasOwn(keys, event.key) && keys[event.key](event) !== false
	}

	/** @param {Partial<Mode> & Pick<Mode, 'visit'|'query'>} own  what only this mode can answer @returns {Mode} */
	face(own) {
		const screen = this
		return {
			show() {
				if (screen.isShown) return screen.draw()
				screen.isShown = true
				screen.#own.shown?.()
				screen.draw()
				return screen.#firstLayout
			},
			hide() {
				screen.isShown = false
				screen.#own.hidden?.()
			},
			refresh(words) {
				screen.words = words
				screen.draw()
			},
			title: title => title,
			get help() {
				return {keys: screen.words.keys, note: screen.words.keysNote}
			},
			key: event => screen.#key(event),
			...own,
		}
	}
}
