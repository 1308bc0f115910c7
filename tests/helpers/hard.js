// Boards at the edge of what can be completed: most of their squares are blocked by lot (tests/bench/hard.c).

import {execFileSync} from 'node:child_process'

/** Boards of n with so many percent of their squares blocked, by seed from 1, and what the decider says.
 * @returns {{squares: string, columns: number[]|null}[]} */
export function hardBoards(n, percent, count) {
	const lines = execFileSync('build/hard', [n, percent, count, '--board'].map(String), {encoding: 'utf8'})
	return lines
		.trim()
		.split('\n')
		.map(line => line.split(' '))
		.map(([, squares, columns]) => ({squares, columns: columns === 'none' ? null : columns.split(',').map(Number)}))
}

/** The blocked squares of one of n = 28 that cannot be completed; its reason takes half a second and more. */
export function hardBoard() {
	const {squares} = hardBoards(28, 76, 20).find(({columns}) => columns === null)
	return [...squares].flatMap((sign, i) => (sign === 'x' ? [{row: Math.floor(i / 28), col: i % 28}] : []))
}
