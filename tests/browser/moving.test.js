import {is, match} from '#test'
import {$, $$, figure, HTML, chromiumSuite, moment} from '../helpers/pages.js'
import {inked} from '../helpers/walked.js'

const html = attributes => `${HTML}<script src="n-queens-study.js"></script><n-queens ${attributes}></n-queens>`
const {opened} = chromiumSuite('local search in a figure', {html})
const LARGE = 'n="1000000" search="min-conflicts" begin="greedy" step="1"'

opened('a million queens are drawn, magnified by keys, and solved', LARGE, async page => {
	await page.isAt(1)
	await page.waitFor(inked => inked().tones > 20, inked)
	is(await page.eval(() => $$('[role=gridcell]').length), 0)
	const label = () => $('[role=application]').getAttribute('aria-label')
	match(await page.eval(label), /A board of 1,000,000 rows and columns, \d+ queens attacked/)
	await page.focus('[role=application]')
	await page.press('ArrowDown', 'ArrowRight')
	await page.becomes(label => label().split('. ').pop(), 'row 1, column 1', label)
	await page.eval(() => figure().seek(Infinity))
	await page.says('[part=narration]', 'SUCCESS')
	is(await page.eval(() => moment().conflicts.some(by => by > 0)), false)
})

const {opened: inPage} = chromiumSuite('local search on the page', {})

inPage('a button changes the seed in the address; Back returns', 'search=hill-climbing&seed=5&step=2', async page => {
	await page.isAt(2)
	await page.becomes(() => $('#seed').value, '5')
	await page.push('#other-seed')
	await page.becomes(() => figure().seed, 6)
	await page.becomes(() => new URLSearchParams(location.search).get('seed'), '6')
	await page.hasAddress('search=hill-climbing')
	await page.goBack()
	await page.becomes(() => figure().seed, 5)
})
