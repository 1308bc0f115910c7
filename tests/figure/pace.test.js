import {test} from 'uvu'
import {is, ok} from 'uvu/assert'
import {pace, tick} from '#web/figure/pace.js'
import * as oracle from '../helpers/oracle.js'

function played(speed, frames) {
	let sum = 0
	for (let i = 0, state = pace(speed), steps; i < frames; i++, sum += steps)
		({state, steps} = tick(state, 1000 / 60, 1))
	return sum
}

test('narrated speed reaches the first solution in 20 seconds and rests at first occurrences', () => {
	for (const search of ['flags', 'scan', 'wraparound', 'breadth-first', 'first']) {
		const events = [...oracle.walk(search, 8)].map(({event}) => event),
			end = events.findIndex(({kind}) => kind === 'solution' || kind === 'done')
		const rests = new Map()
		let frames = 0
		for (let state = pace('story'), at = 0, steps; at < end; frames++) {
			const {kind, verdict} = events[at]
			rests.set(`${at} ${kind} ${verdict}`, (rests.get(`${at} ${kind} ${verdict}`) ?? 0) + 1)
			;({state, steps} = tick(state, 1000 / 60, 1, events[at]))
			at = Math.min(at + steps, end)
		}
		ok(frames < 20 * 60, `${search}: ${frames / 60} s`)
		ok(rests.get([...rests.keys()].find(key => key.endsWith('enter null'))) >= 40)
	}
})

test('tick() makes up for at most a quarter of a second', () => {
	is(tick(pace(1000), 60_000, 1).steps, 250)
})

test('tick() at full speed takes more steps while answers are quick, else fewer', () => {
	ok(played(Infinity, 60) > 13_514_423)
	ok(tick({...pace(Infinity), burst: 1000}, 16, 5).steps > 1000)
	is(tick({...pace(Infinity), burst: 4000}, 16, 150).steps, 2000)
	ok(tick({...pace(Infinity), burst: 1000}, 16, 500).steps >= 1000)
})

test.run()
