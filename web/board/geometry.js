// Where things lie on a drawn board. Rows and columns count from 0; lengths are those of the drawing, from the corner
// of the first square.

/**
 * @typedef {{row: number, col: number}} Square  from 0
 * @typedef {[row: number, col: number]} Place  the same
 * @typedef {object} Geometry
 * @property {number} cell  a square's side
 * @property {number} side  the board's
 * @property {number} left  where the board begins in its drawing
 * @property {number} top
 * @property {number} size  of the whole drawing, which is square
 * @property {number} [pen]  how wide marks and lines are; left out: as fits the squares
 * @property {number} [type]  how large numbers are; left out: as fits
 * @property {{x: number, y: number}} [gap]  from the board to the middle of the numbers; left out: half of `top`
 */

/** The eight ways in which a queen moves. */
export const DIRECTIONS = /** @type {Place[]} */ (
	[-1, 0, 1].flatMap(rows => [-1, 0, 1].map(cols => [rows, cols])).filter(([rows, cols]) => rows !== 0 || cols !== 0)
)

/** A board in a square drawing of `size` CSS pixels: whole device pixels, so that edges are sharp.
 * @param {number} size @param {number} n @param {number} pixelRatio @returns {Geometry} */
export function boardGeometry(size, n, pixelRatio) {
	const margin = Math.max(16, Math.min(30, size * 0.05))
	const cell = Math.max(0, Math.floor(((size - margin - 2) * pixelRatio) / n) / pixelRatio)
	const snap = value => Math.round(value * pixelRatio) / pixelRatio
	const side = cell * n
	return {left: snap(margin + (size - margin - 2 - side) / 2), top: snap(margin), cell, side, size}
}

/** @param {Square} square @returns {Place} */
export const placeOf = ({row, col}) => [row, col]

/** @param {{cell: number}} g @param {Place} place @returns {[x: number, y: number]} */
export const centre = ({cell}, [row, col]) => [(col + 0.5) * cell, (row + 0.5) * cell]

/** The last square of the board of n from one on in a direction.
 * @type {(n: number, from: Place, direction: Place) => Place} */
export function lastSquare(n, [row, col], [rows, cols]) {
	const isOn = index => index >= 0 && index < n
	while (isOn(row + rows) && isOn(col + cols)) [row, col] = [row + rows, col + cols]
	return [row, col]
}
