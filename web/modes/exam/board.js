// Boards and arrays of the exam's paper, whose rows, columns and indexes count from 1.

import {html} from 'lit-html'
import {lastSquare} from '../../board/geometry.js'
import * as inline from '../../board/inline.js'

const {CELL} = inline,
	EDGE = 22
const ROOM = {left: 64, right: 84, below: 20}

export const upTo = n => [...Array(Math.max(0, n)).keys()].map(i => i + 1)

export const isOn = (n, {row, col}) => [row, col].every(index => index >= 1 && index <= n)

export const fromZero = drawing =>
	JSON.parse(JSON.stringify(drawing), (name, value) => (name === 'row' || name === 'col' ? value - 1 : value))

function nameAt(n, {side, index, text}) {
	const middle = (index - 0.5) * CELL,
		end = n * CELL
	return {
		left: {text, x: -EDGE - 2, y: middle, align: 'right'},
		right: {text, x: end + 6, y: middle, align: 'left'},
		below: {text, x: middle, y: end + 12, align: 'center'},
	}[side]
}

/** Makes a drawing for board/inline.js, with space for names: {side, index, text}, left or right of a row or below a
 * column. The drawing's rows and columns count from 0. numberSize: in 40ths of a square. */
export function examDrawing({marks = [], names = [], numberSize = 13, ...drawing}) {
	const {n} = drawing
	const seen = marks.filter(({row, col}) => [row, col].every(index => index >= 0 && index <= n + 1))
	const reaches = (name, index) => Number(seen.some(square => square[name] === index)) * CELL,
		named = side => (names.some(name => name.side === side) ? ROOM[side] : 0)
	const above = reaches('row', 0),
		before = reaches('col', 0)
	return {
		...fromZero({...drawing, marks: seen}),
		names: names.map(name => nameAt(n, name)),
		numbers: {size: numberSize, x: EDGE / 2 + before, y: EDGE / 2 + above},
		room: {
			top: EDGE + above,
			left: EDGE + before + named('left'),
			bottom: 1 + reaches('row', n + 1) + named('below'),
			right: 1 + reaches('col', n + 1) + named('right'),
		},
	}
}

export const boardView = (drawing, label) => inline.boardView(examDrawing(drawing), label)

export function edgeFrom(n, square, rows, cols) {
	const [row, col] = lastSquare(n, [square.row - 1, square.col - 1], [rows, cols])
	return {row: row + 1, col: col + 1}
}

const AXES = {upwd: [1, -1], downwd: [1, 1], col: [1, 0]}

export function linesThrough(n, array, square) {
	if (!(array in AXES) || !isOn(n, square)) return []
	const [rows, cols] = AXES[array],
		from = edgeFrom(n, square, -rows, -cols),
		to = edgeFrom(n, square, rows, cols)
	return from.row === to.row ? [] : [{from, to}]
}

export function arrayLabel(name, cells, words) {
	if (name === 'pos') return words.posLabel(cells)
	const taken = upTo(cells.length).filter(index => cells[index - 1] === 'NOT_FREE')
	return words.arrayLabel(name, taken, cells.length)
}

const MOST_CELLS = 16

/** An array as a row of cells. Cells show numbers. Cells of flags show their index, and are filled if NOT_FREE.
 * missing: an index out of range that the program used. */
export function arrayView({name, cells, changed = [], missing = null}, label) {
	const {length} = cells
	const cell = index => {
		const value = cells[index - 1],
			classes = `cell ${value === 'NOT_FREE' ? 'taken' : ''} ${changed.includes(index) ? 'changed' : ''}`
		return html`<span class=${classes}>${typeof value === 'number' ? value : index}</span>`
	}
	const gapIf = isWide => (isWide ? html`<span class="gap">…</span>` : ''),
		none = html`<span class="cell missing">${missing}</span>`
	return html`<div class="array" role="img" aria-label=${label}><span class="name">${name}</span><span class="cells">
	${missing !== null && missing < 1 ? [none, gapIf(missing < 0)] : ''}
	${upTo(Math.min(length, MOST_CELLS)).map(cell)}${gapIf(length > MOST_CELLS)}
	${missing > length ? [gapIf(missing > length + 1), none] : ''}</span></div>`
}
