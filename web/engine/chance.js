// What searches that move queens take besides: checks, which give what crosses to walking-further.js.

import {noOthers, oneOf, wholeNumber} from './check.js'
import {LIMITS, MAX_MOVED_N, MAX_STEP} from './known.js'

export const BEGINNINGS = ['random', 'greedy']
const NO_LIMITS = /* @__PURE__ */ Object.fromEntries(LIMITS.map(name => [name, undefined]))

/** @param {any} others  what of `walk`'s options no other check has taken @param {any} type  see build/searches.json
 * @param {string} known  the names of those that one has */
export function chanceOptions({seed = 0, begin = 'random', ...rest}, type, known) {
	noOthers({...rest, ...NO_LIMITS}, `${known}, seed, ${LIMITS.join(', ')}, begin`)
	const sentence = `0, because ${type.id} `
	if (!type.takesChance) {
		wholeNumber('seed', seed, 0, 0, {sentence: `${sentence}leaves nothing to chance`})
		oneOf('begin', begin, BEGINNINGS.slice(0, 1))
	}
	const [most, why] = type.takesLimits ? [MAX_MOVED_N] : [0, {sentence: `${sentence}takes none`}],
		limit = name => wholeNumber(name, rest[name] === undefined ? 0 : rest[name], 0, most, why)
	const chance = {
		seed: wholeNumber('seed', seed, 0, MAX_STEP),
		...Object.fromEntries(LIMITS.map(name => [name, limit(name)])),
		begin: oneOf('begin', begin, BEGINNINGS),
	}
	return type.takesChance ? chance : {}
}
