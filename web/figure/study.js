// What explains a search beside its board and asks what comes next (explaining.js), once it is there: from the first in
// the edition n-queens-study.js; where a page says how to load it, after some figure has asked for it; in n-queens.js
// never. Invariant: `study` changes once at most, from null.

/** @typedef {typeof import('./explaining.js').explaining} Study */

/** @type {Study|null} */
export let study = null
/** @type {(() => Promise<Study>)|null} */
let load = null
/** @type {Promise<void>|null} */
let coming = null

/** What a figure says beside its own words, by room. @type {Record<string, import('../words/index.js').Room>} */
export let rooms = {}

/** @param {typeof rooms} more */
export function bringWords(more) {
	rooms = {...rooms, ...more}
}

/** @param {Study} explaining */
export function bringStudy(explaining) {
	study = explaining
	bringWords(explaining.words)
}

/** @param {() => Promise<Study>} way */
export function loadStudyBy(way) {
	load = way
}

/** Whether it is there or will be; then `changed` is called once it has come, or could not be loaded.
 * @param {() => void} changed */
export function asksForStudy(changed) {
	if (study || !load) return study !== null
	coming ??= load().then(bringStudy, () => (load = null))
	coming.then(changed)
	return true
}

/** Resolves when it need not be waited for any longer. */
export const studySettled = () => coming
