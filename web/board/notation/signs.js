// Boards with a sign for each square. An x is a queen, unless crosses are asked for as closed squares.

import {queensOf, refuse, squared} from './board.js'
import {DARK, LIGHT, RANKS} from './characters.js'

const isCross = ({text}) => /^x$/i.test(text)

/** @param {any[][]} given @param {{crosses?: 'closed'}} [how] @returns {import('./board.js').Reading[]} */
export function readSigns(given, how) {
	const {n, boards} = squared(partedRows(withoutRules(given).map(zerosAsSigns))),
		isClosed = item => how?.crosses === 'closed' && isCross(item)
	return boards.map(rows => () => {
		const isQueen = queenSign(rows.map(row => row.filter(item => !isClosed(item))))
		const squares = queensOf(rows, item => !isClosed(item) && isQueen(item))
		return {n, squares, closed: queensOf(rows, isClosed), notation: 'rows'}
	})
}

/** Rows of dashes alone, where no dash stands for a square elsewhere, are rules between rows. */
function withoutRules(rows) {
	const isRule = row => row.every(({text}) => text === '-')
	const others = rows.filter(row => !isRule(row))
	return others.length === 0 || others.some(row => row.some(({text}) => text === '-')) ? rows : others
}

const zerosAsSigns = row =>
	row.flatMap(item => {
		if (item.kind === 'sign') return [item]
		const other = item.kind === 'square' ? 0 : item.text.search(/[^0]/)
		if (other >= 0) refuse('character', {at: item.at + other})
		return [...item.text].map((text, i) => ({...item, kind: 'sign', text, at: item.at + i, glued: i > 0 || item.glued}))
	})

function partedRows(rows) {
	if (rows.length > 1 || rows[0].length < 4) return rows
	const parts = []
	for (const item of rows[0])
		if (item.glued && parts.length > 0) parts.at(-1).push(item)
		else parts.push([item])
	return parts.every(part => part.length > 1) ? parts : rows
}

function queenSign(rows) {
	const counts = new Map()
	for (const {text} of rows.flat()) counts.set(text, (counts.get(text) ?? 0) + 1)
	const highest = Math.max(...[...counts.keys()].map(sign => RANKS.get(sign) ?? 0))
	if (highest === 0) return () => false
	const of = signs => [...counts].reduce((sum, [sign, count]) => sum + (signs.includes(sign) ? count : 0), 0)
	const light = of(LIGHT)
	if (highest === 1 && light > 0 && light + of(DARK) === rows.flat().length && light < of(DARK))
		return ({text}) => LIGHT.includes(text)
	return ({text}) => RANKS.get(text) === highest
}
