import {equal, is, not, ok, test} from '#test'
import * as engine from 'n-queens/engine'
import * as state from '#web/modes/board/state.js'
import {clockText, makeClock} from '#web/modes/board/attempt.js'
import {hintsFor} from '#web/modes/board/hint.js'
import {pasted} from '../helpers/check.js'
import * as puzzles from '#web/modes/board/puzzle.js'
import {makeReading} from '#web/modes/board/reading.js'
import {makeExercise} from '#web/modes/board/exercise.js'
import {makeExercise as judged} from '#web/modes/check/exercise.js'
import {attacks} from '../helpers/oracle.js'
import {often, randomFrom, spoiltText} from '../helpers/walks.js'

class Twin {
	constructor(n) {
		Object.assign(this, {n, history: [Array(n * n).fill('')], at: 0})
	}

	get squares() {
		return this.history[this.at]
	}
	#become(squares) {
		if (String(squares) !== String(this.squares)) this.history.splice(++this.at, Infinity, squares)
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
	undo = () => (this.at = Math.max(this.at - 1, 0))
	redo = () => (this.at = Math.min(this.at + 1, this.history.length - 1))
}

const DOES = {
	toggle: (now, ...about) => state.changed(now, state.toggled(now.board, ...about)),
	carry: (now, ...about) => state.changed(now, state.carried(now.board, ...about)),
	clear: now => state.changed(now, state.makeBoard(now.board.n)),
	turn: now => state.changed(now, state.turned(now.board)),
	mirror: now => state.changed(now, state.mirrored(now.board)),
	undo: state.undone,
	redo: state.redone,
}

test("after 40,000 edits the board equals the reference's", () => {
	const below = randomFrom(5)
	for (const n of [1, 4, 5, 6]) {
		const twin = new Twin(n)
		let now = state.begun(state.makeBoard(n))
		for (let i = 0; i < 10_000; i++) {
			const kind = below(100),
				square = below(n * n)
			const queens = now.board.queens
			const [act, ...about] =
				kind < 55
					? ['toggle', square, kind < 40 ? 'queen' : 'closed']
					: kind < 65 && queens.length > 0
						? ['carry', queens[below(queens.length)], square]
						: [kind < 80 ? 'undo' : kind < 92 ? 'redo' : kind < 95 ? 'turn' : kind < 98 ? 'mirror' : 'clear']
			twin[act](...about)
			now = DOES[act](now, ...about)
			const are = what => twin.squares.flatMap((is, i) => (is === what ? [i] : []))
			if (String(now.board.queens) !== String(are('queen')) || String(now.board.closed) !== String(are('closed')))
				equal(now.board, {n, queens: are('queen'), closed: are('closed')}, `${i}: ${act} ${about}`)
		}
	}
})

test('attacksOn() and attackersOn() equal the reference', () => {
	const random = randomFrom(9)
	for (let i = 0; i < 200; i++) {
		const n = 1 + (i % 9)
		const board = state.makeBoard(
			n,
			Array.from({length: i % 12}, () => random(n * n)),
		)
		const queens = state.placesFromSquares(board, board.queens)
		const doAttack = (a, b) => a !== b && attacks(a.row, a.col, b.row, b.col)
		is(
			state.attacksOn(board).length > 0,
			queens.some(a => queens.some(b => doAttack(a, b))),
		)
		for (const {a, b} of state.attacksOn(board)) ok(attacks(a.row, a.col, b.row, b.col))
		const attackersOf = state.attackersOn(board)
		for (let square = 0; square < n * n; square++) {
			const place = state.placeAt(board, square),
				by = board.queens.includes(square) ? [] : queens.filter(queen => doAttack(queen, place))
			equal(attackersOf(square), by)
		}
	}
})

test('revived() reads back a board and its history', () => {
	let now = state.begun(state.makeBoard(8))
	for (const square of [3, 25, 45, 48]) now = DOES.toggle(now, square, square < 40 ? 'queen' : 'closed')
	now = state.undone(now)
	equal(state.revived(state.storedText(now)), now)
	for (const text of [null, '', '{', '{}', '{"now":"9","past":[],"future":[]}', '{"now":"2;9;","past":[],"future":[]}'])
		is(state.revived(text), null)
})

test('revived() of any stored text is a valid board with its past, or null', () => {
	for (const now of ['65;;', '1000000;;', '2.5;;', '0;;', '-1;;', 'Infinity;;'])
		is(state.revived(JSON.stringify({now, past: [], future: []})), null, now)
	const random = randomFrom(3),
		text = JSON.stringify({now: '8;3,25;45', past: ['8;;', '8;3;'], future: ['4;;1']}),
		pieces = [...'0123456789;,"[]{}.-e', '[]', '"8;;"', 'null']
	const isBoard = ({n, queens, closed}) =>
		Number.isInteger(n) && n > 0 && n <= 64 && [...queens, ...closed].every(square => square >= 0 && square < n * n)
	for (let i = 0; i < often(2000); i++) {
		const spoilt = spoiltText(random, text, pieces),
			back = state.revived(spoilt)
		for (let now = back; now; now = now.past[0] && state.undone(now)) ok(isBoard(now.board), spoilt)
	}
})

test('reading.show(): one undo removes all boards it showed, unless the reader edits one', () => {
	const reading = makeReading(),
		first = DOES.toggle(state.begun(state.makeBoard(8)), 3, 'queen')
	const typed = ['', '2', '2 4 1', '2 4 1 3', '2 4 1 3\n3 1 4 2', '2 4 1 3\n3 1 4 2\n1 2 3 4']
	let now = typed.reduce((now, text) => reading.take(pasted(text), now), first)
	is(reading.count, 3)
	equal(now.board.queens, [1, 7, 8, 14])
	now = reading.show(2, reading.show(1, now))
	equal([now.board.queens, reading.at], [[0, 5, 10, 15], 2])
	equal(state.undone(now).board, first.board)
	is(reading.show(3, now), now)
	is(reading.show(-1, now), now)
	const edited = DOES.toggle(now, 3, 'queen'),
		next = reading.show(0, edited)
	equal(state.undone(next), {...edited, future: state.undone(next).future})
	is(reading.take(pasted('2 4 x'), next), next)
	is(reading.fault.name, 'line')
	reading.take(null, next)
	equal([reading.fault, reading.count], [null, 0])
})

test('addressFromBoard() of a puzzle reads back with its fixed squares', () => {
	const puzzle = {name: '2026-11-28', queens: [3, 17], closed: [40]},
		board = state.makeBoard(8, [62], [5], puzzle)
	equal(state.boardFromSetup(state.addressFromBoard(board)), {board, rejected: []})
	const clash = state.boardFromSetup({...state.addressFromBoard(board), crosses: [{row: 0, col: 3}]})
	equal(clash.rejected, [{name: 'crosses', value: '0,3'}])
	const {board: plain, rejected} = state.boardFromSetup({...state.addressFromBoard(board), puzzle: 'x'})
	equal([plain.puzzle, rejected], [null, [{name: 'puzzle', value: 'x'}]])
	const now = state.changed(state.begun(state.makeBoard(8)), board)
	equal(now.past, [])
	equal(state.revived(state.storedText(now)), now)
	is(state.revived(state.storedText(now).replace('2026-11-28', '2026')), null)
})

test('toggled(), carried() and emptied() keep the fixed squares of a puzzle', () => {
	const board = state.makeBoard(8, [62], [], {name: '8-1-5', queens: [3], closed: [40]})
	for (const square of [3, 40]) is(state.toggled(board, square, 'queen'), board)
	is(state.carried(board, 3, 9), board)
	is(state.carried(board, 62, 40), board)
	equal([state.emptied(board).queens, state.carried(board, 62, 50).queens], [[3], [3, 50]])
})

test('puzzles have names; attempts and streaks are stored', () => {
	const {attemptIn, dayName, isPuzzleName, longerStreak, nameOf, puzzleFromName, streakIn} = puzzles
	const day = new Date(2026, 10, 28)
	equal([nameOf(12, 3, 7), nameOf(5, 1, 7), dayName(day)], ['12-3-7', '8-1-7', '2026-11-28'])
	equal(puzzleFromName('12-3-7'), {n: 12, level: 3, seed: 7, day: null})
	equal(puzzleFromName('2026-11-28'), {n: 8, level: 2, seed: 20261128, day})
	for (const text of ['', '2026', '8-4-1', '8-1-', 'x 2026-11-28', '8-1-12345678901234567'])
		not(isPuzzleName(text), text)
	const puzzle = {name: '8-1-7', queens: [1], closed: []},
		attempt = {...attemptIn(null, puzzle), ms: 5000, hints: 2}
	equal(attemptIn(JSON.stringify(attempt), puzzle), attempt)
	is(attemptIn(JSON.stringify(attempt), {...puzzle, queens: [2]}).ms, 0)
	is(attemptIn('{"of"', puzzle).ms, 0)
	let streak = streakIn('?')
	const days = [26, 27, 27, 28, 30].map(date => {
		streak = longerStreak(streakIn(JSON.stringify(streak)), new Date(2026, 1, date))
		return streak.days
	})
	equal(days, [1, 2, 2, 3, 1])
})

test('hintsFor() gives hints that hold for all completions', async () => {
	const random = randomFrom(20),
		kinds = new Set()
	for (let i = 0; i < 150; i++) {
		const n = 5 + (i % 4)
		const squares = Array.from({length: i % 5}, () => random(n * n))
		const board = state.makeBoard(n, squares.slice(0, 1), squares.slice(1)),
			setup = {
				n,
				given: state.placesFromSquares(board, board.queens),
				blocked: state.placesFromSquares(board, board.closed),
			},
			one = await engine.complete(setup),
			all = []
		if (!one) continue
		for await (const columns of engine.completions(setup)) all.push(columns)
		for (const {kind, squares, line} of await hintsFor(board, {one}, engine)) {
			const has = columns => squares.some(({row, col}) => columns[row] === col)
			kinds.add(kind)
			ok(kind === 'some' ? has(one) : all.every(has))
			if (kind === 'one') equal([line.isRow, has(one), squares.length < n], [true, true, true])
		}
	}
	equal([...kinds].sort(), ['every', 'forced', 'one', 'some'])
})

test('hintsFor() of a puzzle names a mistake, and why it is one', async () => {
	const puzzle = {name: '8-3-77', queens: [44, 54], closed: [19, 24]}
	const hints = async (queens, closed = []) => {
		const [{before = [], by, line, ...hint}] = await hintsFor(
			state.makeBoard(8, queens, closed, puzzle),
			{one: null},
			engine,
		)
		return [hint.kind, hint.isQueen, hint.number, hint.squares, by, before.at(-1)?.line === line && line]
	}
	const column = {isRow: false, index: 0}
	equal(await hints([7, 11]), ['back', true, 1, [{row: 1, col: 3}], undefined, column])
	equal(await hints([0, 11]), ['back', true, 2, [{row: 0, col: 0}], {row: 6, col: 6}, undefined])
	equal((await hints([7], [10])).slice(0, 4), ['back', false, 1, [{row: 1, col: 2}]])
})

test('makeClock() measures from go(true) to go(false); its seconds are undefined while it is hidden', () => {
	let ms = 0,
		set = 0
	const {setInterval, clearInterval} = globalThis
	globalThis.setInterval = () => ++set
	globalThis.clearInterval = () => {}
	try {
		const clock = makeClock(() => ms, Date.now)
		clock.go(true)
		clock.setVisible(true)
		equal([clock.seconds, set], [undefined, 0])
		clock.setVisible(false)
		clock.begin()
		clock.go(true)
		ms += 5000
		equal([clock.seconds, set], [undefined, 0])
		clock.setVisible(true)
		equal([clock.seconds, set], [5, 1])
		clock.go(false)
		ms += 60_000
		is(clock.seconds, 5)
		clock.go(true)
		ms += 2999
		is(clock.seconds, 7)
		clock.begin()
		is(clock.seconds, 0)
	} finally {
		Object.assign(globalThis, {setInterval, clearInterval})
	}
	equal([0, 9, 222, 3822].map(clockText), ['0:00', '0:09', '3:42', '1:03:42'])
})

test("an exercise stores the reader's own squares, and restores them with the page's squares", () => {
	let own, board
	const scored = {begin() {}, resume() {}}
	const scores = given => ((own = given), scored)
	const exercise = makeExercise(scores, {board: () => board, begin: next => (board = next)})
	exercise.begin(state.makeBoard(4, [1], [0]))
	board = state.makeBoard(4, [1, 7], [0, 3])
	const [text, before] = [own.state(), board]
	own.revive(text)
	equal(board, before)
	own.revive('no board')
	equal(board, state.makeBoard(4, [1], [0]))
	board = state.makeBoard(64, [...Array(1000).keys()])
	equal([text, own.state()], ['4;1,7;3', ''])
})

test('the exercise of a check figure restarts only with another n or search', () => {
	let begun = 0
	const exercise = judged(() => ({begin: () => begun++, resume() {}}), {})
	for (const n of [4, 4, 5]) exercise.begin({n, search: null})
	is(begun, 2)
})

test('continues() requires all fixed queens, and no queen on a blocked square', () => {
	const setup = state.makeBoard(4, [1], [0]),
		whole = state.makeBoard(4, [1, 7, 8, 14], [0])
	ok(state.continues(whole, setup))
	ok(state.continues(state.makeBoard(4, [1, 7], [0]), setup))
	ok(state.continues(state.makeBoard(4, whole.queens, [3]), setup))
	for (const [other, of] of [
		[state.makeBoard(4, [7, 8]), setup],
		[state.mirrored(whole), setup],
		[whole, state.makeBoard(4, [], [7])],
		[whole, state.makeBoard(5, [1], [0])],
	])
		not(state.continues(other, of))
})

test.run()
