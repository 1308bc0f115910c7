// The figure's update function (state.js). One movement of the walk runs, other movements wait. At each frame of
// playback, a movement takes the steps that are due.

import {momentAtRest} from '../board/moment.js'
import {tickPath} from '../views/timeline.js'
import {STORY} from './attributes.js'
import {scripts} from './lazy-scripts.js'
import {pace, tick} from './pace.js'
import {
	bounded,
	hasOpenQuestion,
	isAlive,
	isAtEnd,
	isClockOn,
	isMeasuring,
	isMoving,
	isNeeded,
	isOpening,
	isSame,
	lastOf,
	wantedStep,
} from './state.js'

/** Shortest time between two announcements, and between two changes of labels, during playback. */
const EVERY_MS = {spoken: 2000, labels: 300}
const LOOP_REST_MS = 800
/** Types of actions that change nothing on screen, unless they pause playback. */
const UNSHOWN = ['view', 'wake', 'tick']

/** @import {Action, Effect, Movement, State} from './state.js'
 * @typedef {(type: string, fields?: object) => void} Emit
 * @typedef {Record<string, (state: State, action: any, emit: Emit) => unknown>} Updates
 *   by type of action. `state` is a shallow copy: a function may assign fields, but must not change their values. */

const differ = (some, all) => Object.keys(some).some(name => some[name] !== all[name])

const event = (emit, name, detail) => emit('event', {name, detail})

function pause(state, emit) {
	if (state.playing) event(emit, 'rest', state.moment)
	state.playing = false
}

const remind = state => Object.assign(state, {quiz: {...state.quiz, reminded: true}})

const stopsOf = ({options, until}) => [...options.stops, until]

const haltOf = state => (state.quiz ? scripts.questions.halt(state) : Infinity)

const rest = state => Object.assign(state, {running: null, busy: false})

/** Cancels the running movement, except the opening of a walk, then begins the waiting movements. */
function instead(state, emit) {
	if (state.running && !isOpening(state)) {
		emit('cancel')
		rest(state).request++
	}
	goOn(state, emit)
}

/** Begins the first waiting movement, unless it may not pass a question and the next question is unknown. */
function goOn(state, emit) {
	const [movement, ...queue] = state.queue
	if (state.running || !movement) return
	if (state.walk === 0) return Object.assign(state, {queue: []})
	const halt = movement.isOnward ? haltOf(state) : Infinity
	if (halt === undefined) return
	state.queue = queue
	if (halt > state.moment.step) return move(state, movement, emit, halt)
	remind(state)
	goOn(state, emit)
}

/** @param {State} state @param {Movement} movement @param {Emit} emit */
function move(state, movement, emit, halt = Infinity) {
	const {way, args} = movement,
		[goal, ...kinds] = args,
		request = ++state.request
	const ask = (way, ...args) => emit('move', {request, way, args})
	state.running = movement
	if (way === 'open') emit(way, {request, start: goal})
	else if (way === 'by') ask('seek', Math.min(bounded(state, state.moment.step + goal), halt))
	else if (way === 'seek' || way === 'until') ask(way, bounded(state, goal), ...kinds)
	else ask(way, ...args)
}

const seek = (state, step, emit) => ACTIONS.go(state, {movement: {way: 'seek', args: [step]}}, emit)

function arrive(state, moment, at, emit) {
	const isNew = moment.step !== state.moment.step
	event(emit, 'step', moment)
	if (isNew && moment.event.kind === 'solution') event(emit, 'solution', moment)
	if (isNew && moment.outcome) event(emit, 'end', moment)
	Object.assign(state, {moment, known: Math.max(state.known, moment.step), fault: null, missing: null})
	if (!isAtEnd(state)) return
	if (state.options.loop && state.playing) state.restsUntil = at + LOOP_REST_MS
	else pause(state, emit)
}

function pauseAtStop(state, emit) {
	const {moment, quiz} = state,
		isStop = stopsOf(state).some(stop => stop === moment.step || stop === moment.event.kind)
	if (isStop || (quiz && scripts.questions.isAsking(state))) pause(state, emit)
}

function advance(state, steps, halt, at, emit) {
	const {options, quiz} = state,
		{step} = state.moment,
		near = quiz ? scripts.questions.nearStep(state) : 0,
		stops = stopsOf(state)
	const go = (way, ...args) => move(state, {way, args, since: at}, emit)
	if (isAtEnd(state)) return move(state, {way: 'seek', args: [0]}, emit)
	if (step < near) return go('seek', near)
	if (halt <= step) return pauseAtStop(state, emit)
	const goal = Math.min(step + steps, halt, ...stops.filter(stop => stop > step)),
		kinds = [...stops, options.speed === STORY && 'solution'].filter(stop => typeof stop === 'string')
	if (kinds.length > 0) go('until', goal, kinds)
	else go('seek', goal)
}

function display(state, {moment, length = undefined}) {
	if (moment.n !== state.moment.n) state.pointing = {...state.pointing, chosen: null}
	Object.assign(state, {moment, length, known: length ?? 0, marks: null, ticks: '', missing: null})
}

function drawTicks(state) {
	const {marks, length, options} = state
	if (marks) state.ticks = tickPath(marks, options.from, Math.min(lastOf(state), length ?? marks.known))
}

function close(state, emit) {
	emit('close')
	Object.assign(rest(state), {queue: [], walk: 0, length: undefined, missing: null}).request++
}

function fail(state, {argument: name = null, value, allowed, message}, emit) {
	pause(state, emit)
	state.fault = {name, value, allowed, message}
	emit('error', {fault: state.fault})
}

function beginQuiz(state) {
	const {questions} = state.options
	state.quiz = questions && scripts.questions ? scripts.questions.begin(questions, state.quiz) : null
}

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

/** Updates announcements and labels; during playback, at most once every EVERY_MS. */
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
	/** changed: names of attributes; start: the walk or mode to begin, or null. */
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
	/** rejections: errors of all attributes, changed or not. */
	reject(state, {rejections, changed}, emit) {
		const before = state.rejections
		const isNew = ({name, value}) => !before.some(one => one.name === name && one.value === value)
		state.rejections = rejections.filter(rejection => changed.has(rejection.name) || !isNew(rejection))
		for (const fault of state.rejections.filter(isNew)) emit('error', {fault})
	},
	wake(state, {isUnseen}, emit) {
		const {options, start, isOpen} = state
		state.measures = !isUnseen || (isOpen && state.measures)
		if (isOpen || !start) return
		state.isOpen = true
		if (start.mode) return emit('fetchPart')
		if (options.autoplay) emit('autoplay')
		emit('cancel')
		move(Object.assign(rest(state), {queue: []}), {way: 'open', args: [start]}, emit)
	},
	leave(state, _action, emit) {
		pause(state, emit)
		close(state, emit)
		Object.assign(state, {start: null, isOpen: false, near: false})
	},
	view(state, {visible = state.visible, near = state.near, at}) {
		if (visible !== state.visible) Object.assign(state, {visible, measures: visible, frame: at})
		state.near = near
	},
	/** fields: parts of the state that the reader or the layout sets. */
	choose(state, {fields}) {
		for (const name in fields) if (!isSame(fields[name], state[name])) state[name] = fields[name]
	},
	/** act: an action of quiz.js. Some answers continue playback. */
	quiz(state, {act, at, ...action}, emit) {
		scripts.questions.ACTIONS[act](state, action, emit)
		if (act === 'answer' && state.quiz.last.goesOn) ACTIONS.play(state, {at}, emit)
		else goOn(state, emit)
	},

	/** A movement to a step or an ordinal replaces waiting movements. Movements by a number of steps add up. */
	go(state, {movement}, emit) {
		const {way, args, isByHand} = movement,
			{queue} = state,
			last = queue.at(-1)
		if (isByHand) {
			pause(state, emit)
			state.rejections = []
		}
		if (way === 'seek' || way === 'reach') state.queue = [movement]
		else if (way === 'by' && last?.way === way) {
			const steps = last.args[0] + args[0]
			state.queue = [...queue.slice(0, -1), {...movement, args: [steps], isOnward: steps > 0}]
		} else state.queue = [...queue, movement]
		if (state.busy) instead(state, emit)
		else goOn(state, emit)
	},
	stop(state, _action, emit) {
		state.queue = []
		instead(state, emit)
	},
	opened(state, {request, moment, at}, emit) {
		const {step, shown} = state.running.args[0]
		display(rest(state), shown ?? {moment})
		Object.assign(state, {walk: request, isMeasured: false})
		if (bounded(state, step) > 0) return move(state, {way: 'seek', args: [step], isFirst: true}, emit)
		arrive(state, moment, at, emit)
		goOn(state, emit)
	},
	/** moment: null if there is no such event. */
	arrived(state, {moment, length = state.length, at}, emit) {
		const {way, args, since} = state.running
		Object.assign(rest(state), {length, took: at - (since ?? at)})
		if (moment) arrive(state, moment, at, emit)
		else state.missing = {kind: args[0], back: way === 'previous'}
		if (since >= 0) pauseAtStop(state, emit)
		goOn(state, emit)
	},
	failed(state, {error}, emit) {
		fail(rest(state), error, emit)
		goOn(state, emit)
	},
	slow(state, _action, emit) {
		if (state.queue.length > 0) instead(state, emit)
		else state.busy = true
	},
	progress(state, {known}) {
		state.known = Math.max(known, state.known)
	},
	/** The measurement advanced, ended (isMeasured) or failed (error). */
	marked(state, {marks, length = state.length, isMeasured = false, error}, emit) {
		state.isMeasured = isMeasured || !!error
		if (error) return fail(state, error, emit)
		if (isMeasured) event(emit, 'measured', state.moment)
		drawTicks(Object.assign(state, {length, marks, known: marks.known}))
	},

	/** until: kind of event that ends playback, if any; isFresh: start at the first step. */
	play(state, {until, isFresh, at}, emit) {
		state.until = until
		if (state.playing || !isAlive(state)) return
		if (hasOpenQuestion(state) && !isFresh) return remind(state)
		Object.assign(state, {playing: true, frame: at, took: 0, spoken: {...state.spoken, at}})
		if (state.moment.step === 0) state.pace = pace(state.options.speed)
		if (isAtEnd(state) || isFresh) seek(state, 0, emit)
	},
	pause: (state, _action, emit) => pause(state, emit),
	tick(state, {frame, at}, emit) {
		const halt = haltOf(state)
		if (!state.playing || !state.visible || isMoving(state) || halt === undefined) return
		const {state: now, steps} = tick(state.pace, frame - state.frame, state.took, state.moment.event)
		Object.assign(state, {pace: now, frame, took: 0})
		if (steps > 0 && at >= state.restsUntil) advance(state, steps, halt, at, emit)
	},
}

/** Applies an action to a copy of the state. Answers to an outdated request, or for another walk, change nothing.
 * @param {State} state @param {Action} action @returns {{state: State, effects: Effect[], isShown?: boolean}} */
export function update(state, action) {
	const {type, at, request = state.request, walk = state.walk} = action,
		next = {...state},
		effects = []
	const emit = (type, fields) => void effects.push({type, ...fields})
	if (request === state.request && walk === state.walk) ACTIONS[type](next, action, emit)
	if (!differ(next, state)) return {state, effects}
	if (next.near && !next.isOpen && isNeeded(next)) ACTIONS.wake(next, {}, emit)
	if (next.quiz && next.walk > 0 && !isOpening(next)) scripts.questions.lookAhead(next, emit)
	const isShown = next.playing !== state.playing || !UNSHOWN.includes(type)
	if (isShown) announce(next, at)
	if (isClockOn(next) !== isClockOn(state)) emit('clock')
	if (isMeasuring(next) !== isMeasuring(state) || next.walk !== state.walk) emit('measure')
	return {state: next, effects, isShown}
}
