// The mode in which the reader plays, by mouse, finger and keys, in the three browsers.

import {equal, is, match, ok} from 'uvu/assert'
import {$, $$, figure, inBrowsers, text} from '../helpers/pages.js'

const BOARD = 'view=board&n=8&given=0,3+3,1&blocked=5,5+6,0'
const isShown = page => page.waitFor($, '.known .sentence')
const isThere = () => $('footer') && !/Looking|調べて/.test(text('.known .sentence'))
const NEEDS = {
	...{lang: 'en', width: 1280, height: 900, address: query => `index.html?${query}`},
	ready: page => page.waitFor(isThere),
}

/** WebKit's driver presses no Ctrl. */
const withCtrl = (key, shiftKey = false) =>
	document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {key, shiftKey, ctrlKey: true, bubbles: true}))

/** By what is on them: squares as `row,col`. */
const shown = () => {
	const n = Math.sqrt($$('.mine [data-square]').length)
	const on = what =>
		$$(`.mine [data-has=${what}]`).map(({dataset: {square}}) => `${Math.floor(square / n)},${square % n}`)
	return {queens: on('queen').join(' '), closed: on('closed').join(' ')}
}
const middleOf = (row, col) => {
	const {left, top, width, height} = $(`.mine [data-square="${row * 8 + col}"]`).getBoundingClientRect()
	return [left + width / 2, top + height / 2]
}

/** Boards of the page from which one plays. */
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
		ready: () => $('#play-b') && figure()?.moment?.step === 131,
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

for (const {name, opened} of inBrowsers('playing', NEEDS)) {
	const clickAt = async (page, ...square) => page.click(...(await page.eval(middleOf, ...square)))
	const has = (page, queens, closed = '5,5 6,0') => page.becomes(shown, {queens, closed})

	opened('a click puts a queen, another one takes her away, and what is known is told at once', BOARD, async page => {
		await page.says('.known .sentence', '2 queens stand. The board can be completed in 2 ways.')
		await clickAt(page, 1, 5)
		await has(page, '0,3 1,5 3,1')
		await page.says('.known .sentence', 'The board can be completed in one way.')
		await page.hasAddress('given=0%2C3+1%2C5+3%2C1')
		await clickAt(page, 1, 4)
		await page.says('.known .sentence', 'The queens of row 1, column 4 and row 1, column 5 attack each other.')
		await page.says('.known .sentence', 'The board cannot be completed.')
		await clickAt(page, 1, 4)
		await clickAt(page, 1, 5)
		await has(page, '0,3 3,1')
		await clickAt(page, 5, 5)
		await has(page, '0,3 3,1', '6,0')
	})

	opened('a press says what it did, and what is so now', BOARD, async page => {
		const said = () => text('#board > [role=status]')
		await clickAt(page, 1, 5)
		await page.becomes(said, 'Row 1, column 5: queen. 3 queens stand. The board can be completed in one way.')
		await clickAt(page, 1, 5)
		await page.becomes(said, 'Row 1, column 5: free. 2 queens stand. The board can be completed in 2 ways.')
		await page.push('#board-undo')
		await page.becomes(said, '3 queens stand. The board can be completed in one way.')
	})

	opened('the right button closes a square and opens it', BOARD, async page => {
		const close = () =>
			$('.mine [data-square="63"]').dispatchEvent(new MouseEvent('contextmenu', {bubbles: true, cancelable: true}))
		is(await page.eval(close), false, 'the browser shows no menu')
		await has(page, '0,3 3,1', '5,5 6,0 7,7')
		await page.eval(close)
		await has(page, '0,3 3,1')
	})

	opened('a queen let go beside the board stays, and the next press carries nothing', BOARD, async page => {
		const [from, to] = [await page.eval(middleOf, 0, 3), await page.eval(middleOf, 2, 6)],
			beside = [to[0], (await page.eval(middleOf, 7, 0))[1] + 120]
		await page.drag(...from, ...beside)
		await page.drag(...beside, ...to)
		await has(page, '0,3 3,1')
		await page.drag(...from, ...to)
		await has(page, '2,6 3,1')
	})

	opened('a queen is dragged, and keys do what a mouse does', BOARD, async page => {
		const [from, to] = [await page.eval(middleOf, 0, 3), await page.eval(middleOf, 2, 6)]
		await page.drag(...from, ...to)
		await has(page, '2,6 3,1')
		await page.eval(() => $('.mine [data-square="0"]').focus())
		for (const key of ['ArrowDown', 'ArrowRight', ' ', 'ArrowRight', 'x']) await page.press(key)
		await has(page, '1,1 2,6 3,1', '1,2 5,5 6,0')
		is(await page.eval(() => document.activeElement.getAttribute('aria-label')), 'Row 1, column 2: closed')
		await page.press('x')
		await page.press('u')
		await page.eval(withCtrl, 'z')
		await has(page, '1,1 2,6 3,1')
		await page.press('u')
		await has(page, '2,6 3,1')
		await page.press('r')
		await page.eval(withCtrl, 'Z', true)
		await has(page, '1,1 2,6 3,1', '1,2 5,5 6,0')
	})

	opened('board and undo outlast a reload; an address has its own board', BOARD, async page => {
		await clickAt(page, 7, 7)
		await has(page, '0,3 3,1 7,7')
		await page.goto((await page.eval(() => location.href)).replace(/\?.*/, '?view=board&lang=en'))
		await page.waitFor(isThere)
		await has(page, '0,3 3,1 7,7')
		await page.push('#board-undo')
		await has(page, '0,3 3,1')
		await page.choose({n: '10'}, '#board-')
		await page.count('.mine [data-square]', 100)
		await page.goto((await page.eval(() => location.href)).replace(/\?.*/, '?view=board&lang=en'))
		await page.count('.mine [data-has=queen]', 2)
		await page.count('.mine [data-square]', 100)
	})

	opened('board and undo outlast a reload of an address with queens', BOARD, async page => {
		await clickAt(page, 7, 7)
		await page.hasAddress('7%2C7')
		await page.goto(await page.eval(() => location.href))
		await page.waitFor(isThere)
		await has(page, '0,3 3,1 7,7')
		await page.push('#board-undo')
		await has(page, '0,3 3,1')
		await page.push('#board-redo')
		await has(page, '0,3 3,1 7,7')
	})

	opened('a board is turned, mirrored and cleared, and all of it undone', BOARD, async page => {
		const boards = {turn: ['1,4 3,7', '0,1 5,2'], mirror: ['1,3 3,0', '0,6 5,5'], clear: ['', '']}
		for (const [act, board] of Object.entries(boards)) {
			await page.push(`#board-${act}`)
			await has(page, ...board)
		}
		for (const board of [boards.mirror, boards.turn, ['0,3 3,1', '5,5 6,0']]) {
			await page.push('#board-undo')
			await has(page, ...board)
		}
	})

	opened('a large board is played on while it is counted', 'view=board&n=20', {ready: isShown}, async page => {
		await page.says('.known .sentence', 'can be completed')
		for (const square of [0, 0, 22, 45]) await page.eval(square => $(`[data-square="${square}"]`).click(), square)
		await has(page, '1,2 2,5', '')
		await page.says('.known .sentence', '2 queens stand. The board can be completed')
	})

	opened('completions come one after the other, and one may be kept', BOARD, async page => {
		await page.push('#board-complete')
		await page.says('.shown', 'Completion 1 of 2.')
		await page.push('#board-complete')
		await page.says('.shown', 'Completion 2 of 2.')
		is(await page.eval(() => $$('.mine [data-has=added]').length), 6)
		await page.push('#board-complete')
		await page.says('.shown', 'Completion 1 of 2.')
		await page.push('#board-keep')
		await page.says('.known .sentence', 'Solved. 8 queens stand, and none attacks another.')
		is(await page.eval(() => $('#board-complete').disabled), true)
	})

	opened('each square tells in how many completions it has a queen', BOARD, async page => {
		await page.push('#board-heat')
		await page.says('.counts', '10')
		const labels = () => $$('.mine [aria-label*="completion"]').map(cell => cell.getAttribute('aria-label'))
		await page.becomes(() => $$('.mine [aria-label*="completion"]').length, 10)
		ok((await page.eval(labels)).includes('Row 6, column 2: free, in 2 completions'))
	})

	opened(
		'why not is told in steps, each drawn when it is pointed at',
		'view=board&n=8&given=0,0+1,2+2,4+3,6',
		async page => {
			await page.says('.known', 'forbid it; without any one of them it could be')
			await page.waitFor($, '.chain button')
			const drawn = () => $('.mine canvas').toDataURL()
			const before = await page.eval(drawn)
			await page.eval(() => $('.chain button').focus())
			await page.differs(drawn, before)
			match(await page.eval(() => text('.chain li:last-child')), /no square left\.$/)
		},
	)

	opened('a queen that is pointed at shows her lines, a square who attacks it', BOARD, async page => {
		const drawn = () => $('.mine canvas').toDataURL()
		const point = square => $(`.mine [data-square="${square}"]`).focus()
		await page.push('#board-attacks')
		for (const square of [0, 3, 27]) {
			const before = await page.eval(drawn)
			await page.eval(point, square)
			await page.differs(drawn, before)
		}
	})

	opened('a hint names a square that completions have', BOARD, async page => {
		await page.push('#board-hint button')
		await page.says('#board-hint', 'Every completion has a queen at')
		const hint = () => text('#board-hint'),
			first = await page.eval(hint)
		await page.push('#board-hint button')
		await page.differs(hint, first)
	})

	opened('today’s puzzle is the same for all, and has one solution', 'view=board&n=8', async page => {
		await page.push('.puzzles button')
		await page.says('.ask', 'Today’s puzzle')
		await page.says('.known .sentence', 'one way')
		const puzzle = await page.eval(shown)
		await page.push('#board-clear')
		await page.push('.puzzles button')
		await page.becomes(shown, puzzle)
		await page.push('#board-clear')
		await page.says('.ask', 'Place 8 queens')
		await page.choose({n: '6'}, '#board-')
		await page.push('.puzzles button:nth-of-type(2)')
		await page.says('#board .message', 'There is no puzzle of this level on a 6 × 6 board')
	})

	opened('a puzzle that is solved is said to be, its time where that is asked', 'view=board&n=8', async page => {
		is(await page.eval(() => $('#board-time')), null)
		await page.push('.puzzles button')
		await page.waitFor($, '#board-time')
		const facts = () => $$('.counts dt').map(fact => fact.textContent)
		equal(await page.eval(facts), ['queens', 'closed squares'])
		await page.push('#board-time')
		await page.becomes(facts, ['queens', 'closed squares', 'time'])
		await page.says('.counts > :last-child dd', /^0:\d\d$/)
		await page.push('#board-complete')
		await page.waitFor($, '#board-keep')
		await page.push('#board-keep')
		await page.says('.known .sentence', 'The puzzle is solved.')
	})

	opened('several boards of a text are gone through, and undone at once', BOARD, async page => {
		await page.push('#board-read')
		await page.waitFor($, '#board-text')
		await page.fill('#board-text', 'Q . .\n. . Q\n. . x\n\n. Q\n. .\n\nx .\n. .')
		await page.says('.read .pager', '1 of 3')
		await has(page, '0,0 1,2', '2,2')
		await page.push('.pager button:last-child')
		await has(page, '0,1', '')
		await page.push('.pager button:last-child')
		await page.says('.read .pager', '3 of 3')
		await has(page, '', '0,0')
		is(await page.eval(() => $('.pager button:last-child').disabled), true)
		await page.push('#board-undo')
		await has(page, '0,3 3,1')
	})

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
		await page.waitFor($, '#board-text')
		await page.fill('#board-text', text)
		await has(page, '0,3 3,1')
	})

	opened('the board goes to a walk, and back', BOARD, async page => {
		await page.push('#board-walk')
		await page.hasAddress('n=8&search=flags')
		await page.waitFor(() => !$('[data-mode=walk]').hidden)
		await page.goBack()
		await has(page, '0,3 3,1')
	})

	for (const [where, {query, ready, button, address, queens}] of Object.entries(FROM))
		opened(`one plays from a board of the page, and comes back: ${where}`, query, {ready: false}, async page => {
			await page.waitFor(ready)
			is(await page.eval(button => text(button), button), 'Play from here')
			await page.push(button)
			await page.waitFor(() => $('.mine') && !$('[data-mode=board]').hidden)
			await has(page, queens, '')
			await page.hasAddress('view=board')
			await page.goBack()
			await page.hasAddress(address)
			await page.waitFor(button => $('[data-mode=board]').hidden && $(button).getClientRects().length > 0, button)
		})

	opened('a board is read from text, and what cannot be read is told', 'view=board&n=8', async page => {
		await page.push('#board-read')
		await page.waitFor($, '#board-text')
		await page.fill('#board-text', '. Q .\n. .')
		await page.says('#board-wrong', /Line 2/)
		await page.fill('#board-text', '. Q . .\n. . . Q\n. . . .\nx . . .')
		await page.becomes(
			() => $$('.mine [data-has=queen], .mine [data-has=closed]').map(cell => cell.dataset.square),
			[...['1', '7', '12']],
		)
		is(await page.eval(() => text('#board-wrong')), '')
	})

	opened('what an address asks for in vain is told, the rest is there', 'view=board&n=8&given=0,3+9,9', async page => {
		await page.says('#board .message', 'A queen at 9,9 was asked for; rows and columns go from 0 to 7')
		await has(page, '0,3', '')
	})

	if (name === 'chromium')
		opened('a long press closes a square, a tap puts a queen', BOARD, {width: 390, height: 844}, async page => {
			const hold = async (type, row, col) => {
				const [x, y] = await page.eval(middleOf, row, col)
				await page.eval(
					(type, x, y) => {
						const at = {bubbles: true, pointerType: 'touch', button: 0, clientX: x, clientY: y}
						document.elementFromPoint(x, y).dispatchEvent(new PointerEvent(type, at))
					},
					type,
					x,
					y,
				)
			}
			await hold('pointerdown', 1, 1)
			await has(page, '0,3 3,1', '1,1 5,5 6,0')
			await hold('pointerup', 1, 1)
			await page.tap(...(await page.eval(middleOf, 7, 4)))
			await has(page, '0,3 3,1 7,4', '1,1 5,5 6,0')
		})
}
