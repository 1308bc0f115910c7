// The board on a canvas: a drawing of one moment, a pure function of it and of what the reader has chosen. It reads
// and never writes; who attacks what stands in the moment.

import { QUEEN } from './queen.js'

/**
 * @typedef {import('../engine/moment.js').Moment} Moment
 * @typedef {object} Look
 * @property {(index: number) => number} at  the number a reader gives to a row or column
 * @property {boolean} attacks  show the squares that placed queens attack
 * @property {{row: number, col: number}|null} chosen  the square the reader has chosen
 * @property {(row: number, col: number) => boolean} [lights]  which squares belong to what the reader points at elsewhere
 * @property {(row: number, col: number) => string|undefined} [numbers]  what stands small in a square
 * @property {{square: Square|null, right: boolean, target: Square}|null} [answer]  the square that the reader expected, and the one to expect
 * @property {Line[]} [lines]  drawn beneath the queens, from square to square
 * @property {Record<'ink'|'light'|'dark'|'line'|'accent'|'good'|'muted'|'paper'|'font', string>} colors
 * @typedef {{row: number, col: number}} Square
 * @typedef {{from: number[], to: number[], color: string}} Line  [row, col] twice
 * @typedef {{left: number, top: number, cell: number, side: number, size: number}} Geometry  in CSS pixels
 */

const DIRECTIONS = [-1, 0, 1]
	.flatMap(rows => [-1, 0, 1].map(cols => [rows, cols]))
	.filter(([rows, cols]) => rows || cols)
const LABEL_GAP = 0.5 // of the label's margin

/** Where the squares lie in a square drawing of `size` CSS pixels: whole device pixels, so that edges are sharp.
 * @returns {Geometry} */
export function boardGeometry(size, n, pixelRatio) {
	const margin = Math.max(16, Math.min(30, size * 0.05))
	const cell = Math.max(0, Math.floor(((size - margin - 2) * pixelRatio) / n) / pixelRatio)
	const snap = value => Math.round(value * pixelRatio) / pixelRatio
	const side = cell * n
	return { left: snap(margin + (size - margin - 2 - side) / 2), top: snap(margin), cell, side, size }
}

/** @param {CanvasRenderingContext2D} ctx  scaled to CSS pixels @param {Moment} moment @param {Look} look @param {Geometry} g */
export function drawBoard(ctx, moment, look, g) {
	ctx.clearRect(0, 0, g.size, g.size + g.top)
	if (g.cell === 0) return // no room to draw anything
	ctx.save()
	drawLabels(ctx, moment, look, g)
	ctx.translate(g.left, g.top)
	drawSquares(ctx, moment, look, g)
	drawPointedAt(ctx, moment, look, g)
	if (look.attacks) drawAttacks(ctx, moment, look, g, () => true)
	drawChosen(ctx, moment, look, g)
	for (const { from, to, color } of look.lines ?? []) {
		ctx.strokeStyle = color
		drawLine(ctx, g, from, to)
	}
	drawQueens(ctx, moment, look, g)
	drawEvent(ctx, moment, look, g)
	if (look.answer) drawAnswer(ctx, look, g)
	ctx.restore()
}

const centre = (g, row, col) => [(col + 0.5) * g.cell, (row + 0.5) * g.cell]

/** The row that the search is in, or null: between rows and when it is over. */
const presentRow = ({ event, stack }) => event.row ?? (event.kind === 'solution' ? stack.at(-1)?.row : null)

function drawLabels(ctx, moment, { at, colors }, g) {
	const fontSize = Math.max(g.size > 400 ? 11 : 9, Math.min(15, g.cell * 0.42))
	const every = Math.max(1, Math.ceil((fontSize * 1.6) / g.cell))
	const present = presentRow(moment)
	ctx.textAlign = 'center'
	ctx.textBaseline = 'middle'
	for (let i = 0; i < moment.n; i++) {
		const isPresent = i === present
		ctx.font = `${isPresent ? 700 : 400} ${fontSize}px ${colors.font}`
		const crowded = i % every !== 0
		ctx.fillStyle = isPresent ? colors.ink : colors.muted
		const middle = (i + 0.5) * g.cell
		if (!crowded || isPresent) ctx.fillText(String(at(i)), g.left - g.top * LABEL_GAP, g.top + middle)
		ctx.fillStyle = colors.muted
		ctx.font = `400 ${fontSize}px ${colors.font}`
		if (!crowded) ctx.fillText(String(at(i)), g.left + middle, g.top * LABEL_GAP)
	}
}

function drawSquares(ctx, { n, outcome, event }, { colors }, g) {
	ctx.fillStyle = colors.light
	ctx.fillRect(0, 0, g.side, g.side)
	ctx.fillStyle = colors.dark
	for (let row = 0; row < n; row++)
		for (let col = (row + 1) % 2; col < n; col += 2) ctx.fillRect(col * g.cell, row * g.cell, g.cell, g.cell)
	const solved = event.kind === 'solution' || outcome === 'success'
	ctx.lineWidth = solved ? 3 : 1
	ctx.strokeStyle = solved ? colors.good : colors.line
	const out = ctx.lineWidth / 2
	ctx.strokeRect(-out, -out, g.side + 2 * out, g.side + 2 * out)
}

/** Squares that an element of an array stands for, and the indices that an array gives to squares. */
function drawPointedAt(ctx, { n }, { lights, numbers, colors }, g) {
	if (!lights && !numbers) return
	const squares = Array.from({ length: n * n }, (_, i) => [Math.floor(i / n), i % n])
	ctx.save()
	for (const [row, col] of lights ? squares.filter(square => lights(...square)) : []) {
		ctx.globalAlpha = 0.2
		ctx.fillStyle = ctx.strokeStyle = colors.accent
		ctx.fillRect(col * g.cell, row * g.cell, g.cell, g.cell)
		ctx.globalAlpha = 1
		ctx.lineWidth = 1.5
		ctx.strokeRect(col * g.cell + 2, row * g.cell + 2, g.cell - 4, g.cell - 4)
	}
	for (const [row, col] of numbers && g.cell >= 18 ? squares : []) {
		ctx.fillStyle = colors.ink
		ctx.globalAlpha = 0.8
		ctx.font = `400 ${Math.min(13, g.cell * 0.3)}px ${colors.font}`
		ctx.textAlign = 'right'
		ctx.textBaseline = 'bottom'
		ctx.fillText(numbers(row, col) ?? '', (col + 0.94) * g.cell, (row + 0.98) * g.cell)
	}
	ctx.restore()
}

/** Small dots on attacked squares; `counts` says whether a queen, by its row, is meant. */
function drawAttacks(ctx, { n, attackers, queens, event }, { colors }, g, counts) {
	ctx.save()
	ctx.fillStyle = colors.muted
	ctx.globalAlpha = 0.9
	const radius = Math.max(1, Math.min(3.5, g.cell * 0.06))
	for (let square = 0; square < n * n; square++) {
		const row = Math.floor(square / n),
			col = square % n
		if (queens[row] === col || (row === event.row && col === event.col)) continue
		if (!queens.some((_, r) => counts(r) && (attackers[square] >>> r) & 1)) continue
		ctx.beginPath()
		ctx.arc(...centre(g, row, col), radius, 0, 2 * Math.PI)
		ctx.fill()
	}
	ctx.restore()
}

/** A chosen queen shows its eight directions, a chosen square the queens that attack it. */
function drawChosen(ctx, moment, look, g) {
	if (!look.chosen || look.chosen.row >= moment.n || look.chosen.col >= moment.n) return
	const { row, col } = look.chosen
	ctx.strokeStyle = look.colors.ink
	if (moment.queens[row] === col) {
		drawAttacks(ctx, moment, look, g, r => r === row)
		for (const [rows, cols] of DIRECTIONS) drawLine(ctx, g, [row, col], lastSquare(moment.n, row, col, rows, cols))
	} else {
		moment.queens.forEach(
			(c, r) => (moment.attackers[row * moment.n + col] >>> r) & 1 && drawLine(ctx, g, [r, c], [row, col]),
		)
	}
	ctx.lineWidth = 1.5
	ctx.setLineDash([4, 3])
	ctx.strokeRect(col * g.cell + 1.5, row * g.cell + 1.5, g.cell - 3, g.cell - 3)
	ctx.setLineDash([])
}

function lastSquare(n, row, col, rows, cols) {
	while (row + rows >= 0 && row + rows < n && col + cols >= 0 && col + cols < n) [row, col] = [row + rows, col + cols]
	return [row, col]
}

function drawLine(ctx, g, from, to) {
	ctx.save()
	ctx.lineWidth = Math.max(1.5, g.cell * 0.04)
	ctx.lineCap = 'round'
	ctx.setLineDash([0.1, ctx.lineWidth * 2.2])
	ctx.beginPath()
	ctx.moveTo(...centre(g, ...from))
	ctx.lineTo(...centre(g, ...to))
	ctx.stroke()
	ctx.restore()
}

function drawQueens(ctx, { queens, event, outcome }, { colors }, g) {
	const solved = event.kind === 'solution' || outcome === 'success'
	queens.forEach((col, row) => {
		if (col < 0) return
		const isAttacker = event.by?.row === row
		const isNew = event.kind === 'place' && event.row === row
		drawQueen(ctx, g, row, col, isAttacker ? colors.accent : solved || isNew ? colors.good : colors.ink)
	})
}

/** The queen as the context fills it: a canvas takes a Path2D, what records the drawing (boards/recorder.js) makes its own. */
const queenPath = ctx => ctx.pathOf?.(QUEEN) ?? (queenPath.made ??= new Path2D(QUEEN))

function drawQueen(ctx, g, row, col, color, alpha = 1) {
	ctx.save()
	ctx.translate(col * g.cell + g.cell * 0.09, row * g.cell + g.cell * 0.06)
	ctx.scale(g.cell * 0.82, g.cell * 0.82)
	ctx.globalAlpha = alpha
	ctx.fillStyle = color
	ctx.fill(queenPath(ctx))
	ctx.restore()
}

const EVENT_MARKS = {
	test(ctx, { event }, { colors }, g) {
		const free = event.verdict === 'free'
		ctx.strokeStyle = colors.accent
		if (event.by) drawLine(ctx, g, [event.by.row, event.by.col], [event.row, event.col])
		ring(ctx, g, event, colors.accent)
		if (free) circle(ctx, g, event, colors.good)
		else cross(ctx, g, event, colors.accent)
	},
	place: (ctx, { event }, { colors }, g) => ring(ctx, g, event, colors.good),
	remove(ctx, { event }, { colors }, g) {
		drawQueen(ctx, g, event.row, event.col, colors.ink, 0.45)
		ring(ctx, g, event, colors.muted, [5, 4])
	},
	enter: (ctx, { n, event }, { colors }, g) => rowMark(ctx, g, n, event.row, colors.accent, []),
	leave: (ctx, { n, event }, { colors }, g) => rowMark(ctx, g, n, event.row, colors.muted, [5, 4]),
}

function drawEvent(ctx, moment, look, g) {
	ctx.save()
	EVENT_MARKS[moment.event.kind]?.(ctx, moment, look, g)
	ctx.restore()
}

const strokeWidth = g => Math.max(1.5, Math.min(3, g.cell * 0.05))

function ring(ctx, g, { row, col }, color, dash = [], inset = 0) {
	const width = strokeWidth(g),
		out = inset + width / 2
	ctx.setLineDash(dash)
	ctx.lineWidth = width
	ctx.strokeStyle = color
	ctx.strokeRect(col * g.cell + out, row * g.cell + out, g.cell - 2 * out, g.cell - 2 * out)
	ctx.setLineDash([])
}

function circle(ctx, g, { row, col }, color) {
	ctx.lineWidth = strokeWidth(g)
	ctx.strokeStyle = color
	ctx.beginPath()
	ctx.arc(...centre(g, row, col), g.cell * 0.17, 0, 2 * Math.PI)
	ctx.stroke()
}

function cross(ctx, g, { row, col }, color, size = 0.15, width = strokeWidth(g)) {
	const [x, y] = centre(g, row, col),
		arm = g.cell * size
	ctx.lineWidth = width
	ctx.lineCap = 'round'
	ctx.strokeStyle = color
	ctx.beginPath()
	ctx.moveTo(x - arm, y - arm)
	ctx.lineTo(x + arm, y + arm)
	ctx.moveTo(x + arm, y - arm)
	ctx.lineTo(x - arm, y + arm)
	ctx.stroke()
}

function rowMark(ctx, g, n, row, color, dash) {
	const width = strokeWidth(g)
	ctx.setLineDash(dash)
	ctx.lineWidth = width
	ctx.strokeStyle = color
	ctx.strokeRect(width / 2, row * g.cell + width / 2, n * g.cell - width, g.cell - width)
}

/** A large cross on the square that was not to be expected, a double ring round the one that was: larger than the marks of events,
 * and plain to see on a queen. */
function drawAnswer(ctx, { answer: { square, right, target }, colors }, g) {
	const width = strokeWidth(g)
	ctx.save()
	ring(ctx, g, target, colors.good)
	ring(ctx, g, target, colors.good, [], 2 * width)
	if (square && !right) {
		cross(ctx, g, square, colors.paper, 0.36, 3 * width)
		cross(ctx, g, square, colors.accent, 0.36, 1.5 * width)
	}
	ctx.restore()
}
