const TICK_MS = 1000

export function makeClock(now, tick) {
	let timer,
		isVisible = false,
		before = null,
		since = null

	function runIfCounting() {
		clearInterval(timer)
		if (isVisible && since !== null) timer = setInterval(tick, TICK_MS)
	}

	const clock = {
		get seconds() {
			return isVisible && before !== null ? Math.floor(clock.ms / 1000) : undefined
		},

		get ms() {
			return before + (since === null ? 0 : now() - since)
		},

		/** earlier: milliseconds spent before, or null without a puzzle */
		begin(earlier = 0) {
			before = earlier
			since = null
			runIfCounting()
		},

		go(isGoing) {
			if (before === null || isGoing === (since !== null)) return
			if (!isGoing) before = clock.ms
			since = isGoing ? now() : null
			runIfCounting()
		},

		setVisible(is) {
			isVisible = is
			runIfCounting()
		},
	}
	return clock
}

export const two = number => String(number).padStart(2, '0')

export function clockText(seconds) {
	const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
	return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
