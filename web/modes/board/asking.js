// The exercise of a board figure: complete the page's board. Invariant: one answer counts, right or, if the reader
// requested a completion first, shown; a board that changes the page's queens or blocked squares does not count.

import {packed, unpacked} from './packed.js'
import {fullBoard, goesOnFrom, isSolved, placeAt} from './state.js'

/** @import {Board} from './state.js' */

const NAME = 'board'
const RULES = {retries: null, isLate: false}

const textOf = columns => [...columns].join(' ')

/** scores: the page's; own: board(), the reader's; begin(board): start with that one
 * @param {(own: object) => import('../../ui/scored.js').Scored} scores
 * @param {{board: () => Board, begin: (board: Board) => void}} own */
export function askingWith(scores, own) {
	/** The page's board. @type {Board} */
	let given
	const scored = scores({
		names: () => (isSolved(given) ? [] : [NAME]),
		rules: () => RULES,
		of: () => [NAME, packed(given)],
		state: () => packed(own.board()),
		revive: text => own.begin(unpacked(text) ?? given),
		anew: () => own.begin(given),
		read: text => text.split(' ').map((col, row) => ({row, col: Number(col)})),
	})
	const isUnanswered = () => scored.score !== null && scored.answers.length === 0
	const isOpen = () => isUnanswered() && goesOnFrom(own.board(), given)

	return {
		scored,
		isOpen,
		get board() {
			return given
		},

		/** @param {Board} board */
		ask(board) {
			given = board
			scored.begin()
			own.begin(board)
			scored.resume()
		},

		changed() {
			const board = own.board()
			if (!isOpen() || !isSolved(board)) return
			const text = textOf(board.queens.map(square => placeAt(board, square).col))
			scored.count([{name: NAME, answer: text, expected: text, right: true}])
		},

		/** @param {Uint8Array|undefined} completion */
		shown(completion) {
			if (!isUnanswered() || !completion) return
			if (!goesOnFrom(fullBoard(completion), given)) return
			scored.count([{name: NAME, answer: null, expected: textOf(completion), right: false}])
		},

		/** The reply: right, shown, or other for a board that does not count. On an empty board readers may change the
		 * size, and get `other` only when solved. */
		get told() {
			const [answer] = scored.answers
			if (answer) return answer.right ? 'right' : 'shown'
			const isTold = given.queens.length + given.closed.length > 0 || isSolved(own.board())
			return isUnanswered() && !isOpen() && isTold ? 'other' : null
		},
	}
}
