import {equal, is} from '#test'
import {walk} from 'n-queens/engine'
import * as exact from './exact.js'
import * as oracle from './oracle.js'
import {name} from './walks.js'

export const momentsOf = options =>
	(oracle.SEARCHES.includes(options.search) ? oracle : exact).walk(options.search, options.n, options)

export async function everyMoment(w) {
	const moments = [await w.seek(0)]
	for (let step = 1; step <= (await w.measure()); step++) moments.push(await w.seek(step))
	return moments
}

export async function assertWalk(options, areArrays) {
	const w = await walk(options)
	let length = 0
	for (const {arrays = null, ...expected} of momentsOf(options)) {
		const {step, event, queens, stack, counters, frontier: f, ...more} = await w.seek((length = expected.step)),
			frontier = f && {level: f.level, size: f.size, index: f.index ?? -1, found: f.found},
			where = `${name(options)} step ${length}`
		equal({step, event, queens, stack, counters, frontier}, expected, where)
		if (!areArrays(step)) continue
		const own = more.arrays.map(({name, lowest, cells}) => ({name, ...(!arrays && {first: lowest}), values: cells}))
		if (arrays) equal(own, arrays, where)
		else equal([more.attackers, own], [oracle.attackers(queens), oracle.arrays(options.search, expected)], where)
	}
	is(await w.measure(), length, `${name(options)}: length`)
	await w.close()
}
