import {breathe} from '../engine/job.js'

/** @returns {Promise<any>} */
export const nextFrame = () => new Promise(/** @type {any} */ (globalThis.requestAnimationFrame ?? setTimeout))

/** Resolves in a task after the next paint. */
export const painted = () => nextFrame().then(breathe)

/** Draws at most once a frame. ahead: draws what readers see first; if it returns true, `draw` is a frame later. */
export function onceAFrame(draw, ahead = () => false) {
	let isDue = false
	return async () => {
		if (isDue) return
		isDue = true
		await nextFrame()
		if (ahead()) await breathe().then(nextFrame)
		isDue = false
		draw()
	}
}
