// Everyone can use it: keyboard, touch, screen reader, contrast, any width. In Chromium, whose axe speaks for all.

import {equal, is, ok} from 'uvu/assert'
import {assertAccessible, assertFits, violations} from '../helpers/access.js'
import {$, $$, figure, frames, inBrowsers, moment, placeOf} from '../helpers/pages.js'

const MOMENTS = [
	'n=8&step=146',
	'n=4&search=first&step=56',
	'n=8&search=wraparound&start-row=3&step=30&attacks=1',
	'n=99&search=nope',
	'n=6&search=breadth-first&step=500',
	'view=count',
	'view=count&n=12',
	'view=count&n=27',
	'view=solutions&n=8&k=38',
	'view=solutions&n=12&k=57&classes=1',
	'view=solutions&n=18&k=1',
	'view=solutions&n=3',
]

/** The walk is open; the counting view has its result, or its estimate, and its second figure; the solutions view has a
 * board, its images, its figure and a verdict. */
const isReady = () => {
	const {search} = location
	if (search.includes('view=solutions')) {
		const field = $('#asked')
		if (field.value === '') {
			$('.take')?.setAttribute('open', '')
			field.value = '1 5 8 6 3 7 4 2'
			field.dispatchEvent(new Event('input'))
		}
		const hasImages = search.includes('n=3') || $$('.image').length === 8
		return $('#verdict svg') && hasImages && (!search.includes('n=8') || $('.exercise'))
	}
	if (!search.includes('view=count')) return figure()?.settled?.then(() => true)
	$('#nodes').scrollIntoView()
	return $('.bars dd') && $$('#count data').length !== 1 && ($('.estimate strong') ?? $('.result'))
}

/** Runs in the page: how often something is announced while a figure plays until so many steps were drawn. */
const announced = async steps => {
	let changes = 0
	const observer = new MutationObserver(() => changes++)
	observer.observe($('.figure [role=status]'), {childList: true, characterData: true, subtree: true})
	figure().play()
	while (moment().step < steps) await frames(1)
	figure().pause()
	return changes
}

const NEEDS = {
	browsers: ['chromium'],
	address: query => `index.html?${query}`,
	...{width: 1440, height: 900},
	ready: page => page.waitFor(isReady),
}
for (const {opened} of inBrowsers('access', NEEDS)) {
	for (const lang of ['en', 'ja'])
		for (const query of MOMENTS)
			opened(
				`axe finds nothing, light and dark, and nothing is cut off at 320, 768 and 1440 px, ${lang}: ${query}`,
				`${query}&lang=${lang}`,
				{lang},
				async page => {
					await assertAccessible(page, lang)
					await assertFits(page)
				},
			)

	opened('axe finds nothing in the help panel', '', async page => {
		await page.press('?')
		equal(await violations(page), [])
	})

	opened('each step made by hand is announced; while playing only now and then', 'n=8&speed=60', async page => {
		await page.press('ArrowRight')
		await page.isAt(1)
		await page.says('.figure [role=status]', 'Row 0: try its columns from left to right.')
		await page.press('ArrowRight')
		await page.says('.figure [role=status]', 'can a queen stand in column 0? Yes.')
		const changes = await page.eval(announced, 90)
		ok(changes <= 5, `${changes} announcements in 90 steps, 60 a second`)
	})

	opened(
		'a finger does what a mouse does: steps, plays, chooses a square',
		'n=8&step=140',
		{width: 360, height: 740},
		async page => {
			const tap = async selector => {
				const {x, y} = await page.eval(placeOf, selector)
				await page.tap(x, y)
			}
			const picture = () => page.eval(() => figure().updateComplete.then(() => $('.board canvas').toDataURL()))
			await tap('button.forward')
			await page.isAt(141)
			await tap('.jump:first-child button:last-child')
			await page.waitFor(() => moment().event.kind === 'solution')
			const before = await picture()
			await tap('[data-row="1"][data-col="4"]')
			is.not(await picture(), before, 'the chosen square shows who attacks it')
			// Words of a sentence that open their meaning are as tall as its lines.
			const small = await page.eval(() =>
				[...figure().shadowRoot.querySelectorAll('button:not(.term)')]
					.filter(button => button.getBoundingClientRect().height < 40)
					.map(button => button.ariaLabel),
			)
			equal(small, [], 'fingers need room')
		},
	)

	opened('everything can be reached with Tab, in the order in which it is read', 'n=4', {width: 1200}, async page => {
		const reached = []
		for (let i = 0; i < 40; i++) {
			await page.press('Tab')
			const stop = await page.eval(() => {
				const at = document.activeElement.shadowRoot?.activeElement ?? document.activeElement
				return at.getAttribute('role') ?? (at.id || at.className || at.name || at.localName)
			})
			reached.push(stop.trim().split(' ')[0])
		}
		const order =
			'share help n search explaining gridcell first back play forward last step attacks labels theme'.split(' ')
		const found = order.map(name => reached.indexOf(name))
		ok(
			found.every((place, i) => place >= 0 && (i === 0 || place > found[i - 1])),
			`${found} in ${reached}`,
		)
	})
}
