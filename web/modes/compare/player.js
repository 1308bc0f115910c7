// Playback of a comparison. Invariant: steps are due only after the previous ones have been walked, and
// only while the figures are visible.

import {pace, tick} from '../../figure/pace.js'

export class Player {
	playing = false
	#pace
	#advance
	#isSeen = true
	#loop = 0

	/** @param {(steps: number) => unknown} advance  resolves when the steps have been walked */
	constructor(speed, advance) {
		this.#pace = pace(speed)
		this.#advance = advance
	}

	set speed(speed) {
		if (speed !== this.#pace.speed) this.#pace = pace(speed)
	}

	/** @param {Promise<unknown>} [ready] */
	async play(ready) {
		const loop = ++this.#loop
		this.playing = true
		if (ready) await ready
		this.#go(loop, performance.now(), 0)
	}

	pause() {
		this.playing = false
	}

	setVisible(isSeen) {
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
