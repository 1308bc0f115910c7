// The exported figure: boards with lines and captions on light paper, as pixels or SVG.

import {drawBoard} from '../board.js'
import {DIRECTIONS, lastSquare} from '../geometry.js'
import {wrapped} from './wrap.js'

/** @import {Line} from '../board.js'
 * @typedef {import('../../engine/moment.js').Moment} Moment
 * @typedef {{moment: Moment, head?: string, caption?: string}} Panel  head: a short line; caption: sentences
 * @typedef {object} Style
 * @property {0|1|null} [labels]  first row and column number; null: no numbers
 * @property {boolean} [attacks] @property {Line[]} [lines] @property {string} [language]
 * @property {string} [credit]  last line: title and source @property {string} [ground]  paper colour
 * @property {import('../board.js').Drawing} [draw]  default drawBoard
 * @property {boolean} [full]  keep the width of a full row of panels */

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

const [SIDE, PANEL_SIDE] = [480, 232]
const [EDGE, NUMBERS, GAP] = [6, 26, 24]
const LEADING = 1.4

export const queenLines = columns =>
	[...columns]
		.flatMap((col, row) =>
			(col < 0 ? [] : DIRECTIONS.slice(4)).map(([rows, cols]) => ({
				from: lastSquare(columns.length, [row, col], [-rows, -cols]),
				to: lastSquare(columns.length, [row, col], [rows, cols]),
				color: PAPER.muted,
			})),
		)
		.filter(({from, to}) => String(from) !== String(to))

/** Lengths in CSS pixels. across: panels per row; 0: all panels share one place, as frames of an animation. */
export function figureLayout(panels, {labels = null, credit = '', full = false}, across = 1) {
	const {n} = panels[0].moment
	const isOne = across < 2
	const gap = isOne ? 0 : GAP
	const columns = across || 1
	const rows = across ? Math.ceil(panels.length / across) : 1
	const type = {small: isOne ? 14 : 12, large: isOne ? 17 : 14, head: panels.some(({head}) => head)}
	const left = labels === null ? EDGE : NUMBERS
	const side = n * Math.max(6, Math.round((isOne ? SIDE : PANEL_SIDE) / n))
	const g = {left, top: left, cell: side / n, side, size: left + side + EDGE}
	const captions = panels.map(({caption = ''}) => wrapped(caption, (side + EDGE) / type.large)),
		most = Math.max(...captions.map(({length}) => length))
	const under = (type.head ? type.small * LEADING : 0) + most * type.large * LEADING
	const wide = g.size + gap,
		high = g.top + side + EDGE + (under > 0 ? under + EDGE : 0) + gap
	const places = panels.map((_, i) => ({
		x: gap + (i % columns) * wide,
		y: gap + (across && Math.floor(i / columns) * high),
	}))
	const width = Math.ceil(gap + (full ? columns : Math.min(columns, panels.length)) * wide)
	const lines = wrapped(credit, (width - gap - EDGE - places[0].x - left) / type.small)
	const foot = lines.length > 0 ? lines.length * type.small * LEADING + EDGE : 0
	return {g, places, captions, type, width, credit: lines, height: Math.ceil(gap + rows * high + foot)}
}

export function drawFigure(ctx, panels, style, layout) {
	const {g, places, type, width, height, credit} = layout
	ctx.clearRect(0, 0, width, height)
	panels.forEach((panel, i) => {
		ctx.save()
		ctx.translate(places[i].x, places[i].y)
		drawPanel(ctx, panel, style, layout, layout.captions[i])
		ctx.restore()
	})
	ctx.save()
	credit.forEach((line, i) => {
		const y = height - EDGE - (credit.length - i - 0.5) * type.small * LEADING
		drawText(ctx, line, places[0].x + g.left, y, small(type))
	})
	ctx.globalCompositeOperation = 'destination-over'
	ctx.fillStyle = style.ground ?? PAPER.paper
	ctx.fillRect(0, 0, width, height)
	ctx.restore()
}

const small = type => ({size: type.small, family: PAPER.font, color: PAPER.muted})

function drawPanel(ctx, {moment, head = ''}, style, {g, type}, caption) {
	const {labels = null, attacks = false, lines = [], draw = drawBoard} = style
	const at = index => (labels === null ? '' : index + labels)
	draw(ctx, moment, {at, attacks, chosen: null, lines, colors: PAPER}, g)
	let y = g.top + g.side + EDGE
	const write = (text, style) => drawText(ctx, text, g.left, (y += style.size * LEADING) - style.size / 2, style)
	if (type.head) write(head, small(type))
	for (const line of caption) write(line, {size: type.large, family: SERIF, color: PAPER.ink})
}

function drawText(ctx, text, x, y, {size, family, color}) {
	ctx.font = `400 ${size}px ${family}`
	ctx.textAlign = 'left'
	ctx.textBaseline = 'middle'
	ctx.fillStyle = color
	ctx.fillText(text, x, y)
}

const SCALE = 2

/** @param {HTMLCanvasElement} canvas  resized @param {Style} style @returns {Promise<Blob>} */
export function boardPng(moment, canvas, style) {
	const panels = [{moment}],
		layout = figureLayout(panels, style)
	drawFigure(sized(canvas, layout, SCALE), panels, style, layout)
	return new Promise(done => canvas.toBlob(done))
}

export function sized(canvas, {width, height}, scale) {
	canvas.width = width * scale
	canvas.height = height * scale
	const ctx = canvas.getContext('2d', {willReadFrequently: true})
	ctx.setTransform(scale, 0, 0, scale, 0, 0)
	return ctx
}
