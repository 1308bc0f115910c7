import {equal, is, match, ok} from '#test'
import {$, $$, atRest, BOX, figure, frames, chromiumSuite, text} from '../helpers/pages.js'

const LESSON = 'n=8&step=0&views=board&moments=120:one;1212:two;1313:three'
const CODE = LESSON.replace('board', 'board,narration,timeline,counts,code')
const ARRAYS = CODE.replace('code', 'code,arrays')
const ready = async page => {
	await page.waitFor(() => figure()?.settled?.then(() => true))
	if (await page.eval(() => location.search.includes('moments='))) await page.shows('region "Moments" li')
}

const listed = () =>
	$$('region "Moments" li').map(li => {
		const field = li.querySelector('input')
		return `${text(li).split(' ')[0]} ${field ? `${field.value}*` : text(li.querySelector('span'))}`
	})
const isAddress = (page, lesson) => page.becomes(() => new URLSearchParams(location.search).get('moments'), lesson)
const captions = () =>
	$$('n-queens > p[data-step]').map(({textContent, assignedSlot}) => [textContent, assignedSlot?.hidden])
const drawn = selector =>
	$$(selector).map(svg => Array.from(svg.querySelectorAll('path'), path => path.getAttribute('d')))
const ENDS = [
	['f', 1280, 800],
	['Escape', 740, 360],
	['f', 390, 844],
]
const seen = () =>
	$$('header, footer, aside, details, section, [part=main] [part], [part=counts], [part=side]').flatMap(one =>
		one.checkVisibility() ? [one.part.value || one.localName] : [],
	)
const outside = () =>
	$$(`[part=main] [part], [data-panel], [part=controls] :is(button, select, input), ${BOX.stage} p`).flatMap(one => {
		const {left, top, right, bottom} = one.getBoundingClientRect()
		return left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1 ? [one.outerHTML.slice(0, 60)] : []
	})
const state = () => {
	const {views, shadowRoot} = figure()
	return [scrollY, document.activeElement.id, views, shadowRoot.adoptedStyleSheets.length]
}

const {opened} = chromiumSuite('lessons', {width: 1280, height: 800, ready})

opened('a saved moment and its caption outlast a reload', 'n=8&step=120&views=board', async page => {
	await page.isAt(120)
	ok(await page.eval(() => !$('script[src*=lesson], section ol')))
	await page.press('m')
	await page.waitFor(() => document.activeElement.localName === 'input')
	await page.type('First; 50 %')
	await page.press('Enter', 'ArrowRight')
	await page.isAt(121)
	await page.push('#remember')
	await page.becomes(listed, ['120 First; 50 %', '121 *'])
	await isAddress(page, '120:First%3B 50 %25;121:')
	await page.push('#share')
	await page.shows('#share-link')
	const link = await page.eval(() => $('#share-link').value)
	await page.goto(link)
	await page.becomes(listed, ['120 First; 50 %', '121 *'])
})

opened('moments can be moved, removed and opened', LESSON, async page => {
	await page.push('region "Moments" li:nth-child(3) button')
	await page.isAt(1313)
	await page.becomes(listed, ['120 one', '1,212 two', '1,313 three*'])
	await page.focus('button "Move earlier"')
	await page.press('Enter')
	await isAddress(page, '120:one;1313:three;1212:two')
	await page.press('Enter')
	await isAddress(page, '1313:three;120:one;1212:two')
	await page.push('button "Move later"')
	await isAddress(page, '120:one;1313:three;1212:two')
	await page.push('button "Remove"')
	await isAddress(page, '120:one;1212:two')
	for (const _ of [1, 2]) await page.push('button "Remove"')
	await isAddress(page, null)
	await page.gone('region "Moments"')
})

opened('Page keys go through the lesson; its captions move nothing', CODE, async page => {
	const tops = new Set()
	for (const [key, step, caption] of [
		['PageDown', 120, 'one'],
		['PageDown', 1212, 'two'],
		['ArrowRight', 1213, null],
		['PageUp', 1212, 'two'],
		['PageUp', 120, 'one'],
	]) {
		await page.press(key)
		await page.isAt(step)
		await page.becomes(captions, [[caption ?? 'two', caption === null]])
		tops.add(await page.eval(atRest, () => $('[part=controls]').getBoundingClientRect().top))
	}
	is(tops.size, 1)
})

opened('the menu Teach starts questions and the presentation; the board keeps its size', ARRAYS, async page => {
	const isShown = () => $('[part=arrays] b').checkVisibility({visibilityProperty: true})
	const width = () => $('[part=board]').clientWidth,
		wide = await page.eval(atRest, width)
	await page.push('group "Teach" summary')
	await page.shows('group "Teach" button')
	await page.push('group "Teach" [value=place]')
	await page.becomes(() => $('n-queens').questions, 'kind:place')
	await page.shows('[part=arrays] b')
	is(await page.eval(isShown), true)
	await page.eval(() => figure().play())
	await page.becomes(isShown, false)
	is(await page.eval(width), wide)
	await page.push('group "Teach" button:nth-of-type(2)')
	await page.shows(BOX.stage)
	await page.becomes(seen, ['board', 'narration', 'questions', 'timeline', 'controls'])
	await page.waitFor(() => Number.parseFloat(getComputedStyle($('[part=questions] p')).fontSize) >= 28)
	await page.becomes(outside, [])
	for (const shown of [['side'], []]) {
		await page.press('1')
		await page.becomes(seen, ['board', 'narration', 'questions', 'timeline', 'controls', ...shown])
		await page.becomes(outside, [])
	}
})

opened('presenting shows board, narration and transport, and restores the page', CODE, async page => {
	await page.shows('[part=code] ol')
	for (const [end, ...size] of ENDS) {
		await page.resize(...size)
		await page.eval(async () => {
			scrollTo(0, 60)
			$('#share').focus()
			await frames(2)
		})
		const [before, all] = [await page.eval(atRest, state), await page.eval(atRest, seen)]
		await page.press('f')
		await page.becomes(seen, ['board', 'narration', 'timeline', 'controls'])
		await page.press('PageDown')
		await page.becomes(() => $('n-queens > p').assignedSlot?.hidden, false)
		await page.waitFor(() => $('[part=board]').clientHeight > 0.8 * Math.min(innerWidth, innerHeight))
		await page.becomes(outside, [], size)
		await page.says(`${BOX.stage} p`, '1 code')
		await page.press('l')
		await page.waitFor(() => getComputedStyle($(`${BOX.stage} i`)).display === 'block')
		await page.press('b')
		await page.waitFor(() => getComputedStyle($(BOX.stage), '::after').content !== 'none')
		await page.press(end)
		await page.becomes(seen, all)
		await page.waitFor(() => !$(BOX.stage) && !document.fullscreenElement)
		await page.becomes(state, before)
	}
})

opened('the handout has a sentence, a caption and a board for each moment', LESSON, async page => {
	await page.paper(true)
	await page.count('figure svg', 3)
	equal(new Set((await page.eval(drawn, 'figure svg')).map(String)).size, 3)
	equal(await page.eval(() => $$('figcaption p:nth-child(2)').map(text)), ['one', 'two', 'three'])
	match(await page.eval(() => text($$('figcaption')[1])), /step 1,212 .*Row 5: can a queen go to column 4\? No\./)
	ok(await page.eval(() => $$('figure').every(one => getComputedStyle(one).breakInside === 'avoid')))
	ok(await page.eval(() => !figure().checkVisibility() && !$('aside').checkVisibility()))
	await page.paper(false)
	await page.gone('figure')
})
