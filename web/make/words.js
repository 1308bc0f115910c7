// The words of a module in every language, from words/LANGUAGE/MODULE.js. A folder MODULE gives an object with a key
// for each file. Invariant: every language has the module.

import {existsSync, readdirSync} from 'node:fs'
import {fileURLToPath, pathToFileURL} from 'node:url'
import {LANGUAGES, wordsIn} from '../words/index.js'

const home = new URL('../words/', import.meta.url)
const IDS = LANGUAGES.map(({id}) => id)

const byKey = async (keys, find) => Object.fromEntries(await Promise.all(keys.map(async key => [key, await find(key)])))

export const fromFiles = (room, read) =>
	byKey(IDS, language => {
		const folder = fileURLToPath(new URL(`${language}/${room}/`, home))
		if (!existsSync(folder)) return read(fileURLToPath(new URL(`${language}/${room}.js`, home)))
		const names = readdirSync(folder).map(file => file.replace(/\.js$/, ''))
		return byKey(names, name => read(`${folder}${name}.js`))
	})

export function loadWords(name) {
	const [room, part = 'default'] = name.split('#')
	return fromFiles(room, async path => (await import(pathToFileURL(path).href))[part])
}

export async function inEveryLanguage(own, ...others) {
	const first = await loadWords(own)
	const modules = Object.fromEntries(others.map(other => [other.replace(/.*#/, ''), other])),
		beside = await byKey(Object.keys(modules), name => loadWords(modules[name]))
	return IDS.map(id => wordsIn(id, first, beside))
}
