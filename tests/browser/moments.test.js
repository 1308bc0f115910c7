import {equal, is} from 'uvu/assert'
import {$$, figure, folderOf, HTML, chromiumSuite, ofDist} from '../helpers/pages.js'

const MOMENTS = '12:Row 2 is stuck;40:Half %3B of it is 50%25;4000'
const PAGE = `${HTML}
	<script>window.fired = []
	addEventListener('n-queens-error', ({detail: {name, message}}) => fired.push([name, message]))</script>
	<script src="dist/n-queens-study.js"></script><n-queens n="6" moments="${MOMENTS}"></n-queens>`
const folder = folderOf({'plain.html': PAGE}, ofDist(['n-queens-study.js']))

const listed = () => $$('.moments li').map(item => item.innerText.replace(/\s+/g, ' ').trim())
const current = () => $$('.moments li').findIndex(item => item.getAttribute('aria-current') === 'step')
const NAMED = ['12 Row 2 is stuck', '40 Half ; of it is 50%', '4,000']
const isThere = () => $$('.moments li').length > 0
const go = (page, i) => page.push(`.moments li:nth-child(${i}) button`)

const {opened} = chromiumSuite('named moments', {folder, width: 700, until: isThere})

opened('moments are listed in order, and pressing one goes to its step', 'plain.html', async page => {
	equal(await page.eval(listed), NAMED)
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
	equal(await page.eval(() => window.fired), [])
})
