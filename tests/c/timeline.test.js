import {equal, is, match, test} from '#test'
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

test('methods of a walk reject bad input with argument, value and what is allowed', async () => {
	const w = await walk({n: 4})
	for (const [rejected, ...words] of [
		[rejection(w.seek(-1)), 'RangeError: step is -1'],
		[rejection(w.seek('3')), 'TypeError: step'],
		[rejection(w.next('queen')), 'RangeError', 'queen'],
		[rejection(w.next({kind: 'test', row: 4})), 'RangeError: row is 4', '0 to 3'],
		[rejection(w.next({kind: 'queen', row: 0})), 'RangeError: kind is "queen"'],
		[rejection(w.previous(undefined)), 'TypeError: kind'],
		[rejection(w.next(['place', 'queen'])), 'RangeError: kind is "queen"', 'place'],
		[rejection(w.next([])), 'RangeError: kinds'],
		[rejection(w.next('probe')), 'RangeError: kind is "probe"'],
		[rejection(w.reach(['probe'], 3)), 'RangeError: kind is "probe"'],
		...[0, -1, 1.5, NaN].map(ordinal => [rejection(w.reach('solution', ordinal)), `ordinal is ${ordinal}`]),
	]) {
		const message = String(await rejected)
		for (const word of words) match(message, word)
	}
})

test.run()
