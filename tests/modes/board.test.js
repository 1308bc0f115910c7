// The reader's board: what its state does, whatever is done to it.

import {test} from 'uvu'
import {equal, is, ok} from 'uvu/assert'
import * as state from '../../web/modes/board/state.js'
import {boardIn, textOfBoard} from '../../web/modes/board/text.js'
import {attacks} from '../helpers/oracle.js'
import {randomFrom} from '../helpers/walks.js'

/** A twin that is slow and plain: what is on each square, and every board there was. */
class Twin {
	constructor(n) {
		Object.assign(this, {n, squares: Array(n * n).fill(''), before: [], after: []})
	}

	#become(squares) {
		if (String(squares) === String(this.squares)) return
		this.before.push(this.squares)
		this.after = []
		this.squares = squares
	}

	#image(from) {
		const {n} = this
		this.#become(this.squares.map((_, i) => this.squares[from(Math.floor(i / n), i % n, n - 1)]))
	}

	toggle = (square, what) => this.#become(this.squares.map((was, i) => (i !== square ? was : was ? '' : what)))
	carry(from, to) {
		if (this.squares[to] !== 'queen')
			this.#become(this.squares.map((was, i) => (i === to ? 'queen' : i === from ? '' : was)))
	}
	clear = () => this.#become(this.squares.map(() => ''))
	turn = () => this.#image((row, col, last) => (last - col) * this.n + row)
	mirror = () => this.#image((row, col, last) => row * this.n + last - col)
	undo() {
		if (this.before.length === 0) return
		this.after.push(this.squares)
		this.squares = this.before.pop()
	}
	redo() {
		if (this.after.length === 0) return
		this.before.push(this.squares)
		this.squares = this.after.pop()
	}
}

const DOES = {
	toggle: (now, ...about) => state.changed(now, state.toggled(now.board, ...about)),
	carry: (now, ...about) => state.changed(now, state.carried(now.board, ...about)),
	clear: now => state.changed(now, state.boardOf(now.board.n)),
	turn: now => state.changed(now, state.turned(now.board)),
	mirror: now => state.changed(now, state.mirrored(now.board)),
	undo: state.undone,
	redo: state.redone,
}

test('after each of a million edits the board is what a plain twin has', () => {
	const below = randomFrom(5)
	for (const n of [1, 4, 5, 6]) {
		const twin = new Twin(n)
		let now = state.begun(state.boardOf(n))
		for (let i = 0; i < 250_000; i++) {
			const lot = below(100),
				square = below(n * n)
			const queens = now.board.queens
			const [act, ...about] =
				lot < 55
					? ['toggle', square, lot < 40 ? 'queen' : 'closed']
					: lot < 65 && queens.length > 0
						? ['carry', queens[below(queens.length)], square]
						: [lot < 80 ? 'undo' : lot < 92 ? 'redo' : lot < 95 ? 'turn' : lot < 98 ? 'mirror' : 'clear']
			twin[act](...about)
			now = DOES[act](now, ...about)
			const are = what => twin.squares.flatMap((is, i) => (is === what ? [i] : []))
			if (String(now.board.queens) !== String(are('queen')) || String(now.board.closed) !== String(are('closed')))
				equal(now.board, {n, queens: are('queen'), closed: are('closed')}, `${i}: ${act} ${about}`)
		}
	}
})

test('queens that attack, and the squares they attack, are those of the rule', () => {
	const random = randomFrom(9)
	for (let i = 0; i < 200; i++) {
		const n = 1 + (i % 9)
		const board = state.boardOf(
			n,
			Array.from({length: i % 12}, () => random(n * n)),
		)
		const queens = state.placesOf(board, board.queens)
		const doAttack = (a, b) => a !== b && attacks(a.row, a.col, b.row, b.col)
		is(
			state.attacksOn(board).length > 0,
			queens.some(a => queens.some(b => doAttack(a, b))),
		)
		for (const {a, b} of state.attacksOn(board)) ok(attacks(a.row, a.col, b.row, b.col))
		const isAttacked = state.attackedOn(board)
		for (let square = 0; square < n * n; square++) {
			const place = state.placeAt(board, square),
				by = board.queens.includes(square) ? [] : queens.filter(queen => doAttack(queen, place))
			is(isAttacked(square), by.length > 0)
			equal(state.attackersOf(board, square), by)
		}
	}
})

test('a board and what was done to it are kept as they were', () => {
	let now = state.begun(state.boardOf(8))
	for (const [square, what] of [
		[3, 'queen'],
		[25, 'queen'],
		[45, 'closed'],
		[48, 'closed'],
	])
		now = DOES.toggle(now, square, what)
	now = state.undone(now)
	equal(state.revived(state.keptOf(now)), now)
	for (const text of [null, '', '{', '{}', '{"now":"9","past":[],"future":[]}', '{"now":"2;9;","past":[],"future":[]}'])
		is(state.revived(text), null)
})

test('an address gives the board it was made of, and names what it could not use', () => {
	const board = state.boardOf(8, [3, 25], [45, 48])
	const words = {given: state.wordsOf(board, board.queens), blocked: state.wordsOf(board, board.closed)}
	equal(words, {given: ['0,3', '3,1'], blocked: ['5,5', '6,0']})
	equal(state.boardAsked({n: 8, ...words}), {board, refused: []})
	const {board: rest, refused} = state.boardAsked({n: 4, given: ['0,3', '9,1'], blocked: ['0,3', '1,1']})
	equal(rest, state.boardOf(4, [3], [5]))
	equal(refused, [
		{name: 'given', value: '9,1'},
		{name: 'blocked', value: '0,3'},
	])
})

test('a board goes to text and back; x is a closed square here, and a queen elsewhere', () => {
	const board = state.boardOf(4, [1, 7], [12])
	is(textOfBoard(board), '. Q . .\n. . . Q\n. . . .\nx . . .\n')
	equal(boardIn(textOfBoard(board)), {board})
	equal(boardIn('x . .\n. . .\n. . .'), {board: state.boardOf(3, [], [0])})
	equal(boardIn('2 4 1 3').board, state.boardOf(4, [1, 7, 8, 14]))
	is(boardIn('2 4 x').fault.name, 'character')
})

test.run()
