// A board as this mode shows it: the chosen one, its images, the board that was asked about. Pure.

import {boardView, CELL} from '../../board/inline.js'

/** Room for the numbers, in squares. */
const margin = n => Math.max(0.5, n * 0.055)

/**
 * @param {number} n
 * @param {import('../../board/geometry.js').Square[]} squares  where queens stand
 * @param {object} [look]
 * @param {string} [look.label]  what the picture is; without one it is an ornament of what says so beside it
 * @param {boolean} [look.numbers]  rows and columns are numbered, from 1
 * @param {boolean} [look.dots]  queens are dots, for pictures of thumb size
 * @param {Record<'a'|'b', import('../../board/geometry.js').Square>[]} [look.lines]  queens that attack each other
 */
export function picture(n, squares, {label = '', numbers = false, dots = false, lines = []} = {}) {
	const edge = n * 0.006 * CELL,
		around = margin(n) * CELL,
		room = edge + (numbers ? around : 0),
		gap = around / 2
	const hit = new Set(lines.flatMap(({a, b}) => [a, b]))
	return boardView(
		{
			n,
			queens: squares.map(square => ({...square, color: hit.has(square) ? 'accent' : 'ink'})),
			dotted: dots,
			lines: lines.map(({a, b}) => ({from: a, to: b})),
			numbers: numbers ? {size: gap * 1.04, x: gap, y: gap} : undefined,
			room: {left: room, top: room, right: edge, bottom: edge},
		},
		label,
	)
}
