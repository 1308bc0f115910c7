import {test} from 'uvu'
import {equal, is, ok} from 'uvu/assert'
import {NOTHING_KEPT, newerState} from '#web/embed/attempts.js'
import {often, randomFrom, randomText} from '../helpers/walks.js'

const KEPT = {count: 3, attempt: 2, best: 0.5, isDone: true, progress: '{"version":1}'}
const textOf = record => JSON.stringify(record)

test('newerState() takes the newer of two records', () => {
	equal(newerState(NOTHING_KEPT, textOf(KEPT)), KEPT)
	const newer = {...KEPT, count: 4, best: 1, progress: null}
	equal(newerState(KEPT, textOf(newer)), newer)
	for (const text of [textOf(KEPT), textOf({...KEPT, count: 2})]) is(newerState(KEPT, text), KEPT)
})

test('newerState() ignores a text that is no record', () => {
	const none = [null, undefined, '', '{', 'null', '[]', '7', '"x"', '{"count":5}']
	const values = {
		...Object.fromEntries(Object.keys(KEPT).map(name => [name, [null, 'x', -1, 1.5, {}, 1e300]])),
		progress: [],
	}
	const spoilt = Object.entries(values).flatMap(([name, wrong]) =>
		[undefined, ...wrong].map(value => textOf({...KEPT, count: 9, [name]: value})),
	)
	for (const text of [...none, ...spoilt]) is(newerState(KEPT, text), KEPT, String(text))
})

test('newerState() returns a valid record, never an older one, whatever is stored', () => {
	const random = randomFrom(1),
		pieces = [...textOf(KEPT).match(/"\w+":|[^"]/g), '1e9', '-', 'null', 'true', ',', '0.2', '"x"']
	let known = NOTHING_KEPT
	for (let i = 0; i < often(2000); i++) {
		const text = textOf({...KEPT, count: known.count + 1}),
			[from, to] = [random(text.length), random(text.length)],
			spoilt = text.slice(0, from) + randomText(random, pieces, 4) + text.slice(random(2) ? from : to),
			next = newerState(known, spoilt)
		ok(next.count >= known.count, spoilt)
		ok(next.attempt >= 1 && next.best >= 0 && next.best <= 1 && typeof next.isDone === 'boolean', spoilt)
		known = next.count > 1000 ? NOTHING_KEPT : next
	}
})

test.run()
