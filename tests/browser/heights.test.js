// Figures that are given a height: by a style, a column, a cell, a slide, a frame that nobody fits, or lines that run
// downwards. The board gets what is left, and nothing sticks out. reveal.js is no package of Debian: a slide is made
// with its known style and what it does to `r-stretch`. In the three browsers.

import {ok} from 'uvu/assert'
import {areDrawn} from '../helpers/figures.js'
import {$, $$, atRest, figure, folderOf, inBrowsers, ofDist} from '../helpers/pages.js'

const tag = (attributes = '') => `<n-queens n="8" step="146" ${attributes}></n-queens>`
const page = (body, style = '') => `<!doctype html><html lang="en"><meta charset="utf-8">
	<style>body { margin: 0 } ${style}</style><script src="n-queens-study.js"></script>${body}`

const VIEWS = 'views="board narration timeline code arrays"'
const COLUMN = 'display: flex; flex-direction: column; height: 460px'
const CELL = 'display: grid; grid-template: auto minmax(0, 1fr) / 400px; height: 480px'
/** What gives a figure a height. */
const GIVEN = {
	style: tag('style="height: 420px"'),
	'a class with padding': tag('class="given"'),
	'a column': `<div style="${COLUMN}"><h2>A title</h2>${tag('style="flex: 1; min-height: 0"')}</div>`,
	'a cell': `<div style="${CELL}"><h2>A title</h2>${tag()}</div>`,
	'a box with a board alone': tag('style="height: 300px" views="board" controls="none"'),
	'a narrow box': `<div style="width: 320px">${tag('style="height: 400px"')}</div>`,
	'a box with panels': tag(`style="height: 500px" ${VIEWS}`),
	'a narrow box with panels': `<div style="width: 400px">${tag(`style="height: 500px" ${VIEWS}`)}</div>`,
}

const BOX = '.given { height: 30rem; padding: 1rem; border: 5px solid }'
const fileOf = name => `${name.replaceAll(' ', '-')}.html`

/** Of reveal.js 5: slides of 960 × 700 px, scaled to the window; of what is stretched it sets the height. */
const REVEAL = `.slides { position: absolute; inset: 0; margin: auto; width: 960px; height: 700px;
		transform: scale(0.8); text-align: center; font-size: 40px }
	section { position: absolute; width: 100%; padding: 20px 0; box-sizing: border-box }`
const STRETCH = `<script>
	const figure = document.querySelector('.r-stretch'), section = figure.parentElement
	figure.style.height = '0'
	figure.style.height = 700 - section.offsetHeight + 'px'
	section.style.height = '700px'
</script>`
const SLIDE = `<div class="slides"><section><h2>A title</h2>${tag('class="r-stretch"')}</section></div>${STRETCH}`

const STEP = (x, scale) => `<div class="step" style="width: 900px; height: 620px" data-x="${x}" data-scale="${scale}">
	${tag('style="height: 100%"')}</div>`

/** At each frame: how high the page is, and which figures have only their place. */
function watch() {
	const seen = (window.seen = [])
	const look = () => {
		const trees = [...document.querySelectorAll('n-queens')].map(({shadowRoot}) => shadowRoot)
		const waiting = trees.map(tree => tree?.childElementCount === 1 && tree.textContent === '')
		seen.push({high: document.documentElement.scrollHeight, waiting})
		requestAnimationFrame(look)
	}
	requestAnimationFrame(look)
}
const MANY = `${tag()}<p>A text.</p>`.repeat(20)
const SCRIPT = '<script src="n-queens.js"></script>'
const many = (before, after) =>
	`<!doctype html><html lang="en"><meta charset="utf-8"><script>(${watch})()</script>${before}${MANY}${after}`

const FILES = {
	'script-first.html': many(SCRIPT, ''),
	'script-last.html': many('', SCRIPT),
	...Object.fromEntries(Object.entries(GIVEN).map(([name, body]) => [fileOf(name), page(body, BOX)])),
	'reveal.html': page(SLIDE, REVEAL),
	'impress.html': page(`<div id="impress" data-width="1000" data-height="700">${STEP(0, 1)}${STEP(2000, 2)}</div>
		<script src="impress.js"></script><script>impress().init()</script>`),
	'vertical.html': page(`<p>縦書き</p>${tag()}<p>${'縦書き。'.repeat(50)}</p>`, 'html { writing-mode: vertical-rl }'),
	'article.html': page(`<p>A text.</p>${tag()}<p>A text.</p>${tag(VIEWS)}`, 'html, body { height: 100% }'),
	'frame.html': '<!doctype html><body style="margin: 0"><iframe style="width: 100%; border: 0"></iframe>',
}

/** In the page: what of a figure lies outside it. */
const outside = (i = 0) => {
	const host = figure(i),
		box = host.getBoundingClientRect(),
		root = host.shadowRoot
	const isOut = ({left, top, right, bottom, width}) =>
		width > 0 && (right > box.right + 1 || bottom > box.bottom + 1 || left < box.left - 21 || top < box.top - 1)
	return [...root.querySelectorAll('.main :is(canvas, button, select, input, .narration, .squares)')]
		.filter(one => !one.closest('.squares span') && isOut(one.getBoundingClientRect()))
		.map(one => one.outerHTML.slice(0, 60))
}
const isWhole = async page => {
	await page.becomes(outside, [])
	const {width, height} = await page.eval(atRest, placeOfBoard)
	ok(Math.abs(width - height) < 12 && width > 90, `a board of ${width} × ${height}`)
	await page.becomes(outside, [])
	return width
}
/** In the page: whether a figure is as high as what is seen in it. */
const isAsHigh = () => {
	const inside = [...$('.figure').querySelectorAll('*')].filter(one => one.checkVisibility()),
		ends = inside.map(one => one.getBoundingClientRect().bottom)
	return Math.abs(figure().getBoundingClientRect().bottom - Math.max(...ends)) < 40
}
const placeOfBoard = (i = 0) => figure(i).shadowRoot.querySelector('.board canvas').getBoundingClientRect()

for (const {name: browser, opened} of inBrowsers('heights', {
	folder: folderOf(FILES, {
		...ofDist(['n-queens-study.js', 'n-queens.js', 'embed.html', 'embed.js', 'study.js']),
		'impress.js': '/usr/share/javascript/impress/impress.js',
	}),
	...{from: 'web', width: 1024, height: 700},
	ready: page => page.waitFor(areDrawn),
})) {
	for (const name of Object.keys(GIVEN))
		opened(`a figure is as high as ${name} says`, fileOf(name), async page => {
			await isWhole(page)
			await page.becomes(() => document.documentElement.scrollHeight <= innerHeight, true)
		})

	opened('beside what one presses the board is as high as the figure', 'style.html', async page => {
		ok((await isWhole(page)) > 400)
		await page.resize(400, 700)
		await page.waitFor(() => figure().clientWidth === 400 && $('.board').clientWidth < 300)
		await isWhole(page)
		await page.eval(() => (figure().style.height = '600px'))
		await page.waitFor(() => $('.board').clientWidth > 300)
		await isWhole(page)
	})

	for (const name of ['script-first', 'script-last'])
		opened(`figures that wait for their turn have their place, ${name}`, `${name}.html`, async page => {
			await page.becomes(() => $$('n-queens').every(({moment}) => moment.step === 146), true)
			await page.waitFor(areDrawn)
			const {first, last} = await page.eval(() => {
				const isPart = ({waiting}) => waiting.length === 20 && new Set(waiting).size === 2
				return {first: window.seen.find(isPart), last: document.documentElement.scrollHeight}
			})
			ok(Math.abs(first.high - last) < 0.1 * last, `${first.high} of ${last} pixels`)
		})
	opened('a figure whose height is taken away is as it was', 'style.html', async page => {
		await isWhole(page)
		await page.eval(() => (figure().style.height = ''))
		await page.becomes(() => $('.board').clientWidth, 576)
		await page.waitFor(() => figure().clientHeight > 700)
	})

	if (browser === 'chromium')
		for (const name of ['a box with panels', 'a narrow box with panels'])
			opened(`on paper a figure of a given height is as high as what it holds, ${name}`, fileOf(name), async page => {
				await isWhole(page)
				await page.paper(true)
				await page.becomes(isAsHigh, true)
				ok((await page.eval(() => figure().clientHeight)) > 600)
				await page.paper(false)
				await page.becomes(() => figure().clientHeight, 500)
				await isWhole(page)
			})

	opened('a slide of reveal.js holds a figure that is stretched', 'reveal.html', async page => {
		await page.waitFor(() => figure().clientHeight < 640)
		ok((await isWhole(page)) > 250)
	})

	opened('a slide of impress.js holds a figure of its height', 'impress.html', async page => {
		await page.waitFor(() => $('.impress-enabled'))
		await isWhole(page)
		await page.becomes(outside, [], 1)
	})

	opened('where lines run downwards a figure is no higher than they are long', 'vertical.html', async page => {
		await isWhole(page)
		await page.becomes(() => document.documentElement.scrollHeight <= innerHeight, true)
		await page.resize(1024, 560)
		await page.waitFor(() => figure().clientHeight <= 560)
		await isWhole(page)
	})

	opened('in an article a figure is as wide as it may be, and as high as it becomes', 'article.html', async page => {
		await page.resize(1024, 400)
		await page.eval(() => figure().seek(20))
		await page.becomes(
			() =>
				$$('n-queens').map(({shadowRoot: root}) => [
					root.querySelector('.board').clientWidth,
					root.querySelectorAll('[data-low]').length,
				]),
			[
				[576, 0],
				[576, 0],
			],
		)
	})
}

const MODES = ['board', 'check', 'exam']
const modePage = mode => page(`<n-queens mode="${mode}" style="height: 420px"></n-queens><p>A text.</p>`)
const MODE_FILES = Object.fromEntries(MODES.map(mode => [`${mode}.html`, modePage(mode)]))

/** In the page: whether the mode scrolls within the figure's height, and how much room is left beneath it. */
const scrolled = () => {
	const place = $('.main > [id]'),
		left = figure().getBoundingClientRect().bottom - place.getBoundingClientRect().bottom
	return [place.scrollHeight > place.clientHeight, Math.round(left / 4), figure().clientHeight]
}
/** In the page: what is pressed last, once it is scrolled to, is within the figure, and nothing lies on it. */
const isReached = () => {
	const visible = $('.main > [id]').querySelectorAll('button, select, textarea, summary, input'),
		last = [...visible].filter(({clientWidth}) => clientWidth > 1).at(-1)
	last.scrollIntoView({block: 'nearest'})
	const {left, top, width, height, bottom} = last.getBoundingClientRect()
	if (bottom > figure().getBoundingClientRect().bottom + 1) return false
	return figure().shadowRoot.elementFromPoint(left + width / 2, top + height / 2) === last
}

for (const {name, opened} of inBrowsers('modes in heights', {
	folder: folderOf(MODE_FILES, ofDist(['n-queens-study.js', ...MODES.map(mode => `${mode}.js`)])),
	...{from: 'web', width: 1024, height: 700},
})) {
	for (const mode of MODES)
		opened(`a mode that is given a height scrolls within it, ${mode}`, `${mode}.html`, async page => {
			await page.becomes(scrolled, [true, 0, 420])
			await page.becomes(isReached, true)
			await page.eval(() => (figure().style.height = ''))
			await page.becomes(() => [$('.scrolled'), figure().clientHeight > 500], [null, true])
		})

	if (name === 'chromium')
		for (const mode of MODES)
			opened(`on paper a mode of a given height is as high as what it holds, ${mode}`, `${mode}.html`, async page => {
				await page.becomes(scrolled, [true, 0, 420])
				await page.paper(true)
				await page.becomes(isAsHigh, true)
				await page.paper(false)
				await page.becomes(scrolled, [true, 0, 420])
			})

	opened('the board of a mode that is given a height is no higher', 'board.html', async page => {
		await page.becomes(() => $('.scrolled') && $('.mine').clientWidth < 420, true)
		await page.eval(() => (figure().style.height = '560px'))
		await page.becomes(() => $('.mine').clientWidth > 430 && $('.mine').clientWidth < 560, true)
	})
}
