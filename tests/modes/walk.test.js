import {test} from 'uvu'
import {equal, is} from 'uvu/assert'
import opening from '#opening'
import {walk} from '../../dist/engine.mjs'
import {OPENING} from '../../web/modes/walk/address.js'

test('the page opens at a rejected square of row 5', async () => {
	const {moment, length} = opening,
		opened = await walk({n: 8})
	equal(moment, await opened.seek(OPENING.step))
	is(length, await opened.measure())
	await opened.close()
	equal([moment.event.verdict, moment.queens.map(col => col >= 0)], ['attacked', [1, 1, 1, 1, 1, 0, 0, 0].map(Boolean)])
})

test.run()
