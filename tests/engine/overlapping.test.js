import {test} from 'uvu'
import {equal, is, ok} from 'uvu/assert'
import {boardsFrom, classes, indexOf, solutionAt, solutions} from 'n-queens/engine'
import {isSolution, listOf, text} from '../helpers/boards.js'
import {solutions as oracleSolutions} from '../helpers/oracle.js'
import {abortable, aborted, refusal, rejection, soon} from '../helpers/rejection.js'

const EIGHT = oracleSolutions(8).map(text)

test('an abort rejects with its reason: before, during a search, and between boards', async () => {
	const before = {signal: aborted('before')}
	for (const begun of [
		...[solutions(8, before).next(), solutionAt(8, 5, before), indexOf([0, 4, 7, 5, 2, 6, 1, 3], before)],
		...[classes(8, before), boardsFrom(8, 1, 5, before)],
	])
		is(await refusal(begun), 'before')

	for (const begin of [
		options => solutionAt(18, 123_456_789, options),
		options => boardsFrom(18, 234_567_890, 10, options),
		options => solutions(18, {from: 345_678_901, ...options}).next(),
		options => solutions(32, options).next(),
	]) {
		const {signal, abort} = abortable(),
			rejected = rejection(begin({signal}))
		for (let turns = 0; turns < 5; turns++) await soon()
		abort()
		is(await rejected, signal.reason)
		equal([await listOf(8), (await classes(8)).length], [EIGHT, 12], 'what was broken off does not show later')
	}

	const {signal, abort} = abortable(),
		iterator = solutions(8, {signal})
	await iterator.next()
	abort()
	equal([await rejection(iterator.next()), (await iterator.next()).done], [signal.reason, true])
})

test('writing into a board changes no other answer', async () => {
	const spoil = board => void board.fill(99)
	for await (const board of solutions(8)) spoil(board)
	for (let round = 0; round < 2; round++) {
		const page = await boardsFrom(8, 40, 20),
			list = (await classes(8)).map(({board}) => board),
			board = await solutionAt(8, 45)
		equal([...page, board].map(text), [...EIGHT.slice(39, 59), EIGHT[44]])
		ok(list.every(isSolution))
		for (const one of [...page, ...list, board]) spoil(one)
	}
})

test.run()
