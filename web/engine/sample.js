// A search that takes chance, run from many seeds: how often it finds a solution, and in how many moves. Done in one
// worker that all share, or on this thread.

import {types} from '#searches'
import script from 'worker:./sampling.js'
import {sampleOptions} from './check-sample.js'
import {furtherWalker} from './load.js'
import {startShared} from './start.js'

/** @import {Sample} from './sample-instance.js' */

/** Runs it from the seeds seed … seed + runs - 1, each the same walk on every machine. RangeError or TypeError for bad
 * input. @param {{n: number|bigint, search: string, runs?: number, seed?: number, sideways?: number, restarts?: number,
 *   begin?: 'random'|'greedy', signal?: AbortSignal, onProgress?: (part: number) => void}} options
 *   n, search, seed, sideways, restarts, begin: see `walk`, of a search that takes chance; runs: 1 … 10^6, 1000 unless
 *   said @returns {Promise<Sample>} */
export async function sample(options) {
	const {signal, onProgress, ...asked} = sampleOptions(types, options ?? {})
	signal?.throwIfAborted()
	const further = furtherWalker(asked.search).then(({module}) => module())
	const [calls, module] = await Promise.all([startShared(script), further])
	return calls.ask('sample', [module, asked], {signal, onProgress})
}
