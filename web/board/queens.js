// The queen's shape, the same on every system.

import {drawDisc} from './marks.js'

/** Crown, five balls, and two bands as the base, in a square of side 1. */
const QUEEN =
	'M.25 .7 .14 .3 .29 .55 .315 .2 .425 .5 .5 .16 .575 .5 .685 .2 .71 .55 .86 .3 .75 .7Q.5 .63 .25 .7Z' +
	['.093 .25', '.268 .15', '.453 .11', '.638 .15', '.813 .25']
		.map(left => `M${left}a.047 .047 0 1 0 .094 0 .047 .047 0 1 0-.094 0`)
		.join('') +
	'M.255 .745Q.5 .675 .745 .745L.725 .8Q.5 .735 .275 .8ZM.27 .845Q.5 .78 .73 .845L.745 .9Q.5 .86 .255 .9Z'
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
