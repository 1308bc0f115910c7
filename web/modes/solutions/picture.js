// A board as SVG. Pure.

import {boardView, CELL} from '../../board/inline.js'

export function picture(n, squares, {label = '', from = null, dots = false, lines = []} = {}) {
	const edge = n * 0.006 * CELL,
		around = Math.max(0.5, n * 0.055) * CELL,
		room = edge + (from === null ? 0 : around),
		gap = around / 2
	const hit = new Set(lines.flatMap(({a, b}) => [a, b]))
	return boardView(
		{
			n,
			queens: squares.map(square => ({...square, color: hit.has(square) ? 'accent' : 'ink'})),
			dotted: dots,
			lines: lines.map(({a, b}) => ({from: a, to: b})),
			numbers: from === null ? undefined : {size: gap * 1.04, x: gap, y: gap, from},
			room: {left: room, top: room, right: edge, bottom: edge},
		},
		label,
	)
}
