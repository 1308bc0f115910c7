// Moments that need no search.

/** @import {Moment} from '../engine/moment.js' */

/** Before anything has happened. @type {(n: number, search: string, startRow: number) => Moment} */
export const momentAtRest = (n, search, startRow) => ({
	n,
	search,
	startRow,
	step: 0,
	event: {kind: 'start', row: null, col: null, verdict: null, by: null},
	queens: Array(n).fill(-1),
	attackers: Array(n * n).fill(0),
	stack: [],
	depth: 0,
	counters: {tests: 0, probes: 0, places: 0, removes: 0, solutions: 0},
	arrays: [],
	frontier: null,
	outcome: null,
})

/** A board to which no search has come, -1 for an empty row. @returns {Moment} */
export const boardMoment = columns => ({
	...momentAtRest(columns.length, '', 0),
	queens: Array.from(columns),
})
