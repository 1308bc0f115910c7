// What searches that move queens take besides: checks, which give what crosses to walking-further.js.

import {noOthers, oneOf, wholeNumber} from './check.js'
import {MAX_MOVED_N, MAX_STEP} from './known.js'

export const BEGINNINGS = ['random', 'greedy']

/** @param {any} others  what of `walk`'s options no other check has taken @param {any} type  see build/searches.json
 * @param {string} known  the names of those that one has */
export function chanceOptions({seed = 0, sideways = 0, begin = 'random', ...others}, type, known) {
	noOthers(others, `${known}, seed, sideways, begin`)
	const sentence = `0, because ${type.id} `
	if (!type.takesChance) {
		wholeNumber('seed', seed, 0, 0, {sentence: `${sentence}leaves nothing to chance`})
		oneOf('begin', begin, BEGINNINGS.slice(0, 1))
	}
	if (!type.takesSideways) wholeNumber('sideways', sideways, 0, 0, {sentence: `${sentence}has no sideways moves`})
	const chance = {
		seed: wholeNumber('seed', seed, 0, MAX_STEP),
		sideways: wholeNumber('sideways', sideways, 0, MAX_MOVED_N),
		begin: oneOf('begin', begin, BEGINNINGS),
	}
	return type.takesChance ? chance : {}
}
