// A board's size may be a number or a bigint, wherever the engine takes one: both are whole numbers, and answers are
// the same.

import {test} from 'uvu'
import * as assert from 'uvu/assert'
import {
	boardsFrom,
	classes,
	count,
	memoryFor,
	openCount,
	secondsFor,
	solutionAt,
	solutions,
	symmetry,
	totalOf,
	walk,
} from 'n-queens/engine'

const all = async boards => {
	const list = []
	for await (const board of boards) list.push([...board])
	return list
}
const CALLS = {
	boardsFrom: n => boardsFrom(n, 2, 2),
	classes: n => classes(n),
	count: n => count(n),
	memoryFor: n => memoryFor(n),
	openCount: async n => (await openCount(n)).run(),
	solutionAt: n => solutionAt(n, 3n),
	solutions: n => all(solutions(n)),
	symmetry: n => symmetry(n, 4n),
	totalOf: n => totalOf(n),
	walk: async n => (await walk({n, search: 'wraparound', startRow: 5})).measure(),
}
const refusal = promise =>
	promise.then(
		() => assert.unreachable('it should reject'),
		({message, argument, value}) => ({message, argument, value}),
	)

for (const [name, call] of Object.entries(CALLS))
	test(`${name} answers for 6n what it answers for 6, and refuses the same sizes in the same words`, async () => {
		assert.equal(await call(6n), await call(6))
		for (const n of [0, 33, -1])
			assert.equal(await refusal(call(BigInt(n))), {...(await refusal(call(n))), value: BigInt(n)})
		assert.match(
			(await refusal(call(2n ** 64n))).message,
			/^n is 18446744073709551616; allowed: whole numbers from 1 to \d\d$/,
		)
	})

test('an estimate takes a bigint too', async () => {
	assert.ok((await secondsFor(16n)) > 0)
	assert.match((await refusal(secondsFor(28n))).message, /^n is 28;/)
})

test.run()
