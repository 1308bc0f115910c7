import {equal, is, ok, test} from '#test'
import {soon} from '../helpers/rejection.js'
import {randomFrom} from '../helpers/walks.js'
import {SOLUTIONS} from '#web/engine/known.js'
import {loadedBoards, PAGE} from '#web/modes/solutions/boards.js'
import {chosen} from '#web/modes/solutions/state.js'
import {inView, laidRows, movedOn, rowCount, showing} from '#web/modes/solutions/stretch.js'
import {gridListing} from '#web/modes/solutions/view.js'

test('chosen() returns an existing solution; after a change of n, the first', () => {
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

test('showing() scrolls to the chosen row; movedOn() moves nothing on the screen', () => {
	const random = randomFrom(3)
	for (let i = 0; i < 3000; i++) {
		const [columns, rowHeight, height] = [1 + random(12), 60 + random(120), 100 + random(900)],
			list = {count: 1 + random([10, 1000, 2e5, 666090624][random(4)]), columns, rowHeight, height}
		let stretch = {first: 0, top: 0}
		for (let j = 0; j < 4; j++) {
			const row = random(rowCount(list)),
				{first, top} = (stretch = showing(stretch, row, list)),
				{from, to} = inView(stretch, list),
				tall = laidRows(list) * rowHeight,
				above = (row - first) * rowHeight
			ok(first >= 0 && first + laidRows(list) <= rowCount(list) && top >= 0)
			ok(row >= from && row < to, `${row} in ${from}…${to}`)
			if (height >= rowHeight) ok(above >= top && above + rowHeight <= top + height)
			ok(tall < 15e6)
			const scrolled = {first, top: random(Math.max(1, tall - height))}
			stretch = movedOn(scrolled, list)
			equal(inView(stretch, list), inView(scrolled, list))
			equal(movedOn(stretch, list), stretch)
		}
	}
	const middle = {first: 30_000, top: 400_000}
	is(movedOn(middle, {count: 1e6, columns: 1, rowHeight: 100, height: 500}), middle)
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
	return {boards: loadedBoards({count, fetch, changed() {}}), calls, answer}
}

test('pages are fetched from the first visible board on, each once', async () => {
	const {boards, calls, answer} = source(200),
		fetches = () => calls.map(({from, length}) => `${from} ${length}`).join()
	boards.want([100, 1, 2, 3, 0, 201])
	is(fetches(), `97 ${PAGE}`)
	await answer()
	is(fetches(), `97 ${PAGE},1 ${PAGE}`)
	boards.want([1, 100])
	await answer()
	is([1, 100, 144, 145].map(number => boards.at(number)?.board[0]).join(), '1,100,144,')
	boards.want([200])
	is(fetches(), `97 ${PAGE},1 ${PAGE},193 8`)
})

test('fetches of boards that have left the screen are aborted', async () => {
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

test('a failed page is not fetched again', async () => {
	const {boards, calls} = source(1000)
	boards.want([1, 500])
	calls[0].fail(new Error('no WebAssembly'))
	await soon()
	boards.want([700])
	await soon()
	equal([boards.fault.message, calls.length], ['no WebAssembly', 1])
})

test('the pages requested longest ago are dropped first', async () => {
	const {boards, answer} = source(PAGE * 400)
	for (let page = 0; page < 300; page++) {
		boards.want([page * PAGE + 1])
		await answer()
		boards.want([1])
	}
	const pages = Array.from({length: 300}, (_, page) => boards.at(page * PAGE + 1)).filter(Boolean).length
	ok(pages < 200 && boards.at(1) && boards.at(299 * PAGE + 1), `${pages} pages`)
})

test('gridListing(): after a change of n an earlier listing still gives its own boards', () => {
	const known = {list: [{board: [1, 3, 0, 2], size: 2, number: 1n}], boards: null, placeNow: () => 0},
		words = {classesLabel: String, count: String, positions: String, classCell: (...parts) => parts.join(' ')}
	const listing = gridListing({n: 4, classes: true}, 1, known, words)
	known.list = null
	equal([listing.name(0), listing.below(0).note], ['1 2 1 1,3,0,2', '×2 ↻'])
})

test.run()
