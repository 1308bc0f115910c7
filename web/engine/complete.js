// Completions of boards with fixed queens and blocked squares, computed in one shared worker or on this thread.

import script from 'worker:./complete-worker.js'
import * as args from './arguments.js'
import {completeModule} from './load.js'
import {startShared} from './start.js'

/** @import {Setup, Square, Step} from './complete-worker.js' @import {Watched} from './job.js' */

const request = async (method, args, watched, on = 0) => (await startShared(script)).request(method, args, watched, on)

/** @param {(setup: any) => object} [checkedOf] */
async function about(setup, method, options = {}, checkedOf = args.aSetup) {
	const checked = checkedOf(setup),
		watched = args.watchedOptions(options)
	return request(method, [await completeModule(), checked], watched)
}

/** A completion as columns from 0, top row first, the same at each call; null if there is none. Fixed queens may attack
 * each other.
 * @param {Setup} setup  n: 1 … 64 @param {Watched} [options]
 * @returns {Promise<Uint8Array|null>} */
export const complete = (setup, options) => about(setup, 'decide', options)

/** @param {Setup} setup @param {Watched} [options] @returns {Promise<bigint>} */
export const countCompletions = (setup, options) => about(setup, 'count', options)

/** Number of completions with a queen on [row][col]. @param {Setup} setup
 * @param {Watched} [options] @returns {Promise<bigint[][]>} */
export const heat = (setup, options) => about(setup, 'heat', options)

/** All completions, in lexicographic order. @param {Setup} setup @param {{signal?: AbortSignal}} [options]
 * @returns {AsyncGenerator<Uint8Array, void, void>} */
export async function* completions(setup, options = {}) {
	const id = await about(setup, 'list', options)
	try {
		for (let boards; (boards = await request('next', [], options, id)).length > 0; ) yield* boards
	} finally {
		await request('close', [], {}, id)
	}
}

/** Explains why no completion exists: `given` and `blocked` are a minimal conflict set, both empty if no board of n has
 * a solution; `chain` is a proof, null if it is too long for a person. Null: a completion exists.
 * @param {Setup} setup @param {Watched} [options]
 * @returns {Promise<{given: Square[], blocked: Square[], chain: Step[]|null}|null>} */
export const whyNot = (setup, options) => about(setup, 'whyNot', options)

/** The easiest deductions that place a new queen (c/complete/deduce.h), or [].
 * @param {Setup} setup @param {Watched} [options] @returns {Promise<Step[]>} */
export const forced = (setup, options) => about(setup, 'forced', options)

/** Fixed queens and blocked squares with one completion, determined by the seed. Level 1 needs only lines with one
 * square left. Level 2 also excludes squares that would wipe out a line. Level 3 also refutes assumptions in two steps.
 * Null: no board of this level was found.
 * @param {{n: number, seed: number, level?: number}} wanted  n: 4 … 32; seed: 0 … 2^53; level: default 0, any
 * @param {Watched} [options]
 * @returns {Promise<{n: number, given: Square[], blocked: Square[], level: number}|null>} */
export const puzzle = (wanted, options) => about(wanted, 'puzzle', options, args.aPuzzle)
