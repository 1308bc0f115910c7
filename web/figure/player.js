// Playing: how many steps are due at each frame, a pure function, and the one loop that asks it. Invariant: steps are
// due only once the last ones have been walked, and none while nobody can see them.

/** @typedef {{speed: number, due: number, burst: number}} Pace  steps a second (Infinity: as many as can be walked);
 * part of a step due; at full speed, the steps of a frame */

const LONGEST_FRAME_MS = 250
/** Drawing may be slow, which fewer steps would not mend; a very late answer is the walk's. */
const LATE_MS = 120
const SMALLEST_BURST = 1000
const LARGEST_BURST = 2_000_000

/** @returns {Pace} */
export const pace = speed => ({speed, due: 0, burst: 100})

/** What is due after `ms` milliseconds. @param {Pace} state @param {number} ms @param {number} answered  milliseconds
 * that the walk needed for the last advance @returns {{state: Pace, steps: number}} */
export function tick(state, ms, answered) {
	if (state.speed === Infinity) {
		const fitted = answered < LATE_MS ? state.burst * 1.5 : Math.max(state.burst / 2, SMALLEST_BURST)
		const burst = Math.min(fitted, LARGEST_BURST)
		return {state: {...state, burst}, steps: Math.round(burst)}
	}
	const due = state.due + (Math.min(ms, LONGEST_FRAME_MS) / 1000) * state.speed
	const steps = Math.floor(due + 1e-9)
	return {state: {...state, due: due - steps}, steps}
}

export class Player {
	playing = false
	#pace
	#advance
	#isSeen = true
	/** Of the loops begun; the latest goes on. */
	#loop = 0

	/** @param {number} speed @param {(steps: number) => unknown} advance  resolves when they have been walked */
	constructor(speed, advance) {
		this.#pace = pace(speed)
		this.#advance = advance
	}

	set speed(speed) {
		if (speed !== this.#pace.speed) this.#pace = pace(speed)
	}

	async play(ready = undefined) {
		const loop = ++this.#loop
		this.playing = true
		if (ready) await ready
		this.#go(loop, performance.now(), 0)
	}

	pause() {
		this.playing = false
	}

	/** Out of sight it stands still, and goes on where it was. */
	look(isSeen) {
		if (isSeen === this.#isSeen) return
		this.#isSeen = isSeen
		if (isSeen && this.playing) this.play()
	}

	#go(loop, then, answered) {
		requestAnimationFrame(async now => {
			const goesOn = () => this.playing && this.#isSeen && loop === this.#loop
			if (!goesOn()) return
			const {state, steps} = tick(this.#pace, now - then, answered)
			this.#pace = state
			const begun = performance.now()
			if (steps > 0) await this.#advance(steps)
			if (goesOn()) this.#go(loop, now, performance.now() - begun)
		})
	}
}
