export default {
	name: 'Exam question: first solution',
	about:
		'From a national exam for engineers. Three arrays, counted from 1, hold FREE or NOT_FREE. It ends with SUCCESS at the first solution, or with FAILURE.',
}
