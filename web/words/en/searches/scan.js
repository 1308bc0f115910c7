export default {
	name: 'Backtracking, looking along lines',
	about:
		'As in an article on object-oriented programming, in C# (Board, Solver.Solve). To test a square, it follows the lines of every queen on the board, square by square, up to the border. It finds all solutions, one after the other.',
	/** Label of a curve. */
	curve: 'looking along lines',
}

/** Sentences about the condition. Arguments: the direction that rejects, and the displayed row of the queen. */
export const sentences = {
	last: row => `Last test, from the queen in row ${row}:`,
	rejection: (direction, row) => `Going ${direction} from the queen in row ${row} leads to this square.`,
}
