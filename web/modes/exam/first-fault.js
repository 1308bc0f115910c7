// Runs the program and reports its first fault as a case, {kind, n, queens, …}; words/en/exam.js has a sentence for
// each kind. Rows and columns count from 1. Invariant: attacks are computed from queens, never from the program's
// arrays, which wrong answers corrupt.

import {isAt, sharedLine} from '../../engine/squares.js'
import {readElements, run} from './machine.js'
import {LINE} from './program.js'
import {valueWith} from './reader.js'

/** A queen also attacks her own square: a wrong program may place a second queen on the same square. */
export function attackOn(queens, square) {
	const alongOf = queen => (isAt(queen, square) ? 'column' : sharedLine(queen, square)),
		by = queens.find(alongOf)
	return by ? {by, along: alongOf(by)} : null
}

export function firstSolution(n, queens = []) {
	const row = queens.length + 1
	if (row > n) return queens
	for (let col = 1; col <= n; col++) {
		const found = attackOn(queens, {row, col}) ? null : firstSolution(n, [...queens, {row, col}])
		if (found) return found
	}
	return null
}

const isOn = (index, n) => index >= 1 && index <= n

export const queensFromPositions = (pos, n) => pos.flatMap((col, i) => (isOn(col, n) ? [{row: i + 1, col}] : []))

export function observe(filled, n) {
	const queens = [],
		calls = []
	let slip = null,
		elsewhere = null
	const caseOf = (kind, what) => ({kind, n, queens: [...queens], ...what})
	const report = (kind, what) => void (slip ??= caseOf(kind, what))

	const sharing = ({array, index}) =>
		queens.find(queen => readElements(filled, n, queen).some(own => own.array === array && own.index === index))

	const WATCH = {
		enter({i}) {
			const expected = queens.length + 1
			calls.push({row: i, last: 0})
			if (i === expected) return
			if (isOn(i, n)) report('row', {row: i, expected})
			else elsewhere ??= caseOf('row', {row: i, expected})
		},
		test({i, k, free, looks, line}) {
			const call = calls.at(-1),
				square = {row: i, col: k},
				attack = attackOn(queens, square)
			if (k > call.last + 1) report('skipped', {square: {row: i, col: call.last + 1}, line})
			call.last = k
			if (free && attack) report('missed', {square, ...attack, line})
			if (!free && !attack) report('rejected', {square, ...looks.at(-1), by: sharing(looks.at(-1)), line})
		},
		place(_, machine) {
			const {row, last} = calls.at(-1),
				square = {row, col: last},
				pos = machine.list('pos')
			queens.push(square)
			if (pos.some((col, i) => col !== (queens.find(({row}) => row === i + 1)?.col ?? 0)))
				report('misplaced', {square, pos, line: LINE.record})
		},
		remove: () => void queens.pop(),
		leave({free}) {
			const {row, last} = calls.pop()
			if (!free && last < n && isOn(row, n)) report('skipped', {square: {row, col: last + 1}})
		},
	}

	const {ending, machine} = run(filled, n, (event, details, of) => WATCH[event](details, of))
	const end = endCase(ending, machine, n, queens)
	return {first: slip ?? end ?? elsewhere, end}
}

function endCase({kind, ...ending}, machine, n, queens) {
	if (kind === 'success') {
		const pos = machine.list('pos'),
			wrong = wrongIn(pos, n)
		return wrong && {kind: 'claimed', n, queens: queensFromPositions(pos, n), pos, ...wrong}
	}
	if (kind !== 'failure') return {kind, n, queens, ...ending}
	const solution = firstSolution(n)
	return solution && {kind: 'overlooked', n, queens: solution, solution}
}

function wrongIn(pos, n) {
	const empty = pos.indexOf(0) + 1,
		off = pos.findIndex(col => !isOn(col, n)) + 1
	if (empty) return {empty}
	if (off) return {off}
	const queens = queensFromPositions(pos, n)
	for (const i of queens.keys()) {
		const attack = attackOn(queens.slice(0, i), queens[i])
		if (attack) return {pair: [attack.by, queens[i]], along: attack.along}
	}
}

export function spareIn(filled, n) {
	const size = valueWith(filled.size, () => n)
	return size > 2 * n - 1 ? {kind: 'spare', n, queens: [], array: 'upwd', index: 2 * n, size} : null
}
