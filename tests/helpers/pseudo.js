// A pseudo-language: another language with Cyrillic letters, so that untranslated text is found.

import {readdirSync, readFileSync} from 'node:fs'

const KEPT = /`[^`]*`|\{\w+\}|\]\([^)]*\)/

const MAKER = `
const letter = c => String.fromCharCode(c.charCodeAt(0) + 0x3cf)
const spoken = text => {
	if (!/[A-Za-z]/.test(text)) return text
	const parts = text.split(/(${KEPT.source})/)
	const said = parts.map((part, i) => (i % 2 ? part : part.replace(/[A-Za-z]/g, letter))).join('')
	return /\\]\\(/.test(text) ? said : '[!!' + said + '!!]'
}
const isOfCode = (key, part) =>
	(['id', 'figure'].includes(key) && /^[a-z-]+$/.test(part)) || (key === 'code' && /\\n/.test(part))
const made = words =>
	typeof words === 'string' ? spoken(words)
	: typeof words === 'function' ? (...args) => made(words(...args))
	: Array.isArray(words) ? words.map(made)
	: words === null || typeof words !== 'object' || words instanceof RegExp ? words
	: Object.fromEntries(Object.entries(words).map(([key, part]) => [key, isOfCode(key, part) ? part : made(part)]))
`

/** The pseudo-language's files by path. */
export function pseudoOf(language) {
	const made = file => {
		const from = `${'../'.repeat(file.split('/').length)}${language}/${file}`
		const named = [...readFileSync(`web/words/${language}/${file}`, 'utf8').matchAll(/^export const (\w+)/gm)]
		const exports = named.map(([, name]) => `export const ${name} = made(plain.${name})\n`)
		return `import * as plain from '${from}'\n${MAKER}\nexport default made(plain.default)\n${exports.join('')}`
	}
	const files = readdirSync(`web/words/${language}`, {recursive: true}).map(String)
	return Object.fromEntries(files.filter(file => file.endsWith('.js')).map(file => [file, made(file)]))
}
