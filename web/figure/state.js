// The figure's state, and pure functions of it: no browser, engine or clock; each action carries its time, `at`.
//
//     action ─▶ update ─▶ {state, effects}          effects.js runs the effects after the state is stored
//     go ─▶ move ─▶ arrived | failed | slow
//     play ─▶ clock ─▶ tick ─▶ move ─▶ arrived
//
// An answer carries the number of its request; only the answer to the latest request counts. Invariants: `moment`
// changes only when a walk is shown or a movement ends; one movement runs at a time; a new movement cancels a slow one.

import {momentAtRest} from '../board/moment.js'
import {explains, readOptions} from './attributes.js'
import {scripts} from './lazy-scripts.js'
import {pace} from './pace.js'

/** @import {Moment} from '../engine/moment.js' @import {Marks} from '../engine/walk.js'
 * @import {Quiz} from './quiz.js'
 *
 * @typedef {object} Movement  a waiting or running change of the walk's step
 * @property {'open'|'by'|'seek'|'until'|'next'|'previous'|'reach'} way
 * @property {any[]} args  open: `start`; by: a number of steps; else arguments of the engine's method `way`
 * @property {boolean} [isByHand]  pauses playback and clears validation errors
 * @property {boolean} [isOnward]  may not pass an unanswered question
 * @property {number} [since]  time of the request; set by playback, which pauses at `stops`
 * @property {boolean} [isFirst]  goes to the initial step, before the walk is measured
 *
 * @typedef {typeof INITIAL} State
 * @typedef {{type: string, at: number, [field: string]: any}} Action
 * @typedef {{type: string, [field: string]: any}} Effect
 */

const MOMENT = momentAtRest({n: 8, search: 'flags'})

export const INITIAL = {
	/** Last valid values of the attributes, by name. @type {any} */ options: readOptions(() => null).values,
	/** Validation errors, until the reader moves on or the attribute is valid. @type {any[]} */ rejections: [],
	/** Error of the engine. @type {any} */ fault: null,
	/** The walk to open, or {mode}; null: the figure is not on a page. @type {any} */ start: null,
	/** Opening the walk at `start` was requested; it may still be under way. */ isOpen: false,
	/** Number of the request that opened the present walk; 0: no walk is open. */ walk: 0,
	request: 0,
	moment: MOMENT,
	/** Length of the walk, once known. @type {number|undefined} */ length: undefined,
	/** Largest step reached or measured so far. */ known: 0,
	/** Solutions up to step `known`. @type {Marks|null} */ marks: null,
	/** SVG path of the solutions' marks on the timeline. */ ticks: '',
	/** The last jump, {kind, back}, if it found no event; back: a backward jump. @type {any} */ missing: null,
	/** @type {Movement[]} */ queue: [],
	/** @type {Movement|null} */ running: null,
	/** The running movement is slow: a new one cancels it. */ busy: false,
	/** Measuring is allowed: the figure is visible or in use. */ measures: true,
	/** The walk was measured to its last step. */ isMeasured: false,
	/** The reader requested to measure a long walk. */ measuresAll: false,
	visible: true,
	/** Near the viewport. */ near: false,
	/** Playback is on; it advances only while visible. */ playing: false,
	/** Kind of event that ends playback, if any. @type {any} */ until: null,
	/** Kind of event chosen for jumps. */ kind: 'solution',
	pace: pace(2),
	/** Time of playback's last frame. */ frame: 0,
	/** Duration of playback's last movement, in milliseconds. */ took: 0,
	/** Time at which a loop starts again. */ restsUntil: 0,
	/** The part of the state that screen readers announce. @type {{at: number, [field: string]: any}} */
	spoken: {at: 0, moment: MOMENT, quiz: null, playing: false},
	/** Moment in the labels of squares, the tree and large views. */ labels: {at: 0, moment: MOMENT},
	/** square: under the pointer; chosen: clicked; focused: by the keyboard; cell: array element under the pointer;
	 * overlay: array whose indices the board shows; term: open glossary term. @type {any} */
	pointing: {square: null, chosen: null, focused: {row: 0, col: 0}, cell: null, overlay: null, term: ''},
	/** Geometry of the board; null before its layout. @type {any} */ geometry: null,
	/** Null if there are no questions or their script is not loaded. @type {Quiz|null} */ quiz: null,
}

export const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other)

export const lastOf = ({options}) => options.to ?? Infinity
export const bounded = (state, step) => Math.min(Math.max(step, state.options.from), lastOf(state))
export const isAtEnd = state => state.moment.outcome !== null || state.moment.step >= lastOf(state)
export const isMoving = ({running, queue}) => running !== null || queue.length > 0
export const isOpening = ({running}) => running?.way === 'open'
export const isClockOn = ({playing, visible}) => playing && visible
export const isAlive = state => state.walk > 0 || isOpening(state)
export const hasFault = ({rejections, fault}) => rejections.length > 0 || fault !== null
/** True if the walk failed to open. */
export const hasNoWalk = state => state.fault !== null && !isAlive(state)
export const hasOpenQuestion = state => !state.playing && state.quiz !== null && scripts.questions.isAsking(state)

/** The step that the latest movement goes to, or the current step. */
export function wantedStep(state) {
	const last = [state.running, ...state.queue].findLast(one => /seek|until/.test(one?.way) && !one.isFirst),
		[step] = last?.args ?? []
	return step < Infinity ? bounded(state, step) : state.moment.step
}

/** The walk's last step, at most the attribute `to`; undefined until known. */
export function lastStep(state) {
	const {length} = state,
		to = lastOf(state)
	return to < Infinity ? Math.min(to, length ?? to) : length
}

/** Walks are measured unasked up to this step. */
export const MEASURE_UP_TO = 600_000_000

export function isMeasuring({walk, measures, measuresAll, isMeasured, known, running, options: {to}}) {
	const limit = measuresAll ? Infinity : Math.min(MEASURE_UP_TO, to ?? Infinity)
	return walk > 0 && measures && !isMeasured && known <= limit && !running?.isFirst
}

/** True if the figure must open at once, to show more than a first step. */
export function isNeeded({options: {mode, autoplay, views, from, questions}, start}) {
	return mode !== 'walk' || start?.step > 0 || from > 0 || autoplay || questions || views.some(explains)
}
