// What a figure asks of its reader: to complete the board that the page gave. Invariant: it counts once, as right, or
// as shown where a completion of it was asked for first; with other queens or closed squares than given none counts.

import {packed, unpacked} from './packed.js'
import {fullBoard, goesOnFrom, isSolved, placeAt} from './state.js'

/** @import {Board} from './state.js' */

const NAME = 'board'
const RULES = {retries: null, isLate: false}

const textOf = columns => [...columns].join(' ')

/** scores: of the page; own: board(), the reader's; begin(board): that one, as if nothing had been done
 * @param {(own: object) => import('../../ui/scored.js').Scored} scores
 * @param {{board: () => Board, begin: (board: Board) => void}} own */
export function askingWith(scores, own) {
	/** What the page gave. @type {Board} */
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

		/** A completion is. @param {Uint8Array|undefined} completion */
		shown(completion) {
			if (!isUnanswered() || !completion) return
			if (!goesOnFrom(fullBoard(completion), given)) return
			scored.count([{name: NAME, answer: null, expected: textOf(completion), right: false}])
		},

		/** What the reader is told of it: right, shown; other: what is here does not count. On an empty board one may
		 * play with other sizes, and is told once such a one is solved. */
		get told() {
			const [answer] = scored.answers
			if (answer) return answer.right ? 'right' : 'shown'
			const isTold = given.queens.length + given.closed.length > 0 || isSolved(own.board())
			return isUnanswered() && !isOpen() && isTold ? 'other' : null
		},
	}
}
