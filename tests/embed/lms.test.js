import {equal, is, not, ok, suite} from '#test'
import {lmsAround} from '#web/embed/lms.js'

const RUNTIMES = {
	1.2: {object: 'API', calls: ['LMSInitialize', 'LMSGetValue', 'LMSSetValue', 'LMSCommit', 'LMSFinish']},
	2004: {object: 'API_1484_11', calls: ['Initialize', 'GetValue', 'SetValue', 'Commit', 'Terminate']},
}
const TIME = {1.2: 'cmi.core.session_time', 2004: 'cmi.session_time'}

function platformOf(version) {
	const values = {},
		acts = [
			() => true,
			name => values[name] ?? '',
			(name, value) => ((values[name] = value), true),
			() => true,
			() => true,
		]
	const {object, calls} = RUNTIMES[version]
	return {values, window: {[object]: Object.fromEntries(calls.map((call, i) => [call, acts[i]]))}}
}

function raise() {
	throw new Error('gone')
}

const now = {performance, Date: Date.now}
const clockAt = ms => void Object.assign(globalThis, {performance: {now: () => ms}})
const test = suite('a platform')
test.after.each(() => {
	globalThis.performance = now.performance
	Date.now = now.Date
})

function timeOf(version, seconds) {
	const {values, window} = platformOf(version)
	clockAt(5000)
	const lms = lmsAround(window, version)
	clockAt(5000 + 1000 * seconds)
	lms.leave()
	return values[TIME[version]]
}

test('the session time has the format of each standard', () => {
	for (const [seconds, clock, period] of [
		[0, '00:00:00', 'PT0S'],
		[59.999, '00:00:59', 'PT60S'],
		[3 * 3600 + 4 * 60 + 5.678, '03:04:05', 'PT11045.68S'],
		[30 * 3600, '30:00:00', 'PT108000S'],
	]) {
		is(timeOf('1.2', seconds), clock)
		is(timeOf('2004', seconds), period)
	}
})

test('the session time ignores a clock that is set back', () => {
	let at = 1e12
	Date.now = () => (at -= 3_600_000)
	is(timeOf('1.2', 61), '00:01:01')
	is(timeOf('2004', 61), 'PT61S')
})

test('lmsAround() finds the runtime in outer windows or an opener, past windows of other origins', () => {
	for (const version of ['1.2', '2004']) {
		const {values, window} = platformOf(version),
			stranger = new Proxy({}, {get: () => void raise()}),
			opened = {parent: null, opener: window},
			top = {parent: stranger, opener: null}
		for (const from of [window, {parent: window}, {parent: {parent: opened, opener: stranger}}]) {
			delete values[TIME[version]]
			lmsAround(from, version).leave()
			ok(values[TIME[version]])
		}
		is(lmsAround(Object.assign(top, {parent: top}), version), null)
		is(lmsAround({parent: stranger, opener: stranger}, version), null)
	}
})

test('lmsAround() prefers the requested version, else takes the other', () => {
	const [old, late] = [platformOf('1.2'), platformOf('2004')],
		both = {...old.window, ...late.window}
	lmsAround(both, '2004').leave()
	equal([TIME['1.2'] in old.values, TIME['2004'] in late.values], [false, true])
	lmsAround(old.window, '2004').leave()
	ok(TIME['1.2'] in old.values)
	const {object, calls} = RUNTIMES['2004'],
		[begin] = calls
	late.window[object][begin] = () => 'false'
	is(lmsAround(late.window, '2004'), null)
})

const KEPT = {text: '{}', score: 0.5, isDone: true, isPassed: null}
const ANSWER = {id: 'step-3', answer: 'R1C1', expected: 'R1C2', result: 'wrong'}

test('a SCORM 1.2 platform that rejects interactions and the score range gets all other values', () => {
	const {values, window} = platformOf('1.2'),
		{LMSSetValue} = window.API
	window.API.LMSSetValue = (name, value) => !/interactions|score\.m/.test(name) && LMSSetValue(name, value)
	const lms = lmsAround(window, '1.2')
	lms.answered(ANSWER)
	ok(lms.keep(KEPT))
	equal(
		[values['cmi.core.score.raw'], values['cmi.core.score.max'], values['cmi.suspend_data']],
		['50', undefined, '{}'],
	)
})

test('keep() stores nothing in review mode; after a failed commit it sends everything later', () => {
	const {values, window} = platformOf('1.2')
	values['cmi.core.lesson_mode'] = 'review'
	ok(lmsAround(window, '1.2').keep(KEPT))
	is(values['cmi.core.score.raw'], undefined)
	delete values['cmi.core.lesson_mode']
	values['cmi.interactions._children'] = 'id,type,result'
	const lms = lmsAround(window, '1.2'),
		{LMSSetValue} = window.API
	values['cmi.interactions._count'] = '4'
	lms.answered(ANSWER)
	for (const act of [() => 'false', raise]) {
		window.API.LMSSetValue = act
		not(lms.keep(KEPT))
	}
	window.API.LMSSetValue = LMSSetValue
	ok(lms.keep(KEPT))
	equal(
		['score.raw', 'score.min', 'score.max', 'lesson_status'].map(name => values[`cmi.core.${name}`]),
		['50', '0', '100', 'completed'],
	)
	equal(
		['id', 'result'].map(name => values[`cmi.interactions.4.${name}`]),
		['step-3', 'wrong'],
	)
})

test("keep() fails one character above the platform's limit", () => {
	for (const [version, most] of Object.entries({1.2: 4096, 2004: 64_000})) {
		const {values, window} = platformOf(version),
			lms = lmsAround(window, version),
			keeps = length => lms.keep({text: 'x'.repeat(length), score: null, isDone: false, isPassed: null})
		equal([keeps(most + 1), keeps(most), values['cmi.suspend_data'].length], [false, true, most])
	}
})

test.run()
