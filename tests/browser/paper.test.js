// Chromium emulates paper and forced colours; Firefox must be started with forced colours.

import {equal, is, ok} from '#test'
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {
	$,
	$$,
	atRest,
	BOX,
	figure,
	folderOf,
	HTML,
	frames,
	chromiumSuite,
	inBrowsers,
	lightness,
	moment,
} from '../helpers/pages.js'
import {isReady, QUERIES} from '../helpers/walked.js'

const pressable = () =>
	$$('nav, summary, button, [type=range], [part=controls], [part=timeline], [part=side] [role=group]')
		.filter(one => !one.matches(':is(ol, ul, figcaption, [part=arrays], [part=narration]) button, #walk-board'))
		.filter(one => one.getClientRects().length > 0 && one.checkVisibility({visibilityProperty: true}))
		.map(one => `${one.localName}.${one.className} ${one.textContent.trim().slice(0, 20)}`)

const html = body => `${HTML}<script src="n-queens-study.js"></script>${body}`
const ARTICLE = [20, 131, 1313]
	.map(step => `<p style="height:3000px">text</p><n-queens step="${step}"></n-queens>`)
	.join('')
const HIDDEN = '<style>@media screen { n-queens { display: none } }</style><n-queens></n-queens>'
/** Kinds of figures: attributes, then selectors of the board and of the sentence. */
const FIGURES = {
	walk: ['step="146"', 'canvas', '[part=narration]'],
	board: ['mode="board" n="6" given="0,1"', 'canvas', BOX.sentence],
	check: ['mode="check" n="6" example="no-sign"', '.did n-queens', '#check-does'],
	exam: ['mode="exam" blanks="c g"', 'figure svg', 'figcaption'],
}
/** A figure in CSS columns, which break like pages. An inline figure does not take its height from the column. */
const inColumns = attributes => `<div style="columns: 2; column-fill: auto; height: 800px"><p>text</p>
	<n-queens ${attributes} style="display: inline; --n-queens-board-size: 16rem"></n-queens></div>`

const {opened: inArticle} = chromiumSuite('an article on paper', {html, from: 'web'})

const apart = async (...parts) => {
	const heights = []
	for (let height = 0; height < 800; height += 25) {
		$('p').style.height = `${height}px`
		await frames(1)
		const columns = parts.flatMap(part => Array.from($(part).getClientRects(), ({left}) => left < innerWidth / 2))
		if (new Set(columns).size > 1) heights.push(height)
	}
	return heights
}
for (const [name, [attributes, ...parts]] of Object.entries(FIGURES))
	inArticle(`no page break separates a board from its sentence: ${name}`, inColumns(attributes), async page => {
		await page.eval(() => figure().load())
		for (const part of parts) await page.shows(part)
		await page.paper(true)
		await page.becomes(apart, [], ...parts)
	})

inArticle("the exam's text is printed even if it is folded on the screen", inColumns(FIGURES.exam[0]), async page => {
	const isShown = () => $('details p')?.checkVisibility({contentVisibilityAuto: true})
	await page.becomes(isShown, false)
	await page.paper(true)
	await page.becomes(isShown, true)
	await page.becomes(pressable, [])
})

inArticle('on paper wrapped code has a hanging indent', ARTICLE, {width: 320}, async page => {
	const indents = () => {
		const range = new Range()
		range.selectNodeContents($('li:nth-child(8) code > span'))
		const [{left}, ...more] = range.getClientRects()
		return more.map(line => line.left > left + 9)
	}
	await page.set('views', 'code')
	await page.paper(true)
	await page.becomes(indents, [true, true])
})

inArticle('a figure hidden on the screen is drawn before it is printed', HIDDEN, async page => {
	await page.waitFor(() => $('canvas'))
	await page.eval(() => {
		matchMedia('print').onchange = () => (window.isDrawn = $('canvas').hasAttribute('width'))
	})
	await page.paper(true)
	await page.waitFor(() => window.isDrawn)
})

inArticle('a figure far from the viewport has pixels only when printed', ARTICLE, async page => {
	await page.becomes(() => $$('n-queens').map(({moment}) => moment.step), [20, 131, 1313])
	const boards = () => $$('n-queens').map((_, i) => $('canvas', i).toDataURL()),
		isFar = `() => (${boards})()[2] === 'data:,'`
	await page.waitFor(isFar)
	await page.paper(true)
	await page.waitFor(`() => new Set((${boards})()).size === 3 && !(${isFar})()`)
	await page.becomes(pressable, [])
	await page.paper(false)
	for (const [act, undo] of [
		['scrollTo(0, 1e5)', 'scrollTo(0, 0)'],
		["dispatchEvent(new Event('beforeprint'))", "dispatchEvent(new Event('afterprint'))"],
	]) {
		await page.waitFor(isFar)
		ok(await page.eval(`async () => { ${act}; await frames(1); return !(${isFar})() }`), act)
		await page.eval(`() => void ${undo}`)
	}
	await page.waitFor(isFar)
})

const NEEDS = {width: 1440, height: 900, until: isReady}

async function onScreen(page, call, ...more) {
	const path = join(folderOf(), 'seen.png')
	await page.screenshot(path)
	return page.eval(
		async (png, call, ...more) => {
			const image = new Image()
			image.src = `data:image/png;base64,${png}`
			await image.decode()
			const ctx = new OffscreenCanvas(image.width, image.height).getContext('2d')
			ctx.drawImage(image, 0, 0)
			return call(ctx, ...more)
		},
		readFileSync(path).toString('base64'),
		call,
		...more,
	)
}

const inkAt = (ctx, places) => {
	const at = ([x, y]) => String(ctx.getImageData(Math.round(x), Math.round(y), 1, 1).data),
		paper = at([2, 200])
	return places.map(place => at(place) !== paper)
}

const isDrawn = (ctx, boxes, contrast) =>
	boxes.map(box => {
		const {data} = ctx.getImageData(...box.map(Math.round)),
			all = Array.from({length: data.length / 4}, (_, i) => lightness([...data.slice(4 * i, 4 * i + 3)]))
		return (Math.max(...all) + 0.05) / (Math.min(...all) + 0.05) >= contrast
	})

const marks = (selector, right, down, marked) =>
	$$(selector).flatMap(one => {
		const {left, top, bottom, width, height} = one.getBoundingClientRect(),
			list = one.closest('ol')?.getBoundingClientRect()
		if (list && (top < list.top || bottom > list.bottom)) return []
		return {place: [left + right(width), top + down(height)], is: one.matches(marked)}
	})
const middle = size => size / 2

const {opened} = chromiumSuite('paper', NEEDS)

for (const query of QUERIES)
	opened(`controls are not printed: ${query}`, query, async page => {
		if (query.endsWith('given=0,0')) await page.shows('#board ol button')
		await page.paper(true)
		await page.becomes(pressable, [])
	})

const boxesOf = (selector, [x, y, wide, high]) =>
	$$(selector).map(one => {
		const {left, top, width, height} = one.getBoundingClientRect()
		return [left + x * width, top + y * height, wide * width, high * height]
	})

async function assertMarked(page, ...args) {
	const all = await page.eval(atRest, marks, ...args)
	const places = all.map(({place}) => place),
		expected = all.map(({is}) => is)
	equal(await onScreen(page, inkAt, places), expected, args[0])
	return all.filter(({is}) => is).length
}

/** Elements of arrays that the step neither reads nor writes. */
const ARRAYS = '[part=arrays] [role=gridcell]:not([aria-label*=read], [aria-label*=written])'

const FORCED = {...NEEDS, browsers: ['chromium', 'firefox'], forced: true}
for (const {opened} of inBrowsers('forced colours', FORCED)) {
	opened('under forced colours all data of the walk are visible', 'step=1212', async page => {
		await page.forced?.(true)
		await page.eval(() => frames(2))
		const held = () => moment().arrays.flatMap(({cells}) => cells.filter(value => value === 1)).length
		const dots = await assertMarked(page, ARRAYS, middle, () => 13, '[aria-label$=true]')
		ok(dots > 0 && dots <= (await page.eval(held)))
		is(await assertMarked(page, '[part=stack] li', () => 1, middle, '[aria-current]'), 1)
		is(await assertMarked(page, '[part=code] ol > li > :first-child', () => 1, middle, '[aria-current] > *'), 1)
		is(await assertMarked(page, '[aria-label=Views] a', middle, height => height - 2, '[aria-current]'), 1)
		const timeline = ['slider "Timeline"', width => width * 0.97, height => height / 2 - 1, 'input']
		is(await assertMarked(page, ...timeline), 1)
	})

	for (const theme of ['light', 'dark'])
		opened(`under forced colours canvases are visible, theme ${theme}`, `step=1212&theme=${theme}`, async page => {
			await page.dark?.(theme === 'light')
			await page.forced?.(true)
			await page.eval(() => frames(2))
			const {queens, stack, event} = await page.eval(moment)
			const cells = await page.eval(atRest, boxesOf, '[part=board] [role=gridcell]', [0.45, 0.4, 0.1, 0.25]),
				drawn = await onScreen(page, isDrawn, cells, 3)
			// Leaves out squares with other marks: the present row, and the tested column.
			drawn.forEach((isDrawn, i) => {
				const [row, col] = [i >> 3, i % 8]
				if (row !== event.row && (col !== event.col || col === queens[row]))
					is(isDrawn, col === queens[row], `${row} ${col}`)
			})
			const numbers = await page.eval(atRest, boxesOf, '[part=board] [role=row] > :first-child', [-0.5, 0.2, 0.4, 0.6])
			equal(await onScreen(page, isDrawn, numbers, 4.5), Array(8).fill(true))
			const bars = await page.eval(() => {
				const {left, top, width, height} = $('[part=tree] canvas').getBoundingClientRect()
				return Array.from({length: 9}, (_, row) => [left, top + (row * height) / 9 - 3, width / 10, height / 9])
			})
			const ofCalls = (await onScreen(page, isDrawn, bars, 4.5)).slice(0, stack.length)
			equal(ofCalls, Array(stack.length).fill(true))
		})
}
