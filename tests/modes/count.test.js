// The mode that counts without a browser.

import {test} from 'uvu'
import {equal, is, ok} from 'uvu/assert'
import {costOf, inOrder, LAST_N, walkAll} from '../../web/modes/count/costs.js'
import {resultView} from '../../web/modes/count/result.js'
import {inEveryLanguage} from '../../web/make/words.js'
import {exactTime, memory, percent, rough, roughTime} from '../../web/words/numbers.js'
import * as counts from '../../web/modes/count/state.js'
import {queryOf} from '../../web/page/address.js'
import {CLASSES, SOLUTIONS} from '../../web/engine/known.js'
import {searches, walk} from 'n-queens/engine'
import {following, opens} from '../helpers/state.js'
import {KNOWN} from '../helpers/known.js'
import {markupOf} from '../helpers/templates.js'

const LOCALES = await inEveryLanguage('count')

const {beginsUnasked, idleCount, isFurther, isOpen, next, partLeft, partOf, quarters, timeLeft} = counts

const told = (done, elapsed) => ({
	progress: {done, units: 100, found: 5n, elapsed, workers: 2, onOwnThread: false},
})
const went = (...so) => ['progress', told(...so)]
const opened = (...so) => [['start'], ['opened', told(...so)]]
const estimated = seconds => ['estimated', {workers: 4, seconds: {16: seconds}, memory: {}}]
const after = following(next, idleCount(4))
const PART = {n: 16, done: 40, units: 100, seconds: 8, at: 1, saved: 'saved'}
const KEPT = ['part', {part: PART}]
const RUNNING = opened(0, 0)
const FINISHED = ['finished', {total: 1n}]

test('an event changes what has a place for it; from its start to its end a count is open', () => {
	const progress = told(1, 1),
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

test('no event changes the state before it', () => {
	const course = [['found', {parts: {16: PART}, results: {}}], ...opened(40, 8), went(60, 9), ['pause'], ['resume']],
		then = [['result', {result: {n: 16}}], ['clear'], ['discard', {n: 3}], ['choose', {n: 4}]]
	is(after(...course, KEPT, FINISHED, ...then).n, 4)
})

test('of counts that end only a paused one put aside leaves a part behind', () => {
	for (const end of [FINISHED, ['cancel']]) equal(after(...RUNNING, KEPT, end).parts, {})
	const aside = after(...RUNNING, ['pause'], KEPT, ['choose', {n: 12}])
	equal([aside.phase, aside.n, aside.parts], ['idle', 12, {16: PART}])
})

test('what is read back late does not undo what happened meanwhile', () => {
	const [fresh, other] = [
			{...PART, done: 90},
			{...PART, n: 17},
		],
		{parts, keeps} = after(['part', {part: fresh}], ['found', {parts: {16: PART, 17: other}, results: {}}])
	equal([parts, keeps], [{16: fresh, 17: other}, true])
})

test('the time left follows the pace of this stretch, else that of earlier ones, else the estimate', () => {
	const resumed = [KEPT, ...opened(40, 8)]
	for (const [expected, ...events] of [
		[15, estimated(30), ...RUNNING, went(50, 0.2)],
		[40, ...RUNNING, went(20, 10)],
		[4, estimated(30), ...RUNNING, went(20, 1)], // a second is long enough to have a pace
		[12, ...resumed],
		[4, ...resumed, went(60, 10)],
		[30, estimated(30), ...RUNNING, went(0, 5), ['pause'], ['resume']], // nothing was done that has a pace
		[undefined, ...RUNNING],
	])
		is(timeLeft(after(...events)), expected)
	is(partLeft(PART), 12)
})

test('estimates are of the workers that are wanted now', () => {
	equal(after(['choose', {workers: 2}], estimated(1)).estimates, {})
	equal(after(estimated(1), ['choose', {workers: 1}]).estimates, {})
})

test('a count that begins anew does not say that it was resumed', () => {
	const isResumed = (...so) => after(KEPT, ...opened(...so)).progress.resumed
	equal([isResumed(0, 0), isResumed(40, 8)], [false, true])
})

test('only what is finished is kept, and only of a count that is open', () => {
	for (const [part, ...events] of [[null, ...RUNNING], [null], [PART, ...RUNNING, went(40, 8)]])
		equal(partOf(after(...events), 'saved', 1), part)
})

test('a part is further on only than one with fewer of the same units done', () => {
	const others = [{done: 39}, {done: 40}, {done: 41}, {done: 39, units: 101}]
	is(others.map(other => isFurther(PART, {...PART, ...other})).join(), 'true,false,false,false')
})

test('an address begins a count unless it would last long or something of it is kept', () => {
	const courses = [[], [estimated(100)], [estimated(1000)], [KEPT]]
	is(courses.map(events => beginsUnasked(after(...events))).join(), 'true,true,false,false')
})

test('ears are told of quarters', () => {
	const told = [0, 24, 25, 49, 50, 99, 100].map(done => quarters({done, units: 100}))
	is(told.join(), '0,0,1,1,2,3,4')
})

test('a progress that is not whole is never said to be 100 %', () => {
	equal([percent('en', 0.9999), percent('en', 1), percent('ja', 0.436)], ['99%', '100%', '44%'])
})

test('durations have two digits when guessed, all when measured', () => {
	const said = (tell, ...seconds) => seconds.map(second => tell('en', second)).join(', ')
	is(
		said(roughTime, 0.043, 5.44, 88, 100, 5000, 90_000, 1e6, 1e9, 1e13),
		'0.043 seconds, 5.4 seconds, 88 seconds, 1.7 minutes, 83 minutes, 25 hours, 12 days, 32 years, 320 thousand years',
	)
	const exact = '0.123 sec, 12.3 sec, 1 min, 2 min 14 sec, 1 hr, 1 day 1 hr'
	is(said(exactTime, 0.12345, 12.345, 59.97, 134, 3600, 90_061), exact)
	is(`${exactTime('ja', 134)} ${roughTime('ja', 5000)}`.replace(/\s/g, ''), '2分14秒83分')
})

test('rates and memory have three digits', () => {
	const said = [rough('en', 8156.4), rough('en', 296123456), rough('ja', 296123456), memory('en', 27e7)]
	is([...said, memory('en', 41e8)].join(), '8,160,296 million,2.96億,270 MB,4.1 GB')
})

test('costs are walked from n = 1 on, all searches of an n before the next', async () => {
	const walked = [],
		told = []
	const opened = {
		measure: async () => 0,
		seek: async () => ({counters: {places: 1, tests: 2, probes: 3}}),
		close: async () => {},
	}
	const walk = async ({n, search}) => (walked.push(`${search} ${n}`), opened)
	await walkAll(walk, ['a', 'b'], costs => told.push(Object.values(costs).map(each => Object.keys(each).join())))
	const all = Array.from({length: LAST_N}, (_, i) => i + 1)
	equal(
		walked,
		all.flatMap(n => [`a ${n}`, `b ${n}`]),
	)
	equal(
		told,
		all.map(n => Array(2).fill(all.slice(0, n).join())),
	)
})

test('an orbit is drawn as so many boards as it has, side by side, no two alike', () => {
	const [, words] = LOCALES,
		kinds = {of8: 8, of4: 4, of2: 2, of1: 1},
		classes = {fundamental: 4n, ...Object.fromEntries(Object.keys(kinds).map(kind => [kind, 1n]))},
		view = resultView({phase: 'done', n: 5, result: {total: 10n, seconds: 1, workers: 0}, classes}, {words})
	const drawn = markupOf(view).match(/<svg class="orbit"[\s\S]*?<\/svg>/g)
	const boards = drawn.map(svg => {
		const byPlace = new Map()
		for (const [, x, y] of svg.matchAll(/M([\d.]+) ([\d.]+)a/g)) {
			const place = `${Math.floor((y - 1) / 29)} ${Math.floor((x - 1) / 29)}`
			byPlace.set(
				place,
				[...(byPlace.get(place) ?? []), `${((y - 1) % 29).toFixed(1)} ${((x - 1) % 29).toFixed(1)}`].sort(),
			)
		}
		return byPlace
	})
	for (const [i, many] of Object.values(kinds).entries()) {
		const places = Array.from({length: many}, (_, at) => `${Math.floor(at / 4)} ${at % 4}`)
		equal([...boards[i].keys()], places)
		is(new Set([...boards[i].values()].map(String)).size, many)
	}
})

test('the known values are the published ones of n = 1 to 27', () => {
	equal(SOLUTIONS.slice(1), Object.values(KNOWN.solutionCount))
	equal(CLASSES.slice(1), Object.values(KNOWN.fundamentalCount))
})

test('any query gives a view and an n, and a refusal of what cannot be used', () => {
	for (const n of ['0', '28', '-1', '1e1', 'x', '', ' ', '９', '9'.repeat(400), '<b>']) {
		const {mode, values, refusals} = opens({view: 'count', n}),
			[{name, allowed}, ...others] = refusals
		equal([mode, values.n, name, allowed, others], ['count', null, 'n', {low: 1, high: 27}, []], n)
	}
	const [{name, value}, ...others] = opens('view=constructor&n=0').refusals
	equal([name, value, others.map(({name}) => name)], ['view', 'constructor', ['n']])
	const {mode, values, refusals} = opens(queryOf({n: 30, search: 'flags', step: 3}))
	equal([mode, values.n, values.step, values.speed, refusals], ['walk', '30', '3', null, []])
})

test('searches that find all visit as many boards as are known, at no fewer looks than squares', async () => {
	const types = inOrder(await searches()),
		stopping = types.filter(({stopsAtFirst}) => stopsAtFirst)
	equal(types.slice(-stopping.length), stopping)
	for (const n of [4, 5, 6, 7, 8, 9])
		for (const {id: search} of types.slice(0, -stopping.length)) {
			const cost = await costOf(walk, search, n)
			is(cost.nodes, KNOWN.treeNodes[n], `${search}, n = ${n}`)
			ok(search === 'breadth-first' || cost.probes >= cost.tests)
		}
	for (const {id} of stopping) {
		const {nodes, tests} = await costOf(walk, id, 8)
		equal([nodes, tests], [114, 876], id)
	}
	ok(LAST_N <= 12)
})

test.run()
