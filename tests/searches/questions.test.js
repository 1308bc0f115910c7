// "What happens next?": where it asks gives nothing away, right is what the oracle's walk does next, every reason is
// true of the board, and what is said and shown is whole. All searches, n = 1 … 6, every target, every moment at which
// it may be asked, every set of kinds.

import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { walk } from 'n-queens/engine'
import * as oracle from '../helpers/oracle.js'
import { elementsOf, markupOf, those } from '../helpers/templates.js'
import { name, walksUpTo } from '../helpers/walks.js'
import { inEveryLanguage } from '../../web/make/words.js'
import { PREDICTABLE, explained, isOpen, judged, stopKinds, tally } from '../../web/searches/questions.js'
import { drawBoard } from '../../web/board/board.js'
import { answerOf, isAsking, predictText, predictView } from '../../web/views/predict.js'

const LOCALES = await inEveryLanguage('core', 'predict')
const [, en] = LOCALES
const SETS = [1, 2, 3, 4, 5, 6, 7].map(bits => PREDICTABLE.filter((_, i) => (bits >> i) & 1))
const range = (from, to) => Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i)
const isAt = (event, { row, col }) => event.row === row && event.col === col

/** The oracle's moments with what else a moment of the engine has, and what has been up to then, by row: when it was
 * entered and got a queen last, which columns were tested since it was entered. */
function walkOf({ n, search, startRow }) {
	const past = { entered: Array(n).fill(-1), placed: Array(n).fill(-1), tested: Array(n).fill([]) }
	const put = (what, row, value) => (past[what] = Object.assign([...past[what]], { [row]: value }))
	return [...oracle.walk(search, n, { startRow })].map(moment => {
		const {
			step,
			event: { kind, row, col },
		} = moment
		if (kind === 'enter') put('entered', row, step), put('tested', row, [])
		if (kind === 'test') put('tested', row, [...past.tested[row], col])
		if (kind === 'place') put('placed', row, step)
		return {
			...moment,
			n,
			search,
			startRow,
			attackers: oracle.attackers(moment.queens),
			depth: moment.stack.length,
			past: { ...past },
		}
	})
}

/** Each target of a walk with the step before it that says it all: the events between are tests not asked for and
 * returns from a row. */
function questionsOf(all, kinds) {
	const targets = all.filter(({ event }) => kinds.includes(event.kind))
	return targets.map((target, i) => {
		let ask = target.step - 1
		while (ask > 0 && (all[ask].event.kind === 'leave' || (all[ask].event.kind === 'test' && !kinds.includes('test'))))
			ask--
		return { ask, target, kinds, previous: targets[i - 1]?.step ?? -1 }
	})
}

test("the engine, sent back from a target to the kinds to stop at, arrives where the oracle's walk has given nothing away yet", async () => {
	for (const options of walksUpTo(5)) {
		const all = walkOf(options),
			w = await walk(options)
		for (const kinds of SETS)
			for (const { ask, target } of questionsOf(all, kinds)) {
				await w.seek(target.step)
				assert.is(
					(await w.previous(stopKinds(kinds)))?.step ?? 0,
					ask,
					`${name(options)} ${kinds} before ${target.step}`,
				)
			}
	}
})

test('up to the moment of asking nothing since the last answer looks at the square in question, and up to its target no queen moves', () => {
	for (const options of walksUpTo(6)) {
		const all = walkOf(options)
		for (const kinds of SETS)
			for (const { ask, target, previous } of questionsOf(all, kinds)) {
				const title = `${name(options)} ${kinds} before ${target.step}`,
					{ kind, row } = target.event
				const heard = all.slice(Math.max(target.past.entered[row], previous + 1), ask + 1)
				if (kind !== 'remove')
					assert.not(
						heard.some(({ event }) => event.kind === 'test' && isAt(event, target.event)),
						title,
					)
				assert.ok(
					kinds.includes(all[ask].event.kind) || !['test', 'leave', 'done'].includes(all[ask].event.kind),
					title,
				)
				for (const { queens, event, step } of all.slice(ask, target.step)) {
					if (options.search !== 'breadth-first') assert.equal(queens, all[ask].queens, title)
					assert.ok(step === ask || !['enter', 'place', 'remove'].includes(event.kind), title)
				}
			}
	}
})

test('a question is open from the moment of asking until its target, and not when there is none', () => {
	for (const options of walksUpTo(4))
		for (const kinds of SETS) {
			const all = walkOf(options)
			for (const question of questionsOf(all, kinds))
				for (const moment of all)
					assert.is(isOpen(moment, question), moment.step >= question.ask && moment.step < question.target.step)
			for (const moment of all) assert.is(isOpen(moment, null), false)
		}
})

// --- answers ----------------------------------------------------------------------------------------------

/** What is known of a moment, but for its target, by looking at the board and at what has been. */
function known({ n, queens, event, past }, { target }) {
	const inRow = target.event.kind === 'remove' ? event.row : target.event.row
	const standing = queens.flatMap((col, row) => (col < 0 ? [] : [{ row, col }]))
	const earlier = standing.filter(({ row }) => row !== inRow)
	const canStand = (row, col) => earlier.every(queen => oracle.attacks(queen.row, queen.col, row, col) === null)
	const free = inRow === null ? [] : range(0, n).filter(col => canStand(inRow, col))
	const newest = [...standing].sort((a, b) => past.placed[b.row] - past.placed[a.row])[0]
	return { inRow, standing, earlier, tested: past.tested[inRow], canStand, free, newest }
}

/** By reason: whether what the sentences claim is so. */
const TRUE = {
	begins: ({ moment, next }) => moment.event.kind === 'enter' && moment.event.row === next.row && next.col === 0,
	onward: ({ next, tested }) => next.col > 0 && String(tested) === String(range(0, next.col)),
	tested: ({ moment, next, canStand }) =>
		moment.event.verdict === 'free' && isAt(moment.event, next) && canStand(next.row, next.col),
	free: ({ next, tested, free, facts }) =>
		String(tested) === String(range(0, facts.tried + 1)) && free.find(col => col > facts.tried) === next.col,
	afterSolution: ({ moment, next, newest }) =>
		moment.event.kind === 'solution' && isAt(newest, next) && !['first', 'wraparound'].includes(moment.search),
	noneFree: ({ next, free, newest }) => free.length === 0 && isAt(newest, next),
	allTried: ({ next, free, tested, newest }) =>
		free.length > 0 && free.every(col => tested.includes(col)) && isAt(newest, next),
	row({ moment: { n, past, stack, frontier }, square, next, facts, levels }) {
		if (
			facts.wraps !==
			(past.entered[n - 1] >= 0 && stack.some(({ row }, depth) => row === n - 1 && depth < stack.length - 1))
		)
			return false
		return (
			square.row !== next.row &&
			stack.at(-1).row === next.row &&
			(!frontier || String(levels[frontier.level]) === String([next.row]))
		)
	},
	tried: ({ square, next, tested }) => square.row === next.row && tested.includes(square.col),
	attacked: ({ square, next, earlier, facts }) =>
		square.row === next.row &&
		facts.by.length > 0 &&
		String(facts.by) ===
			String(earlier.filter(({ row, col }) => oracle.attacks(row, col, square.row, square.col)).map(({ row }) => row)),
	later: ({ square, next, canStand }) =>
		square.row === next.row &&
		next.col < square.col &&
		canStand(next.row, next.col) &&
		canStand(square.row, square.col),
	skips: ({ square, next, tested }) =>
		square.row === next.row && next.col < square.col && String(tested) === String(range(0, next.col)),
	queen: ({ square, next, standing, target, tested, canStand, facts }) =>
		standing.some(queen => isAt(queen, square)) &&
		target.queens[square.row] === square.col &&
		(facts.frontier || (facts.kind === 'test' ? !tested.includes(next.col) : canStand(next.row, next.col))),
	otherQueen: ({ square, next, standing, newest }) =>
		standing.some(queen => isAt(queen, square)) && isAt(newest, next) && !isAt(newest, square),
}

/** Each moment at which some question is open, with that question; one for all sets of kinds with the same target. */
function openOnes(all) {
	const open = new Map()
	for (const kinds of SETS)
		for (const question of questionsOf(all, kinds))
			for (const moment of all.slice(question.ask, question.target.step))
				open.set(`step ${moment.step} before ${question.target.step}`, { moment, question })
	return open
}

const squaresOf = n => range(0, n * n).map(i => ({ row: Math.floor(i / n), col: i % n }))

/** By level of a breadth-first walk: the rows in which its boards are tried. */
const levelsOf = all =>
	range(0, all[0].n).map(level => [
		...new Set(
			all
				.filter(({ event, frontier }) => event.kind === 'test' && frontier?.level === level)
				.map(({ event }) => event.row),
		),
	])

test('the square of what happens next is judged right and every other wrong, and every reason is true of the board', () => {
	const met = new Set()
	for (const options of walksUpTo(6)) {
		const walked = walkOf(options),
			squares = squaresOf(options.n),
			levels = levelsOf(walked)
		for (const [where, { moment, question }] of openOnes(walked)) {
			const { target } = question,
				next = target.event,
				facts = known(moment, question),
				all = { ...facts, levels, moment, target, next }
			for (const square of squares) {
				const found = judged(moment, question, square)
				Object.assign(all, { square, facts: found })
				if (found.right !== isAt(next, square) || !isAt(found.square, square) || !TRUE[found.reason](all))
					assert.unreachable(`${name(options)} ${where}: ${JSON.stringify(found)}`)
				met.add(found.reason + found.right)
			}
			const told = explained(moment, question)
			assert.equal(
				[told.kind, told.row, told.col, told.inRow, told.frontier, told.right],
				[next.kind, next.row, next.col, facts.inRow, options.search === 'breadth-first', true],
				where,
			)
		}
	}
	const right = ['begins', 'onward', 'tested', 'free'],
		wrong = ['row', 'tried', 'attacked', 'later', 'skips', 'queen', 'otherQueen'],
		either = ['afterSolution', 'noneFree', 'allTried']
	assert.equal(
		[...met].sort(),
		[
			...right.map(reason => `${reason}true`),
			...wrong.map(reason => `${reason}false`),
			...either.flatMap(reason => [`${reason}true`, `${reason}false`]),
		].sort(),
	)
})

test('over a walk answered rightly throughout there are as many right answers as events of the kinds', async () => {
	for (const options of walksUpTo(4))
		for (const kinds of SETS) {
			const all = walkOf(options),
				w = await walk(options)
			let state = tally(),
				target
			while ((target = (await w.foresee(kinds, stopKinds(kinds)))?.target)) {
				const from = (await w.moment()).step
				await w.seek(target.step)
				const ask = Math.max(from, (await w.previous(stopKinds(kinds)))?.step ?? 0),
					question = { ask, target, kinds }
				const moment = await w.seek(ask)
				assert.ok(isOpen(moment, question))
				state = tally(state, judged(moment, question, { row: target.event.row, col: target.event.col }))
				assert.not(isOpen(await w.seek(target.step), question))
			}
			assert.equal(
				state,
				{ right: all.filter(({ event }) => kinds.includes(event.kind)).length, wrong: 0, shown: 0 },
				`${name(options)} ${kinds}`,
			)
		}
})

test('a wrong answer and a shown one count as such, and no tally is changed in place', () => {
	const none = Object.freeze(tally())
	assert.equal(none, { right: 0, wrong: 0, shown: 0 })
	assert.equal(tally(none, { right: false }), { right: 0, wrong: 1, shown: 0 })
	assert.equal(tally(tally(none, { right: true }), null), { right: 1, wrong: 0, shown: 1 })
})

// --- words ------------------------------------------------------------------------------------------------

const lookOf = (words, predict, more = {}) => ({
	words,
	at: i => i,
	onShow() {},
	onGoOn() {},
	predict: { question: null, open: false, last: null, tally: tally(), ended: false, ...predict },
	...more,
})
const BAD = /undefined|null|NaN|\[object|function|=>|-1|\*\*/

test('every question has its words, in both languages, and no two sets of kinds have the same', () => {
	for (const { predict: words } of LOCALES) {
		const texts = SETS.map(words.question)
		assert.is(new Set(texts).size, SETS.length)
		for (const text of [...texts, words.tally(tally()), words.tally({ right: 1200, wrong: 1, shown: 2 })])
			assert.not.match(text, BAD)
		assert.match(words.tally({ right: 1200, wrong: 34, shown: 56 }), /1,200.*34.*56/)
		assert.equal(Object.keys(words.why).sort(), Object.keys(TRUE).sort())
	}
})

test('whatever is answered is told whole, in both languages, on the page and to a screen reader, and names what happens next unless it was right', () => {
	const seen = new Set()
	for (const options of walksUpTo(4)) {
		const all = walkOf(options),
			squares = squaresOf(options.n)
		for (const { moment, question } of openOnes(all).values())
			for (const square of [null, ...squares]) {
				const { target } = question,
					found = square && judged(moment, question, square),
					key = JSON.stringify(found ?? explained(moment, question)) + (square === null)
				if (seen.has(key)) continue
				seen.add(key)
				for (const words of LOCALES)
					for (const base of [0, 1]) {
						const look = lookOf(words, { last: { judged: found, moment, target, square } }, { at: i => i + base })
						const [section] = elementsOf(predictView(moment, look)),
							text = predictText(look)
						assert.not.match(markupOf(predictView(moment, look)), BAD)
						assert.not.match(text, BAD)
						assert.ok(section.text.startsWith(text), `${section.text} | ${text}`)
						const place =
							words === en
								? `row ${target.event.row + base}, column ${target.event.col + base}`
								: `${target.event.row + base} 行 ${target.event.col + base} 列`
						if (!found?.right) assert.ok(text.includes(place), text)
					}
			}
	}
	assert.ok(seen.size > 1000)
})

test('an attacked square is told by which queen, one in another row which row is being filled, a tried one that it was', () => {
	const all = walkOf({ n: 4, search: 'flags', startRow: 0 }),
		[, second] = questionsOf(all, ['place'])
	const say = (square, base = 0, words = en) =>
		predictText(
			lookOf(
				words,
				{
					last: {
						judged: judged(all[second.ask], second, square),
						moment: all[second.ask],
						target: second.target,
						square,
					},
				},
				{ at: i => i + base },
			),
		)
	assert.is(say({ row: 1, col: 2 }), 'That is it. Column 2 is the first of row 1 where a queen can stand.')
	assert.is(
		say({ row: 1, col: 0 }),
		'Not there. The queen in row 0 attacks that square. Next, a queen goes to row 1, column 2.',
	)
	assert.is(
		say({ row: 1, col: 3 }),
		'Not there. Columns are tried from left to right, and a queen can stand in column 2 too. Next, a queen goes to row 1, column 2.',
	)
	assert.is(say({ row: 2, col: 1 }, 1), 'Not there. The search is in row 2 now. Next, a queen goes to row 2, column 3.')
	assert.is(
		say({ row: 0, col: 0 }),
		'Not there. That queen stays for now: row 1 still has a free square. Next, a queen goes to row 1, column 2.',
	)
	assert.is(
		say({ row: 1, col: 1 }, 1, LOCALES[0]),
		'そこではない。そのマスには 1 行目のクイーンが利いている。次は 2 行 3 列に置く。',
	)
})

// --- the view ---------------------------------------------------------------------------------------------

const CASE = () => {
	const all = walkOf({ n: 4, search: 'flags', startRow: 0 }),
		[first, second] = questionsOf(all, ['place'])
	return { all, first, second, moment: all[second.ask] }
}
const labelsOf = look => those(elementsOf(predictView(CASE().moment, look)), { tag: 'button' }).map(({ text }) => text)

test('an open question is put, once; after a wrong answer, or when it was shown, the one button goes on', () => {
	const { all, first, second, moment } = CASE(),
		square = { row: 3, col: 3 }
	for (const words of LOCALES) {
		const ask = words.predict.question(['place'])
		const cases = [
			[{ question: second, open: true }, true],
			[
				{
					question: second,
					open: true,
					last: {
						judged: judged(all[first.ask], first, { row: 0, col: 0 }),
						moment: all[first.ask],
						target: first.target,
						square: { row: 0, col: 0 },
					},
				},
				true,
			],
			[
				{
					question: second,
					open: true,
					last: { judged: judged(moment, second, square), moment, target: second.target, square },
				},
				false,
			],
			[{ question: second, open: true, last: { judged: null, moment, target: second.target, square: null } }, false],
			[{ question: second, open: false }, false],
		]
		for (const [predict, asks] of cases) {
			const look = lookOf(words, predict)
			assert.is(isAsking(look.predict), asks)
			assert.equal(labelsOf(look), [asks ? words.predict.show : words.predict.goOn])
			assert.is(predictText(look).includes(ask), asks)
			assert.is(elementsOf(predictView(moment, look))[0].text.split(ask).length, asks ? 2 : 1)
		}
		const over = lookOf(words, { ended: true })
		assert.equal(labelsOf(over), [])
		assert.is(predictText(over), words.predict.ended)
	}
})

test('the board marks an answer until the walk has come to what was asked', () => {
	const { all, second, moment } = CASE(),
		square = { row: 3, col: 3 },
		last = { judged: judged(moment, second, square), moment, target: second.target, square }
	for (const at of all) {
		const answer = answerOf(at, lookOf(en, { last }).predict)
		assert.equal(answer, isOpen(at, second) ? { square, right: false, target: { row: 1, col: 2 } } : null)
	}
	assert.is(answerOf(moment, { last: null }), null)
	assert.equal(answerOf(moment, { last: { ...last, judged: null, square: null } }), {
		square: null,
		right: false,
		target: { row: 1, col: 2 },
	})
})

/** The squares in which a drawing of 20 pixels a square draws rectangles, and those in which it draws from point to
 * point. */
function drawn(moment, answer) {
	const rectangles = [],
		points = []
	const own = {
		strokeRect: (x, y, w, h) => rectangles.push([x, y, w, h]),
		moveTo: (x, y) => points.push([x, y]),
		lineTo: (x, y) => points.push([x, y]),
	}
	const ctx = new Proxy(own, {
		get: (target, key) => (key === 'pathOf' ? () => ({}) : (target[key] ?? (() => {}))),
		set: () => true,
	})
	drawBoard(
		ctx,
		moment,
		{ at: i => i, attacks: false, chosen: null, answer, colors: {} },
		{ left: 0, top: 0, cell: 20, side: 20 * moment.n, size: 20 * moment.n },
	)
	return { rectangles, points }
}

test('a wrong answer is crossed and the square to be expected ringed twice, each within its own square; a right answer has no cross', () => {
	const { moment } = CASE(),
		target = { row: 1, col: 2 },
		square = { row: 3, col: 3 },
		plain = drawn(moment, null)
	const within = ({ row, col }, x, y) => x >= col * 20 && x <= col * 20 + 20 && y >= row * 20 && y <= row * 20 + 20
	for (const [answer, crosses] of [
		[{ square, right: false, target }, true],
		[{ square: target, right: true, target }, false],
		[{ square: null, right: false, target }, false],
	]) {
		const { rectangles, points } = drawn(moment, answer)
		const [rings, ends] = [rectangles.slice(plain.rectangles.length), points.slice(plain.points.length)]
		assert.is(rings.length, 2)
		for (const [x, y, w, h] of rings) assert.ok(within(target, x, y) && within(target, x + w, y + h))
		assert.is(ends.length > 0, crosses)
		for (const [x, y] of ends) assert.ok(within(square, x, y))
	}
})

test.run()
