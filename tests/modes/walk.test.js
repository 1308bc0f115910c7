// What the page opens with.

import {test} from 'uvu'
import {equal, is, not, ok} from 'uvu/assert'
import opening from '#opening'
import {walk} from '../../dist/engine.mjs'
import {pace, tick} from '../../web/figure/player.js'
import {inEveryLanguage} from '../../web/make/words.js'
import {isOpening, OPENING} from '../../web/modes/walk/address.js'
import {legendView} from '../../web/modes/walk/legend.js'
import {queryOf} from '../../web/page/address.js'
import * as oracle from '../helpers/oracle.js'
import {opens} from '../helpers/state.js'
import {markupOf} from '../helpers/templates.js'

test('the page opens where a queen refuses a square of row 5', async () => {
	const {moment, length} = opening,
		opened = await walk({n: 8})
	equal(moment, await opened.seek(OPENING.step))
	is(length, await opened.measure())
	await opened.close()
	equal([moment.event.verdict, moment.queens.map(col => col >= 0)], ['attacked', [1, 1, 1, 1, 1, 0, 0, 0].map(Boolean)])
})

test('it opens there with that board, search and step alone, and on an empty board', () => {
	const empty = {...OPENING, given: [], blocked: []},
		square = {row: 0, col: 0},
		others = [{n: 7}, {search: 'scan'}, {step: 1211}, {given: [square]}, {blocked: [square]}]
	ok(isOpening(empty))
	for (const other of [...others, {given: [square], blocked: [square]}])
		not(isOpening({...empty, ...other}), JSON.stringify(other))
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

test('an address that names no walk, mode or place opens there, any other as it says', () => {
	for (const query of ['', 'lang=ja&theme=dark', 'views=board&labels=1&speed=4&attacks=1'])
		is(opens(query).values.step, '1212', query)
	for (const query of [
		'n=8',
		'n=99',
		'search=first',
		'solution=2',
		'from=3',
		'questions=kind:test',
		'view=walk',
		'autoplay',
	])
		is(opens(query).values.step, null, query)
	is(opens(queryOf({mode: 'walk', n: 8, search: 'flags', step: 0})).values.step, '0')
	is(opens('view=compare').values.step, undefined)
})

test.run()
