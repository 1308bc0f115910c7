// What the lesson claims of the moments that it speaks of: figure and search, then step and event as `nqueens walk`
// prints it. Written by hand from the sentences, not from the walk.

const TABLE = `
puzzle flags: 1313 solution - -
hand flags: 0 start, 3 place 0 0, 5 test 1 0 attacked 0 column, 6 test 1 1 attacked 0 diagonal, 7 test 1 2 free,
	8 place 1 2, 10 test 2 0 attacked 0 column, 11 test 2 1 attacked 1 antidiagonal, 12 test 2 2 attacked 1 column,
	13 test 2 3 attacked 1 diagonal, 14 leave 2 -
taking-back flags: 14 leave 2 -, 15 remove 1 2, 16 test 1 3 free, 17 place 1 3, 20 test 2 1 free, 27 leave 3 -,
	28 remove 2 1, 32 remove 1 3, 33 leave 1 -, 34 remove 0 0, 36 place 0 1, 51 solution - -
function flags: 7 test 1 2 free, 8 place 1 2, 9 enter 2 -, 14 leave 2 -, 15 remove 1 2, 16 test 1 3 free,
	26 test 3 3 attacked 1 column, 51 solution - -
arrays flags: 19 test 2 0 attacked 0 column, 20 test 2 1 free, 21 place 2 1, 28 remove 2 1,
	29 test 2 2 attacked 0 diagonal
tree flags: 27 leave 3 -, 36 place 0 1, 51 solution - -
gap flags: 1313 solution - -
order flags: 1313 solution - -
breadth breadth-first: 703 level 2 -, 6457 level 4 -, 21806 level 7 -
breadth flags: 1313 solution - -
levels breadth-first: 0 start, 42 level 1 -
levels flags: 0 start
predict flags: 0 start, 51 solution - -`

/** By figure, search and step. */
export const CLAIMS = Object.fromEntries(
	TABLE.trim()
		.split(/\n(?!\t)/)
		.flatMap(line => {
			const [of, claims] = line.split(': ')
			return [...claims.matchAll(/(\d+) ([^,]*)/g)].map(([, step, event]) => [`${of} ${step}`, event])
		}),
)
