export default {
	name: 'Exam question: first solution',
	about:
		'As in a question of Japan’s national exam for IT engineers, in the exam’s own notation (search, pos, col, upwd, downwd). Three arrays, counted from 1, hold FREE or NOT_FREE. It ends with SUCCESS at the first solution, or with FAILURE.',
	/** Label of a curve. */
	curve: 'exam, first solution',
}

/** Sentences about the condition. Arguments: the part that rejects, and the displayed row of the queen. */
export const sentences = {
	rejection: (cell, row) => `${cell} is NOT_FREE because of row ${row}.`,
}
