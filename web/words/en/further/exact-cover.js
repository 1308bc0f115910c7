import {plural} from '../../numbers.js'

const itemOf = ({row, col}, at) => (row === null ? `Column ${at(col)}` : `Row ${at(row)}`)

export default {
	name: 'Exact cover, dancing links',
	about:
		'Knuth’s Algorithm X. Each square is an option (a small circle until it is unlinked) that covers four items: its row, its column, its two diagonals. Rows and columns must be covered exactly once, diagonals at most once. The row or column with the fewest options is next. Covering an item unlinks it and all options that contain it; uncovering links them again in reverse order. It finds all solutions.',
	/** Label of a curve. */
	curve: 'dancing links',
	counters: {probes: 'updates', places: 'queens placed', removes: 'queens removed', solutions: 'solutions'},
	matrix: (options, items) => `Remaining: ${plural(options, 'option')}, and ${plural(items, 'item')} not covered.`,
	probesMeaning: 'An update removes an item or an option from a list (Knuth’s measure).',
	/** Needs no translation. */
	pseudo: text => text,
}

/** Sentences about events. */
export const sentences = {
	narration: {
		enter: ({event}, at) => `${itemOf(event, at)} has the fewest options: it is covered, and each of them is tried.`,
		place: ({event: {row, col}}, at) =>
			`A queen goes to row ${at(row)}, column ${at(col)}: the other lines through this square are covered, too.`,
		remove: ({event: {row, col}}, at) =>
			`The queen in row ${at(row)}, column ${at(col)} is removed: its items are uncovered in reverse order.`,
		leave: ({event, depth}, at) =>
			`${itemOf(event, at)} has no option left to try, and is uncovered.${depth === 0 ? '' : ' Back to the item before.'}`,
	},
}
