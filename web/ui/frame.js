/** Calls `draw` at most once per frame. */
export function onceAFrame(draw) {
	let isDue = false
	return () => {
		if (isDue) return
		isDue = true
		requestAnimationFrame(() => {
			isDue = false
			draw()
		})
	}
}
