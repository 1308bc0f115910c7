// All solutions as a caller sees them: the order, the numbers, pages, classes and images are right, however questions
// overlap and wherever they are left off.

import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readFileSync } from 'node:fs'
import { attacks as lineBetween, KNOWN, solutions as oracleSolutions } from '../helpers/oracle.js'
import { nqueens, randomFrom } from '../helpers/walks.js'
import { Landmarks } from '../../web/engine/landmarks.js'
import { SharedWork } from '../../web/engine/job.js'
import { SolutionsInstance } from '../../web/engine/solutions-instance.js'

// The engine's instances, with what is asked of them, so that a test can say what an answer cost.
const cost = { instances: 0, seeks: 0, boards: 0 }
const { Instance } = WebAssembly
WebAssembly.Instance = new Proxy(Instance, {
	construct(_, args) {
		const { seek, next_boards, ...exports } = new Instance(.../** @type {[any]} */ (args)).exports
		if (next_boards) cost.instances++
		return {
			exports: {
				...exports,
				seek: (...args) => (cost.seeks++, seek(...args)),
				next_boards: (...args) => {
					const written = next_boards(...args)
					cost.boards += written
					return written
				},
			},
		}
	},
})
const { attacks, boardsFrom, canonical, classes, images, indexOf, solutionAt, solutions, totalOf, walk } = await import(
	'n-queens/engine'
)

/** What a question costs, in instances made, seeks begun and solutions passed. */
async function costOf(question) {
	const before = { ...cost }
	await question()
	return {
		instances: cost.instances - before.instances,
		seeks: cost.seeks - before.seeks,
		boards: cost.boards - before.boards,
	}
}

const rejection = promise =>
	promise.then(
		() => assert.unreachable('it should reject'),
		error => error,
	)
const turnOfTheLoop = () => new Promise(done => void setImmediate(done))
const text = board => Array.from(board).join(' ')
const positions = board => Array.from(board, col => col + 1).join(' ')
const isSolution = board =>
	board.every((col, row) => board.every((other, below) => below <= row || lineBetween(row, col, below, other) === null))

async function listOf(n, options) {
	const list = []
	for await (const board of solutions(n, options)) list.push(text(board))
	return list
}
const pageOf = async (...args) => (await boardsFrom(...args)).map(text)

/** Where the square (row, col) of n × n goes. */
const GOES_TO = {
	identity: (row, col) => [row, col],
	'turn-90': (row, col, n) => [col, n - 1 - row],
	'turn-180': (row, col, n) => [n - 1 - row, n - 1 - col],
	'turn-270': (row, col, n) => [n - 1 - col, row],
	'mirror-columns': (row, col, n) => [row, n - 1 - col],
	'mirror-rows': (row, col, n) => [n - 1 - row, col],
	'mirror-diagonal': (row, col) => [col, row],
	'mirror-antidiagonal': (row, col, n) => [n - 1 - col, n - 1 - row],
}
function imageOf(board, by) {
	const image = []
	board.forEach((col, row) => {
		const [toRow, toCol] = GOES_TO[by](row, col, board.length)
		image[toRow] = toCol
	})
	return image
}
const byNumber = (a, b) => a - b
/** Lexicographic order, which that of texts is not where columns have two digits. */
const inOrder = boards => [...boards].sort((a, b) => a.map((col, row) => col - b[row]).find(Boolean) ?? 0)

// ---- Order and numbers ----------------------------------------------------------------------------------

test('the solutions come in the order in which scan finds them', async () => {
	for (let n = 1; n <= 8; n++) {
		const found = []
		const scan = await walk({ n, search: 'scan' })
		for (let moment; (moment = await scan.next('solution')); ) found.push(moment.queens.join(' '))
		assert.equal(await listOf(n), found, `n = ${n}`)
		await scan.close()
	}
})

test('they are all there, and no others, as many as are published', async () => {
	for (let n = 1; n <= 9; n++) assert.equal(await listOf(n), oracleSolutions(n).map(text), `n = ${n}`)
	for (const n of [12, 13]) {
		const list = await listOf(n)
		assert.is(BigInt(new Set(list).size), KNOWN.solutionCount[n])
		assert.ok(list.every(board => isSolution(board.split(' ').map(Number))))
	}
	for (let n = 1; n <= 18; n++) assert.is(await totalOf(n), KNOWN.solutionCount[n], `n = ${n}`)
})

test('larger boards have solutions too, though no numbers', async () => {
	for (const n of [19, 23, 25]) {
		const found = []
		for await (const board of solutions(n)) {
			if (found.push(board) === 200) break
		}
		assert.ok(found.every(board => board.length === n && isSolution(board)))
		assert.equal(
			found.map(board => text(board)),
			inOrder(found.map(board => [...board])).map(text),
		)
		assert.is(new Set(found.map(text)).size, 200)
	}
})

test('the number of solution number k is k, all of them, by a seek and a find alone', () => {
	const instance = new SolutionsInstance(
		new WebAssembly.Instance(new WebAssembly.Module(readFileSync('build/solutions.wasm'))),
	)
	const finished = slice => {
		for (let answer; ; ) if ((answer = slice(50)) !== undefined) return answer
	}
	for (let n = 1; n <= 10; n++) {
		const total = Number(KNOWN.solutionCount[n])
		for (let k = 1; k <= total; k++) {
			instance.seek(n, k)
			const board = finished(nodes => instance.seekOn(nodes))
			instance.find(board)
			assert.is(
				finished(nodes => instance.findOn(nodes)),
				k,
				`n = ${n}`,
			)
		}
		instance.seek(n, total + 1)
		assert.is(
			finished(nodes => instance.seekOn(nodes)),
			null,
		)
	}
})

test('the number of solution number k is k, for every k of small boards, as a number and as a bigint', async () => {
	for (let n = 1; n <= 8; n++) {
		const all = oracleSolutions(n)
		for (let k = 1; k <= all.length; k++) {
			assert.equal(await solutionAt(n, k), Uint8Array.from(all[k - 1]))
			assert.is(text(await solutionAt(n, BigInt(k))), text(all[k - 1]))
			assert.is(await indexOf(all[k - 1]), BigInt(k))
		}
	}
})

test('the number of solution number k is k, at places here and there of larger boards', async () => {
	const random = randomFrom(4)
	for (const [n, places] of [
		[9, 30],
		[10, 30],
		[11, 30],
		[12, 30],
		[13, 30],
		[14, 30],
		[16, 3],
	])
		for (let i = 0; i < places; i++) {
			const k = 1 + random(Number(KNOWN.solutionCount[n]))
			assert.is(await indexOf(await solutionAt(n, k)), BigInt(k), `n = ${n}`)
		}
	assert.is(await indexOf(await solutionAt(18, 306_000_000n)), 306_000_000n)
})

test('the first and the last number of each size lead to boards that mirror each other', async () => {
	for (let n = 4; n <= 18; n++) {
		const total = KNOWN.solutionCount[n]
		const [first, last] = [await solutionAt(n, 1), await solutionAt(n, total)]
		assert.is(text(last), text(imageOf(first, 'mirror-columns')))
		assert.is(await indexOf(first), 1n)
		assert.is(await indexOf(last), total)
	}
	assert.is(text(await solutionAt(8, 1)), text(KNOWN.firstSolution[8]))
	assert.is(text(await solutionAt(8, 92)), text(KNOWN.lastSolution[8]))
})

test('solutions can be taken from any number on', async () => {
	const all = oracleSolutions(8).map(text)
	for (let from = 1; from <= 92; from++) assert.equal(await listOf(8, { from }), all.slice(from - 1))
	assert.equal(await listOf(8, { from: 91n }), all.slice(90))
	for (const n of [2, 3]) assert.equal(await listOf(n, { from: 1 }), [])
	const taken = []
	for await (const board of solutions(14, { from: 200_000 })) {
		if (taken.push(board) === 3) break
	}
	for (const [i, board] of taken.entries()) assert.is(await indexOf(board), 200_000n + BigInt(i))
})

// ---- Pages ----------------------------------------------------------------------------------------------

test('a page is what a list of all holds there: anywhere, forwards, backwards, at both ends and beyond', async () => {
	const random = randomFrom(13)
	for (const n of [1, 2, 3, 4, 6, 8, 12, 13]) {
		const all = await listOf(n)
		let k = 1
		for (let i = 0; i < 150; i++) {
			const count = random(i % 10 === 0 ? 3000 : 120)
			const jump = [
				() => k + count,
				() => k - count,
				() => 1 + random(all.length + 5),
				() => all.length + 1 - count,
				() => 1,
			][random(5)]
			k = Math.max(1, jump())
			assert.equal(await pageOf(n, k, count), all.slice(k - 1, k - 1 + count), `n = ${n}, ${count} from ${k}`)
		}
		assert.equal(await pageOf(n, all.length + 1, 10), [])
		assert.equal(await pageOf(n, 2n ** 52n, 10), [])
	}
})

test('a place that is reached by passing many solutions, in either direction, is the right one', async () => {
	const n = 16,
		k = 7_000_000,
		away = 5000
	await boardsFrom(n, k, 10)
	for (const there of [k + away, k - away]) {
		const { seeks } = await costOf(async () =>
			assert.is(await indexOf((await boardsFrom(n, there, 1))[0]), BigInt(there)),
		)
		assert.is(seeks, 0)
	}
})

test('pages next to one that was asked for cost no seek, and not many more boards than they have', async () => {
	const n = 17,
		k = 50_000_000,
		count = 60
	const first = await costOf(() => boardsFrom(n, k, count))
	assert.is(first.seeks, 1)
	for (const start of [k + count, k + 2 * count, k + count, k, k - count, k - 2 * count, k - 3 * count]) {
		const { seeks, boards } = await costOf(() => boardsFrom(n, start, count))
		assert.is(seeks, 0)
		assert.ok(boards <= 2 * count + 1, `${boards} boards for ${count} from ${start}`)
	}
	const again = await costOf(() => solutionAt(n, k))
	assert.equal(again, { instances: 0, seeks: 0, boards: 1 })
})

test('a page around a board whose number was asked costs no seek', async () => {
	const board = await solutionAt(15, 1_234_567)
	const mirror = imageOf([...board], 'mirror-columns')
	const number = await indexOf(mirror)
	assert.is(number, KNOWN.solutionCount[15] + 1n - 1_234_567n)
	const { seeks } = await costOf(async () => assert.is((await pageOf(15, number - 20n, 41))[20], text(mirror)))
	assert.is(seeks, 0)
})

test('pages near one another that are asked for at once wait for one seek', async () => {
	const { seeks } = await costOf(async () => {
		const starts = [0, 50, 100, 150, -50].map(more => 30_000_000 + more)
		const pages = await Promise.all(starts.map(k => pageOf(17, k, 50)))
		const [middle, ...others] = pages
		assert.is(new Set(pages.flat()).size, 250)
		assert.equal(await pageOf(17, 29_999_950, 250), [...others[3], ...middle, ...others.slice(0, 3).flat()])
	})
	assert.is(seeks, 1)
})

test('who leaves a seek that others wait for takes nothing from them', async () => {
	const controller = new AbortController()
	const left = rejection(boardsFrom(17, 70_000_000, 5, { signal: controller.signal }))
	const stayed = boardsFrom(17, 70_000_001, 5)
	await turnOfTheLoop()
	controller.abort(new Error('scrolled on'))
	assert.is((await left).message, 'scrolled on')
	assert.is(await indexOf((await stayed)[0]), 70_000_001n)
})

test('who asks for what others have just given up gets it', async () => {
	let givenUp = 0
	for (let ticks = 0; ticks < 12; ticks++) {
		const controller = new AbortController(),
			k = 5_000_000 * (ticks + 1)
		const left = boardsFrom(17, k, 1, { signal: controller.signal }).catch(error => error)
		await turnOfTheLoop()
		controller.abort(new Error('changed my mind'))
		for (let i = 0; i < ticks; i++) await null
		const asked = boardsFrom(17, k + 1, 1)
		asked.catch(() => {})
		givenUp += (await left).message === 'changed my mind' ? 1 : 0
		assert.is((await asked).length, 1)
	}
	assert.ok(givenUp > 0)
})

test('landmarks that are used stay, however many come; of the others the oldest go', () => {
	const landmarks = new Landmarks(8, 1e6),
		board = Uint8Array.of(0, 4, 7, 5, 2, 6, 1, 3)
	landmarks.remember(500_000, board)
	landmarks.remember(600_000, board)
	for (let k = 1; k < 5000; k++) {
		landmarks.remember(k, board)
		assert.equal(landmarks.nearest(500_010), { board, away: 10, backwards: false })
	}
	assert.equal(landmarks.nearest(599_990).away, 99_990)
	assert.equal(landmarks.nearest(4990), { board, away: 0, backwards: false })
})

// ---- Classes, images and attacks ------------------------------------------------------------------------

test('the classes are the published ones, and their orbits add up to all solutions', async () => {
	for (let n = 1; n <= 12; n++) {
		const list = await classes(n)
		assert.is(BigInt(list.length), KNOWN.fundamentalCount[n], `n = ${n}`)
		assert.is(
			list.reduce((sum, { size }) => sum + size, 0),
			Number(KNOWN.solutionCount[n]),
		)
	}
	const sizes = (await classes(8)).map(({ size }) => size)
	for (const [size, count] of Object.entries(KNOWN.classesByOrbitSize[8]))
		assert.is(sizes.filter(one => one === Number(size)).length, count)
})

test('a class is told by its first board, which has its number', async () => {
	for (const n of [1, 4, 5, 8, 9, 10]) {
		const all = oracleSolutions(n)
		const firsts = all.filter(
			board => text(inOrder(Object.keys(GOES_TO).map(by => imageOf(board, by)))[0]) === text(board),
		)
		const list = await classes(n)
		assert.equal(
			list.map(({ board }) => text(board)),
			firsts.map(text),
		)
		for (const { board, number, size } of list) {
			assert.is(text(all[Number(number) - 1]), text(board))
			assert.is(size, new Set(Object.keys(GOES_TO).map(by => text(imageOf([...board], by)))).size)
		}
	}
	for (const { board, number } of await classes(12)) assert.is(await indexOf(board), number)
})

test('a board has eight images by name, each a solution with its number, and one of them is the first of its class', async () => {
	for (const n of [1, 4, 5, 6, 8, 9]) {
		const all = oracleSolutions(n)
		for (const board of all) {
			const list = await images(board)
			assert.equal(
				list.map(({ by }) => by),
				Object.keys(GOES_TO),
			)
			for (const image of list) {
				assert.equal([...image.board], imageOf(board, image.by))
				assert.is(text(all[Number(image.number) - 1]), text(image.board))
			}
			const first = await canonical(board)
			assert.is(text(first.board), text(inOrder(list.map(image => [...image.board]))[0]))
			assert.is(text(first.board), text(imageOf(board, first.by)))
			assert.is(first.size, new Set(list.map(image => text(image.board))).size)
		}
	}
})

test('what is no solution has images all the same, but no numbers; larger boards are not counted out for it', async () => {
	const list = await images([0, 1, 2, 3])
	assert.equal(list.map(image => text(image.board)).sort(), [...Array(4).fill('0 1 2 3'), ...Array(4).fill('3 2 1 0')])
	assert.ok(list.every(image => !('number' in image)))
	assert.is((await canonical([0, 1, 2, 3])).size, 2)
	assert.ok((await images(await solutionAt(14, 5))).every(image => !('number' in image)))
})

test('queens that attack each other are named in pairs, on any squares', async () => {
	const random = randomFrom(8)
	for (let i = 0; i < 50; i++) {
		const squares = Array.from({ length: random(12) }, () => ({ row: random(32), col: random(32) }))
		const expected = []
		squares.forEach(({ row, col }, a) =>
			squares.slice(a + 1).forEach((other, more) => {
				const line = lineBetween(row, col, other.row, other.col)
				if (line) expected.push({ a, b: a + 1 + more, line })
			}),
		)
		assert.equal(await attacks(squares), expected)
	}
})

// ---- The native program ---------------------------------------------------------------------------------

test('WebAssembly and the native program give the same solutions, numbers and classes', async () => {
	const random = randomFrom(5)
	for (const n of [1, 4, 8, 11, 12, 14, 16]) {
		const total = Number(KNOWN.solutionCount[n])
		for (const k of [1, total, 1 + random(total), 1 + random(total)]) {
			const board = positions(await solutionAt(n, k))
			assert.is(nqueens('solution', String(n), String(k), '--style', 'positions').stdout.trim(), board)
			assert.is(nqueens('index', String(n), board).stdout.trim(), String(k))
		}
	}
	for (const n of [1, 2, 4, 8, 10]) {
		const lines = (await classes(n)).map(
			({ board, size, number }, i) => `class ${i + 1} orbit ${size} number ${number} board ${positions(board)}\n`,
		)
		assert.is(nqueens('classes', String(n)).stdout, lines.join(''))
	}
})

// ---- Overlapping, leaving, aborting ---------------------------------------------------------------------

test('questions that overlap get each its own answer', async () => {
	const all = oracleSolutions(8)
	const iterators = Array.from({ length: 6 }, () => solutions(8))
	for (const board of all) {
		const [answers, at, number] = await Promise.all([
			Promise.all(iterators.map(iterator => iterator.next())),
			solutionAt(10, 700),
			indexOf(board),
			classes(6),
			images(board),
			boardsFrom(9, 300, 20),
		])
		assert.ok(answers.every(({ value }) => text(value) === text(board)))
		assert.is(await indexOf(at), 700n)
		assert.is(text(all[Number(number) - 1]), text(board))
	}
	for (const iterator of iterators) assert.ok((await iterator.next()).done)
})

test('a loop that is left, an abort and an end each give back what they held', async () => {
	const leave = async () => {
		for await (const board of solutions(9)) if (board[0] === 1) break
		const signal = AbortSignal.abort(new Error('no'))
		await rejection(solutions(9, { signal }).next())
		const iterator = solutions(9)
		await iterator.next()
		await iterator.throw(new Error('mine')).catch(() => {})
		await listOf(5)
	}
	await leave()
	const { instances } = await costOf(async () => {
		for (let i = 0; i < 20; i++) await leave()
	})
	assert.is(instances, 0)
})

test("an abort rejects with the signal's reason: before, in the midst of a search, and between boards", async () => {
	const reason = new Error('enough')
	const signal = AbortSignal.abort(reason)
	for (const question of [
		() => solutions(8, { signal }).next(),
		() => solutionAt(8, 5, { signal }),
		() => indexOf([0, 4, 7, 5, 2, 6, 1, 3], { signal }),
		() => classes(8, { signal }),
		() => boardsFrom(8, 1, 5, { signal }),
	])
		assert.is(await rejection(question()), reason)

	const long = [
		options => solutionAt(18, 123_456_789, options),
		options => boardsFrom(18, 234_567_890, 10, options),
		options => solutions(18, { from: 345_678_901, ...options }).next(),
		options => solutions(32, options).next(),
	]
	for (const begin of long) {
		const controller = new AbortController()
		const asked = rejection(begin({ signal: controller.signal }))
		for (let turns = 0; turns < 5; turns++) await turnOfTheLoop()
		controller.abort(reason)
		assert.is(await asked, reason)
	}

	const controller = new AbortController()
	const iterator = solutions(8, { signal: controller.signal })
	await iterator.next()
	controller.abort(reason)
	assert.is(await rejection(iterator.next()), reason)
	assert.ok((await iterator.next()).done)
})

test('what was broken off does not show in later answers', async () => {
	const controller = new AbortController()
	const asked = rejection(solutionAt(18, 444_444_444, { signal: controller.signal }))
	await turnOfTheLoop()
	controller.abort(new Error('no'))
	await asked
	assert.equal(await listOf(8), oracleSolutions(8).map(text))
	assert.is((await classes(8)).length, 12)
})

test('a long seek leaves the thread to others, and tells how far it is, never less than before', async () => {
	const parts = []
	let turns = 0,
		over = false
	const seek = solutionAt(18, 400_000_000, { onProgress: part => void parts.push(part) }).finally(() => (over = true))
	for (; !over; turns++) await turnOfTheLoop()
	await seek
	assert.ok(turns > 5, `${turns} turns`)
	assert.ok(parts.length > 0 && parts.every(part => part >= 0 && part <= 1))
	assert.equal(parts, [...parts].sort(byNumber))
})

test('what a listener throws ends its own question with that', async () => {
	const onProgress = () => {
		throw new Error('mine')
	}
	assert.is((await rejection(solutionAt(18, 500_000_000, { onProgress }))).message, 'mine')
})

test("boards are the caller's own: to write into one changes no other answer", async () => {
	const spoil = board => void board.fill(99)
	for await (const board of solutions(8)) spoil(board)
	for (let round = 0; round < 2; round++) {
		const page = await boardsFrom(8, 40, 20)
		assert.equal(page.map(text), oracleSolutions(8).slice(39, 59).map(text))
		page.forEach(spoil)
		const list = await classes(8)
		assert.ok(list.every(({ board }) => isSolution(board)))
		list.forEach(({ board }) => spoil(board))
		const board = await solutionAt(8, 45)
		assert.is(text(board), text(oracleSolutions(8)[44]))
		spoil(board)
	}
})

test('work that several wait for is given up when the last has left, not sooner, and a listener fails its own caller only', async () => {
	let tell, finish
	const begin = () =>
		new SharedWork(({ signal, onProgress }) => {
			tell = onProgress
			return new Promise((resolve, reject) => {
				finish = resolve
				signal.addEventListener('abort', () => reject(signal.reason))
			})
		})
	const [one, two] = [new AbortController(), new AbortController()]
	let work = begin()
	const first = rejection(work.wait({ signal: one.signal })),
		second = rejection(work.wait({ signal: two.signal }))
	one.abort(new Error('one'))
	assert.is((await first).message, 'one')
	assert.not(work.isGivenUp)
	two.abort(new Error('two'))
	assert.is((await second).message, 'two')
	assert.ok(work.isGivenUp)

	work = begin()
	const heard = []
	const deaf = rejection(
		work.wait({
			onProgress: () => {
				throw new Error('deaf')
			},
		}),
	)
	const hearing = work.wait({ onProgress: part => void heard.push(part) })
	tell(0.5)
	assert.is((await deaf).message, 'deaf')
	assert.not(work.isGivenUp)
	tell(0.75)
	finish()
	await hearing
	assert.equal(heard, [0.5, 0.75])
})

// ---- Bad input ------------------------------------------------------------------------------------------

test('bad input rejects with the argument, the value and what is allowed, as data and in one sentence', async () => {
	const first = n => solutions(n).next()
	const cases = [
		[() => first(0), RangeError, 'n', /^n is 0; allowed: whole numbers from 1 to 32$/],
		[() => first(33), RangeError, 'n', /1 to 32/],
		[() => first('8'), TypeError, 'n', /^n is "8"/],
		[() => first(undefined), TypeError, 'n', /^n is undefined/],
		[() => solutions(8, { from: 0 }).next(), RangeError, 'from', /^from is 0; allowed: whole numbers from 1 to /],
		[() => solutions(8, { from: 93 }).next(), RangeError, 'from', /^from is 93; allowed: whole numbers from 1 to 92$/],
		[() => solutions(8, { from: 1.5 }).next(), RangeError, 'from', /1\.5/],
		[() => solutions(8, { from: '1' }).next(), TypeError, 'from', /"1"/],
		[() => solutions(20, { from: 2 }).next(), RangeError, 'from', /^from is 2; allowed: 1, because .*18/],
		[() => solutions(8, { start: 2 }).next(), TypeError, 'option', /start.*allowed: from, signal/],
		[() => solutionAt(19, 1), RangeError, 'n', /1 to 18/],
		[() => solutionAt(8, 0), RangeError, 'k', /^k is 0; allowed: whole numbers from 1 to 92$/],
		[() => solutionAt(8, 93n), RangeError, 'k', /^k is 93; allowed: whole numbers from 1 to 92$/],
		[() => solutionAt(8, -1n), RangeError, 'k', /1 to 92/],
		[() => solutionAt(8, 10n ** 30n), RangeError, 'k', /1 to 92/],
		[() => solutionAt(8, NaN), RangeError, 'k', /NaN/],
		[() => solutionAt(8, Infinity), RangeError, 'k', /Infinity/],
		[() => solutionAt(8, null), TypeError, 'k', /null/],
		[() => solutionAt(8), TypeError, 'k', /undefined/],
		[() => solutionAt(3, 1), RangeError, 'k', /^k is 1; allowed: none, because there is no solution$/],
		[() => solutionAt(8, 5, { progress: 1 }), TypeError, 'option', /allowed: signal, onProgress/],
		[() => boardsFrom(8, 1, -1), RangeError, 'count', /0 to 100000/],
		[() => boardsFrom(8, 1, 100_001), RangeError, 'count', /0 to 100000/],
		[() => boardsFrom(8, 1, 5n), TypeError, 'count', /5/],
		[() => boardsFrom(8, 0, 5), RangeError, 'k', /^k is 0/],
		[() => boardsFrom(19, 1, 5), RangeError, 'n', /1 to 18/],
		[() => indexOf('04752613'), TypeError, 'board', /an array of columns/],
		[() => indexOf([]), RangeError, 'board.length', /1 to 18/],
		[() => indexOf(Array(19).fill(0)), RangeError, 'board.length', /1 to 18/],
		[
			() => indexOf([0, 4, 7, 5, 2, 6, 1, 8]),
			RangeError,
			'board[7]',
			/^board\[7\] is 8; allowed: whole numbers from 0 to 7$/,
		],
		[() => indexOf([0, 4, 7, 5, 2, 6, 1, -1]), RangeError, 'board[7]', /-1/],
		[() => classes(13), RangeError, 'n', /^n is 13; allowed: whole numbers from 1 to 12$/],
		[() => classes(8, { limit: 3 }), TypeError, 'option', /limit/],
		[() => images([0, 0]), RangeError, 'board', /^board is 0,0; allowed: boards with one queen in each column$/],
		[() => images(null), TypeError, 'board', /null/],
		[() => canonical([1, 1, 1]), RangeError, 'board', /one queen in each column/],
		[() => totalOf(19), RangeError, 'n', /1 to 18/],
		[() => attacks('e4'), TypeError, 'squares', /"e4"/],
		[
			() => attacks([{ row: 0, col: 32 }]),
			RangeError,
			'squares[0].col',
			/^squares\[0\]\.col is 32; allowed: whole numbers from 0 to 31$/,
		],
		[() => attacks([{ row: 0, col: 0 }, null]), TypeError, 'squares[1].row', /undefined/],
		[() => attacks(Array(1025).fill({ row: 0, col: 0 })), RangeError, 'squares.length', /1024/],
	]
	for (const [question, Type, argument, sentence] of cases) {
		const error = await rejection(question())
		assert.instance(error, Type, error.message)
		assert.is(error.argument, argument)
		assert.ok('value' in error && 'allowed' in error)
		assert.match(error.message, sentence)
		assert.not.match(error.message, '\n')
	}
})

test('a board that is no solution is refused with two queens that attack each other, and the line', async () => {
	const cases = [
		[[0, 1], { a: { row: 0, col: 0 }, b: { row: 1, col: 1 }, line: 'diagonal' }],
		[[2, 0, 2, 1], { a: { row: 0, col: 2 }, b: { row: 2, col: 2 }, line: 'column' }],
		[[2, 0, 1, 3], { a: { row: 1, col: 0 }, b: { row: 2, col: 1 }, line: 'diagonal' }],
		[[3, 1, 0, 2], { a: { row: 1, col: 1 }, b: { row: 2, col: 0 }, line: 'antidiagonal' }],
	]
	for (const [board, attack] of cases) {
		const error = await rejection(indexOf(board))
		assert.instance(error, RangeError)
		assert.is(error.argument, 'board')
		assert.equal(error.attack, attack)
		for (const { row, col } of [attack.a, attack.b]) assert.match(error.message, `row ${row}, column ${col}`)
		assert.match(error.message, attack.line)
	}
	const random = randomFrom(77)
	for (let i = 0; i < 300; i++) {
		const n = 4 + random(9)
		const board = Array.from({ length: n }, () => random(n))
		const { attack } = isSolution(board) ? {} : await rejection(indexOf(board))
		if (attack)
			assert.is(lineBetween(attack.a.row, board[attack.a.row], attack.b.row, board[attack.b.row]), attack.line)
		else assert.ok(isSolution(board))
	}
})

test.run()
