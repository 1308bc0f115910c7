import {equal, is, ok, test} from '#test'
import {attacks, boardsFrom, canonical, classes, images, indexOf, solutionAt, solutions, totalOf} from 'n-queens/engine'
import {GOES_TO, imageOf, isSolution, listOf, pageOf, text} from '../helpers/boards.js'
import {attacks as lineBetween, KNOWN, solutions as oracleSolutions} from '../helpers/oracle.js'
import {abortable, aborted, messageOf, rejection, soon} from '../helpers/rejection.js'
import {nqueens, positions, randomFrom} from '../helpers/walks.js'
import {makeLandmarks} from '#web/engine/landmarks.js'

const cost = {instances: 0, seeks: 0, boards: 0}
const {Instance} = WebAssembly
WebAssembly.Instance = new Proxy(Instance, {
	construct(_, args) {
		const {exports} = new Instance(...args)
		if (!exports.next_boards) return {exports}
		cost.instances++
		const counted = (name, add) => ({[name]: (...args) => add(exports[name](...args))})
		return {
			exports: {
				...exports,
				...counted('seek', () => void cost.seeks++),
				...counted('next_boards', written => ((cost.boards += written), written)),
			},
		}
	},
})

async function costOf(question) {
	const before = Object.values(cost)
	await question()
	return Object.fromEntries(Object.entries(cost).map(([what, now], i) => [what, now - before[i]]))
}

test('solutions() gives all in order, and the published number', async () => {
	for (let n = 1; n <= 9; n++) equal(await listOf(n), oracleSolutions(n).map(text), `n = ${n}`)
	for (const n of [12, 13]) {
		const list = await listOf(n)
		is(BigInt(new Set(list).size), KNOWN.solutionCount[n])
		ok(list.every(board => isSolution(board.split(' ').map(Number))))
	}
	for (let n = 1; n <= 18; n++) is(await totalOf(n), KNOWN.solutionCount[n], `n = ${n}`)
})

test('boardsFrom() equals a slice of the list, anywhere, at both ends and beyond', async () => {
	const random = randomFrom(13)
	for (const n of [1, 2, 3, 4, 6, 8, 12, 13]) {
		const all = await listOf(n)
		let k = 1
		for (let i = 0; i < 150; i++) {
			const count = random(i % 10 === 0 ? 3000 : 120),
				anywhere = 1 + random(all.length + 5)
			k = Math.max(1, [k + count, k - count, anywhere, all.length + 1 - count, 1][random(5)])
			equal(await pageOf(n, k, count), all.slice(k - 1, k - 1 + count), `n = ${n}, ${count} from ${k}`)
		}
		for (const beyond of [all.length + 1, 2n ** 52n]) equal(await pageOf(n, beyond, 10), [])
	}
})

const seeksOf = async question => (await costOf(question)).seeks

test('boardsFrom() needs no seek for nearby solutions, and visits few boards for a nearby page', async () => {
	const k = 50_000_000,
		page = pages => costOf(() => boardsFrom(17, k + pages * 60, 60))
	is((await page(0)).seeks, 1)
	for (const pages of [1, 2, 1, 0, -1, -2, -3]) {
		const {seeks, boards} = await page(pages)
		ok(seeks === 0 && boards <= 2 * 60 + 1, `${seeks} seeks, ${boards} boards, ${pages} pages on`)
	}
	equal(await costOf(() => solutionAt(17, k)), {instances: 0, seeks: 0, boards: 1})
	for (const away of [5000, -5000]) is(await seeksOf(() => boardsFrom(17, k + away, 1)), 0)
})

test('boardsFrom() around a board given to indexOf() needs no seek', async () => {
	const mirror = imageOf(await solutionAt(15, 1_234_567), 'mirror-columns'),
		number = await indexOf(mirror)
	is(number, KNOWN.solutionCount[15] + 1n - 1_234_567n)
	is(await seeksOf(async () => is((await pageOf(15, number - 20n, 41))[20], text(mirror))), 0)
})

test('boardsFrom(): concurrent calls for nearby k cause one seek', async () => {
	const pages = async () => {
		const starts = [0, 50, 100, -50].map(more => 30_000_000 + more),
			[first, second, third, before] = await Promise.all(starts.map(k => pageOf(17, k, 50)))
		const all = [before, first, second, third].flat()
		is(new Set(all).size, 200)
		equal(await pageOf(17, 29_999_950, 200), all)
	}
	is(await seeksOf(pages), 1)
})

test('makeLandmarks(): the 1025th landmark replaces the oldest', () => {
	const landmarks = makeLandmarks(8, 1e6),
		board = Uint8Array.of(0, 4, 7, 5, 2, 6, 1, 3)
	for (const k of [600_000, 500_000]) landmarks.remember(k, board)
	for (let k = 1; k < 1024; k++) landmarks.remember(5 * k, board)
	equal(landmarks.nearest(500_010), {board, away: 10, backwards: false})
	is(landmarks.nearest(599_990).away, 99_990)
})

test('solutions(): a loop that is left, aborted or ended frees its instance', async () => {
	const leave = async () => {
		for await (const board of solutions(9)) if (board[0] === 1) break
		await messageOf(solutions(9, {signal: aborted('no')}).next())
		const iterator = solutions(9)
		await iterator.next()
		await iterator.throw(new Error('mine')).catch(() => {})
		await listOf(5)
	}
	await leave()
	const again = async () => {
		for (let i = 0; i < 20; i++) await leave()
	}
	is((await costOf(again)).instances, 0)
})

test('WebAssembly and the native program give the same solutions, numbers and classes', async () => {
	const random = randomFrom(5),
		native = (...words) => nqueens(...words.map(String)).stdout.trim()
	for (const n of [1, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]) {
		const total = Number(KNOWN.solutionCount[n])
		for (const k of [1, total, 1 + random(total), 1 + random(total)]) {
			const board = positions(await solutionAt(n, k))
			is(native('solution', n, k, '--style', 'positions'), board)
			is(native('index', n, board), String(k))
		}
	}
	for (let n = 1; n <= 12; n++) {
		const lines = (await classes(n)).map(
			({board, size, number}, i) => `class ${i + 1} orbit ${size} number ${number} board ${positions(board)}`,
		)
		is(native('classes', n), lines.join('\n'))
	}
})

const NAMES = Object.keys(GOES_TO)
const imagesOf = board => NAMES.map(by => imageOf(board, by))
const firstOf = boards => boards.reduce((a, b) => (a.map((col, row) => col - b[row]).find(Boolean) > 0 ? b : a))
const different = boards => new Set(boards.map(text)).size

test('images() gives the eight images of a solution, with their numbers', async () => {
	for (const n of [1, 4, 5, 6, 8, 9]) {
		const all = oracleSolutions(n)
		for (const board of all) {
			const list = await images(board),
				expected = imagesOf(board)
			equal([list.map(({by}) => by), list.map(({board}) => text(board))], [NAMES, expected.map(text)])
			for (const {number, board} of list) is(text(all[Number(number) - 1]), text(board))
		}
	}
})

test('canonical() of a board up to n = 32 is its first image, by the first symmetry that gives it', async () => {
	const random = randomFrom(4)
	for (let i = 0; i < 500; i++) {
		const board = []
		for (let row = 0, n = 1 + random(i % 2 ? 6 : 32); row < n; row++) board.splice(random(row + 1), 0, row)
		const expected = imagesOf(board),
			first = firstOf(expected)
		equal(await canonical(board), {
			board: Uint8Array.from(first),
			by: NAMES[expected.indexOf(first)],
			size: different(expected),
		})
	}
})

test('images() of large boards and of non-solutions have no numbers', async () => {
	const board = [0, 1, 2, 3],
		list = await images(board),
		large = await images(await solutionAt(14, 5))
	equal(list.map(image => image.board).map(text), imagesOf(board).map(text))
	ok([...list, ...large].every(image => !('number' in image)))
})

test('attacks() names all attacking pairs', async () => {
	const random = randomFrom(8)
	for (let i = 0; i < 50; i++) {
		const squares = Array.from({length: random(12)}, () => ({row: random(32), col: random(32)}))
		const pairs = squares.flatMap((one, a) =>
			squares.map((other, b) => ({a, b, line: lineBetween(one.row, one.col, other.row, other.col)})),
		)
		const expected = pairs.filter(({a, b, line}) => a < b && line)
		equal(await attacks(squares), expected)
	}
})

const EIGHT = oracleSolutions(8).map(text)

test('an abort rejects with its reason: before, during a search, and between boards', async () => {
	const before = {signal: aborted('before')}
	for (const begun of [
		...[solutions(8, before).next(), solutionAt(8, 5, before), indexOf([0, 4, 7, 5, 2, 6, 1, 3], before)],
		...[classes(8, before), boardsFrom(8, 1, 5, before)],
	])
		is(await messageOf(begun), 'before')

	for (const begin of [
		options => solutionAt(18, 123_456_789, options),
		options => boardsFrom(18, 234_567_890, 10, options),
		options => solutions(18, {from: 345_678_901, ...options}).next(),
		options => solutions(32, options).next(),
	]) {
		const {signal, abort} = abortable(),
			rejected = rejection(begin({signal}))
		for (let turns = 0; turns < 5; turns++) await soon()
		abort()
		is(await rejected, signal.reason)
		equal([await listOf(8), (await classes(8)).length], [EIGHT, 12])
	}

	const {signal, abort} = abortable(),
		iterator = solutions(8, {signal})
	await iterator.next()
	abort()
	equal([await rejection(iterator.next()), (await iterator.next()).done], [signal.reason, true])
})

test('writing into a returned board changes no other result', async () => {
	const spoil = board => void board.fill(99)
	for await (const board of solutions(8)) spoil(board)
	for (let round = 0; round < 2; round++) {
		const page = await boardsFrom(8, 40, 20),
			list = (await classes(8)).map(({board}) => board),
			board = await solutionAt(8, 45)
		equal([...page, board].map(text), [...EIGHT.slice(39, 59), EIGHT[44]])
		ok(list.every(isSolution))
		for (const one of [...page, ...list, board]) spoil(one)
	}
})

test.run()
