// Hosts that are hostile or careless: style sheets that reach for everything, containers of any size, figures that are
// removed, moved, cloned and set to rubbish while they run. No throw, no walk left in the
// worker, and the figure looks well.

import {equal, is, ok} from 'uvu/assert'
import {readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {compile} from 'tailwindcss'
import {areDrawn, drive, DRIVEN, flaws} from '../helpers/figures.js'
import {$, figure, folderOf, frames, inBrowsers, moment, ofDist, placeOf, text} from '../helpers/pages.js'

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

/** As Tailwind builds it of a page that names one of its classes. */
async function tailwind() {
	const {resolve} = createRequire(import.meta.url)
	const loadStylesheet = async (id, base) => ({
		path: id,
		base,
		content: readFileSync(resolve(`${id}/index.css`), 'utf8'),
	})
	return (await compile('@import "tailwindcss";', {loadStylesheet})).build(['p-4'])
}

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
	'is Bootstrap': readFileSync('/usr/share/javascript/bootstrap4/css/bootstrap.css', 'utf8'),
	'is Tailwind': await tailwind(),
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
	'quirks.html': `<html lang="en"><meta charset="utf-8"><script src="spy.js"></script>${SCRIPT}<main>${FIGURE}</main>`,
	'isolated.html': html(`${SCRIPT}<main>${FIGURE}</main>`),
	'framed.html': html(`<iframe title="figure" width="700" height="900" srcdoc='${SCRIPT}${FIGURE}'></iframe>`),
	'shadow.html': html(`${SCRIPT}<div><template shadowrootmode="open">${FIGURE}</template></div>`),
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
	`n search start-row step speed autoplay views listing controls labels attacks theme lang from to loop stops questions
	hidden style class`.split(/\s+/)
const RUBBISH = [
	...`-1 0 8 33 1e9 8.5 0x8 NaN null undefined Infinity __proto__ constructor board done <b> ８ １２ ∞ ../..
		zz-ZZ-x`.split(/\s+/),
	...['', ' ', '\u0000', '💥'.repeat(999), '9'.repeat(400), '120 110'],
]

/** In the page: sets a figure's attributes to rubbish, a thousand times. */
const spoil = async (names, rubbish) => {
	const own = figure()
	let seed = 1
	const pick = list => list[(seed = (seed * 48271) % 2147483647) % list.length]
	for (let i = 0; i < 1000; i++) {
		const attribute = pick(names)
		if (seed % 5) own.setAttribute(attribute, pick(rubbish))
		else own.removeAttribute(attribute)
		if (i % 50 === 0) await own.updateComplete
	}
	own.setAttribute('n', 'rubbish')
	await own.settled
	await own.updateComplete
	const told = text('.message').includes('“rubbish”')
	for (const attribute of names) own.removeAttribute(attribute)
	own.n = 6
	await own.settled
	return {told, n: own.n, search: own.search}
}

/** A page that may share memory, and loads from elsewhere only what agrees. */
const ISOLATED = {'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp'}

for (const {name, opened, inChromium} of inBrowsers('embedding', {
	browsers: ['chromium', 'webkit'],
	from: 'web',
	headers: {'/isolated.html': ISOLATED},
	folder: folderOf(FILES, {
		...ofDist(['n-queens.js', 'n-queens.mjs', 'n-queens-study.js', 'questions.js']),
		'spy.js': 'tests/helpers/spy.js',
	}),
	ready: page => page.waitFor(areDrawn),
})) {
	const walks = async (page, index = 0) => equal(await page.eval(drive, index), DRIVEN)
	const wellDrawn = (page, least) => page.becomes(flaws, [], least)

	Object.keys(SHEETS).forEach((title, i) =>
		inChromium(`a page's style that ${title} leaves the figure as it is`, `sheet-${i}.html`, async page => {
			await wellDrawn(page, 250)
			await walks(page)
			await wellDrawn(page, 250)
		}),
	)

	Object.keys(PLACES).forEach((place, i) => inChromium(`the script may stand ${place}`, `place-${i}.html`, walks))

	inChromium('two copies of the script follow a link once', 'links.html', async page => {
		await page.push('#link')
		await page.waitFor(() => moment().event.kind === 'place')
		await page.becomes(() => figure().settled.then(() => moment().counters.places), 1)
	})

	inChromium('a page of XHTML has figures too', 'page.xhtml', async page => {
		await wellDrawn(page, 250)
		await walks(page)
	})

	inChromium('a page of before standards has figures too', 'quirks.html', async page => {
		is(await page.eval(() => document.compatMode), 'BackCompat')
		await wellDrawn(page, 250)
		await walks(page)
	})

	inChromium('so has one that is isolated from others', 'isolated.html', async page => {
		is(await page.eval(() => crossOriginIsolated), true)
		await wellDrawn(page, 250)
		await walks(page)
	})

	/** Within a frame, or a shadow tree that the page declares. */
	const within = {
		'framed.html': () => $('iframe').contentDocument?.querySelector('n-queens'),
		'shadow.html': () => $('div').shadowRoot?.querySelector('n-queens'),
	}
	for (const [file, find] of Object.entries(within))
		inChromium(`a figure walks in ${file}`, file, {ready: false}, async page => {
			await page.waitFor(find => find()?.shadowRoot?.querySelector('.board canvas')?.width > 0, find)
			const seen = await page.eval(async find => {
				await find().seek(20)
				await find().next('place')
				return [find().moment.event.kind, find().moment.step > 20]
			}, find)
			equal(seen, ['place', true])
		})

	inChromium('containers of any width have a square board, or none', 'sizes.html', {ready: false}, async page => {
		const sides = await page.waitFor(() => {
			const boxes = [0, 1].map(i => figure(i).shadowRoot.querySelector('.squares').getBoundingClientRect())
			const sides = boxes.map(({width, height}) => Math.abs(width - height) < 1 && width)
			return sides.every(side => side > 0) && sides
		})
		ok(sides[0] > 400 && sides[1] > 20 && sides[1] <= 60, String(sides))
		for (const index of [0, 1]) await walks(page, index)
		// Where there is no room nothing is seen, so nothing plays; it is still gone where it is sent.
		await page.eval(() => figure(2).seek(20))
		is(await page.eval(() => figure(2).moment.step), 20)
	})

	inChromium('in cells of every layout a board has room', 'cells.html', page => wellDrawn(page, 150))

	inChromium(
		'a figure that is not displayed at first is drawn when it is',
		'hidden.html',
		{ready: false},
		async page => {
			await page.eval(() => figure().updateComplete.then(() => void ($('main').hidden = false)))
			await page.waitFor(areDrawn)
			await wellDrawn(page, 250)
			await walks(page)
		},
	)

	inChromium('where a page is written from the right, columns go from the left', 'rtl.html', async page => {
		await wellDrawn(page, 250)
		const [first, last] = await Promise.all(
			['first', 'last'].map(which => page.eval(placeOf, `.squares > :first-child > span:${which}-of-type`)),
		)
		ok(first.left < last.left)
		is(await page.eval(() => getComputedStyle($('.narration')).direction), 'ltr')
	})

	inChromium(
		'at a zoom of 400 % it is sharp and fits',
		'one.html',
		{width: 320, height: 256, deviceScaleFactor: 4},
		async page => {
			await wellDrawn(page, 200)
			const [lacks, wide] = await page.eval(() => [
				Math.abs($('canvas').width - 4 * $('canvas').clientWidth),
				document.documentElement.scrollWidth - innerWidth,
			])
			ok(lacks <= 4 && wide <= 0, `${lacks} ${wide}`)
		},
	)

	inChromium('a figure removed, rewritten or cloned leaves no walk in the worker', 'one.html', async page => {
		const seen = await page.eval(async () => {
			const main = $('main'),
				markup = main.innerHTML
			const figures = []
			for (let i = 0; i < 20; i++) {
				const figure = main.querySelector('n-queens')
				figures.push(figure)
				if (i % 2) await figure.seek(50)
				figure.speed = Infinity
				figure.play()
				if (i % 3 === 0) await frames(1)
				if (i % 4 === 0) main.replaceChildren(figure.cloneNode(true))
				else main.innerHTML = markup
			}
			main.replaceChildren()
			await Promise.all(figures.map(figure => figure.settled))
			return {playing: figures.some(figure => figure.playing), workers: window.spied.workers}
		})
		equal(seen, {playing: false, workers: 1})
		await page.waitFor(() => window.spied.opened > 0 && window.spied.walks() === 0)
	})

	inChromium('a figure that goes into a frame and back walks in both', 'one.html', async page => {
		const seen = await page.eval(async () => {
			const own = figure(),
				main = $('main')
			const frame = main.appendChild(document.createElement('iframe'))
			await own.seek(15)
			frame.contentDocument.body.append(own)
			await own.seek(30)
			const there = own.moment.step
			main.append(own)
			await own.seek(45)
			return [there, own.moment.step, own.n]
		})
		equal(seen, [30, 45, 6])
		await page.waitFor(() => window.spied.walks() === 1)
		await walks(page)
	})

	// The drivers of the other two keep no page that was left.
	if (name === 'webkit')
		opened('a page that was left is come back to, and its figure walks on from there', 'one.html', async page => {
			await page.seek(33)
			await page.eval(() => {
				addEventListener('pageshow', ({persisted}) => (window.isBack = persisted))
				location.href = 'hidden.html'
			})
			await page.waitFor(() => document.URL.endsWith('hidden.html') && document.readyState === 'complete')
			await page.eval(() => history.back())
			await page.waitFor(() => window.isBack)
			await page.isAt(33)
			await walks(page)
		})

	inChromium('rubbish in attributes is told, and forgiven', 'one.html', async page => {
		const seen = await page.eval(spoil, NAMES, RUBBISH)
		equal(seen, {told: true, n: 6, search: 'flags'})
		await page.waitFor(() => window.spied.walks() <= 1)
		await walks(page)
	})

	inChromium('messages from strangers move nothing', 'one.html', async page => {
		await page.seek(33)
		await page.eval(async () => {
			const strange = [null, 1, 'play', {type: 'seek', step: 5}, {type: 'n-queens', step: 2, n: 12}]
			for (const data of [...strange, {id: 1, type: 'APPLY', path: ['open']}, {theme: 'dark', height: 1e9}])
				postMessage(data, '*')
			await new Promise(done => {
				addEventListener('message', ({data}) => data === 'last' && done())
				postMessage('last', '*')
			})
			await figure().settled
		})
		await page.isAt(33)
	})

	inChromium('after a hundred figures have come and gone, memory is what it was', 'one.html', async page => {
		const hundred = () =>
			page.eval(async () => {
				const main = $('main')
				for (let i = 0; i < 100; i++) {
					main.innerHTML = '<n-queens n="8">Children</n-queens>'
					if (i % 4 === 0) await main.firstChild.seek(10 * i)
					else if (i % 4 === 1) await main.firstChild.updateComplete
				}
				main.replaceChildren()
			})
		const measured = async () => {
			await hundred()
			await page.waitFor(() => window.spied.walks() === 0)
			return page.memory()
		}
		const before = await measured(),
			grown = after =>
				Object.entries({nodes: 50, listeners: 10, heap: 500_000})
					.filter(([what, more]) => after[what] > before[what] + more)
					.map(([what]) => `${what}: ${before[what]}, then ${after[what]}`)
		let left = grown(await measured())
		// What waits for a task of its own is held until then; what leaks is held for good.
		for (let i = 0; left.length > 0 && i < 100; i++) {
			await page.eval(frames, 6)
			left = grown(await page.memory())
		}
		equal(left, [])
	})
}
