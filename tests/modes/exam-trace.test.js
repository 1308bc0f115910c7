import {test} from 'uvu'
import {equal, is, ok} from 'uvu/assert'
import {blankExam, isTraced, next} from '../../web/modes/exam/state.js'
import * as trace from '../../web/modes/exam/trace.js'
import {isAt} from '../../web/modes/exam/witness.js'
import {following} from '../helpers/state.js'
import {attacks, range, walked} from '../helpers/exam.js'

const {arraysAfter, countsAfter, HINTS, judge, MOVES, queensAfter, TRACE_N, whereAfter} = trace
const SQUARES = range(1, TRACE_N).flatMap(row => range(1, TRACE_N).map(col => ({row, col})))

const after = following(next, blankExam())

test('a blank changed after marking loses its mark, others keep theirs', () => {
	const answer = (blank, text) => ['answer', {blank, text}],
		marked = (...events) => after(answer('size', 'N'), answer('to', 'N'), ['mark'], ...events).marked.join()
	equal([marked(), marked(answer('size', '2N')), marked(answer('size', 'N'))], ['size,to', 'to', 'size,to'])
	const {marked: none, answers} = after(answer('size', 'N'), ['mark'], ['clear'])
	equal([none, answers], [[], blankExam().answers])
})

test("the trace is the search's: 8 placements, 4 removals, 26 tests", () => {
	equal(countsAfter(MOVES.length), {places: 8, removes: 4, tests: 26})
	const line = (kind, {row, col}, verdict) => `${kind} ${row - 1} ${col - 1}${verdict}`
	const lines = MOVES.flatMap(({kind, square, tests}) => [
		...tests.map(test => line('test', test.square, test.free ? ' free' : ' attacked')),
		line(kind, square, ''),
	])
	const expected = walked.get(TRACE_N).filter(line => !line.startsWith('enter'))
	equal(lines, expected)
})

test('judge() accepts one square per move and gives a true reason for others', () => {
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
		const reasons = SQUARES.map(guess => {
			const reply = judge(done, guess)
			ok(SO[reply.why](guess, reply), `move ${done + 1}, ${guess.row} ${guess.col}: ${reply.why}`)
			return reply.why
		})
		is(reasons.filter(why => why === 'right').length, 1)
	}
})

test('a right guess advances and resets hints, a wrong guess is counted, at the end none is accepted', () => {
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

test.run()
