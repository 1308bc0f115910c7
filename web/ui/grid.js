// Keyboard navigation in a board, where ←, →, Home and End stay in the row, or in a list, where ← and → go on in the
// next row. A place is the index of a cell; undefined: the key moves nothing.

import {isPlain} from './keys.js'

export function placeOnBoard(key, place, {count, columns}) {
	const first = place - (place % columns),
		last = first + columns - 1
	return {
		ArrowLeft: Math.max(first, place - 1),
		ArrowRight: Math.min(last, place + 1),
		ArrowUp: first > 0 ? place - columns : place,
		ArrowDown: place + columns < count ? place + columns : place,
		Home: first,
		End: last,
	}[key]
}

/** rows: distance of Page Up and Page Down; 0: these keys do nothing. */
export function placeInList(key, place, {count, columns, rows = 0}) {
	if (count === 0) return undefined
	const last = count - 1,
		lowest = place + Math.floor((last - place) / columns) * columns
	const up = by => (place < by ? place % columns : place - by)
	const down = by => (place + by > last ? lowest : place + by)
	const page = rows ? {PageUp: up(columns * rows), PageDown: down(columns * rows)} : {}
	return {
		ArrowLeft: Math.max(0, place - 1),
		ArrowRight: Math.min(last, place + 1),
		ArrowUp: up(columns),
		ArrowDown: down(columns),
		Home: 0,
		End: last,
		...page,
	}[key]
}

export function moveFocus(event, placeAfter = placeOnBoard) {
	const at = event.target,
		grid = at.closest('[role=grid]')
	const cells = [...(grid?.querySelectorAll('[role=gridcell]') ?? [])]
	if (!cells.includes(at) || !isPlain(event)) return false
	const shape = {count: cells.length, columns: grid.firstElementChild.childElementCount},
		to = placeAfter(event.key, cells.indexOf(at), shape)
	if (to === undefined) return false
	event.preventDefault()
	cells[to].focus()
	return true
}
