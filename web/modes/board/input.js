// Pointer and keyboard input on the board. A click also acts without a pointerdown, which screen readers do not send.

import {moveFocus} from '../../ui/grid.js'
import {isPlain} from '../../ui/keys.js'

const LONG_MS = 500

const squareOf = target => (target?.dataset?.square === undefined ? null : Number(target.dataset.square))

export class BoardInput {
	focused = 0
	isAtEdge = false
	pointed = null
	#play
	#from = null
	#carried = null
	#timer
	#isOver = false

	constructor(play) {
		this.#play = play
	}

	handleEvent(event) {
		this[event.type](event)
	}

	pointerdown({target, button, pointerType}) {
		this.#isOver = false
		this.#from = button === 0 ? squareOf(target) : null
		const {has, fixed} = target.dataset
		this.#carried = has === 'queen' && fixed === undefined ? this.#from : null
		clearTimeout(this.#timer)
		if (this.#from === null || pointerType === 'mouse') return
		this.#timer = setTimeout(() => this.#do(() => this.#play.toggle(this.#from, 'closed')), LONG_MS)
	}

	#do(act) {
		act()
		clearTimeout(this.#timer)
		this.#isOver = true
	}

	/** The square under the finger; touch events keep their first target. */
	#under = ({currentTarget, clientX, clientY}) =>
		squareOf(currentTarget.getRootNode().elementFromPoint(clientX, clientY))

	pointermove(event) {
		const at = this.#under(event)
		this.#point(event.pointerType === 'mouse' || this.#isCarrying ? at : null)
		if (at !== this.#from) clearTimeout(this.#timer)
	}

	get #isCarrying() {
		return this.#carried !== null && !this.#isOver
	}

	pointerup(event) {
		const to = this.#under(event)
		if (this.#isCarrying && to !== null && to !== this.#carried) this.#do(() => this.#play.carry(this.#carried, to))
		this.#carried = this.#from = null
		clearTimeout(this.#timer)
	}

	pointerleave() {
		clearTimeout(this.#timer)
		this.#carried = null
		this.#point(null)
	}

	click({target}) {
		clearTimeout(this.#timer)
		const square = squareOf(target)
		if (!this.#isOver && square !== null) this.#play.toggle(square, 'queen')
	}

	/** Toggles the block, unless a long press, which also opens the context menu, has just toggled it. */
	contextmenu(event) {
		const square = squareOf(event.target)
		event.preventDefault()
		if (this.#isOver || square === null) return
		const act = () => this.#play.toggle(square, 'closed')
		if (this.#from === null) act()
		else this.#do(act)
	}

	focusin({target}) {
		this.focused = squareOf(target) ?? this.focused
		this.#point(this.focused)
	}

	#point(square) {
		if (square === this.pointed) return
		this.pointed = square
		this.#play.screen.drawSoon()
	}

	keydown(event) {
		const square = squareOf(event.target),
			what = {Enter: 'queen', ' ': 'queen', x: 'closed', X: 'closed'}[event.key]
		if (square === null) return
		if (moveFocus(event)) {
			this.isAtEdge = event.target.matches(':focus')
			return this.#play.screen.drawSoon()
		}
		if (!what || !isPlain(event)) return
		event.preventDefault()
		if (!event.repeat) this.#play.toggle(square, what)
	}
}
