import {count} from '../../numbers.js'

export default {
	name: 'Completion, fewest squares first',
	about:
		'Forward checking with minimum remaining values: the search stores which squares are left in each row without a queen. The row with the fewest is next, and a queen that would leave another row without squares is rejected at once. It finds one completion of the given board.',
	/** Label of a curve. */
	curve: 'fewest squares first',
	/** Needs no translation. */
	pseudo: text => text,
}

/** Sentences about events, and reasons for tests. */
export const sentences = {
	narration: {
		enter: ({event: {row}, left}, at) =>
			`Row ${at(row)} has the fewest squares left, ${count(left[row])}${left[row] > 1 ? ': try them from left to right' : ''}.`,
		test: ({event: {emptied}}, at) =>
			emptied === null ? 'Every other row has a square left.' : `Row ${at(emptied)} would have no square left.`,
		remove: ({event: {row, col}}, at) =>
			`No solution is left here: remove the queen in row ${at(row)}, column ${at(col)}.`,
		leave: ({event: {row}, depth}, at) =>
			`Row ${at(row)} has no square left to try.${depth === 0 ? '' : ' Back to the row before.'}`,
	},
}
