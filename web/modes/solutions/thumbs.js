// Thumbnails of boards on a canvas. For speed, an empty board and a queen are drawn once for each n, size and theme;
// thumbnails are copies of them.

import {drawDottedQueen, drawGround, drawQueen} from '../../board/marks.js'

const QUEEN_FROM = 14

const canvasOf = side => Object.assign(document.createElement('canvas'), {width: side, height: side})

export const thumbSide = n => Math.max(64, n * (n <= 8 ? 9 : n <= 12 ? 8 : 7))

function squaresCanvas(n, colors, cell) {
	const side = cell * n + 2,
		canvas = canvasOf(side),
		ctx = canvas.getContext('2d')
	ctx.fillStyle = colors.line
	ctx.fillRect(0, 0, side, side)
	ctx.translate(1, 1)
	drawGround(ctx, n, colors, {cell})
	return canvas
}

function queenCanvas(colors, cell) {
	const canvas = canvasOf(cell),
		draw = cell >= QUEEN_FROM ? drawQueen : drawDottedQueen
	draw(canvas.getContext('2d'), {cell}, [0, 0], colors.ink)
	return canvas
}

export function thumbs() {
	let made = '',
		cell,
		squares,
		queen
	return {
		prepare(n, colors, ratio) {
			const key = JSON.stringify([n, colors, ratio])
			if (key === made) return
			made = key
			cell = Math.max(1, Math.floor((thumbSide(n) * ratio) / n))
			squares = squaresCanvas(n, colors, cell)
			queen = queenCanvas(colors, cell)
		},
		draw(ctx, board, left, top, side) {
			const at = Math.round(left + (side - squares.width + 2) / 2)
			ctx.globalAlpha = board ? 1 : 0.4
			ctx.drawImage(squares, at - 1, top - 1)
			ctx.globalAlpha = 1
			board?.forEach((col, row) => ctx.drawImage(queen, at + col * cell, top + row * cell))
		},
	}
}
