// The mistakes that learners make, as a program with the fault prints them, are judged wrong and named. Here each is a
// function that calls itself, in JavaScript; in c/check/mistakes.c they are walked step by step.

import {test} from 'uvu'
import {equal, is, ok} from 'uvu/assert'
import {readFileSync} from 'node:fs'
import {judged} from '../helpers/check.js'
import {attacks} from '../helpers/oracle.js'

const IDS = [...readFileSync('c/check/mistakes_table.h', 'utf8').matchAll(/^MISTAKE\(\w+, "([a-z-]+)"/gm)].map(
	([, id]) => id,
)
const SIZES = [4, 5, 6]

/** Which of the three sets of lines a mistake gives not back, or does not test. */
const KEPT = {
	'column-kept': ['column'],
	'diagonal-kept': ['falling'],
	'antidiagonal-kept': ['rising'],
	'lines-kept': ['column', 'falling', 'rising'],
}
const UNTESTED = {
	'column-untested': ['column'],
	'diagonal-untested': ['falling'],
	'antidiagonal-untested': ['rising'],
	'diagonals-untested': ['falling', 'rising'],
}
const INDEX = {
	'one-index-sum': {falling: (row, col) => row + col},
	'one-index-difference': {rising: (row, col) => row - col},
	'no-sign': {falling: (row, col) => Math.abs(row - col)},
}

/** Programs that keep a list of columns: which earlier queens they compare a square with, and how. */
const COMPARES = {
	'neighbours-only': (queens, row, col) =>
		queens.slice(0, row).some((other, r) => other === col || (r === row - 1 && attacks(r, other, row, col))),
	'last-unseen': (queens, row, col) => queens.slice(0, Math.max(row - 1, 0)).some((c, r) => attacks(r, c, row, col)),
	'first-unseen': (queens, row, col) => queens.slice(0, row).some((other, r) => r > 0 && attacks(r, other, row, col)),
}

/** What a program with a mistake prints: `place` and `remove`, and its boards, as a grid that it marks and clears or as
 * the list of columns that it put down last. @param {string} mistake '': none @param {number} n */
function played(mistake, n) {
	const makes = id => mistake === id
	const taken = {column: new Set(), falling: new Set(), rising: new Set()},
		queens = Array(n).fill(-1),
		grid = Array.from({length: n}, () => Array(n).fill(0)),
		moves = [],
		grids = [],
		lists = []
	const index = {column: (_, col) => col, falling: (r, c) => r - c, rising: (r, c) => r + c, ...INDEX[mistake]}
	const lines = Object.keys(taken)
	let over = false

	const isFree = (row, col) =>
		COMPARES[mistake]
			? !COMPARES[mistake](queens, row, col)
			: lines.every(line => UNTESTED[mistake]?.includes(line) || !taken[line].has(index[line](row, col)))

	function place(row, col) {
		for (const line of lines) taken[line].add(index[line](row, col))
		queens[row] = col
		grid[row][col] = 1
		moves.push(['place', row, col])
	}

	function remove(row, col) {
		for (const line of lines) if (!KEPT[mistake]?.includes(line)) taken[line].delete(index[line](row, col))
		if (!makes('queen-shown')) grid[row][col] = 0
		moves.push(['remove', row, col])
	}

	function visit(row) {
		if (row === n - Number(makes('last-row-missed'))) {
			grids.push(grid.map(cells => [...cells]))
			lists.push([...queens])
			over = makes('stops-at-first')
			return
		}
		for (let col = Number(makes('first-column-missed')); col < n - Number(makes('last-column-missed')); col++) {
			const free = isFree(row, col)
			if (free) {
				place(row, col)
				visit(makes('row-not-passed') ? row : row + 1)
				if (over || makes('gives-up')) return
			}
			if ((free && !makes('queen-kept')) || makes('clears-always')) remove(row, col)
			if (free && makes('returns-in-loop')) return
		}
	}

	visit(0)
	if (!makes('shared-list')) return {moves, grids, lists}
	return {moves, grids: grids.map(() => grid), lists: lists.map(() => queens)}
}

const ALL = Object.fromEntries(SIZES.map(n => [n, Object.fromEntries(['', ...IDS].map(id => [id, played(id, n)]))]))

/** The eight ways in which a program goes over a board. */
const READINGS = [0, 1, 2, 3, 4, 5, 6, 7].map(bits => (n, [row, col]) => {
	const [r, c] = [bits & 2 ? n - 1 - row : row, bits & 1 ? n - 1 - col : col]
	return bits & 4 ? [c, r] : [r, c]
})

const textOf = moves => moves.map(move => `${move.join(' ')}\n`).join('')

const TURNED = Object.fromEntries(
	SIZES.map(n => [
		n,
		Object.fromEntries(
			IDS.map(id => [
				id,
				READINGS.map(reading => textOf(ALL[n][id].moves.map(([kind, ...square]) => [kind, ...reading(n, square)]))),
			]),
		),
	]),
)

const BOARDS_ONLY = ['queen-shown', 'shared-list']

/** Of a trace, the mistakes that print it, from whichever side: to the end or, where none does, and more after it. */
function printing(n, text) {
	const fitting = fits => IDS.filter(id => !BOARDS_ONLY.includes(id) && TURNED[n][id].some(fits))
	const ending = fitting(other => other === text)
	return ending.length > 0 ? ending : fitting(other => other.startsWith(text))
}

/** What a trace of places and removals does not show: it is the right one, or ends at the only solution, or after the
 * first one, as a search may. */
const UNSEEN = SIZES.flatMap(n => ['queen-shown', 'stops-at-first', 'shared-list'].map(id => `${n} ${id}`)).concat(
	...['4 neighbours-only', '5 column-kept', '5 gives-up', '5 lines-kept', '5 queen-kept', '5 returns-in-loop'],
)

test('a trace with a mistake is wrong, and the mistakes that print it are named', () => {
	const unseen = []
	for (const n of SIZES)
		for (const id of IDS) {
			const text = textOf(ALL[n][id].moves),
				{right, likely, line} = judged(text, n)
			if (right) unseen.push(`${n} ${id}`)
			else {
				ok(line > 0 && likely.includes(id), `${n} ${id}`)
				equal(likely, printing(n, text), `${n} ${id}`)
			}
		}
	equal(unseen.sort(), UNSEEN.sort())
})

test('where all solutions are to be found, so is every mistake that changes the trace', () => {
	for (const n of SIZES)
		for (const id of IDS) {
			const text = textOf(ALL[n][id].moves),
				{right, likely} = judged(text, n, '--search', 'flags')
			is(right, text === textOf(ALL[n][''].moves), `${n} ${id}`)
			if (!right) equal(likely, printing(n, text), `${n} ${id}`)
		}
})

/** Those that print the same, where more than one does. @param {(id: string) => string} printed */
function groups(printed) {
	const alike = IDS.map(id => IDS.filter(other => printed(other) === printed(id)).join(' '))
	return [...new Set(alike)].filter(group => group.includes(' ')).sort()
}

test('of n = 6 these print the same trace, and all others are told from each other', () => {
	equal(
		groups(id => textOf(ALL[6][id].moves)),
		['one-index-difference antidiagonal-untested', 'one-index-sum diagonal-untested', 'queen-shown shared-list'],
	)
})

/** Each board as one text of its squares, in the first rows. @param {number[][][]} grids */
const keysOf = (n, grids, reading = READINGS[0], rows = n) =>
	grids
		.map(grid =>
			grid
				.flatMap((cells, row) => cells.flatMap((cell, col) => (cell ? [reading(n, [row, col])] : [])))
				.filter(([row]) => row < rows)
				.map(square => square.join())
				.sort()
				.join(' '),
		)
		.join('\n')

const gridOf = columns => columns.map(queen => columns.map((_, col) => Number(col === queen)))

/** Of boards, the mistakes that print them, as grids or as lists, from whichever side: whoever takes a solution for
 * found one row early has anything in the last row of a list. @param {number[][][]} boards */
const printingBoards = (n, boards) =>
	IDS.filter(id => {
		const {grids, lists} = ALL[n][id],
			rows = id === 'last-row-missed' ? n - 1 : n
		const fits = (own, rows) => {
			const key = keysOf(n, own, READINGS[0], rows)
			return READINGS.some(reading => keysOf(n, boards, reading, rows) === key)
		}
		return grids.length === boards.length && (fits(grids, n) || fits(lists.map(gridOf), rows))
	})

const gridsText = grids => grids.map(grid => grid.map(row => `${row.join('')}\n`).join('')).join('\n')
const listsText = lists => lists.map(columns => `[${columns.join(', ')}]\n`).join('')

test('boards with a mistake are wrong, and the mistakes that print them are named', () => {
	const unseen = []
	for (const n of SIZES)
		for (const id of IDS) {
			const {grids, lists} = ALL[n][id]
			for (const [way, boards, text] of [
				['grid', grids, gridsText(grids)],
				['list', lists.map(gridOf), listsText(lists)],
			]) {
				if (boards.length === 0 || boards.length > 300) continue
				const {as, right, likely} = judged(text, n)
				is(as, 'boards', `${n} ${id} ${way}`)
				if (right) unseen.push(`${n} ${id} ${way}`)
				else equal(likely, printingBoards(n, boards), `${n} ${id} ${way}`)
			}
		}
	equal(unseen.sort(), ['4 neighbours-only grid', '4 neighbours-only list', ...SIZES.map(n => `${n} queen-shown list`)])
})

test('of n = 6 these print the same boards, some none at all', () => {
	const none =
		'diagonal-kept antidiagonal-kept column-kept lines-kept queen-kept no-sign row-not-passed first-column-missed last-column-missed gives-up returns-in-loop'
	for (const way of [({grids}) => gridsText(grids), ({lists}) => listsText(lists)])
		equal(
			groups(id => way(ALL[6][id])),
			[none, 'one-index-difference antidiagonal-untested', 'one-index-sum diagonal-untested'],
		)
})

test('a wrong number of solutions alone names the mistakes that find so many', () => {
	for (const n of SIZES)
		for (const id of IDS) {
			const count = ALL[n][id].lists.length,
				{right, likely} = judged(`${count}\n`, n)
			if (count === ALL[n][''].lists.length) is(right, true)
			else
				equal(
					likely,
					IDS.filter(other => ALL[n][other].lists.length === count),
				)
		}
})

test.run()
