import {equal, is, not, ok, test} from '#test'
import {inspect} from 'node:util'
import {VERSION} from '#web/engine/shard-lines.js'
import {isSaved, Tally, withChecksum} from '#web/engine/tally.js'
import {randomFrom, rows} from '../helpers/walks.js'

const random = randomFrom(2026)
const planOf = units => ({n: 9, way: 1, units, bytes: 1})
const PLAN = planOf(1000)
const values = Array.from({length: 5000}, () => BigInt(random(1e9)) * 1_000_003n)
const add = (a, b) => a + b
const sumOf = (first, end) => values.slice(first, end).reduce(add, 0n)
const totalOf = ({units}) => sumOf(0, units)
const finish = (tally, {ticket, first, end}, took = 1) => tally.finish(ticket, sumOf(first, end), took)

function muddle(tally, turns = Infinity) {
	const out = [],
		answered = []
	for (let turn = 0; turn < turns && !tally.complete; turn++) {
		const [who, what] = [random(4), random(10)]
		if (what < 4) {
			const range = tally.take(who, {milliseconds: 1 + random(200), sharers: 1 + random(4)})
			if (range) out.push({...range, who})
		} else if (what < 8 && out.length > 0) {
			const [range] = out.splice(random(out.length), 1)
			finish(tally, range, random(300))
			answered.push(range)
		} else if (what === 8 && answered.length > 0) {
			not(finish(tally, answered[random(answered.length)]))
		} else if (random(10) === 0) tally.lose(who)
	}
	return tally
}

test('the sum of all ranges is the total, however workers take, finish and lose them', () => {
	for (let i = 0; i < 300; i++) {
		const plan = planOf(1 + random(i % 10 ? 300 : 5000))
		const tally = muddle(new Tally(plan))
		equal([tally.sum, tally.done, tally.take('anyone')], [totalOf(plan), plan.units, null])
		equal(tally.saved().done, [[0, plan.units]])
	}
})

test("retractCard() reopens the card's finished ranges", () => {
	for (let i = 0; i < 100; i++) {
		const tally = muddle(new Tally(PLAN), random(50)),
			{sum, done} = tally,
			ranges = Array.from({length: random(9)}, () => tally.take('card', {milliseconds: random(99)})).filter(Boolean)
		for (const range of ranges) ok(finish(tally, range))
		while (ranges.length > 0) {
			const [{first, end}] = ranges.splice(random(ranges.length), 1)
			tally.noteOnCard(first, end, sumOf(first, end))
			tally.retractCard()
		}
		equal([tally.sum, tally.done], [sum, done])
		for (const who of [0, 1, 2, 3]) tally.lose(who)
		equal([muddle(tally).sum, tally.saved().done], [totalOf(PLAN), [[0, PLAN.units]]])
	}
})

test('take(): each range is at most four times as long as the one before, up to the wanted duration', () => {
	const tally = new Tally(planOf(1e6)),
		take = () => tally.take('steady', {milliseconds: 120})
	const lengths = Array.from({length: 20}, () => {
		const {first, end, ticket} = take()
		tally.finish(ticket, 0n, (end - first) / 100)
		return end - first
	})
	ok(lengths.every((units, i) => units <= 4 * (lengths[i - 1] ?? 4)))
	is(lengths.at(-1), 120 * 100)
	const slow = take()
	tally.finish(slow.ticket, 0n, 1200)
	is(take().end - slow.end, 1200)
})

test('take(): ranges shorten towards the end, so that all workers end together', () => {
	const tally = new Tally(planOf(10_000)),
		clocks = [0, 0, 0, 0],
		next = () => clocks.indexOf(Math.min(...clocks))
	for (let who = 0, range; (range = tally.take(who, {milliseconds: 120, sharers: 4})); who = next()) {
		const took = (range.end - range.first) * 0.05
		clocks[who] += took
		tally.finish(range.ticket, 0n, took)
	}
	ok(Math.max(...clocks) - Math.min(...clocks) <= 5, clocks.join(' '))
})

test('a count saved and read back repeatedly reaches the total', () => {
	for (let i = 0; i < 100; i++) {
		let tally = new Tally(PLAN)
		while (!tally.complete) {
			muddle(tally, 1 + random(80))
			const {done} = tally
			tally = new Tally(PLAN, structuredClone(tally.saved()))
			is(tally.done, done)
		}
		is(tally.sum, totalOf(PLAN))
	}
})

test('saved() returns a copy: counting on does not change it', () => {
	const tally = muddle(new Tally(PLAN), 60)
	tally.noteOnCard(0, 1, 0n)
	const saved = tally.saved(),
		before = structuredClone(saved)
	for (const one of [new Tally(PLAN, saved), tally]) {
		one.noteOnCard(1, 2, 0n)
		muddle(one)
	}
	equal(saved, before)
})

const spansOf = text => rows(text.replaceAll('-', ' '))
const good = {version: VERSION, n: 9, way: 1, units: 1000, done: spansOf('0-10, 20-30, 990-1000'), sum: 5n}

const DEFECTS = [
	...[{version: VERSION + 1}, {version: undefined}, {n: 10}, {way: 2}, {units: 1001}],
	...[{sum: 5}, {sum: -1n}, {sum: 2n ** 64n}, {onCard: [[0, 1]]}],
]
const SPANS = [
	...['0-10, 9-12', '0-10, 10-12', '0-10, 0-10', '20-30, 0-10', '990-1001', '5-5'].map(spansOf),
	...[[], {length: 0}, [[-1, 10]], [[0, 1.5]], [[NaN, 4]], [['0', '9']], [undefined, [1, 2]], [[1, 2, 3]], [[0n, 3n]]],
]

test('saved data with a defect is ignored', () => {
	const whole = withChecksum(good),
		unsealed = [good, {...whole, sum: 6n}, {...whole, onCard: 5}, {...whole, done: spansOf('0-11, 20-30, 990-1000')}],
		sealed = [...DEFECTS, ...SPANS.map(done => ({done}))].map(defect => withChecksum({...good, ...defect}))
	ok(isSaved(whole, PLAN))
	for (const saved of [undefined, null, {}, ...unsealed, ...sealed]) {
		const tally = new Tally(PLAN, saved)
		equal([isSaved(saved, PLAN), tally.done, muddle(tally).sum], [false, 0, totalOf(PLAN)], inspect(saved))
	}
})

test('reading 100,000 saved spans takes linear time', () => {
	const units = 200_000,
		spans = Array.from({length: units / 2}, (_, i) => [2 * i, 2 * i + 1])
	let looks = 0
	const done = new Proxy(spans, {get: (_, i) => (looks++, spans[i])})
	is(new Tally(planOf(units), withChecksum({...good, units, done})).done, units / 2)
	ok(looks < 10 * done.length, `${looks} looks`)
})

test.run()
