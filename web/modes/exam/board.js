// Boards and arrays as the paper prints them: rows, columns and indices count from 1.

import { html, nothing } from 'lit-html'
import { lastSquare } from '../../board/geometry.js'
import * as inline from '../../board/inline.js'

/**
 * @typedef {import('./witness.js').Square} Square
 * @typedef {object} Drawing
 * @property {number} n
 * @property {(Square & {color?: 'ink'|'accent'|'good', faint?: boolean})[]} [queens]
 * @property {(Square & {sign?: import('../../board/inline.js').Sign})[]} [marks]  squares that are pointed at; one
 *   off the board is drawn beside it
 * @property {{from: Square, to: Square}[]} [lines]  dotted
 * @property {'ink'|'accent'} [lineColor]
 * @property {Square[]} [dots]  attacked squares
 * @property {{side: 'left'|'right'|'below', index: number, text: string}[]} [names]  written beside a row or a column
 * @property {number} [numberSize]  in the drawing's units, of which a square has 40
 */

const { CELL } = inline,
	EDGE = 22
/** Beside the board one square is drawn and no more. */
const BESIDE = 1
/** Room for names, in the drawing's units. */
const ROOM = { left: 64, right: 84, below: 20 }

const range = (from, to) => Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)
const fromZero = square => ({ ...square, row: square.row - 1, col: square.col - 1 })

/** Where a name stands. @param {number} n
 * @returns {NonNullable<import('../../board/inline.js').Drawing['names']>[number]} */
function nameAt(n, { side, index, text }) {
	const middle = (index - 0.5) * CELL,
		end = n * CELL
	if (side === 'below') return { text, x: middle, y: end + 12, align: 'center' }
	return side === 'left'
		? { text, x: -EDGE - 2, y: middle, align: 'right' }
		: { text, x: end + 6, y: middle, align: 'left' }
}

/** The drawing as the page's boards have it: from 0, with room for squares and names beside the board.
 * @param {Drawing} drawing
 * @returns {import('../../board/inline.js').Drawing} */
export function drawingOf({
	n,
	queens = [],
	marks = [],
	lines = [],
	dots = [],
	names = [],
	numberSize = 13,
	lineColor,
}) {
	const seen = marks.filter(({ row, col }) => [row, col].every(index => index >= 1 - BESIDE && index <= n + BESIDE))
	const reaches = (name, index) => Number(seen.some(square => square[name] === index)) * CELL,
		named = side => (names.some(name => name.side === side) ? ROOM[side] : 0)
	const above = reaches('row', 0),
		before = reaches('col', 0)
	return {
		n,
		queens: queens.map(fromZero),
		marks: seen.map(fromZero),
		lines: lines.map(({ from, to }) => ({ from: fromZero(from), to: fromZero(to) })),
		lineColor,
		dots: dots.map(fromZero),
		names: names.map(name => nameAt(n, name)),
		numbers: { size: numberSize, x: EDGE / 2 + before, y: EDGE / 2 + above },
		room: {
			top: EDGE + above,
			left: EDGE + before + named('left'),
			bottom: 1 + reaches('row', n + 1) + named('below'),
			right: 1 + reaches('col', n + 1) + named('right'),
		},
	}
}

/** @param {Drawing} drawing @param {string} label  what it shows, in words; '' where the words stand elsewhere */
export const boardView = (drawing, label) => inline.boardView(drawingOf(drawing), label)

/** The last square of the board from one on in a direction. @param {number} n @param {Square} square */
export function edgeFrom(n, square, rows, cols) {
	const [row, col] = lastSquare(n, [square.row - 1, square.col - 1], [rows, cols])
	return { row: row + 1, col: col + 1 }
}

const AXES = { upwd: [1, -1], downwd: [1, 1], col: [1, 0] }

/** The line of the board through a square to which an array gives an element; null off the board, and for a line of
 * one square. @param {number} n @param {string} array @param {Square} square */
export function lineThrough(n, array, square) {
	const [rows, cols] = AXES[array] ?? [0, 0]
	if ((rows === 0 && cols === 0) || [square.row, square.col].some(index => !(index >= 1 && index <= n))) return null
	const from = edgeFrom(n, square, -rows, -cols),
		to = edgeFrom(n, square, rows, cols)
	return from.row === to.row ? null : { from, to }
}

/** More elements than this are not drawn one by one. */
const MOST_CELLS = 16

/**
 * An array as a row of cells, each with its index; a filled one holds NOT_FREE.
 * @param {{name: string, cells: any[], changed?: number[], missing?: number|null}} array  missing: an index that is
 *   asked for and not there
 * @param {string} label
 */
export function arrayView({ name, cells, changed = [], missing = null }, label) {
	const shown = range(1, Math.min(cells.length, MOST_CELLS))
	const cell = index => {
		const value = cells[index - 1],
			classes = `cell ${value === 'NOT_FREE' ? 'taken' : ''} ${changed.includes(index) ? 'changed' : ''}`
		return html`<span class=${classes}>${typeof value === 'number' ? html`<i>${index}</i>${value}` : index}</span>`
	}
	const gap = html`<span class="gap">…</span>`,
		none = html`<span class="cell missing">${missing}</span>`
	const isBefore = missing !== null && missing < 1,
		isAfter = missing !== null && missing > cells.length
	return html`<div class="array" role="img" aria-label=${label}><span class="name">${name}</span><span class="cells">
    ${isBefore ? [none, missing < 0 ? gap : nothing] : nothing}
    ${shown.map(cell)}${cells.length > MOST_CELLS ? gap : nothing}
    ${isAfter ? [missing > cells.length + 1 ? gap : nothing, none] : nothing}</span></div>`
}
