// Geometry of a drawn board. Coordinates start at the corner of the first square.

/**
 * @typedef {{row: number, col: number}} Square
 * @typedef {[row: number, col: number]} Place  a Square as an array
 * @typedef {{cell: number, side: number, left: number, top: number, size: number, pen?: number, type?: number,
 *   gap?: {x: number, y: number}}} Geometry  cell, side: sides of a square and of the board; left, top: corner of the
 *   board; size: side of the drawing; pen: line width; type: font size of numbers; gap: their distance from the board
 */

export const MOST_SQUARES = 32

/** Steps to the eight neighbouring squares. The last four are opposite to the first four. */
export const DIRECTIONS = /** @type {Place[]} */ (
	[-1, 0, 1].flatMap(rows => [-1, 0, 1].map(cols => [rows, cols])).filter(([rows, cols]) => rows !== 0 || cols !== 0)
)

/** Edges of the board are on device pixels, so that they are sharp. */
export function boardGeometry(size, n, pixelRatio, rem = 16) {
	const margin = Math.max(16, Math.min(1.875 * rem, size * 0.05))
	const room = size - margin - 2,
		isLarge = n > MOST_SQUARES
	const cell = isLarge ? room / n : Math.max(0, Math.floor((room * pixelRatio) / n) / pixelRatio)
	const snap = value => Math.round(value * pixelRatio) / pixelRatio
	const side = cell * n
	const type = rem > 20 ? Math.min(0.94 * rem, 0.75 * margin, 0.42 * cell) : undefined
	return {left: snap(margin + (room - side) / 2), top: snap(margin), cell, side, size, type}
}

export const overBoard = geometry => {
	const {left, top, side} = geometry ?? {}
	return geometry ? `left:${left}px;top:${top}px;width:${side}px;height:${side}px` : ''
}

/** @returns {Place} */
export const coordinates = ({row, col}) => [row, col]

export const centre = ({cell}, [row, col]) => [(col + 0.5) * cell, (row + 0.5) * cell]

export function lastSquare(n, [row, col], [rows, cols]) {
	const isOn = index => index >= 0 && index < n
	while (isOn(row + rows) && isOn(col + cols)) [row, col] = [row + rows, col + cols]
	return [row, col]
}
