// The engine's API, the same in browsers and Node.js. It needs no DOM.

export * from './complete.js'
export {count, memoryFor, openCount, secondsFor, symmetry} from './count.js'
export {format} from './format.js'
export {check, CheckedTrace, example, mistakes, openCheck} from './judge.js'
export * from './solutions.js'
export {MAX_N} from './known.js'
export {searches, Walk, walk} from './walk.js'

/** @typedef {import('./moment.js').Moment} Moment
 * @typedef {import('./moment.js').Kind} Kind
 * @typedef {import('./moment.js').SearchType} SearchType
 * @typedef {import('./moment.js').Branch} Branch
 * @typedef {import('./check-instance.js').Judgement} Judgement
 * @typedef {import('./count.js').CountJob} CountJob
 * @typedef {import('./count.js').Progress} Progress
 * @typedef {import('./count.js').SavedCount} SavedCount
 * @typedef {import('./count.js').Symmetry} Symmetry
 * @typedef {import('./walk.js').Lasting} Lasting
 * @typedef {import('./walk.js').Placed} Placed */
