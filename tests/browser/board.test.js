import {is, match} from '#test'
import {$, $$, BOX, chromiumSuite, figure, frames, inBrowsers, text} from '../helpers/pages.js'
import {hardBoard} from '../helpers/hard.js'
import {squaresShown} from '../helpers/figures.js'
import {rows, squaresText} from '../helpers/walks.js'

const BOARD = 'view=board&n=8&given=0,3+3,1&blocked=5,5+6,0'
const isThere = () => $('footer') && $('#board [role=grid]')?.style.width && !/Looking|調べて/.test(text(BOX.sentence))

const middleOf = (row, col) => {
	const {left, top, width, height} = $(`[data-square="${row * 8 + col}"]`).getBoundingClientRect()
	return [left + width / 2, top + height / 2]
}
const has = (page, queens, closed = '5,5 6,0') => page.becomes(squaresShown, `${queens} | ${closed}`)

const withCtrl = (key, shiftKey = false) =>
	document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {key, shiftKey, ctrlKey: true, bubbles: true}))

const drawn = () => $('#board canvas').toDataURL()

const HARD = `view=board&n=36&blocked=${squaresText(hardBoard(36, 80))}`

const PUZZLE = 'view=board&n=8&puzzle=8-3-77&given=5,4+6,6&blocked=2,3+3,0&queens=0,7+1,2'

function pointerOn(square) {
	const {x, y} = $(`[data-square="${square}"]`).getBoundingClientRect()
	const at = {clientX: x + 3, clientY: y + 3, pointerType: 'mouse', bubbles: true, composed: true}
	$(`[data-square="${square}"]`).dispatchEvent(new PointerEvent('pointermove', at))
	return frames(2)
}

for (const {opened, inChromium} of inBrowsers('playing', {until: isThere})) {
	const clickAt = async (page, ...square) => page.click(...(await page.eval(middleOf, ...square)))

	opened('a click places or removes a queen; the text about the board changes at once', BOARD, async page => {
		await page.says(BOX.sentence, '2 queens are placed. The board can be completed in 2 ways.')
		is(await page.eval(() => text('#board .main')), 'Today’s puzzle')
		await clickAt(page, 1, 5)
		await has(page, '0,3 1,5 3,1')
		await page.says(BOX.sentence, 'The board can be completed in one way.')
		await page.hasAddress('given=0%2C3+1%2C5+3%2C1')
		await clickAt(page, 1, 4)
		await page.says(BOX.sentence, 'The queens of row 1, column 4 and row 1, column 5 attack each other.')
		await page.says(BOX.sentence, 'The board cannot be completed.')
		await clickAt(page, 1, 4)
		await clickAt(page, 1, 5)
		await has(page, '0,3 3,1')
		await clickAt(page, 5, 5)
		await has(page, '0,3 3,1', '6,0')
	})

	inChromium('each change is announced with the numbers of queens and completions', BOARD, async page => {
		const status = () => text('#board > [role=status]')
		await clickAt(page, 1, 5)
		await page.becomes(status, 'Row 1, column 5: queen. 3 queens are placed. The board can be completed in one way.')
		await clickAt(page, 1, 5)
		await page.becomes(status, 'Row 1, column 5: free. 2 queens are placed. The board can be completed in 2 ways.')
		await page.push('#board-undo')
		await page.becomes(status, '3 queens are placed. The board can be completed in one way.')
	})

	inChromium('the right button blocks and unblocks a square', BOARD, async page => {
		const close = () =>
			$('[data-square="63"]').dispatchEvent(new MouseEvent('contextmenu', {bubbles: true, cancelable: true}))
		is(await page.eval(close), false)
		await has(page, '0,3 3,1', '5,5 6,0 7,7')
		await page.eval(close)
		await has(page, '0,3 3,1')
	})

	opened('a queen can be dragged, and keys do the same as the mouse', BOARD, async page => {
		const [from, to] = [await page.eval(middleOf, 0, 3), await page.eval(middleOf, 2, 6)]
		await page.drag(...from, ...to)
		await has(page, '2,6 3,1')
		await page.focus('[data-square="0"]')
		await page.press('ArrowUp')
		await page.says('#board', 'Edge of the board.')
		await page.press('ArrowDown', 'ArrowRight', ' ', 'ArrowRight', 'x')
		await has(page, '1,1 2,6 3,1', '1,2 5,5 6,0')
		is(await page.eval(() => document.activeElement.getAttribute('aria-label')), 'Row 1, column 2: blocked')
		await page.press('x', 'u')
		await page.eval(withCtrl, 'z')
		await has(page, '1,1 2,6 3,1')
		await page.press('u')
		await has(page, '2,6 3,1')
		await page.press('r')
		await page.eval(withCtrl, 'Z', true)
		await has(page, '1,1 2,6 3,1', '1,2 5,5 6,0')
	})

	opened('board and undo outlast a reload of an address with queens', BOARD, async page => {
		await clickAt(page, 7, 7)
		await page.hasAddress('7%2C7')
		await page.reload()
		await page.waitFor(isThere)
		await has(page, '0,3 3,1 7,7')
		await page.push('#board-undo')
		await has(page, '0,3 3,1')
		await page.push('#board-redo')
		await has(page, '0,3 3,1 7,7')
	})

	inChromium('a puzzle shows no mistake before Check; a reload keeps the attempt', PUZZLE, async page => {
		await page.says(BOX.sentence, '4 queens left to place.')
		await page.says('#board', 'Hard puzzle: add 6 queens')
		await clickAt(page, 5, 4)
		await clickAt(page, 2, 3)
		await has(page, '0,7 1,2 5,4 6,6', '2,3 3,0')
		await page.says('#board > [role=status]', 'Row 2, column 3: blocked, fixed.')
		await page.push('#board-check')
		await page.says(BOX.sentence, 'No mistake so far.')
		await clickAt(page, 3, 1)
		await page.becomes(() => text(BOX.sentence).trim(), '3 queens left to place.')
		await page.push('#board-check')
		await page.says(BOX.sentence, 'Your queen at row 3, column 1 is wrong.')
		await page.push('#board-hint')
		await page.says(BOX.sentence, 'no square is left in')
		await page.count('.chain', 1)
		await page.push('#board-clear')
		await has(page, '5,4 6,6', '2,3 3,0')
		await page.push('#board-hint')
		await page.says(BOX.sentence, 'has one square left')
		await page.waitFor(() => !location.search.includes('queens'))
		await page.reload()
		await page.waitFor(isThere)
		await page.push('#board-undo')
		await has(page, '0,7 1,2 3,1 5,4 6,6', '2,3 3,0')
		await page.push('#board-undo')
		for (const square of rows('2 0, 3 5, 4 1, 7 3')) await clickAt(page, ...square)
		await page.says(BOX.sentence, 'The puzzle is solved.')
		await page.says('#board', /Time \d:\d\d, 2 hints\./)
		await page.eval(() => void (navigator.clipboard.writeText = () => Promise.reject()))
		await page.push('#board-share')
		await page.becomes(() => String(getSelection()).slice(0, 20), 'N-Queens 8 × 8, hard')
	})

	inChromium('the solution of a puzzle is shown after a confirmation', PUZZLE, async page => {
		await page.push('#board-complete')
		await page.push('#board-reveal')
		await has(page, '0,7 1,2 2,0 3,5 4,1 5,4 6,6 7,3', '2,3 3,0')
		await page.says('#board', 'You were shown the solution.')
		await page.push('group "Puzzles" button')
		await page.hasAddress('puzzle=20')
	})

	inChromium('the search for a conflict set is stopped and restarted', HARD, async page => {
		await page.says('#board', /Looking for the reason … \d+%/)
		await page.push('#board-stop')
		await page.says('#board', 'The search for the reason was stopped.')
		await page.push('#board-again')
		await page.says('#board', 'Looking for the reason …')
	})

	inChromium('completions are shown in turn; a button puts the shown one on the board', BOARD, async page => {
		for (const k of [1, 2, 1]) {
			await page.push('#board-complete')
			await page.says('#board', `Solution ${k} of 2.`)
			await page.count('[data-has=added]', 6)
		}
		await page.push('#board-keep')
		await page.says(BOX.sentence, 'Solved. 8 queens are placed, and none attacks another.')
		is(await page.eval(() => $('#board-complete').disabled), true)
	})

	inChromium('pointing at a queen draws her lines', BOARD, async page => {
		const pointAt = square => page.eval(pointerOn, square)
		await page.push('[data-square="0"]')
		await page.push('#board-attacks')
		await pointAt(20)
		const before = await page.eval(drawn)
		await pointAt(0)
		await page.differs(drawn, before)
	})

	inChromium('the focused step of a proof is drawn', 'view=board&n=8&given=0,0+1,2+2,4+3,6', async page => {
		await page.says('#board', 'enough to make a completion impossible.')
		await page.shows('#board ol button')
		const before = await page.eval(drawn)
		await page.focus('#board ol button')
		await page.differs(drawn, before)
		match(await page.eval(() => text('#board ol li:last-child')), /no square left\.$/)
	})

	inChromium('touch blocks a square, places and moves a queen', BOARD, {width: 390, height: 844}, async page => {
		const hold = (...acts) =>
			page.eval(
				(middleOf, acts) => {
					for (const [type, ...square] of acts) {
						const [clientX, clientY] = middleOf(...square)
						const at = {bubbles: true, pointerType: 'touch', button: 0, clientX, clientY}
						document.elementFromPoint(clientX, clientY).dispatchEvent(new PointerEvent(type, at))
					}
				},
				middleOf,
				acts,
			)
		await hold(['pointerdown', 1, 1])
		await has(page, '0,3 3,1', '1,1 5,5 6,0')
		await hold(['pointerup', 1, 1])
		await page.tap(...(await page.eval(middleOf, 7, 4)))
		await has(page, '0,3 3,1 7,4', '1,1 5,5 6,0')
		await hold(['pointerdown', 7, 4], ['pointermove', 6, 6], ['pointerup', 6, 6])
		await has(page, '0,3 3,1 6,6', '1,1 5,5 6,0')
	})
}

const FROM = {
	walk: {
		query: 'n=8&step=131',
		ready: () => figure()?.settled?.then(() => $('#play-walk')),
		button: '#play-walk',
		address: 'step=131',
		queens: '0,0 1,2 2,4 3,7 4,1 5,3',
	},
	compare: {
		query: 'view=compare&n=8&search=scan&with=flags&clock=step&at=131',
		ready: () => $$('#compare n-queens').filter(({moment}) => moment?.step === 131).length === 2,
		button: '#play-b',
		address: 'at=131',
		queens: '0,0 1,2 2,4 3,7 4,1 5,3',
	},
	exam: {
		query: 'view=exam&part=trace',
		ready: () => $('[data-square="1 1"]'),
		button: '#play-traced',
		address: 'part=trace',
		queens: '',
	},
}

const {opened} = chromiumSuite('ways to the board', {until: isThere})

opened('the export dialog shows the board; its text, pasted, gives the same board', BOARD, async page => {
	await page.push('#board-take')
	await page.shows('#take-download')
	const alt = await page.waitFor(() => $('dialog img')?.alt)
	match(alt, /^N-Queens, 8 × 8 board, 2 queens, 2 blocked squares\. 2 queens are placed\./)
	is(await page.eval(() => $('[name=take-what]')), null)
	await page.choose({kind: 'png'}, '#take-')
	await page.waitFor(() => $('#take-download')?.download === 'n-queens-8-board.png')
	await page.choose({kind: 'dots'}, '#take-')
	const text = await page.waitFor(() => $('#take-text')?.textContent)
	await page.press('Escape')
	await page.gone('dialog')
	await page.push('#board-clear')
	await page.push('#board-read')
	await page.fill('#board-text', text)
	await has(page, '0,3 3,1')
	await page.fill('#board-text', '[1,3,0,2]\n[2,0,3,1]')
	await page.says('#board', '1 of 2')
	await page.push('button "Next board"')
	await page.says('#board', '2 of 2')
	await page.becomes(() => ['Previous', 'Next'].map(name => $(`button "${name} board"`).disabled), [false, true])
})

opened('"Copy" reports success, in each language', BOARD, async page => {
	await page.push('#board-copy')
	await page.waitFor(() => /^(Copied|The browser)/.test($('#board-copy').innerText))
	await page.push('[lang=ja]')
	await page.becomes(() => /^(コピーした|ここでは)/.test($('#board-copy').innerText), true)
})

opened('a button leads from the board to a walk, and Back returns', BOARD, async page => {
	await page.push('#board-walk')
	await page.hasAddress('given=0%2C3+3%2C1&blocked=5%2C5+6%2C0')
	await page.waitFor(() => !$('[data-mode=walk]').hidden)
	await page.goBack()
	await has(page, '0,3 3,1')
})

for (const [where, {query, ready, button, address, queens}] of Object.entries(FROM))
	opened(`"Play from here" opens the board, and Back returns: ${where}`, query, {ready: false}, async page => {
		await page.waitFor(ready)
		await page.push(button)
		await page.waitFor(() => $('#board canvas') && !$('[data-mode=board]').hidden)
		await has(page, queens, '')
		await page.hasAddress('view=board')
		await page.goBack()
		await page.hasAddress(address)
		await page.waitFor(button => $('[data-mode=board]').hidden && $(button).getClientRects().length > 0, button)
	})
