// What explains a search and asks what comes next (explaining.js), once it is there: from the first in
// n-queens-study.js; where a page says how to load it, when a figure has asked for it; in n-queens.js never.

/** Changes once at most. @typedef {typeof import('./explaining.js').explaining} Study @type {Study|null} */
export let study = null
let load = null
let coming = null

/** Words beside a figure's own, by room. @type {Record<string, import('../words/index.js').Room>} */
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

export function asksForStudy(changed) {
	if (study || !load) return study !== null
	coming ??= load().then(bringStudy, () => (load = null))
	coming.then(changed)
	return true
}

export const studySettled = () => coming
