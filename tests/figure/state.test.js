import {test} from 'uvu'
import {equal, is, not, ok} from 'uvu/assert'
import {momentAtRest} from '#web/board/moment.js'
import * as quiz from '#web/figure/quiz.js'
import {scripts} from '#web/figure/lazy-scripts.js'
import {INITIAL, isMoving, wantedStep} from '#web/figure/state.js'
import {update} from '#web/figure/update.js'
import {randomFrom} from '../helpers/walks.js'

scripts.questions = quiz

const LENGTH = 300
const WALK = {n: 4, search: 'flags', startRow: 0, given: [], blocked: []}
const momentAt = step => ({
	...momentAtRest(WALK),
	step,
	event: {kind: step % 40 === 39 ? 'solution' : 'test', row: 0, col: 0, verdict: 'free', by: null, emptied: null},
	outcome: step === LENGTH ? 'count' : null,
})

/** Fails a test in which update() writes to its state. */
function frozen(value) {
	if (value && typeof value === 'object' && !Object.isFrozen(value)) Object.values(Object.freeze(value)).forEach(frozen)
	return value
}

const optionsOf = (options, start = {...WALK, step: 0}) => ({
	...{type: 'options', options: {...INITIAL.options, ...options}, rejections: [], start},
	changed: new Set(Object.keys(options)),
})
const arrived = ({request}, step) => ({type: 'arrived', request, moment: momentAt(step)})
const opened = ({request}) => ({type: 'opened', request, moment: momentAt(0)})
const go = (way, ...args) => ({type: 'go', movement: {way, args}})
const [play, pause, hide] = [{type: 'play'}, {type: 'pause'}, {type: 'view', visible: false}]
const tick = frame => ({type: 'tick', frame})
const forward = {type: 'go', movement: {way: 'by', args: [1], isByHand: true, isOnward: true}}
const measured = ({walk}) => ({
	...{type: 'marked', walk, length: LENGTH, isMeasured: true},
	marks: {spacing: LENGTH, known: LENGTH, counts: [0, 7]},
})

/** A figure whose walk is open; types() and events() return the effects since the last call. */
function figure(options = {}) {
	const run = {
		...{state: INITIAL, effects: [], at: 0},
		act(...actions) {
			for (const action of actions) {
				const {state, effects} = update(frozen(run.state), {at: run.at, ...action})
				run.state = state
				run.effects.push(...effects)
			}
			return run
		},
		types: () => run.effects.splice(0).map(({type}) => type),
		events: () => run.effects.splice(0).flatMap(({type, name}) => (type === 'event' ? name : [])),
		/** Answers as the engine would. */
		answer: (step = Math.min(wantedStep(run.state), LENGTH)) => run.act(arrived(run.state, step)),
	}
	run.act(optionsOf(options), {type: 'wake'})
	equal(run.types(), ['event', 'cancel', 'open'])
	run.act(opened(run.state)).types()
	return run
}

test('update() merges waiting movements, and drops stale answers', () => {
	const run = figure().act(go('by', 1), go('by', 1), go('by', 1)).answer(1)
	equal(run.effects.at(-1).args, [3])
	run.act(go('seek', 9), go('seek', 20)).answer(3)
	equal(run.effects.at(-1).args, [20])
	const {state} = run
	is(run.act(arrived({request: state.request - 1}, 9)).state, state)
	is(run.answer().state.moment.step, 20)
	not(isMoving(run.state))
})

test('a slow movement is cancelled by the next one', () => {
	const run = figure().act(go('seek', 200)),
		{request} = run.state
	run.act({type: 'slow', request}).types()
	ok(run.state.busy)
	equal(run.act(go('by', 1)).types(), ['cancel', 'move'])
	run.act(arrived({request}, 200))
	equal([run.state.moment.step, run.state.busy], [0, false])
})

test('a jump may find nothing; an error pauses and is shown until the next moment', () => {
	const run = figure().act(go('previous', 'place'))
	run.act({type: 'arrived', request: run.state.request, moment: null})
	equal(run.state.missing, {kind: 'place', back: true})
	run.act(play, go('seek', 5)).types()
	run.act({type: 'failed', request: run.state.request, error: new Error('no memory')})
	equal([run.state.fault.message, run.state.playing, run.types()], ['no memory', false, ['event', 'error', 'clock']])
	is(run.act(go('seek', 5)).answer().state.fault, null)
})

test('a changed range moves the walk into it; a walk is measured only in view', () => {
	const run = figure().act(optionsOf({from: 20, to: 90}, null))
	equal(run.types(), ['move'])
	is(run.answer().state.moment.step, 20)
	for (const [action, isOn] of [
		[hide, false],
		[{type: 'wake'}, true],
	])
		is(run.act(action).effects.at(-1).isOn, isOn)
})

test('playback waits for each answer, and rests out of view, at stops and at the end', () => {
	const run = figure({speed: 60, stops: [25]}).act(play, tick(-9))
	not(isMoving(run.state))
	run.act(tick(91))
	equal(run.effects.at(-1).args, [6])
	const {state} = run
	is(run.act(tick(200)).state, state)
	run.answer().act(hide, tick(300))
	not(isMoving(run.state))
	run.act({type: 'view', visible: true}, tick(2000)).answer().act(tick(2250))
	equal(run.effects.at(-1).args, [25])
	run.types()
	equal([run.answer().state.playing, run.events()], [false, ['step', 'rest']])
	run.act(go('seek', 299)).answer().act(play, tick(1000)).types()
	equal([run.answer().state.playing, run.events()], [false, ['step', 'end', 'rest']])
})

test('screen readers get each step by hand, and one in two seconds of playback', () => {
	const run = figure({speed: 60}).act(go('seek', 5)).answer(),
		spoken = () => run.state.spoken.moment.step
	is(spoken(), 5)
	run.at = 100
	run.act(play, tick(250)).answer()
	is(spoken(), 5)
	run.at = 2100
	run.act(tick(500)).answer()
	is(spoken(), 14)
	run.act(tick(750)).answer().act(pause)
	is(spoken(), run.state.moment.step)
})

const question = (ask, step) => ({ask, target: momentAt(step), kinds: ['test']})
const plan = {questions: [question(40, 42)], faults: [], total: 1}
const found = ({quiz}, question, place = quiz.finding) => ({type: 'quiz', act: 'found', place, question, plan})

test('a step by hand waits until the next question is known, and stops there', () => {
	const run = figure({questions: 'step:2', speed: 1})
	run.act(found(run.state, question(5, 6), 'before'), forward)
	not(isMoving({...run.state, queue: []}))
	run.act(found(run.state, question(1, 2)))
	equal(run.effects.at(-1).args, [1])
	run.answer(1).act(forward)
	equal([run.state.quiz.reminded, isMoving(run.state)], [true, false])
	run.types()
	run.act({type: 'quiz', act: 'answer', square: {row: 0, col: 0}})
	equal([run.state.playing, run.events()], [true, ['answer', 'score']])
})

test('playback skips to ten seconds before a question', () => {
	const run = figure({questions: 'step:42', speed: 1}).act(play, tick(900))
	not(isMoving(run.state))
	run.act(found(run.state, plan.questions[0]), ...[250, 500, 750, 1000].map(tick))
	equal(run.effects.at(-1).args, [30])
	run.act(pause).answer(30)
	equal([run.state.moment.step, run.state.playing], [30, false])
})

/** Pairs: whether an action is possible in a state, and a function that makes it. */
function possibleActions(random) {
	const pick = list => list[random(list.length)],
		view = (name, value) => ({type: 'view', [name]: value}),
		any = (...actions) => [() => true, () => pick(actions)]
	const step = state => Math.min(wantedStep(state) + random(9), LENGTH),
		moves = ({running}) => running && running.way !== 'open',
		recent = ({request}) => ({request: request - random(3)}),
		late = () => ({type: pick(['arrived', 'slow', 'progress']), known: random(LENGTH)}),
		speed = () => pick([1, 60, Infinity, 'story'])
	const options = () => ({speed: speed(), loop: !random(2), questions: pick([null, 'step:42'])})
	return [
		any(forward, go('by', -1), go('seek', 250), go('seek', Infinity), go('reach', 'place', 3), go('next', 'place')),
		any({type: 'stop'}, play, play, pause, hide, view('near', true), view('near', false)),
		any(view('visible', true), {type: 'choose', fields: {measuresAll: true, geometry: {size: 300}}}),
		any({type: 'wake'}, {type: 'wake', isUnseen: true}),
		[({playing}) => playing, (_state, at) => tick(at)],
		[moves, state => arrived(state, step(state))],
		[moves, state => ({...arrived(recent(state), step(state)), ...late()})],
		[({running}) => /next|reach/.test(running?.way), state => ({...arrived(state, 0), moment: null})],
		[({running}) => running && !random(20), state => ({type: 'failed', ...recent(state), error: new Error('none')})],
		[({running}) => running?.way === 'open', opened],
		[({walk}) => walk > 0, measured],
		[({quiz}) => quiz?.finding, state => found(state, pick([null, question(40, 42)]))],
		[() => !random(60), () => ({type: 'leave'})],
		[() => !random(30), ({start}) => optionsOf(options(), pick([start && null, {...WALK, step: 7}]))],
	]
}

test('update() keeps its invariants in 100,000 random actions', () => {
	const random = randomFrom(39),
		actions = possibleActions(random)
	let state = INITIAL,
		[isClockOn, isMeasuring, moves, at, cancelled] = [false, false, 0, 0, 0]
	actions.push([() => cancelled, () => arrived({request: cancelled}, 9)])
	for (let i = 0; i < 100_000; i++, at += random(40)) {
		const [isPossible, make] = actions[random(actions.length)]
		if (!isPossible(state)) continue
		const action = make(state, at),
			{state: after, effects} = update(state, {at, ...action})
		const holds = (is, what) => is || ok(false, `${what}: ${JSON.stringify({i, action, before: state, after})}`)
		for (const {type, isOn, request} of effects) {
			if (type === 'clock') isClockOn = isOn
			if (type === 'measure') isMeasuring = isOn
			if (type === 'move') holds(++moves && request === after.request, 'the latest request')
			if (type === 'cancel' && state.running) cancelled = state.request
		}
		const {running, queue, walk, playing} = after
		holds(after.pace.due >= 0, 'time due')
		holds(!after.busy || running, 'busy')
		holds(running || !queue[0] || queue[0].isOnward, 'waiting movements begin')
		holds(playing || after.spoken.moment === after.moment, 'announced')
		holds(walk > 0 || !running || running.way === 'open', 'a movement has a walk')
		holds(isClockOn === (playing && after.visible), 'clock')
		const begun = effects.filter(({type}) => /^(move|open)$/.test(type)).length,
			isFree = !state.running || action.request || effects.some(({type}) => type === 'cancel')
		holds(begun === 0 || (begun === 1 && isFree), 'one movement at a time')
		holds(!isMeasuring || walk > 0, 'only an open walk is measured')
		holds((action.request ?? state.request) === state.request || after === state, 'stale answers change nothing')
		state = after
	}
	ok(moves > 2000, `${moves} movements`)
})

test.run()
