// The words of a room in every language: the file words/LANGUAGE/ROOM.js, or a folder ROOM of files, which gives an
// object by file; ROOM#PART takes what they export by that name, ROOM.KEY one word of each. The bundler imports
// `words:ROOM`, Node.js asks `wordsOf(ROOM)`; both give {language: words}. A language that lacks a room is an error.

import {existsSync, readdirSync, statSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {LANGUAGES, wordsIn} from '../words/index.js'

const home = new URL('../words/', import.meta.url)
const IDS = LANGUAGES.map(({id}) => id)

const byKey = async (keys, find) => Object.fromEntries(await Promise.all(keys.map(async key => [key, await find(key)])))

function inLanguages(asked, read) {
	const [room, part = 'default'] = asked.split('#')
	return byKey(IDS, language => {
		const folder = new URL(`${language}/${room}/`, home)
		if (!existsSync(folder)) return read(new URL(`${language}/${room}.js`, home), part)
		const names = readdirSync(folder).map(file => file.replace(/\.js$/, ''))
		return byKey(names, name => read(new URL(`${name}.js`, folder), part))
	})
}

/** @param {string} path  the room and what of it */
export async function wordsModule(path) {
	const [room, key] = path.split('.')
	if (key) {
		const fresh = async url => (await import(`${url}?${statSync(url).mtimeMs}`)).default[key]
		return {contents: JSON.stringify(await inLanguages(room, fresh)), loader: 'json'}
	}
	const imports = []
	const taken = (url, part) => {
		const number = imports.push(`import * as w${imports.length} from ${JSON.stringify(fileURLToPath(url))}`) - 1
		return `w${number}.${part}`
	}
	const words = JSON.stringify(await inLanguages(room, taken)).replace(/"(w\d+\.\w+)"/g, '$1')
	return {contents: `${imports.join('\n')}\nexport default ${words}`, resolveDir: fileURLToPath(home)}
}

/** @returns {Promise<import('../words/index.js').Room>} */
export const wordsOf = room => inLanguages(room, async (url, part) => (await import(url.href))[part])

/** The words of a room, those of others beside them, in each language. @param {string} own
 * @param {...string} others  `ROOM`, or `ROOM as NAME` @returns {Promise<import('../words/index.js').Words[]>} */
export async function inEveryLanguage(own, ...others) {
	const first = await wordsOf(own)
	const rooms = Object.fromEntries(others.map(other => other.split(' as ')).map(([room, name = room]) => [name, room]))
	const beside = await byKey(Object.keys(rooms), name => wordsOf(rooms[name]))
	return IDS.map(id => wordsIn(id, first, beside))
}
