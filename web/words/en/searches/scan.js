export default {
	name: 'Backtracking, looking along lines',
	about:
		'As in an article on object-oriented programming, in C# (Board, Solver.Solve). To test a square, it follows the lines of every queen on the board, square by square, up to the border. All solutions, one after the other.',
	/** Beside another search, as part of a sentence. */
	short: () => 'scanning',
	/** Beside a curve. */
	curve: 'looking along lines',
}

/** What a figure says of its condition: the part that refuses, and the reader's number of the queen's row. */
export const sentences = {
	last: row => `From the queen in row ${row}, the last one tested:`,
	refusal: (direction, row) => `Going ${direction} from the queen in row ${row} leads to this square.`,
}
