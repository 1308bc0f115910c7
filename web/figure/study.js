// Lazy scripts of a figure. The explaining views (explaining.js): part of n-queens-study.js; loaded on request where
// the page names a loader; never in n-queens.js. The quiz (asking.js): loaded with a figure's first question.

import fetchPart from 'beside:board,check,exam,questions'

/** @typedef {typeof import('./explaining.js').explaining} Study @type {Study|null} */
export let study = null
let load = null
let coming = null

/** Words of the loaded scripts, by module. @type {Record<string, import('../words/index.js').Room>} */
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

/** undefined: not loaded; null: failed to load. @type {typeof import('./asking.js')|null|undefined} */
export let asker
let askerComing

export const fetchAsker = () =>
	(askerComing ??= fetchPart('questions').then(
		found => bringWords((asker = /** @type {any} */ (found)).rooms),
		() => (asker = null),
	))
