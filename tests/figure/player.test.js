// Playing without a clock: how many steps are due.

import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { SPEEDS } from '../../web/figure/attributes.js'
import { player, tick } from '../../web/figure/player.js'

/** Steps due over so many frames of 1/60 second. */
function played(speed, frames, answered = 1) {
	let state = player(speed),
		sum = 0
	for (let i = 0; i < frames; i++) {
		const { state: after, steps } = tick(state, 1000 / 60, answered)
		state = after
		sum += steps
	}
	return sum
}

test('ten seconds of playing are ten times the speed, at any speed', () => {
	for (const speed of SPEEDS.slice(0, -1)) assert.is(played(speed, 600), speed * 10, `${speed} steps a second`)
})

test('a frame that comes late never makes up for more than a quarter of a second', () => {
	assert.is(tick(player(1000), 60_000, 1).steps, 250)
})

test('as fast as it goes grows while answers are quick, and shrinks when they are not', () => {
	assert.ok(played(Infinity, 60) > 13_514_423, 'all of n = 12 within a second')
	assert.ok(tick({ ...player(Infinity), burst: 1000 }, 16, 5).steps > 1000)
	assert.is(tick({ ...player(Infinity), burst: 4000 }, 16, 150).steps, 2000)
	assert.ok(tick({ ...player(Infinity), burst: 1000 }, 16, 500).steps >= 1000, 'it never stands still')
})

test.run()
