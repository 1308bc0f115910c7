// Boards of a pasted text, shown one after the other. One undo removes all of them, unless the reader edits one.

import {makeBoard, changed} from './state.js'

function boardAt(n, {queens, blocked}) {
	const [on, shut] = [queens, blocked].map(squares => squares.map(({row, col}) => row * n + col))
	return makeBoard(n, on, shut)
}

export class Reading {
	isOpen = false
	isAwaited = false
	fault = null
	at = 0
	#boards = []
	#before = null
	#made = null

	get count() {
		return this.#boards.length
	}

	focus(place) {
		if (!this.isAwaited) return
		const field = place.querySelector('textarea')
		field.focus()
		this.isAwaited = document.activeElement !== field
	}

	take(read, now) {
		this.fault = read && 'fault' in read ? read.fault : null
		this.#boards = read && 'boards' in read ? read.boards.map(board => boardAt(read.n, board)) : []
		return this.show(0, now)
	}

	show(at, now) {
		if (at < 0 || at >= this.count) return now
		if (now !== this.#made) this.#before = now
		this.at = at
		this.#made = changed(this.#before, this.#boards[at])
		return this.#made
	}
}
