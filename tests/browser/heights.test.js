import {ok} from '#test'
import {areDrawn} from '../helpers/figures.js'
import {$, $$, atRest, figure, HTML, inBrowsers, placeOf} from '../helpers/pages.js'

const tag = (attributes = '') => `<n-queens n="8" step="146" ${attributes}></n-queens>`
const html = body => `${HTML}
	<style>body { margin: 0 } .given { height: 30rem; padding: 1rem; border: 5px solid }</style>
	<script src="n-queens-study.js"></script>${body}`

const VIEWS = 'views="board narration timeline code arrays"'
const COLUMN = 'display: flex; flex-direction: column; height: 460px'
const GIVEN = {
	'a class with padding': tag('class="given"'),
	'a column': `<div style="${COLUMN}"><h2>A title</h2>${tag('style="flex: 1; min-height: 0"')}</div>`,
	'a box with a board alone': tag('style="height: 300px" views="board" controls="none"'),
	'a narrow box with panels': `<div style="width: 400px">${tag(`style="height: 500px" ${VIEWS}`)}</div>`,
}

const vertical = mode =>
	`<style>html { writing-mode: ${mode} }</style><p>縦書き</p>${tag()}<p>${'縦書き。'.repeat(50)}</p>`

const outside = () => {
	const box = figure().getBoundingClientRect()
	const isOut = ({left, top, right, bottom, width}) =>
		width > 0 && (right > box.right + 1 || bottom > box.bottom + 1 || left < box.left - 21 || top < box.top - 1)
	const parts = ':is(canvas, button, select, input, [part=narration], [role=grid])'
	return $$(`[part=main] ${parts}`)
		.filter(one => !one.closest('[role=gridcell]') && isOut(one.getBoundingClientRect()))
		.map(one => one.outerHTML.slice(0, 60))
}
const isWhole = async page => {
	await page.becomes(() => document.documentElement.scrollHeight <= innerHeight, true)
	await page.becomes(outside, [])
	const {width, height} = await page.eval(atRest, placeOf, 'canvas')
	ok(Math.abs(width - height) < 12 && width > 90, `a board of ${width} × ${height}`)
	await page.becomes(outside, [])
}

const low = mode => `<n-queens mode="${mode}" style="height: 420px"></n-queens><p>A text.</p>`

const scrolled = () => {
	const place = $('[part=main] > [id]'),
		left = figure().getBoundingClientRect().bottom - place.getBoundingClientRect().bottom
	return [place.scrollHeight > place.clientHeight, Math.round(left / 4), figure().clientHeight]
}
const isReached = () => {
	const visible = $('[part=main] > [id]').querySelectorAll('button, select, textarea, summary, input'),
		last = [...visible].filter(({clientWidth}) => clientWidth > 1).at(-1)
	last.scrollIntoView({block: 'nearest'})
	const {left, top, width, height, bottom} = last.getBoundingClientRect()
	if (bottom > figure().getBoundingClientRect().bottom + 1) return false
	return figure().shadowRoot.elementFromPoint(left + width / 2, top + height / 2) === last
}

for (const {opened} of inBrowsers('heights', {
	html,
	...{from: 'web', width: 1024, height: 700},
	until: areDrawn,
})) {
	for (const [name, body] of Object.entries(GIVEN)) opened(`a figure keeps the height given by ${name}`, body, isWhole)

	for (const mode of ['vertical-rl', 'sideways-lr'])
		opened(`in vertical writing a figure fits the window's height, ${mode}`, vertical(mode), async page => {
			await isWhole(page)
			await page.resize(1024, 560)
			await page.becomes(() => figure().clientHeight <= 560 && figure().getBoundingClientRect().top >= 0, true)
			await isWhole(page)
		})

	for (const mode of ['board', 'check', 'exam'])
		opened(`a mode with a given height scrolls within it, ${mode}`, low(mode), {ready: false}, async page => {
			await page.becomes(scrolled, [true, 0, 420])
			await page.becomes(isReached, true)
			await page.eval(() => (figure().style.height = ''))
			await page.becomes(scrolled => figure().clientHeight > 500 && scrolled()[0], false, scrolled)
		})
}
