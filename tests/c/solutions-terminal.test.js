import {equal, is, ok, test} from '#test'
import {execFileSync} from 'node:child_process'
import {readFileSync} from 'node:fs'
import {allRejected, exec, rejected, shell} from '../helpers/terminal.js'
import {nqueens} from '../helpers/walks.js'

const index = (n, text) => nqueens('index', String(n), text)

test('solution, index and classes exit 1 where there is no solution', () => {
	for (const n of [2, 3])
		for (const words of [`solution ${n} 1`, `solution ${n} 99`, `classes ${n}`]) {
			const {status, stdout, stderr} = exec(words)
			equal([status, stdout, stderr], [1, '', `nqueens: n = ${n} has no solution\n`])
		}
	is(index(3, '1 3 2').status, 1)
})

test('solution, index and classes reject bad usage: the message has argument, value and what is allowed', () => {
	for (const value of ['93', '0', '-1', '1.5', 'x', '99999999999999999999', ''])
		rejected(nqueens('solution', '8', value), `INDEX is "${value}"`, '1 to 92')
	for (const command of ['solution', 'index', 'classes'])
		allRejected(`
			${command} | N is "" | 1 to 18
			${command} 19 1 | N is "19" | 1 to 18
			${command} 0 1 | 1 to 18`)
	allRejected(`
		solution 8 | INDEX | 1 to 92
		solution 18 666090625 | 1 to 666090624
		solution 8 1 --style fancy | --style | positions
		index 4 "2 4 1 3" 5 | "5" | nqueens index N BOARD
		index 4 2 4 1 3 | BOARD at character 2
		classes 8 9 | "9" | nqueens classes N`)
})

test('index rejects text that is no board, and names the character', () => {
	const boards = `8||1|; 8|1 5 8 6 3 7 2|14|; 8|1 5 8 6 3 7 2 4 9|17|9; 8|1 5 9 6 3 7 2 4|5|9; 8|1 5 8 0|7|0;
		8|1 5 8 6x|7|6x; 8|1,5,8|1|1,5,8; 4|2 四 1 3|3|四; 4|２ 4 1 3|1|２; 4|2 4 1 4294967299|7|4294967299`
	for (const board of boards.split(';')) {
		const [n, text, place, word] = board.trim().split('|')
		rejected(index(n, text), `BOARD at character ${place} is "${word}"`, `columns of ${n} queens, each 1 to ${n}`)
	}
	rejected(exec('index 4'), 'BOARD at character 1 is ""')
})

test('`classes` streams: the first class of n = 18 comes at once', async () => {
	const {stdout} = await shell('timeout 60 build/nqueens classes 18 | head -1').ended
	is(stdout, `class 1 orbit 8 number 1 board ${exec('solution 18 1 --style positions').stdout}`)
})

const SUBTREES = readFileSync('c/solutions/subtrees_table.h', 'utf8')

test('the generators write the tables of c/, that of subtrees up to n = 15', () => {
	const write = (program, ...args) => execFileSync(`build/${program}`, args, {encoding: 'utf8', maxBuffer: 1 << 24})
	ok(SUBTREES.startsWith(write('generate_subtrees', '15')))
	is(readFileSync('c/solutions/last_rows_table.h', 'utf8'), write('generate_last_rows'))
})

test.run()
