// Lazy scripts of all figures: `study` (the explaining views; n-queens.js never loads it), `questions` (the quiz), and
// modes by name.

/** Scripts by name; undefined: not loaded; null: failed, or no loader. @type {Record<string, any>} */
export const scripts = {study: null}

export const wordModules = {}

/** Promises by name of script. @type {Record<string, Promise<void>>} */
export const loading = {}
const loaders = {}

export function loadStudyBy(loader) {
	scripts.study = undefined
	loaders.study = loader
}

export function addScript(name, script) {
	scripts[name] = script
	Object.assign(wordModules, script?.wordModules)
}

export const loadScript = (name, load) =>
	(loading[name] ??= (loaders[name] ?? load)(name).then(
		script => addScript(name, script),
		() => addScript(name, null),
	))
