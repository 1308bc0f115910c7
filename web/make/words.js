// The words of a room in every language, found by name: the file words/LANGUAGE/ROOM.js, or a folder ROOM of files,
// which gives an object by file; of those, ROOM#PART takes what they export by that name, and ROOM.KEY one word of each.
// The bundler imports them as `words:ROOM`, Node.js asks `wordsOf(ROOM)`; both give {language: words}.
//
// Invariant: a language that lacks a room is an error, in the build as in a test.

import { existsSync, readdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LANGUAGES, wordsIn } from '../words/index.js'

const home = new URL('../words/', import.meta.url)

/** The files of a room: their names within it, null for a room that is one file. @returns {[string|null, URL][]} */
function filesOf(path, language) {
	const [room] = path.split('#')
	const folder = new URL(`${language}/${room}/`, home)
	if (!existsSync(folder)) return [[null, new URL(`${language}/${room}.js`, home)]]
	return readdirSync(folder).map(file => [file.replace(/\.js$/, ''), new URL(file, folder)])
}

/** One word of each file, and nothing of the rest. @param {string} room @param {string} key */
async function oneWord(room, key) {
	const wordIn = async ([file, url]) => [file, (await import(`${url}?${statSync(url).mtimeMs}`)).default[key]]
	const inLanguage = async ({ id }) => [id, Object.fromEntries(await Promise.all(filesOf(room, id).map(wordIn)))]
	return Object.fromEntries(await Promise.all(LANGUAGES.map(inLanguage)))
}

/** The module that `words:ROOM` stands for. @param {string} path  the room and what of it */
export async function wordsModule(path) {
	const [room, key] = path.split('.')
	if (key) return { contents: JSON.stringify(await oneWord(room, key)), loader: /** @type {const} */ ('json') }
	const imports = [],
		[, part = 'default'] = room.split('#')
	const name = url =>
		`w${imports.push(`import * as w${imports.length} from ${JSON.stringify(fileURLToPath(url))}`) - 1}.${part}`
	const languages = LANGUAGES.map(({ id }) => {
		const files = filesOf(room, id)
		const words = files.map(([file, url]) => (file === null ? name(url) : `${JSON.stringify(file)}:${name(url)}`))
		return `${JSON.stringify(id)}:${files[0][0] === null ? words[0] : `{${words}}`}`
	})
	return { contents: `${imports.join('\n')}\nexport default {${languages}}`, resolveDir: fileURLToPath(home) }
}

/** @param {string} room @returns {Promise<import('../words/index.js').Room>} */
export async function wordsOf(room) {
	const inLanguage = async ({ id }) => {
		const files = filesOf(room, id)
		const words = await Promise.all(
			files.map(async ([file, url]) => [file, (await import(url.href))[room.split('#')[1] ?? 'default']]),
		)
		return [id, files[0][0] === null ? words[0][1] : Object.fromEntries(words)]
	}
	return Object.fromEntries(await Promise.all(LANGUAGES.map(inLanguage)))
}

/** The words of a room, those of others beside them, in each language, in the order of LANGUAGES. @param {string} own
 * @param {...string} others  `ROOM`, or `ROOM as NAME` @returns {Promise<import('../words/index.js').Words[]>} */
export async function inEveryLanguage(own, ...others) {
	const first = await wordsOf(own)
	const rooms = others.map(async other => [other.split(' as ').at(-1), await wordsOf(other.split(' as ')[0])])
	const beside = Object.fromEntries(await Promise.all(rooms))
	return LANGUAGES.map(({ id }) => wordsIn(id, first, beside))
}
