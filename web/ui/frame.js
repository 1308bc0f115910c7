// Drawing once a frame, however often something changes in between.

/** Has `draw` called at the next frame; asked again before that, it adds nothing. */
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
