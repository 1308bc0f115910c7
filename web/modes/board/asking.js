// What a figure asks of its reader: to complete the board that the page gave. Invariant: it counts once, as right, or
// as shown where a completion of it was asked for first; with other queens or closed squares than given none counts.

import {packed, unpacked} from './packed.js'
import {fullBoard, goesOnFrom, isSolved, placeAt} from './state.js'

/** @import {Board} from './state.js' */

const NAME = 'board'
const RULES = {retries: null, isLate: false}

const textOf = columns => [...columns].join(' ')

export class Asking {
	/** What the page gave. @type {Board} */ board
	#own

	/** scores: of the page; own: board(), the reader's; begin(board): that one, as if nothing had been done
	 * @param {(own: object) => import('../../ui/scored.js').Scored} scores
	 * @param {{board: () => Board, begin: (board: Board) => void}} own */
	constructor(scores, own) {
		this.#own = own
		this.scored = scores({
			names: () => (isSolved(this.board) ? [] : [NAME]),
			rules: () => RULES,
			of: () => [NAME, packed(this.board)],
			state: () => packed(own.board()),
			revive: text => own.begin(unpacked(text) ?? this.board),
			anew: () => own.begin(this.board),
			read: text => text.split(' ').map((col, row) => ({row, col: Number(col)})),
		})
	}

	/** @param {Board} board */
	ask(board) {
		this.board = board
		this.scored.begin()
		this.#own.begin(board)
		this.scored.resume()
	}

	get #isUnanswered() {
		return this.scored.score !== null && this.scored.answers.length === 0
	}

	get isOpen() {
		return this.#isUnanswered && goesOnFrom(this.#own.board(), this.board)
	}

	changed() {
		const board = this.#own.board()
		if (!this.isOpen || !isSolved(board)) return
		const text = textOf(board.queens.map(square => placeAt(board, square).col))
		this.scored.count([{name: NAME, answer: text, expected: text, right: true}])
	}

	/** A completion is. @param {Uint8Array|undefined} completion */
	shown(completion) {
		if (!this.#isUnanswered || !completion) return
		if (!goesOnFrom(fullBoard(completion), this.board)) return
		this.scored.count([{name: NAME, answer: null, expected: textOf(completion), right: false}])
	}

	/** What the reader is told of it: right, shown; other: what is here does not count. On an empty board one may play
	 * with other sizes, and is told once such a one is solved. */
	get told() {
		const [answer] = this.scored.answers,
			{queens, closed} = this.board
		if (answer) return answer.right ? 'right' : 'shown'
		const isTold = queens.length + closed.length > 0 || isSolved(this.#own.board())
		return this.#isUnanswered && !this.isOpen && isTold ? 'other' : null
	}
}
