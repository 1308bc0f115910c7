export default {
	name: 'Breadth-first, level by level',
	about:
		'As in an article on functional programming, in Swift (EQBoard, resolve). Every board of k queens is extended to all boards of k + 1. A level is complete before the next one begins, and all solutions come in the last level.',
	/** Beside another search, as part of a sentence. */
	short: () => 'breadth-first',
	/** Beside a curve. */
	curve: 'breadth-first',
}

/** What a figure says of its condition: the part that refuses, and the reader's number of the queen's row. */
export const sentences = {
	last: row => `With the queen in row ${row}, the last one tested:`,
	refusal: (equation, row) => `The queen in row ${row} attacks it: ${equation}.`,
}
