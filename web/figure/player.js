// Playing: how many steps are due at each frame. Plain data and pure functions; timers are the caller's.

/**
 * @typedef {{speed: number, due: number, burst: number}} Player
 *   steps a second (Infinity: as many as can be walked); part of a step that is due; at full speed, the steps of a frame
 */

const LONGEST_FRAME_MS = 250
/** An answer may be late because drawing is slow, which fewer steps would not mend; only a very late one is the walk's. */
const LATE_MS = 120
const SMALLEST_BURST = 1000
const LARGEST_BURST = 2_000_000

/** @param {number} speed @returns {Player} */
export const player = speed => ({ speed, due: 0, burst: 100 })

/**
 * What is due after `ms` milliseconds. @param {Player} state @param {number} ms
 * @param {number} answered  milliseconds that the walk needed for the last advance
 * @returns {{state: Player, steps: number}}
 */
export function tick(state, ms, answered) {
	if (state.speed === Infinity) {
		const burst = Math.min(
			answered < LATE_MS ? state.burst * 1.5 : Math.max(state.burst / 2, SMALLEST_BURST),
			LARGEST_BURST,
		)
		return { state: { ...state, burst }, steps: Math.round(burst) }
	}
	const due = state.due + (Math.min(ms, LONGEST_FRAME_MS) / 1000) * state.speed
	const steps = Math.floor(due + 1e-9)
	return { state: { ...state, due: due - steps }, steps }
}
