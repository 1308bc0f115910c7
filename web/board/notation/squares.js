// Boards as names of squares, as chess has them: files from a, ranks from 1 at the bottom.

import {MAX_N, once, refuse} from './board.js'

/** @returns {import('./board.js').Reading[]} */
export function readSquares(rows) {
	const items = rows.flat()
	for (const item of items) if (item.kind !== 'square') refuse('character', item)
	const places = items.map(({text}) => ({file: text.charCodeAt(0) - 97, rank: Number(text.slice(1))}))
	const high = places.findIndex(({rank}) => rank > MAX_N)
	if (high >= 0) refuse('size', items[high], {most: MAX_N})
	const n = Math.max(items.length > MAX_N ? 0 : items.length, ...places.map(({file, rank}) => Math.max(file + 1, rank)))
	const squares = places.map(({file, rank}) => ({row: n - rank, col: file}))
	once(squares, items)
	return [() => ({n, squares, notation: 'squares'})]
}
