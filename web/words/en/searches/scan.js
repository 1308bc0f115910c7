export default {
	name: 'Backtracking, looking along lines',
	about:
		'From an object-oriented article. To test a square it walks the lines of every queen on the board, square by square, up to the border. All solutions, one after the other.',
}
