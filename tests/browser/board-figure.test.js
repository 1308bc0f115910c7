// The reader's board in an author's page, <n-queens mode="board">: attributes, the event, what is fetched and when, in
// the three browsers. What one does on the board is board.test.js.

import {equal, is, match, ok} from 'uvu/assert'
import {assertAccessible} from '../helpers/access.js'
import {faultsOf} from '../helpers/layout.js'
import {$, figure, folderOf, inBrowsers, ofDist, text} from '../helpers/pages.js'

const DIAGONAL = Array.from({length: 8}, (_, i) => `${i},${i}`).join(' ')
const STRICT = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src blob:"
const pageOf = (body, {head = '', script = 'src="dist/n-queens-study.js"'} = {}) => `<!doctype html>
	<html lang="en"><meta charset="utf-8"><meta name="color-scheme" content="light dark">
	<style>html { background: Canvas }</style><title>A board</title>${head}
	<script src="told.js"></script><script ${script}></script><main><h1>A board</h1>${body}</main>`
const board = attributes => `<n-queens mode="board" ${attributes}><p>A drawing</p></n-queens>`
const BOARD = board('given="0,0 3,5" blocked="7,7" search="nope" step="x" views="code"')

const PAGES = {
	/** What the page is told, in words that come through JSON. */
	'told.js': `window.told = []
	for (const name of ['change', 'error', 'begin'])
		addEventListener('n-queens-' + name, ({detail: {given, blocked, completable, completions, name: of}}) => {
			const squares = list => list && list.map(({row, col}) => row + ',' + col).join(' ')
			const known = String(completable) + ' ' + String(completions)
			told.push(name === 'change' ? [squares(given), squares(blocked), known].join(' | ') : name + ' ' + of)
		})`,
	'board.html': pageOf(BOARD),
	'diagonal.html': pageOf(board(`blocked="${DIAGONAL}"`)),
	'two.html': pageOf(board('n="6"') + board('n="6" labels="1" theme="dark" lang="ja"')),
	'walk.html': pageOf('<n-queens n="6" step="9"></n-queens>'),
	'strict.html': pageOf(BOARD, {head: `<meta http-equiv="Content-Security-Policy" content="${STRICT}">`}),
	'module.html': pageOf(BOARD, {script: 'type="module" src="dist/n-queens-study.mjs"'}),
	'small.html': pageOf(BOARD, {script: 'src="dist/n-queens.js"'}),
	'alone.html': pageOf(BOARD, {script: 'src="alone/n-queens-study.js"'}),
}
const SCRIPTS = ['n-queens.js', 'n-queens-study.js', 'n-queens-study.mjs', 'board.js', 'board.mjs']
const folder = folderOf(PAGES, {...ofDist(SCRIPTS, 'dist'), 'alone/n-queens-study.js': 'dist/n-queens-study.js'})

const isKnown = () => / way/.test(text('.known .sentence'))
/** Of a figure, by what is on them: squares as attributes have them. */
const shown = (i = 0) => {
	const {n, shadowRoot} = figure(i)
	const on = what =>
		[...shadowRoot.querySelectorAll(`.mine [data-has=${what}]`)]
			.map(({dataset: {square}}) => `${Math.floor(square / n)},${square % n}`)
			.join(' ')
	return `${on('queen')} | ${on('closed')}`
}
const said = () => ['n', 'given', 'blocked'].map(name => figure().getAttribute(name))
const fetched = () =>
	performance
		.getEntriesByType('resource')
		.map(({name}) => /[\w.-]+$/.exec(name)[0])
		.filter(name => name.startsWith('board'))

for (const {name, opened} of inBrowsers('a board in a figure', {folder, ready: page => page.waitFor(isKnown)})) {
	const press = page => page.clickOn('.mine [data-square="9"]')
	const last = () => window.told.at(-1)

	opened('attributes make the board, and what is of walks alone says nothing there', 'board.html', async page => {
		await page.becomes(shown, '0,0 3,5 | 7,7')
		await page.becomes(last, '0,0 3,5 | 7,7 | true 2')
		is(await page.eval(() => $('.message')), null)
		equal(await page.eval(() => [figure().mode, figure().n, figure().given[1]]), ['board', 8, {row: 3, col: 5}])
	})

	opened('the page is told of each change, then whether and how it can be completed', 'diagonal.html', async page => {
		await page.becomes(last, `| ${DIAGONAL} | true 28`.replace(/^/, ' '))
		await page.eval(() => (figure().blocked = null))
		await page.becomes(last, ' |  | true 92')
		await page.eval(() => void (window.told.length = 0))
		await press(page)
		await page.becomes(last, '1,1 |  | true 16')
		const told = await page.eval(() => window.told)
		equal([told[0], told.includes('1,1 |  | true undefined')], ['1,1 |  | undefined undefined', true])
		await page.eval(
			() =>
				(figure().given = [
					{row: 0, col: 0},
					{row: 1, col: 1},
				]),
		)
		await page.becomes(last, '0,0 1,1 |  | false 0')
	})

	opened('what a reader does is written into the attributes, and nothing else is kept', 'board.html', async page => {
		await page.push('.mine [data-square="9"]')
		await page.becomes(shown, '0,0 1,1 3,5 | 7,7')
		await page.becomes(said, [null, '0,0 1,1 3,5', '7,7'])
		await page.fill('#board-n', '5', 'change')
		await page.becomes(said, ['5', '0,0 1,1', null])
		await page.push('#board-undo')
		await page.becomes(said, ['8', '0,0 1,1 3,5', '7,7'])
		await page.eval(() => (figure().n = 40))
		await page.count('.mine [data-square]', 1600)
		is(await page.eval(() => localStorage.length), 0)
	})

	opened('what cannot be used is told, and the board stays; mended, it is forgotten', 'board.html', async page => {
		for (const [attribute, value, message] of [
			['given', '0,0 9,9', 'A queen at 9,9 was asked for; rows and columns go from 0 to 7'],
			['blocked', '3,5', 'A closed square at 3,5 was asked for'],
			['given', 'here', 'given “here” is not possible'],
			['mode', 'chess', 'mode “chess” is not possible, only walk, board, check, exam.'],
		]) {
			const before = await page.eval(attribute => figure().getAttribute(attribute), attribute)
			await page.set(attribute, value)
			await page.says('.message', message)
			is(await page.eval(last), `error ${attribute}`)
			is(await page.eval(shown), '0,0 3,5 | 7,7')
			await page.set(attribute, before)
			await page.gone('.message')
		}
	})

	opened('of two figures only that which has the focus hears a key', 'two.html', async page => {
		const focus = () => figure(0).shadowRoot.querySelector('[data-square="7"]').focus()
		await page.waitFor(() => figure(1).shadowRoot.querySelector('.known strong'))
		await page.eval(() => figure(1).setAttribute('given', '0,1'))
		await page.becomes(shown, '0,1 | ', 1)
		await page.eval(focus)
		for (const key of ['Enter', 'ArrowRight', 'x']) await page.press(key)
		await page.becomes(shown, '1,1 | 1,2', 0)
		await page.press('u')
		await page.becomes(shown, '1,1 | ', 0)
		const undo = {key: 'z', ctrlKey: true, bubbles: true, composed: true}
		await page.eval(undo => figure(0).shadowRoot.activeElement.dispatchEvent(new KeyboardEvent('keydown', undo)), undo)
		await page.becomes(shown, ' | ', 0)
		is(await page.eval(shown, 1), '0,1 | ')
		const other = () => figure(1).shadowRoot.querySelector('[data-square="0"]').getAttribute('aria-label')
		match(await page.eval(other), /^1 行 1 列/)
		is(await page.eval(() => figure(1).shadowRoot.querySelector('.figure').dataset.theme), 'dark')
	})

	opened('a figure becomes a board and a walk again', 'walk.html', {ready: false}, async page => {
		await page.isAt(9)
		equal(await page.eval(fetched), [], 'nothing is fetched before')
		await page.set('mode', 'board')
		await page.count('.mine [data-square]', 36)
		await page.set('mode', 'walk')
		await page.waitFor($, '.board canvas')
		await page.gone('.mine')
	})

	for (const file of ['strict.html', 'small.html', 'module.html'])
		opened(`the script beside is fetched, with its style, in ${file}`, file, {from: 'web'}, async page => {
			await page.becomes(shown, '0,0 3,5 | 7,7')
			equal(await page.eval(fetched), [file === 'module.html' ? 'board.mjs' : 'board.js'])
			is(await page.eval(() => getComputedStyle($('.mine .squares')).position), 'absolute')
		})

	opened(
		'without the script beside the figure says so and shows what is in it',
		'alone.html',
		{errors: true, ready: false},
		async page => {
			await page.says('.message', 'mode “board” needs board.js.')
			ok(await page.eval(() => $('n-queens p').getClientRects().length > 0))
			is(await page.eval(last), 'error mode')
		},
	)

	opened(
		'board, sentence and tools are one below the other, or side by side where there is room',
		'board.html',
		async page => {
			const boxes = () => ['.mine', '.known .sentence'].map(part => $(part).getBoundingClientRect())
			for (const width of [320, 640, 1200]) {
				await page.resize(width, 800)
				equal(await faultsOf(page), [], `at ${width} px`)
				const [board, known] = await page.eval(boxes)
				ok(width < 700 ? known.top >= board.bottom : known.left >= board.right, `at ${width} px`)
			}
		},
	)

	if (name === 'chromium') opened('axe finds nothing', 'board.html', page => assertAccessible(page, 'en'))
}
