import {equal, is, not, ok, unreachable, test} from '#test'
import {abortable, messageOf} from '../helpers/rejection.js'
import {heeding, inSlices, newest} from '#web/engine/job.js'

test('heeding() reports an abort during the work, not before or after', async () => {
	const reasons = [],
		stop = ({message}) => reasons.push(message),
		[first, other] = [abortable(), abortable()]
	is(await heeding(first.signal, stop, async () => 'done'), 'done')
	first.abort('late')
	is(await messageOf(heeding(first.signal, stop, () => unreachable('begun'))), 'late')
	await heeding(other.signal, stop, () => other.abort('now'))
	equal(reasons, ['now'])
})

test('newest() aborts the previous work only', () => {
	const {begin, stop} = newest()
	const first = begin()
	not(first.aborted)
	const second = begin()
	equal([first.aborted, second.aborted], [true, false])
	stop()
	ok(second.aborted)
	not(begin().aborted)
})

test('inSlices() yields between slices, and an abort ends it', async () => {
	let turns = 0,
		over = false
	const turn = () => !over && (turns++, setImmediate(turn))
	turn()
	let left = 20
	is(await inSlices(() => (--left === 0 ? 'done' : undefined)), 'done')
	ok(turns >= 19, `${turns} turns of others`)
	const {signal, abort} = abortable()
	is(await messageOf(inSlices(() => void abort(), {signal})), 'enough')
	over = true
})

test.run()
