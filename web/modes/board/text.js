// The reader's board as text, and boards out of a text: `.` open, `Q` a queen, `x` closed. Any notation is read.

import {readBoards} from '../../board/notation/index.js'
import {boardOf, whatIsOn} from './state.js'

const SIGNS = {queen: 'Q', closed: 'x', '': '.'}

/** @param {import('./state.js').Board} board */
export function textOfBoard(board) {
	const {n} = board
	const row = i => [...Array(n).keys()].map(col => SIGNS[whatIsOn(board, i * n + col)]).join(' ')
	return `${[...Array(n).keys()].map(i => row(i)).join('\n')}\n`
}

/** All that are in it. @returns {{boards: import('./state.js').Board[]}
 *   | {fault: import('../../board/notation/board.js').Fault}} */
export function boardsIn(text) {
	const read = readBoards(text, {crosses: 'closed'})
	if ('fault' in read) return read
	const boards = read.map(({n, squares, closed = []}) => {
		const [queens, shut] = [squares, closed].map(list => list.map(({row, col}) => row * n + col))
		return boardOf(n, queens, shut)
	})
	return {boards}
}
