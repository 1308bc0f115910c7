export const textRows = columns => [...columns].map(col => [...columns].map((_, i) => (i === col ? 'Q' : '.')).join(''))

export const toLeetCode = columns => JSON.stringify(textRows(columns))

/** The board field of FEN; ten or more empty squares are one number. */
export const toFen = columns =>
	textRows(columns)
		.map(row => row.replace(/\.+/g, empty => String(empty.length)))
		.join('/')

export const toList = columns => JSON.stringify([...columns])
