import {test} from 'uvu'
import {equal, is, ok} from 'uvu/assert'
import {attacks, canonical, images, solutionAt} from 'n-queens/engine'
import {GOES_TO, imageOf, text} from '../helpers/boards.js'
import {attacks as lineBetween, solutions as oracleSolutions} from '../helpers/oracle.js'
import {randomFrom} from '../helpers/walks.js'

const NAMES = Object.keys(GOES_TO)
const imagesOf = board => NAMES.map(by => imageOf(board, by))
const firstOf = boards => boards.reduce((a, b) => (a.map((col, row) => col - b[row]).find(Boolean) > 0 ? b : a))
const different = boards => new Set(boards.map(text)).size

test('images() gives eight images with numbers; canonical() gives the first of the class', async () => {
	for (const n of [1, 4, 5, 6, 8, 9]) {
		const all = oracleSolutions(n)
		for (const board of all) {
			const list = await images(board),
				expected = imagesOf(board)
			equal([list.map(({by}) => by), list.map(({board}) => text(board))], [NAMES, expected.map(text)])
			for (const {number, board} of list) is(text(all[Number(number) - 1]), text(board))
			const {board: first, by, size} = await canonical(board)
			is(different([first, firstOf(expected), imageOf(board, by)]), 1)
			is(size, different(expected))
		}
	}
})

test('images() of large boards and of non-solutions have no numbers', async () => {
	const board = [0, 1, 2, 3],
		list = await images(board),
		large = await images(await solutionAt(14, 5))
	equal(list.map(image => image.board).map(text), imagesOf(board).map(text))
	ok([...list, ...large].every(image => !('number' in image)))
	is((await canonical(board)).size, 2)
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

test.run()
