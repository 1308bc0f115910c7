// Walks that begin on the reader's board: queens stand, squares are closed.

import {$, $$, figure, inBrowsers, moment} from '../helpers/pages.js'

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

	opened(
		'completion enters the row with the fewest squares left, and says what it would empty',
		`n=4&search=completion&step=5`,
		async page => {
			await page.says('.narration', 'Row 1: can a queen stand in column 2? No. Row 2 would have no square left.')
			await page.seek(4)
			await page.says('.narration', 'Row 1 has the fewest squares left, 2: try them from left to right.')
			await page.waitFor(() => $('.arrays [role=gridcell]'))
			await page.eval(() => figure().seek(Infinity))
			await page.becomes(queens, '0,1 1,3 2,0 3,2')
		},
	)

	opened('what a walk cannot begin on is said, and the board is empty', `n=8&search=first&${BOARD}`, async page => {
		await page.becomes(queens, '')
		await page.says('.message', 'needs scan, flags, completion')
		await page.eval(() =>
			Object.assign(figure(), {
				search: 'flags',
				given: [
					{row: 0, col: 0},
					{row: 1, col: 1},
				],
			}),
		)
		await page.says('.message', 'only queens that do not attack each other')
		await page.eval(() => figure().setAttribute('given', '1,8'))
		await page.says('.message', /given “1,8” .* from 0 to 7/)
		await page.eval(() => figure().setAttribute('given', '1,7'))
		await page.becomes(queens, '1,7')
	})

	opened(
		'two searches begin on one board; the one that takes none says so',
		`view=compare&n=8&search=completion&with=flags&clock=step&at=0&${BOARD}`,
		async page => {
			const both = () =>
				$$('#compare n-queens')
					.map(figure => figure.moment.queens.indexOf(3))
					.join()
			await page.becomes(both, '2,2')
			await page.choose({'compare-with': 'first'})
			await page.becomes(both, '2,-1')
			await page.says('#compare', 'needs scan, flags, completion')
		},
	)
}
