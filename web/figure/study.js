// What explains a search beside its board and asks what comes next (explaining.js), once it is there: from the first in
// the edition n-queens-study.js; where a page says how to load it, after some figure has asked for it; in n-queens.js
// never. Invariant: `study` changes once at most, from null.

/** @typedef {typeof import('./explaining.js').explaining} Study @type {Study|null} */
export let study = null
let load = null
let coming = null

/** What a figure says beside its own words, by room. @type {Record<string, import('../words/index.js').Room>} */
export let rooms = {}

export function bringWords(more) {
	rooms = {...rooms, ...more}
}

export function bringStudy(explaining) {
	study = explaining
	bringWords(explaining.words)
}

/** @param {() => Promise<Study>} way */
export function loadStudyBy(way) {
	load = way
}

/** Whether it is there or will be; then `changed` is called once it has come, or could not be loaded. */
export function asksForStudy(changed) {
	if (study || !load) return study !== null
	coming ??= load().then(bringStudy, () => (load = null))
	coming.then(changed)
	return true
}

/** A promise until it need not be waited for any longer. */
export const studySettled = () => coming
