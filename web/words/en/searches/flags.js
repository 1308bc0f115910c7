export default {
	name: 'Backtracking, three boolean arrays',
	about:
		'As in a data-structures textbook, in Python (backtrack, state, cols, diags1, diags2). Three arrays store which columns and diagonals are taken, so a test of a square reads three elements at most. All solutions.',
	/** Beside another search, as part of a sentence. */
	short: () => 'the search with flags',
	/** Beside a curve. */
	curve: 'boolean arrays',
}

/** What a figure says of its condition: the part that refuses, and the reader's number of the queen's row. */
export const sentences = {
	refusal: (cell, row) => `${cell} is taken by row ${row}.`,
}
