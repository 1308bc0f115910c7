import {plural} from '../../numbers.js'

export default {
	name: 'Backtracking that looks ahead (forward checking)',
	about:
		'As in textbooks of artificial intelligence. Each row without a queen has a domain, the squares left in it: small circles on the board. Rows are entered in order, and a square is rejected if a queen there would leave a later row without squares: dead ends are seen before they are entered. It finds all solutions.',
	/** Label of a curve. */
	curve: 'forward checking',
	/** Needs no translation. */
	pseudo: text => text,
}

/** Sentences about events, and reasons for tests. */
export const sentences = {
	narration: {
		enter: ({event: {row}, left}, at) =>
			`Row ${at(row)} has ${plural(left[row], 'square')} left${left[row] > 1 ? ': try them from left to right' : ''}.`,
		test: ({event: {emptied}}, at) =>
			emptied === null
				? 'Every later row has a square left.'
				: `Row ${at(emptied)} would have no square left: a dead end.`,
		remove: ({event: {row, col}}, at) =>
			`Nothing is left to try below: remove the queen in row ${at(row)}, column ${at(col)}.`,
		leave: ({event: {row}, depth}, at) =>
			`Row ${at(row)} has no square left to try.${depth === 0 ? '' : ' Back one row.'}`,
	},
}
