// The figure that is taken away: boards on light paper, whatever colours the reader sees on the screen, each with a line and a
// caption under it if it has them. One drawing for pixels and for SVG: `ctx` is a canvas's or a Recorder.
//
// Invariant: a figure is a pure function of its panels and its look.

import { drawBoard } from '../board.js'
import { wrapped } from './wrap.js'

/**
 * @typedef {import('../../engine/moment.js').Moment} Moment
 * @typedef {{moment: Moment, head?: string, caption?: string}} Panel  a board, a short line under it, sentences under that
 * @typedef {{from: number[], to: number[], color: string}} Line  [row, col] twice
 * @typedef {object} Look
 * @property {0|1|null} [labels]  what rows and columns are counted from; null or left out: no numbers
 * @property {boolean} [attacks]  a dot on each attacked square, where the moment knows them
 * @property {Line[]} [lines]  from square to square, beneath the queens; see queenLines and attackLines
 * @property {string} [credit]  a last line: what it is and where it is from
 * @property {string} [language]  of what is written in it
 * @property {string} [ground]  the paper's colour; white where it is printed
 * @property {boolean} [full]  as wide as if the row of panels were full
 * @typedef {object} Layout  in CSS pixels
 * @property {import('../board.js').Geometry} g  of each board within its panel
 * @property {{x: number, y: number}[]} places
 * @property {string[][]} captions  in lines
 * @property {string[]} credit  in lines
 * @property {{head: boolean, lines: number, small: number, large: number}} type
 * @property {number} width
 * @property {number} height
 */

/** The page's light colours, and the fonts that a file may ask for. */
export const PAPER = {
	paper: '#fbfaf6',
	ink: '#1c1b17',
	muted: '#67635a',
	line: '#d9d4c6',
	light: '#f2ebdf',
	dark: '#ddd2bc',
	accent: '#b23c17',
	good: '#17705a',
	font: 'system-ui, sans-serif',
}
const SERIF = "Georgia, 'Hiragino Mincho ProN', 'Yu Mincho', 'Noto Serif CJK JP', serif"

/** A board's side alone and as one of several. */
const SIDE = 480,
	PANEL_SIDE = 232
const EDGE = 6,
	NUMBERS = 26,
	GAP = 24
const LEADING = 1.4

/** A board as a moment: no search has come to it, so nothing is marked. @param {ArrayLike<number>} columns  -1 for an empty row
 * @returns {Moment} */
export function boardMoment(columns) {
	const queens = Array.from(columns),
		n = queens.length
	return {
		n,
		search: '',
		startRow: 0,
		step: 0,
		event: { kind: 'start', row: null, col: null, verdict: null, by: null },
		queens,
		attackers: Array(n * n).fill(0),
		stack: [],
		depth: 0,
		counters: { tests: 0, probes: 0, places: 0, removes: 0, solutions: 0 },
		arrays: [],
		frontier: null,
		outcome: null,
	}
}

/** The row, the column and the two diagonals of each queen, from edge to edge. @param {ArrayLike<number>} columns @returns {Line[]} */
export function queenLines(columns) {
	const last = columns.length - 1
	const lines = Array.from(columns).flatMap((col, row) => {
		if (col < 0) return []
		const up = Math.min(row, col),
			down = Math.min(last - row, last - col),
			back = Math.min(row, last - col),
			on = Math.min(last - row, col)
		return [
			[
				[row, 0],
				[row, last],
			],
			[
				[0, col],
				[last, col],
			],
			[
				[row - up, col - up],
				[row + down, col + down],
			],
			[
				[row - back, col + back],
				[row + on, col - on],
			],
		]
	})
	return lines
		.filter(([from, to]) => String(from) !== String(to))
		.map(([from, to]) => ({ from, to, color: PAPER.muted }))
}

/** A line between each two queens that attack each other. @param {{row: number, col: number}[]} squares @param {{a: number, b: number}[]} attacks  from the engine */
export const attackLines = (squares, attacks) =>
	attacks.map(({ a, b }) => ({
		from: [squares[a].row, squares[a].col],
		to: [squares[b].row, squares[b].col],
		color: PAPER.accent,
	}))

/** Where everything lies. @param {Panel[]} panels  of boards of one size @param {Look} look
 * @param {number} [across]  panels in a row; 0: all in one place, as frames @returns {Layout} */
export function layoutOf(panels, { labels = null, credit = '', full = false }, across = 1) {
	const [
		{
			moment: { n },
		},
	] = panels
	const isOne = across < 2
	const type = { small: isOne ? 14 : 12, large: isOne ? 17 : 14, head: panels.some(({ head }) => head), lines: 0 }
	const left = labels === null ? EDGE : NUMBERS,
		side = n * Math.max(6, Math.round((isOne ? SIDE : PANEL_SIDE) / n))
	const g = { left, top: left, cell: side / n, side, size: left + side + EDGE }
	const captions = panels.map(({ caption = '' }) => wrapped(caption, (side + EDGE) / type.large))
	type.lines = Math.max(...captions.map(({ length }) => length))
	const under = (type.head ? type.small * LEADING : 0) + type.lines * type.large * LEADING
	const [width, height] = [g.size, g.top + side + EDGE + (under > 0 ? under + EDGE : 0)]
	const gap = isOne ? 0 : GAP,
		columns = across || 1,
		rows = across ? Math.ceil(panels.length / across) : 1
	const places = panels.map((_, i) => ({
		x: gap + (i % columns) * (width + gap),
		y: gap + (across ? Math.floor(i / columns) * (height + gap) : 0),
	}))
	const whole = Math.ceil(gap + (full ? columns : Math.min(columns, panels.length)) * (width + gap))
	const lines = wrapped(credit, (whole - gap - EDGE - places[0].x - left) / type.small)
	return {
		g,
		places,
		captions,
		type,
		width: whole,
		credit: lines,
		height: Math.ceil(
			gap + rows * (height + gap) + (lines.length > 0 ? lines.length * type.small * LEADING + EDGE : 0),
		),
	}
}

/** @param {CanvasRenderingContext2D} ctx  in CSS pixels @param {Panel[]} panels @param {Look} look @param {Layout} layout */
export function drawFigure(ctx, panels, look, layout) {
	const { g, places, type, width, height, credit } = layout
	ctx.clearRect(0, 0, width, height)
	panels.forEach((panel, i) => {
		ctx.save()
		ctx.translate(places[i].x, places[i].y)
		drawPanel(ctx, panel, look, layout, layout.captions[i])
		ctx.restore()
	})
	ctx.save()
	credit.forEach((line, i) =>
		drawText(
			ctx,
			line,
			places[0].x + g.left,
			height - EDGE - (credit.length - i - 0.5) * type.small * LEADING,
			type.small,
			PAPER.font,
			PAPER.muted,
		),
	)
	ctx.globalCompositeOperation = 'destination-over'
	ctx.fillStyle = look.ground ?? PAPER.paper
	ctx.fillRect(0, 0, width, height)
	ctx.restore()
}

function drawPanel(ctx, { moment, head = '' }, { labels = null, attacks = false, lines }, { g, type }, caption) {
	const at = index => (labels === null ? '' : index + labels)
	drawBoard(ctx, moment, { at, attacks, chosen: null, lines, colors: PAPER }, g)
	let y = g.top + g.side + EDGE
	if (type.head)
		drawText(ctx, head, g.left, (y += type.small * LEADING) - type.small / 2, type.small, PAPER.font, PAPER.muted)
	for (const line of caption)
		drawText(ctx, line, g.left, (y += type.large * LEADING) - type.large / 2, type.large, SERIF, PAPER.ink)
}

function drawText(ctx, text, x, y, size, family, color) {
	ctx.font = `400 ${size}px ${family}`
	ctx.textAlign = 'left'
	ctx.textBaseline = 'middle'
	ctx.fillStyle = color
	ctx.fillText(text, x, y)
}
