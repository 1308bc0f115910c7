import {test} from 'uvu'
import {equal, is} from 'uvu/assert'
import {exactTime, percent, roughTime} from '#web/words/numbers.js'
import * as counts from '#web/modes/count/state.js'
import {CLASSES, SOLUTIONS} from '#web/engine/known.js'
import {following} from '../helpers/state.js'
import {KNOWN} from '../helpers/known.js'

const {beginsUnasked, idleCount, isFurther, isOpen, next, partLeft, storablePart, quarters, timeLeft} = counts

const report = (done, elapsed) => ({
	progress: {done, units: 100, found: 5n, elapsed, workers: 2, onOwnThread: false},
})
const went = (...so) => ['progress', report(...so)]
const opened = (...so) => [['start'], ['opened', report(...so)]]
const estimated = seconds => ['estimated', {workers: 4, seconds: {16: seconds}, memory: {}}]
const after = following(next, idleCount(4))
const PART = {n: 16, done: 40, units: 100, seconds: 8, at: 1, saved: 'saved'}
const KEPT = ['part', {part: PART}]
const RUNNING = opened(0, 0)
const FINISHED = ['finished', {total: 1n}]

test('next() allows each event in its phases only', () => {
	const progress = report(1, 1),
		given = {choose: {n: 9}, opened: progress, progress, finished: {total: 1n}, failed: {fault: {}}},
		types = [...'start pause resume cancel wait classified'.split(' '), ...Object.keys(given)]
	for (const [phase, allowed, ...events] of [
		['idle', 'choose start wait failed'],
		['starting', 'opened cancel failed', ['start']],
		['running', 'progress pause cancel finished failed', ...RUNNING],
		['paused', 'choose resume cancel failed', ...RUNNING, ['pause']],
		['done', 'choose start classified', ...RUNNING, FINISHED],
		['refused', 'choose start', ['start'], ['failed', {fault: {}}]],
	]) {
		const state = after(...events)
		equal([state.phase, isOpen(state)], [phase, ['starting', 'running', 'paused'].includes(phase)])
		for (const type of types) {
			const changed = next(state, {type, n: 16, classes: {}, ...given[type]}) !== state
			is(changed, allowed.split(' ').includes(type), `${type} in ${phase}`)
		}
	}
})

test('next() does not change the previous state', () => {
	const course = [['found', {parts: {16: PART}, results: {}}], ...opened(40, 8), went(60, 9), ['pause'], ['resume']],
		then = [['result', {result: {n: 16}}], ['clear'], ['discard', {n: 3}], ['choose', {n: 4}]]
	is(after(...course, KEPT, FINISHED, ...then).n, 4)
})

test('only a paused count leaves a part when it is replaced', () => {
	for (const end of [FINISHED, ['cancel']]) equal(after(...RUNNING, KEPT, end).parts, {})
	const aside = after(...RUNNING, ['pause'], KEPT, ['choose', {n: 12}])
	equal([aside.phase, aside.n, aside.parts], ['idle', 12, {16: PART}])
})

test('stored data that arrives late does not undo changes', () => {
	const [fresh, other] = [
			{...PART, done: 90},
			{...PART, n: 17},
		],
		{parts, canStore} = after(['part', {part: fresh}], ['found', {parts: {16: PART, 17: other}, results: {}}])
	equal([parts, canStore], [{16: fresh, 17: other}, true])
})

test('timeLeft() uses the pace since the last start, else the earlier pace, else the estimate', () => {
	const resumed = [KEPT, ...opened(40, 8)]
	for (const [expected, ...events] of [
		[15, estimated(30), ...RUNNING, went(50, 0.2)],
		[40, ...RUNNING, went(20, 10)],
		[4, estimated(30), ...RUNNING, went(20, 1)],
		[12, ...resumed],
		[4, ...resumed, went(60, 10)],
		[30, estimated(30), ...RUNNING, went(0, 5), ['pause'], ['resume']],
		[undefined, ...RUNNING],
	])
		is(timeLeft(after(...events)), expected)
	is(partLeft(PART), 12)
})

test('storablePart() has finished units of an open count only', () => {
	for (const [part, ...events] of [[null, ...RUNNING], [null], [PART, ...RUNNING, went(40, 8)]])
		equal(storablePart(after(...events), 'saved', 1), part)
})

test('isFurther() is true for more units of the same count', () => {
	const others = [{done: 39}, {done: 40}, {done: 41}, {done: 39, units: 101}]
	is(others.map(other => isFurther(PART, {...PART, ...other})).join(), 'true,false,false,false')
})

test('beginsUnasked() is false for long counts and stored parts', () => {
	const courses = [[], [estimated(100)], [estimated(1000)], [KEPT]]
	is(courses.map(events => beginsUnasked(after(...events))).join(), 'true,true,false,false')
})

test('quarters() is the number of finished quarters', () => {
	const reached = [0, 24, 25, 49, 50, 99, 100].map(done => quarters({done, units: 100}))
	is(reached.join(), '0,0,1,1,2,3,4')
})

test('percent() of an unfinished count is below 100 %', () => {
	equal([percent('en', 0.9999), percent('en', 1), percent('ja', 0.436)], ['99%', '100%', '44%'])
})

test('durations have two digits if estimated, all if measured', () => {
	const texts = (tell, ...seconds) => seconds.map(second => tell('en', second)).join(', ')
	is(
		texts(roughTime, 0.043, 5.44, 88, 100, 5000, 90_000, 1e6, 1e9, 1e13),
		'0.043 seconds, 5.4 seconds, 88 seconds, 1.7 minutes, 83 minutes, 25 hours, 12 days, 32 years, 320 thousand years',
	)
	const exact = '0.123 sec, 12.3 sec, 1 min, 2 min 14 sec, 1 hr, 1 day 1 hr'
	is(texts(exactTime, 0.12345, 12.345, 59.97, 134, 3600, 90_061), exact)
	is(`${exactTime('ja', 134)} ${roughTime('ja', 5000)}`.replace(/\s/g, ''), '2分14秒83分')
})

test('the known values are the published ones of n = 1 to 27', () => {
	equal(SOLUTIONS.slice(1), Object.values(KNOWN.solutionCount))
	equal(CLASSES.slice(1), Object.values(KNOWN.fundamentalCount))
})

test.run()
