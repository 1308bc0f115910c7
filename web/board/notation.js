// Boards as text in other programs' notations.

export function columnsFromSquares({n, squares}) {
	const columns = Array(n).fill(-1)
	for (const {row, col} of squares) columns[row] = columns[row] === -1 ? col : -2
	return columns.every(col => col >= 0) ? Uint8Array.from(columns) : null
}

export const textRows = columns => [...columns].map(col => [...columns].map((_, i) => (i === col ? 'Q' : '.')).join(''))

/** LeetCode's format, -1 for an empty row. */
export const toLeetCode = columns => JSON.stringify(textRows(columns))

/** The board field of FEN; ten or more empty squares are one number. */
export const toFen = columns =>
	textRows(columns)
		.map(row => row.replace(/\.+/g, empty => String(empty.length)))
		.join('/')

export const toPositions = (columns, from = 1) => [...columns].map(col => col + from).join(' ')

export const toList = columns => JSON.stringify([...columns])
