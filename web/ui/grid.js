// Keyboard navigation in a board, where ← and → stay in the row, or in a list, where they go on in the next row. A
// place is the index of a cell.

import {isPlain} from './keys.js'

// A shape is {count, columns, rows, isBoard}. rows: how far Page Up and Page Down go; without it they do nothing.

const up = (place, by, {columns}) => (place < by ? place % columns : place - by)
const down = (place, by, {columns, count}) =>
	place + by < count ? place + by : place + Math.floor((count - 1 - place) / columns) * columns

const MOVES = {
	ArrowLeft: (place, {first}) => Math.max(first, place - 1),
	ArrowRight: (place, {last}) => Math.min(last, place + 1),
	ArrowUp: (place, reach) => up(place, reach.columns, reach),
	ArrowDown: (place, reach) => down(place, reach.columns, reach),
	PageUp: (place, reach) => reach.rows && up(place, reach.columns * reach.rows, reach),
	PageDown: (place, reach) => reach.rows && down(place, reach.columns * reach.rows, reach),
	Home: (_, {first}) => first,
	End: (_, {last}) => last,
}

/** Undefined: the key does not move. */
export function placeAfter(key, place, shape) {
	const {count, columns, isBoard} = shape
	if (!Object.hasOwn(MOVES, key) || count === 0) return undefined
	const first = isBoard ? place - (place % columns) : 0
	return MOVES[key](place, {...shape, first, last: isBoard ? first + columns - 1 : count - 1})
}

export function moveFocus(event, {isBoard = false} = {}) {
	const at = event.target,
		grid = at.closest('[role=grid]')
	const cells = [...(grid?.querySelectorAll('[role=gridcell]') ?? [])]
	if (!cells.includes(at) || !isPlain(event)) return false
	const shape = {count: cells.length, columns: grid.firstElementChild.childElementCount, isBoard}
	const to = placeAfter(event.key, cells.indexOf(at), shape)
	if (to === undefined) return false
	event.preventDefault()
	cells[to].focus()
	return true
}
