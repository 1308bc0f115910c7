// permutations: generate and test, the first attempt of most books, on all n! boards, with diagonals tested at the end.

export default {
	names: {
		call: 'permute',
		values: ['False', 'True'],
		arrays: {used: ['column', 'col']},
	},
	condition: {parts: ['column']},
	predictable: ['test'],
	listings: {
		python: `
def permute(row):
	if row == n:
		if no_two_on_a_diagonal(queens): §check
			res.append(queens[:]) §solution
		return
	for col in range(n): §enter leave
		if not «used[col]»: §test
			queens[row], used[col] = col, True §place
			permute(row + 1) §call
			queens[row], used[col] = None, False §remove

permute(0) §done
`,
		pseudo: `
permute(row)
	if row = n
		if no two queens are on a diagonal §check
			res ← res + [queens] §solution
	else
		for col ← 0 … n − 1 §enter
			if not «used[col]» §test
				queens[row], used[col] ← col, true §place
				permute(row + 1) §call
				queens[row], used[col] ← empty, false §remove
		end for §leave

permute(0) §done
`,
	},
}
