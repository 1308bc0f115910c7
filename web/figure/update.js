// The figure's update function (state.js).

import {momentAtRest} from '../board/moment.js'
import {close, display, measureLimit, MOVEMENTS, open, seek} from './movements.js'
import {pace} from './pace.js'
import {bounded, event, isAlive, isNeeded, isOpening, isSame, pause, slices, wantedStep} from './state.js'

/** Shortest time between two announcements during playback. */
const ANNOUNCE_MS = 2000

/** @import {Action, Effect, State, Updates} from './state.js' */

const differ = (some, all) => Object.keys(some).some(name => some[name] !== all[name])

function beginQuiz(state) {
	const {questions} = state.options
	state.quiz = questions && slices.quiz ? slices.quiz.begin(questions, state.quiz) : null
}

/** During playback, screen readers and labels follow now and then. @param {State} state */
function announce(state, at) {
	const {moment, quiz, playing, spoken, spokenAt} = state,
		isSameWalk = spoken.moment.n === moment.n && spoken.moment.search === moment.search,
		isDue = !playing || !isSameWalk || at - spokenAt >= ANNOUNCE_MS
	if (isDue && differ(spoken, state)) Object.assign(state, {spoken: {moment, quiz, playing}, spokenAt: at})
}

/** @type {Updates} */
const ACTIONS = {
	...MOVEMENTS,

	/** changed: names of the attributes that changed; start: of another walk or mode, or null. */
	options(state, {options, rejections, changed, start}, emit) {
		state.options = options
		ACTIONS.reject(state, {rejections, changed}, emit)
		if (options.speed !== state.pace.speed) state.pace = pace(options.speed)
		if (start) return begin(state, start, emit)
		if (changed.has('questions')) beginQuiz(state)
		if (state.walk > 0 && (changed.has('from') || changed.has('to'))) {
			emit('mark')
			if (state.moment.step !== bounded(state, state.moment.step)) seek(state, wantedStep(state), emit)
		}
		if (!changed.has('step')) return
		if (state.isOpen) seek(state, options.step, emit)
		else state.start = {...state.start, step: options.step}
	},

	/** rejections: all present ones; changed: names of the attributes that changed. */
	reject(state, {rejections, changed}, emit) {
		const before = state.rejections
		const isNew = ({name, value}) => !before.some(one => one.name === name && one.value === value)
		state.rejections = rejections.filter(rejection => changed.has(rejection.name) || !isNew(rejection))
		for (const rejection of state.rejections.filter(isNew)) emit('error', {rejection})
	},

	wake(state, {isUnseen = false}, emit) {
		const {options, start, isOpen} = state
		state.measures = !isUnseen || (isOpen && state.measures)
		if (isOpen || !start) return
		state.isOpen = true
		if (start.mode) return emit('fetchPart')
		if (options.autoplay) emit('autoplay')
		open(state, emit)
	},

	/** The figure has left the page. */
	leave(state, _action, emit) {
		pause(state, emit)
		close(state, emit)
		Object.assign(state, {start: null, isOpen: false, near: false})
	},

	view(state, {visible = state.visible, near = state.near, at}, emit) {
		const comesNear = near && !state.near
		if (visible !== state.visible) Object.assign(state, {visible, measures: visible, frame: at})
		state.near = near
		if (comesNear && isNeeded(state)) ACTIONS.wake(state, {}, emit)
	},

	/** fields: that the reader or the layout sets directly. */
	choose(state, {fields}) {
		for (const name in fields) if (!isSame(fields[name], state[name])) state[name] = fields[name]
	},
	/** act: of the quiz. Some answers continue playback. */
	quiz(state, {act, at, ...action}, emit) {
		slices.quiz.ACTIONS[act](state, action, emit)
		if (act === 'answer' && state.quiz.last.goesOn) MOVEMENTS.play(state, {at}, emit)
		else MOVEMENTS.work(state, {}, emit)
	},
}

/** Another walk or mode. */
function begin(state, start, emit) {
	pause(state, emit)
	beginQuiz(state)
	Object.assign(state, {start, isOpen: false, measuresAll: false})
	if (start.mode) return close(state, emit)
	const isWoken = isAlive(state)
	if (!isWoken) display(state, start.shown ?? {moment: momentAtRest(start)})
	event(emit, 'begin', state.moment)
	if (isWoken) ACTIONS.wake(state, {}, emit)
}

const isClockOn = ({playing, visible}) => playing && visible

/** Actions change a copy of the state. One that answers another request than the latest changes nothing.
 * @param {State} state @param {Action} action @returns {{state: State, effects: Effect[]}} */
export function update(state, action) {
	const {type, at, request = state.request} = action,
		next = {...state},
		effects = []
	const emit = (type, fields) => void effects.push({type, ...fields})
	if (request === state.request) ACTIONS[type](next, action, emit)
	if (!differ(next, state)) return {state, effects}
	if (next.quiz && next.walk > 0 && !isOpening(next)) slices.quiz.lookAhead(next, emit)
	announce(next, at)
	if (isClockOn(next) !== isClockOn(state)) emit('clock', {isOn: isClockOn(next)})
	const limit = measureLimit(next)
	if (limit !== measureLimit(state) || next.walk !== state.walk) emit('measure', {walk: next.walk, limit})
	return {state: next, effects}
}
