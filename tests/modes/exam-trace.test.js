// The exam's state without a browser, and question 2.

import {test} from 'uvu'
import {equal, is, ok} from 'uvu/assert'
import {BLANKS, OFFERED} from '../../web/modes/exam/program.js'
import {blankExam, choicesOf, isTraced, next} from '../../web/modes/exam/state.js'
import * as trace from '../../web/modes/exam/trace.js'
import {isAt} from '../../web/modes/exam/witness.js'
import {queryOf} from '../../web/page/address.js'
import {assertOpens, following, opens} from '../helpers/state.js'
import {attacks, range, walked, WORDS} from '../helpers/exam.js'
import {assertWhole} from '../helpers/says.js'

const {arraysAfter, countsAfter, HINTS, judge, MOVES, queensAfter, TRACE_N, whereAfter} = trace
const SQUARES = range(1, TRACE_N).flatMap(row => range(1, TRACE_N).map(col => ({row, col})))

const after = following(next, blankExam())

test('a blank changed after it was marked is not marked, and the other marks stay', () => {
	const answer = (blank, text) => ['answer', {blank, text}],
		marked = (...events) => after(answer('size', 'N'), answer('to', 'N'), ['mark'], ...events).marked.join()
	equal([marked(), marked(answer('size', '2N')), marked(answer('size', 'N'))], ['size,to', 'to', 'size,to'])
	const {marked: none, answers} = after(answer('size', 'N'), ['mark'], ['clear'])
	equal([none, answers], [[], blankExam().answers])
})

test('no event changes the state before it', () => {
	const {way, part, trace} = after(
		...[['way', {way: 'write'}], ['answer', {blank: 'to', text: 'n'}], ['mark']],
		...[1, 4].map(i => ['guess', {square: {row: i, col: i}}]),
		...[['hint'], ['hint'], ['part', {part: 'blanks'}], ['again'], ['clear']],
	)
	equal([way, part, trace.done], ['write', 'blanks', 0])
})

test('what was written can be found again among what is offered', () => {
	const choices = text => choicesOf(after(['answer', {blank: 'line', text}]), 'line')
	equal(choices('N+i-k'), [...OFFERED.line, 'N+i-k'])
	equal(choices(OFFERED.line[1]), OFFERED.line)
})

test('the address of a question opens that question', () => {
	for (const part of ['blanks', 'trace']) assertOpens('exam', {part, blanks: ['a', 'c'], theme: 'dark'})
	is(queryOf({mode: 'exam', part: 'blanks', theme: 'auto'}), '?view=exam')
	is(opens('view=exam&part=c').refusals.length, 1)
})

test('the trace is that of the search: 8 placements, 4 removals, 26 tests', () => {
	equal(countsAfter(MOVES.length), {places: 8, removes: 4, tests: 26})
	const line = (kind, {row, col}, verdict) => `${kind} ${row - 1} ${col - 1}${verdict}`
	const lines = MOVES.flatMap(({kind, square, tests}) => [
		...tests.map(test => line('test', test.square, test.free ? ' free' : ' attacked')),
		line(kind, square, ''),
	])
	const expected = walked.get(TRACE_N).filter(line => !line.startsWith('enter'))
	equal(lines, expected)
})

test('beside the board stand the arrays that its queens make', () => {
	for (const done of range(0, MOVES.length)) {
		const queens = queensAfter(done),
			{pos, ...flags} = arraysAfter(done)
		is(queens.length, countsAfter(done).places - countsAfter(done).removes)
		const columns = range(1, TRACE_N).map(row => queens.find(queen => queen.row === row)?.col ?? 0)
		equal(pos, columns)
		for (const [name, size, indexOf] of [
			['col', TRACE_N, ({col}) => col],
			['upwd', 2 * TRACE_N - 1, ({row, col}) => row + col - 1],
			['downwd', 2 * TRACE_N - 1, ({row, col}) => row - col + TRACE_N],
		]) {
			const taken = queens.map(indexOf),
				expected = range(1, size).map(index => (taken.includes(index) ? 'NOT_FREE' : 'FREE'))
			is(flags[name].join(), expected.join(), `${name} after ${done}`)
		}
	}
})

test('at each move one square is right, and what is said of the others is so', () => {
	for (const [done, {kind, square}] of MOVES.entries()) {
		const queens = queensAfter(done),
			where = whereAfter(done)
		const free = range(where.col, TRACE_N).filter(col => queens.every(queen => !attacks(queen, {row: where.row, col})))
		is(kind, free.length ? 'place' : 'remove')
		const SO = {
			right: guess => isAt(guess, square) && (kind === 'remove' || isAt(guess, {row: where.row, col: free[0]})),
			last: guess => kind === 'remove' && guess.row < Math.max(...queens.map(({row}) => row)),
			early: (_guess, {row}) => kind === 'place' && row === where.row,
			row: (guess, {row}) => row === where.row && guess.row !== row,
			tried: guess => guess.row === where.row && guess.col < where.col,
			attacked: (guess, {by, look}) =>
				attacks(by, guess) && arraysAfter(done)[look.array][look.index - 1] === 'NOT_FREE',
			left: guess => guess.row === where.row && guess.col > free[0],
		}
		const said = SQUARES.map(guess => {
			const told = judge(done, guess)
			ok(SO[told.why](guess, told), `move ${done + 1}, ${guess.row} ${guess.col}: ${told.why}`)
			return told.why
		})
		is(said.filter(why => why === 'right').length, 1)
	}
})

test('a right guess goes on, a wrong one stays, hints begin anew, and the end takes no guesses', () => {
	let state = blankExam()
	for (const {square} of MOVES) {
		const wrong = next(state, {type: 'guess', square: {row: 4, col: 4}})
		equal([wrong.trace.done, wrong.trace.misses], [state.trace.done, state.trace.misses + 1])
		for (let i = 0; i < HINTS + 2; i++) state = next(state, {type: 'hint'})
		is(state.trace.hint, HINTS)
		state = next(state, {type: 'guess', square})
		is(state.trace.hint, 0)
	}
	ok(isTraced(state.trace))
	equal([state.trace.hints, state.trace.misses], [MOVES.length * HINTS, 0])
	equal(next(state, {type: 'guess', square: {row: 1, col: 2}}), state)
})

test('there is a word for each blank, and letters as the paper has them', () => {
	for (const words of WORDS)
		for (const name of ['blanks', 'about', 'why']) equal(Object.keys(words[name]).sort(), [...BLANKS].sort())
	for (const {blanks} of WORDS)
		is(
			Object.values(blanks)
				.join('')
				.replace(/[^ア-ク]/g, ''),
			'アイウエオカキク',
		)
})

test('whatever is guessed, hinted or done is told whole', () => {
	for (const words of WORDS) {
		const texts = [0, 1, 2, 9].map(count => words.finished(countsAfter(MOVES.length), count, 0))
		for (const [done, move] of MOVES.entries()) {
			const passed = words.passed(move.tests.map(({square}) => square))
			for (const guess of SQUARES) {
				const found = judge(done, guess)
				for (const kind of ['place', 'remove']) texts.push(words.told[found.why]({...found, guess, kind}, passed))
			}
			for (const hint of words.hints) texts.push(hint({...move, where: whereAfter(done)}))
		}
		for (const marked of range(0, 8)) for (const right of range(0, marked)) texts.push(words.score(right, marked))
		for (const text of texts) assertWhole(text, 6)
	}
})

test.run()
