// completion: the textbooks' forward checking with minimum remaining values (MRV).

export const AHEAD = {
	names: {
		call: 'complete',
		values: ['–', '○'],
		arrays: {left: ['row', 'row'], squares: ['square', 'row][col']},
	},
	lookedAt: ({queens, event: {row, emptied}}) =>
		[...queens.keys()].filter(r => queens[r] < 0 && r !== row && r <= (emptied ?? r)).map(r => [r, 0]),
}

export default {
	...AHEAD,
	listings: {
		python: `
def complete(queens):
	rows = [row for row in range(N) if row not in queens]
	if not rows:
		return True §solution
	row = min(rows, key=lambda row: len(left(row, queens)))
	for col in left(row, queens): §enter
		after = {**queens, row: col}
		if all(left(other, after) for other in rows if other != row): §test
			queens[row] = col §place
			if complete(queens): §call
				return True §leave:success
			del queens[row] §remove
	return False §leave:failure

print("SUCCESS" if complete(given) else "FAILURE") §done
`,
		pseudo: `
complete(queens)
	if every row has a queen
		return SUCCESS §solution
	row ← the row with the fewest squares left
	for col in squares[row] §enter
		if every other row keeps a square §test
			queens[row] ← col §place
			if complete(queens) = SUCCESS §call
				return SUCCESS §leave:success
			queens[row] ← empty §remove
	return FAILURE §leave:failure

complete(given) §done
`,
	},
}
