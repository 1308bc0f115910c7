import {equal, is, not, ok, test} from '#test'
import {momentAtRest} from '#web/board/moment.js'
import {scripts} from '#web/figure/lazy-scripts.js'
import * as quiz from '#web/figure/quiz.js'
import {INITIAL, isClockOn, isMeasuring, isMoving, wantedStep} from '#web/figure/state.js'
import {update} from '#web/figure/update.js'
import {inEveryLanguage} from '#web/make/words.js'
import {frozen} from '../helpers/state.js'
import {randomFrom} from '../helpers/walks.js'

scripts.questions = quiz
const [, words] = await inEveryLanguage('core', 'questions')
const FIGURE = {host: {dataset: {}}}

const LENGTH = 300
const WALK = {n: 4, search: 'flags', startRow: 0, given: [], blocked: []}
const momentAt = step => ({
	...momentAtRest(WALK),
	step,
	event: {kind: step % 40 === 39 ? 'solution' : 'test', row: 0, col: 0, verdict: 'free', by: null, emptied: null},
	outcome: step === LENGTH ? 'count' : null,
})

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

/** A figure whose walk is open. args() is the last effect's arguments, events() the names since the last call. */
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
		args: () => run.effects.at(-1).args,
		events: () => run.effects.splice(0).flatMap(({type, name}) => (type === 'event' ? name : [])),
		answer: (step = Math.min(wantedStep(run.state), LENGTH)) => run.act(arrived(run.state, step)),
	}
	run.act(optionsOf(options), {type: 'wake'})
	return run.act(opened(run.state))
}

test('update() merges waiting movements, drops stale answers, and cancels slow movements and old walks', () => {
	const run = figure().act(go('by', 1), go('by', 1), go('by', 1)).answer(1)
	equal(run.args(), [3])
	run.act(go('seek', 9), go('seek', 20)).answer(3)
	equal(run.args(), [20])
	const {state} = run,
		{request} = state
	is(run.act(arrived({request: request - 1}, 9)).state, state)
	ok(run.act({type: 'slow', request}).state.busy)
	run.act(go('by', 1), arrived({request}, 20))
	equal([run.args(), run.state.moment.step, run.state.busy], [[4], 3, false])
	equal(run.act(go('seek', 9), optionsOf({n: 5})).state.queue, [])
})

test('a new range moves the walk into it; only visible or used figures measure walks', () => {
	const run = figure()
		.act(optionsOf({from: 20, to: 90}, null))
		.answer()
	is(run.state.moment.step, 20)
	for (const action of [hide, {type: 'wake'}]) {
		is(run.act(action).effects.at(-1).type, 'measure')
		is(isMeasuring(run.state), action !== hide)
	}
	run.act(go('seek', 30))
	run.act({...arrived(run.state, 30), length: LENGTH}, {type: 'leave'})
	is(run.state.length, undefined)
})

test('playback waits for answers, pauses out of view and at stops, and ends or loops', () => {
	const run = figure({speed: 60, stops: [25]}).act(play, tick(-9))
	not(isMoving(run.state))
	run.act(tick(91))
	equal(run.args(), [6])
	const {state} = run
	is(run.act(tick(200)).state, state)
	run.answer().act(hide, tick(300))
	not(isMoving(run.state))
	run.act({type: 'view', visible: true}, tick(2000)).answer().act(tick(2250))
	equal(run.args(), [25])
	run.events()
	equal([run.answer().state.playing, run.events()], [false, ['step', 'rest']])
	run.act(go('seek', 299)).answer().act(play, tick(1000)).events()
	equal([run.answer().state.playing, run.events()], [false, ['step', 'end', 'rest']])
	run.act(optionsOf({speed: 60, loop: true}, null), play).answer(LENGTH)
	run.act(tick(1500))
	not(isMoving(run.state))
	run.at = 900
	run.act(tick(2000))
	equal([run.args(), run.state.playing], [[0], true])
})

test('screen readers get each manual step, and one step per two seconds of playback; labels of squares change more often', () => {
	const run = figure({speed: 60}).act(go('seek', 5)).answer(),
		shown = () => [run.state.spoken.moment.step, run.state.labels.moment.step]
	equal(shown(), [5, 5])
	run.at = 400
	run.act(play, tick(650)).answer()
	equal(shown(), [5, 20])
	run.at = 2400
	run.act(tick(900)).answer()
	equal(shown(), [35, 35])
	run.at = 2500
	run.act(tick(1150)).answer().act(pause)
	equal(shown(), [50, 50])
})

const question = (ask, step) => ({ask, target: momentAt(step), kinds: ['test']})
const plan = {questions: [question(40, 42)], faults: [], total: 1}
const found = ({quiz}, question, place = quiz.finding) => ({type: 'quiz', act: 'found', place, question, plan})

test('a manual step waits until the next question is known, and stops there', () => {
	const run = figure({questions: 'step:2', speed: 1})
	run.act(found(run.state, question(5, 6), 'before'), forward, forward, go('by', -1))
	not(isMoving({...run.state, queue: []}))
	run.act(found(run.state, question(1, 2)))
	equal(run.args(), [1])
	run.answer(1)
	for (const action of [play, forward]) {
		run.act({type: 'choose', fields: {quiz: {...run.state.quiz, reminded: false}}}, action)
		equal([run.state.quiz.reminded, isMoving(run.state), run.state.playing], [true, false, false])
	}
	run.events()
	run.act({type: 'quiz', act: 'answer', square: {row: 0, col: 0}})
	equal([run.state.playing, run.events()], [true, ['answer', 'score']])
})

test('a jump away from the last answer hides its verdict; an open question does not block playing from the first step', () => {
	const run = figure({questions: 'step:2'}),
		isSaid = () => quiz.questionsText(FIGURE, {words, at: String}, run.state).includes('Correct.')
	run.act(found(run.state, question(1, 2)), forward).answer(1)
	run.act({...play, isFresh: true})
	equal([wantedStep(run.state), run.state.playing], [0, true])
	run.answer(0).act(pause, forward).answer(1)
	run.act({type: 'quiz', act: 'answer', square: {row: 0, col: 0}}, pause)
	ok(isSaid())
	not(isSaid(run.act(go('seek', 0)).answer()))
	run.act(go('seek', 9)).answer()
	not(isSaid(run.act(found(run.state, question(40, 42)))))
})

test('playback skips to ten seconds before a question', () => {
	const run = figure({questions: 'step:42', speed: 1}).act(play, tick(900))
	not(isMoving(run.state))
	run.act(found(run.state, plan.questions[0]), ...[250, 500, 750, 1000].map(tick))
	equal(run.args(), [30])
	run.act(pause).answer(30)
	equal([run.state.moment.step, run.state.playing], [30, false])
})

/** A random action that is possible in a state. old: a cancelled request, or 0. */
function anyAction(state, at, random, old) {
	const {running, walk, start, quiz, playing, request} = state,
		pick = list => list[random(list.length)],
		isOpening = running?.way === 'open',
		step = Math.min(wantedStep(state) + random(9), LENGTH),
		recent = request - random(3),
		kinds = {speed: pick([1, 60, Infinity, 'story']), loop: !random(2), questions: pick([null, 'step:42'])}
	const possible = [
		pick([forward, go('by', -1), go('seek', 250), go('seek', Infinity), go('reach', 'place', 3), go('next', 'place')]),
		pick([{type: 'stop'}, play, play, pause, hide, {type: 'view', near: !random(2)}, {type: 'view', visible: true}]),
		pick([{type: 'wake'}, {type: 'wake', isUnseen: true}, {type: 'choose', fields: {measuresAll: true}}]),
		playing && tick(at),
		running && !isOpening && arrived(state, step),
		running &&
			!isOpening && {...arrived({request: recent}, step), type: pick(['arrived', 'slow', 'progress']), known: step},
		/next|reach/.test(running?.way) && {...arrived(state, 0), moment: null},
		running && !random(20) && {type: 'failed', request: recent, error: new Error('none')},
		isOpening && opened(state),
		walk > 0 && {type: 'marked', walk, length: LENGTH, isMeasured: true, marks: {known: LENGTH, counts: [0, 7]}},
		quiz?.finding && found(state, pick([null, question(40, 42)])),
		!random(60) && {type: 'leave'},
		!random(30) && optionsOf(kinds, pick([start && null, {...WALK, step: 7}])),
		old && arrived({request: old}, 9),
	]
	return pick(possible.filter(Boolean))
}

test('update() keeps its invariants in 100,000 random actions', () => {
	const random = randomFrom(39),
		follows = {clock: isClockOn, measure: isMeasuring},
		isOn = {clock: false, measure: false}
	let state = INITIAL,
		[moves, at, cancelled] = [0, 0, 0]
	for (let i = 0; i < 100_000; i++, at += random(40)) {
		const action = anyAction(state, at, random, cancelled),
			{state: after, effects} = update(state, {at, ...action}),
			{running, queue, walk, playing} = after
		const holds = (is, what) => is || ok(false, `${what}: ${JSON.stringify({i, action, before: state, after})}`)
		for (const effect of effects) {
			if (effect.type in isOn) isOn[effect.type] = follows[effect.type](after)
			if (effect.type === 'move') holds(++moves && effect.request === after.request, 'the latest request')
			if (effect.type === 'cancel' && state.running) cancelled = state.request
		}
		const begun = effects.filter(({type}) => /^(move|open)$/.test(type)).length,
			isFree = !state.running || action.request || effects.some(({type}) => type === 'cancel')
		holds(begun === 0 || (begun === 1 && isFree), 'one movement at a time')
		holds(after.pace.due >= 0, 'time due')
		holds(!after.busy || running, 'busy')
		holds(running || !queue[0] || queue[0].isOnward, 'waiting movements begin')
		holds(playing || after.spoken.moment === after.moment, 'announced')
		holds(walk > 0 || !running || running.way === 'open', 'a movement has a walk')
		holds(isOn.clock === (playing && after.visible), 'clock')
		holds(!isOn.measure || walk > 0, 'only an open walk is measured')
		holds((action.request ?? state.request) === state.request || after === state, 'stale answers change nothing')
		state = after
	}
	ok(moves > 2000, `${moves} movements`)
})

test.run()
