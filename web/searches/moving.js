// What searches that move queens have in common: how many queens stand on each line is kept (Sosič and Gu, 1994).

/** @type {import('./search.js').Names['arrays']} */
export const LINES = {
	columns: ['column', 'col', 'number'],
	falling: ['diagonal', 'row − col + n − 1', 'number'],
	rising: ['antidiagonal', 'row + col', 'number'],
}
