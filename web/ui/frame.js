// Drawing once a frame, however often something changes in between.

/** A function that has `draw` called at the next frame; asked again before that, it adds nothing. @param {() => void}
 * draw */
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
