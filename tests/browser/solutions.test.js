import {equal, is, match, ok} from '#test'
import * as oracle from '../helpers/oracle.js'
import {$, $$, atRest, chromiumSuite, frames, moment, text} from '../helpers/pages.js'

const EIGHT = [...oracle.solutions(8)]
const LAST_OF_12 = '11 9 7 4 2 0 6 1 10 5 3 8'

const cells = () => $$('[role=gridcell]').map(cell => cell.getAttribute('aria-label'))
const isNumber = (page, number) => page.waitFor(number => $('#number')?.value === number, number)
const at = (page, number) =>
	page.waitFor(
		number =>
			$('#number')?.value === number &&
			$('#positions') &&
			$$('#solutions figure li').length === 8 &&
			text('#solutions [aria-current]').endsWith(` ${number}`),
		number,
	)
const walked = (page, k) =>
	page.waitFor(k => {
		const {event, counters, search, startRow, queens} = moment()
		return event.kind === 'solution' && counters.solutions === k && [search, startRow, queens]
	}, k)
const areQueensDrawn = () =>
	$('[role=grid] canvas') &&
	$$('[role=grid] canvas').every(canvas => {
		const {data} = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
		return data.filter((_, i) => i % 4 === 0 && data[i + 3] > 200 && data[i] < 60).length > 100
	})

const scrollThrough = async () => {
	const grid = $('[role=grid]')
	let most = 0
	do {
		grid.scrollTop += 2400
		await frames(1)
		most = Math.max(most, grid.querySelectorAll('*').length)
	} while (grid.scrollTop + grid.clientHeight < grid.scrollHeight - 2)
	return most
}

const back = async page => {
	await page.goBack()
	await page.shows('[data-mode=solutions]:not([hidden])')
}
const {opened} = chromiumSuite('solutions', {
	address: query => `index.html?view=solutions${query}`,
	until: '#solutions-n',
	uses: {cells},
})

for (const from of ['disk', 'web'])
	opened(`an address opens a board, its class and images: ${from}`, '&n=8&k=57', {from}, async page => {
		await at(page, '57')
		is(await page.eval(text, '#positions'), EIGHT[56].join(' '))
		await page.says(
			'#solutions',
			'Solution 57 of 92. Class 3 of 12. No symmetry: all 8 rotations and reflections differ.',
		)
		await page.becomes(() => {
			const images = $$('#solutions figure li').map(text),
				numbers = images.map(image => /Solution (\d+)/.exec(image)?.[1])
			return [images.length, new Set(numbers).size, numbers[0], images.join().includes('same')]
		}, [8, 8, '57', false])
		await page.waitFor(areQueensDrawn)
		await page.count('n-queens', 0)
	})

opened('scrolling through 14200 boards needs few elements', '&n=12&k=1', async page => {
	await at(page, '1')
	const most = await page.eval(scrollThrough)
	ok(most < 250, `${most} elements in the grid`)
	const lastCell = () => $$('[role=gridcell]').at(-1).getAttribute('aria-label')
	await page.becomes(lastCell, `Solution 14,200: ${LAST_OF_12}`)
	await page.waitFor(areQueensDrawn)
	await isNumber(page, '1')
})

opened('any of 666 million boards can be opened; the search for it can be stopped', '&n=18&k=1', async page => {
	await at(page, '1')
	await page.fill('#number', '333 000 000', 'change')
	const stopped = async () => {
		while (!$('#stop')) await frames(1)
		const {value} = $('#number')
		$('#stop').click()
		return value
	}
	is(await page.eval(stopped), '333,000,000')
	await at(page, '1')
	await page.fill('#overview', '666090624')
	await at(page, '666,090,624')
	await page.waitFor(() => /^Solution 666,090,624: 17 \d/.test(cells().at(-1)))
	await page.waitFor(() => $$('[role=gridcell][aria-label*=":"]').length > 8)
	await page.press('ArrowLeft')
	await at(page, '666,090,623')
	await page.hasAddress('?view=solutions&n=18&k=666090623')
	ok(await page.eval(() => $('[role=grid]').scrollHeight < 10e6))
})

opened('keys move the choice in the grid; the chosen cell has the focus', '&n=8&k=1', async page => {
	await at(page, '1')
	const columns = +(await page.eval(atRest, () => $('[role=grid]').getAttribute('aria-colcount')))
	await page.focus('[role=gridcell][tabindex="0"]')
	const now = () => [
		document.activeElement.getAttribute('aria-label')?.match(/\d+/)[0],
		$('#number').value,
		$$('[role=gridcell][tabindex="0"]').length,
	]
	const nowAt = (number, key) => page.becomes(now, [String(number), String(number), 1], key)
	const moves = {ArrowRight: 2, ArrowDown: 2 + columns, ArrowLeft: 1 + columns, ArrowUp: 1, End: 92, Home: 1}
	for (const [key, number] of Object.entries(moves)) {
		await page.press(key)
		await nowAt(number, key)
	}
	await page.press('End')
	await page.waitFor(() => $('[role=grid]').scrollTop > 0)
	const chosen = () => $('[aria-selected=true]').ariaLabel
	await page.becomes(chosen, `Solution 92: ${EIGHT[91].join(' ')}`)
})

opened('classes=1 shows one board per class, with the number of its boards', '&n=8&k=57&classes=1', async page => {
	await page.count('[role=gridcell]', 12)
	await isNumber(page, '3')
	await page.becomes(() => cells().filter(label => /, 8 boards; solution/.test(label)).length, 11)
	match((await page.eval(cells))[9], 'Class 10, 4 boards, unchanged by a half turn; solution 14')
	await page.press('End')
	await isNumber(page, '12')
	await page.hasAddress('?view=solutions&n=8&k=18&classes=1')
	await page.push('[name=classes]')
	await page.waitFor(() => $$('[role=gridcell]').length > 30)
	await page.hasAddress('?view=solutions&n=8&k=18')
})

opened('the board mode reads a pasted board and finds it among the solutions', '', async page => {
	await page.push('#solutions-read')
	await page.waitFor(() => document.activeElement?.id === 'board-text')
	await page.fill('#board-text', '. Q . .\n. . . Q\nQ . .\n. . Q .')
	await page.says('#board-wrong', 'Line 3 looks like part of a board')
	await page.fill('#board-text', '3 1 4 2')
	await page.push('#board-number')
	await at(page, '2')
	is(await page.eval(() => $('#solutions-n').value), '4')
})

opened('a search walks to the chosen board, and Back returns', '&n=8&k=57', async page => {
	await at(page, '57')
	await page.push('#walk-to')
	equal((await walked(page, 57))[2], EIGHT[56])
	await page.waitFor(() => /step=\d{4}/.test(location.search) && !location.search.includes('view'))
	await back(page)
	await at(page, '57')
	await page.press('ArrowRight')
	await at(page, '58')
	await page.fill('#walk-search', 'breadth-first', 'change')
	await page.press('w')
	equal(await walked(page, 58), ['breadth-first', 0, EIGHT[57]])
	await back(page)
	await at(page, '58')
	await page.eval(() => $('[aria-selected=true]').dispatchEvent(new MouseEvent('dblclick', {bubbles: true})))
	await walked(page, 58)
})

opened('a board is exported by the dialog, all boards as a file', '&n=8&k=2', async page => {
	await at(page, '2')
	await page.storeFiles()
	await page.eval(() => ($('#solutions details').open = true))
	await page.push('#take-board')
	await page.waitFor(() => $('dialog img')?.alt.includes('N-Queens, 8 × 8 board, solution 2 of 92'))
	await page.choose({kind: 'positions'}, '#take-')
	await page.waitFor(() => /^1 6 8 3 7 4 2 5$/m.test($('#take-text')?.textContent))
	is(await page.eval(() => $('#take-download').download), 'n-queens-8-solution-2.txt')
	await page.press('Escape')
	await page.fill('#take-all-kind', 'json', 'change')
	await page.push('#take-all')
	const [name, all] = await page.waitFor(async () => {
		const file = window.files.at(-1)
		return file.fileName && [file.fileName, await file.text()]
	})
	is(name, 'n-queens-8-all-json.json')
	equal(JSON.parse(all).solutions, EIGHT)
})
