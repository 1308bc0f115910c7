import {toFen, toLeetCode, toList} from '../notation.js'
import {creditLine, fileName} from './names.js'
import {boardPng} from './figure.js'
import {boardsSvg} from './svg.js'

const NOTATIONS = {list: toList, leetcode: toLeetCode, fen: toFen}
export const TEXTS = ['dots', 'lower', 'squares', 'hash', 'positions', ...Object.keys(NOTATIONS)]
export const LABELS = {none: null, zero: 0, one: 1}

const JSON_FILE = ['json', 'application/json'],
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
export const fileType = kind => FILES[kind] ?? ['txt', 'text/plain']

export function pictureFile(content, kind, n, parts) {
	const [ending, type] = fileType(kind),
		text = typeof content === 'string' ? content : null
	return {blob: new Blob([content], {type}), name: fileName(n, parts, ending), text}
}

/** `kind`: `svg`, `png` or one of TEXTS; `parts`: words of the file name; `format`: the engine's function. */
export async function boardFile(moment, kind, parts, style, format) {
	const {n, queens} = moment,
		file = content => pictureFile(content, kind, n, parts)
	if (kind === 'svg') return file(boardsSvg([{moment}], style))
	if (kind === 'png') return file(await boardPng(moment, document.createElement('canvas'), style))
	if (NOTATIONS[kind]) return file(NOTATIONS[kind](queens))
	const text = await format(queens, kind)
	return {...file(`${creditLine(style.title, style.source)}\n\n${text}`), text}
}
