import {equal, is, ok, test} from '#test'
import {format} from 'n-queens/engine'
import {toFen, toLeetCode, toList} from '#web/board/notation.js'
import * as oracle from '../helpers/oracle.js'
import {pasted} from '../helpers/check.js'
import {often, randomFrom, randomText, squaresText as places} from '../helpers/walks.js'

const STYLES = ['dots', 'lower', 'squares', 'hash', 'positions']

function read(text, options = {}) {
	const boards = pasted(text, options)
	ok(!('fault' in boards), `${JSON.stringify(text)}: ${JSON.stringify(boards)}`)
	return boards
}

const queensIn = (text, options) => read(text, options).boards.map(({queens}) => places(queens))
const faultOf = text => pasted(text).fault

test('pasted() reads back every text in which the page writes a board, solution or not', async () => {
	const permutations = [[1, 0, 2, 3], [4, 3, 1, 0, 2], [7, 6, 5, 4, 3, 2, 1, 0], [...Array(12).keys()]]
	for (const board of [...oracle.solutions(4), ...oracle.solutions(6), ...permutations]) {
		const texts = [toLeetCode(board), toFen(board), toList(board), [...board].join(' ')]
		for (const style of STYLES) texts.push(await format(board, style))
		for (const text of texts) {
			const {n, boards} = read(text)
			equal([n, boards.length], [board.length, 1], text)
			equal(places(boards[0].queens), places([...board].map((col, row) => ({row, col}))), text)
		}
	}
})

test('pasted() reads unfinished and empty boards, too many queens, and unusual signs', () => {
	for (const [text, ...boards] of [
		['....\n....\n....\n....', ''],
		['Q..Q\n....\nQ...\n....', '0,0 0,3 2,0'],
		['#.....\n..#...\n....#.\n......\n......\n......', '0,0 1,2 2,4'],
		['0 0 0\n0 1 1\n0 0 0', '1,1 1,2'],
		['□□□□\n□■□■\n□□□□\n□□□□', '1,1 1,3'],
		['[[0,0,1,0],[0,0,0,0],[0,1,0,0],[0,0,0,0]]', '0,2 2,1'],
		['1Q6/8/8/8/8/8/8/8', '0,1'],
		['|Q| | |\n| | |Q|\n| | | |', '0,0 1,2'],
		['QQ\n..', '0,0 0,1'],
		['■□■■\n■■■□\n□■■■\n■■□■', '0,1 1,3 2,0 3,2'],
		['□Q□■\n■□■Q\nQ■□■\n■□Q□', '0,1 1,3 2,0 3,2'],
		['2 4 1 3\n3 1 4 2\n1 2 3 4', '0,1 1,3 2,0 3,2', '0,2 1,0 2,3 3,1', '0,0 1,1 2,2 3,3'],
		['.Q..\n...Q\nQ...\n..Q.\n\nQ...\n..Q.\n....\n....', '0,1 1,3 2,0 3,2', '0,0 1,2'],
	])
		equal(queensIn(text), boards, text)
})

test('pasted() guesses the first column number only if neither 0 nor n occurs', () => {
	for (const [text, guess] of [
		['0 4 7 5 2 6 1 3', null],
		['1 5 8 6 3 7 2 4', null],
		['2 2 2 2', 0],
		['3 3 3 3', 1],
		['.Q\nQ.', null],
	])
		is(read(text).guess, guess, text)
})

test('pasted() reads crosses as queens, or on request as blocked squares', () => {
	equal(queensIn('.x..\n...x\nx...\n..x.'), ['0,1 1,3 2,0 3,2'])
	for (const [text, ...boards] of [
		['x . .\n. . .\n. . .', ['', '0,0']],
		['. Q . .\n. . . Q\n. . . .\nx . . .\n', ['0,1 1,3', '3,0']],
		['["xQ..","....","...x","...."]', ['0,1', '0,0 2,3']],
		['Q..\n.x.\n...\n\n...\nQ..\n..Q', ['0,0', '1,1'], ['1,0 2,2', '']],
		['2 4 1 3', ['0,1 1,3 2,0 3,2', '']],
	]) {
		const read = pasted(text, {crosses: 'blocked'}).boards
		equal(
			read.map(({queens, blocked}) => [places(queens), places(blocked)]),
			boards,
		)
	}
})

test('pasted() names the first unread line', () => {
	for (const [text, line, excerpt = text.split(/[\r\n]+/)[line - 1].trim()] of [
		['1 5 8 six', 1],
		['1 3 9 2', 1],
		['0 1 2 4', 1],
		['a1 b2 a1', 1],
		['1 2 3\n4 $ 6', 2],
		['.Q..\n...Q\n Q..\n..Q.', 3],
		['.Q..\r...Q\rQ....\r..Q.', 3],
		['. Q . .\n. . . Q\nQ . .\n. . Q .', 3],
		['1 5 8 6 3 7 2 4\r\n1 5 8 6 3 7 2', 2],
		['Q.\n.Q\n\nQ..\n...\n...', 4, 'Q..'],
		['.'.repeat(50), 1, `${'.'.repeat(40)}…`],
	])
		equal(faultOf(text), {name: 'line', line, excerpt}, JSON.stringify(text))
	for (const text of ['', ' \n ', '[]', 'hello world']) equal(faultOf(text), {name: 'empty'}, text)
	equal(faultOf('1 '.repeat(10_001)), {name: 'long', most: 20_000})
})

const PIECES = 'Q q . # x 0 1 9 33 -1 - -- | + +--+ [ ] { } ( ) " \' , ; : / a1 Qz26 1Q2/ 👑 □ ■ １ True'
	.split(' ')
	.concat(' ', '\n', '\r\n', '\r', '\t', '\0', '\ud83d', '\u200b', '　', 'N-Queens', '9'.repeat(20))

test('pasted() gives queens inside the board or a fault in an existing line, for any text', () => {
	const random = randomFrom(13)
	for (let i = 0; i < often(1000); i++) {
		const text = randomText(random, PIECES, 14),
			{n, boards, fault} = pasted(text, i % 2 ? {crosses: 'blocked'} : {})
		if (fault) ok(fault.name !== 'line' || fault.line <= text.split(/\r\n?|\n/).length, JSON.stringify(text))
		else for (const {queens} of boards) ok(n <= 32 && queens.every(({row, col}) => row < n && col < n))
	}
})

test.run()
