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
questions flags: 0 start, 51 solution - -`

const FAMILY_TABLE = `
whole permutations: 53 check 1 1 attacked 0 diagonal, 68 check 1 1 attacked 0 diagonal,
	16982 check 1 1 attacked 0 diagonal, 17057 check 3 3 attacked 0 diagonal, 67140 solution - -
early flags: 5 test 1 0 attacked 0 column, 6 test 1 1 attacked 0 diagonal
bits bitmask: 7 enter 3 -, 8 place 3 1, 11 enter 5 -
ahead forward-checking: 11 test 3 1 empties 5
ahead flags: 19 place 3 1, 35 leave 5 -, 51 leave 5 -, 54 remove 3 1
links exact-cover: 7 enter - 5, 8 leave - 5, 9 remove 2 4
climb hill-climbing: 1 scatter - - pairs 10 columns 0 5 1 6 6 7 6 6, 2 move 6 2 from 6 pairs 10 5,
	3 move 7 4 from 6 pairs 5 2, 4 move 4 3 from 6 pairs 2 1, 5 done - -
sideways hill-climbing: 1 scatter - - pairs 10 columns 0 5 1 6 6 7 6 6, 4 move 4 3 from 6 pairs 2 1,
	5 move 2 0 from 1 pairs 1 1, 6 move 0 1 from 0 pairs 1 0, 7 solution - -
conflicts min-conflicts: 2 move 1 7 from 5 pairs 10 5, 6 move 5 7 from 2 pairs 1 1, 7 move 1 2 from 7 pairs 1 0
thousand min-conflicts: 1 scatter - - pairs 1183, 401 move 906 690 from 701 pairs 345 344, 725 solution - -
stairs construction: 5 place 4 9, 6 place 5 0, 10 place 9 8
turned construction: 4 place 3 1, 5 place 4 6, 8 place 7 4
corner construction: 8 place 7 4, 9 place 8 8`

const claimsIn = table =>
	Object.fromEntries(
		table
			.trim()
			.split(/\n(?!\t)/)
			.flatMap(line => {
				const [of, claims] = line.split(': ')
				return [...claims.matchAll(/(\d+) ([^,]*)/g)].map(([, step, event]) => [`${of} ${step}`, event])
			}),
	)
export const CLAIMS = claimsIn(TABLE)
export const FAMILY_CLAIMS = claimsIn(FAMILY_TABLE)
