// The words of a room in every language, found by name: the file words/LANGUAGE/ROOM.js, or a folder ROOM of files,
// which gives an object by file; of those, ROOM#PART takes what they export by that name, and ROOM.KEY one word of
// each. The bundler imports them as `words:ROOM`, Node.js asks `wordsOf(ROOM)`; both give {language: words}. A language
// that lacks a room is an error, in the build as in a test.

import {existsSync, readdirSync, statSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {LANGUAGES, wordsIn} from '../words/index.js'

const home = new URL('../words/', import.meta.url)

/** Where a room's words are: a file, or files by their names; and what is taken of each. */
function filesOf(asked, language) {
	const [room, part = 'default'] = asked.split('#')
	const folder = new URL(`${language}/${room}/`, home)
	if (!existsSync(folder)) return {part, file: new URL(`${language}/${room}.js`, home)}
	return {part, files: readdirSync(folder).map(file => [file.replace(/\.js$/, ''), new URL(file, folder)])}
}

/** By language, what is read of a room's file, or of each of its files by name. */
async function inLanguages(room, read) {
	const inLanguage = async ({id}) => {
		const {part, file, files} = filesOf(room, id)
		if (file) return [id, await read(file, part)]
		return [id, Object.fromEntries(await Promise.all(files.map(async ([name, url]) => [name, await read(url, part)])))]
	}
	return Object.fromEntries(await Promise.all(LANGUAGES.map(inLanguage)))
}

/** The module that `words:ROOM` stands for. @param {string} path  the room and what of it */
export async function wordsModule(path) {
	const [room, key] = path.split('.')
	if (key) {
		const fresh = async url => (await import(`${url}?${statSync(url).mtimeMs}`)).default[key]
		return {contents: JSON.stringify(await inLanguages(room, fresh)), loader: /** @type {const} */ ('json')}
	}
	const imports = []
	const text = JSON.stringify
	const languages = LANGUAGES.map(({id}) => {
		const {part, file, files} = filesOf(room, id)
		const taken = url => {
			const name = `w${imports.length}`
			imports.push(`import * as ${name} from ${text(fileURLToPath(url))}`)
			return `${name}.${part}`
		}
		return `${text(id)}:${file ? taken(file) : `{${files.map(([name, url]) => `${text(name)}:${taken(url)}`)}}`}`
	})
	return {contents: `${imports.join('\n')}\nexport default {${languages}}`, resolveDir: fileURLToPath(home)}
}

/** @param {string} room @returns {Promise<import('../words/index.js').Room>} */
export const wordsOf = room => inLanguages(room, async (url, part) => (await import(url.href))[part])

/** The words of a room, those of others beside them, in each language, in the order of LANGUAGES. @param {string} own
 * @param {...string} others  `ROOM`, or `ROOM as NAME` @returns {Promise<import('../words/index.js').Words[]>} */
export async function inEveryLanguage(own, ...others) {
	const first = await wordsOf(own)
	const rooms = others.map(async other => [other.split(' as ').at(-1), await wordsOf(other.split(' as ')[0])])
	const beside = Object.fromEntries(await Promise.all(rooms))
	return LANGUAGES.map(({id}) => wordsIn(id, first, beside))
}
