// What the engine accepts of a search that is run from many seeds, as check.js does of all else.

import {chanceOptions} from './chance.js'
import {oneOf, wholeNumber} from './check.js'
import {MAX_STEP} from './known.js'

export const MAX_RUNS = 1_000_000

/** That so many runs can begin with: those of all of them are seeds of walks. */
export const lastSeed = runs => MAX_STEP - runs + 1

/** The searches of which runs differ by their seeds. @param {import('./moment.js').SearchType[]} types */
export const sampledOf = types => types.filter(({takesChance}) => takesChance)

/** @param {import('./moment.js').SearchType[]} types @param {any} options */
export function sampleOptions(types, {n, search, runs = 1000, signal, onProgress, ...others}) {
	const sampled = sampledOf(types),
		ids = sampled.map(({id}) => id),
		type = sampled[ids.indexOf(oneOf('search', search, ids))]
	const chance = chanceOptions(others, type, 'n, search, runs, signal, onProgress'),
		size = wholeNumber('n', n, 1, type.largest, {bigints: true})
	wholeNumber('runs', runs, 1, MAX_RUNS)
	wholeNumber('seed', chance.seed, 0, lastSeed(runs))
	return {...chance, n: size, search, runs, signal, onProgress}
}
