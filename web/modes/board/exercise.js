// The exercise of a board figure: complete the page's board. A right board is a right answer, a request to see a
// completion is a wrong answer. Boards that change the page's squares are ignored.

import {boardIn, boardText, fullBoard, continues, isSolved, makeBoard, placeAt} from './state.js'

const NAME = 'board'
const LONGEST = 3000
const RULES = {retries: null, isLate: false}

const textOf = columns => [...columns].join(' ')

export function makeExercise(scores, reader) {
	let pageBoard
	const scored = scores({
		names: () => (isSolved(pageBoard) ? [] : [NAME]),
		rules: () => RULES,
		of: () => [NAME, boardText(pageBoard)],
		state: ownText,
		revive: text => reader.begin(withOwn(text) ?? pageBoard),
		anew: () => reader.begin(pageBoard),
		read: text => text.split(' ').map((col, row) => ({row, col: Number(col)})),
	})
	/** The reader's board without the page's blocked squares; '' if it is too long for stored progress. */
	function ownText() {
		const board = reader.board(),
			text = boardText({...board, closed: board.closed.filter(square => !pageBoard.closed.includes(square))})
		return text.length > LONGEST ? '' : text
	}
	function withOwn(text) {
		const own = boardIn(text ?? '')
		return own && makeBoard(own.n, own.queens, [...own.closed, ...(own.n === pageBoard.n ? pageBoard.closed : [])])
	}
	const isUnanswered = () => scored.score !== null && scored.answers.length === 0
	const isOpen = () => isUnanswered() && continues(reader.board(), pageBoard)

	return {
		scored,
		isOpen,
		get board() {
			return pageBoard
		},

		begin(board) {
			pageBoard = board
			scored.begin()
			reader.begin(board)
			scored.resume()
		},

		changed() {
			const board = reader.board()
			if (!isOpen() || !isSolved(board)) return
			const text = textOf(board.queens.map(square => placeAt(board, square).col))
			scored.count([{name: NAME, answer: text, expected: text, right: true}])
		},

		shown(completion) {
			if (!isUnanswered() || !completion) return
			if (!continues(fullBoard(completion), pageBoard)) return
			scored.count([{name: NAME, answer: null, expected: textOf(completion), right: false}])
		},

		get reply() {
			const [answer] = scored.answers
			if (answer) return answer.right ? 'right' : 'shown'
			const counts = pageBoard.queens.length + pageBoard.closed.length > 0 || isSolved(reader.board())
			return isUnanswered() && !isOpen() && counts ? 'other' : null
		},
	}
}
