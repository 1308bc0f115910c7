import {is, ok, test} from '#test'
import {pace, tick} from '#web/figure/pace.js'
import * as oracle from '../helpers/oracle.js'

test('at narrated speed, playback reaches the first solution in 20 seconds and rests at each new kind of event', () => {
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

test('tick() makes up for at most 0.25 s; full speed adapts to the engine', () => {
	is(tick(pace(1000), 60_000, 1).steps, 250)
	is(tick(pace(100), -15, 1).steps, 0)
	for (const [burst, answered, steps] of [
		[1000, 5, 1500],
		[2e6, 5, 2e6],
		[4000, 150, 2000],
		[1000, 500, 1000],
	])
		is(tick({...pace(Infinity), burst}, 16, answered).steps, steps)
})

test.run()
