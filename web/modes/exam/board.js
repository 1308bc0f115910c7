// Boards and arrays as the paper prints them: drawn as SVG, so that they come out sharp on paper, in the page's colours. Rows,
// columns and indices count from 1.

import { html, svg, nothing } from 'lit'
import { QUEEN } from '../../board/queen.js'

/**
 * @typedef {import('./witness.js').Square} Square
 * @typedef {object} Drawing
 * @property {number} n
 * @property {(Square & {tone?: 'ink'|'accent'|'good'|'faint'})[]} [queens]
 * @property {(Square & {sign?: 'ring'|'cross'|'free'|'gone'})[]} [marks]  squares that are pointed at; one off the board is drawn beside it
 * @property {{from: Square, to: Square}[]} [lines]  dotted
 * @property {Square[]} [dots]  attacked squares
 * @property {{side: 'left'|'right'|'below', index: number, text: string}[]} [names]  written beside a row or a column
 */

export const CELL = 40,
	EDGE = 22
/** Beside the board one square is drawn and no more. */
const BESIDE = 1

const range = (from, to) => Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)
const middle = index => (index - 0.5) * CELL

/** Room for names, in the drawing's units. */
const ROOM = { left: 64, right: 84, below: 20 }

/** How far a drawing reaches beyond the board: squares that are drawn beside it, names beyond its numbers. @param {Drawing} drawing */
function overhang({ n, marks = [], names = [] }) {
	const squares = marks.filter(({ row, col }) => [row, col].every(index => index >= 1 - BESIDE && index <= n + BESIDE))
	const reaches = (name, index) => Number(squares.some(square => square[name] === index)) * CELL,
		named = side => (names.some(name => name.side === side) ? ROOM[side] : 0)
	return {
		top: reaches('row', 0),
		left: reaches('col', 0),
		bottom: reaches('row', n + 1) + named('below'),
		right: reaches('col', n + 1) + named('right'),
		names: named('left'),
	}
}

/** @param {Drawing} drawing @param {string} label  what it shows, in words; '' where the words stand elsewhere */
export function boardView(drawing, label) {
	const { n, queens = [], marks = [], lines = [], dots = [], names = [] } = drawing
	const out = overhang(drawing),
		side = n * CELL
	const left = -EDGE - out.left - out.names,
		top = -EDGE - out.top,
		width = side + 1 + out.right - left,
		height = side + 1 + out.bottom - top
	return html`<svg class="board" viewBox="${left} ${top} ${width} ${height}" style="--units:${width}" role=${label ? 'img' : nothing} aria-label=${label || nothing} aria-hidden=${label ? nothing : 'true'}>
    <rect class="light" width=${side} height=${side}></rect>
    <path class="dark" d=${range(1, n)
			.flatMap(row =>
				range(1, n)
					.filter(col => (row + col) % 2)
					.map(col => `M${(col - 1) * CELL} ${(row - 1) * CELL}h${CELL}v${CELL}h${-CELL}z`),
			)
			.join('')}></path>
    <rect class="edge" x="-0.5" y="-0.5" width=${side + 1} height=${side + 1}></rect>
    ${range(1, n).map(i => svg`<text class="number" x=${-EDGE / 2 - out.left} y=${middle(i)}>${i}</text><text class="number" x=${middle(i)} y=${-EDGE / 2 - out.top}>${i}</text>`)}
    ${dots.map(({ row, col }) => svg`<circle class="dot" cx=${middle(col)} cy=${middle(row)} r="3"></circle>`)}
    ${lines.map(({ from, to }) => svg`<path class="dotted" d="M${middle(from.col)} ${middle(from.row)}L${middle(to.col)} ${middle(to.row)}"></path>`)}
    ${queens.map(({ row, col, tone = 'ink' }) => svg`<path class="queen ${tone}" transform="translate(${(col - 1) * CELL + 3.6} ${(row - 1) * CELL + 2.4}) scale(32.8)" d=${QUEEN}></path>`)}
    ${names.map(({ side: where, index, text }) => svg`<text class="name ${where}" x=${{ left: -EDGE - 2, right: side + 6, below: middle(index) }[where]} y=${where === 'below' ? side + 12 : middle(index)}>${text}</text>`)}
    ${marks.map(mark => markView(mark, n))}
  </svg>`
}

const SIGNS = { ring: '', cross: 'M14 14l12 12M26 14l-12 12', free: 'M20 13a7 7 0 1 0 0 14a7 7 0 1 0 0-14', gone: '' }

function markView({ row, col, sign = 'ring' }, n) {
	if ([row, col].some(index => !(index >= 1 - BESIDE && index <= n + BESIDE))) return nothing
	const isOff = Math.min(row, col) < 1 || Math.max(row, col) > n
	return svg`<g class="mark ${sign} ${isOff ? 'off' : ''}" transform="translate(${(col - 1) * CELL} ${(row - 1) * CELL})"><rect x="1.5" y="1.5" width=${CELL - 3} height=${CELL - 3}></rect><path d=${SIGNS[sign]}></path></g>`
}

/** The last square of the board from one on in a direction. @param {number} n @param {Square} square */
export function edgeFrom(n, { row, col }, rows, cols) {
	while ([row + rows, col + cols].every(index => index >= 1 && index <= n)) [row, col] = [row + rows, col + cols]
	return { row, col }
}

const AXES = { upwd: [1, -1], downwd: [1, 1], col: [1, 0] }

/** The line of the board through a square to which an array gives an element; null off the board, and for a line of one square.
 * @param {number} n @param {string} array @param {Square} square */
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
 * @param {{name: string, cells: any[], changed?: number[], missing?: number|null}} array  missing: an index that is asked for and not there
 * @param {string} label
 */
export function arrayView({ name, cells, changed = [], missing = null }, label) {
	const shown = range(1, Math.min(cells.length, MOST_CELLS))
	const cell = index =>
		html`<span class="cell ${cells[index - 1] === 'NOT_FREE' ? 'taken' : ''} ${changed.includes(index) ? 'changed' : ''}">${typeof cells[index - 1] === 'number' ? html`<i>${index}</i>${cells[index - 1]}` : index}</span>`
	const gap = html`<span class="gap">…</span>`,
		none = html`<span class="cell missing">${missing}</span>`
	return html`<div class="array" role="img" aria-label=${label}><span class="name">${name}</span><span class="cells">
    ${missing !== null && missing < 1 ? [none, missing < 0 ? gap : nothing] : nothing}
    ${shown.map(cell)}${cells.length > MOST_CELLS ? gap : nothing}
    ${missing !== null && missing > cells.length ? [missing > cells.length + 1 ? gap : nothing, none] : nothing}</span></div>`
}
