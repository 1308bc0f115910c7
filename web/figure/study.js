// What comes to a figure later. What explains a search (explaining.js): from the first in n-queens-study.js; where a
// page says how to load it, when a figure has asked for it; in n-queens.js never. What asks the reader (asking.js):
// with a figure's first question.

import fetchPart from 'beside:board,check,exam,questions'

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

/** undefined: it has not come; null: it could not be had. @type {typeof import('./asking.js')|null|undefined} */
export let asker
let askerComing

export const fetchAsker = () =>
	(askerComing ??= fetchPart('questions').then(
		found => bringWords((asker = /** @type {any} */ (found)).rooms),
		() => (asker = null),
	))
