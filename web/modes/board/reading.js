// Boards read from a text, gone through one after the other. However many of them are looked at is one change, undone
// at once, until the reader changes the one that is shown. Pure but for what it remembers.

import {changed} from './state.js'
import {boardsIn} from './text.js'

export class Reading {
	isOpen = false
	fault = null
	at = 0
	#boards = []
	#before = null
	#made = null

	get count() {
		return this.#boards.length
	}

	/** @param {import('./state.js').State} now @returns {import('./state.js').State} with the text's first board */
	take(text, now) {
		const read = boardsIn(text)
		this.fault = text.trim() && 'fault' in read ? read.fault : null
		this.#boards = 'fault' in read ? [] : read.boards
		return this.show(0, now)
	}

	/** @param {import('./state.js').State} now @returns {import('./state.js').State} with that board */
	show(at, now) {
		if (at < 0 || at >= this.count) return now
		if (now !== this.#made) this.#before = now
		this.at = at
		this.#made = changed(this.#before, this.#boards[at])
		return this.#made
	}
}
