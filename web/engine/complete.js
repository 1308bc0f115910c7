// Boards that begin with queens given and squares blocked: whether they can be completed, to which boards, to how many,
// and why not. Done in one worker that all share, or on this thread.

import script from 'worker:./completing.js'
import * as check from './check.js'
import {completeModule} from './load.js'
import {startShared} from './start.js'

/** @import {Setup, Square, Step} from './completing.js' @import {Watched} from './job.js' */

const ask = async (method, args, watched) => (await startShared(script)).ask(method, args, watched)

/** @param {(setup: any) => object} [checkedOf] */
async function about(setup, method, options = {}, checkedOf = check.aSetup) {
	const checked = checkedOf(setup),
		watched = check.watchedOptions(options)
	return ask(method, [await completeModule(), checked], watched)
}

/** One completion, always the same, as its columns from 0, top row first; null: there is none. Two given queens may
 * attack each other: then there is none. @param {Setup} setup  n: 1 … 64 @param {Watched} [options]
 * @returns {Promise<Uint8Array|null>} */
export const complete = (setup, options) => about(setup, 'decide', options)

/** How many completions there are. @param {Setup} setup @param {Watched} [options] @returns {Promise<bigint>} */
export const countCompletions = (setup, options) => about(setup, 'count', options)

/** Of each square in how many completions a queen stands there, by row and column. @param {Setup} setup
 * @param {Watched} [options] @returns {Promise<bigint[][]>} */
export const heat = (setup, options) => about(setup, 'heat', options)

/** All completions, in lexicographic order. @param {Setup} setup @param {{signal?: AbortSignal}} [options]
 * @returns {AsyncGenerator<Uint8Array, void, void>} */
export async function* completions(setup, options = {}) {
	const id = await about(setup, 'open', options)
	try {
		for (let boards; (boards = await ask('next', [id], options)).length > 0; ) yield* boards
	} finally {
		await ask('close', [id])
	}
}

/** Why there is no completion, null when there is one: given queens and blocked squares that forbid it by themselves,
 * of which none can be left out (none at all: no board of n has a solution), and a chain of steps that a person can
 * follow, null when it is too long for that. @param {Setup} setup @param {Watched} [options]
 * @returns {Promise<{given: Square[], blocked: Square[], chain: Step[]|null}|null>} */
export const whyNot = (setup, options) => about(setup, 'whyNot', options)

/** What follows at once from a board, up to the first queen that is not given; empty: nothing does.
 * @param {Setup} setup @param {Watched} [options] @returns {Promise<Step[]>} */
export const forced = (setup, options) => about(setup, 'forced', options)

/** A board with exactly one completion, from which no queen can be left out; the same for the same seed. Level 1: what
 * follows at once leads there; 2: after one square is refuted; 3: it takes more. Null: none of the level was found.
 * @param {{n: number, seed: number, level?: number}} wanted  n: 4 … 32; seed: 0 … 2^53; level: 0, any, unless said
 * @param {Watched} [options] @returns {Promise<{n: number, given: Square[], level: number}|null>} */
export const puzzle = (wanted, options) => about(wanted, 'puzzle', options, check.aPuzzle)
