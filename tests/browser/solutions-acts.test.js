import {equal, is, match} from 'uvu/assert'
import {$, inBrowsers} from '../helpers/pages.js'
import {at, EIGHT, SOLUTIONS, shown, walked} from '../helpers/solutions.js'

const keepFiles = () => {
	window.files = []
	window.showSaveFilePicker = undefined
	URL.createObjectURL = blob => {
		window.files.push(blob)
		return '#'
	}
	HTMLAnchorElement.prototype.click = function () {
		window.files.at(-1).fileName = this.download
	}

	$('.take').open = true
}
const back = async page => {
	await page.goBack()
	await page.waitFor($, '[data-mode=solutions]:not([hidden])')
}
const fileBy = async (page, selector, number) => {
	await page.push(selector)
	await page.waitFor(number => window.files.length === number && window.files.at(-1).fileName, number)
	return page.eval(async () => {
		const file = window.files.at(-1)
		return [file.fileName, file.type, (await file.text()).slice(0, 20000)]
	})
}

for (const {opened} of inBrowsers('actions on solutions', SOLUTIONS)) {
	opened('a pasted board is read by the mode Play, and found among the solutions', '', async page => {
		await page.push('#solutions-read')
		await page.waitFor(() => document.activeElement?.id === 'board-text')
		await page.fill('#board-text', '. Q . .\n. . . Q\nQ . .\n. . Q .')
		await page.says('#board-wrong', 'Line 3 looks like part of a board')
		await page.fill('#board-text', '3 1 4 2')
		await page.push('#board-number')
		await at(page, '2')
		is((await page.eval(shown)).n, '4')
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
		await page.eval(() => $('.grid [aria-selected=true]').dispatchEvent(new MouseEvent('dblclick', {bubbles: true})))
		await walked(page, 58)
	})

	opened('a board is exported as text and picture, all boards as a file', '&n=8&k=2', async page => {
		await at(page, '2')
		await page.eval(keepFiles)
		await page.clipboard()
		await page.push('#take-copy')
		is((await page.waitFor(() => window.copied)).trim(), '1 6 8 3 7 4 2 5')
		const [svgName, svgType, svg] = await fileBy(page, '#take-svg', 1)
		equal([svgName, svgType], ['n-queens-8-solution-2.svg', 'image/svg+xml'])
		match(svg, 'N-Queens, 8 × 8 board, solution 2 of 92')
		await page.fill('#take-all-kind', 'json', 'change')
		const [allName, , all] = await fileBy(page, '#take-all', 2)
		is(allName, 'n-queens-8-all-json.json')
		equal(JSON.parse(all).solutions, EIGHT)
	})
}
