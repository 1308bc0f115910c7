// Links from the reader's board to other modes of the page; a figure has none.

import {MAX_N, MAX_SOLUTIONS_N} from '../../engine/known.js'
import {optionText} from '../../figure/attributes.js'
import {isSolved, setupFromBoard} from './state.js'

const COMPARED = {search: 'completion', with: 'flags', clock: 'step', at: 0}

export function modesForBoard(board, {go}) {
	if (!go) return null
	const {n, given, blocked} = setupFromBoard(board),
		columns = board.queens.map(square => square % n)
	const values = {n: String(n), given: optionText(given), blocked: optionText(blocked)}
	return {
		walk: n <= MAX_N ? () => go('walk', values) : null,
		compare: n <= MAX_N ? () => go('compare', {n, given, blocked, ...COMPARED}) : null,
		number: n <= MAX_SOLUTIONS_N && isSolved(board) ? () => go('solutions', {n, board: columns}) : null,
	}
}
