// Which squares of the present row a search is through with, so that one sees how far it has come: each has a cross,
// and no other mark. A pure function of the moment.

/** Those that a breadth-first search has put a queen on have become boards, and are not refused.
 * @param {import('../engine/moment.js').Moment} moment @returns {import('./geometry.js').Place[]} */
export function refusedSoFar({n, event, queens, attackers, frontier, counters}) {
	const {kind, row, col} = event
	if (row === null || kind === 'enter' || kind === 'check' || counters.tests === 0) return []
	const tried = kind === 'leave' ? (queens[row] < 0 ? n : queens[row]) : col,
		refused = [...Array(tried).keys()].filter(col => !frontier || attackers[row * n + col] !== 0)
	return refused.map(col => [row, col])
}
