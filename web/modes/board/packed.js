// A board as a short text: its size, then two letters for every six squares.

import {MAX_COMPLETE_N} from '../../engine/known.js'
import {makeBoard, whatIsOn} from './state.js'

const PACK = 6
const SIGNS = ['', 'queen', 'closed']
const groupsOf = n => [...Array(Math.ceil((n * n) / PACK)).keys()].map(i => i * PACK)

export function packed(board) {
	const digits = at => [...Array(PACK).keys()].map(i => SIGNS.indexOf(whatIsOn(board, at + i))).join('')
	const letters = at => Number.parseInt(digits(at), 3).toString(36).padStart(2, '0')
	return `${board.n};${groupsOf(board.n).map(letters).join('')}`
}

export function unpacked(text) {
	const [size, letters = ''] = String(text).split(';'),
		n = Number(size)
	if (!(n >= 1 && n <= MAX_COMPLETE_N)) return null
	const signs = groupsOf(n).map((_, i) => Number.parseInt(letters.slice(2 * i, 2 * i + 2), 36).toString(3)),
		squares = [...signs.map(digits => digits.padStart(PACK, '0')).join('')]
	const having = sign => squares.flatMap((digit, square) => (Number(digit) === sign ? [square] : []))
	const board = makeBoard(n, having(1), having(2))
	return packed(board) === text ? board : null
}
