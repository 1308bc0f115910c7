import {boardsFrom, solutions} from 'n-queens/engine'
import {attacks} from './oracle.js'

export const text = board => Array.from(board).join(' ')

export const isSolution = board =>
	board.every((col, row) => board.every((other, below) => below <= row || attacks(row, col, below, other) === null))

export async function listOf(n) {
	const list = []
	for await (const board of solutions(n)) list.push(text(board))
	return list
}
export const pageOf = async (...args) => (await boardsFrom(...args)).map(text)

export const attackersIn = (queens, row, col) =>
	queens.filter((c, r) => r !== row && c >= 0 && attacks(r, c, row, col)).length
export const pairsIn = queens => queens.reduce((sum, col, row) => sum + attackersIn(queens, row, col), 0) / 2

export const GOES_TO = {
	identity: (row, col) => [row, col],
	'turn-90': (row, col, n) => [col, n - 1 - row],
	'turn-180': (row, col, n) => [n - 1 - row, n - 1 - col],
	'turn-270': (row, col, n) => [n - 1 - col, row],
	'mirror-columns': (row, col, n) => [row, n - 1 - col],
	'mirror-rows': (row, col, n) => [n - 1 - row, col],
	'mirror-diagonal': (row, col) => [col, row],
	'mirror-antidiagonal': (row, col, n) => [n - 1 - col, n - 1 - row],
}

export function imageOf(board, by) {
	const image = []
	board.forEach((col, row) => {
		const [toRow, toCol] = GOES_TO[by](row, col, board.length)
		image[toRow] = toCol
	})
	return image
}
