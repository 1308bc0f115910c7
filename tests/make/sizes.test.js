// A board's size may be a number or a bigint, wherever the engine takes one: both are whole numbers, and answers are
// the same.

import {test} from 'uvu'
import {equal, match, ok} from 'uvu/assert'
import * as engine from 'n-queens/engine'
import {rejection} from '../helpers/rejection.js'

const CALLS = {
	boardsFrom: n => engine.boardsFrom(n, 2, 2),
	classes: engine.classes,
	count: engine.count,
	memoryFor: engine.memoryFor,
	openCount: async n => (await engine.openCount(n)).run(),
	solutionAt: n => engine.solutionAt(n, 3n),
	async solutions(n) {
		const list = []
		for await (const board of engine.solutions(n)) list.push([...board])
		return list
	},
	symmetry: n => engine.symmetry(n, 4n),
	totalOf: engine.totalOf,
	walk: async n => (await engine.walk({n, search: 'wraparound', startRow: 5})).measure(),
}
const refusal = async promise => {
	const {message, argument, value} = await rejection(promise)
	return {message, argument, value}
}

for (const [name, call] of Object.entries(CALLS))
	test(`${name} answers for 6n as for 6, and refuses the same sizes in the same words`, async () => {
		equal(await call(6n), await call(6))
		for (const n of [0, 33, -1]) equal(await refusal(call(BigInt(n))), {...(await refusal(call(n))), value: BigInt(n)})
		const {message} = await refusal(call(2n ** 64n))
		match(message, /^n is 18446744073709551616; allowed: whole numbers from 1 to \d\d$/)
	})

test('an estimate takes a bigint too', async () => {
	ok((await engine.secondsFor(16n)) > 0)
	match((await refusal(engine.secondsFor(28n))).message, /^n is 28;/)
})

test.run()
