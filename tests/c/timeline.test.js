import {equal, is, test} from '#test'
import {walk} from 'n-queens/engine'
import {everyMoment} from '../helpers/reference.js'
import {abortable, messageOf, rejection} from '../helpers/rejection.js'
import {name} from '../helpers/walks.js'

const walksOf = words =>
	words.split(/,\s+/).map(walk => {
		const [n, search, startRow = 0] = walk.split(' ')
		return {n: +n, search, startRow: +startRow}
	})
const KINDS = ['enter', 'test', 'place', 'solution', 'remove', 'leave', 'level', 'done']

test('next(), previous(), reach() and peek() give the moments of a walk step by step', async () => {
	for (const options of walksOf('6 scan, 5 breadth-first, 6 first, 7 wraparound 3')) {
		const w = await walk(options),
			moments = await everyMoment(w)
		for (const kinds of [['remove', 'place', 'level'], ...KINDS]) {
			const steps = moments.filter(({event}) => [kinds].flat().includes(event.kind)).map(({step}) => step)
			for (const [i, step] of steps.entries()) {
				const [before, , target] = [i - 1, i, i + 1].map(i => moments[steps[i]] ?? null)
				is((await w.reach(kinds, i + 1)).step, step)
				equal(await w.previous(kinds), before)
				await w.seek(step)
				equal(await w.peek(kinds, i + 1), moments[step])
				equal(await w.peek('step', i), moments[i])
				is((await w.moment()).step, step)
				equal(await w.next(kinds), target)
			}
			const last = await w.moment()
			is(await w.reach(kinds, steps.length + 1), null)
			equal(await w.moment(), last)
			is((await w.marks(kinds)).counts.at(-1), steps.length)
		}
		const {probes} = moments.at(-1).counters
		for (let probe = 1; probe <= probes; probe += 7) {
			const first = moments.find(({counters}) => counters.probes >= probe)
			equal(await w.reach('probe', probe), first, `${name(options)} probe ${probe}`)
		}
		is(await w.reach('probe', probes + 1), null)
		is((await w.marks('probe')).counts.at(-1), probes)
	}
})

test('measure() reports progress and can be aborted; the walk stays usable', async () => {
	const w = await walk({n: 20}),
		{signal, abort} = abortable()
	let progress = 0
	const measuring = w.measure({signal, onProgress: known => void (progress = known)})
	is((await w.seek(1000)).step, 1000)
	while (progress === 0) await w.seek(1001)
	abort()
	equal([await messageOf(measuring), w.length, (await w.seek(5)).step], ['enough', undefined, 5])
})

test('an aborted seek does not change the moment', async () => {
	const w = await walk({n: 32}),
		before = await w.seek(77)
	is((await rejection(w.next('solution', {signal: AbortSignal.timeout(50)}))).name, 'TimeoutError')
	equal(await w.moment(), before)
})

test.run()
