import {count} from '../../numbers.js'

export default {
	name: 'Generate and test, all permutations',
	about:
		'It shows what n! means. A row takes any column that no queen has yet, and diagonals are tested only when all queens are placed: most boards fail, often because of their first two rows. It finds all solutions.',
	/** Label of a curve. */
	curve: 'all permutations',
	counters: {
		tests: 'squares tested',
		probes: 'probes',
		places: 'queens placed',
		removes: 'queens removed',
		checks: 'boards checked',
		solutions: 'solutions',
	},
	/** Needs no translation. */
	pseudo: text => text,
}

/** Sentences about events, and reasons for tests. */
export const sentences = {
	rejection: (cell, row) => `${cell} is taken by row ${row}.`,
	narration: {
		test: ({event: {by}}, at) =>
			by ? `The queen in row ${at(by.row)} has this column.` : 'No queen has this column; diagonals are tested later.',
		check: ({event: {row, col, by}, counters}, at) =>
			by
				? `Board ${count(counters.checks)}: a solution? **No.** Row ${at(by.row)}, column ${at(by.col)} and row ${at(row)}, column ${at(col)} are on one diagonal.`
				: `Board ${count(counters.checks)}: a solution? **Yes.** No two queens are on a diagonal.`,
	},
}
