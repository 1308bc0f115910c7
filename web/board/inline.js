// A board as inline SVG in the page's colours. Each kind of mark is a group whose class is its name.

import {html, nothing} from 'lit-html'
import {guard} from 'lit-html/directives/guard.js'
import {unsafeSVG} from 'lit-html/directives/unsafe-svg.js'
import {coordinates} from './geometry.js'
import {
	circle,
	cross,
	drawDot,
	drawDottedQueen,
	drawFrame,
	drawGround,
	drawLine,
	drawNumbers,
	drawQueen,
	ring,
} from './marks.js'
import {Recorder} from './recorder.js'

export const CELL = 40
const PEN = 2.4
const NAME_SIZE = 15

// A drawing is {n, queens, dotted, marks, lines, lineColor, dots, numbers, names, room}. All but n may be missing.
//   queens    {row, col, color, faint}; color: one of NAMES
//   marks     {row, col, sign: 'ring', 'cross', 'free' or 'gone'}; a mark off the board is a dashed ring
//   lines     {from, to}: squares
//   dots      attacked squares
//   numbers   {size, x, y, from}; x, y: distance from the board; from: first index
//   names     {text, x, y, align}
//   room      margins: {top, right, bottom, left}

const NAMES = ['ink', 'muted', 'line', 'light', 'dark', 'accent', 'good']
export const PAGE = /** @type {any} */ ({
	...Object.fromEntries(NAMES.map(name => [name, `var(--${name})`])),
	font: 'system-ui, sans-serif',
	mono: 'var(--mono)',
})

export function recorded(draw) {
	const recorder = new Recorder()
	draw(recorder)
	return recorder.body
}

export const drawn = draw => unsafeSVG(recorded(draw))

function extentOf({n, room: {top = 1, right = 1, bottom = 1, left = 1} = {}}) {
	const side = n * CELL
	return {top, right, bottom, left, width: left + side + right, height: top + side + bottom}
}

export function boardView(drawing, label) {
	const {n, numbers} = drawing,
		{left, top, width, height} = extentOf(drawing)
	const group = ([name, draw]) => `<g class="${name}">${recorded(ctx => draw(ctx, drawing))}</g>`
	const drawnParts = parts => unsafeSVG(Object.entries(parts).map(group).join(''))
	return html`<svg class="board" viewBox=${`${-left} ${-top} ${width} ${height}`} .style=${`--units:${width}`}
  role=${label ? 'img' : nothing} aria-label=${label || nothing}
  aria-hidden=${label ? nothing : 'true'}>${guard([n, JSON.stringify(numbers)], () => drawnParts(STILL))}${drawnParts(
		PARTS,
	)}</svg>`
}

/** from: number of the first row and column; null: no numbers */
export function numberedBoard(n, {from = null, ...drawing}, label = '') {
	const edge = n * 0.006 * CELL,
		around = Math.max(0.5, n * 0.055) * CELL,
		room = edge + (from === null ? 0 : around),
		gap = around / 2
	const numbers = from === null ? undefined : {size: gap * 1.04, x: gap, y: gap, from}
	return boardView({n, ...drawing, numbers, room: {left: room, top: room, right: edge, bottom: edge}}, label)
}

export function inset(drawing) {
	const {width, height, ...room} = extentOf(drawing)
	const part = edge => (100 * room[edge]) / (edge === 'left' || edge === 'right' ? width : height)
	return ['left', 'top', 'right', 'bottom'].map(edge => `${edge}:${part(edge)}%`).join(';')
}

const G = {cell: CELL, pen: PEN}

const STILL = {
	ground: (ctx, {n}) => drawGround(ctx, n, PAGE, G),
	frame: (ctx, {n}) => drawFrame(ctx, {side: n * CELL}, PAGE.line),
	numbers(ctx, {n, numbers}) {
		if (!numbers) return
		const {size, from = 1, ...gap} = numbers
		drawNumbers(ctx, n, {at: index => index + from, colors: PAGE}, /** @type {any} */ ({...G, type: size, gap}))
	},
}

const PARTS = {
	dots(ctx, {dots = []}) {
		ctx.fillStyle = PAGE.muted
		for (const square of dots) drawDot(ctx, G, coordinates(square))
	},
	lines(ctx, {lines = [], lineColor = 'accent'}) {
		for (const {from, to} of lines) drawLine(ctx, G, coordinates(from), coordinates(to), PAGE[lineColor])
	},
	queens(ctx, {queens = [], dotted}) {
		for (const {color = 'ink', faint, ...square} of queens)
			if (dotted) drawDottedQueen(ctx, G, coordinates(square), PAGE[color])
			else drawQueen(ctx, G, coordinates(square), PAGE[color], faint ? 0.45 : 1)
	},
	names(ctx, {names = []}) {
		ctx.font = `400 ${NAME_SIZE}px ${PAGE.mono}`
		ctx.fillStyle = PAGE.ink
		ctx.textBaseline = 'middle'
		for (const {text, x, y, align} of names) {
			ctx.textAlign = align
			ctx.fillText(text, x, y)
		}
	},
	marks(ctx, {n, marks = []}) {
		for (const {sign = 'ring', ...square} of marks) {
			const place = coordinates(square)
			const isOff = place.some(index => index < 0 || index >= n)
			ring(ctx, G, place, sign === 'gone' ? PAGE.muted : PAGE.accent, {dashed: isOff || sign === 'gone'})
			if (sign === 'cross') cross(ctx, G, place, PAGE.accent)
			if (sign === 'free') circle(ctx, G, place, PAGE.good)
		}
	},
}

export const squaresFromColumns = columns => [...columns].flatMap((col, row) => (col < 0 ? [] : {row, col}))
