export default {
	name: 'Breadth-first, level by level',
	about:
		'As in an article on functional programming, in Swift (EQBoard, resolve). Every board of k queens is extended to all boards of k + 1. A level is complete before the next one begins, and all solutions come in the last level.',
	/** Label of a curve. */
	curve: 'breadth-first',
}

/** Sentences about the condition. Arguments: the part that rejects, and the displayed row of the queen. */
export const sentences = {
	last: row => `Last test, with the queen in row ${row}:`,
	rejection: (equation, row) => `The queen in row ${row} attacks it: ${equation}.`,
}
