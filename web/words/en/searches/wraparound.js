export default {
	name: 'Recursion from a start row',
	about:
		'As in an exercise on recursion for beginners, in Ruby (EightQueen, solve_8q). It begins in any row and wraps round from the last to the first. It looks in all eight directions up to a queen or the edge. It stops at the first solution.',
	/** Beside another search, as part of a sentence. */
	short: row => `the search from row ${row}`,
	/** Beside a curve. */
	curve: 'recursion, first solution',
}

/** What a figure says of its condition: the part that refuses, and the reader's number of the queen's row. */
export const sentences = {
	refusal: (direction, row) => `Going ${direction} leads to the queen in row ${row}.`,
}
