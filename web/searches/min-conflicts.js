// min-conflicts: Minton, Johnston, Philips and Laird (Artificial Intelligence 58, 1992).

import {LINES} from './moving.js'

export default {
	names: {call: 'repair', arrays: LINES},
	lacks: ['stack', 'tree'],
	listings: {
		pseudo: `
repair(most)
	queens ← one anywhere in each row §scatter
	for move ← 1 … most
		if no queen is attacked
			res ← queens §solution
			return SUCCESS §done:success
		row ← a random row whose queen is attacked
		col ← a random column where the fewest queens attack
		queens[row] ← col §move
	return FAILURE §done:failure
`,
		python: `
def repair(most):
	queens = [randrange(n) for row in range(n)] §scatter
	for move in range(most):
		conflicted = [row for row in range(n) if attackers(queens, row, queens[row])]
		if not conflicted:
			print_board(queens) §solution
			return SUCCESS §done:success
		row = choice(conflicted)
		counts = [attackers(queens, row, col) for col in range(n)]
		col = choice([col for col in range(n) if counts[col] == min(counts)])
		queens[row] = col §move
	return FAILURE §done:failure

def attackers(queens, row, col):
	return sum(r != row and (c == col or abs(c - col) == abs(r - row)) for r, c in enumerate(queens))
`,
	},
}
