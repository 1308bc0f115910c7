// What is drawn on a board beside its queens, each thing once: squares and numbers, lines, rings, crosses, dots. All
// draw from the corner of the first square, on a canvas or on a Recorder.

import { centre } from './geometry.js'

/**
 * @typedef {import('./recorder.js').Surface} Surface
 * @typedef {import('./geometry.js').Geometry} Geometry
 * @typedef {import('./geometry.js').Place} Place
 * @typedef {Pick<Geometry, 'cell'|'pen'>} Scale
 */

const DASHED = [5, 4]

/** @param {Scale} g */
const strokeWidth = ({ cell, pen }) => pen ?? Math.max(1.5, Math.min(3, cell * 0.05))

// --- the board --------------------------------------------------------------------------------------------

/** The squares. @param {Surface} ctx @param {number} n @param {{light: string, dark: string}} colors
 * @param {Scale} g */
export function drawGround(ctx, n, colors, { cell }) {
	ctx.fillStyle = colors.light
	ctx.fillRect(0, 0, n * cell, n * cell)
	ctx.fillStyle = colors.dark
	for (let row = 0; row < n; row++)
		for (let col = (row + 1) % 2; col < n; col += 2) ctx.fillRect(col * cell, row * cell, cell, cell)
}

/** The line around the squares. @param {Surface} ctx @param {{side: number}} g @param {string} color
 * @param {number} [width] */
export function drawFrame(ctx, { side }, color, width = 1) {
	const out = width / 2
	ctx.lineWidth = width
	ctx.strokeStyle = color
	ctx.strokeRect(-out, -out, side + width, side + width)
}

/** Numbers beside rows and above columns: each, or some where they would be crowded, and in any case the present row's.
 * @param {Surface} ctx @param {number} n
 * @param {object} look
 * @param {(index: number) => number|string} look.at
 * @param {Record<'ink'|'muted'|'font', string>} look.colors
 * @param {number|null} [look.present]  the row whose number is bold
 * @param {Geometry} g */
export function drawNumbers(ctx, n, { at, colors, present = null }, g) {
	const size = g.type ?? Math.max(g.size > 400 ? 11 : 9, Math.min(15, g.cell * 0.42))
	const every = Math.max(1, Math.ceil((size * 1.6) / g.cell)),
		{ x, y } = g.gap ?? { x: g.top / 2, y: g.top / 2 }
	ctx.textAlign = 'center'
	ctx.textBaseline = 'middle'
	for (let i = 0; i < n; i++) {
		const isPresent = i === present,
			isCrowded = i % every !== 0,
			middle = (i + 0.5) * g.cell
		ctx.font = `${isPresent ? 700 : 400} ${size}px ${colors.font}`
		ctx.fillStyle = isPresent ? colors.ink : colors.muted
		if (!isCrowded || isPresent) ctx.fillText(String(at(i)), -x, middle)
		ctx.font = `400 ${size}px ${colors.font}`
		ctx.fillStyle = colors.muted
		if (!isCrowded) ctx.fillText(String(at(i)), middle, -y)
	}
}

// --- lines and dots ---------------------------------------------------------------------------------------

/** A dotted line from the middle of one square to that of another. @param {Surface} ctx @param {Scale} g
 * @param {Place} from
 * @param {Place} to @param {string} color */
export function drawLine(ctx, g, from, to, color) {
	ctx.save()
	ctx.strokeStyle = color
	ctx.lineWidth = g.pen ?? Math.max(1.5, g.cell * 0.04)
	ctx.lineCap = 'round'
	ctx.setLineDash([0.1, ctx.lineWidth * 2.2])
	ctx.beginPath()
	ctx.moveTo(...centre(g, from))
	ctx.lineTo(...centre(g, to))
	ctx.stroke()
	ctx.restore()
}

/** A small dot on a square that is attacked. @param {Surface} ctx @param {Scale} g @param {Place} place */
export function drawDot(ctx, g, place) {
	const radius = g.pen ? g.pen * 1.2 : Math.max(1, Math.min(3.5, g.cell * 0.06))
	ctx.beginPath()
	ctx.arc(...centre(g, place), radius, 0, 2 * Math.PI)
	ctx.fill()
}

// --- marks ------------------------------------------------------------------------------------------------

/** A frame just inside a square. @param {Surface} ctx @param {Scale} g @param {Place} place @param {string} color
 * @param {{dashed?: boolean, inset?: number, wide?: number}} [options]  wide: squares, to the right */
export function ring(ctx, g, [row, col], color, { dashed = false, inset = 0, wide = 1 } = {}) {
	const width = strokeWidth(g),
		out = inset + width / 2
	ctx.setLineDash(dashed ? DASHED : [])
	ctx.lineWidth = width
	ctx.strokeStyle = color
	ctx.strokeRect(col * g.cell + out, row * g.cell + out, wide * g.cell - 2 * out, g.cell - 2 * out)
	ctx.setLineDash([])
}

/** Two rings, one within the other. @param {Surface} ctx @param {Scale} g @param {Place} place @param {string} color */
export function doubleRing(ctx, g, place, color) {
	ring(ctx, g, place, color)
	ring(ctx, g, place, color, { inset: 2 * strokeWidth(g) })
}

/** What a free square gets. @param {Surface} ctx @param {Scale} g @param {Place} place @param {string} color */
export function circle(ctx, g, place, color) {
	ctx.lineWidth = strokeWidth(g)
	ctx.strokeStyle = color
	ctx.beginPath()
	ctx.arc(...centre(g, place), g.cell * 0.17, 0, 2 * Math.PI)
	ctx.stroke()
}

/** What a refused square gets. @param {Surface} ctx @param {Scale} g @param {Place} place @param {string} color
 * @param {{size?: number, weight?: number}} [options]  size: an arm's length, of the side; weight: of the line,
 *   in usual ones */
export function cross(ctx, g, place, color, { size = 0.15, weight = 1 } = {}) {
	const [x, y] = centre(g, place),
		arm = g.cell * size
	ctx.lineWidth = weight * strokeWidth(g)
	ctx.lineCap = 'round'
	ctx.strokeStyle = color
	ctx.beginPath()
	ctx.moveTo(x - arm, y - arm)
	ctx.lineTo(x + arm, y + arm)
	ctx.moveTo(x + arm, y - arm)
	ctx.lineTo(x - arm, y + arm)
	ctx.stroke()
}
