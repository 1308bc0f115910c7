// What can be done with solutions: a pasted board gets its verdict, a search walks to any board,
// boards can be taken away, and the exercise is answered.

import {equal, is, match} from 'uvu/assert'
import {$, frames, inBrowsers, text} from '../helpers/pages.js'
import {at, EIGHT, isNumber, SOLUTIONS, shown, walked} from '../helpers/solutions.js'

/** Files that are handed over are kept in the page. */
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
/** From a walk: what was shown before is still there while it is hidden. */
const back = async page => {
	await page.goBack()
	await page.waitFor($, '[data-mode=solutions]:not([hidden])')
}
/** The file that a button hands over, of so many by then: its name, its type and the beginning of its text. */
const fileBy = async (page, selector, number) => {
	await page.push(selector)
	await page.waitFor(number => window.files.length === number && window.files.at(-1).fileName, number)
	return page.eval(async () => {
		const file = window.files.at(-1)
		return [file.fileName, file.type, (await file.text()).slice(0, 20000)]
	})
}

for (const {opened} of inBrowsers('what is done with solutions', {...SOLUTIONS, browsers: ['chromium']})) {
	opened('a pasted board is judged as it is typed', '', async page => {
		const judged = async (text, part) => {
			await page.fill('#asked', text)
			await page.says('#verdict .sentence', part)
		}
		await judged('1 5 8 6 3 7 2 4', 'Yes.')
		await page.says('#verdict', 'Solution 1 of 92. Class 1 of 12.')
		await judged('1 5 8 6 3 7 4 2', 'No. 2 pairs of queens attack each other.')
		await page.count('#verdict .board .lines path', 2)
		await judged('Q . . .\n. . Q .\n. . . .\n. . . .', 'Not yet. 2 queens are missing; there is none in rows 2, 3.')
		await judged('1 2 3\n4 $ 6', 'Line 2, character 3')
		is(await page.eval(text, '.excerpt mark'), '$')
		await judged('["..Q.","Q...","...Q",".Q.."]', 'Yes.')
		await page.says('#verdict', 'Solution 2 of 2')
		await page.push('#show-asked')
		await at(page, '2')
		is((await page.eval(shown)).n, '4')
		for (const text of ['', '<script>', '9'.repeat(19_999)]) await page.fill('#asked', text)
		await judged('2 4 1 3', 'Yes.')
	})

	opened('a search walks to the chosen board, and back leads here', '&n=8&k=57', async page => {
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

	opened('a sheet of solutions is printed, each with its number', '&n=8&k=2', async page => {
		await page.eval(() => {
			$('.take').open = true
			window.printed = []
			const {append} = document.body
			document.body.append = frame => {
				frame.addEventListener(
					'load',
					() => {
						const {contentWindow, contentDocument} = frame
						contentWindow.print = () => {
							const {display} = getComputedStyle(contentDocument.querySelector('svg'))
							window.printed.push([contentDocument.body.textContent, display])
						}
					},
					true, // before it is written and printed
				)
				append.call(document.body, frame)
			}
		})
		await page.fill('#take-to', '12', 'change')
		await page.fill('#take-from', '9', 'change')
		await page.push('#take-print')
		const [said, display] = await page.waitFor(() => window.printed[0])
		for (const number of ['9', '10', '11', '12']) match(said, number)
		is(display, 'block', 'in its style')
		await page.fill('#take-to', '93', 'change')
		await page.push('#take-print')
		await page.says('.take .note', /92/)
	})

	opened('a board is taken away as text and picture, all as a file', '&n=8&k=2', async page => {
		await at(page, '2')
		await page.eval(keepFiles)
		await page.clipboard()
		await page.push('#take-copy')
		is((await page.waitFor(() => window.copied)).trim(), '1 6 8 3 7 4 2 5')
		const [svgName, svgType, svg] = await fileBy(page, '#take-svg', 1)
		equal([svgName, svgType], ['n-queens-8-solution-2.svg', 'image/svg+xml'])
		match(svg, 'N-Queens, 8 × 8 board, solution 2 of 92')
		const [pngName, , png] = await fileBy(page, '#take-png', 2)
		equal([pngName, png.slice(1, 4)], ['n-queens-8-solution-2.png', 'PNG'])
		await page.fill('#take-all-kind', 'json', 'change')
		const [allName, , all] = await fileBy(page, '#take-all', 3)
		is(allName, 'n-queens-8-all-json.json')
		equal(JSON.parse(all).solutions, EIGHT)
		await page.fill('#solutions-n', '14', 'change')
		await isNumber(page, '1')
		await page.eval(async () => {
			$('#take-all').click()
			while (!$('#take-cancel')) await frames(1)
			$('#take-cancel').click() // from outside it could be too late
		})
		await page.says('.take .note', 'Cancelled')
		is(await page.eval(() => window.files.length), 3)
	})
}
