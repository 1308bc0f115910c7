// The engine's API, the same in browsers and in Node.js, without a DOM.

export {count, memoryFor, openCount, secondsFor, symmetry} from './count.js'
export {
	attacks,
	boardsFrom,
	canonical,
	classes,
	images,
	indexOf,
	solutionAt,
	solutions,
	totalOf,
} from './solutions.js'
export {MAX_N} from './known.js'
export {format, searches, Walk, walk} from './walk.js'

/**
 * @typedef {import('./moment.js').Moment} Moment
 * @typedef {import('./moment.js').Kind} Kind
 * @typedef {import('./moment.js').SearchType} SearchType
 * @typedef {import('./moment.js').Branch} Branch
 * @typedef {import('./count.js').CountJob} CountJob
 * @typedef {import('./count.js').Progress} Progress
 * @typedef {import('./count.js').SavedCount} SavedCount
 * @typedef {import('./count.js').Symmetry} Symmetry
 * @typedef {import('./solutions.js').AttackLine} AttackLine
 * @typedef {import('./solutions.js').Image} Image
 * @typedef {import('./solutions.js').SolutionClass} SolutionClass
 * @typedef {import('./solutions.js').SymmetryName} SymmetryName
 * @typedef {import('./solutions.js').Watched} Watched
 * @typedef {import('./methods.js').Lasting} Lasting
 */
