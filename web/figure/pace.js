// The pace of playback: a pure function that computes the steps due at a frame.

/** @typedef {{speed: number|'story', due: number, burst: number, counts: Record<string, number>, quiet: number}} Pace
 * speed: steps per second; due: remainder for the next frame, in steps or, at narrated speed, in milliseconds;
 * burst: steps per frame at full speed; counts, quiet: occurrences of each type of event, and number of steps, at
 * narrated speed */

const LONGEST_FRAME_MS = 250
/** If an advance takes longer than this, playback at full speed halves its steps per frame. */
const LATE_MS = 120
const SMALLEST_BURST = 1000
const LARGEST_BURST = 2_000_000
const FIRST_REST_MS = {solution: 1500, other: 700}
const REST_FACTOR = {solution: 0.8, other: 0.55}
const FRAME_MS = 1000 / 60

export const pace = speed => ({speed, due: 0, burst: 100, counts: {}, quiet: 0})

const eventType = ({kind, verdict, by}) => [kind, by?.line ?? verdict].filter(Boolean).join(' ')

function restAt({counts, quiet}, event) {
	const what = event.kind === 'solution' ? 'solution' : 'other'
	return Math.max(FIRST_REST_MS[what] * REST_FACTOR[what] ** (counts[eventType(event)] ?? 0), 3 / (1 + quiet / 500))
}

function tickStory(state, ms, event) {
	const rest = restAt(state, event),
		due = state.due + Math.min(ms, LONGEST_FRAME_MS),
		steps = rest > FRAME_MS ? Number(due >= rest) : Math.floor(due / rest)
	if (steps === 0) return {state: {...state, due}, steps}
	const type = eventType(event),
		counts = {...state.counts, [type]: (state.counts[type] ?? 0) + 1}
	return {state: {...state, counts, due: rest > FRAME_MS ? 0 : due - steps * rest, quiet: state.quiet + steps}, steps}
}

/** ms: time since the previous frame, 0 if negative; answered: milliseconds of the last advance
 * @param {Pace} state @param {import('../engine/moment.js').Event} [event]  at the current step
 * @returns {{state: Pace, steps: number}}  steps due */
export function tick(state, ms, answered, event) {
	if (state.speed === 'story') return tickStory(state, ms, event)
	if (state.speed === Infinity) {
		const fitted = answered < LATE_MS ? state.burst * 1.5 : Math.max(state.burst / 2, SMALLEST_BURST)
		const burst = Math.min(fitted, LARGEST_BURST)
		return {state: {...state, burst}, steps: Math.round(burst)}
	}
	const due = state.due + (Math.max(0, Math.min(ms, LONGEST_FRAME_MS)) / 1000) * state.speed
	const steps = Math.floor(due + 1e-9)
	return {state: {...state, due: due - steps}, steps}
}
