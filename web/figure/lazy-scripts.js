// Lazy scripts of all figures: `study`, the explaining views, which n-queens.js never loads; `questions`, the quiz.

import {slices} from './state.js'
import fetchPart from 'beside:board,check,exam,questions'

/** undefined: not loaded; null: failed, or no loader.
 *  @type {{study: typeof import('./explaining.js').explaining|null|undefined,
 *   questions: typeof import('./quiz-script.js')|null|undefined}} */
export const scripts = {study: null, questions: undefined}

/** @type {Record<string, import('../words/index.js').WordModule>} */
export const wordModules = {}

const loaders = {questions: () => fetchPart('questions')},
	loading = {}

export function addScript(name, script) {
	scripts[name] = script
	if (name === 'questions') slices.quiz = script?.quiz
	Object.assign(wordModules, script?.words)
}

export function loadStudyBy(loader) {
	scripts.study = undefined
	loaders.study = loader
}

export const loadScript = name =>
	(loading[name] ??= loaders[name]().then(
		script => addScript(name, script),
		() => addScript(name, null),
	))

export const studySettled = () => loading.study
