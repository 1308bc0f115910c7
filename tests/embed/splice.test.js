import {test} from 'uvu'
import {equal, is, ok} from 'uvu/assert'
import {heightMessages} from '../../web/embed/messages.js'
import {spliceWith} from '../../web/embed/splice.js'

function talk() {
	const sent = []
	return {sent, splice: spliceWith(message => sent.push(message))}
}

test('spliceWith() requests answers once, sends score and events; all message ids differ', () => {
	const {sent, splice} = talk()
	splice.report(0.5, '{"version":1}')
	splice.event('n-queens-answer', {right: true})
	const [resize] = heightMessages(300, {href: '', secret: null, width: 200}).filter(({subject}) => subject)
	equal(
		[...sent, resize].map(({message_id, ...message}) => message),
		[
			{subject: 'SPLICE.getState'},
			{subject: 'SPLICE.reportScoreAndState', score: 0.5, state: {version: 1}},
			{subject: 'SPLICE.sendEvent', name: 'n-queens-answer', data: {right: true}},
			{subject: 'lti.frameResize', height: 300, width: 200},
		],
	)
	const ids = [...sent, resize].map(({message_id}) => message_id)
	is(new Set(ids).size, 4)
	for (const id of ids) ok(typeof id === 'string' && id.length > 8)
})

test('stateIn() accepts only the first response, as data or text', () => {
	const {sent, splice} = talk(),
		[{message_id}] = sent,
		subject = 'SPLICE.getState.response'
	for (const data of [null, undefined, 'x', 3, [], {subject}, {subject, message_id: 'other', state: 'x'}])
		is(splice.stateIn(data), null)
	is(splice.stateIn({subject: 'SPLICE.getState', message_id, state: 'x'}), null)
	is(splice.stateIn({subject, message_id, state: 'kept'}), 'kept')
	is(splice.stateIn({subject, message_id, state: 'again'}), null)
	for (const [state, text] of [
		[{version: 1}, '{"version":1}'],
		[null, null],
		[undefined, null],
		[4, null],
	]) {
		const other = talk()
		is(other.splice.stateIn({subject, message_id: other.sent[0].message_id, state}), text)
	}
})

test.run()
