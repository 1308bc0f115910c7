// The common parts of modes: drawing at most once a frame and only while visible; a table of keys; errors.

import {render} from 'lit-html'
import {onceAFrame} from './frame.js'
import {isPlain} from './keys.js'

/** view: makes the template; drawn: called after each drawing; shown: called before the mode becomes visible;
 *   keys: handlers by KeyboardEvent.key, which return false for a key that they do not use.
 * @typedef {{view: (words: any) => unknown, drawn?: () => void, shown?: () => void, hidden?: () => void, keys?:
 *   Record<string, (event: KeyboardEvent) => unknown>}} Own */

export class Screen {
	words
	isShown = false
	fault = ''
	#place
	#own
	#isLaidOut = false
	#firstLayout = null

	/** @param {HTMLElement} place  empty, only for this screen  @param {Own} own */
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

	/** Calls the first `drawn`, which measures elements, in a task after that of the drawing. */
	async #laidOut() {
		await new Promise(requestAnimationFrame)
		this.#isLaidOut = true
		if (this.isShown) this.#own.drawn?.()
	}

	failed = error => {
		this.fault = error.message
		this.drawSoon()
	}

	/** Leaves Shift with arrows and other named keys to the selection. */
	#key(event) {
		const {keys = {}} = this.#own,
			isUsable = this.isShown && isPlain(event) && !(event.shiftKey && event.key.length > 1)
		return isUsable && Object.hasOwn(keys, event.key) && keys[event.key](event) !== false
	}

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
