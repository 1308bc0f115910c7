// What the address says of a walk: all that the figure is told, in the figure's own words, or the number of the
// solution to walk to; unless said otherwise all panels are open, and it plays as a story. Where it says nothing of the
// walk it opens in the midst of one, where a square is refused.

import {MAX_STEP} from '../../engine/known.js'
import {OPTIONS, STORY, USUAL_VIEWS, WALK_NAMES, whole} from '../../figure/attributes.js'

export const EXPLAINING = ['code', 'stack', 'arrays', 'tree']

const {mode: _, ...OF_FIGURE} = OPTIONS

const options = {
	...OF_FIGURE,
	views: {...OPTIONS.views, otherwise: [...USUAL_VIEWS, ...EXPLAINING]},
	speed: {...OPTIONS.speed, otherwise: STORY},
	solution: whole(1, MAX_STEP, null),
}

/** A hundred steps before the first solution: rows 0 to 4 have their queens. */
export const OPENING = {n: 8, search: 'flags', step: 1212}

const OF_A_WALK = [
	...WALK_NAMES,
	...['step', 'solution', 'moments', 'from', 'to', 'loop', 'stops', 'autoplay', 'questions'],
]

export const isOpening = of =>
	Object.entries(OPENING).every(([name, value]) => of[name] === value) && of.given.length + of.blocked.length === 0

export default {
	...{place: 1, options, asText: true},
	opening: {unless: OF_A_WALK, values: {step: String(OPENING.step)}},
}
