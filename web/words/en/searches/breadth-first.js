export default {
	name: 'Breadth-first, level by level',
	about:
		'From a functional-style article. Every board of k queens becomes all boards of k + 1; the whole level is kept before the next one begins, and all solutions arrive in the last.',
}
