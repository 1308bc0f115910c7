// The queen's shape, the same on every system.

import {drawDisc} from './marks.js'

const CROWN =
	'M0.25 0.7L0.14 0.3L0.29 0.55L0.315 0.2L0.425 0.5L0.5 0.16L0.575 0.5' +
	'L0.685 0.2L0.71 0.55L0.86 0.3L0.75 0.7Q0.5 0.63 0.25 0.7Z'
const BALLS = ['0.093 0.25', '0.268 0.15', '0.453 0.11', '0.638 0.15', '0.813 0.25']
	.map(left => `M${left}a0.047 0.047 0 1 0 0.094 0a0.047 0.047 0 1 0 -0.094 0Z`)
	.join('')
const BASE =
	'M0.255 0.745Q0.5 0.675 0.745 0.745L0.725 0.8Q0.5 0.735 0.275 0.8Z' +
	'M0.27 0.845Q0.5 0.78 0.73 0.845L0.745 0.9Q0.5 0.86 0.255 0.9Z'

const QUEEN = CROWN + BALLS + BASE
const [LEFT, TOP, SIZE] = [0.09, 0.06, 0.82]

let made

const pathFor = ctx => ctx.pathOf?.(QUEEN) ?? (made ??= new Path2D(QUEEN))

export function drawQueen(ctx, {cell}, [row, col], color, alpha = 1) {
	ctx.save()
	ctx.translate(col * cell + LEFT * cell, row * cell + TOP * cell)
	ctx.scale(SIZE * cell, SIZE * cell)
	ctx.globalAlpha = alpha
	ctx.fillStyle = color
	ctx.fill(pathFor(ctx))
	ctx.restore()
}

export function drawDottedQueen(ctx, g, place, color, radius = 0.36) {
	ctx.fillStyle = color
	drawDisc(ctx, g, place, radius * g.cell)
}
