// What the reader points at and has chosen: a square, an element of an array, an array whose indices the board shows,
// a word.

/** @typedef {{row: number, col: number}|null} Square */

export class Pointing {
	/** Pointed at. @type {Square} */ square = null
	cell = null
	overlay = null
	term = ''
	/** Chosen, until it is chosen again. @type {Square} */ chosen = null
	/** The square in the tab order. */ focused = {row: 0, col: 0}
	#changed

	/** @param {() => void} changed */
	constructor(changed) {
		this.#changed = changed
	}

	/** @param {'square'|'cell'|'overlay'|'term'} what */
	at(what, value) {
		if (JSON.stringify(value) === JSON.stringify(this[what])) return
		Object.assign(this, {[what]: value})
		this.#changed()
	}

	/** @param {Square} square */
	choose(square) {
		this.chosen = square
		this.#changed()
	}

	/** @param {Square} square */
	toggle(square) {
		const again = square && square.row === this.chosen?.row && square.col === this.chosen.col
		this.choose(again ? null : square)
	}

	/** @param {Square} square */
	focus(square) {
		if (!square) return
		this.focused = square
		this.choose(square)
	}
}
