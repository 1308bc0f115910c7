export default {
	name: 'Backtracking, three boolean arrays',
	about:
		'From a data-structures textbook. Three arrays remember which columns and diagonals are taken, so a square is tested with three looks at most. All solutions.',
}
