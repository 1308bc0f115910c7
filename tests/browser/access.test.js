// Everyone can use it: keyboard, touch, screen reader, contrast, any width. In Chromium, whose axe speaks for all.

import * as assert from 'uvu/assert'
import {violations, violationsInBothThemes} from '../helpers/access.js'
import {faultsOf} from '../helpers/layout.js'
import {inBrowsers} from '../helpers/pages.js'

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
	const {search} = location,
		at = selector => document.querySelector(selector)
	if (search.includes('view=solutions')) {
		const text = at('#asked')
		if (text.value === '') {
			at('.take')?.setAttribute('open', '')
			text.value = '1 5 8 6 3 7 4 2'
			text.dispatchEvent(new Event('input'))
		}
		const hasImages = search.includes('n=3') || document.querySelectorAll('.image').length === 8
		return at('#verdict svg') && hasImages && (!search.includes('n=8') || at('.exercise'))
	}
	if (!search.includes('view=count')) return at('n-queens')?.settled?.then(() => true)
	at('#nodes').scrollIntoView()
	const isCounted = document.querySelectorAll('#count data').length !== 1
	return at('.bars dd') && isCounted && (at('.estimate strong') ?? at('.result'))
}

const isStep = step => document.querySelector('n-queens').moment.step === step
/** What is announced, once it is said. */
const isSaid = said =>
	document.querySelector('n-queens').shadowRoot.querySelector('[role=status]').textContent.includes(said)

/** Runs in the page: how often something is announced while a figure plays until so many steps were drawn. */
const announced = async steps => {
	const figure = document.querySelector('n-queens'),
		status = figure.shadowRoot.querySelector('[role=status]')
	let changes = 0
	new MutationObserver(() => changes++).observe(status, {childList: true, characterData: true, subtree: true})
	figure.play()
	while (figure.moment.step < steps) await new Promise(requestAnimationFrame)
	figure.pause()
	return changes
}

const NEEDS = {
	browsers: ['chromium'],
	address: query => `index.html?${query}`,
	size: {width: 1440, height: 900},
	ready: page => page.waitFor(isReady),
}
for (const it of inBrowsers('access', NEEDS)) {
	for (const lang of ['en', 'ja']) {
		for (const query of MOMENTS)
			it.opened(
				`axe finds nothing, light and dark, and nothing is cut off at 320, 768 and 1440 px, ${lang}: ${query}`,
				`${query}&lang=${lang}`,
				async page => {
					assert.equal(await violationsInBothThemes(page), [])
					for (const width of [320, 768, 1440]) {
						await page.resize(width, 800)
						assert.equal(await faultsOf(page), [], `at ${width} px`)
					}
				},
				{lang},
			)
	}

	it.opened('axe finds nothing in the help panel', '', async page => {
		await page.press('?')
		assert.equal(await violations(page), [])
	})

	it.opened(
		'each step is announced when it is made by hand; while playing only now and then',
		'n=8&speed=60',
		async page => {
			await page.press('ArrowRight')
			await page.waitFor(isStep, {}, 1)
			await page.waitFor(isSaid, {}, 'Row 0: try its columns from left to right.')
			await page.press('ArrowRight')
			await page.waitFor(isSaid, {}, 'can a queen stand in column 0? Yes.')
			const changes = await page.eval(announced, 90)
			assert.ok(changes <= 5, `${changes} announcements in 90 steps, 60 a second`)
		},
	)

	it.opened(
		'a finger does what a mouse does: steps, plays, chooses a square',
		'n=8&step=140',
		async page => {
			const tap = async selector => {
				const [x, y] = await page.eval(selector => {
					const element = document.querySelector('n-queens').shadowRoot.querySelector(selector)
					element.scrollIntoView({block: 'center'})
					const {left, top, width, height} = element.getBoundingClientRect()
					return [left + width / 2, top + height / 2]
				}, selector)
				await page.tap(x, y)
			}
			const picture = () =>
				page.eval(async () => {
					await document.querySelector('n-queens').updateComplete
					return document.querySelector('n-queens').shadowRoot.querySelector('canvas').toDataURL()
				})
			await tap('button.forward')
			await page.waitFor(isStep, {}, 141)
			await tap('.jump:first-child button:last-child')
			await page.waitFor(() => document.querySelector('n-queens').moment.event.kind === 'solution')
			const before = await picture()
			await tap('[data-row="1"][data-col="4"]')
			assert.is.not(await picture(), before, 'the chosen square shows who attacks it')
			// Words of a sentence that open their meaning are as tall as its lines.
			const small = await page.eval(() =>
				[...document.querySelector('n-queens').shadowRoot.querySelectorAll('button:not(.term)')]
					.filter(button => button.getBoundingClientRect().height < 40)
					.map(button => button.ariaLabel),
			)
			assert.equal(small, [], 'fingers need room')
		},
		{width: 360, height: 740},
	)

	it.opened(
		'everything can be reached with Tab, in the order in which it is read',
		'n=4',
		async page => {
			const reached = []
			for (let i = 0; i < 40; i++) {
				await page.press('Tab')
				reached.push(
					await page.eval(() => {
						const at = document.activeElement.shadowRoot?.activeElement ?? document.activeElement
						return at.getAttribute('role') ?? (at.id || at.className || at.name || at.localName)
					}),
				)
			}
			const order =
				'share help n search explaining gridcell first back play forward last step attacks labels theme'.split(' ')
			const found = order.map(name => reached.findIndex(word => word.trim().split(' ')[0] === name))
			assert.ok(
				found.every((place, i) => place >= 0 && (i === 0 || place > found[i - 1])),
				`${order} ${found} in ${reached}`,
			)
		},
		{width: 1200},
	)
}
