export default {
	name: 'Recursion from a start row',
	about:
		'As in an exercise on recursion for beginners, in Ruby (EightQueen, solve_8q). It begins in any row and wraps round from the last to the first. It looks in all eight directions up to a queen or the edge. It stops at the first solution.',
	/** Label of a curve. */
	curve: 'recursion, first solution',
}

/** Sentences about the condition. Arguments: the part that rejects, and the displayed row of the queen. */
export const sentences = {
	rejection: (direction, row) => `Going ${direction} leads to the queen in row ${row}.`,
}
