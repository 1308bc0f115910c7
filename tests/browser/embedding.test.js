// Hosts that are hostile or careless: style sheets that reach for everything, containers of any size, figures that are
// removed, moved, cloned and set to rubbish while they run. In the three browsers: no throw, no walk left in the
// worker, and the figure looks well.

import * as assert from 'uvu/assert'
import {areDrawn, drive, flaws} from '../helpers/figures.js'
import {folderOf, inBrowsers, ofDist} from '../helpers/pages.js'

const SCRIPT = '<script src="n-queens.js"></script>'
const STUDY = '<script src="n-queens-study.js"></script>'
const MODULE = '<script type="module" src="n-queens.mjs"></script>'
const FIGURE = '<n-queens n="6" step="9">A board of six rows.</n-queens>'
/** A figure in a cell that is laid out so. */
const inCell = style =>
	`<section style="position: relative; min-height: 45rem; clear: both"><div style="${style}">${FIGURE}</div></section>`
const ofWidth = width => `<div style="width: ${width}">${FIGURE}</div>`
const html = (body, style = '', attributes = '') =>
	`<!doctype html><html lang="en" ${attributes}><meta charset="utf-8">
	<meta name="viewport" content="width=device-width"><style>${style}</style><script src="spy.js"></script>${body}`

/** Style sheets of pages that did not think of figures. */
const SHEETS = {
	'takes everything away': '* { all: unset }',
	'takes everything away with force':
		'*, *::before { all: unset !important } script, style, head { display: none !important }',
	'makes all text tiny, crowded and loud': `html { font-size: 62.5% }
		body {
			font: italic small-caps 900 7px/0.6 fantasy; letter-spacing: 0.5em; word-spacing: 2em;
			text-transform: uppercase; text-indent: 5em; text-shadow: 0 0 3px red;
			white-space: nowrap; word-break: break-all; -webkit-text-fill-color: red; -webkit-text-stroke: 2px lime
		}`,
	'writes downwards': `body { writing-mode: vertical-rl; direction: rtl; text-align: justify; cursor: none }
		n-queens { height: 40rem; width: 30rem }`,
	'hides what figures are made of':
		'canvas, svg, button, input, p, div, span, slot { display: none !important } main { display: block !important }',
	'is dark without saying so': 'html { background: #111; color: #eee }',
}

const CELLS = {
	flex: 'display: flex; gap: 1rem',
	'flex column': 'display: flex; flex-direction: column; align-items: center',
	grid: 'display: grid; grid-template-columns: auto 1fr',
	'inline grid': 'display: inline-grid',
	'table cell': 'display: table-cell',
	float: 'float: left',
	'inline-block': 'display: inline-block',
	absolute: 'position: absolute',
}

const PLACES = {
	'in the head': html(`${SCRIPT}${FIGURE}`),
	'at the end': html(`${FIGURE}${SCRIPT}`),
	deferred: html(`<script src="n-queens.js" defer></script>${FIGURE}`),
	async: html(`<script src="n-queens.js" async></script>${FIGURE}`),
	'as a module': html(`${MODULE}${FIGURE}`),
	'in four copies': html(`${SCRIPT}${STUDY}${FIGURE}${SCRIPT}${MODULE}`),
}

const FILES = {
	'one.html': html(`${SCRIPT}<main>${FIGURE}</main>`),
	'links.html': html(
		`${SCRIPT}${STUDY}<p><a id="link" href="#" data-n-queens="f" data-next="place">on</a></p><n-queens
		id="f"></n-queens>`,
	),
	'hidden.html': html(`${SCRIPT}<main hidden>${FIGURE}</main>`),
	'rtl.html': html(`${SCRIPT}<main>${FIGURE}</main>`, '', 'dir="rtl"'),
	'cells.html': html(SCRIPT + Object.values(CELLS).map(inCell).join('')),
	'sizes.html': html(SCRIPT + ['3000px', '60px', '0'].map(ofWidth).join('')),
	'page.xhtml': `<?xml version="1.0" encoding="UTF-8"?><html xmlns="http://www.w3.org/1999/xhtml" lang="en">
		<head><title>x</title><script src="spy.js"></script>${SCRIPT}</head><body>${FIGURE}</body></html>`,
	...Object.fromEntries(
		Object.values(SHEETS).map((sheet, i) => [`sheet-${i}.html`, html(`${SCRIPT}<main>${FIGURE}</main>`, sheet)]),
	),
	...Object.fromEntries(Object.values(PLACES).map((page, i) => [`place-${i}.html`, page])),
}

/** What a page may write of a figure, and what nobody should. */
const NAMES =
	`n search start-row step speed autoplay views listing controls labels attacks theme lang from to loop stops predict
	hidden style class`.split(/\s+/)
const RUBBISH = [
	...`-1 0 8 33 1e9 NaN null undefined __proto__ constructor board done <b> １２ ∞ ../.. zz-ZZ-x`.split(' '),
	'',
	' ',
	'\u0000',
	'💥'.repeat(999),
	'9'.repeat(400),
	'120 110',
]

for (const {name, opened} of inBrowsers('embedding', {
	from: 'web',
	folder: folderOf(FILES, {
		...ofDist(['n-queens.js', 'n-queens.mjs', 'n-queens-study.js']),
		'spy.js': 'tests/helpers/spy.js',
	}),
})) {
	const walks = async (page, index = 0) =>
		assert.equal(await page.eval(drive, index), {sought: 20, jumped: ['place', true], played: true})
	const wellDrawn = async (page, least) => {
		await page.waitFor(areDrawn)
		assert.equal(await page.eval(flaws, least), [])
	}

	Object.keys(SHEETS).forEach((title, i) =>
		opened(`a page's style that ${title} leaves the figure as it is`, `sheet-${i}.html`, async page => {
			await wellDrawn(page, 250)
			await walks(page)
			assert.equal(await page.eval(flaws, 250), [])
		}),
	)

	Object.keys(PLACES).forEach((place, i) =>
		opened(`the script may stand ${place}`, `place-${i}.html`, async page => {
			await page.waitFor(areDrawn)
			await walks(page)
		}),
	)

	opened('two copies of the script follow a link once', 'links.html', async page => {
		await page.waitFor(areDrawn)
		await page.eval(() => document.querySelector('#link').click())
		await page.waitFor(() => document.querySelector('n-queens').moment.event.kind === 'place')
		assert.is(
			await page.eval(async () => {
				await document.querySelector('n-queens').settled
				return document.querySelector('n-queens').moment.counters.places
			}),
			1,
		)
	})

	opened('a page of XHTML has figures too', 'page.xhtml', async page => {
		await wellDrawn(page, 250)
		await walks(page)
	})

	opened('containers of 3000 px, 60 px and none draw a square board, or nothing', 'sizes.html', async page => {
		await page.waitFor(() =>
			[...document.querySelectorAll('n-queens')]
				.slice(0, 2)
				.every(figure => figure.shadowRoot?.querySelector('.squares').clientWidth > 0),
		)
		const sides = await page.eval(() =>
			[...document.querySelectorAll('n-queens')].slice(0, 2).map(({shadowRoot}) => {
				const {width, height} = shadowRoot.querySelector('.squares').getBoundingClientRect()
				return Math.abs(width - height) < 1 && width
			}),
		)
		assert.ok(sides[0] > 400 && sides[1] > 20 && sides[1] <= 60, String(sides))
		for (const index of [0, 1]) await walks(page, index)
		// Where there is no room nothing is seen, so nothing plays; it is still gone where it is sent.
		assert.is(
			await page.eval(() =>
				document
					.querySelectorAll('n-queens')[2]
					.seek(20)
					.then(() => document.querySelectorAll('n-queens')[2].moment.step),
			),
			20,
		)
	})

	opened(
		'in flex, grid and table cells, floats and inline blocks a figure has room for its board',
		'cells.html',
		async page => {
			await wellDrawn(page, 150)
		},
	)

	opened('a figure that is not displayed at first is drawn when it is', 'hidden.html', async page => {
		await page.eval(async () => {
			await document.querySelector('n-queens').updateComplete
			document.querySelector('main').hidden = false
		})
		await wellDrawn(page, 250)
		await walks(page)
	})

	opened('on a page written from the right the board keeps its columns from the left', 'rtl.html', async page => {
		await wellDrawn(page, 250)
		const [first, last] = await page.eval(() =>
			[...document.querySelector('n-queens').shadowRoot.querySelectorAll('.squares > :first-child > span')]
				.map(cell => cell.getBoundingClientRect().left)
				.filter((_, i, all) => i === 0 || i === all.length - 1),
		)
		assert.ok(first < last)
		assert.is(
			await page.eval(
				() => getComputedStyle(document.querySelector('n-queens').shadowRoot.querySelector('.narration')).direction,
			),
			'ltr',
		)
	})

	opened(
		'at a zoom of 400 % a figure fills the width, sharply, and no text is cut off',
		'one.html',
		async page => {
			await wellDrawn(page, 200)
			assert.ok(
				await page.eval(() => {
					const canvas = document.querySelector('n-queens').shadowRoot.querySelector('canvas')
					return (
						Math.abs(canvas.width - 4 * canvas.clientWidth) <= 4 && document.documentElement.scrollWidth <= innerWidth
					)
				}),
			)
		},
		{width: 320, height: 256, deviceScaleFactor: 4},
	)

	opened(
		'a figure removed while it plays, rewritten or cloned leaves no walk in the worker',
		'one.html',
		async page => {
			await page.waitFor(areDrawn)
			const seen = await page.eval(async () => {
				const main = document.querySelector('main'),
					markup = main.innerHTML
				const figures = []
				for (let i = 0; i < 20; i++) {
					const figure = main.querySelector('n-queens')
					figures.push(figure)
					if (i % 2) await figure.seek(50)
					figure.speed = Infinity
					figure.play()
					if (i % 3 === 0) await new Promise(requestAnimationFrame)
					if (i % 4 === 0) main.replaceChildren(figure.cloneNode(true))
					else main.innerHTML = markup
				}
				main.replaceChildren()
				await Promise.all(figures.map(figure => figure.settled))
				return {playing: figures.some(figure => figure.playing), workers: window.spied.workers}
			})
			assert.equal(seen, {playing: false, workers: 1})
			await page.waitFor(() => window.spied.opened > 0 && window.spied.walks() === 0)
		},
	)

	opened('a figure that goes into a frame and back walks in both', 'one.html', async page => {
		await page.waitFor(areDrawn)
		assert.equal(
			await page.eval(async () => {
				const figure = document.querySelector('n-queens'),
					main = document.querySelector('main')
				const frame = main.appendChild(document.createElement('iframe'))
				await figure.seek(15)
				frame.contentDocument.body.append(figure)
				await figure.seek(30)
				const there = figure.moment.step
				main.append(figure)
				await figure.seek(45)
				return [there, figure.moment.step, figure.n]
			}),
			[30, 45, 6],
		)
		await page.waitFor(() => window.spied.walks() === 1)
		await walks(page)
	})

	opened(
		'attributes set to rubbish a thousand times throw nothing, are told in a sentence, and are forgiven',
		'one.html',
		async page => {
			await page.waitFor(areDrawn)
			const seen = await page.eval(
				async (names, rubbish) => {
					const figure = document.querySelector('n-queens')
					let seed = 1
					const pick = list => list[(seed = (seed * 48271) % 2147483647) % list.length]
					for (let i = 0; i < 1000; i++) {
						const attribute = pick(names)
						if (seed % 5) figure.setAttribute(attribute, pick(rubbish))
						else figure.removeAttribute(attribute)
						if (i % 50 === 0) await figure.updateComplete
					}
					figure.setAttribute('n', 'rubbish')
					await figure.settled
					await figure.updateComplete
					const told = /“rubbish”/.test(figure.shadowRoot.querySelector('.message')?.textContent)
					for (const attribute of names) figure.removeAttribute(attribute)
					figure.n = 6
					await figure.settled
					return {told, n: figure.n, search: figure.search}
				},
				NAMES,
				RUBBISH,
			)
			assert.equal(seen, {told: true, n: 6, search: 'flags'})
			await page.waitFor(() => window.spied.walks() <= 1)
			await walks(page)
		},
	)

	opened('messages from strangers move nothing', 'one.html', async page => {
		await page.waitFor(areDrawn)
		assert.is(
			await page.eval(async () => {
				const figure = document.querySelector('n-queens')
				await figure.seek(33)
				for (const data of [
					null,
					1,
					'play',
					{type: 'seek', step: 5},
					{id: 1, type: 'APPLY', path: ['open'], argumentList: []},
					{type: 'n-queens', step: 2, n: 12},
					{theme: 'dark', height: 1e9},
				])
					postMessage(data, '*')
				await new Promise(done => {
					addEventListener('message', ({data}) => data === 'last' && done())
					postMessage('last', '*')
				})
				await figure.settled
				return figure.moment.step
			}),
			33,
		)
	})

	if (name === 'chromium')
		opened('after a hundred figures have come and gone, memory is what it was', 'one.html', async page => {
			await page.waitFor(areDrawn)
			const hundred = () =>
				page.eval(async () => {
					const main = document.querySelector('main')
					for (let i = 0; i < 100; i++) {
						main.innerHTML = '<n-queens n="8">Children</n-queens>'
						if (i % 4 === 0) await main.firstChild.seek(10 * i)
						else if (i % 4 === 1) await main.firstChild.updateComplete
					}
					main.replaceChildren()
				})
			await hundred()
			await page.waitFor(() => window.spied.walks() === 0)
			const before = await page.memory()
			await hundred()
			await page.waitFor(() => window.spied.walks() === 0)
			const after = await page.memory()
			assert.ok(after.nodes <= before.nodes + 50, `nodes: ${before.nodes}, then ${after.nodes}`)
			assert.ok(after.listeners <= before.listeners + 10, `listeners: ${before.listeners}, then ${after.listeners}`)
			assert.ok(after.heap <= before.heap + 500_000, `heap: ${before.heap}, then ${after.heap}`)
		})
}
