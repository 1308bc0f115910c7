// The walk mode in the address: the figure's attributes, and `solution`, the number of a solution to go to. An address
// without these opens at OPENING.

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

/** A moment with five queens, a hundred steps before the first solution. */
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
