// What symmetry makes of boards.

import {test} from 'uvu'
import {equal, is, ok} from 'uvu/assert'
import {attacks, canonical, classes, images, indexOf, solutionAt} from 'n-queens/engine'
import {GOES_TO, imageOf, text} from '../helpers/boards.js'
import {attacks as lineBetween, KNOWN, solutions as oracleSolutions} from '../helpers/oracle.js'
import {randomFrom} from '../helpers/walks.js'

const NAMES = Object.keys(GOES_TO)
const imagesOf = board => NAMES.map(by => imageOf(board, by))
/** In lexicographic order: that of texts is another where columns have two digits. */
const firstOf = boards => boards.reduce((a, b) => (a.map((col, row) => col - b[row]).find(Boolean) > 0 ? b : a))
const different = boards => new Set(boards.map(text)).size

test('the classes are the published ones, and their orbits add up to all solutions', async () => {
	for (let n = 1; n <= 12; n++) {
		const list = await classes(n),
			boards = list.reduce((sum, {size}) => sum + size, 0)
		equal([list.length, boards].map(BigInt), [KNOWN.fundamentalCount[n], KNOWN.solutionCount[n]], `n = ${n}`)
	}
	const sizes = (await classes(8)).map(({size}) => size)
	for (const [size, count] of Object.entries(KNOWN.classesByOrbitSize[8]))
		is(sizes.filter(one => one === Number(size)).length, count)
})

test('a class is told by its first board, which has its number', async () => {
	for (const n of [1, 4, 5, 8, 9, 10]) {
		const expected = oracleSolutions(n).flatMap((board, i) => {
			const images = imagesOf(board)
			return text(firstOf(images)) === text(board) ? [[text(board), BigInt(i + 1), different(images)]] : []
		})
		const told = (await classes(n)).map(({board, number, size}) => [text(board), number, size])
		equal(told, expected)
	}
	for (const {board, number} of await classes(12)) is(await indexOf(board), number)
})

test('a board has eight images by name, each a solution with its number; one is the first of its class', async () => {
	for (const n of [1, 4, 5, 6, 8, 9]) {
		const all = oracleSolutions(n)
		for (const board of all) {
			const list = await images(board),
				expected = imagesOf(board)
			equal([list.map(({by}) => by), list.map(({board}) => text(board))], [NAMES, expected.map(text)])
			for (const image of list) is(text(all[Number(image.number) - 1]), text(image.board))
			const {board: first, by, size} = await canonical(board),
				[told, least, named] = [first, firstOf(expected), imageOf(board, by)].map(text)
			equal([told, told, size], [least, named, different(expected)])
		}
	}
})

test('what is no solution has images all the same, but no numbers; larger boards are not counted out for it', async () => {
	const list = await images([0, 1, 2, 3])
	equal(list.map(image => text(image.board)).sort(), [...Array(4).fill('0 1 2 3'), ...Array(4).fill('3 2 1 0')])
	ok(list.every(image => !('number' in image)))
	is((await canonical([0, 1, 2, 3])).size, 2)
	ok((await images(await solutionAt(14, 5))).every(image => !('number' in image)))
})

test('queens that attack each other are named in pairs, on any squares', async () => {
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

test.run()
