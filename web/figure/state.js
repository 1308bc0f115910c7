// The figure's state. Pure: no browser, engine or clock; each action carries its time, `at`.
//
//     action ─▶ update ─▶ {state, effects}          effects.js runs the effects after the state is stored
//     go ─▶ soon ─▶ work ─▶ move ─▶ arrived | failed | slow
//     play ─▶ clock ─▶ tick ─▶ move ─▶ arrived
//
// Answers carry the number of their request; only those to the latest one count. Invariants: `moment` changes only when
// a walk is shown or a movement ends; one movement runs at a time, and a new one cancels a slow one.

import {momentAtRest} from '../board/moment.js'
import {explains, readOptions} from './attributes.js'
import {pace} from './pace.js'

/** @import {Moment} from '../engine/moment.js'
 *
 * @typedef {object} Movement  of the walk, waiting or running
 * @property {'open'|'by'|'seek'|'until'|'next'|'previous'|'reach'} way
 * @property {any[]} args  open: `start`; by: a number of steps; else as for the engine
 * @property {boolean} [isOnward]  may not pass an unanswered question
 * @property {number} [since]  of playback: time of its request; pauses at stops
 * @property {boolean} [isFirst]  to the initial step; the walk is measured after it
 *
 * @typedef {object} State
 * @property {Record<string, any>} options  last valid values of the attributes, by name
 * @property {any[]} rejections  validation errors, until the reader moves on or the attribute is valid
 * @property {any} fault  error of the engine
 * @property {any} start  the walk to open, or {mode}; null: the figure is not on a page
 * @property {boolean} isOpen  the walk or the mode was requested
 * @property {number} walk  request that opened the present walk; 0: none is open
 * @property {number} request  latest one
 * @property {Moment} moment  on screen @property {Moment|null} reached  by the last movement
 * @property {number|undefined} length  of the walk, once known
 * @property {number} known  steps so far @property {string} ticks  path of the timeline's marks
 * @property {{kind: any, back: boolean}|null} missing  the last jump, if it found nothing
 * @property {Movement[]} queue  waiting @property {Movement|null} running
 * @property {boolean} busy  the running movement is slow
 * @property {boolean} measures  the figure is visible or used @property {boolean} isMeasured  to the last step
 * @property {boolean} measuresAll  the reader asked for it
 * @property {boolean} visible @property {boolean} near  the viewport
 * @property {boolean} playing  time passes only while the figure is visible
 * @property {string|null} until  kind of event that ends playback @property {string} kind  chosen for jumps
 * @property {import('./pace.js').Pace} pace @property {number} frame  time of the last one of playback
 * @property {number} took  milliseconds of the last movement of playback
 * @property {number} restsUntil  time when a loop begins again
 * @property {{moment: Moment, quiz: any, playing: boolean}} spoken  state that screen readers announce, and labels and
 *   large views show @property {number} spokenAt
 * @property {Pointing} pointing @property {any} geometry  of the board; null before its layout
 * @property {import('./quiz.js').Quiz|null} quiz  null: no questions, or their script is not loaded
 *
 * @typedef {object} Pointing  the reader's pointer and focus
 * @property {any} square  under the pointer @property {any} chosen  square @property {any} focused  square
 * @property {any} cell  of an array @property {string|null} overlay  array whose indices the board shows
 * @property {string} term  open glossary term
 *
 * @typedef {{type: string, at: number, [field: string]: any}} Action
 * @typedef {{type: string, [field: string]: any}} Effect
 * @typedef {(type: string, fields?: object) => void} Emit
 * @typedef {Record<string, (state: State, action: any, emit: Emit) => unknown>} Updates  of a
 *   copy of the state, by type of action; its nested values are replaced, not changed
 */

/** Updates of lazy scripts. @type {{quiz: typeof import('./quiz.js')|null}} */
export const slices = {quiz: null}

const MOMENT = momentAtRest({n: 8, search: 'flags'})

/** @type {State} */
export const INITIAL = {
	options: readOptions(() => null).values,
	...{rejections: [], fault: null, start: null, isOpen: false},
	...{walk: 0, request: 0, moment: MOMENT, reached: null, length: undefined, known: 0, ticks: '', missing: null},
	...{queue: [], running: null, busy: false, visible: true, near: false},
	...{measures: true, isMeasured: false, measuresAll: false},
	...{playing: false, until: null, kind: 'solution', pace: pace(2), frame: 0, took: 0, restsUntil: 0},
	...{spoken: {moment: MOMENT, quiz: null, playing: false}, spokenAt: 0},
	pointing: {square: null, cell: null, overlay: null, term: '', chosen: null, focused: {row: 0, col: 0}},
	geometry: null,
	quiz: null,
}

export const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other)

export const lastOf = ({options}) => options.to ?? Infinity
export const bounded = (state, step) => Math.min(Math.max(step, state.options.from), lastOf(state))
export const isAtEnd = state => state.moment.outcome !== null || state.moment.step >= lastOf(state)
export const isMoving = ({running, queue}) => running !== null || queue.length > 0
export const isOpening = ({running}) => running?.way === 'open'
export const isAlive = state => state.walk > 0 || isOpening(state)
export const hasFault = ({rejections, fault}) => rejections.length > 0 || fault !== null
/** The walk that failed to open. */
export const hasNoWalk = state => state.fault !== null && !isAlive(state)
export const hasOpenQuestion = state => !state.playing && state.quiz !== null && slices.quiz.isAsking(state)

/** The step that was requested last. @param {State} state */
export function wantedStep(state) {
	const last = [state.running, ...state.queue].findLast(one => /seek|until/.test(one?.way) && !one.isFirst),
		[step] = last?.args ?? []
	return step < Infinity ? bounded(state, step) : state.moment.step
}

/** The walk's last step within `to`; undefined until known. @param {State} state */
export function lastStep(state) {
	const {length} = state,
		to = lastOf(state)
	return to < Infinity ? Math.min(to, length ?? to) : length
}

export const stopsOf = ({options, until}) => [...options.stops, until]

/** The step up to which the walk may go; undefined until it is known. @param {State} state */
export const haltOf = state => (state.quiz ? slices.quiz.halt(state) : Infinity)

/** Worth opening before anybody uses the figure. @param {State} state */
export function isNeeded({options: {mode, autoplay, views, from, questions}, start}) {
	return mode !== 'walk' || start?.step > 0 || from > 0 || autoplay || questions || views.some(explains)
}

/** @param {Emit} emit */
export const event = (emit, name, detail) => emit('event', {name, detail})

/** @param {State} state @param {Emit} emit */
export function pause(state, emit) {
	if (state.playing) event(emit, 'rest', state.moment)
	state.playing = false
}
