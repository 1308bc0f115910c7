// Methods of an open walk, with checks that return the arguments to send to walk-worker.js. The class Walk (walk.js)
// and its types derive from this table. Long methods take `lasting` last.

import {kinds} from '#searches'
import {aNode, aStep, noNode, someKinds, wholeNumber} from './arguments.js'
import {MAX_STEP} from './known.js'

/**
 * @typedef {import('./moment.js').Branch} Branch
 * @typedef {import('./moment.js').Kind} Kind
 * @typedef {import('./moment.js').Moment} Moment
 * @typedef {{signal?: AbortSignal, onProgress?: (known: number) => void}} Lasting  known: steps known so far
 * @typedef {{kind: Kind|Kind[], row?: number, col?: number}} Placed  an event in a row, a column or on a square
 * @typedef {{spacing: number, known: number, counts: Float64Array}} Marks
 */

/** @template {any[]} Args @template Result
 * @typedef {{takes: ((value: any, n: number) => unknown)[], none?: (value: any) => Error, args?: Args,
 *   result?: Result}} Method  none: makes an error to throw instead of returning null */
/** @template M
 * @typedef {M extends Method<infer Args, infer Result> ? (...args: Args) => Promise<Result> : never} Asked */
/** @typedef {{[Name in keyof typeof METHODS]: Asked<typeof METHODS[Name]>}} Askable */

const happening = kinds.filter(kind => kind !== 'start')
const kind = value => someKinds(value, happening)
const kindOrPlaced = (value, n) => {
	const index = name => (value[name] === undefined ? -1 : wholeNumber(name, value[name], 0, n - 1))
	return value?.kind ? {kind: kind(value.kind), row: index('row'), col: index('col')} : kind(value)
}
const kindOrProbe = value => someKinds(value, happening, ['probe'])
const kindOrStep = value => someKinds(value, happening, ['probe', 'step'])
const orNone = value => wholeNumber('ordinal', value, 0, MAX_STEP)
const ordinal = value => wholeNumber('ordinal', value, 1, MAX_STEP)
const levels = (value = 1, n) => wholeNumber('levels', value, 0, n)

/** An array of kinds matches any of them. The result null means that there is no such event; the walk does not move. */
export const METHODS = {
	/** @type {Method<[], Moment>} */
	moment: {takes: []},

	/** Moves to a step, 0 … 2^53 or Infinity, or to the last step if the walk is shorter.
	 * @type {Method<[step: number, lasting?: Lasting], Moment>} */
	seek: {takes: [aStep]},

	/** Moves forward to a step or to the next event of a kind, whichever comes first.
	 * @type {Method<[step: number, kinds: Kind|Kind[], lasting?: Lasting], Moment>} */
	until: {takes: [aStep, kind]},

	/** Moves to the next event of a kind. An event at a place is found by linear search.
	 * @type {Method<[kinds: Kind|Kind[]|Placed, lasting?: Lasting], Moment|null>} */
	next: {takes: [kindOrPlaced]},

	/** @type {Method<[kinds: Kind|Kind[], lasting?: Lasting], Moment|null>} */
	previous: {takes: [kind]},

	/** Moves to the ordinal-th event of a kind, from 1; for `probe`, to the first moment with that many probes.
	 * @type {Method<[kinds: Kind|Kind[]|'probe', ordinal: number, lasting?: Lasting], Moment|null>} */
	reach: {takes: [kindOrProbe, ordinal]},

	/** Like `reach`, but the walk does not move. `step`: the ordinal-th step; 0: the first moment.
	 * @type {Method<[kinds: Kind|Kind[]|'probe'|'step', ordinal: number, lasting?: Lasting], Moment|null>} */
	peek: {takes: [kindOrStep, orNone]},

	/** Finds the walk's length in the background. @type {Method<[lasting?: Lasting], number>} */
	measure: {takes: []},

	/** Numbers of events or probes every `spacing` steps and at the furthest known step.
	 * @type {Method<[kinds: Kind|Kind[]|'probe'], Marks>} */
	marks: {takes: [kindOrProbe]},

	/** The search tree below a node, the same for every search with this row order. columns: the node's queens in row
	 * order. levels: depth to list, 0 … n, default 1; deeper nodes are counted, up to a million.
	 * @type {Method<[columns?: number[], levels?: number, lasting?: Lasting], Branch>} */
	tree: {takes: [aNode, levels], none: noNode},
}
