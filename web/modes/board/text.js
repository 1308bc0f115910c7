import {whatIsOn} from './state.js'

const SIGNS = {queen: 'Q', closed: 'x', '': '.'}

export function textOfBoard(board) {
	const {n} = board
	const row = i => [...Array(n).keys()].map(col => SIGNS[whatIsOn(board, i * n + col)]).join(' ')
	return `${[...Array(n).keys()].map(i => row(i)).join('\n')}\n`
}
