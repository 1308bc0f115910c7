// What is taken away as a file: its name, its type, and a board as a picture or as text.

import {toFen, toLeetCode, toList} from '../notation/out.js'
import {creditOf, fileName} from './names.js'
import {boardPng} from './png.js'
import {boardSvg} from './svg.js'

/** What machines read has its file's name and nothing else to say what it is. */
const NOTATIONS = {list: toList, leetcode: toLeetCode, fen: toFen}
/** A board's texts: the engine's styles, then notations. */
export const TEXTS = ['dots', 'lower', 'squares', 'hash', 'positions', ...Object.keys(NOTATIONS)]
/** What rows and columns are numbered from; null: they are not. */
export const LABELS = {none: null, zero: /** @type {0} */ (0), one: /** @type {1} */ (1)}

const PLAIN = ['txt', 'text/plain'],
	JSON_FILE = ['json', 'application/json'],
	SVG = ['svg', 'image/svg+xml']
const FILES = {
	svg: SVG,
	storyboard: SVG,
	png: ['png', 'image/png'],
	gif: ['gif', 'image/gif'],
	leetcode: JSON_FILE,
	list: JSON_FILE,
	json: JSON_FILE,
	fen: ['fen', 'text/plain'],
	csv: ['csv', 'text/csv'],
}
/** The ending of a file's name, and its type. @param {string} kind */
export const typeOf = kind => FILES[kind] ?? PLAIN

/** @typedef {{blob: Blob, name: string, text: string|null}} File  text: what can be copied
 *
 * @param {any} content @param {string} kind @param {number} n @param {(string|number)[]} parts  of its name
 * @returns {File} */
export function fileOf(content, kind, n, parts) {
	const [ending, type] = typeOf(kind)
	const text = typeof content === 'string' ? content : null
	return {blob: new Blob([content], {type}), name: fileName(n, parts, ending), text}
}

/** @param {import('./figure.js').Moment} moment @param {string} kind  `svg`, `png` or one of TEXTS
 * @param {(string|number)[]} parts  of its name @param {import('./figure.js').Look & import('./svg.js').Words} look
 * @param {(board: ArrayLike<number>, style: string) => Promise<string>} format  the engine's
 * @returns {Promise<File>} */
export async function boardFile(moment, kind, parts, look, format) {
	const {n, queens} = moment
	if (kind === 'svg') return fileOf(boardSvg(moment, look), kind, n, parts)
	if (kind === 'png') return fileOf(await boardPng(moment, document.createElement('canvas'), look), kind, n, parts)
	if (NOTATIONS[kind]) return fileOf(NOTATIONS[kind](queens), kind, n, parts)
	const text = await format(queens, kind)
	return {...fileOf(`${creditOf(look.title, look.source)}\n\n${text}`, kind, n, parts), text}
}
