// The words of a room in every language: the file words/LANGUAGE/ROOM.js, or a folder ROOM of files, which gives an
// object by file. A language that lacks a room is an error.

import {existsSync, readdirSync} from 'node:fs'
import {fileURLToPath, pathToFileURL} from 'node:url'
import {LANGUAGES, wordsIn} from '../words/index.js'

const home = new URL('../words/', import.meta.url)
const IDS = LANGUAGES.map(({id}) => id)

const byKey = async (keys, find) => Object.fromEntries(await Promise.all(keys.map(async key => [key, await find(key)])))

/** The result of `read` for the path of each file, by language, and by file where the room is a folder.
 * @param {string} room @param {(path: string) => any} read */
export const fromFiles = (room, read) =>
	byKey(IDS, language => {
		const folder = fileURLToPath(new URL(`${language}/${room}/`, home))
		if (!existsSync(folder)) return read(fileURLToPath(new URL(`${language}/${room}.js`, home)))
		const names = readdirSync(folder).map(file => file.replace(/\.js$/, ''))
		return byKey(names, name => read(`${folder}${name}.js`))
	})

/** @param {string} name  `ROOM`, or `ROOM#PART`: what its files export by that name
 * @returns {Promise<import('../words/index.js').Room>} */
export function wordsOf(name) {
	const [room, part = 'default'] = name.split('#')
	return fromFiles(room, async path => (await import(pathToFileURL(path).href))[part])
}

/** The words of a room, those of others beside them, in each language. @param {string} own
 * @param {...string} others  `ROOM`, or `ROOM as NAME` @returns {Promise<import('../words/index.js').Words[]>} */
export async function inEveryLanguage(own, ...others) {
	const first = await wordsOf(own)
	const rooms = Object.fromEntries(others.map(other => other.split(' as ')).map(([room, name = room]) => [name, room]))
	const beside = await byKey(Object.keys(rooms), name => wordsOf(rooms[name]))
	return IDS.map(id => wordsIn(id, first, beside))
}
