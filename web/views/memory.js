// Memory of a search, as the count of stored numbers: its arrays, row and column of each open call, and the frontier's
// boards.

/** Tutorials use 64-bit integers. */
export const BYTES_PER_NUMBER = 8
export const NUMBERS_PER_CALL = 2

export const frontierNumbers = ({level, size, found}) => size * level + found * (level + 1)

export const frontierBytes = frontier => frontierNumbers(frontier) * BYTES_PER_NUMBER

export function memoryUse(moment) {
	const arrays = moment.arrays.reduce((sum, {cells}) => sum + cells.length, 0),
		stack = moment.stack.length * NUMBERS_PER_CALL,
		frontier = moment.frontier ? frontierNumbers(moment.frontier) : 0
	return {arrays, stack, frontier, all: arrays + stack + frontier}
}

/** Peak so far. Breadth-first search peaks when a level is complete, recursion when all rows are open. isExact: false
 * for an upper bound. */
export function peakMemory(moment) {
	const {frontier, step, n, given, depth, counters} = moment,
		{arrays, all} = memoryUse(moment)
	if (frontier) return {all: Math.max(all, ...levelPeaks(frontier)), isExact: true}
	if (step === 0) return {all, isExact: true}
	return {
		all: arrays + (n - given.length) * NUMBERS_PER_CALL,
		isExact: counters.solutions > 0 || depth === n - given.length,
	}
}

const levelPeaks = ({level, sizes, index}) =>
	sizes
		.slice(0, level + Number(index !== null))
		.map((size, k) => frontierNumbers({level: k, size, found: sizes[k + 1]}) + (size > 0 ? NUMBERS_PER_CALL : 0))
