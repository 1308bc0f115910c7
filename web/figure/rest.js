// The moment before anything happened, which needs no search: what is drawn before the engine has started.

/** @param {number} n @param {string} search @param {number} startRow @returns
 * {import('../engine/moment.js').Moment} */
export function momentAtRest(n, search, startRow) {
	return {
		n,
		search,
		startRow,
		step: 0,
		event: { kind: 'start', row: null, col: null, verdict: null, by: null },
		queens: Array(n).fill(-1),
		attackers: Array(n * n).fill(0),
		stack: [],
		depth: 0,
		counters: { tests: 0, probes: 0, places: 0, removes: 0, solutions: 0 },
		arrays: [],
		frontier: null,
		outcome: null,
	}
}
