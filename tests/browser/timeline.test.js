import {is} from '#test'
import * as oracle from '../helpers/oracle.js'
import {$, $$, atRest, figure, frames, chromiumSuite, moment, placeOf, text} from '../helpers/pages.js'
import {isWalked} from '../helpers/walked.js'

const WHOLE = 'button "Show all"'
const momentsOf4 = [...oracle.walk('flags', 4)]

async function point(place, type = 'pointermove', more = {}) {
	const input = $('slider "Timeline"'),
		{left, width, top} = input.getBoundingClientRect(),
		at = {clientX: left + 9 + place * (width - 18), clientY: top + 20},
		how = {pointerType: 'mouse', ...at, bubbles: true, composed: true, cancelable: true, ...more}
	input.dispatchEvent(type === 'wheel' ? new WheelEvent(type, how) : new PointerEvent(type, how))
	await frames(2)
	while (!(await figure().updateComplete));
}
const part = () => [$('slider "Timeline"').min, $('slider "Timeline"').max].map(Number)

async function isFetched(page) {
	await page.eval(point, 0.5, 'pointerover')
	await page.shows('slider "First step shown"')
	await page.eval(point, 0.5)
}

const {opened} = chromiumSuite('timeline', {ready: isWalked, address: query => `index.html?views=board&${query}`})

opened('pointing at a step previews its board, and the walk does not move', 'n=4&step=9', async page => {
	await isFetched(page)
	const length = momentsOf4.length - 1
	const picture = () => $('[part=timeline] canvas').toDataURL()
	const isPreviewed = () => $('[part=timeline] canvas').checkVisibility(),
		boards = new Map()
	for (const {step, event, queens} of momentsOf4) {
		if (event.kind !== 'enter') continue
		await page.eval(point, step / length)
		await page.becomes(text, `step ${step}`, '[part=timeline] p:has(+ canvas)')
		boards.set(String(queens), boards.get(String(queens)) ?? (await page.eval(picture)))
		is(await page.eval(picture), boards.get(String(queens)), `step ${step}`)
	}
	is(new Set(boards.values()).size, boards.size)
	is(await page.eval(() => moment().step), 9)
	await page.press('Escape')
	await page.becomes(isPreviewed, false)
	await page.eval(point, 0.2)
	await page.becomes(isPreviewed, true)
	await page.eval(point, 0.2, 'pointerleave')
	await page.eval(point, 0.6, 'pointermove', {pointerType: 'touch'})
	is(await page.eval(isPreviewed), false)
	await page.press('ArrowRight')
	await page.isAt(10)
})

opened('handles choose the visible part, and the walk does not move', 'n=8&step=100', async page => {
	await page.waitFor(() => figure().length === 23855)
	await isFetched(page)
	const handles = () => $$('[role=slider]').map(handle => [handle.ariaLabel, handle.ariaValueText])
	await page.focus('slider "First step shown"')
	for (let i = 0; i < 4; i++) await page.press('PageDown')
	await page.press('Tab', 'Home')
	await page.becomes(handles, [
		['First step shown', 'step 0'],
		['Last step shown', 'step 40'],
	])
	await page.press('ArrowRight')
	await page.becomes(part, [0, 42])
	is(await page.eval(() => moment().step), 100)
	await page.press('End')
	await page.gone(WHOLE)
	for (const [pointerId, place] of [0.3, 0.7].entries()) {
		await page.eval(point, place, 'pointerdown', {pointerType: 'touch', pointerId})
		if (pointerId === 0) await page.eval(() => figure().seek(9))
	}
	await page.isAt(100)
	await page.eval(point, 1, 'pointermove', {pointerType: 'touch', pointerId: 1})
	await page.shows(WHOLE)
	for (const pointerId of [0, 1]) await page.eval(point, 1, 'pointerup', {pointerType: 'touch', pointerId})
	await page.push(WHOLE)
	await page.gone(WHOLE)
	const {x, y, width} = await page.eval(atRest, placeOf, 'slider "First step shown"')
	await page.drag(x + 4, y, x + 4 + width * 8, y)
	await page.waitFor(() => Number($('slider "Timeline"').min) > 3000)
	await page.push(WHOLE)
	await page.gone(WHOLE)
})
