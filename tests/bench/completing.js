// Completing hard boards, squares blocked by lot at the edge of what can be completed, and counting an empty board;
// native, one thread, processor time (hard.c); and how long a reader who plays waits for the number of completions.

import {execFileSync} from 'node:child_process'
import {$, text} from '../helpers/shorthand.js'
import {median} from './counting.js'

const HARD = [
	{n: 28, percent: 76, boards: 100, budgets: {worst: 20}},
	{n: 48, percent: 85, boards: 40, budgets: {median: 1000}},
	{n: 56, percent: 87, boards: 12, budgets: {worst: 60_000}},
]
const COUNTED = {12: 20, 14: 100}

const PLAYED_N = 14
/** Milliseconds. */
const MOST_WAITED = 100

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

/** Runs in the page: milliseconds from each press of a square in the first row to the sentence that says how many. */
async function presses(n) {
	const took = []
	for (let col = 0; col < n; col++)
		for (const known of [/^One queen.* ways/, /^No queen.* ways/]) {
			const begun = performance.now()
			$(`.mine [data-square="${col}"]`).click()
			await new Promise(requestAnimationFrame)
			while (!known.test(text('.known .sentence'))) await new Promise(requestAnimationFrame)
			took.push(performance.now() - begun)
		}
	return took
}

export async function benchPlaying(browser, file, {atMost}) {
	const page = await browser.open(`${file}?view=board&n=${PLAYED_N}&lang=en`)
	await page.waitFor(() => text('.known .sentence').includes('365,596 ways'))
	const took = await page.eval(presses, PLAYED_N)
	atMost(`from a press to the number of completions, n = ${PLAYED_N}`, MOST_WAITED, median(took), 'ms')
	atMost(`… at worst of ${took.length} presses`, MOST_WAITED, Math.max(...took), 'ms')
	await page.close()
}
