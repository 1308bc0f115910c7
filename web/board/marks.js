import {centre} from './geometry.js'

/** @import {Geometry, Place} from './geometry.js' @import {Surface} from './recorder.js' */

const DASHED = [5, 4]

function pen(ctx, {cell, pen}, color, weight = 1) {
	const width = weight * (pen ?? Math.max(1.5, Math.min(3, cell * 0.05)))
	Object.assign(ctx, {lineWidth: width, strokeStyle: color})
	return width
}

export function drawGround(ctx, n, colors, {cell}) {
	ctx.fillStyle = colors.light
	ctx.fillRect(0, 0, n * cell, n * cell)
	ctx.fillStyle = colors.dark
	for (let row = 0; row < n; row++)
		for (let col = (row + 1) % 2; col < n; col += 2) ctx.fillRect(col * cell, row * cell, cell, cell)
}

export function drawFrame(ctx, {side}, color, width = 1) {
	Object.assign(ctx, {lineWidth: width, strokeStyle: color})
	ctx.strokeRect(-width / 2, -width / 2, side + width, side + width)
}

export const drawEdge = (ctx, g, colors, isGood) =>
	drawFrame(ctx, g, isGood ? colors.good : colors.line, isGood ? 3 : 1)

/** @param {Surface} ctx @param {number} n
 * @param {{at: (index: number) => number|string, colors: Record<string, string>, present?: number|null}} style
 * @param {Geometry} g */
export function drawNumbers(ctx, n, {at, colors, present}, g) {
	const size = g.type ?? Math.max(g.size > 400 ? 11 : 9, Math.min(Math.max(15, g.size / 50), g.cell * 0.42))
	const every = Math.max(1, Math.ceil((size * 1.6) / g.cell))
	const {x, y} = g.gap ?? {x: g.top / 2, y: g.top / 2}
	ctx.textAlign = 'center'
	ctx.textBaseline = 'middle'
	const write = (i, isBold, x, y) => {
		ctx.font = `${isBold ? 700 : 400} ${size}px ${colors.font}`
		ctx.fillStyle = isBold ? colors.ink : colors.muted
		ctx.fillText(String(at(i)), x, y)
	}
	for (let i = 0; i < n; i++) {
		const middle = (i + 0.5) * g.cell
		if (i % every === 0 || i === present) write(i, i === present, -x, middle)
		if (i % every === 0) write(i, false, middle, -y)
	}
}

export function drawLine(ctx, g, from, to, color, part = 1) {
	ctx.save()
	ctx.strokeStyle = color
	ctx.lineWidth = g.pen ?? Math.max(1.5, g.cell * 0.04)
	ctx.lineCap = 'round'
	ctx.setLineDash([0.1, ctx.lineWidth * 2.2])
	const end = to.map((goal, i) => from[i] + (goal - from[i]) * part)
	ctx.beginPath()
	ctx.moveTo(...centre(g, from))
	ctx.lineTo(...centre(g, end))
	ctx.stroke()
	ctx.restore()
}

function round(ctx, g, place, radius) {
	ctx.beginPath()
	ctx.arc(...centre(g, place), radius, 0, 2 * Math.PI)
}

function drawDisc(ctx, g, place, radius) {
	round(ctx, g, place, radius)
	ctx.fill()
}

export const drawDot = (ctx, g, place) =>
	drawDisc(ctx, g, place, g.pen ? g.pen * 1.2 : Math.max(1, Math.min(3.5, g.cell * 0.06)))

export const frame = (ctx, {cell}, [row, col], inset, wide = 1, high = 1) =>
	ctx.strokeRect(col * cell + inset, row * cell + inset, wide * cell - 2 * inset, high * cell - 2 * inset)

export function ring(ctx, g, place, color, {dashed = false, inset = 0, wide = 1, high = 1} = {}) {
	ctx.setLineDash(dashed ? DASHED : [])
	const width = pen(ctx, g, color)
	frame(ctx, g, place, (inset + 0.5) * width, wide, high)
	ctx.setLineDash([])
}

export function circle(ctx, g, place, color, {size = 0.17, weight = 1} = {}) {
	pen(ctx, g, color, weight)
	round(ctx, g, place, g.cell * size)
	ctx.stroke()
}

export function cross(ctx, g, place, color, {size = 0.15, weight = 1} = {}) {
	const [x, y] = centre(g, place)
	const arm = g.cell * size
	pen(ctx, g, color, weight)
	ctx.lineCap = 'round'
	ctx.beginPath()
	for (const slope of [1, -1]) {
		ctx.moveTo(x - slope * arm, y - arm)
		ctx.lineTo(x + slope * arm, y + arm)
	}
	ctx.stroke()
}

export function bar(ctx, {cell}, [row, col], color) {
	ctx.fillStyle = color
	ctx.fillRect((col + 0.2) * cell, (row + 0.9) * cell, 0.6 * cell, 0.06 * cell)
}

export function hatch(ctx, {cell}, [row, col], color) {
	const [left, top] = [col * cell, row * cell],
		gap = Math.max(3, cell / 5)
	Object.assign(ctx, {lineWidth: Math.max(1, cell / 60), strokeStyle: color})
	ctx.beginPath()
	for (let at = gap; at < 2 * cell; at += gap) {
		const low = Math.max(0, at - cell),
			high = Math.min(at, cell)
		ctx.moveTo(left + high, top + low)
		ctx.lineTo(left + low, top + high)
	}
	ctx.stroke()
}

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
	ctx.translate((col + LEFT) * cell, (row + TOP) * cell)
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
