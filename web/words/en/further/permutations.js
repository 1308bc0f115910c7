import {count} from '../../numbers.js'

export default {
	name: 'Generate and test, all permutations',
	about:
		'What n! means. A row takes any column that no queen has yet, and diagonals are looked at only when all queens stand: most boards fail, and were bound to fail from their second row on. All solutions.',
	/** Beside another search, as part of a sentence. */
	short: () => 'generate and test',
	/** Beside a curve. */
	curve: 'all permutations',
	counters: {
		tests: 'squares tested',
		probes: 'probes',
		places: 'queens placed',
		removes: 'queens removed',
		checks: 'boards checked',
		solutions: 'solutions',
	},
	/** Which is written in English. */
	pseudo: text => text,
}

/** What a figure says of its events; of a test why it came out so. */
export const sentences = {
	refusal: (cell, row) => `${cell} is taken by row ${row}.`,
	narration: {
		test: ({event: {by}}, at) =>
			by ? `The queen in row ${at(by.row)} has this column.` : 'No queen has this column; diagonals do not count yet.',
		check: ({event: {row, col, by}, counters}, at) =>
			by
				? `All queens stand: is this a solution? **No.** Rows ${at(by.row)} and ${at(row)}: their queens, in columns ${at(by.col)} and ${at(col)}, are on one diagonal. Board ${count(counters.checks)}.`
				: `All queens stand: is this a solution? **Yes.** No two are on a diagonal. Board ${count(counters.checks)}.`,
	},
}
