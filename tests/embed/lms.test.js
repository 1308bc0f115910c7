// What a learning platform is told of time, by a runtime that keeps what it hears.

import {suite} from 'uvu'
import {is} from 'uvu/assert'
import {lmsAround} from '../../web/embed/lms.js'

const RUNTIMES = {
	1.2: {object: 'API', calls: ['LMSInitialize', 'LMSGetValue', 'LMSSetValue', 'LMSCommit', 'LMSFinish']},
	2004: {object: 'API_1484_11', calls: ['Initialize', 'GetValue', 'SetValue', 'Commit', 'Terminate']},
}
const TIME = {1.2: 'cmi.core.session_time', 2004: 'cmi.session_time'}

/** A window with a runtime, and what that was told. */
function platformOf(version) {
	const told = {},
		acts = [() => true, name => told[name] ?? '', (name, value) => ((told[name] = value), true), () => true, () => true]
	const {object, calls} = RUNTIMES[version]
	return {told, window: {[object]: Object.fromEntries(calls.map((call, i) => [call, acts[i]]))}}
}

const now = {performance: performance.now, Date: Date.now}
const test = suite('a platform')
test.after.each(() => void ([performance.now, Date.now] = [now.performance, now.Date]))

/** What is told of a visit that lasts so long. */
function timeOf(version, seconds) {
	const {told, window} = platformOf(version)
	performance.now = () => 5000
	const lms = lmsAround(window, version)
	performance.now = () => 5000 + 1000 * seconds
	lms.leave()
	return told[TIME[version]]
}

test('a visit lasts as long as it did, written as each standard has it', () => {
	for (const [seconds, clock, period] of /** @type {[number, string, string][]} */ ([
		[0, '00:00:00', 'PT0S'],
		[59.999, '00:00:59', 'PT60S'],
		[3 * 3600 + 4 * 60 + 5.678, '03:04:05', 'PT11045.68S'],
		[30 * 3600, '30:00:00', 'PT108000S'],
	])) {
		is(timeOf('1.2', seconds), clock)
		is(timeOf('2004', seconds), period)
	}
})

test('a clock that is set back takes nothing from the time of a visit', () => {
	let at = 1e12
	Date.now = () => (at -= 3_600_000)
	is(timeOf('1.2', 61), '00:01:01')
	is(timeOf('2004', 61), 'PT61S')
})

test.run()
