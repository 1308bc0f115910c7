// The ways to the board that the reader plays on, and from it: out of text, from every board of the page, to the walk
// and into dialogs.

import {equal, is, match, not} from 'uvu/assert'
import {$, $$, figure, inBrowsers, text} from '../helpers/pages.js'
import {BOARD, NEEDS, shown} from '../helpers/play.js'

/** Boards of the page from which one plays. */
const FROM = {
	walk: {
		query: 'n=8&step=131&lang=en',
		ready: () => figure()?.settled?.then(() => $('#play-walk')),
		button: '#play-walk',
		address: 'step=131',
		queens: '0,0 1,2 2,4 3,7 4,1 5,3',
	},
	setup: {
		query: 'n=8&given=0,3+3,1&blocked=5,5+6,0&step=0&lang=en',
		ready: () => figure()?.settled?.then(() => $('#play-walk')),
		button: '#play-walk',
		address: 'given=0%2C3+3%2C1&blocked=5%2C5+6%2C0',
		queens: '0,3 3,1',
		closed: '5,5 6,0',
	},
	compare: {
		query: 'view=compare&n=8&search=scan&with=flags&clock=step&at=131&lang=en',
		ready: () => $('#play-b') && $$('#compare n-queens').every(({moment}) => moment?.step === 131),
		button: '#play-b',
		address: 'at=131',
		queens: '0,0 1,2 2,4 3,7 4,1 5,3',
	},
	solutions: {
		query: 'view=solutions&n=8&k=1&lang=en',
		ready: () => $('#play-solution'),
		button: '#play-solution',
		address: 'view=solutions&n=8&k=1',
		queens: '0,0 1,4 2,7 3,5 4,2 5,6 6,1 7,3',
	},
	exam: {
		query: 'view=exam&part=trace&lang=en',
		ready: () => $('[data-square="1 1"]'),
		button: '#play-traced',
		address: 'part=trace',
		queens: '',
	},
}

for (const {opened} of inBrowsers('ways to the board', {...NEEDS, browsers: ['chromium']})) {
	const has = (page, queens, closed = '5,5 6,0') => page.becomes(shown, {queens, closed})

	opened('the board is taken away as it is seen, and its text is read back', BOARD, async page => {
		await page.push('#board-take')
		await page.waitFor($, '#take-download')
		const alt = () => $('.take-away img')?.alt
		match(await page.waitFor(alt), /^N-Queens, 8 × 8 board, 2 queens, 2 closed squares\. 2 queens stand\./)
		match(await page.eval(alt), 'Closed: row 5 column 5, row 6 column 0.')
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
	})

	opened('Share has the address of the board, a figure to play on, and its picture', BOARD, async page => {
		await page.push('#share')
		await page.waitFor($, '#share-link')
		const {search} = new URL(await page.eval(() => $('#share-link').value)),
			asked = new URLSearchParams(search)
		equal(
			['view', 'n', 'given', 'blocked'].map(name => asked.get(name)),
			['board', '8', '0,3 3,1', '5,5 6,0'],
		)
		const parts = async form => {
			await page.choose({'share-form': form})
			return page.eval(() => $('.share .part pre').textContent)
		}
		const figure = await parts('element')
		match(figure, /<script src="[^"]*n-queens-study\.js"><\/script>\n<n-queens /)
		for (const said of ['mode="board"', 'n="8"', 'given="0,3 3,1"', 'blocked="5,5 6,0"']) match(figure, said)
		not.match(figure, /search=|step=/)
		match(await parts('svg'), /^<svg .*<title>N-Queens, 8 × 8 board, 2 queens, 2 closed squares<\/title>/)
	})

	opened('two searches are compared on the board', BOARD, async page => {
		await page.push('#board-compare')
		await page.waitFor(() => $('#compare') && !$('#compare').hidden)
		await page.becomes(
			() => $$('#compare n-queens').map(({moment}) => moment.queens.join(' ')),
			Array(2).fill('3 -1 -1 1 -1 -1 -1 -1'),
		)
		await page.hasAddress('view=compare&n=8&search=completion&with=flags')
	})

	opened('the board goes to a walk, and back', BOARD, async page => {
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
		opened(`one plays from a board of the page, and comes back: ${where}`, query, {ready: false}, async page => {
			await page.waitFor(ready)
			is(await page.eval(button => text(button), button), 'Play from here')
			await page.push(button)
			await page.waitFor(() => $('.mine') && !$('[data-mode=board]').hidden)
			await has(page, queens, closed)
			await page.hasAddress('view=board')
			await page.goBack()
			await page.hasAddress(address)
			await page.waitFor(button => $('[data-mode=board]').hidden && $(button).getClientRects().length > 0, button)
		})

	opened('a board is read from text, and what cannot be read is told', 'view=board&n=8', async page => {
		await page.push('#board-read')
		await page.fill('#board-text', '. Q .\n. .')
		await page.says('#board-wrong', /Line 2/)
		await page.fill('#board-text', '. Q . .\n. . . Q\n. . . .\nx . . .')
		await page.becomes(
			() => $$('.mine [data-has=queen], .mine [data-has=closed]').map(cell => cell.dataset.square),
			[...['1', '7', '12']],
		)
		is(await page.eval(() => text('#board-wrong')), '')
	})

	const isWithin = () => {
		const {left, right} = $('.taken .asked').getBoundingClientRect()
		const asked = $$('.taken .asked > *').map(one => one.getBoundingClientRect())
		const isBelow = asked.every(({top}, i) => i === 0 || top > asked[i - 1].top)
		return isBelow && asked.every(one => one.left >= left - 1 && one.right <= right + 1)
	}
	for (const [width, height] of [
		[320, 568],
		[1024, 768],
	])
		opened(
			`the dialog over the board is laid out as over a walk: ${width} wide`,
			BOARD,
			{width, height},
			async page => {
				await page.push('#board-take')
				await page.waitFor($, '.take-away img')
				await page.waitFor(isWithin)
			},
		)

	opened(
		'one plays from a board that was pasted among the solutions',
		'view=solutions&n=8&lang=en',
		{ready: false},
		async page => {
			await page.fill('#asked', '. Q . .\n. . . Q\n. . . .\n. . . .')
			await page.push('#play-asked')
			await page.count('.mine [data-square]', 16)
			await has(page, '0,1 1,3', '')
		},
	)

	opened(
		'one plays from the board on which a wrong answer of the exam fails',
		'view=exam&lang=en',
		{ready: false},
		async page => {
			await page.waitFor($, '#exam-mark')
			await page.choose({size: 'N'}, '#exam-')
			await page.push('#exam-mark')
			await page.push('.case .plain')
			await page.count('.mine [data-square]', 16)
			await has(page, '0,0 1,2', '')
		},
	)

	opened('an empty board is played from as well, and the one before is one step back', BOARD, async page => {
		await page.goto((await page.eval(() => location.href)).replace(/\?.*/, '?view=exam&part=trace&lang=en'))
		await page.push('#play-traced')
		await page.count('.mine [data-square]', 16)
		await has(page, '', '')
		await page.push('#board-undo')
		await has(page, '0,3 3,1')
	})
}
