import {equal, is, ok} from 'uvu/assert'
import {assertAccessible, assertFits, violations} from '../helpers/access.js'
import {$, $$, atRest, figure, chromiumSuite, moment, placeOf} from '../helpers/pages.js'

const MOMENTS = [
	'n=8&step=146',
	'n=4&search=first&step=56',
	'n=8&search=wraparound&start-row=3&step=30&attacks=1&moments=30:one;31:two',
	'n=99&search=nope',
	'view=board&n=8&given=0,3+3,1&blocked=5,5',
	'view=board&n=6&given=0,0',
	'view=check',
	'view=check&n=6&example=no-sign',
	'view=compare&n=8&search=breadth-first&with=flags&clock=step&at=12000',
	'view=exam',
	'view=exam&part=trace',
	'view=count&n=12',
	'view=count&n=27',
	'view=solutions&n=8&k=38',
	'view=solutions&n=12&k=57&classes=1',
	'view=solutions&n=3',
]

const isReady = () => {
	const {search} = location
	if (search.includes('view=exam')) return $('#exam-mark')
	if (search.includes('view=compare')) {
		$('#nodes')?.scrollIntoView()
		return $('#compare .growth canvas') && $('.bars dd')
	}
	if (search.includes('view=board')) return $('.known .sentence strong')
	if (search.includes('view=check'))
		return search.includes('example') ? $('.judged:not([data-coming]) .should svg') : $('#check-text')
	if (search.includes('view=solutions')) {
		for (const details of $$('#solutions details')) details.open = true
		return search.includes('n=3') || $$('.image').length === 8
	}
	if (!search.includes('view=count'))
		return figure()?.settled?.then(() => !search.includes('moments') || $('.lesson li'))
	return $$('#count data').length !== 1 && ($('.estimate strong') ?? $('.result'))
}

const NEEDS = {width: 1440, height: 900, until: isReady}
const {opened} = chromiumSuite('access', NEEDS)

for (const lang of ['en', 'ja'])
	for (const query of MOMENTS)
		opened(`axe finds no fault, nothing is cut off, ${lang}: ${query}`, `${query}&lang=${lang}`, {lang}, async page => {
			await assertAccessible(page, lang)
			await assertFits(page)
		})

opened('axe finds no violation in the help panel', '', async page => {
	await page.press('?')
	equal(await violations(page), [])
})

opened('text of twice the size enlarges all texts and shrinks no board', 'step=1212', async page => {
	const sizes = () => [
		$('.board').getBoundingClientRect().width,
		...['.narration', '.controls', '.listing', 'header'].map(part => parseFloat(getComputedStyle($(part)).fontSize)),
	]
	await page.shows('.listing')
	const before = await page.eval(atRest, sizes)
	await page.letters(32)
	await page.reload()
	await page.shows('.listing')
	const [board, ...texts] = await page.eval(atRest, sizes)
	ok(board >= before[0], `a board of ${board} instead of ${before[0]}`)
	for (const [i, size] of texts.entries()) ok(size >= 1.4 * before[i + 1], `${size} instead of ${before[i + 1]}`)
	await page.goto(await page.eval(() => `${location.href.replace(/\?.*/, '')}?view=compare&n=6`))
	await page.shows('#compare canvas')
	const areWide = () => $$('#compare-search, #compare-with').map(({offsetWidth}) => offsetWidth > 500)
	await page.becomes(areWide, [true, true])
})

opened('a finger can step, jump and choose a square', 'n=8&step=140', {width: 360, height: 740}, async page => {
	const tap = async selector => {
		const {x, y} = await page.eval(atRest, placeOf, selector)
		await page.tap(x, y)
	}
	const picture = () => $('.board canvas').toDataURL()
	await tap('button.forward')
	await page.isAt(141)
	await tap('.jumps button:last-child')
	await page.waitFor(() => moment().event.kind === 'solution')
	const before = await page.eval(picture)
	await tap('[data-row="1"][data-col="4"]')
	await page.differs(picture, before)
	const small = await page.eval(() =>
		[...figure().shadowRoot.querySelectorAll('button:not(.term, .listing button)')]
			.filter(button => button.offsetParent && button.getBoundingClientRect().height < 40)
			.map(button => button.ariaLabel),
	)
	equal(small, [])
})

opened('Tab reaches everything in reading order', 'n=4', {width: 1200}, async page => {
	const reached = []
	for (let i = 0; i < 90; i++) {
		await page.press('Tab')
		const stop = await page.eval(() => {
			const at = document.activeElement.shadowRoot?.activeElement ?? document.activeElement
			return at.getAttribute('role') ?? (at.id || at.className || at.name || at.localName)
		})
		reached.push(stop.trim().split(' ')[0])
	}
	const order = 'skip theme share help n search gridcell first back play forward last kind speed step attacks labels'
	const isFirst = (name, i) => order.split(' ').includes(name) && reached.indexOf(name) === i
	is(reached.filter(isFirst).join(' '), order)
})
