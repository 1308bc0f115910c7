/** Calls `draw` at the next frame, once however often it is asked for. */
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
