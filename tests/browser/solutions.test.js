// All solutions in the three browsers: every board can be reached, by scrolling, by number, by keyboard and by address,
// in few elements, and the view follows language, theme and width.

import * as assert from 'uvu/assert'
import {inBrowsers, press, type} from '../helpers/pages.js'
import {
	at,
	cells,
	chosenCell,
	count,
	EIGHT,
	goBack,
	hasAddress,
	isInView,
	LAST_OF_12,
	LASTS,
	positions,
	SOLUTIONS,
	queensDrawn,
	says,
	shown,
	textOf,
} from '../helpers/solutions.js'

/** Scrolls the grid from its beginning to its end, frame by frame: the most elements it had. */
const scrollThrough = async () => {
	const grid = document.querySelector('.grid')
	let most = 0
	do {
		grid.scrollTop += 2400
		await new Promise(requestAnimationFrame)
		most = Math.max(most, grid.querySelectorAll('*').length)
	} while (grid.scrollTop + grid.clientHeight < grid.scrollHeight - 2)
	return most
}

/** How often a page that is left alone sets timers, asks for frames or draws, once it is at rest. */
const trafficAtRest = async () => {
	const sleep = setTimeout
	let traffic = 0
	const watched = {setTimeout: window, setInterval: window, requestAnimationFrame: window}
	for (const [call, object] of Object.entries({...watched, drawImage: CanvasRenderingContext2D.prototype})) {
		const own = object[call]
		object[call] = function (...args) {
			traffic++
			return own.apply(this, args)
		}
	}
	// On a busy machine it takes a while until all is drawn; what never rests is seen all the same.
	for (let i = 0; i < 8; i++) {
		traffic = 0
		await new Promise(done => sleep(done, 1200))
		if (traffic === 0) break
	}
	return traffic
}

for (const it of inBrowsers('solutions', SOLUTIONS)) {
	const {opened} = it

	for (const from of ['disk', 'web'])
		opened(
			`an address opens the board of its number, with its class and images, from ${from}`,
			'&n=8&k=57',
			async page => {
				await at(page, '57')
				await says(page, '.which-one .sentence', 'Class')
				const {positions: text, images, twins} = await page.eval(shown)
				assert.is(text, positions(EIGHT[56]))
				assert.is(
					await textOf(page, '.which-one .sentence'),
					'Solution 57 of 92. Class 3 of 12. No turn and no mirror leaves it as it is.',
				)
				assert.equal([images.length, new Set(images).size, images[0], twins], [8, 8, 57, 0])
				await page.waitFor(queensDrawn)
				await count(page, 'n-queens', 0)
				const own = url => /^(file|blob|data):/.test(url) || url.startsWith(it.web)
				assert.equal(
					((await page.requests()) ?? []).filter(url => !own(url)),
					[],
					'no request of its own anywhere',
				)
			},
			{from},
		)

	opened('a board with a symmetry of its own says so, on its thumbnail and of its images', '&n=8&k=38', async page => {
		await at(page, '38')
		const {images, twins} = await page.eval(shown)
		await says(page, '.which-one .sentence', 'A half turn leaves it as it is.')
		assert.equal([new Set(images).size, twins], [4, 4])
		assert.match(await page.eval(chosenCell), /unchanged by a half turn$/)
		await press(page, '.image:not(.present)')
		await page.waitFor(() => document.getElementById('number').value !== '38')
		assert.ok(images.includes(+(await page.eval(shown)).number))
	})

	opened(
		'the 14200 boards of n = 12 are scrolled through to the last with few elements in the page',
		'&n=12&k=1',
		async page => {
			await at(page, '1')
			const most = await page.eval(scrollThrough)
			assert.ok(most < 250, `${most} elements in the grid`)
			const last = `Solution 14,200: ${LAST_OF_12}`
			await page.waitFor(
				last => [...document.querySelectorAll('.grid [role=gridcell]')].at(-1).getAttribute('aria-label') === last,
				{},
				last,
			)
			await page.waitFor(queensDrawn)
			assert.is((await page.eval(shown)).number, '1', 'scrolling chooses nothing')
		},
	)

	opened(
		'any of the 666 million boards of n = 18 is gone to, its neighbours are there, and on the way one can turn back',
		'&n=18&k=1',
		async page => {
			await at(page, '1')
			await type(page, '#number', '333 000 000', 'change')
			await page.waitFor(
				() => document.getElementById('number').value === '333,000,000' && document.getElementById('stop'),
			)
			await press(page, '#stop')
			await at(page, '1')
			await type(page, '#overview', '666090624')
			await at(page, '666,090,624', LASTS)
			assert.match((await page.eval(cells)).at(-1), /^Solution 666,090,624: 18 \d/)
			await page.waitFor(() => document.querySelectorAll('.grid [role=gridcell][aria-label*=":"]').length > 8, LASTS)
			await page.press('ArrowLeft')
			await at(page, '666,090,623', LASTS)
			await page.waitFor(() => /^\?view=solutions&n=18&k=666090623(&lang=en)?$/.test(location.search))
			assert.ok(await page.eval(() => document.querySelector('.grid').scrollHeight < 10e6))
		},
	)

	opened(
		'keys move the choice in the grid, one cell takes the focus, and it stays on the chosen board',
		'&n=8&k=1',
		async page => {
			await at(page, '1')
			const columns = +(await page.eval(() => document.querySelector('.grid').getAttribute('aria-colcount')))
			await page.eval(() => document.querySelector('.grid [tabindex="0"]').focus())
			const now = async () => {
				await page.eval(() => new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame)))
				return page.eval(() => [
					document.activeElement.getAttribute('aria-label')?.match(/\d+/)[0],
					document.getElementById('number').value,
					document.querySelectorAll('.grid [tabindex="0"]').length,
				])
			}
			const moves = {ArrowRight: 2, ArrowDown: 2 + columns, ArrowLeft: 1 + columns, ArrowUp: 1, End: 92, Home: 1}
			for (const [key, number] of Object.entries(moves)) {
				await page.press(key)
				assert.equal(await now(), [String(number), String(number), 1], key)
			}
			await page.press('PageDown')
			const [, down] = await now()
			assert.ok(+down > 2 * columns && (+down - 1) % columns === 0, `PageDown to ${down}`)
			await page.press('PageUp')
			assert.equal(await now(), ['1', '1', 1])
			await page.press('End')
			await page.waitFor(() => document.querySelector('.grid').scrollTop > 0)
			assert.match(await page.eval(chosenCell), `Solution 92: ${positions(EIGHT[91])}`)
		},
	)

	opened(
		'outside the grid arrows step, the number field goes anywhere, and what is no number is answered',
		'&n=8&k=90',
		async page => {
			await at(page, '90')
			await page.press('ArrowRight')
			await at(page, '91')
			await press(page, '#next')
			await at(page, '92')
			assert.ok(await page.eval(() => document.getElementById('next').disabled))
			await type(page, '#number', '９３', 'change')
			await says(page, '#solutions .wrong', 'There is no number “９３”; it can be a whole number from 1 to 92.')
			await page.press('Home')
			await at(page, '1')
			await count(page, '#solutions .wrong', 0)
			await hasAddress(page, 'n=8&k=1')
		},
	)

	opened('one board of each class, with the number of its boards', '&n=8&k=57&classes=1', async page => {
		await count(page, '.grid [role=gridcell]', 12)
		await page.waitFor(() => document.getElementById('number').value === '3')
		const labels = await page.eval(cells)
		assert.equal(labels.filter(label => /, 8 boards; solution/.test(label)).length, 11)
		assert.match(labels[9], 'Class 10, 4 boards, unchanged by a half turn; solution 14')
		await page.press('End')
		await page.waitFor(() => document.getElementById('number').value === '12')
		await hasAddress(page, 'n=8&k=18&classes=1')
		await press(page, '.which input')
		await page.waitFor(() => document.querySelectorAll('.grid [role=gridcell]').length > 30)
		await hasAddress(page, 'n=8&k=18')
	})

	opened(
		'where classes are not listed, and where there is no solution, a sentence says so',
		'&n=13&classes=1',
		async page => {
			await says(page, '.all', 'Classes are listed up to n = 12')
			await type(page, '#solutions-n', '3', 'change')
			await says(page, '#solutions', 'no way to place 3 queens')
			await type(page, '#solutions-n', '1', 'change')
			await count(page, '.grid [role=gridcell]', 1)
		},
	)

	opened(
		'the views keep their state, the address follows, and back and forward go through them',
		'&n=11&k=2000&lang=en',
		async page => {
			const isHidden = () => document.querySelector('[data-mode=solutions]').hidden
			await at(page, '2,000')
			await page.press('ArrowRight')
			await hasAddress(page, 'n=11&k=2001&lang=en')
			await page.waitFor(isInView)
			await press(page, '.modes a[href="?view=count"]')
			await page.waitFor(() => document.getElementById('count-go'))
			assert.ok(await page.eval(isHidden))
			await page.press('ArrowRight')
			await goBack(page)
			await page.waitFor(() => !document.querySelector('[data-mode=solutions]').hidden)
			await at(page, '2,001')
			await page.waitFor(isInView)
			await page.eval(() => history.forward())
			await page.waitFor(isHidden)
		},
	)

	opened(
		'what an address cannot ask for is answered with a sentence, and the first board is there',
		'&n=8&k=93',
		async page => {
			await at(page, '1')
			await says(page, '.message', 'k is “93”; it can be a whole number from 1 to 92.')
		},
	)

	opened('language and theme change in the view, thumbnails and all', '&n=8', async page => {
		await at(page, '1')
		await page.waitFor(queensDrawn)
		const before = await page.eval(() => document.querySelector('.grid canvas').toDataURL())
		await press(page, '[data-mode=solutions] .display label:last-child input')
		await page.waitFor(before => document.querySelector('.grid canvas').toDataURL() !== before, {}, before)
		await press(page, 'nav [lang=ja]')
		await says(page, '.which-one .sentence', '92 個の解のうち 1 番')
		await hasAddress(page, 'n=8&k=1&theme=dark&lang=ja')
	})

	opened('a view at rest sets no timers and draws nothing', '&n=8&k=5', async page => {
		await at(page, '5')
		await count(page, '.exercise .member.found', 8)
		assert.is(await page.eval(trafficAtRest), 0)
	})

	opened(
		'on a phone the board comes first and the grid below it, and nothing is wider than the screen',
		'&n=18&k=1',
		async page => {
			await at(page, '1')
			const [board, grid, wide] = await page.eval(() => [
				document.querySelector('.walk-board').getBoundingClientRect().bottom,
				document.querySelector('.grid').getBoundingClientRect().top,
				document.documentElement.scrollWidth - innerWidth,
			])
			assert.ok(board < grid && wide <= 0)
		},
		{width: 320, height: 700},
	)
}
