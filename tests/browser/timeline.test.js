// The timeline of a walk: a skyline of many solutions, a part of it as wide as the line, the board of the moment that
// is pointed at. Which part a hand chooses, tests/modes/zoom.test.js says.

import {equal, is, match, not, ok} from 'uvu/assert'
import {walk} from 'n-queens/engine'
import * as oracle from '../helpers/oracle.js'
import {$, $$, atRest, figure, frames, inBrowsers, moment, placeOf, text} from '../helpers/pages.js'
import {isWalked} from '../helpers/walked.js'

const momentsOf4 = [...oracle.walk('flags', 4)]

/** Runs in the page: a pointer over the line, 0 … 1, what it does there, and whose it is. */
async function point(place, type = 'pointermove', more = {}) {
	const input = $('.timeline input'),
		{left, width, top} = input.getBoundingClientRect(),
		at = {clientX: left + 9 + place * (width - 18), clientY: top + 20},
		how = {pointerType: 'mouse', ...at, bubbles: true, composed: true, cancelable: true, ...more}
	input.dispatchEvent(type === 'wheel' ? new WheelEvent(type, how) : new PointerEvent(type, how))
	await frames(2)
	while (!(await figure().updateComplete));
}
const part = () => [$('.timeline input').min, $('.timeline input').max].map(Number)
const ticks = () =>
	[
		...$('.ticks')
			.getAttribute('d')
			.matchAll(/M([\d.e-]+) 13v18/g),
	].map(([, at]) => Number(at) / 600)

/** Zoom and preview are there. */
async function isFetched(page) {
	await page.eval(point, 0.5, 'pointerover')
	await page.waitFor($, '.zoom')
	await page.eval(point, 0.5)
}
const turn = async (page, place, turns, deltaY = -300) => {
	for (let i = 0; i < turns; i++) await page.eval(point, place, 'wheel', {deltaY})
}

const needs = {
	...{browsers: ['chromium'], width: 1024, height: 768, ready: isWalked},
	address: query => `index.html?views=board&${query}`,
}

for (const {opened} of inBrowsers('timeline', needs)) {
	opened('many solutions are a skyline, a part of it single ticks each at its step', 'n=12', async page => {
		await page.waitFor(() => figure().length === 13514423 && $('.ticks').getAttribute('d').includes('22v'))
		const heights = await page.eval(() =>
			[
				...$('.ticks')
					.getAttribute('d')
					.matchAll(/22v-(\d+)/g),
			].map(([, of]) => +of),
		)
		ok(heights.length > 190 && new Set(heights).size > 8 && Math.max(...heights) === 16, String(heights))
		await page.says('.ticks-say', 'taller: more solutions')
		await isFetched(page)
		await turn(page, 0.4, 6)
		const [from, to] = await page.eval(part)
		ok(to - from < 100_000 && to - from > 40_000, `${from} to ${to}`)
		match(await page.eval(text, '.shown-part'), `steps ${from.toLocaleString('en')} to ${to.toLocaleString('en')}`)
		const w = await walk({n: 12}),
			within = []
		for (let now = await w.seek(from); now.step <= to; now = await w.next('solution'))
			if (now.event.kind === 'solution') within.push(now.step)
		ok(within.length > 30)
		await page.waitFor(count => $('.ticks').getAttribute('d').split('13v18').length - 1 === count, within.length)
		const steps = (await page.eval(ticks)).map(place => Math.round(from + place * (to - from)))
		equal(steps, within)
		await page.says('.ticks-say', /^solution$/)
		await w.close()

		// It is gone to as it is shown, and the walk is not kept within.
		const {left, width, y} = await page.eval(atRest, placeOf, '.timeline input')
		await page.click(left + 9 + 0.7 * (width - 18), y)
		await page.waitFor(() => moment().step > 0)
		const step = await page.eval(() => moment().step)
		ok(Math.abs(step - (from + 0.7 * (to - from))) <= (to - from) / width + 1, `${step}`)
		equal(await page.eval(part), [from, to])
		await page.press('s')
		await page.isAt(within.find(one => one > step))
		await page.eval(to => figure().seek(to), to)
		await page.press('ArrowRight')
		await page.isAt(to + 1)
		await page.push('.last')
		await page.isAt(13514423)
		await page.eval(point, 0.5, 'dblclick')
		equal(await page.eval(part), [0, 13514423])
	})

	opened('pointing shows the board of that moment, and the walk stays where it is', 'n=4&step=9', async page => {
		await isFetched(page)
		const length = momentsOf4.length - 1
		/** Squares with much ink in them, row by row. */
		const seen = () => {
			const canvas = $('.preview canvas'),
				cell = (canvas.width - 2) / 4,
				{data} = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
			const inkIn = (row, col) => {
				let ink = 0
				for (let y = 1 + row * cell + 4; y < 1 + (row + 1) * cell - 4; y++)
					for (let x = 1 + col * cell + 4; x < 1 + (col + 1) * cell - 4; x++) {
						const i = 4 * (y * canvas.width + x)
						ink += Number(data[i] + data[i + 1] + data[i + 2] < 200)
					}
				return ink
			}
			return [0, 1, 2, 3].map(row => [0, 1, 2, 3].findIndex(col => inkIn(row, col) > 60))
		}
		for (const {step, event, queens} of momentsOf4) {
			if (event.kind !== 'enter') continue // all queens are of the same colour
			await page.eval(point, step / length)
			await page.becomes(text, `step ${step}`, '.preview p')
			equal(await page.eval(seen), queens, `step ${step}`)
		}
		is(await page.eval(() => moment().step), 9)
		await page.press('Escape')
		await page.waitFor(() => $('.preview').hidden)
		await page.eval(point, 0.2)
		await page.waitFor(() => !$('.preview').hidden)
		await page.eval(point, 0.2, 'pointerleave')
		await page.eval(point, 0.6, 'pointermove', {pointerType: 'touch'})
		ok(await page.eval(() => $('.preview').hidden))
		await page.press('ArrowRight')
		await page.isAt(10)
	})

	opened('handles and two fingers choose the part, the walk goes along and stays free', 'n=8&step=100', async page => {
		await page.waitFor(() => figure().length === 23855)
		await isFetched(page)
		const handles = () => $$('.handle').map(handle => [handle.ariaLabel, handle.ariaValueText])
		await page.eval(() => $('.handle').focus())
		for (let i = 0; i < 4; i++) await page.press('PageDown')
		await page.press('Tab')
		await page.press('Home')
		await page.becomes(handles, [
			['First step shown', 'step 0'],
			['Last step shown', 'step 40'],
		])
		await page.press('ArrowRight')
		await page.becomes(part, [0, 42])
		is(await page.eval(() => moment().step), 100)
		await page.press('End')
		await page.waitFor(() => !$('.shown-part'))
		const {x, y, width} = await page.eval(atRest, placeOf, '.handle')
		await page.drag(x + 4, y, x + 4 + width * 8, y)
		await page.waitFor(() => Number($('.timeline input').min) > 3000)
		await page.push('.shown-part button')
		await page.waitFor(() => !$('.shown-part'))

		for (const [type, place, pointerId] of [
			...[
				['pointerdown', 0.4, 1],
				['pointerdown', 0.6, 2],
				['pointermove', 0.2, 1],
				['pointermove', 0.9, 2],
			],
			...[
				['pointerup', 0.2, 1],
				['pointerup', 0.9, 2],
			],
		])
			await page.eval(point, place, type, {pointerType: 'touch', pointerId})
		const [from, to] = await page.eval(part),
			at = place => from + place * (to - from)
		ok(Math.abs(at(0.2) - 0.4 * 23855) < 60 && Math.abs(at(0.9) - 0.6 * 23855) < 60, `${from} to ${to}`)
		is(await page.eval(() => moment().step), 100)
		await page.eval(to => figure().seek(to - 1), to)
		await page.isAt(to - 1)
		await page.push('.forward')
		await page.push('.forward')
		await page.isAt(to + 1)
		await page.becomes(() => Number($('.timeline input').max) > moment().step, true)
		not(await page.eval(() => figure().playing))
	})
}
