// The reader's pointer, focus and chosen square.

export const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other)

export class Pointing {
	square = null
	cell = null
	overlay = null
	term = ''
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
}
