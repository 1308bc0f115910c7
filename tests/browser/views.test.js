import {equal, is} from '#test'
import {$, $$, atRest, BOX, figure, HTML, chromiumSuite, moment} from '../helpers/pages.js'

const html = attributes => `${HTML}<script src="n-queens-study.js"></script>
	<n-queens views="board narration timeline counts code arrays stack tree" ${attributes}></n-queens>`

async function ready(page) {
	await page.waitFor(() => figure().settled?.then(() => true))
	await page.shows('[role=tree]')
}

const {opened} = chromiumSuite('views', {html, ready})

const board = () => $('canvas').toDataURL()

opened('array elements light their squares, by keys too', 'n="8" step="146"', async page => {
	const before = await page.eval(atRest, board)
	await page.focus('[data-name=diags1][data-i="5"]')
	await page.differs(board, before)
	await page.count(`[part=arrays] ${BOX.lit}`, 1)
	await page.press('ArrowRight')
	is(await page.eval(() => figure().shadowRoot.activeElement.dataset.i), '6')
	await page.eval(() => figure().shadowRoot.activeElement.blur())
	await page.becomes(board, before)
})

opened('arrow keys walk the tree, and Enter goes to a node', 'n="6" search="flags"', async page => {
	await page.focus('[role=treeitem]')
	await page.press('ArrowRight', 'ArrowDown', 'ArrowRight')
	await page.count('[role=treeitem]', 13)
	await page.press('ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowDown')
	await page.press('Enter')
	await page.becomes(() => [moment().event.kind, moment().queens], ['place', [1, 3, -1, -1, -1, -1]])
})

const TITLE = 'a square leads to its next test, a call to its return, or a message says there is none'
opened(TITLE, 'n="4" search="flags" step="40" lang="en"', async page => {
	await page.push('[data-row="2"][data-col="1"]')
	await page.isAt(56)
	await page.focus('[data-row="1"][data-col="3"]')
	await page.press('Enter')
	await page.isAt(88)
	await page.push('[part=stack] li button')
	await page.isAt(89)
	await page.push('[data-row="0"][data-col="0"]')
	await page.says('[part=narration]', 'There is no further test of row 0, column 0.')
	await page.isAt(89)
	await page.focus('[part=stack] li button')
	await page.press('Enter')
	await page.isAt(124)
})

const MOMENTS = '12:Row 2 is stuck;40:Half %3B of it is 50%25;4000'
const listed = () => $$('[part=moments] li').map(item => item.innerText.replace(/\s+/g, ' ').trim())
const current = () => $$('[part=moments] li').findIndex(item => item.getAttribute('aria-current') === 'step')
const NAMED = ['12 Row 2 is stuck', '40 Half ; of it is 50%', '4,000']
const go = (page, i) => page.push(`[part=moments] li:nth-child(${i}) button`)

opened('moments are listed in order, and pressing one goes to its step', `n="6" moments="${MOMENTS}"`, async page => {
	await page.eval(() => addEventListener('n-queens-error', () => (window.isFaulty = true)))
	await page.becomes(listed, NAMED)
	is(await page.eval(current), -1)
	await go(page, 2)
	await page.isAt(40)
	await page.becomes(current, 1)
	await go(page, 1)
	await page.isAt(12)
	await page.becomes(current, 0)
	await page.eval(() => figure().seek(13))
	await page.becomes(current, -1)
	await go(page, 3)
	await page.becomes(() => figure().step === figure().length, true)
	equal(await page.eval(() => [$('[role=alert]'), window.isFaulty ?? false]), [null, false])
})
