// What books and papers say of searches that take chance, and what it is said of. Pure.

/** As the engine's `sample` takes them. @typedef {{n: number, search: string, sideways: number, begin: string,
 *   runs: number, seed: number}} Wanted */

const CLIMB = {n: 8, search: 'hill-climbing', begin: 'random'}

/** By name: what is run, and how often a reader waits for; what part of the runs is said to find a solution, null:
 * nothing is said, and in how many moves on average; who says so. */
export const PUBLISHED = {
	climb: {run: {...CLIMB, sideways: 0, runs: 1000}, rate: 0.14, moves: {solved: 4, stuck: 3}, by: 'norvig'},
	sideways: {run: {...CLIMB, sideways: 100, runs: 1000}, rate: 0.94, moves: {solved: 21, stuck: 64}, by: 'norvig'},
	repair: {
		run: {n: 1_000_000, search: 'min-conflicts', begin: 'greedy', sideways: 0, runs: 10},
		rate: null,
		moves: {solved: 50, stuck: null},
		by: 'minton',
	},
}

/** The name of what is published of just this, whatever the seeds and their number; undefined: nothing is.
 * @param {Wanted} wanted */
export const publishedOf = wanted =>
	Object.keys(PUBLISHED).find(name =>
		['n', 'search', 'begin', 'sideways'].every(key => PUBLISHED[name].run[key] === wanted[key]),
	)

const meanOf = ({moves, deviation}, end, walks) => ({
	value: moves[end],
	error: walks > 1 ? deviation[end] / Math.sqrt(walks - 1) : null,
})

/** What runs told, beside what is published: of each measure its value and standard error, null: there is none. Only
 * what some run ended in. @param {{wanted: Wanted, sample: import('../../engine/sample-instance.js').Sample}} told */
export function figuresOf({wanted, sample}) {
	const {runs, solved} = sample,
		rate = solved / runs,
		said = PUBLISHED[publishedOf(wanted)]
	const rateError = solved > 0 && solved < runs ? Math.sqrt((rate * (1 - rate)) / runs) : null
	return [
		{name: 'rate', value: rate, error: rateError, published: said?.rate ?? null},
		{name: 'solved', ...meanOf(sample, 'solved', solved), published: said?.moves.solved ?? null},
		{name: 'stuck', ...meanOf(sample, 'stuck', runs - solved), published: said?.moves.stuck ?? null},
	].filter(({value}) => value !== null)
}
