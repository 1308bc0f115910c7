// Boards as the board field of FEN: empty squares counted, ranks parted by slashes.

import {MAX_N, refuse} from './board.js'
import {isDigit} from './characters.js'

/** The first word is FEN when it has slashes and digits, and letters or ranks that make up a board. */
export function readFen(text) {
	const word = /^[\s\ufeff]*(\S+)/.exec(text)?.[1] ?? ''
	if (!/^[A-Za-z\d/]+$/.test(word) || !/\//.test(word) || !/\d/.test(word)) return null
	const start = text.indexOf(word)
	const ranks = word.split('/')
	const width = rank => (rank.match(/\d+|\D/g) ?? []).reduce((sum, part) => sum + (isDigit(part) ? Number(part) : 1), 0)
	if (!/[A-Za-z]/.test(word) && ranks.some(rank => width(rank) !== ranks.length)) return null
	const squares = []
	let at = start
	ranks.forEach((rank, row) => {
		let col = 0
		for (const [part] of rank.matchAll(/\d+|\D/g)) {
			if (!isDigit(part[0]) && !/q/i.test(part)) refuse('character', {at})
			if (!isDigit(part[0])) squares.push({row, col})
			col += isDigit(part[0]) ? Number(part) : 1
			at += part.length
		}
		const back = {at: Math.max(start, at - 1)}
		if (ranks.length > MAX_N) refuse('size', back, {most: MAX_N})
		if (col !== ranks.length) refuse('width', back, {row, count: col, expected: ranks.length})
		at++
	})
	return {n: ranks.length, squares, notation: 'fen'}
}
