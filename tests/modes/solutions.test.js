// The mode of all solutions without a browser.

import {test} from 'uvu'
import {equal, is, ok} from 'uvu/assert'
import {inEveryLanguage} from '../../web/make/words.js'
import {opens} from '../helpers/state.js'
import * as oracle from '../helpers/oracle.js'
import {soon} from '../helpers/rejection.js'
import {assertWhole} from '../helpers/says.js'
import {positions, randomFrom, randomText, rows} from '../helpers/walks.js'
import {attacks, classes, images, searches, walk} from 'n-queens/engine'
import {readBoard} from '../../web/board/notation/index.js'
import {CLASSES, MAX_CLASSES_N, SOLUTIONS} from '../../web/engine/known.js'
import {boardsOf, PAGE} from '../../web/modes/solutions/boards.js'
import {solvedExercise} from '../../web/modes/solutions/exercise.js'
import {EXAMPLES, excerptOf, judged} from '../../web/modes/solutions/question.js'
import {chosen, stepsTo} from '../../web/modes/solutions/state.js'
import {inView, laidOf, movedOn, rowsOf, showing} from '../../web/modes/solutions/stretch.js'
import {thumbSide} from '../../web/modes/solutions/thumbs.js'
import {listingOf} from '../../web/modes/solutions/view.js'

const WORDS = await inEveryLanguage('solutions', 'export')

test('whatever is wanted, a solution is chosen that there is, of another n its first', () => {
	const random = randomFrom(1)
	let choice = chosen({})
	equal(choice, {n: 8, k: 1, classes: false})
	for (let i = 0; i < 2000; i++) {
		const [n, k] = [random(40) - 5, random(2 ** 30) - 5],
			wanted = [{n}, {k}, {classes: random(2) === 1}, {n: random(20), k: random(100)}][random(4)],
			before = choice
		choice = chosen(wanted, before)
		ok(choice.n >= 1 && choice.n <= 18 && choice.k >= 1 && choice.k <= (Number(SOLUTIONS[choice.n]) || 1))
		if (wanted.k === undefined && choice.n !== before.n) is(choice.k, 1)
	}
})

test('a stretch shows what was asked for, and moving it changes nothing seen', () => {
	const random = randomFrom(3)
	for (let i = 0; i < 3000; i++) {
		const [columns, rowHeight, height] = [1 + random(12), 60 + random(120), 100 + random(900)],
			list = {count: 1 + random([10, 1000, 2e5, 666090624][random(4)]), columns, rowHeight, height}
		let stretch = {first: 0, top: 0}
		for (let j = 0; j < 4; j++) {
			const row = random(rowsOf(list)),
				{first, top} = (stretch = showing(stretch, row, list)),
				{from, to} = inView(stretch, list),
				tall = laidOf(list) * rowHeight,
				above = (row - first) * rowHeight
			ok(first >= 0 && first + laidOf(list) <= rowsOf(list) && top >= 0)
			ok(row >= from && row < to, `${row} in ${from}…${to}`)
			if (height >= rowHeight) ok(above >= top && above + rowHeight <= top + height, 'whole')
			ok(tall < 15e6, 'no taller than browsers draw')
			const scrolled = {first, top: random(Math.max(1, tall - height))}
			stretch = movedOn(scrolled, list)
			equal(inView(stretch, list), inView(scrolled, list))
			equal(movedOn(stretch, list), stretch, 'at rest')
		}
	}
})

test('a stretch moves on near its ends alone', () => {
	const list = {count: 3_000_000, columns: 5, rowHeight: 140, height: 600},
		moves = row => movedOn({first: 40_000, top: row * list.rowHeight}, list).first !== 40_000
	equal([400, 600, 10_000, 19_400, 19_600].map(moves), [true, false, false, false, true])
})

test('scrolling on comes to the last board of millions, and back to the first', () => {
	const list = {count: 3_000_000, columns: 5, rowHeight: 140, height: 600}
	let stretch = {first: 0, top: 0},
		steps = 0
	const scroll = ({first, top}, rows) => movedOn({first, top: Math.max(0, top + rows * list.rowHeight)}, list)
	for (; inView(stretch, list).to < rowsOf(list); steps++) stretch = scroll(stretch, 100)
	ok(steps > 5900 && steps < 6100, `${steps}`)
	for (; (stretch.first > 0 || stretch.top > 0) && steps > -100; steps--) stretch = scroll(stretch, -100)
	ok(Math.abs(steps) < 10, `${steps} steps more there than back`)
})

function source(count) {
	const calls = []
	const fetch = (from, length, {signal}) =>
		new Promise((done, fail) => {
			const entries = Array.from({length}, (_, i) => ({board: Uint8Array.of(from + i), size: 8}))
			signal.addEventListener('abort', () => fail(signal.reason))
			calls.push({from, length, signal, answer: () => done(entries), fail})
		})
	const answer = (i = calls.length - 1) => (calls[i].answer(), soon())
	return {boards: boardsOf({count, fetch, changed() {}}), calls, answer}
}

test('what is wanted most is fetched first, and each page once', async () => {
	const {boards, calls, answer} = source(200),
		asked = () => calls.map(({from, length}) => `${from} ${length}`).join()
	boards.want([100, 1, 2, 3, 0, 201])
	is(asked(), `97 ${PAGE}`)
	await answer()
	is(asked(), `97 ${PAGE},1 ${PAGE}`)
	boards.want([1, 100])
	await answer()
	is([1, 100, 144, 145].map(number => boards.at(number)?.board[0]).join(), '1,100,144,')
	boards.want([200])
	is(asked(), `97 ${PAGE},1 ${PAGE},193 8`)
})

test('what is not wanted any more is broken off for what is', async () => {
	const {boards, calls, answer} = source(1000)
	for (const number of [500, 900]) boards.want([number])
	ok(calls[0].signal.aborted)
	await soon()
	await answer(1)
	equal([boards.at(500), boards.at(900)?.size, boards.fault], [undefined, 8, null])
	for (const wanted of [[1], []]) boards.want(wanted)
	await soon()
	equal([calls[2].signal.aborted, calls.length], [true, 3])
})

test('a page that cannot be fetched is not asked for again and again', async () => {
	const {boards, calls} = source(1000)
	boards.want([1, 500])
	calls[0].fail(new Error('no WebAssembly'))
	await soon()
	boards.want([700])
	await soon()
	equal([boards.fault.message, calls.length], ['no WebAssembly', 1])
})

test('pages wanted long ago are forgotten, those wanted last are not', async () => {
	const {boards, answer} = source(PAGE * 400)
	for (let page = 0; page < 300; page++) {
		boards.want([page * PAGE + 1])
		await answer()
		boards.want([1])
	}
	const kept = Array.from({length: 300}, (_, page) => boards.at(page * PAGE + 1)).filter(Boolean).length
	ok(kept < 200 && boards.at(1) && boards.at(299 * PAGE + 1), `${kept} pages`)
})

test("the verdict on random boards is the oracle's", async () => {
	const random = randomFrom(4)
	for (let i = 0; i < 300; i++) {
		const n = 1 + random(8),
			rows = Array.from({length: n}, () => Array(n).fill('.'))
		for (let queens = random(n + 2); queens > 0; queens--) rows[random(n)][random(n)] = 'Q'
		const text = rows.map(row => row.join(' ')).join('\n'),
			verdict = await judged(text, attacks)
		if (verdict.kind !== 'board') continue // a single sign may be another notation
		const at = verdict.squares,
			named = pairs => pairs.map(({a, b}) => `${a.row},${a.col} ${b.row},${b.col}`).sort(),
			all = at.flatMap((a, i) => at.slice(i + 1).map(b => ({a, b}))),
			pairs = all.filter(({a, b}) => oracle.attacks(a.row, a.col, b.row, b.col))
		equal(named(verdict.attacks), named(pairs), text)
		const empty = [...rows.keys()].filter(row => !rows[row].includes('Q'))
		equal([verdict.empty, verdict.board !== null], [empty, pairs.length === 0 && at.length === n])
	}
})

test('solutions are solutions; each example has its verdict and name, and they are of four notations', async () => {
	for (const board of oracle.solutions(6)) equal(Array.from((await judged(positions(board), attacks)).board), board)
	const kindOf = ({kind, fault, board, attacks}) =>
		kind === 'fault' ? fault.name : board ? 'yes' : attacks.length > 0 ? 'attacked' : 'unfinished'
	const others = {attacked: 'attacked', unfinished: 'unfinished', mistyped: 'column'}
	for (const [name, text] of Object.entries(EXAMPLES))
		is(kindOf(await judged(text, attacks)), others[name] ?? 'yes', name)
	const tried = Object.values(EXAMPLES).flatMap(text => readBoard(text).notation ?? [])
	is([...new Set(tried)].sort().join(), 'fen,positions,rows,strings')
	for (const words of WORDS) equal(Object.keys(words.question.examples), Object.keys(EXAMPLES))
})

test('a fault is pointed at in its line, whatever the text', async () => {
	for (const [text, place, expected] of [
		['1 2\n3 x 4\n5', 6, '3 |x| 4'],
		['ab\ncd', 2, 'ab||'],
		[`${'👑'.repeat(30)}x`, 60, `…${'👑'.repeat(20)}|x|`],
		['', 0, '||'],
	]) {
		const {before, at, after} = excerptOf(text, place)
		is([before, at, after].join('|'), expected)
	}
	const random = randomFrom(5),
		pieces = ['1', ' ', '\n', '\r\n', 'Q', '.', '👑', '[', '"', 'x', '□', '/', ',', '-', '９', '\u200b', 'あ', '|']
	for (let i = 0; i < 3000; i++) {
		const text = randomText(random, pieces, 60),
			verdict = await judged(text, async () => [])
		if (verdict.kind !== 'fault') continue
		const {before, at, after} = verdict.excerpt
		ok(text.includes(before.replace(/^…/, '') + at + after.replace(/…$/, '')), JSON.stringify([text, verdict]))
		for (const {export: words} of WORDS) ok(words.faults[verdict.fault.name](verdict.fault).length > 5)
	}
})

test('the exercise finds eight boards of 92, each begun at the left of its start row', async () => {
	const {groups, starts, countsFrom} = await solvedExercise({walk, searches}, {classes, images})
	const members = groups.flatMap(group => group.members).sort((a, b) => a.number - b.number),
		all = oracle.solutions(8)
	is(members.map(({number, board}) => `${number}: ${board}`).join(), all.map((board, i) => `${i + 1}: ${board}`).join())
	for (const {board, start} of members) ok(start === null || board[start] === 0)
	equal(groups.map(({size, members: {length}}) => [size, length]).sort(), [[4, 4], ...Array(11).fill([8, 8])])
	is(starts.map(({row}) => row).join(''), '01234567')
	for (const [row, board] of Object.entries(oracle.KNOWN.wraparoundBoards)) equal(all[starts[row].number - 1], board)
	for (const {number, group} of starts) ok(groups[group].members.some(member => member.number === number))
	is(countsFrom, 0)
})

test('how many steps a solution lies off is told within a factor of two', async () => {
	for (const [n, k] of rows('10 724, 11 2680, 12 14200, 12 7000')) {
		const {step} = await (await walk({n})).reach('solution', k),
			told = stepsTo({n, k})
		ok(told < 2 * step && told > step / 2, `${told} for ${step}`)
	}
})

test('what an address cannot mean is refused, and a solution shown all the same', () => {
	const read = query => {
		const {values, refusals} = opens(`view=solutions&${query}`)
		const said = ({name, value, allowed: {high}}) => `${name} ${value} ${high ?? ''}`.trim()
		return [values.n, values.k, values.classes, refusals.map(said).join()]
	}
	for (const [query, n, k, refused = ''] of [
		['n=8&k=93', 8, 1, 'k 93 92'],
		['n=19&k=5', 8, 5, 'n 19 18'],
		['n=18&k=666090624', 18, 666090624],
		['n=18&k=666090625', 18, 1, 'k 666090625 666090624'],
		['n=3&k=1', 3, 1],
	])
		equal(read(query), [n, k, false, refused])
	for (const text of ['0', '-1', '1e2', 'x', '', '5.5', '９', '<b>', '9'.repeat(300)])
		equal(read(`n=8&k=${encodeURIComponent(text)}`).slice(0, 3), [8, 1, false])
	equal(read('classes=maybe')[3], 'classes maybe')
})

const saidOf = (words, k, size, board) => [
	...['place', 'said', 'placeIn', 'classOf'].map(name => words[name](k, k, board)),
	...[words.seeking(k, 0.5), words.seeking(k, 1), words.walkBoard(k), words.badPlace('x', k), words.lists(false, k)],
	...[words.cell(k, board, size), words.cell(k, undefined, undefined), words.classCell(3, size, k, board)],
	...[words.images.number(k), words.images.caption(size), words.ownSymmetry(size), words.exercise.start(0, k, 1)],
	...[null, 3].map(start => words.member(k, board, start)),
]
const saidAnyway = ({images, exercise, question, ...words}) => [
	...[words.farWalk(5.9e11), words.noSolution(3), words.noClasses(12), words.fault('x'), images.finding(0.2)],
	...Object.values(images.by).map(images.same),
	...[7, 12].map(met => exercise.caption({boards: 8, all: 92, classes: 12, met, from: 0})),
	exercise.answer({boards: 8, all: 92, classes: 12, met: 7, from: 0}),
	...[question.yes(1), question.yes(8), question.noNumber(18), question.andMore(3)],
	...[words.picture(4, []), words.picture(4, [{row: 1, col: 2}]), words.lists(true, 12), words.lists(true, 0)],
]

test('what is said of boards is whole, in both languages', async () => {
	const texts = ['1 1 1 1', '1 3 1 3', '....\n....\n.Q..\n....', 'QQ..\nQQ..\nQQ..\n....', 'Q']
	const verdicts = await Promise.all(texts.map(text => judged(text, attacks))),
		boards = verdicts.filter(({kind}) => kind === 'board')
	for (const words of WORDS) {
		const {no, attack} = words.question,
			all = [...saidAnyway(words), ...boards.flatMap(verdict => [no(verdict), ...verdict.attacks.map(attack)])]
		is(Object.keys(words.images.by).length, 8)
		for (const size of [8, 4, 2, 1])
			for (const k of [1, 57, 666090624]) all.push(...saidOf(words, k, size, words.positions([0, 2, 1])))
		for (const text of all) assertWhole(text)
	}
})

const WIDTHS = {',': 4, '°': 6, '×': 10, '↻': 10}
const widthOf = (text, digit) => [...text].reduce((sum, letter) => sum + (WIDTHS[letter] ?? digit), 0)

test('what is written under a board is no wider than the board', () => {
	const counts = [SOLUTIONS.slice(0, 19), CLASSES.slice(0, MAX_CLASSES_N + 1)]
	for (const [i, of] of counts.entries())
		for (const [n, count] of of.entries())
			for (const size of Number(count) > 0 ? [2, 4, 8] : []) {
				const last = Number(count) - 1,
					entry = {board: [], size, number: 1n},
					known = {boards: {at: () => entry}, list: {[last]: entry}, place: 0}
				const {below} = listingOf({n, classes: i === 1}, last + 1, known, WORDS[0])
				const {caption, note} = below(last)
				ok(widthOf(caption, 7.7) + widthOf(note, 8.4) <= thumbSide(n), `n=${n}: ${caption} ${note}`)
			}
})

test.run()
