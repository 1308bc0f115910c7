// The walks that tests go through, and the native program as a second witness.
// Invariant: every search appears at every size small enough for the oracle to walk it in full.

import {execFileSync, spawnSync} from 'node:child_process'
import {SEARCHES} from './oracle.js'

/** All walks up to a size: every search, and every start row of the one that has them. */
export function walksUpTo(largest) {
	const walks = []
	for (let n = 1; n <= largest; n++)
		for (const search of SEARCHES)
			for (let startRow = 0; startRow < (search === 'wraparound' ? n : 1); startRow++) walks.push({n, search, startRow})
	return walks
}

export const name = ({n, search, startRow}) => `${search} n=${n} start-row=${startRow}`

const words = ({n, search, startRow}) => [String(n), '--search', search, '--start-row', String(startRow)]

/** The lines of `nqueens walk`. */
export function nativeEvents(walk) {
	const options = {encoding: 'utf8', maxBuffer: 1 << 28}
	return execFileSync('build/nqueens', ['walk', ...words(walk)], options)
		.trimEnd()
		.split('\n')
}

/** { status, stdout, stderr } of any call of the program. */
export function nqueens(...args) {
	return spawnSync('build/nqueens', args, {encoding: 'utf8', maxBuffer: 1 << 28})
}

/** An event of a moment as `nqueens walk` prints it. */
export function eventLine({step, event: {kind, row, col, verdict, by}}) {
	const place = [row ?? '-', col ?? '-']
	if (kind !== 'test') return [step, kind, ...place].join(' ')
	return [step, kind, ...place, verdict, ...(by ? [by.row, by.line] : [])].join(' ')
}

/** A small generator of repeatable random numbers: a function that gives integers 0 … below-1. */
export function randomFrom(seed) {
	return below => {
		seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
		return Math.floor((seed / 2 ** 32) * below)
	}
}

/** A table of numbers: '8 0, 9 1' is [[8, 0], [9, 1]]. @param {string} table */
export const rows = table => table.split(', ').map(row => row.split(' ').map(Number))
