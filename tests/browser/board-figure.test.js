import {equal, is, match} from '#test'
import {squaresShown} from '../helpers/figures.js'
import {$, BOX, figure, HTML, chromiumSuite, text} from '../helpers/pages.js'

const DIAGONAL = Array.from({length: 8}, (_, i) => `${i},${i}`).join(' ')
const html = attributes => `${HTML}<script>
	window.fired = []
	for (const name of ['change', 'begin'])
		addEventListener('n-queens-' + name, ({detail: {given, blocked, completable, completions}}) => {
			const squares = list => list && list.map(({row, col}) => row + ',' + col).join(' ')
			const known = String(completable) + ' ' + String(completions)
			fired.push(name === 'change' ? [squares(given), squares(blocked), known].join(' | ') : name)
		})
	</script><script src="n-queens.js"></script>
	${attributes
		.split(';')
		.map(each => `<n-queens mode="board" ${each}></n-queens>`)
		.join('')}`

const isKnown = () => / way/.test(text(BOX.sentence))
const attrs = () => ['n', 'given', 'blocked'].map(name => figure().getAttribute(name))

const {opened} = chromiumSuite('a board in a figure', {html, until: isKnown})

const last = () => window.fired.at(-1)

opened('n-queens-change reports each change, then the number of completions', `blocked="${DIAGONAL}"`, async page => {
	await page.becomes(last, `| ${DIAGONAL} | true 28`.replace(/^/, ' '))
	await page.eval(() => (figure().blocked = null))
	await page.becomes(last, ' |  | true 92')
	await page.eval(() => void (window.fired.length = 0))
	await page.clickOn('[data-square="9"]')
	await page.becomes(last, '1,1 |  | true 16')
	const fired = await page.eval(() => window.fired)
	equal([fired[0], fired.includes('1,1 |  | true undefined')], ['1,1 |  | undefined undefined', true])
	await page.eval(
		() =>
			(figure().given = [
				{row: 0, col: 0},
				{row: 1, col: 1},
			]),
	)
	await page.becomes(last, '0,0 1,1 |  | false 0')
})

opened('changes by the reader set the attributes', 'given="0,0 3,5" blocked="7,7"', async page => {
	await page.push('[data-square="9"]')
	await page.becomes(squaresShown, '0,0 1,1 3,5 | 7,7')
	await page.becomes(attrs, [null, '0,0 1,1 3,5', '7,7'])
	await page.fill('#board-n', '5', 'change')
	await page.becomes(attrs, ['5', '0,0 1,1', null])
	await page.push('#board-undo')
	await page.becomes(attrs, ['8', '0,0 1,1 3,5', '7,7'])
	await page.eval(() => (figure().n = 40))
	await page.count('[data-square]', 1600)
})

opened('only the focused one of two figures receives keys', 'n="6";n="6" labels="1" lang="ja"', async page => {
	await page.waitFor(() => $('strong', 1))
	await page.eval(() => figure(1).setAttribute('given', '0,1'))
	await page.becomes(squaresShown, '0,1 | ', 1)
	await page.focus('[data-square="7"]')
	await page.press('Enter', 'ArrowRight', 'x')
	await page.becomes(squaresShown, '1,1 | 1,2', 0)
	await page.press('u')
	await page.becomes(squaresShown, '1,1 | ', 0)
	const undo = {key: 'z', ctrlKey: true, bubbles: true, composed: true}
	await page.eval(undo => figure().shadowRoot.activeElement.dispatchEvent(new KeyboardEvent('keydown', undo)), undo)
	await page.becomes(squaresShown, ' | ', 0)
	is(await page.eval(squaresShown, 1), '0,1 | ')
	const other = () => $('[data-square="0"]', 1).getAttribute('aria-label')
	match(await page.eval(other), /^行 1・列 1/)
})
