// Lazy scripts of a figure. The explaining views (explaining.js): part of n-queens-study.js; loaded on request where
// the page names a loader; never in n-queens.js. The quiz (quiz-script.js): loaded with a figure's first question.

import fetchPart from 'beside:board,check,exam,questions'

/** @typedef {typeof import('./explaining.js').explaining} Study @type {Study|null} */
export let study = null
let load = null
let studyLoading = null

/** Words of the loaded scripts, by module. @type {Record<string, import('../words/index.js').WordModule>} */
export let wordModules = {}

export function addWords(more) {
	wordModules = {...wordModules, ...more}
}

export function setStudy(explaining) {
	study = explaining
	addWords(explaining.words)
}

/** @param {() => Promise<Study>} way */
export function loadStudyBy(way) {
	load = way
}

export function requestStudy(changed) {
	if (study || !load) return study !== null
	studyLoading ??= load().then(setStudy, () => (load = null))
	studyLoading.then(changed)
	return true
}

export const studySettled = () => studyLoading

/** undefined: not loaded; null: failed to load. @type {typeof import('./quiz-script.js')|null|undefined} */
export let quizScript
let quizScriptLoading

export const fetchQuizScript = () =>
	(quizScriptLoading ??= fetchPart('questions').then(
		found => addWords((quizScript = /** @type {any} */ (found)).wordModules),
		() => (quizScript = null),
	))
