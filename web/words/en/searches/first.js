export default {
	name: 'Exam question: first solution',
	about:
		'As in a question of Japan’s national exam for IT engineers, in the exam’s own notation (search, pos, col, upwd, downwd). Three arrays, counted from 1, hold FREE or NOT_FREE. It ends with SUCCESS at the first solution, or with FAILURE.',
	/** Beside another search, as part of a sentence. */
	short: () => 'the exam search',
	/** Beside a curve. */
	curve: 'exam, first solution',
}

/** What a figure says of its condition: the part that refuses, and the reader's number of the queen's row. */
export const sentences = {
	refusal: (cell, row) => `${cell} is NOT_FREE, by row ${row}.`,
}
