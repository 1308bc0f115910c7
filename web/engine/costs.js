// How long a count lasts: what this device takes for a short one, times what others cost in comparison, measured
// with one worker that has counted before (the second of two `openCount(n, { workers: 1 })`).

const FIRST_N = 12
const SECONDS = [0.0009, 0.0018, 0.0055, 0.027, 0.069, 0.4, 1.6, 12.5, 47, 510, 4600]
const GROWTH = 9

export const SAMPLE_N = 14

export function relativeCost(n) {
	const place = Math.max(n - FIRST_N, 0)
	const measured = Math.min(place, SECONDS.length - 1)
	return (SECONDS[measured] / SECONDS[SAMPLE_N - FIRST_N]) * GROWTH ** (place - measured)
}
