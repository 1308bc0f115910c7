export default {
	name: 'Backtracking, three boolean arrays',
	about:
		'As in a data-structures textbook, in Python (backtrack, state, cols, diags1, diags2). Three arrays store which columns and diagonals are taken, so a test of a square reads three elements at most. It finds all solutions.',
	/** Label of a curve. */
	curve: 'boolean arrays',
}

/** Sentences about the condition. Arguments: the part that rejects, and the displayed row of the queen. */
export const sentences = {
	rejection: (cell, row) => `${cell} is taken by row ${row}.`,
}
