// Boards from text and as text: what is written is read back, and whatever is pasted is a board or a fault.

import {test} from 'uvu'
import {equal, is, not, ok, type, unreachable} from 'uvu/assert'
import {format} from 'n-queens/engine'
import {LONGEST_TEXT, NOTATIONS, readBoard, readBoards} from '../../web/board/notation/index.js'
import {columnsOf, toFen, toLeetCode, toList, toPositions} from '../../web/board/notation/out.js'
import {nqueens, often, randomFrom, randomText} from '../helpers/walks.js'
import {shuffled, writings} from './writings.js'

const STYLES = ['dots', 'lower', 'squares', 'hash', 'positions']

function read(text) {
	const board = readBoard(text)
	not(board.fault, `${JSON.stringify(text)}: ${JSON.stringify(board.fault)}`)
	ok(NOTATIONS.includes(board.notation))
	const {n, squares} = board
	ok(n >= 1 && n <= 32 && squares.every(({row, col}) => row >= 0 && col >= 0 && row < n && col < n))
	is(new Set(squares.map(({row, col}) => `${row} ${col}`)).size, squares.length, 'no square has two queens')
	return board
}

const columns = text => Array.from(columnsOf(read(text)) ?? [])
const faultOf = text => readBoard(text).fault ?? unreachable(`a fault in ${JSON.stringify(text)}`)

test('boards of every size are read back from every writer and every style', async () => {
	const random = randomFrom(11)
	for (let n = 1; n <= 32; n++)
		for (let i = 0; i < 6; i++) {
			const board = shuffled(n, random)
			for (const text of [toLeetCode(board), toFen(board), toPositions(board), toPositions(board, 0), toList(board)])
				equal(columns(text), board, text)
			for (const style of STYLES) equal(columns(await format(board, style)), board, style)
		}
})

test('every usual notation gives the same board, under its own name', () => {
	const random = randomFrom(12)
	for (const n of [1, 2, 3, 4, 5, 8, 9, 10, 11, 26, 27, 32]) {
		const board = shuffled(n, random)
		for (const [notation, texts] of Object.entries(writings(board)))
			for (const text of texts) {
				equal(columns(text), board, `n = ${n}, ${notation}: ${JSON.stringify(text)}`)
				if (n > 2) is(read(text).notation, notation, text)
			}
	}
})

test('a 0 says from 0, an n from 1, and where neither occurs 1 is guessed', () => {
	for (const [text, from, guessed] of [
		['0 4 7 5 2 6 1 3', 0, false],
		['1 5 8 6 3 7 2 4', 1, false],
		['2 2 2 2', 1, true],
		['(1,1), (2,3), (3,2)', 1, false],
		['.Q\nQ.', null, false],
	])
		equal([read(text).from, read(text).guessed], [from, guessed])
	equal([faultOf('0 1 2 4').name, faultOf('0 1 2 4').at], ['column', 6])
})

test('boards with too few or too many queens are boards', () => {
	for (const [text, squares] of [
		['....\n....\n....\n....', ''],
		['Q..Q\n....\nQ...\n....', '0,0 0,3 2,0'],
		['4/4/4/4', ''],
		['0 0 0\n0 1 1\n0 0 0', '1,1 1,2'],
		['[-1, 0, 2]', '1,0 2,2'],
		['d4', '0,3'],
	])
		is(Array.from(read(text).squares, ({row, col}) => `${row},${col}`).join(' '), squares)
	equal(columnsOf(read('Q.\nQ.')), Uint8Array.of(0, 0))
	is(columnsOf(read('QQ\n..')), null)
})

test("of two tones alone the rarer is the queen's, and beside a queen they are squares", () => {
	for (const text of ['□■□□\n□□□■\n■□□□\n□□■□', '■□■■\n■■■□\n□■■■\n■■□■', '□Q□■\n■□■Q\nQ■□■\n■□Q□'])
		equal(columns(text), [1, 3, 0, 2])
})

test('all boards of a text are read, in order, whatever is between them', () => {
	const rows = ['.Q..\n...Q\nQ...\n..Q.', '..Q.\nQ...\n...Q\n.Q..', 'Q...\n..Q.\n....\n....'],
		full = rows.slice(0, 2)
	const texts = {
		rows: [
			rows.join('\n\n'),
			rows.join('\n'),
			rows.join('\r\n\r\n\r\n'),
			`N-Queens, 4 × 4\n\n${rows.join('\n\n')}\n\n---3`,
		],
		strings: [JSON.stringify(rows.map(text => text.split('\n')))],
		positions: ['2 4 1 3\n3 1 4 2', '[[1,3,0,2],[2,0,3,1]]', nqueens('solve', '4', '--style', 'positions').stdout],
		digits: ['2413\n3142'],
		matrix: [full.join('\n').replaceAll('.', '0 ').replaceAll('Q', '1 ')],
	}
	const placesIn = ({squares}) => squares.map(({row, col}) => `${row},${col}`).join(' '),
		alone = rows.map(text => placesIn(read(text)))
	for (const [notation, all] of Object.entries(texts))
		for (const text of all) {
			const boards = readBoards(text)
			const expected = /rows|strings/.test(notation) ? alone : alone.slice(0, 2)
			equal(boards.map(placesIn), expected, text)
			equal(
				boards.map(board => [board.notation, board.more]),
				boards.map((_, i) => [notation, boards.length - 1 - i]),
			)
			equal(boards[0], readBoard(text))
		}
	equal(
		readBoards('Q.\n.x\n\nx.Q\n...\n...', {crosses: 'closed'}).map(({n, closed}) => [n, closed.length]),
		[
			[2, 1],
			[3, 1],
		],
	)
})

test('of several boards one that is wrong is a fault with its place in the whole text', () => {
	const {fault} = readBoards('Q.\n.Q\n\n.Q\nQQ.')
	equal([fault.name, fault.line, fault.column], ['width', 5, 3])
	ok(!('fault' in readBoard('Q.\n.Q\n\n.Q\nQQ.')), 'the first one is read')
})

test('a fault names what is wrong and points at it', () => {
	for (const [text, name, at, line, column] of [
		['', 'empty', 0, 1, 1],
		[' \n ', 'empty', 0, 1, 1],
		['[]', 'empty', 0, 1, 1],
		['1 5 8 six', 'character', 6, 1, 7],
		['.Q..\r\n..?.', 'character', 8, 2, 3],
		['👑👑🤴', 'character', 4, 1, 3],
		['1 3 9 2', 'column', 4, 1, 5],
		['. Q 3 .', 'character', 4, 1, 5],
		['1 2 Q', 'character', 0, 1, 1],
		['12345678901', 'digits', 10, 1, 11],
		['a1 b2 a1', 'twice', 6, 1, 7],
		['.Q..\n...Q\nQ..\n..Q.', 'width', 12, 3, 3],
		['.Q..\n...Q\nQ....\n..Q.', 'width', 14, 3, 5],
		['.Q..\n...Q\nQ...', 'height', 10, 3, 1],
		['1Q2/3Q/Q2/2Q1', 'width', 8, 1, 9],
		['1Q2/3K/Q3/2Q1', 'character', 5, 1, 6],
		[Array(33).fill(1).join(' '), 'size', 64, 1, 65],
		['.'.repeat(33), 'size', 32, 1, 33],
		['a33', 'size', 0, 1, 1],
	]) {
		const fault = faultOf(text),
			[character = ''] = text.slice(at)
		equal(fault, {...fault, name, at, line, column, character}, JSON.stringify(text))
	}
})

test('a text that is too long is refused unread', () => {
	const {name, at} = faultOf('1 '.repeat(LONGEST_TEXT))
	equal([name, at], ['long', LONGEST_TEXT])
})

const PIECES = 'Q q . # 0 1 9 33 -1 - -- | + +--+ [ ] { } ( ) " \' , ; :'
	.split(' ')
	.concat(' ', '\n', '\r\n', '\r', '\t')
const RARE =
	'/ = 👑 ♛ □ ■ true False a1 h8 Qz26 １ 、 N-Queens {"n":1,"solutions":[ 1Q2/ ٣ e NaN __proto__ ---2 ⬛ ・ —'
		.split(' ')
		.concat('\ud83d', '\udc51', '\0', '\u200b', '\ufeff', '\u202e', '\u2028', '　', 'x =', 'w - - 0 1', '9'.repeat(20))

function assertAnswered(text) {
	const {fault} = readBoard(text)
	if (!fault) return read(text)
	const {at, line, column, name, character} = fault
	type(name, 'string')
	const lines = text.split(/\r\n?|\n/),
		where = `${at}, ${line}, ${column}: ${JSON.stringify(text)}`
	ok(Number.isInteger(at) && at >= 0 && (at < text.length || text.length === 0), where)
	ok(line >= 1 && line <= lines.length && column >= 1 && column <= [...lines[line - 1]].length + 1, where)
	ok(text.startsWith(character, at))
}

test('any text is answered, whatever it is made of', () => {
	const random = randomFrom(13)
	const pieces = [...PIECES, ...RARE]
	for (let i = 0; i < often(20_000); i++) assertAnswered(randomText(random, i % 3 ? PIECES : pieces, 14))
})

test.run()
