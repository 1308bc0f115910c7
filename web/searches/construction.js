// construction: no search, a formula (Pauls 1874; in this form Hoffman, Loessi and Moore 1969).

export default {
	names: {call: 'construct'},
	lacks: ['stack', 'arrays', 'tree'],
	listings: {
		pseudo: `
construct(n)
	if n = 2 or n = 3
		return FAILURE §done:failure
	for row ← 0 … n − 1
		queens[row] ← column(row, n) §place
	res ← queens §solution
	return SUCCESS §done:success

column(row, n)
	if n is odd
		return row if row = n − 1, else column(row, n − 1)
	half ← n / 2
	if n mod 6 ≠ 2
		return 2·row + 1 if row < half, else 2·(row − half)
	if row < half
		return (2·row + half − 1) mod n
	return n − 1 − column(n − 1 − row, n)
`,
		python: `
def construct(n):
	if n == 2 or n == 3:
		return FAILURE §done:failure
	for row in range(n):
		queens[row] = column(row, n) §place
	print_board(queens) §solution
	return SUCCESS §done:success

def column(row, n):
	if n % 2 == 1:
		return row if row == n - 1 else column(row, n - 1)
	half = n // 2
	if n % 6 != 2:
		return 2 * row + 1 if row < half else 2 * (row - half)
	if row < half:
		return (2 * row + half - 1) % n
	return n - 1 - column(n - 1 - row, n)
`,
	},
}
