import {is, match, ok} from 'uvu/assert'
import {$, $$, frames, inBrowsers, text} from '../helpers/pages.js'
import {at, cells, chosenCell, EIGHT, isNumber, LAST_OF_12} from '../helpers/solutions.js'
import {positions, SOLUTIONS, queensDrawn, shown} from '../helpers/solutions.js'

const cellSays = (page, pattern) =>
	page.waitFor((chosenCell, pattern) => pattern.test(chosenCell()), chosenCell, pattern)

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

for (const {opened} of inBrowsers('solutions', SOLUTIONS)) {
	for (const from of ['disk', 'web'])
		opened(`an address opens a board, its class and images: ${from}`, '&n=8&k=57', {from}, async page => {
			await at(page, '57')
			await page.says('.which-one .sentence', 'Class')
			is((await page.eval(shown)).positions, positions(EIGHT[56]))
			is(
				await page.eval(text, '.which-one .sentence'),
				'Solution 57 of 92. Class 3 of 12. No symmetry: all 8 rotations and reflections differ.',
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

	opened('scrolling through 14200 boards needs few elements', '&n=12&k=1', async page => {
		await at(page, '1')
		const most = await page.eval(scrollThrough)
		ok(most < 250, `${most} elements in the grid`)
		const lastCell = () => $$('.grid [role=gridcell]').at(-1).getAttribute('aria-label')
		await page.becomes(lastCell, `Solution 14,200: ${LAST_OF_12}`)
		await page.waitFor(queensDrawn)
		is((await page.eval(shown)).number, '1', 'scrolling chooses nothing')
	})

	opened('any of 666 million boards can be opened; the search for it can be stopped', '&n=18&k=1', async page => {
		await at(page, '1')
		await page.fill('#number', '333 000 000', 'change')
		const stopped = async () => {
			while (!$('#stop')) await frames(1)
			const {value} = $('#number')
			$('#stop').click() // in the page, before the search ends
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

	opened('keys move the choice in the grid; the chosen cell has the focus', '&n=8&k=1', async page => {
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
		await page.press('End')
		await page.waitFor(() => $('.grid').scrollTop > 0)
		await cellSays(page, new RegExp(`Solution 92: ${positions(EIGHT[91])}`))
	})

	opened('classes=1 shows one board per class, with the number of its boards', '&n=8&k=57&classes=1', async page => {
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
}
