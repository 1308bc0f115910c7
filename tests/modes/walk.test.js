import {equal, is, match, ok, test} from '#test'
import opening from '#opening'
import {isOpening, OPENING} from '#web/modes/walk/address.js'
import {walk} from 'n-queens/engine'
import {ended, following, moved, pinched, widened, zoomPart} from '#web/modes/walk/zoom/range.js'
import {ordinalsIn, ticksIn} from '#web/modes/walk/zoom/ticks.js'
import {randomFrom} from '../helpers/walks.js'

test('the page opens at a rejected square of row 5', async () => {
	const {moment, length} = opening,
		opened = await walk({n: 8})
	equal(moment, await opened.seek(OPENING.step))
	is(length, await opened.measure())
	await opened.close()
	equal([moment.event.verdict, moment.queens.map(col => col >= 0)], ['attacked', [1, 1, 1, 1, 1, 0, 0, 0].map(Boolean)])
})

test('isOpening() is false for fixed queens and blocked squares', () => {
	for (const [given, blocked] of [
		['', ''],
		['a', ''],
		['', 'b'],
		['a', 'b'],
	])
		is(isOpening({...OPENING, given, blocked}), given + blocked === '')
})

const whole = {from: 100, to: 1_000_100}

test('the visible range stays inside the walk, in whole steps, at least 40 steps long', () => {
	const random = randomFrom(16)
	let part = whole
	for (let i = 0; i < 2000; i++) {
		const some = random(1_200_000) - 100_000
		part = [
			() => widened(part, random(300) / 100, random(101) / 100, whole),
			() => moved(part, some - 500_000, whole),
			() => ended(part, i % 2 ? 'from' : 'to', some, whole),
			() => pinched([random(50) / 100, (51 + random(50)) / 100], [some, some + random(9999) + 1], whole),
			() => following(part, random(1_000_000), random(1_000_000), whole),
		][random(5)]()
		const {from, to} = part
		ok(Number.isInteger(from) && Number.isInteger(to), `${from} ${to}`)
		ok(from >= whole.from && to <= whole.to && to - from >= 40, `${from} ${to}`)
	}
	equal(zoomPart(-5, 9, {from: 0, to: 12}), {from: 0, to: 12})
})

test('zooming does not move the step under the pointer or the fingers', () => {
	const at = ({from, to}, place) => from + place * (to - from),
		part = {from: 200_000, to: 600_000}
	for (const factor of [0.01, 0.5, 1.2])
		for (const place of [0, 0.3, 1]) ok(Math.abs(at(widened(part, factor, place, whole), place) - at(part, place)) <= 1)
	const spread = pinched([0.2, 0.9], [300_000, 310_000], whole)
	ok(Math.abs(at(spread, 0.2) - 300_000) <= 1 && Math.abs(at(spread, 0.9) - 310_000) <= 1)
})

test('following() moves the shown part only when the walk leaves it', () => {
	const part = {from: 1000, to: 2000}
	is(following(part, 1500, 1900, whole), part)
	is(following(part, 900, 800, whole), part)
	equal(following(part, 1999, 2001, whole), {from: 1901, to: 2901})
	equal(following(part, 1001, 999, whole), {from: 100, to: 1100})
	equal(following(part, 1500, 500_000, whole), {from: 499_900, to: 500_900})
})

test('ticksIn() marks few solutions one by one, and draws many as a skyline', async () => {
	const w = await walk({n: 10}),
		to = await w.measure(),
		marks = await w.marks('solution'),
		steps = new Map()
	for (let k = 1; k <= 724; k++) steps.set(k, (await w.peek('solution', k)).step)
	for (const part of [
		{from: 35, to: 60_000},
		{from: 100_000, to: 180_000},
		{from: 200_000, to: 200_040},
	]) {
		const within = [...steps.values()].filter(step => step >= part.from && step <= part.to)
		ok(ordinalsIn(marks, part).length >= within.length)
		const found = [...ticksIn(marks, part, steps).matchAll(/M([\d.e-]+) 13v18/g)].map(([, at]) =>
			Math.round(part.from + (at / 600) * (part.to - part.from)),
		)
		equal(found, within)
	}
	is(ordinalsIn(marks, {from: 0, to}), null)
	match(ticksIn(marks, {from: 0, to}, steps), '22v-16')
	await w.close()
})

test.run()
