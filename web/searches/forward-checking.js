// forward-checking: backtracking that looks ahead (Haralick and Elliott, 1980), as in Russell and Norvig's textbook.

import {AHEAD} from './completion.js'

export default {
	...AHEAD,
	names: {...AHEAD.names, call: 'visit'},
	listings: {
		python: `
def visit(row, domains):
	if row == n:
		res.append(queens[:]) §solution
		return
	for col in domains[row]: §enter leave
		pruned = prune(domains, row, col)
		if all(pruned[later] for later in range(row + 1, n)): §test
			queens[row] = col §place
			visit(row + 1, pruned) §call
			queens[row] = None §remove

def prune(domains, row, col):
	return [[c for c in domain if c != col and abs(c - col) != abs(r - row)] for r, domain in enumerate(domains)]

visit(0, [list(range(n)) for row in range(n)]) §done
`,
		pseudo: `
visit(row, domains)
	if row = n
		res ← res + [queens] §solution
		return
	for col in domains[row] §enter
		pruned ← domains without what a queen on (row, col) attacks
		if every later row keeps a square §test
			queens[row] ← col §place
			visit(row + 1, pruned) §call
			queens[row] ← empty §remove
	end for §leave

visit(0, every square) §done
`,
	},
}
