// Ways to the reader's board and from it: text, other modes, dialogs.

import {is, match} from 'uvu/assert'
import {$, $$, figure, inBrowsers, text} from '../helpers/pages.js'
import {BOARD, NEEDS, shown} from '../helpers/play.js'

const FROM = {
	walk: {
		query: 'n=8&step=131&lang=en',
		ready: () => figure()?.settled?.then(() => $('#play-walk')),
		button: '#play-walk',
		address: 'step=131',
		queens: '0,0 1,2 2,4 3,7 4,1 5,3',
	},
	compare: {
		query: 'view=compare&n=8&search=scan&with=flags&clock=step&at=131&lang=en',
		ready: () => $('#play-b') && $$('#compare n-queens').every(({moment}) => moment?.step === 131),
		button: '#play-b',
		address: 'at=131',
		queens: '0,0 1,2 2,4 3,7 4,1 5,3',
	},
	exam: {
		query: 'view=exam&part=trace&lang=en',
		ready: () => $('[data-square="1 1"]'),
		button: '#play-traced',
		address: 'part=trace',
		queens: '',
	},
}

for (const {opened} of inBrowsers('ways to the board', NEEDS)) {
	const has = (page, queens, closed = '5,5 6,0') => page.becomes(shown, {queens, closed})

	opened('the export dialog shows the board, and its text is read back', BOARD, async page => {
		await page.push('#board-take')
		await page.waitFor($, '#take-download')
		const alt = () => $('.take-away img')?.alt
		match(await page.waitFor(alt), /^N-Queens, 8 × 8 board, 2 queens, 2 blocked squares\. 2 queens are placed\./)
		match(await page.eval(alt), 'Blocked: row 5 column 5, row 6 column 0.')
		is(await page.eval(() => $('[name=take-what]')), null, 'there are no steps')
		await page.choose({kind: 'png'}, '#take-')
		await page.waitFor(() => $('#take-download')?.download === 'n-queens-8-board.png')
		await page.choose({kind: 'dots'}, '#take-')
		const text = await page.waitFor(() => $('#take-text')?.textContent)
		is(text.split('\n')[5], '. . . . . x . .')
		await page.press('Escape')
		await page.gone('dialog')
		await page.push('#board-clear')
		await page.push('#board-read')
		await page.fill('#board-text', text)
		await has(page, '0,3 3,1')
		await page.fill('#board-text', '[1,3,0,2]\n[2,0,3,1]')
		await page.says('.pager', '1 of 2')
		await page.push('.pager button:last-child')
		await page.says('.pager', '2 of 2')
		await page.becomes(() => $$('.pager button').map(({disabled}) => disabled), [false, true])
	})

	opened('"Copy" says whether it has copied, and changes with the language', BOARD, async page => {
		await page.push('#board-copy')
		await page.waitFor(() => /^(Copied|The browser)/.test($('#board-copy').innerText))
		await page.push('.language')
		await page.becomes(() => /^(コピーした|ここでは)/.test($('#board-copy').innerText), true)
	})

	opened('the board leads to a walk, and Back returns', BOARD, async page => {
		await page.push('#board-walk')
		await page.hasAddress('given=0%2C3+3%2C1&blocked=5%2C5+6%2C0')
		await page.becomes(
			() => figure()?.moment?.given,
			[
				{row: 0, col: 3},
				{row: 3, col: 1},
			],
		)
		await page.waitFor(() => !$('[data-mode=walk]').hidden)
		await page.goBack()
		await has(page, '0,3 3,1')
	})

	for (const [where, {query, ready, button, address, queens, closed = ''}] of Object.entries(FROM))
		opened(`"Play from here" opens the board, and Back returns: ${where}`, query, {ready: false}, async page => {
			await page.waitFor(ready)
			is(await page.eval(button => text(button), button), 'Continue on your own board')
			await page.push(button)
			await page.waitFor(() => $('.mine') && !$('[data-mode=board]').hidden)
			await has(page, queens, closed)
			await page.hasAddress('view=board')
			await page.goBack()
			await page.hasAddress(address)
			await page.waitFor(button => $('[data-mode=board]').hidden && $(button).getClientRects().length > 0, button)
		})
}
