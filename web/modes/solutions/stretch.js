// The geometry of a grid that may be higher than browsers can draw (16 million pixels). Only a stretch of rows is laid
// out, from row `first` on; it moves when the reader scrolls near its ends.
//
// Invariants: 0 <= first, first + laid rows <= all rows; moving the stretch does not move visible rows.

import {clamp} from './state.js'

// A list is {count, columns, rowHeight, height}; height: of the visible part. A stretch is {first, top}; top: scroll
// position, in pixels.

const MOST_ROWS = 20_000
const EDGE_ROWS = 500

export const rowCount = ({count, columns}) => Math.ceil(count / columns)
export const laidRows = list => Math.min(rowCount(list), MOST_ROWS)

const firstAround = (row, list) => clamp(row - Math.floor(MOST_ROWS / 2), 0, rowCount(list) - laidRows(list))

export function inView({first, top}, list) {
	const row = y => clamp(first + y / list.rowHeight, 0, rowCount(list))
	return {from: Math.floor(row(top)), to: Math.ceil(row(top + list.height))}
}

export function movedOn(stretch, list) {
	const {from, to} = inView(stretch, list),
		{first, top} = stretch,
		last = first + laidRows(list)
	const isClose = (first > 0 && from < first + EDGE_ROWS) || (last < rowCount(list) && to > last - EDGE_ROWS)
	if (!isClose) return stretch
	const next = firstAround(from, list)
	return {first: next, top: top + (first - next) * list.rowHeight}
}

export function showing({first, top}, row, list) {
	const {rowHeight, height} = list,
		at = (row - first) * rowHeight,
		isNear = Math.abs(at - top) < 3 * height,
		isLaid = row >= first && row < first + laidRows(list)
	const next = isNear || isLaid ? first : firstAround(row, list)
	const wanted = isNear ? clamp(top, at + rowHeight - height, at) : (row - next) * rowHeight - (height - rowHeight) / 2
	const most = Math.max(0, laidRows(list) * rowHeight - height)
	return movedOn({first: next, top: clamp(wanted, 0, most)}, list)
}
