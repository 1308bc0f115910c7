// hill-climbing: steepest ascent, as in Russell and Norvig's textbook; its listing tries every move.

import {LINES, pairsAt} from './moving.js'

export default {
	names: {call: 'climb', arrays: LINES},
	lacks: ['stack', 'tree'],
	predictable: ['move'],
	judged(moment, {row, col}, square) {
		const left = pairsAt(moment, row, col),
			there = pairsAt(moment, square.row, square.col),
			isTarget = square.row === row && square.col === col,
			stands = moment.queens[square.row] === square.col,
			right = there === left && !stands
		return {right, reason: isTarget ? 'fewest' : stands ? 'stands' : right ? 'asGood' : 'more', left, there}
	},
	listings: {
		pseudo: `
climb(sideways, restarts)
	for climb ← 0 … restarts
		queens ← one anywhere in each row §scatter
		level ← 0
		while some queens attack each other
			best ← the fewest pairs that any move leaves
			level ← level + 1 if best = pairs(queens), else 0
			if best > pairs(queens) or level > sideways
				next climb
			(row, col) ← a random move that leaves so few
			queens[row] ← col §move
		if no queens attack each other
			res ← queens §solution
			return SUCCESS §done:success
	return FAILURE §done:failure
`,
		python: `
def climb(sideways, restarts):
	for climb in range(1 + restarts):
		queens = [randrange(n) for row in range(n)] §scatter
		level = 0
		while pairs(queens) > 0:
			left = {move: pairs(moved(queens, *move)) for move in all_moves(queens)}
			best = min(left.values())
			level = level + 1 if best == pairs(queens) else 0
			if best > pairs(queens) or level > sideways:
				break
			row, col = choice([move for move in left if left[move] == best])
			queens[row] = col §move
		if pairs(queens) == 0:
			print_board(queens) §solution
			return SUCCESS §done:success
	return FAILURE §done:failure

def all_moves(queens):
	return [(row, col) for row in range(n) for col in range(n) if col != queens[row]]

def moved(queens, row, col):
	return queens[:row] + [col] + queens[row + 1:]

def pairs(queens):
	return sum(attack(queens, a, b) for a in range(n) for b in range(a))

def attack(queens, a, b):
	return queens[a] == queens[b] or abs(queens[a] - queens[b]) == abs(a - b)
`,
	},
}
