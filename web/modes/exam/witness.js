// Watches a run of the program from outside, knowing what it ought to do, and says the first thing that goes wrong.
// What is true of a board is worked out here from the squares of its queens alone; the program's arrays are never
// believed.
//
// A case is that first thing, with the board it happened on: {kind, n, queens, …}; rows and columns count from 1, as
// the program does.
//   missed      a square is found free although `by` attacks it along a line
//   refused     a square is found taken although nothing attacks it: its element `array[index]` is also that of `by`
//   skipped     a square that is never tried     row  search is called for another row than `expected`
//   misplaced   a queen was put down, but pos does not hold the queens that were put down
//   claimed     SUCCESS, but pos is no solution: `empty` a row without a queen, `off` a column that is none, or a
//               `pair` of queens on one line
//   overlooked  FAILURE, but `solution` is one   spare  an element that no square has
//   outside unset overflow endless long          how the run ended: see machine.js
//
// Invariant: a run in which nothing goes wrong made the same tests, placements and removals as the right program, with
// the same end.

import { run } from './machine.js'
import { LINE_OF } from './program.js'
import { valueWith } from './reader.js'

/**
 * @typedef {{row: number, col: number}} Square
 * @typedef {'row'|'column'|'diagonal'|'antidiagonal'} Kin
 * @typedef {{kind: string, n: number, queens: Square[], line?: number} & Record<string, any>} Case
 */

/** The line that two squares share, if any. @param {Square} a @param {Square} b @returns {Kin|null} */
export function lineBetween(a, b) {
	const rows = b.row - a.row,
		cols = b.col - a.col
	if (cols === 0) return 'column'
	if (rows === 0) return 'row'
	if (rows === cols) return 'diagonal'
	return rows === -cols ? 'antidiagonal' : null
}

/** The first queen, from the top, that attacks a square, and how. @param {Square[]} queens @param {Square} square */
export function attackOn(queens, square) {
	const by = queens.find(queen => lineBetween(queen, square))
	return by ? { by, along: lineBetween(by, square) } : null
}

/** The first solution in order of columns, or null. @param {number} n @returns {Square[]|null} */
export function solutionOf(n, queens = []) {
	const row = queens.length + 1
	if (row > n) return queens
	for (let col = 1; col <= n; col++) {
		const found = attackOn(queens, { row, col }) ? null : solutionOf(n, [...queens, { row, col }])
		if (found) return found
	}
	return null
}

/** @param {import('./machine.js').Filled} filled @param {number} n
 * @returns {{first: Case|null, end: Case|null}}  the first thing that goes wrong, and how it ends if it ends badly */
export function observe(filled, n) {
	/** @type {Square[]} */ const queens = []
	const calls = /** @type {{row: number, last: number}[]} */ ([])
	let slip = /** @type {Case|null} */ (null),
		elsewhere = /** @type {Case|null} */ (null)
	const say = (kind, what) => void (slip ??= { kind, n, queens: [...queens], ...what })

	/** @type {Record<string, (told: any, of?: any) => void>} */
	const WATCH = {
		enter({ i }) {
			const what = { row: i, expected: queens.length + 1, line: undefined }
			calls.push({ row: i, last: 0 })
			if (i === queens.length + 1) return
			if (isOn(i, n)) say('row', what)
			else elsewhere ??= { kind: 'row', n, queens: [...queens], ...what }
		},
		test({ i, k, free, looks, line }) {
			const call = calls[calls.length - 1],
				square = { row: i, col: k }
			if (k > call.last + 1) say('skipped', { square: { row: i, col: call.last + 1 }, line })
			call.last = k
			const attack = attackOn(queens, square)
			if (free && attack) say('missed', { square, ...attack, line })
			if (!free && !attack)
				say('refused', { square, ...looks[looks.length - 1], by: sharing(looks[looks.length - 1]), line })
		},
		place(_, machine) {
			const call = calls[calls.length - 1],
				square = { row: call.row, col: call.last }
			queens.push(square)
			const pos = machine.list('pos')
			if (!isNoted(pos)) say('misplaced', { square, pos, line: RECORDED })
		},
		remove: () => void queens.pop(),
		leave({ free }) {
			const { row, last } = calls.pop()
			if (!free && last < n && isOn(row, n)) say('skipped', { square: { row, col: last + 1 } })
		},
	}

	/** The first queen with the same element. */
	const sharing = ({ array, index }) => queens.find(({ row, col }) => INDEX[array](filled, n, row, col) === index)
	const isNoted = pos => pos.every((col, i) => col === (queens.find(({ row }) => row === i + 1)?.col ?? 0))

	const { ending, machine } = run(filled, n, (event, told, of) => WATCH[event](told, of))
	const end = endCase(ending, machine, n, [...queens])
	return { first: slip ?? end ?? elsewhere, end }
}

/** The line of the listing that notes a queen. */
const RECORDED = [...LINE_OF].find(([statement]) => 'record' in statement)[1]

const INDEX = {
	col: (_filled, _n, _row, col) => col,
	upwd: (_filled, _n, row, col) => row + col - 1,
	downwd: ({ line }, n, row, col) => valueWith(line, letter => ({ i: row, k: col, N: n })[letter] ?? 0),
}

/** What is wrong with how a run ended, or null. @returns {Case|null} */
function endCase({ kind, ...ending }, machine, n, queens) {
	if (kind === 'success') {
		const pos = machine.list('pos'),
			wrong = wrongIn(pos, n)
		return wrong && { kind: 'claimed', n, queens: queensOf(pos, n), pos, ...wrong }
	}
	if (kind !== 'failure') return { kind, n, queens, ...ending }
	const solution = solutionOf(n)
	return solution && { kind: 'overlooked', n, queens: solution, solution }
}

const isOn = (index, n) => index >= 1 && index <= n
const queensOf = (pos, n) => pos.flatMap((col, i) => (isOn(col, n) ? [{ row: i + 1, col }] : []))

/** Why pos is no solution, or null. @param {number[]} pos */
export function wrongIn(pos, n) {
	const empty = pos.indexOf(0) + 1,
		off = pos.findIndex(col => !isOn(col, n)) + 1
	if (empty) return { empty }
	if (off) return { off }
	const queens = queensOf(pos, n)
	for (const [i, square] of queens.entries()) {
		const attack = attackOn(queens.slice(0, i), square)
		if (attack) return { pair: [attack.by, square], along: attack.along }
	}
	return null
}

/** An element that no square of the board has, or null. @param {import('./machine.js').Filled} filled
 * @returns {Case|null} */
export function spareIn(filled, n) {
	const size = valueWith(filled.size, () => n)
	return size > 2 * n - 1 ? { kind: 'spare', n, queens: [], array: 'upwd', index: 2 * n, size } : null
}
