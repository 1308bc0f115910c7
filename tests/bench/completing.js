// Completing hard boards, squares blocked by lot at the edge of what can be completed, and counting an empty board;
// native, one thread, processor time (hard.c).

import {execFileSync} from 'node:child_process'
import {median} from './counting.js'

const HARD = [
	{n: 28, percent: 76, boards: 100, budgets: {worst: 20}},
	{n: 48, percent: 85, boards: 40, budgets: {median: 1000}},
	{n: 56, percent: 87, boards: 12, budgets: {worst: 60_000}},
]
const COUNTED = {12: 20, 14: 100}

const linesOf = (...words) => execFileSync('build/hard', words.map(String), {encoding: 'utf8'}).trim().split('\n')

export function benchCompleting({atMost}) {
	for (const {n, percent, boards, budgets} of HARD) {
		const took = linesOf(n, percent, boards).map(seconds => 1000 * Number(seconds)),
			figures = {median: median(took), worst: Math.max(...took)}
		for (const [which, budget] of Object.entries(budgets))
			atMost(`completing ${boards} boards of n = ${n}, ${percent} % blocked: ${which}`, budget, figures[which], 'ms')
	}
	for (const [n, budget] of Object.entries(COUNTED)) {
		const [, seconds] = linesOf(n, 'tally')[0].split(' ')
		atMost(`completions of the empty board of n = ${n}, with heat`, budget, 1000 * Number(seconds), 'ms')
	}
}
