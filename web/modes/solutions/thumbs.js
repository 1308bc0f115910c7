// Boards as thumbnails on a canvas, many of them in a frame: the squares and a queen are drawn once for each n, size
// and colours, and copied from then on.

import {drawGround} from '../../board/marks.js'
import {drawDottedQueen, drawQueen} from '../../board/queens.js'

/** In pixels of the screen; smaller, a drawn queen is a smudge and a dot is not. */
const QUEEN_FROM = 14

const canvasOf = side => Object.assign(document.createElement('canvas'), {width: side, height: side})

/** The length of a thumbnail's side in CSS pixels: squares large enough to tell apart. */
export const thumbSide = n => Math.max(64, n * (n <= 8 ? 9 : n <= 12 ? 8 : 7))

export class Thumbs {
	#key = ''
	#cell = 0
	#side = 0
	#squares
	#queen

	/** @param {number} ratio  pixels of the screen in one of CSS */
	prepare(n, colors, ratio) {
		const key = JSON.stringify([n, colors, ratio])
		if (key === this.#key) return
		this.#key = key
		this.#cell = Math.max(1, Math.floor((thumbSide(n) * ratio) / n))
		this.#side = this.#cell * n
		this.#squares = this.#drawSquares(n, colors)
		this.#queen = this.#drawQueen(colors)
	}

	#drawSquares(n, colors) {
		const canvas = canvasOf(this.#side + 2),
			ctx = canvas.getContext('2d')
		ctx.fillStyle = colors.line
		ctx.fillRect(0, 0, this.#side + 2, this.#side + 2)
		ctx.translate(1, 1)
		drawGround(ctx, n, colors, {cell: this.#cell})
		return canvas
	}

	#drawQueen(colors) {
		const cell = this.#cell,
			canvas = canvasOf(cell)
		const draw = cell >= QUEEN_FROM ? drawQueen : drawDottedQueen
		draw(canvas.getContext('2d'), {cell}, [0, 0], colors.ink)
		return canvas
	}

	/** A board, or what will be one, in the middle of `side` pixels of the screen from `left`. */
	draw(ctx, board, left, top, side) {
		const at = Math.round(left + (side - this.#side) / 2)
		ctx.globalAlpha = board ? 1 : 0.4
		ctx.drawImage(this.#squares, at - 1, top - 1)
		ctx.globalAlpha = 1
		board?.forEach((col, row) => ctx.drawImage(this.#queen, at + col * this.#cell, top + row * this.#cell))
	}
}
