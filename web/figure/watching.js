// Browser APIs that a figure observes. Where one is missing, as in jsdom, nothing is reported.

const STILL = {observe() {}, disconnect() {}, addEventListener() {}, removeEventListener() {}}

/** @param {'Resize'|'Intersection'|'Mutation'} what @param {any[]} how @returns {any} */
export function observer(what, ...how) {
	const Observer = /** @type {any} */ (globalThis)[`${what}Observer`]
	return Observer ? new Observer(...how) : STILL
}

/** @returns {any} */
export const media = query => globalThis.matchMedia?.(query) ?? STILL

/** The time of the next frame. @returns {Promise<number>} */
export const nextFrame = () => new Promise(/** @type {any} */ (globalThis.requestAnimationFrame ?? setTimeout))
