// The marks of the legend, which the build records as SVG (web/make/generate.js).

import {PAGE, recorded} from '../../board/inline.js'
import {circle, cross, drawDot, drawLine, drawQueen, ring} from '../../board/marks.js'

const {ink, muted, line, accent, good} = PAGE
const G = {cell: 24, pen: 2.5}
const FIRST = /** @type {[number, number]} */ ([0, 0]),
	LAST = /** @type {[number, number]} */ ([0, 2]),
	GONE = {dashed: true}

function stroke(ctx, color, width, [x, y], [toX, toY]) {
	Object.assign(ctx, {strokeStyle: color, lineWidth: width})
	ctx.beginPath()
	ctx.moveTo(x, y)
	ctx.lineTo(toX, toY)
	ctx.stroke()
}

const SIGNS = {
	test: ctx => ring(ctx, G, LAST, accent),
	attacked(ctx) {
		drawLine(ctx, G, FIRST, LAST, accent)
		drawQueen(ctx, G, FIRST, accent)
		ring(ctx, G, LAST, accent)
		cross(ctx, G, LAST, accent)
	},
	rejected: ctx => cross(ctx, G, LAST, accent, {size: 0.1}),
	free(ctx) {
		ring(ctx, G, LAST, accent)
		circle(ctx, G, LAST, good)
	},
	row: ctx => ring(ctx, G, FIRST, accent, {wide: 3}),
	place(ctx) {
		ring(ctx, G, LAST, good)
		drawQueen(ctx, G, LAST, good)
	},
	remove(ctx) {
		ring(ctx, G, LAST, muted, GONE)
		drawQueen(ctx, G, LAST, ink, 0.45)
	},
	leave: ctx => ring(ctx, G, FIRST, muted, {...GONE, wide: 3}),
	attackedSquares(ctx) {
		ctx.fillStyle = muted
		drawDot(ctx, G, LAST)
	},
	tick(ctx) {
		stroke(ctx, line, 1, [0, 12], [72, 12])
		for (const x of [44, 52, 64]) stroke(ctx, good, 2, [x, 4], [x, 20])
	},
}

export const legendMarks = () => Object.fromEntries(Object.entries(SIGNS).map(([sign, draw]) => [sign, recorded(draw)]))
