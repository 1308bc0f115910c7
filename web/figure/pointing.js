// What the reader points at and has chosen.

export const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other)

export class Pointing {
	/** A square; an element of an array; an array whose indices the board shows; a word. */
	square = null
	cell = null
	overlay = null
	term = ''
	/** The square chosen, until it is chosen again; and the one in the tab order. */
	chosen = null
	focused = {row: 0, col: 0}
	#changed

	constructor(changed) {
		this.#changed = changed
	}

	at(what, value) {
		if (isSame(value, this[what])) return
		this[what] = value
		this.#changed()
	}

	/** canLeave: a square that is chosen once more is chosen no longer. */
	choose(square, canLeave) {
		this.at('chosen', canLeave && isSame(square, this.chosen) ? null : square)
	}

	focus(square) {
		if (!square) return
		this.at('focused', square)
		this.at('chosen', square)
	}
}
