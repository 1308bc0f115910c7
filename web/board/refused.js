// Crosses on the rejected squares of the present row, which show the search's progress. A pure function.

/** In breadth-first search, squares that got a queen have become boards and are not rejected.  @returns
 * {import('./geometry.js').Place[]} */
export function refusedSoFar({n, event, queens, attackers, frontier, counters}) {
	const {kind, row, col} = event
	if (row === null || kind === 'enter' || kind === 'check' || counters.tests === 0) return []
	const tried = kind === 'leave' ? (queens[row] < 0 ? n : queens[row]) : col,
		refused = [...Array(tried).keys()].filter(col => !frontier || attackers[row * n + col] !== 0)
	return refused.map(col => [row, col])
}
