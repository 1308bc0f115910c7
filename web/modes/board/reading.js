// Boards of a pasted text, shown one after the other. One undo removes all boards, unless the reader edits a board.

import {boardFromSetup, changed} from './state.js'

export function makeReading() {
	let boards = [],
		before = null,
		made = null

	const reading = {
		isOpen: false,
		isAwaited: false,
		fault: null,
		at: 0,

		get count() {
			return boards.length
		},

		focus(place) {
			if (!reading.isAwaited) return
			const field = place.querySelector('textarea')
			field.focus()
			reading.isAwaited = document.activeElement !== field
		},

		take(read, now) {
			reading.fault = read?.fault ?? null
			boards = read?.boards?.map(({queens: given, blocked}) => boardFromSetup({n: read.n, given, blocked}).board) ?? []
			return reading.show(0, now)
		},

		show(at, now) {
			if (at < 0 || at >= boards.length) return now
			if (now !== made) before = now
			reading.at = at
			made = changed(before, boards[at])
			return made
		},
	}
	return reading
}
