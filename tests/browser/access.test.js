import {equal, is, ok} from '#test'
import {assertAccessible, assertFits, violations} from '../helpers/access.js'
import {$, $$, atRest, figure, frames, chromiumSuite, moment, placeOf} from '../helpers/pages.js'
import {isReady, QUERIES} from '../helpers/walked.js'

const announced = async steps => {
	let changes = 0
	const begun = performance.now(),
		observer = new MutationObserver(() => changes++)
	observer.observe($('[role=status]'), {childList: true, characterData: true, subtree: true})
	for (figure().play(); moment().step < steps; ) await frames(1)
	return changes - (performance.now() - begun) / 2000
}

const {opened} = chromiumSuite('access', {width: 1024, height: 768, until: isReady})

for (const lang of ['en', 'ja'])
	for (const query of QUERIES)
		opened(`axe finds no fault, nothing is cut off, ${lang}: ${query}`, `${query}&lang=${lang}`, {lang}, async page => {
			await page.waitFor(() => {
				for (const details of $$('#solutions details')) details.open = true
				$('#nodes')?.scrollIntoView()
				return !$('#nodes') || $('#nodes dd')
			})
			await assertAccessible(page, lang)
			await assertFits(page)
		})

opened('axe finds no violation in the help panel', '', async page => {
	await page.press('?')
	equal(await violations(page), [])
})

opened('doubling the text size enlarges all texts and shrinks no board', 'step=1212', async page => {
	const sizes = () => [
		$('canvas').clientWidth,
		...['[part=narration]', '[part=controls]', 'code', 'header'].map(part =>
			parseFloat(getComputedStyle($(part)).fontSize),
		),
	]
	const before = await page.eval(atRest, sizes)
	await page.letters(32)
	await page.reload()
	await page.waitFor(isReady)
	const [board, ...texts] = await page.eval(atRest, sizes)
	ok(board >= before[0], `a board of ${board} instead of ${before[0]}`)
	for (const [i, size] of texts.entries()) ok(size >= 1.4 * before[i + 1], `${size} instead of ${before[i + 1]}`)
	await page.goto(await page.eval(() => `${location.href.replace(/\?.*/, '')}?view=compare&n=6`))
	await page.shows('#compare .growth .plot path')
	const areWide = () => $$('#compare-search, #compare-with').map(({offsetWidth}) => offsetWidth > 500)
	await page.becomes(areWide, [true, true])
})

opened('each manual step is announced, but few steps of playback', 'n=8&speed=60', async page => {
	await page.press('ArrowRight')
	await page.isAt(1)
	await page.says('[role=status]', 'Row 0: try its columns from left to right.')
	await page.press('ArrowRight')
	await page.says('[role=status]', 'can a queen go to column 0? Yes.')
	const more = await page.eval(announced, 90)
	ok(more <= 4, `${more} announcements more than one in two seconds`)
})

opened('a finger can step, jump and choose a square', 'n=8&step=140', {width: 360, height: 740}, async page => {
	const tap = async selector => {
		const {x, y} = await page.eval(atRest, placeOf, selector)
		await page.tap(x, y)
	}
	const picture = () => $('canvas').toDataURL()
	await tap('button "One step forward"')
	await page.isAt(141)
	await tap('button "Next solution"')
	await page.waitFor(() => moment().event.kind === 'solution')
	const before = await page.eval(picture)
	await tap('[data-row="1"][data-col="4"]')
	await page.differs(picture, before)
	const small = await page.eval(() =>
		$$('[part=figure] button:not([aria-expanded], [part=code] *)')
			.filter(button => button.offsetParent && button.getBoundingClientRect().height < 40)
			.map(button => button.ariaLabel),
	)
	equal(small, [])
})

opened('Tab reaches everything in reading order; a link skips the navigation', 'n=4', {width: 1200}, async page => {
	await page.press('Tab', 'Enter', 'Tab')
	is(await page.eval(() => document.activeElement.closest('main')?.dataset.mode), 'walk')
	await page.reload()
	await page.waitFor(isReady)
	const keys = () => $$('[part=controls] button[aria-description]').map(button => button.ariaDescription)
	equal(await page.eval(keys), ['Home', '←', 'Space; Shift: to the next solution', '→', 'End', 'Shift S', 'S'])
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
