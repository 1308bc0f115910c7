// How long a count lasts, before it is begun: what this device takes for a count that is short, times what others
// cost in comparison. The table is measured with one worker that has counted before (`openCount(n, { workers: 1 })`
// twice, the second `progress.elapsed`), on any machine: only the ratios matter.

/** Seconds on the machine where they were measured; beyond 18 from samples of units. */
const SECONDS = {
	12: 0.0009,
	13: 0.0018,
	14: 0.0055,
	15: 0.027,
	16: 0.069,
	17: 0.4,
	18: 1.6,
	19: 12.5,
	20: 47,
	21: 510,
	22: 4600,
}
const MEASURED_UP_TO = 22
/** From one n to the next, beyond. */
const GROWTH = 9
/** The last n has no way as good as those before it: see c/count/join.c. As many times longer, roughly. */
const LAST_N = 27
const LAST_IS_LONGER = 20

/** The count that the device is timed by. */
export const SAMPLE_N = 14

/** How many times as long as the sample a count of n lasts. @param {number} n */
export function relativeCost(n) {
	const seconds = SECONDS[Math.max(12, Math.min(n, MEASURED_UP_TO))]
	const beyond = GROWTH ** Math.max(0, n - MEASURED_UP_TO) * (n === LAST_N ? LAST_IS_LONGER : 1)
	return (seconds / SECONDS[SAMPLE_N]) * beyond
}
