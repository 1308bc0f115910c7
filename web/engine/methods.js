// What an open walk can be asked, with the checks of its arguments, which give what crosses to walking.js. The class
// Walk (walk.js) and its types follow from this table. Whatever lasts takes `lasting` last.

import {kinds} from '#searches'
import {aNode, aStep, someKinds, wholeNumber} from './check.js'
import {MAX_STEP} from './known.js'

/**
 * @typedef {import('./moment.js').Branch} Branch
 * @typedef {import('./moment.js').Kind} Kind
 * @typedef {import('./moment.js').Moment} Moment
 * @typedef {{signal?: AbortSignal, onProgress?: (known: number) => void}} Lasting  known: steps; ten times a second
 * @typedef {{kind: Kind|Kind[], row?: number, col?: number}} Placed  an event in a row, a column or a square
 * @typedef {{spacing: number, known: number, counts: Float64Array}} Marks
 */

/** @template {any[]} Args @template Result
 * @typedef {{takes: ((value: any, n: number) => unknown)[], args?: Args, result?: Result}} Method */
/** @template M
 * @typedef {M extends Method<infer Args, infer Result> ? (...args: Args) => Promise<Result> : never} Asked */
/** A walk, as it is asked. @typedef {{[Name in keyof typeof METHODS]: Asked<typeof METHODS[Name]>}} Askable */

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

/** An array of kinds stands for any of them. Null: there is none such, and the walk stays. */
export const METHODS = {
	/** The present moment. @type {Method<[], Moment>} */
	moment: {takes: []},

	/** The moment after so many steps, 0 … 2^53 or Infinity; the last one when the walk ends before.
	 * @type {Method<[step: number, lasting?: Lasting], Moment>} */
	seek: {takes: [aStep]},

	/** Forward to a step, or Infinity, but no further than the next event of a kind.
	 * @type {Method<[step: number, kinds: Kind|Kind[], lasting?: Lasting], Moment>} */
	until: {takes: [aStep, kind]},

	/** The next event of a kind, or of a kind at a place, which is looked for event by event.
	 * @type {Method<[kinds: Kind|Kind[]|Placed, lasting?: Lasting], Moment|null>} */
	next: {takes: [kindOrPlaced]},

	/** The previous event of a kind. @type {Method<[kinds: Kind|Kind[], lasting?: Lasting], Moment|null>} */
	previous: {takes: [kind]},

	/** The ordinal-th event of a kind, counted from 1; for `probe`, the first moment at which so many probes have been
	 * made. @type {Method<[kinds: Kind|Kind[]|'probe', ordinal: number, lasting?: Lasting], Moment|null>} */
	reach: {takes: [kindOrProbe, ordinal]},

	/** The same, by `step` the moment after so many, by 0 the first one; the walk stays where it is.
	 * @type {Method<[kinds: Kind|Kind[]|'probe'|'step', ordinal: number, lasting?: Lasting], Moment|null>} */
	peek: {takes: [kindOrStep, orNone]},

	/** Finds the length, in the background. @type {Method<[lasting?: Lasting], number>} */
	measure: {takes: []},

	/** How many events of a kind, or probes, there had been every `spacing` steps, and at the furthest step known.
	 * @type {Method<[kinds: Kind|Kind[]|'probe'], Marks>} */
	marks: {takes: [kindOrProbe]},

	/** The search tree from a node on; the same for every search that enters its rows in the same order. columns: the
	 * node's queens, as rows are entered. levels: 0 … n, 1 unless said, how deep to look; what lies deeper is counted,
	 * unless it is more than a million nodes.
	 * @type {Method<[columns?: number[], levels?: number, lasting?: Lasting], Branch>} */
	tree: {takes: [aNode, levels]},
}
