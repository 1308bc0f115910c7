const TICK_MS = 1000

export class Clock {
	#now
	#tick
	#timer
	#isVisible = false
	#before = null
	#since = null

	constructor(now, tick) {
		this.#now = now
		this.#tick = tick
	}

	get seconds() {
		return this.#isVisible && this.#before !== null ? Math.floor(this.ms / 1000) : undefined
	}

	get ms() {
		return this.#before + (this.#since === null ? 0 : this.#now() - this.#since)
	}

	/** before: milliseconds spent earlier, or null without a puzzle */
	begin(before = 0) {
		this.#before = before
		this.#since = null
		this.#runIfCounting()
	}

	go(isGoing) {
		if (this.#before === null || isGoing === (this.#since !== null)) return
		if (!isGoing) this.#before = this.ms
		this.#since = isGoing ? this.#now() : null
		this.#runIfCounting()
	}

	setVisible(isVisible) {
		this.#isVisible = isVisible
		this.#runIfCounting()
	}

	#runIfCounting() {
		clearInterval(this.#timer)
		if (this.#isVisible && this.#since !== null) this.#timer = setInterval(this.#tick, TICK_MS)
	}
}

export const two = number => String(number).padStart(2, '0')

export function clockText(seconds) {
	const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
	return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
