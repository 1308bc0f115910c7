// Every language has the same files with the same words of the same types, and web/ uses every word. Prints `FILE: WORD
// fault` for each violation. A word is used if its key occurs in code; an object that code passes on as a whole, or
// reads by a computed key, uses all its words.

import {readdirSync, readFileSync} from 'node:fs'
import {pathToFileURL} from 'node:url'
import {LANGUAGES} from '../web/words/index.js'

const [first, ...others] = LANGUAGES.map(({id}) => id)
const filesOf = folder => readdirSync(folder, {recursive: true}).map(String)
const filesOfWords = language =>
	filesOf(`web/words/${language}`)
		.filter(name => name.endsWith('.js'))
		.sort()
const wordsIn = async (language, file) => ({...(await import(pathToFileURL(`web/words/${language}/${file}`).href))})

/** All scripts except the files of words, without comments. */
const code = filesOf('web')
	.filter(name => name.endsWith('.js') && !/^words\/\w+\//.test(name))
	.map(name => readFileSync(`web/${name}`, 'utf8').replace(/\/\*[\s\S]*?\*\/|(^|[\s;])\/\/.*$/gm, '$1'))
	.join('\n')
const tokens = new Set(code.match(/[\w$]+/g))
/** Names of objects that code uses in other ways than by `.name`. */
const whole = new Set(Array.from(code.matchAll(/\b(\w+)\b(?!\s*(\??\.\w|:))/g), ([, name]) => name))
/** Files of words that code iterates over. */
const rooms = new Set(Array.from(code.matchAll(/\bObject\.\w+\(words\.(\w+)/g), ([, name]) => `${name}.js`))

/** @type {string[]} */
const faults = []

/** @param {unknown} words @param {string} path @param {(path: string, kind: string) => void} tell */
function eachWord(words, path, tell) {
	if (words === null || typeof words !== 'object' || words instanceof RegExp || Array.isArray(words))
		return tell(path, Array.isArray(words) ? 'list' : typeof words)
	for (const [key, part] of Object.entries(words)) eachWord(part, path ? `${path}.${key}` : key, tell)
}

const shapeOf = words => {
	const shape = new Map()
	eachWord(words, '', (path, kind) => shape.set(path, kind))
	return shape
}

for (const file of filesOfWords(first)) {
	const shape = shapeOf(await wordsIn(first, file))
	for (const path of shape.keys()) {
		const keys = path.replace(/^default\./, '').split('.'),
			parents = keys.slice(0, -1)
		if (!rooms.has(file) && !keys.every(key => tokens.has(key)) && !parents.some(parent => whole.has(parent)))
			faults.push(`web/words/*/${file}: nothing reads ${keys.join('.')}`)
	}
	for (const other of others.filter(other => filesOfWords(other).includes(file))) {
		const same = shapeOf(await wordsIn(other, file))
		for (const path of new Set([...shape.keys(), ...same.keys()]))
			if (shape.get(path) !== same.get(path))
				faults.push(`web/words/${other}/${file}: ${path} is ${same.get(path)}, in ${first} ${shape.get(path)}`)
	}
}
for (const other of others)
	for (const file of new Set([...filesOfWords(first), ...filesOfWords(other)]))
		if (!filesOfWords(first).includes(file) || !filesOfWords(other).includes(file))
			faults.push(`web/words/${other}/${file}: not in every language`)

console.log(faults.join('\n'))
process.exitCode = faults.length > 0 ? 1 : 0
