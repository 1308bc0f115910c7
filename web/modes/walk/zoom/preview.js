// The board of the moment that the pointer is over, small, above the timeline. Invariant: of what is asked for only the
// newest is drawn, and one thing is asked at a time.

import {drawBoard} from '../../../board/board.js'
import {colorsOf} from '../../../ui/colors.js'
import {within} from './part.js'

/** In CSS pixels. */
const SIDE = 128

const STYLE = `position: absolute; z-index: 3; bottom: calc(100% + 0.25rem); width: 9rem; translate: -50%;
	padding: 0.5rem; background: var(--_paper); border: 1px solid var(--_line); pointer-events: none;
	font-size: 0.75rem; text-align: center`

export class Preview {
	element = document.createElement('div')
	#canvas = document.createElement('canvas')
	#says = document.createElement('p')
	#momentAt
	#textOf
	/** The step that is pointed at. @type {number|null} */ #wanted = null
	#isAsking = false

	constructor(momentAt, textOf) {
		this.#momentAt = momentAt
		this.#textOf = textOf
		Object.assign(this.element, {className: 'preview', hidden: true, ariaHidden: 'true'})
		this.element.style.cssText = STYLE
		this.#says.style.margin = '0'
		this.#canvas.style.cssText = 'width: auto; height: auto; margin-inline: auto'
		this.element.append(this.#says, this.#canvas)
	}

	get isShown() {
		return !this.element.hidden
	}

	show(step, left, wide) {
		const room = SIDE / 2 + 8
		this.element.style.left = `${within(room, left, wide - room)}px`
		this.#wanted = step
		if (!this.#isAsking) this.#ask()
	}

	hide() {
		this.#wanted = null
		this.element.hidden = true
	}

	async #ask() {
		this.#isAsking = true
		for (let step = null; this.#wanted !== null && this.#wanted !== step; ) {
			step = this.#wanted
			const moment = await this.#momentAt(step)
			if (moment && this.#wanted !== null) this.#draw(moment)
		}
		this.#isAsking = false
	}

	#draw(moment) {
		this.element.hidden = false
		this.#says.textContent = this.#textOf(moment.step)
		const canvas = this.#canvas,
			ratio = devicePixelRatio,
			cell = Math.floor((SIDE * ratio) / moment.n) / ratio,
			side = cell * moment.n,
			ctx = canvas.getContext('2d')
		Object.assign(canvas, {width: (side + 2) * ratio, height: (side + 2) * ratio})
		ctx.scale(ratio, ratio)
		const look = {at: () => '', attacks: false, chosen: null, colors: colorsOf(canvas, '--_')}
		drawBoard(ctx, moment, look, {cell, side, left: 1, top: 1, size: side + 2})
	}
}
