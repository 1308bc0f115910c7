// Movements of the figure's walk (state.js): one runs, others wait. Playback takes the steps due at each frame.

import {tickPath} from '../views/timeline.js'
import {STORY} from './attributes.js'
import {pace, tick} from './pace.js'
import {scripts} from './lazy-scripts.js'
import {bounded, event, haltOf, hasOpenQuestion, isAlive, isAtEnd, isMoving, isOpening} from './state.js'
import {lastOf, pause, stopsOf} from './state.js'

/** Steps; longer walks are measured on request. */
export const MEASURE_UP_TO = 600_000_000
const LOOP_REST_MS = 800
const MOMENT_NAMES = ['step', 'n', 'search']

/** @import {Emit, Movement, State, Updates} from './state.js' */

const remind = state => Object.assign(state, {quiz: {...state.quiz, reminded: true}})

const rest = state => Object.assign(state, {running: null, busy: false})

/** Cancels the running movement, unless it opens a walk, and begins waiting ones. */
function instead(state, emit) {
	if (state.running && !isOpening(state)) {
		emit('cancel')
		rest(state).request++
	}
	goOn(state, emit)
}

/** Begins waiting movements. One that may not pass a question waits until that is known. */
export function goOn(state, emit) {
	const [movement, ...queue] = state.queue
	if (state.running || !movement) return
	if (state.walk === 0) return Object.assign(state, {queue: []})
	const halt = movement.isOnward ? haltOf(state) : Infinity
	if (halt === undefined) return
	state.queue = queue
	if (halt > state.moment.step) return begin(state, movement, emit, halt)
	remind(state)
	goOn(state, emit)
}

/** @param {State} state @param {Movement} movement @param {Emit} emit */
function begin(state, movement, emit, halt = Infinity) {
	const {way, args} = movement,
		[goal, ...kinds] = args,
		request = ++state.request
	const move = (way, ...args) => emit('move', {request, way, args})
	state.running = movement
	if (way === 'open') emit(way, {request, start: goal})
	else if (way === 'by') move('seek', Math.min(bounded(state, state.moment.step + goal), halt))
	else if (way === 'seek' || way === 'until') move(way, bounded(state, goal), ...kinds)
	else move(way, ...args)
}

function arrive(state, moment, at, emit) {
	const isNew = MOMENT_NAMES.some(name => moment[name] !== state.moment[name])
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
	const move = (way, ...args) => begin(state, {way, args, since: at}, emit)
	if (isAtEnd(state)) return begin(state, {way: 'seek', args: [0]}, emit)
	if (step < near) return move('seek', near)
	if (halt <= step) return pauseAtStop(state, emit)
	const goal = Math.min(step + steps, halt, ...stops.filter(stop => stop > step)),
		kinds = [...stops, options.speed === STORY && 'solution'].filter(stop => typeof stop === 'string')
	if (kinds.length > 0) move('until', goal, kinds)
	else move('seek', goal)
}

/** Displays a moment before its walk is open. */
export function display(state, {moment, length = undefined}) {
	if (moment.n !== state.moment.n) state.pointing = {...state.pointing, chosen: null}
	Object.assign(state, {moment, length, known: length ?? 0, marks: null, ticks: '', missing: null})
}

export function drawTicks(state) {
	const {marks, length, options} = state
	if (marks) state.ticks = tickPath(marks, options.from, Math.min(lastOf(state), length ?? marks.known))
}

export function close(state, emit) {
	emit('close')
	Object.assign(rest(state), {queue: [], walk: 0, missing: null}).request++
}

export function open(state, emit) {
	emit('cancel')
	begin(Object.assign(rest(state), {queue: []}), {way: 'open', args: [state.start]}, emit)
}

/** The number of steps up to which the walk is to be measured now; 0: none. */
export function measureLimit(state) {
	const {walk, measures, isMeasured, known, running} = state,
		limit = state.measuresAll ? Infinity : Math.min(MEASURE_UP_TO, lastOf(state))
	return walk === 0 || !measures || isMeasured || known > limit || running?.isFirst ? 0 : limit
}

function fail(state, {argument: name = null, value, allowed, message}, emit) {
	pause(state, emit)
	state.fault = {name, value, allowed, message}
	emit('error', {fault: state.fault})
}

export const seek = (state, step, emit) => MOVEMENTS.go(state, {movement: {way: 'seek', args: [step]}}, emit)

/** @type {Updates} */
export const MOVEMENTS = {
	/** Movements to a step or an ordinal replace waiting ones; those by a number of steps add up. */
	go(state, {movement}, emit) {
		const {way, args, isByHand} = movement,
			{queue} = state,
			last = queue.at(-1)
		if (isByHand) {
			pause(state, emit)
			state.rejections = []
		}
		if (way === 'seek' || way === 'reach') state.queue = [movement]
		else if (way === 'by' && last?.way === way)
			state.queue = [...queue.slice(0, -1), {...movement, args: [last.args[0] + args[0]]}]
		else state.queue = [...queue, movement]
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
		if (bounded(state, step) > 0) return begin(state, {way: 'seek', args: [step], isFirst: true}, emit)
		arrive(state, moment, at, emit)
		goOn(state, emit)
	},
	/** moment: null: there is no such event. */
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

	/** error: the walk cannot be measured; isMeasured: it has been. */
	marked(state, {marks, length = state.length, isMeasured = false, error}, emit) {
		state.isMeasured = isMeasured || !!error
		if (error) return fail(state, error, emit)
		if (isMeasured) event(emit, 'measured', state.moment)
		drawTicks(Object.assign(state, {length, marks, known: marks.known}))
	},

	/** until: kind of the event that ends it; isFresh: from the first step. */
	play(state, {until = null, isFresh, at}, emit) {
		state.until = until
		if (state.playing || !isAlive(state)) return
		if (hasOpenQuestion(state)) return remind(state)
		Object.assign(state, {playing: true, frame: at, took: 0, spoken: {...state.spoken, at}})
		if (state.moment.step === 0) state.pace = pace(state.options.speed)
		if (isAtEnd(state) || isFresh) seek(state, 0, emit)
	},
	pause: (state, _action, emit) => pause(state, emit),
	/** frame: its time. */
	tick(state, {frame, at}, emit) {
		const halt = haltOf(state)
		if (!state.playing || !state.visible || isMoving(state) || halt === undefined) return
		const {state: now, steps} = tick(state.pace, frame - state.frame, state.took, state.moment.event)
		Object.assign(state, {pace: now, frame, took: 0})
		if (steps > 0 && at >= state.restsUntil) advance(state, steps, halt, at, emit) // the first frame may be earlier
	},
}
