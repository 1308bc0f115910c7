import {test} from 'uvu'
import {equal, is} from 'uvu/assert'
import {walk} from 'n-queens/engine'
import {Quiz} from '#web/figure/quiz.js'

test('haltAfter() does not move a walk that is paused while the next question is sought', async () => {
	const walked = await walk({n: 6}),
		moment = await walked.moment(),
		target = (await walked.reach('place', 30)).step,
		sent = []
	for (const isPaused of [false, true]) {
		let find
		const found = new Promise(done => (find = done)),
			query = async (what, ...about) => found.then(() => walked[what](...about))
		const figure = {
			journey: {moment, opened: true, query, seek: step => void sent.push(step)},
			transport: {playing: true},
			options: {speed: 1, stops: []},
			redraw() {},
		}
		const quiz = new Quiz(figure)
		quiz.begin(`step:${target}`)
		const halt = quiz.haltAfter(moment)
		figure.transport.playing = !isPaused
		find()
		is(await halt, moment.step)
		equal(sent, [target - 11])
	}
	await walked.close()
})

test.run()
