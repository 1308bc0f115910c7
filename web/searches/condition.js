// What became of the parts of a search's condition in the test that just happened. Nothing is tested here: the moment says
// which queen refused the square along which line, and a search looks at its parts in order and no further than that one.

/**
 * @typedef {import('../engine/instance.js').Moment} Moment
 * @typedef {object} Part
 * @property {string} key  of PARTS
 * @property {boolean|null} is  the truth of the part as it is written; null: not looked at
 * @property {boolean} refuses
 * @typedef {{parts: Part[], queen: number|null}} Condition  queen: the row of the queen that was compared last, in searches
 *   that go through the queens; null when there was none
 */

/** In the order in which they are looked at: lines through the square; directions, + towards the later rows or columns. */
export const PARTS = {
	scan: ['row+', 'column+', 'antidiagonal+', 'diagonal+'],
	flags: ['column', 'diagonal', 'antidiagonal'],
	wraparound: ['diagonal-', 'column-', 'antidiagonal-', 'row-', 'row+', 'antidiagonal+', 'column+', 'diagonal+'],
	'breadth-first': ['column', 'distance'],
	first: ['column', 'antidiagonal', 'diagonal'],
}

const GOES_THROUGH_QUEENS = ['scan', 'breadth-first']
/** It asks whether a line is free; the others, whether it is taken. */
const ASKS_FOR_FREE = ['first']

const KEY_OF = {
	scan: ({ line }) => `${line}+`,
	wraparound: (by, row) => by.line + (by.row < row ? '-' : '+'),
	'breadth-first': ({ line }) => (line === 'column' ? line : 'distance'),
}

/** @param {Moment} moment @returns {Condition|null}  null when nothing was tested, or nothing is known of the search */
export function conditionOf({ search, event: { kind, row, by } }) {
	if (kind !== 'test' || !PARTS[search]) return null
	const keys = PARTS[search]
	const goesThrough = GOES_THROUGH_QUEENS.includes(search)
	const refusing = by ? keys.indexOf(KEY_OF[search]?.(by, row) ?? by.line) : goesThrough && row === 0 ? -1 : keys.length
	const parts = keys.map((key, i) => ({
		key,
		refuses: by !== null && i === refusing,
		is: i > refusing || refusing < 0 ? null : (i === refusing) !== ASKS_FOR_FREE.includes(search),
	}))
	return { parts, queen: !goesThrough || row === 0 ? null : (by?.row ?? row - 1) }
}
