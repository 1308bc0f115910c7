// What a figure asks of its reader: to complete the board that the page gave. Invariant: it counts once, as right, or
// as shown where a completion was asked for first; with other queens or closed squares than given it does not count.

import {packed, unpacked} from './packed.js'
import {completes, isSolved, placeAt} from './state.js'

/** @import {Board} from './state.js' */

const NAME = 'board'
const RULES = {retries: null, isLate: false}

/** Columns, by row. */
const textOf = columns => [...columns].join(' ')

export class Asking {
	/** What the page gave. @type {Board} */ #asked
	#own

	/** scores: of the page; own: board(), the reader's; begin(board): that one, as if nothing had been done
	 * @param {(own: object) => import('../../ui/scored.js').Scored} scores
	 * @param {{board: () => Board, begin: (board: Board) => void}} own */
	constructor(scores, own) {
		this.#own = own
		this.scored = scores({
			names: () => (isSolved(this.#asked) ? [] : [NAME]),
			rules: () => RULES,
			of: () => [NAME, packed(this.#asked)],
			state: () => packed(own.board()),
			revive: text => own.begin(unpacked(text) ?? this.#asked),
			anew: () => own.begin(this.#asked),
			read: text => text.split(' ').map((col, row) => ({row, col: Number(col)})),
		})
	}

	/** @param {Board} board */
	ask(board) {
		this.#asked = board
		this.scored.begin()
		this.#own.begin(board)
		this.scored.resume()
	}

	/** Nothing has counted yet. */
	get isOpen() {
		return this.scored.score !== null && this.scored.answers.length === 0
	}

	/** The reader has changed the board. */
	changed() {
		const board = this.#own.board()
		if (!this.isOpen || !completes(board, this.#asked)) return
		const text = textOf(board.queens.map(square => placeAt(board, square).col))
		this.scored.count([{name: NAME, answer: text, expected: text, right: true}])
	}

	/** A completion is. @param {Uint8Array|undefined} completion */
	shown(completion) {
		if (!this.isOpen || completion?.length !== this.#asked.n) return
		this.scored.count([{name: NAME, answer: null, expected: textOf(completion), right: false}])
	}

	/** What the reader is told of it: right, shown; other: the board that was given was another. */
	get told() {
		const [answer] = this.scored.answers,
			{queens, closed} = this.#asked
		if (answer) return answer.right ? 'right' : 'shown'
		return isSolved(this.#own.board()) && queens.length + closed.length > 0 ? 'other' : null
	}
}
