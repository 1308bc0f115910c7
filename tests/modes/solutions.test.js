// The solutions view without a browser: what is chosen, the grid's geometry, boards as they come, the verdict on a
// pasted text, the figure of the exercise, the address, and that everything can be said.

import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { inEveryLanguage } from '../../web/make/words.js'
import * as oracle from '../helpers/oracle.js'
import { randomFrom } from '../helpers/walks.js'
import { attacks, classes, images, indexOf, searches, solutionAt, walk } from 'n-queens/engine'
import { readBoard } from '../../web/board/notation/index.js'
import { queryOf, readPage } from '../../web/page/address.js'
import { CLASSES, MAX_CLASSES_N, SOLUTIONS } from '../../web/engine/known.js'
import { Boards, PAGE } from '../../web/modes/solutions/boards.js'
import { solvedExercise } from '../../web/modes/solutions/exercise.js'
import { EXAMPLES, excerptOf, judged } from '../../web/modes/solutions/question.js'
import { chosen, listed, stepsTo } from '../../web/modes/solutions/state.js'
import { inView, laidOf, movedOn, rowsOf, showing } from '../../web/modes/solutions/stretch.js'

const WORDS = await inEveryLanguage('solutions', 'export')
const [ja, en] = WORDS
// --- what is chosen -------------------------------------------------------------------------------------

test('whatever is wanted, a solution that there is is chosen, and another n begins with its first', () => {
	const random = randomFrom(1)
	let choice = chosen({})
	assert.equal(choice, { n: 8, k: 1, classes: false })
	for (let i = 0; i < 2000; i++) {
		const wanted = [
			{ n: random(40) - 5 },
			{ k: random(2 ** 30) - 5 },
			{ classes: random(2) === 1 },
			{ n: random(20), k: random(100) },
		][random(4)]
		const before = choice
		choice = chosen(wanted, before)
		assert.ok(choice.n >= 1 && choice.n <= 18 && choice.k >= 1 && choice.k <= Math.max(1, Number(SOLUTIONS[choice.n])))
		if (wanted.k === undefined && choice.n !== before.n) assert.is(choice.k, 1)
	}
})

test('all solutions are listed, or one of each class up to n = 12', () => {
	for (let n = 1; n <= 18; n++) {
		assert.is(listed({ n, k: 1, classes: false }), Number(SOLUTIONS[n]))
		assert.is(listed({ n, k: 1, classes: true }), n <= MAX_CLASSES_N ? Number(CLASSES[n]) : 0)
	}
})

// --- the grid -------------------------------------------------------------------------------------------

test('a stretch lies within the list, has in view what was asked for, and moving it changes nothing that is seen', () => {
	const random = randomFrom(3)
	for (let i = 0; i < 3000; i++) {
		const list = {
			count: 1 + random([10, 1000, 2e5, 666090624][random(4)]),
			columns: 1 + random(12),
			rowHeight: 60 + random(120),
			height: 100 + random(900),
		}
		let stretch = { first: 0, top: 0 }
		for (let j = 0; j < 4; j++) {
			const row = random(rowsOf(list))
			stretch = showing(stretch, row, list)
			const { from, to } = inView(stretch, list)
			assert.ok(stretch.first >= 0 && stretch.first + laidOf(list) <= rowsOf(list) && stretch.top >= 0)
			assert.ok(row >= from && row < to, `${row} in ${from}…${to}`)
			if (list.height >= list.rowHeight)
				assert.ok(
					(row - stretch.first) * list.rowHeight >= stretch.top &&
						(row + 1 - stretch.first) * list.rowHeight <= stretch.top + list.height,
					'whole',
				)
			assert.ok(laidOf(list) * list.rowHeight < 15e6, 'no taller than browsers draw')
			const scrolled = { ...stretch, top: random(Math.max(1, laidOf(list) * list.rowHeight - list.height)) }
			const on = movedOn(scrolled, list)
			assert.equal(inView(on, list), inView(scrolled, list))
			assert.equal(movedOn(on, list), on, 'at rest')
			stretch = on
		}
	}
})

test('scrolling on and on comes to the last board of millions, from stretch to stretch, and back to the first', () => {
	const list = { count: 3_000_000, columns: 5, rowHeight: 140, height: 600 }
	let stretch = { first: 0, top: 0 },
		steps = 0
	for (; inView(stretch, list).to < rowsOf(list); steps++)
		stretch = movedOn({ first: stretch.first, top: stretch.top + 100 * list.rowHeight }, list)
	assert.ok(steps > 5900 && steps < 6100, `${steps}`)
	for (; (stretch.first > 0 || stretch.top > 0) && steps > -100; steps--)
		stretch = movedOn({ first: stretch.first, top: Math.max(0, stretch.top - 100 * list.rowHeight) }, list)
	assert.ok(Math.abs(steps) < 10, `${steps} steps more there than back`)
})

// --- boards as they come --------------------------------------------------------------------------------

/** A source that answers when it is told to. */
function source(count) {
	const calls = []
	const boards = new Boards({
		count,
		changed() {},
		fetch: (from, length, { signal }) =>
			new Promise((done, fail) => {
				signal.addEventListener('abort', () => fail(signal.reason))
				calls.push({
					from,
					length,
					isAborted: () => signal.aborted,
					answer: () => done(Array.from({ length }, (_, i) => ({ board: Uint8Array.of(from + i), size: 8 }))),
					fail,
				})
			}),
	})
	return { boards, calls, tick: () => new Promise(done => setTimeout(done)) }
}

test('what is wanted most is fetched first, one page at a time, and a page only once', async () => {
	const { boards, calls, tick } = source(200)
	boards.want([100, 1, 2, 3, 0, 201])
	assert.equal(
		calls.map(({ from, length }) => [from, length]),
		[[97, PAGE]],
	)
	calls[0].answer()
	await tick()
	assert.equal(
		calls.map(({ from }) => from),
		[97, 1],
	)
	boards.want([1, 100])
	calls[1].answer()
	await tick()
	assert.equal(
		[boards.at(1).board[0], boards.at(100).board[0], boards.at(144).board[0], boards.at(145), calls.length],
		[1, 100, 144, undefined, 2],
	)
	boards.want([200])
	assert.equal([calls[2].from, calls[2].length], [193, 8])
})

test('what is no longer wanted is broken off, and what is wanted instead comes', async () => {
	const { boards, calls, tick } = source(1000)
	boards.want([500])
	boards.want([900])
	assert.ok(calls[0].isAborted())
	await tick()
	calls[1].answer()
	await tick()
	assert.equal([boards.at(500), boards.at(900)?.board[0] !== undefined, boards.fault], [undefined, true, null])
	boards.want([1])
	boards.want([])
	await tick()
	assert.ok(calls[2].isAborted())
	assert.is(calls.length, 3)
})

test('a page that cannot be fetched is not asked for again and again', async () => {
	const { boards, calls, tick } = source(1000)
	boards.want([1, 500])
	calls[0].fail(new Error('no WebAssembly'))
	await tick()
	boards.want([700])
	await tick()
	assert.equal([boards.fault.message, calls.length], ['no WebAssembly', 1])
})

test('pages that were wanted long ago are forgotten, those wanted last are not', async () => {
	const { boards, calls, tick } = source(PAGE * 400)
	for (let page = 0; page < 300; page++) {
		boards.want([page * PAGE + 1])
		calls.at(-1).answer()
		await tick()
		boards.want([1])
	}
	const kept = Array.from({ length: 300 }, (_, page) => boards.at(page * PAGE + 1)).filter(Boolean).length
	assert.ok(kept < 200 && boards.at(1) && boards.at(299 * PAGE + 1), `${kept} pages`)
})

// --- is this one? ---------------------------------------------------------------------------------------

test("for random boards the verdict is the oracle's: which queens attack which, what is missing, and whether it is one", async () => {
	const random = randomFrom(4)
	for (let i = 0; i < 300; i++) {
		const n = 1 + random(8),
			squares = Array.from({ length: random(n + 2) }, () => ({ row: random(n), col: random(n) }))
		const rows = Array.from({ length: n }, (_, row) =>
			Array.from({ length: n }, (_, col) => (squares.some(s => s.row === row && s.col === col) ? 'Q' : '.')).join(' '),
		)
		const verdict = await judged(rows.join('\n'), attacks)
		if (verdict.kind !== 'board') continue // a single sign may be another notation
		const at = verdict.squares
		const pairs = at.flatMap((a, x) =>
			at
				.slice(x + 1)
				.filter(b => oracle.attacks(a.row, a.col, b.row, b.col))
				.map(b => `${a.row},${a.col} ${b.row},${b.col}`),
		)
		assert.equal(
			verdict.attacks.map(({ a, b }) => `${a.row},${a.col} ${b.row},${b.col}`).sort(),
			pairs.sort(),
			rows.join('\n'),
		)
		assert.equal(
			verdict.empty,
			Array.from({ length: n }, (_, row) => row).filter(row => !at.some(square => square.row === row)),
		)
		assert.is(verdict.board !== null, pairs.length === 0 && at.length === n)
	}
})

test('every solution of small boards is one, in each notation that is offered to be tried', async () => {
	for (const board of oracle.solutions(6))
		assert.equal(Array.from((await judged(board.map(col => col + 1).join(' '), attacks)).board), board)
	const kinds = {}
	for (const [name, text] of Object.entries(EXAMPLES)) {
		const verdict = await judged(text, attacks)
		kinds[name] =
			verdict.kind === 'fault'
				? verdict.fault.name
				: verdict.board
					? 'yes'
					: verdict.attacks.length > 0
						? 'attacked'
						: 'unfinished'
	}
	assert.equal(kinds, {
		positions: 'yes',
		list: 'yes',
		dots: 'yes',
		squares: 'yes',
		leetcode: 'yes',
		fen: 'yes',
		attacked: 'attacked',
		unfinished: 'unfinished',
		mistyped: 'column',
	})
})

test('a fault is pointed at in its line, whatever the text', async () => {
	assert.equal(excerptOf('1 2\n3 x 4\n5', 6), { before: '3 ', at: 'x', after: ' 4' })
	assert.equal(excerptOf('ab\ncd', 2), { before: 'ab', at: '', after: '' })
	assert.equal(excerptOf(`${'👑'.repeat(30)}x`, 60), { before: `…${'👑'.repeat(20)}`, at: 'x', after: '' })
	assert.equal(excerptOf('', 0), { before: '', at: '', after: '' })
	const random = randomFrom(5),
		pieces = ['1', ' ', '\n', '\r\n', 'Q', '.', '👑', '[', '"', 'x', '□', '/', ',', '-', '９', '\u200b', 'あ', '|']
	for (let i = 0; i < 3000; i++) {
		const text = Array.from({ length: random(60) }, () => pieces[random(pieces.length)]).join('')
		const verdict = await judged(text, async () => [])
		if (verdict.kind !== 'fault') continue
		const { before, at, after } = verdict.excerpt
		assert.ok(text.includes(before.replace(/^…/, '') + at + after.replace(/…$/, '')), JSON.stringify([text, verdict]))
		for (const { export: words } of WORDS) assert.ok(words.faults[verdict.fault.name](verdict.fault).length > 5)
	}
})

// --- the exercise ---------------------------------------------------------------------------------------

test('the exercise finds eight boards of ninety-two, each with its first queen at the left of its start row', async () => {
	const { groups, starts, countsFrom } = await solvedExercise({ walk, searches }, { classes, images })
	const members = groups.flatMap(group => group.members)
	const all = [...oracle.solutions(8)]
	assert.equal(
		members.map(({ number }) => number).sort((a, b) => a - b),
		all.map((_, i) => i + 1),
	)
	for (const { number, board, start } of members) {
		assert.equal(Array.from(board), all[number - 1])
		if (start !== null) assert.is(board[start], 0)
	}
	assert.equal(groups.map(({ size, members: { length } }) => [size, length]).sort(), [
		[4, 4],
		...Array(11).fill([8, 8]),
	])
	assert.equal(
		starts.map(({ row }) => row),
		[0, 1, 2, 3, 4, 5, 6, 7],
	)
	for (const [row, board] of Object.entries(oracle.KNOWN.wraparoundBoards))
		assert.equal(all[starts[row].number - 1], board)
	for (const { number, group } of starts) assert.ok(groups[group].members.some(member => member.number === number))
	assert.is(countsFrom, 0)
})

// --- walking to a solution ------------------------------------------------------------------------------

test('the k-th solution of a walk is solution k, in every search that finds all, and there is none beyond the last', async () => {
	for (const { id } of (await searches()).filter(({ stopsAtFirst }) => !stopsAtFirst))
		for (const n of [1, 4, 6, 7]) {
			const w = await walk({ n, search: id })
			for (let k = Number(SOLUTIONS[n]); k >= 1; k--) {
				const { queens, event, counters } = await w.reach('solution', k)
				assert.equal(
					[queens, event.kind, counters.solutions, await indexOf(queens)],
					[Array.from(await solutionAt(n, k)), 'solution', k, BigInt(k)],
				)
			}
			const last = await w.moment()
			assert.is(await w.reach('solution', Number(SOLUTIONS[n]) + 1), null)
			assert.equal(await w.moment(), last, 'the moment stays')
		}
	const w = await walk({ n: 4 })
	for (const ordinal of [0, -1, 1.5, NaN]) {
		const error = await w.reach('solution', ordinal).catch(error => error)
		assert.match(error.message, `ordinal is ${ordinal}`)
	}
})

test('how many steps a solution lies off is told within a factor of two', async () => {
	for (const [n, k] of [
		[10, 724],
		[11, 2680],
		[12, 14200],
		[12, 7000],
	]) {
		const { step } = await (await walk({ n })).reach('solution', k)
		assert.ok(
			stepsTo({ n, k, classes: false }) / step < 2 && stepsTo({ n, k, classes: false }) / step > 0.5,
			`${stepsTo({ n, k, classes: false })} for ${step}`,
		)
	}
})

// --- the address ----------------------------------------------------------------------------------------

test('the address of a solution opens it again', () => {
	const random = randomFrom(6)
	for (let i = 0; i < 500; i++) {
		const n = 1 + random(18),
			k = 1 + random(Math.max(1, Number(SOLUTIONS[n])))
		const values = { n, k, classes: random(2) === 1, theme: ['auto', 'light', 'dark'][random(3)] }
		assert.equal(
			readPage(new URLSearchParams(queryOf({ mode: 'solutions', ...values, lang: [null, 'ja'][random(2)] }))),
			{ mode: 'solutions', values, refusals: [] },
		)
	}
	assert.is(
		queryOf({ mode: 'solutions', n: 8, k: 57, classes: false, theme: 'auto', lang: null }),
		'?view=solutions&n=8&k=57',
	)
	assert.is(
		queryOf({ mode: 'solutions', n: 8, k: 57, classes: true, theme: 'auto', lang: null }),
		'?view=solutions&n=8&k=57&classes=1',
	)
	assert.equal(readPage(new URLSearchParams('view=solutions')).values, { n: 8, k: 1, classes: false, theme: 'auto' })
})

test('what an address cannot mean is refused with what it may say, and a solution is shown all the same', () => {
	const read = query => {
		const {
			values: { n, k, classes },
			refusals,
		} = readPage(new URLSearchParams(`view=solutions&${query}`))
		return [
			n,
			k,
			classes,
			refusals.map(({ name, value, allowed: { high } }) => `${name} ${value} ${high ?? ''}`.trim()).join(),
		]
	}
	assert.equal(read('n=8&k=93'), [8, 1, false, 'k 93 92'])
	assert.equal(read('n=19&k=5'), [8, 5, false, 'n 19 18'])
	assert.equal(read('n=18&k=666090624'), [18, 666090624, false, ''])
	assert.equal(read('n=18&k=666090625'), [18, 1, false, 'k 666090625 666090624'])
	assert.equal(read('n=3&k=1'), [3, 1, false, ''])
	for (const text of ['0', '-1', '1e2', 'x', '', '5.5', '９', '<b>', '9'.repeat(300)])
		assert.equal(read(`n=8&k=${encodeURIComponent(text)}`).slice(0, 3), [8, 1, false])
	assert.equal(read('classes=maybe')[3], 'classes maybe')
})

// --- words ----------------------------------------------------------------------------------------------

function shape(value) {
	if (Array.isArray(value)) return value.map(shape)
	if (typeof value === 'object')
		return Object.fromEntries(
			Object.keys(value)
				.sort()
				.map(key => [key, shape(value[key])]),
		)
	return typeof value
}

test('both languages have the same keys, of the same kinds, and list the same keys to press', () => {
	assert.equal(shape(ja), shape(en))
	assert.equal(
		ja.keys.map(([keys]) => keys),
		en.keys.map(([keys]) => keys),
	)
})

test('what is said of boards is whole, in both languages', async () => {
	const verdicts = await Promise.all(
		['1 1 1 1', '1 3 1 3', '. . . .\n. . . .\n. Q . .\n. . . .', 'Q Q . .\nQ Q . .\nQ Q . .\n. . . .', 'Q'].map(text =>
			judged(text, attacks),
		),
	)
	const facts = { boards: 8, all: 92, classes: 12, met: 7, from: 0 }
	for (const words of WORDS)
		for (const size of [8, 4, 2, 1])
			for (const k of [1, 57, 666090624]) {
				const board = words.positions([0, 2, 1])
				for (const text of [
					words.place(k, k),
					words.placeIn(k, k),
					words.classOf(k, k),
					words.cell(k, board, size),
					words.cell(k, undefined, undefined),
					words.classCell(3, size, k, board),
					words.said(k, k, board),
					words.seeking(k, 0.5),
					words.seeking(k, 1),
					words.badPlace('x', k),
					words.walkBoard(k),
					words.farWalk(5.9e11),
					words.noSolution(3),
					words.noClasses(12),
					words.ownSymmetry(size),
					...[
						'identity',
						'turn-90',
						'turn-180',
						'turn-270',
						'mirror-columns',
						'mirror-rows',
						'mirror-diagonal',
						'mirror-antidiagonal',
					].map(by => words.images.same(words.images.by[by])),
					words.images.caption(size),
					words.images.number(k),
					words.images.finding(0.2),
					words.member(k, board, null),
					words.member(k, board, 3),
					words.exercise.answer(facts),
					words.exercise.caption(facts),
					words.exercise.caption({ ...facts, met: 12 }),
					words.exercise.start(0, k, 1),
					words.question.yes(1),
					words.question.yes(8),
					words.question.noNumber(18),
					words.question.andMore(3),
					words.picture(4, []),
					words.picture(4, [{ row: 1, col: 2 }]),
					words.lists(false, k),
					words.lists(true, 12),
					words.lists(true, 0),
					words.fault('x'),
					...verdicts
						.filter(({ kind }) => kind === 'board')
						.flatMap(verdict => [words.question.no(verdict), ...verdict.attacks.map(words.question.attack)]),
				]) {
					assert.ok(text.length > 0)
					assert.not.match(text, /undefined|null|NaN|\[object|Infinity/)
					assert.is(text.split('**').length % 2, 1, `marks come in pairs: ${text}`)
				}
			}
})

test('every notation that is read has a name to try it by, or is one that is like one that has', () => {
	const tried = new Set(
		Object.values(EXAMPLES)
			.map(text => readBoard(text).notation)
			.filter(Boolean),
	)
	assert.equal([...tried].sort(), ['fen', 'positions', 'rows', 'strings'])
	for (const words of WORDS) assert.equal(Object.keys(words.question.examples), Object.keys(EXAMPLES))
})

test.run()
