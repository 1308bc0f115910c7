/** @returns {Promise<any>} */
export const nextFrame = () => new Promise(/** @type {any} */ (globalThis.requestAnimationFrame ?? setTimeout))

/** @returns {Promise<any>} */
export const nextTask = () => new Promise(/** @type {any} */ (setTimeout))

/** Draws at most once a frame. `ahead` may draw what readers see first, and returns true if the rest may follow in the
 * next frame. */
export function onceAFrame(draw, ahead = () => false) {
	let isDue = false
	return async () => {
		if (isDue) return
		isDue = true
		await nextFrame()
		if (ahead()) await nextTask().then(nextFrame)
		isDue = false
		draw()
	}
}
