// Walks that begin on the reader's board: queens stand, squares are closed.

import {$, figure, inBrowsers, moment} from '../helpers/pages.js'

const NEEDS = {
	...{lang: 'en', width: 1280, height: 800},
	address: query => `index.html?${query}`,
	ready: page => page.waitFor($, 'footer'),
}
const BOARD = 'given=2%2C3&blocked=0%2C0+4%2C4'
const queens = () =>
	moment()
		.queens.flatMap((col, row) => (col < 0 ? [] : [`${row},${col}`]))
		.join(' ')

for (const {opened} of inBrowsers('given', {...NEEDS, browsers: ['chromium']})) {
	opened(
		'an address begins a walk on a board, which stays over a reload and is emptied by a button',
		`n=8&${BOARD}`,
		async page => {
			await page.becomes(queens, '2,3')
			await page.waitFor(() => figure().length !== undefined)
			await page.says('.narration', 'The given 8 × 8 board')
			await page.becomes(() => $('[role=gridcell][data-row="4"][data-col="4"]').ariaLabel, 'row 4, column 4: closed')
			await page.seek(2)
			await page.says('.narration', 'Row 0: can a queen stand in column 0? No. The square is closed.')
			await page.hasAddress(`n=8&search=flags&${BOARD}&step=2`)
			await page.goto(await page.eval(() => location.href)) // WebKit reloads later than it says
			await page.becomes(() => [moment().step, moment().event.verdict], [2, 'closed'])
			await page.says('.head .given', '1 queen given, 2 closed squares')
			await page.push('.head .given button')
			await page.becomes(queens, '')
			await page.becomes(() => [moment().step, figure().given.length], [0, 0])
			await page.hasAddress('n=8&search=flags&step=0')
		},
	)
}
