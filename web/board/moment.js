import {MOST_SQUARES} from './geometry.js'

/** @import {Moment} from '../engine/moment.js' */

const squared = n => (n > MOST_SQUARES ? 0 : n)

/** @returns {Moment} */
export const momentAtRest = ({n, search, startRow = 0, given = [], blocked = []}) => ({
	n,
	search,
	startRow,
	given,
	blocked,
	step: 0,
	event: {kind: 'start', row: null, col: null, verdict: null, by: null, emptied: null},
	queens: [...Array(squared(n)).keys()].map(row => given.find(square => square.row === row)?.col ?? -1),
	attackers: Array(squared(n) ** 2).fill(0),
	stack: [],
	depth: 0,
	rows: [],
	counters: {tests: 0, probes: 0, places: 0, removes: 0, checks: 0, solutions: 0},
	left: null,
	arrays: [],
	frontier: null,
	outcome: null,
})

export const boardMoment = columns => ({
	...momentAtRest({n: columns.length, search: ''}),
	queens: [...columns],
})

export function rejectedSoFar({n, event, queens, attackers, frontier, counters}) {
	const {kind, row, col} = event
	if (row === null || kind === 'enter' || kind === 'check' || counters.tests === 0) return []
	const tried = kind === 'leave' ? (queens[row] < 0 ? n : queens[row]) : col,
		rejected = [...Array(tried).keys()].filter(col => !frontier || attackers[row * n + col] !== 0)
	return rejected.map(col => [row, col])
}
