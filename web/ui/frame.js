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
