// What is read from a text, a board or a fault; and what all notations hold their boards to.

export const MAX_N = 32

/**
 * @import {Square} from '../geometry.js'
 * @typedef {object} ReadBoard
 * @property {number} n @property {Square[]} squares  where queens stand, in order @property {Square[]} [closed]
 * @property {typeof import('./index.js').NOTATIONS[number]} notation
 * @property {0|1|null} from  what its numbers count from @property {boolean} guessed  nothing in the text says it
 * @property {number} more  further boards in the text, not read
 * @typedef {() => any} Reading  of one board of several: it as a ReadBoard, or a refusal is thrown
 * @typedef {'empty'|'long'|'character'|'column'|'digits'|'twice'|'width'|'height'|'size'} FaultName
 * @typedef {object} Fault  beside what is here, by name: long {most} · column {value, low, high} · digits {most} ·
 *   twice {value} · width {row (from 0), count, expected} · height {rows, columns} · size {most}; value: of the text
 * @property {FaultName} name @property {number} at  in the text, as a text field counts it
 * @property {number} line  from 1 @property {number} column  from 1, in characters
 * @property {string} character  there; '' at the end
 * @typedef {{kind: string, text: string, value: number, at: number, glued: boolean, blank?: boolean}} Item  a `sign`,
 *   `number` or `square`; glued: nothing stands between it and the item before; blank: nothing stood between two bars
 */

export class Refusal {
	constructor(name, at, data = {}) {
		Object.assign(this, {name, at, data})
	}
}

/** @type {(name: FaultName, where: {at: number}, data?: object) => never} */
export const refuse = (name, {at}, data) => {
	throw new Refusal(name, at, data)
}

export const piece = ({text}) => (text.length > 12 ? `${text.slice(0, 11)}…` : text)

/** @type {(text: string, refusal: any) => Fault} */
export function placed(text, {name, at, data}) {
	const lines = text.slice(0, at).split(/\r\n?|\n/)
	const [character = ''] = text.slice(at, at + 2)
	return {name, at, line: lines.length, column: [...lines[lines.length - 1]].length + 1, character, ...data}
}

/** Every row as wide as the first, as many rows as columns; several boards where they are a multiple of them: n, and
 * the rows of each. */
export function squared(rows) {
	const n = rows[0].length
	if (n > MAX_N) refuse('size', rows[0][MAX_N], {most: MAX_N})
	rows.forEach((row, i) => {
		if (row.length !== n) refuse('width', row[Math.min(n, row.length - 1)], {row: i, count: row.length, expected: n})
	})
	const more = rows.length / n - 1
	if (more !== 0 && (n <= 3 || !Number.isInteger(more)))
		refuse('height', rows[Math.min(n, rows.length - 1)][0], {rows: rows.length, columns: n})
	return {n, boards: [...Array(more + 1).keys()].map(i => rows.slice(i * n, (i + 1) * n))}
}

export const queensOf = (rows, isQueen) =>
	rows.flatMap((row, i) => row.flatMap((item, col) => (isQueen(item) ? [{row: i, col}] : [])))

export function once(squares, items) {
	const seen = new Set()
	squares.forEach(({row, col}, i) => {
		if (seen.size === seen.add(row * MAX_N + col).size) refuse('twice', items[i], {value: piece(items[i])})
	})
}
