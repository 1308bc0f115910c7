// exact-cover: Knuth's Algorithm X with dancing links. The listing uses sets, but takes the same steps.

export default {
	names: {
		call: 'solve',
		items: true,
		col: 'column',
		values: ['–', '○'],
		arrays: {
			rows: ['row', 'row'],
			columns: ['column', 'column', 'number'],
			options: ['square', 'row][column'],
		},
	},
	lacks: ['tree'],
	listings: {
		pseudo: `
solve()
	if no item is left
		res ← res + [queens] §solution
		return
	item ← the row or column with the fewest options
	cover(item) §enter
	for (row, column) in options[item]
		queens[row] ← column §place
		for other in the other items of (row, column): cover(other) §place
		solve() §call
		for other in the same, the last first: uncover(other) §remove
		queens[row] ← empty §remove
	uncover(item) §leave

solve() §done
`,
		python: `
def solve():
	if not items:
		print_board(queens) §solution
		return
	item = min(items, key=lambda item: (len(options[item]), item))
	cover(item) §enter
	for row, column in sorted(options[item]):
		others = [other for other in items_of(row, column) if other != item]
		queens[row] = column §place
		for other in others: cover(other) §place
		solve() §call
		for other in reversed(others): uncover(other) §remove
		queens[row] = None §remove
	uncover(item) §leave

def cover(item):
	items.discard(item)
	for square in options[item]:
		for other in items_of(*square):
			if other != item: options[other].remove(square)

def uncover(item):
	for square in options[item]:
		for other in items_of(*square):
			if other != item: options[other].add(square)
	if item < 2 * n: items.add(item)

solve() §done
`,
	},
}
