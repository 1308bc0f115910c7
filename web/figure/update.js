// The figure's update function (state.js).

import {momentAtRest} from '../board/moment.js'
import {scripts} from './lazy-scripts.js'
import {close, display, drawTicks, goOn, measureLimit, MOVEMENTS, open, seek} from './movements.js'
import {pace} from './pace.js'
import {bounded, event, isAlive, isNeeded, isOpening, isSame, pause, wantedStep} from './state.js'

/** Shortest time between two announcements, and between two changes of labels, during playback. */
const EVERY_MS = {spoken: 2000, labels: 300}

/** @import {Action, Effect, State, Updates} from './state.js' */

const differ = (some, all) => Object.keys(some).some(name => some[name] !== all[name])

function beginQuiz(state) {
	const {questions} = state.options
	state.quiz = questions && scripts.questions ? scripts.questions.begin(questions, state.quiz) : null
}

/** During playback, screen readers and labels follow now and then. */
function announce(state, at) {
	const {moment, quiz, playing} = state,
		present = {spoken: {moment, quiz, playing}, labels: {moment}}
	for (const name in present) {
		const {at: last, ...shown} = state[name],
			isSameWalk = shown.moment.n === moment.n && shown.moment.search === moment.search,
			isDue = !playing || !isSameWalk || at - last >= EVERY_MS[name]
		if (isDue && differ(shown, state)) state[name] = {at, ...present[name]}
	}
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
			drawTicks(state)
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

	view(state, {visible = state.visible, near = state.near, at}) {
		if (visible !== state.visible) Object.assign(state, {visible, measures: visible, frame: at})
		state.near = near
	},

	/** fields: that the reader or the layout sets directly. */
	choose(state, {fields}) {
		for (const name in fields) if (!isSame(fields[name], state[name])) state[name] = fields[name]
	},
	/** act: of the quiz. Some answers continue playback. */
	quiz(state, {act, at, ...action}, emit) {
		scripts.questions.ACTIONS[act](state, action, emit)
		if (act === 'answer' && state.quiz.last.goesOn) MOVEMENTS.play(state, {at}, emit)
		else goOn(state, emit)
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

/** Actions change a copy of the state. Answers to another request than the latest, or of another walk, change nothing.
 * @param {State} state @param {Action} action @returns {{state: State, effects: Effect[]}} */
export function update(state, action) {
	const {type, at, request = state.request, walk = state.walk} = action,
		next = {...state},
		effects = []
	const emit = (type, fields) => void effects.push({type, ...fields})
	if (request === state.request && walk === state.walk) ACTIONS[type](next, action, emit)
	if (!differ(next, state)) return {state, effects}
	if (next.near && !next.isOpen && isNeeded(next)) ACTIONS.wake(next, {}, emit)
	if (next.quiz && next.walk > 0 && !isOpening(next)) scripts.questions.lookAhead(next, emit)
	announce(next, at)
	if (isClockOn(next) !== isClockOn(state)) emit('clock', {isOn: isClockOn(next)})
	const limit = measureLimit(next)
	if (limit !== measureLimit(state) || next.walk !== state.walk) emit('measure', {walk: next.walk, limit})
	return {state: next, effects}
}
