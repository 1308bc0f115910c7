// All solutions: every board can be reached, by scrolling, by number, by keyboard and by address,
// in few elements, and the view follows language, theme and width.

import {is, match, ok} from 'uvu/assert'
import {traffic} from '../helpers/figures.js'
import {$, $$, frames, inBrowsers, text} from '../helpers/pages.js'
import {at, cells, chosenCell, EIGHT, isInView, isNumber, LAST_OF_12} from '../helpers/solutions.js'
import {positions, SOLUTIONS, queensDrawn, shown} from '../helpers/solutions.js'

/** What is said of the chosen cell, once it is known. */
const cellSays = (page, said) => page.waitFor((chosenCell, said) => said.test(chosenCell()), chosenCell, said)

/** Scrolls the grid from its beginning to its end, frame by frame: the most elements it had. */
const scrollThrough = async () => {
	const grid = $('.grid')
	let most = 0
	do {
		grid.scrollTop += 2400
		await frames(1)
		most = Math.max(most, grid.querySelectorAll('*').length)
	} while (grid.scrollTop + grid.clientHeight < grid.scrollHeight - 2)
	return most
}

for (const {opened} of inBrowsers('solutions', {...SOLUTIONS, browsers: ['chromium']})) {
	for (const from of ['disk', 'web'])
		opened(`an address opens a board, its class and images: ${from}`, '&n=8&k=57', {from}, async page => {
			await at(page, '57')
			await page.says('.which-one .sentence', 'Class')
			is((await page.eval(shown)).positions, positions(EIGHT[56]))
			is(
				await page.eval(text, '.which-one .sentence'),
				'Solution 57 of 92. Class 3 of 12. No turn and no reflection leaves it as it is.',
			)
			await page.becomes(
				shown => {
					const {images, twins} = shown()
					return [images.length, new Set(images).size, images[0], twins]
				},
				[8, 8, 57, 0],
				shown,
			)
			await page.waitFor(queensDrawn)
			await page.count('n-queens', 0)
		})

	opened('a board with a symmetry says so, on thumbnail and images', '&n=8&k=38', async page => {
		await at(page, '38')
		await page.says('.which-one .sentence', 'A half turn leaves it as it is.')
		// Their numbers come one after the other.
		const images = await page.waitFor(shown => {
			const {images, twins} = shown()
			return images.length === 8 && images.every(Boolean) && new Set(images).size === 4 && twins === 4 && images
		}, shown)
		await cellSays(page, /unchanged by a half turn$/)
		await page.push('.image:not(.present)')
		await page.waitFor(() => $('#number').value !== '38')
		ok(images.includes(+(await page.eval(shown)).number))
	})

	opened('14200 boards are scrolled through in few elements', '&n=12&k=1', async page => {
		await at(page, '1')
		const most = await page.eval(scrollThrough)
		ok(most < 250, `${most} elements in the grid`)
		const lastCell = () => $$('.grid [role=gridcell]').at(-1).getAttribute('aria-label')
		await page.becomes(lastCell, `Solution 14,200: ${LAST_OF_12}`)
		await page.waitFor(queensDrawn)
		is((await page.eval(shown)).number, '1', 'scrolling chooses nothing')
	})

	opened('where all boards are in sight nothing is there to scroll them', '&n=8&classes=1', async page => {
		const isThere = () => $('#overview').checkVisibility()
		await page.waitFor(() => $$('.grid [role=gridcell]').length === 12)
		await page.becomes(isThere, false)
		await page.push('.which input')
		await page.becomes(isThere, true)
	})

	opened('any of 666 million boards can be gone to, or turned back from', '&n=18&k=1', async page => {
		await at(page, '1')
		await page.fill('#number', '333 000 000', 'change')
		const stopped = async () => {
			while (!$('#stop')) await frames(1)
			const {value} = $('#number')
			$('#stop').click() // from outside it could be there by then
			return value
		}
		is(await page.eval(stopped), '333,000,000')
		await at(page, '1')
		await page.fill('#overview', '666090624')
		await at(page, '666,090,624')
		await page.waitFor(cells => /^Solution 666,090,624: 17 \d/.test(cells().at(-1)), cells)
		await page.waitFor(() => $$('.grid [role=gridcell][aria-label*=":"]').length > 8)
		await page.press('ArrowLeft')
		await at(page, '666,090,623')
		await page.hasAddress('?view=solutions&n=18&k=666090623')
		ok(await page.eval(() => $('.grid').scrollHeight < 10e6))
	})

	opened('keys move the choice in the grid; the chosen cell takes the focus', '&n=8&k=1', async page => {
		await at(page, '1')
		const columns = +(await page.eval(() => $('.grid').getAttribute('aria-colcount')))
		await page.eval(() => $('.grid [tabindex="0"]').focus())
		const now = () => [
			document.activeElement.getAttribute('aria-label')?.match(/\d+/)[0],
			$('#number').value,
			$$('.grid [tabindex="0"]').length,
		]
		const nowAt = (number, key) => page.becomes(now, [String(number), String(number), 1], key)
		const moves = {ArrowRight: 2, ArrowDown: 2 + columns, ArrowLeft: 1 + columns, ArrowUp: 1, End: 92, Home: 1}
		for (const [key, number] of Object.entries(moves)) {
			await page.press(key)
			await nowAt(number, key)
		}
		await page.press('PageDown')
		await page.differs(() => $('#number').value, '1')
		const down = await page.eval(() => $('#number').value)
		ok(+down > 2 * columns && (+down - 1) % columns === 0, `PageDown to ${down}`)
		await nowAt(down, 'PageDown')
		await page.press('PageUp')
		await nowAt(1, 'PageUp')
		await page.press('End')
		await page.waitFor(() => $('.grid').scrollTop > 0)
		await cellSays(page, new RegExp(`Solution 92: ${positions(EIGHT[91])}`))
	})

	opened('outside the grid arrows step, the field goes anywhere, or answers', '&n=8&k=90', async page => {
		await at(page, '90')
		await page.press('ArrowRight')
		await at(page, '91')
		await page.push('#next')
		await at(page, '92')
		ok(await page.eval(() => $('#next').disabled))
		await page.fill('#number', '９３', 'change')
		await page.says('#solutions .wrong', 'There is no number “９３”, only whole numbers from 1 to 92.')
		await page.press('Home')
		await at(page, '1')
		await page.count('#solutions .wrong', 0)
		await page.hasAddress('?view=solutions&n=8&k=1')
	})

	opened('one board of each class, with the number of its boards', '&n=8&k=57&classes=1', async page => {
		await page.count('.grid [role=gridcell]', 12)
		await isNumber(page, '3')
		await page.becomes(cells => cells().filter(label => /, 8 boards; solution/.test(label)).length, 11, cells)
		match((await page.eval(cells))[9], 'Class 10, 4 boards, unchanged by a half turn; solution 14')
		await page.press('End')
		await isNumber(page, '12')
		await page.hasAddress('?view=solutions&n=8&k=18&classes=1')
		await page.push('.which input')
		await page.waitFor(() => $$('.grid [role=gridcell]').length > 30)
		await page.hasAddress('?view=solutions&n=8&k=18')
	})

	opened('where there are no classes, or no solution, a sentence says so', '&n=13&classes=1', async page => {
		await page.says('.all', 'Classes are listed up to n = 12')
		await page.fill('#solutions-n', '3', 'change')
		await page.says('#solutions', 'no way to place 3 queens')
		await page.fill('#solutions-n', '1', 'change')
		await page.count('.grid [role=gridcell]', 1)
	})

	opened('views keep their state; address, back and forward follow', '&n=11&k=2000&lang=en', async page => {
		const isHidden = () => $('[data-mode=solutions]').hidden
		await at(page, '2,000')
		await page.press('ArrowRight')
		await page.hasAddress('?view=solutions&n=11&k=2001&lang=en')
		await page.waitFor(isInView)
		await page.push('.modes a[href^="?view=count"]')
		await page.waitFor($, '#count-go')
		ok(await page.eval(isHidden))
		await page.press('ArrowRight')
		await page.goBack()
		await page.waitFor($, '[data-mode=solutions]:not([hidden])')
		await at(page, '2,001')
		await page.waitFor(isInView)
		await page.eval(() => history.forward())
		await page.waitFor(isHidden)
	})

	opened('language and theme change, thumbnails and all', '&n=8', async page => {
		await at(page, '1')
		await page.waitFor(queensDrawn)
		const picture = () => $('.grid canvas').toDataURL(),
			before = await page.eval(picture)
		await page.push('#theme')
		await page.differs(picture, before)
		await page.push('nav [lang=ja]')
		await page.says('.which-one .sentence', '92 個の解のうち 1 番')
		await page.hasAddress('?view=solutions&n=8&k=1&theme=dark&lang=ja')
	})

	opened('a view at rest does nothing', '&n=8&k=5', async page => {
		await at(page, '5')
		await page.count('.exercise .member.found', 8)
		await page.becomes(traffic, 0, 1200)
	})

	opened('on a phone the grid is below the board', '&n=18&k=1', {width: 320, height: 700}, async page => {
		await at(page, '1')
		const [board, grid, wide] = await page.eval(() => [
			$('.walk-board').getBoundingClientRect().bottom,
			$('.grid').getBoundingClientRect().top,
			document.documentElement.scrollWidth - innerWidth,
		])
		ok(board < grid && wide <= 0)
	})
}
