// Everyone can use it: keyboard, touch, screen reader, contrast, any width, reduced motion, print.

import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { violations } from '../helpers/access.js'
import { launch } from '../helpers/browsers/index.js'

const FILE = pathToFileURL(join(process.cwd(), 'index.html')).href
const MOMENTS = [
	'?n=8&step=146',
	'?n=4&search=first&step=56',
	'?n=8&search=wraparound&start-row=3&step=30&attacks=1',
	'?n=99&search=nope',
	'?n=6&search=breadth-first&step=500',
	'?view=count',
	'?view=count&n=12',
	'?view=count&n=27',
	'?view=solutions&n=8&k=38',
	'?view=solutions&n=12&k=57&classes=1',
	'?view=solutions&n=18&k=1',
	'?view=solutions&n=3',
]

/** The walk is open; the counting view has its result, or its estimate, and its second figure; the solutions view has a
 * board, its images, its figure and a verdict. */
const ready = page =>
	page.waitFor(() => {
		if (location.search.includes('view=solutions')) {
			const text = document.getElementById('asked')
			if (text.value === '') {
				document.querySelector('.take')?.setAttribute('open', '')
				text.value = '1 5 8 6 3 7 4 2'
				text.dispatchEvent(new Event('input'))
			}
			const isEmpty = location.search.includes('n=3'),
				hasFigure = location.search.includes('n=8')
			return (
				document.querySelector('#verdict svg') &&
				(isEmpty || document.querySelectorAll('.image').length === 8) &&
				(!hasFigure || document.querySelector('.exercise'))
			)
		}
		if (!location.search.includes('view=count')) return document.querySelector('n-queens')?.settled?.then(() => true)
		document.getElementById('nodes').scrollIntoView()
		return (
			document.querySelector('.bars dd') &&
			document.querySelectorAll('#count data').length !== 1 &&
			(document.querySelector('.estimate strong') ?? document.querySelector('.result'))
		)
	})
const key = (page, name) => page.press(name)

/** Elements whose text is cut off or that stick out of the window, also inside the figure. */
const cutOff = () => {
	const out = []
	const look = root => {
		for (const element of root.querySelectorAll('*')) {
			if (element.shadowRoot) look(element.shadowRoot)
			const box = element.getBoundingClientRect()
			if (box.width === 0 || element.closest('.hidden, .wordy, dialog:not([open]), details:not([open]) > div, .scroll'))
				continue
			if (box.right > innerWidth + 1 || box.left < -1)
				out.push(
					`${element.localName}.${element.getAttribute('class')} ${Math.round(box.left)}–${Math.round(box.right)}`,
				)
			const style = getComputedStyle(element)
			if (
				element instanceof HTMLElement &&
				element.childElementCount === 0 &&
				style.display !== 'inline' &&
				element.scrollWidth > element.clientWidth + 1 &&
				element.clientWidth > 1 &&
				element.localName !== 'option'
			)
				out.push(`${element.localName} “${element.textContent.slice(0, 30)}” is cut off`)
		}
	}
	look(document)
	return out
}

/** What is cut off once the page has taken its new width: a frame or a few later. */
async function settledEmpty(page) {
	for (let i = 0; i < 20; i++) if ((await page.eval(cutOff)).length > 0) await new Promise(done => setTimeout(done, 50))
	return page.eval(cutOff)
}

for (const dark of [false, true])
	for (const lang of ['en', 'ja'])
		test(`axe finds nothing and nothing is cut off, ${dark ? 'dark' : 'light'}, ${lang}, at 320, 768 and 1440 px`, async () => {
			const browser = await launch('chromium', { dark, lang })
			try {
				for (const query of MOMENTS) {
					const page = await browser.open(`${FILE}${query}&lang=${lang}`, { width: 1440, height: 900 })
					await ready(page)
					assert.equal(await violations(page), [], query)
					for (const width of [320, 768, 1440]) {
						await page.resize(width, 800)
						assert.equal(await settledEmpty(page), [], `${query} at ${width} px`)
					}
					await page.close()
				}
			} finally {
				await browser.close()
			}
		})

test('axe finds nothing in the help panel', async () => {
	const browser = await launch('chromium')
	try {
		const page = await browser.open(FILE)
		await ready(page)
		await key(page, '?')
		assert.equal(await violations(page), [])
	} finally {
		await browser.close()
	}
})

test('each step is announced when it is made by hand; while playing only now and then', async () => {
	const browser = await launch('chromium')
	try {
		const page = await browser.open(`${FILE}?n=8&speed=60`)
		await ready(page)
		await key(page, 'ArrowRight')
		await page.waitFor(() => document.querySelector('n-queens').moment.step === 1)
		await page.waitFor(
			() =>
				document.querySelector('n-queens').shadowRoot.querySelector('[role=status]').textContent ===
				'Row 0: try its columns from left to right.',
		)
		await key(page, 'ArrowRight')
		await page.waitFor(() =>
			/can a queen stand in column 0\? Yes\./.test(
				document.querySelector('n-queens').shadowRoot.querySelector('[role=status]').textContent,
			),
		)
		const changes = await page.eval(async () => {
			const figure = document.querySelector('n-queens')
			let changes = 0
			new MutationObserver(() => changes++).observe(figure.shadowRoot.querySelector('[role=status]'), {
				childList: true,
				characterData: true,
				subtree: true,
			})
			figure.play()
			await new Promise(done => setTimeout(done, 3000))
			figure.pause()
			return changes
		})
		assert.ok(changes <= 4, `${changes} announcements in 3 seconds of 60 steps a second`)
	} finally {
		await browser.close()
	}
})

test('a finger does what a mouse does: steps, plays, chooses a square', async () => {
	const browser = await launch('chromium')
	try {
		const page = await browser.open(`${FILE}?n=8&step=140`, { width: 360, height: 740 })
		await ready(page)
		const tap = async selector => {
			const [x, y] = await page.eval(selector => {
				const element = document.querySelector('n-queens').shadowRoot.querySelector(selector)
				element.scrollIntoView({ block: 'center' })
				const { left, top, width, height } = element.getBoundingClientRect()
				return [left + width / 2, top + height / 2]
			}, selector)
			await page.tap(x, y)
		}
		await tap('button.forward')
		await page.waitFor(() => document.querySelector('n-queens').moment.step === 141)
		await tap('.jump:first-child button:last-child')
		await page.waitFor(() => document.querySelector('n-queens').moment.event.kind === 'solution')
		const picture = () =>
			page.eval(async () => {
				await document.querySelector('n-queens').updateComplete
				return document.querySelector('n-queens').shadowRoot.querySelector('canvas').toDataURL()
			})
		const before = await picture()
		await tap('[data-row="1"][data-col="4"]')
		assert.is.not(await picture(), before, 'the chosen square shows who attacks it')
		// Words of a sentence that open their meaning are as tall as its lines.
		const small = await page.eval(() =>
			[...document.querySelector('n-queens').shadowRoot.querySelectorAll('button:not(.term)')]
				.filter(b => b.getBoundingClientRect().height < 40)
				.map(b => b.ariaLabel),
		)
		assert.equal(small, [], 'fingers need room')
	} finally {
		await browser.close()
	}
})

test('everything can be reached with Tab, in the order in which it is read', async () => {
	const browser = await launch('chromium')
	try {
		const page = await browser.open(`${FILE}?n=4`, { width: 1200, height: 900 })
		await ready(page)
		const reached = []
		for (let i = 0; i < 40; i++) {
			await key(page, 'Tab')
			reached.push(
				await page.eval(() => {
					const at = document.activeElement.shadowRoot?.activeElement ?? document.activeElement
					return at.getAttribute('role') ?? (at.id || at.className || at.name || at.localName)
				}),
			)
		}
		const order = [
			'share',
			'help',
			'n',
			'search',
			'explaining',
			'gridcell',
			'first',
			'back',
			'play',
			'forward',
			'last',
			'step',
			'attacks',
			'labels',
			'theme',
		]
		const found = order.map(name => reached.findIndex(word => word.trim().split(' ')[0] === name))
		assert.ok(
			found.every((place, i) => place >= 0 && (i === 0 || place > found[i - 1])),
			`${order} ${found} in ${reached}`,
		)
	} finally {
		await browser.close()
	}
})

test.run()
