import {equal, is, ok, test} from '#test'
import {placeInList, placeOnBoard} from '#web/ui/grid.js'
import {randomFrom} from '../helpers/walks.js'
import {isFree} from '#web/ui/keys.js'
import {makeScreen} from '#web/ui/screen.js'

const random = randomFrom(2)
const GRIDS = Array.from({length: 2000}, () => {
	const columns = 1 + random(9)
	return {columns, rows: 1 + random(5), count: 1 + random(200), place: random(columns * 5)}
})

test('placeInList() follows each key and never leaves the list', () => {
	for (const {place: any, ...list} of GRIDS) {
		const place = any % list.count,
			to = key => placeInList(key, place, list)
		equal([to('Home'), to('End')], [0, list.count - 1])
		equal([to('ArrowLeft'), to('ArrowRight')], [Math.max(0, place - 1), Math.min(list.count - 1, place + 1)])
		for (const key of ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown']) {
			ok(to(key) >= 0 && to(key) < list.count)
			is(to(key) % list.columns, place % list.columns)
		}
		if (place + list.columns < list.count) is(to('ArrowDown'), place + list.columns)
		if (place >= list.columns) is(to('ArrowUp'), place - list.columns)
		is(to('x'), undefined)
	}
	is(placeInList('End', 0, {count: 0, columns: 3, rows: 2}), undefined)
})

test('placeOnBoard() stays in the row except for Up and Down, and ignores Page keys', () => {
	for (const {columns, place} of GRIDS) {
		const to = key => placeOnBoard(key, place, {count: columns * 5, columns})
		const row = Math.floor(place / columns)
		for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End']) is(Math.floor(to(key) / columns), row)
		equal([to('Home') % columns, to('End') % columns], [0, columns - 1])
		equal([to('PageUp'), to('PageDown')], [undefined, undefined])
	}
})

test('isFree(): a drop-down list uses all keys but ← and →', () => {
	const list = {type: 'select-one', closest: () => true}
	const free = key => isFree({key, composedPath: () => [list]})
	equal(['ArrowLeft', 'ArrowRight', 'ArrowDown', 's', ' '].map(free), [true, true, false, false, false])
})

test('key() handles no key while hidden, no named key with Shift', () => {
	const pressed = [],
		press = ({key}) => pressed.push(key),
		screen = makeScreen(null, {}, {view: () => '', keys: {x: press, Home: press}}),
		{key} = screen.face({}),
		events = [{key: 'x'}, {key: 'Home', shiftKey: true}, {key: 'Home'}]
	equal([events.map(key), pressed], [[false, false, false], []])
	screen.isShown = true
	equal(
		[events.map(key), pressed],
		[
			[true, false, true],
			['x', 'Home'],
		],
	)
})

test.run()
