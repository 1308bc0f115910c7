// What books and papers say of searches that take chance, and what it is said of. Pure.

import {LIMITS} from '../../engine/known.js'

/** As the engine's `sample` takes them. @typedef {{n: number, search: string, sideways: number, restarts: number,
 *   begin: string, runs: number, seed: number}} Wanted */

const CLIMB = {n: 8, search: 'hill-climbing', begin: 'random', sideways: 0, restarts: 0, runs: 1000},
	/** Enough that none is left without a solution. */ ENOUGH = 1000

/** By name: what is run, and how often a reader waits for; what part of the runs is said to find a solution, null:
 * nothing is said; in how many moves on average, after how many restarts; who says so. */
export const PUBLISHED = {
	climb: {run: CLIMB, rate: 0.14, moves: {solved: 4, stuck: 3}, by: 'norvig'},
	sideways: {run: {...CLIMB, sideways: 100}, rate: 0.94, moves: {solved: 21, stuck: 64}, by: 'norvig'},
	restarts: {
		run: {...CLIMB, restarts: ENOUGH},
		rate: null,
		moves: {solved: 22, stuck: null},
		restarts: 6,
		by: 'norvig',
	},
	repair: {
		run: {n: 1_000_000, search: 'min-conflicts', begin: 'greedy', sideways: 0, restarts: 0, runs: 10},
		rate: null,
		moves: {solved: 50, stuck: null},
		by: 'minton',
	},
}

/** The name of what is published of just this, whatever the seeds and their number; undefined: nothing is.
 * @param {Wanted} wanted */
export const publishedOf = wanted =>
	Object.keys(PUBLISHED).find(name =>
		['n', 'search', 'begin', ...LIMITS].every(key => PUBLISHED[name].run[key] === wanted[key]),
	)

const errorOf = (deviation, walks) => (walks > 1 ? deviation / Math.sqrt(walks - 1) : null)
const meanOf = ({moves, deviation}, end, walks) => ({value: moves[end], error: errorOf(deviation[end], walks)})

/** What runs told, beside what is published: of each measure its value and standard error, null: there is none. Only
 * what some run ended in. @param {{wanted: Wanted, sample: import('../../engine/sample-instance.js').Sample}} told */
export function figuresOf({wanted, sample}) {
	const {runs, solved} = sample,
		rate = solved / runs,
		said = PUBLISHED[publishedOf(wanted)]
	const rateError = solved > 0 && solved < runs ? Math.sqrt((rate * (1 - rate)) / runs) : null
	const restarts = {
		...{name: 'restarts', value: sample.restarts, error: errorOf(sample.deviation.restarts, solved)},
		published: said?.restarts ?? null,
	}
	return [
		{name: 'rate', value: rate, error: rateError, published: said?.rate ?? null},
		{name: 'solved', ...meanOf(sample, 'solved', solved), published: said?.moves.solved ?? null},
		{name: 'stuck', ...meanOf(sample, 'stuck', runs - solved), published: said?.moves.stuck ?? null},
		...(wanted.restarts > 0 ? [restarts] : []),
	].filter(({value}) => value !== null)
}
