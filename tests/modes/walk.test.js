// What the page opens with.

import {test} from 'uvu'
import {equal, is, ok} from 'uvu/assert'
import opening from '#opening'
import {walk} from '../../dist/engine.mjs'
import {pace, tick} from '../../web/figure/player.js'
import {inEveryLanguage} from '../../web/make/words.js'
import {OPENING} from '../../web/modes/walk/address.js'
import {legendView} from '../../web/modes/walk/legend.js'
import * as oracle from '../helpers/oracle.js'
import {markupOf} from '../helpers/templates.js'

test('the page opens where a queen refuses a square of row 5', async () => {
	const {moment, length} = opening,
		opened = await walk({n: 8})
	equal(moment, await opened.seek(OPENING.step))
	is(length, await opened.measure())
	await opened.close()
	equal([moment.event.verdict, moment.queens.map(col => col >= 0)], ['attacked', [1, 1, 1, 1, 1, 0, 0, 0].map(Boolean)])
})

test('the legend draws each mark, and a queen taken back as faint as the board does', async () => {
	for (const words of await inEveryLanguage('walk')) {
		const signs = markupOf(legendView(words)).match(/<li>.*?<\/li>/gs)
		is(signs.length, Object.keys(words.legend).length)
		for (const sign of signs) ok(/<path/.test(sign), sign)
		const faint = signs.filter(sign => sign.includes(`<span>${words.legend.remove}</span>`))
		equal(
			faint.map(sign => /opacity="([^"]*)"/.exec(sign)?.[1]),
			['0.45'],
		)
	}
})

test('from there a story comes to the first solution in 20 seconds', () => {
	const events = [...oracle.walk('flags', 8)].map(({event}) => event)
	let frames = 0,
		at = OPENING.step
	for (let state = pace('story'), steps; events[at].kind !== 'solution'; frames++, at += steps)
		({state, steps} = tick(state, 1000 / 60, 1, events[at]))
	ok(frames < 20 * 60, `${frames / 60} s`)
})

test.run()
