// Hard boards, as far as another solver says whether they can be completed: minisat, which knows no queens. What holds
// of smaller boards tests/c/complete_laws.c says.

import {test} from 'uvu'
import {equal, is, ok} from 'uvu/assert'
import {spawnSync} from 'node:child_process'
import {writeFileSync} from 'node:fs'
import {folderOf} from '../helpers/folder.js'
import {hardBoards} from '../helpers/hard.js'

const folder = folderOf()

/** The open squares of each row, column and diagonal. @param {number} n @param {string} squares */
function linesOf(n, squares) {
	const lines = new Map()
	for (let row = 0; row < n; row++)
		for (let col = 0; col < n; col++)
			for (const key of [`row ${row}`, `column ${col}`, `falls ${row - col}`, `rises ${row + col}`]) {
				if (!lines.has(key)) lines.set(key, [])
				if (squares[row * n + col] === '.') lines.get(key).push(row * n + col + 1)
			}
	return lines
}

function clausesOf(n, squares) {
	const clauses = []
	for (const [key, line] of linesOf(n, squares)) {
		if (/row|column/.test(key)) clauses.push(line)
		line.forEach((a, i) => line.slice(i + 1).forEach(b => clauses.push([-a, -b])))
	}
	return clauses
}

/** Exits of minisat. */
const COMPLETABLE = 10
const NOT_COMPLETABLE = 20

function saysMinisat(n, squares) {
	const clauses = clausesOf(n, squares).map(clause => `${clause.join(' ')} 0\n`)
	writeFileSync(`${folder}/board.cnf`, `p cnf ${n * n} ${clauses.length}\n${clauses.join('')}`)
	const {status} = spawnSync('minisat', ['-verb=0', `${folder}/board.cnf`, `${folder}/board.out`])
	ok(status === COMPLETABLE || status === NOT_COMPLETABLE, `minisat ended with ${status}`)
	return status === COMPLETABLE
}

function isCompletion(n, squares, columns) {
	is(columns.length, n)
	for (const [key, line] of linesOf(n, squares)) {
		const queens = line.filter(square => columns[Math.floor((square - 1) / n)] === (square - 1) % n).length
		ok(/row|column/.test(key) ? queens === 1 : queens <= 1, key)
	}
}

test('of 40 boards of n = 28 with 76 % blocked those are completed that minisat completes', () => {
	const boards = hardBoards(28, 76, 40),
		completed = boards.filter(({columns}) => columns)
	for (const {squares, columns} of boards) {
		equal([...squares].filter(square => square === 'x').length, Math.floor(28 * 28 * 0.76))
		is(columns !== null, saysMinisat(28, squares), squares)
		if (columns) isCompletion(28, squares, columns)
	}
	ok(completed.length > 5 && completed.length < 35, `${completed.length} of 40`)
})

test.run()
