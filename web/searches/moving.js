// Helpers of searches that move queens and store the number of queens on each line (Sosič and Gu, 1994).

export function attackersAt({n, attackers}, row, col) {
	let bits = attackers[row * n + col] & ~(1 << row),
		count = 0
	for (; bits !== 0; bits &= bits - 1) count++
	return count
}

export const pairsAt = (moment, row, col) =>
	moment.moved.pairs - attackersAt(moment, row, moment.queens[row]) + attackersAt(moment, row, col)

export const LINES = {
	columns: ['column', 'col', 'number'],
	falling: ['diagonal', 'row − col + n − 1', 'number'],
	rising: ['antidiagonal', 'row + col', 'number'],
}
