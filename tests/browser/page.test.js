// The real page in the three browsers, opened by double click (file://) and over http: one body of tests for all.

import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as oracle from '../helpers/oracle.js'
import { BROWSERS, launch } from '../helpers/browsers/index.js'
import { serve } from '../helpers/serve.js'

const FILE = pathToFileURL(join(process.cwd(), 'index.html')).href

/** What the page shows, read from what it exposes to a reader. */
const shown = async () => {
	const figure = document.querySelector('n-queens')
	await figure.updateComplete
	const root = figure.shadowRoot
	return {
		step: figure.moment.step,
		n: figure.moment.n,
		search: figure.moment.search,
		kind: figure.moment.event.kind,
		outcome: figure.moment.outcome,
		length: figure.length,
		playing: figure.playing,
		sentence: root.querySelector('.narration').textContent.trim(),
		queens: [...root.querySelectorAll('[role=gridcell]')]
			.filter(cell => /: queen$|、クイーン$/.test(cell.ariaLabel ?? cell.getAttribute('aria-label')))
			.map(cell => +cell.dataset.col),
		message: root.querySelector('.message')?.textContent.trim() ?? '',
	}
}

/** Pixels of the canvas that are not of the two board tones or its edge: has anything been drawn on the squares? */
const inked = () => {
	const canvas = document.querySelector('n-queens').shadowRoot.querySelector('canvas')
	const { data, width, height } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
	const tones = new Map()
	for (let i = 0; i < data.length; i += 4 * 7)
		tones.set(
			`${data[i]},${data[i + 1]},${data[i + 2]}`,
			(tones.get(`${data[i]},${data[i + 1]},${data[i + 2]}`) ?? 0) + 1,
		)
	return { width, height, tones: tones.size, css: canvas.getBoundingClientRect().width, ratio: devicePixelRatio }
}

/** The walk is open, and its length known where it can be. */
const ready = async page => {
	await page.waitFor(() => document.querySelector('n-queens')?.settled?.then(() => true))
	await page.waitFor(
		() => document.querySelector('n-queens').length !== undefined || document.querySelector('n-queens').moment.n > 13,
	)
	await page.waitFor(() => document.querySelectorAll('#search option').length > 1)
	await page.eval(async () => {
		for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame) // the layout has come to rest
	})
}
/** The step is reached, and drawn. */
const at = (page, step) =>
	page.waitFor(
		async step => {
			const figure = document.querySelector('n-queens')
			await figure.updateComplete
			return figure.moment.step === step && figure.updateComplete
		},
		{},
		step,
	)

const momentsOf4 = [...oracle.walk('flags', 4)]

for (const name of BROWSERS) {
	const test = suite(`page in ${name}`)
	let browser, server

	test.before(async () => {
		browser = await launch(name, { lang: 'en' })
		server = await serve(process.cwd())
	})
	test.after(async () => {
		await browser?.close()
		await server?.close()
	})

	const opened = (title, query, body, { isLong = false, ...options } = {}) =>
		test(title, async () => {
			const page = await browser.open(FILE + query, { width: 1024, height: 800, ...options })
			try {
				if (!isLong) await ready(page)
				await body(page)
				assert.equal(await page.errors(), [], 'no errors in the console')
			} finally {
				await page.close()
			}
		})

	for (const where of ['file', 'http'])
		test(`a board of 8 is on screen at once from ${where}://, and one key walks it`, async () => {
			const page = await browser.open(
				where === 'file' ? FILE : `${server.url}/index.html`.replace(/([^:])\/\//, '$1/'),
				{ width: 1024, height: 800 },
			)
			try {
				await page.waitFor(() => document.querySelector('n-queens')?.shadowRoot.querySelector('canvas')?.width > 0)
				const first = await page.eval(inked)
				assert.ok(first.tones >= 3, 'two tones and labels')
				assert.ok(Math.abs(first.width - first.css * first.ratio) < 1, 'a canvas pixel is a device pixel')
				await ready(page)
				assert.equal((await page.eval(shown)).length, 23855)
				await page.press(' ')
				await page.waitFor(() => document.querySelector('n-queens').moment.step >= 2)
				assert.ok((await page.eval(shown)).playing)
				await page.press(' ')
				assert.not((await page.eval(shown)).playing)
				assert.equal(await page.errors(), [])
				const foreign = (await page.requests())?.filter(
					url =>
						!url.startsWith('file:') &&
						!url.startsWith(server.url) &&
						!url.startsWith('blob:') &&
						!url.startsWith('data:'),
				)
				assert.equal(foreign ?? [], [], 'no request of its own anywhere')
			} finally {
				await page.close()
			}
		})

	opened(
		'views that explain are shown beside the board as chosen, and the address brings them back',
		'?n=4&step=9&views=board+code',
		async page => {
			const parts = () =>
				page.eval(() =>
					['.code', '.arrays', '.stack', '.tree'].filter(part =>
						document.querySelector('n-queens').shadowRoot.querySelector(part),
					),
				)
			assert.equal(await parts(), ['.code'])
			await page.eval(() => document.querySelectorAll('input[name=explaining]')[2].click())
			await page.waitFor(() => document.querySelector('n-queens').shadowRoot.querySelector('.stack'))
			assert.equal(await parts(), ['.code', '.stack'])
			await page.waitFor(
				() => new URLSearchParams(location.search).get('views') === 'board narration timeline code stack',
			)
			await page.eval(() =>
				document.querySelectorAll('input[name=explaining]').forEach(input => input.checked && input.click()),
			)
			await page.waitFor(() => !new URLSearchParams(location.search).has('views'))
			assert.equal(await parts(), [])
		},
	)

	opened(
		"every step of n = 4 shows the oracle's queens, forwards and backwards by keyboard",
		'?n=4&step=0&labels=0',
		async page => {
			const look = async expected => {
				await at(page, expected.step)
				const { queens, kind } = await page.eval(shown)
				assert.equal(
					[kind, queens],
					[expected.event.kind, expected.queens.filter(col => col >= 0)],
					`step ${expected.step}`,
				)
			}
			for (const expected of momentsOf4.slice(0, 40)) {
				await look(expected)
				await page.press('ArrowRight')
			}
			for (const expected of momentsOf4.slice(30, 41).reverse()) {
				await look(expected)
				await page.press('ArrowLeft')
			}
		},
	)

	opened('keys jump: solution, placement, removal, first and last, and the end says its result', '?n=8', async page => {
		await page.press('s')
		await at(page, 1313)
		assert.equal((await page.eval(shown)).queens, [0, 4, 7, 5, 2, 6, 1, 3])
		await page.press('s')
		await page.waitFor(() => document.querySelector('n-queens').moment.counters.solutions === 2)
		await page.press('Shift+S')
		await at(page, 1313)
		await page.press('r')
		await page.waitFor(() => document.querySelector('n-queens').moment.event.kind === 'remove')
		await page.press('p')
		await page.waitFor(() => document.querySelector('n-queens').moment.event.kind === 'place')
		await page.press('End')
		await at(page, 23855)
		const end = await page.eval(shown)
		assert.match(end.sentence, '92 solutions')
		await page.press('s')
		await page.waitFor(() =>
			/no further solution/.test(document.querySelector('n-queens').shadowRoot.querySelector('.narration').textContent),
		)
		await page.press('Home')
		await at(page, 0)
	})

	for (const [n, search, result] of [
		[4, 'first', 'SUCCESS. The columns, row by row: 2 4 1 3'],
		[3, 'first', 'FAILURE'],
		[2, 'wraparound', 'FAILURE'],
		[3, 'breadth-first', 'no solution'],
		[5, 'scan', '10 solutions'],
	])
		opened(`${search} of ${n} ends with “${result}”`, `?n=${n}&search=${search}`, async page => {
			await page.press('End')
			await page.waitFor(() => document.querySelector('n-queens').moment.outcome)
			assert.match((await page.eval(shown)).sentence, result)
		})

	opened('the timeline is dragged across the whole walk and the board follows', '?n=8', async page => {
		const box = await page.eval(() => {
			const { left, top, width, height } = document
				.querySelector('n-queens')
				.shadowRoot.querySelector('.timeline input')
				.getBoundingClientRect()
			return { left, top, width, height }
		})
		const y = box.top + box.height / 2
		await page.drag(box.left + 9, y, box.left + box.width / 2, y)
		await page.waitFor(() => Math.abs(document.querySelector('n-queens').moment.step - 11927) < 400)
		const ticks = await page.eval(
			() =>
				document.querySelector('n-queens').shadowRoot.querySelector('.ticks').getAttribute('d').split('M').length - 1,
		)
		assert.ok(ticks > 60 && ticks <= 92, `${ticks} ticks for 92 solutions`)
	})

	opened(
		'the address is the state: the same moment opens from it',
		'?n=6&search=first&step=40&labels=1&attacks=1&lang=ja',
		async page => {
			await page.press('ArrowRight')
			await at(page, 41)
			const here = await page.eval(shown)
			await page.waitFor(() => new URLSearchParams(location.search).get('step') === '41')
			const address = await page.eval(() => location.href)
			await page.goto(address)
			await ready(page)
			await at(page, 41)
			const there = await page.eval(shown)
			assert.equal(there, here)
			assert.is(await page.eval(() => document.documentElement.lang), 'ja')
		},
	)

	opened('choosing board, search and start row begins that walk; words follow the language', '?lang=en', async page => {
		const pick = (id, value) =>
			page.eval(
				(id, value) => {
					const select = document.getElementById(id)
					select.value = value
					select.dispatchEvent(new Event('change', { bubbles: true }))
				},
				id,
				value,
			)
		await pick('search', 'wraparound')
		await page.waitFor(() => document.getElementById('start-row'))
		await pick('start-row', '3')
		await page.waitFor(() => document.querySelector('n-queens').moment.startRow === 3)
		await page.press('End')
		await page.waitFor(() => document.querySelector('n-queens').moment.outcome === 'success')
		assert.equal((await page.eval(shown)).queens, oracle.KNOWN.wraparoundBoards[3])
		await page.eval(() => document.querySelector('nav [lang=ja]').click())
		await page.waitFor(() => document.documentElement.lang === 'ja')
		assert.match((await page.eval(shown)).sentence, '各行のクイーンの列は、上から順に')
	})

	opened(
		'a clicked queen shows its eight directions and a clicked square its attackers; arrow keys read the board',
		'?n=8&step=140',
		async page => {
			const before = await page.eval(() =>
				document.querySelector('n-queens').shadowRoot.querySelector('canvas').toDataURL(),
			)
			const [x, y] = await page.eval(() => {
				const { left, top, width, height } = document
					.querySelector('n-queens')
					.shadowRoot.querySelector('[data-row="2"][data-col="4"]')
					.getBoundingClientRect()
				return [left + width / 2, top + height / 2]
			})
			await page.click(x, y)
			await page.waitFor(
				before => document.querySelector('n-queens').shadowRoot.querySelector('canvas').toDataURL() !== before,
				{},
				before,
			)
			await page.press('ArrowRight')
			await at(page, 141)
			await page.press('ArrowLeft')
			await at(page, 140)
			await page.eval(() =>
				document.querySelector('n-queens').shadowRoot.querySelector('[data-row="2"][data-col="4"]').focus(),
			)
			const label = () =>
				page.eval(() => document.querySelector('n-queens').shadowRoot.activeElement?.getAttribute('aria-label'))
			assert.is(await label(), 'row 2, column 4: queen')
			await page.press('ArrowRight')
			assert.is(await label(), 'row 2, column 5: attacked by the queens in rows 2, 6')
			assert.is((await page.eval(shown)).step, 140, 'the walk does not move')
		},
	)

	opened(
		'hostile query strings are answered with sentences and the board stays usable',
		'?n=99&search=%3Cscript%3E&step=-1&start-row=x&speed=fast&labels=7&theme=pink&attacks=perhaps&lang=zz&n=4',
		async page => {
			const { message, n, search } = await page.eval(shown)
			assert.equal([n, search], [8, 'flags'])
			for (const word of [
				'n is “99”',
				'step is “-1”',
				'start-row is “x”',
				'speed is “fast”',
				'labels is “7”',
				'theme is “pink”',
				'attacks is “perhaps”',
				'search is “<script>”',
				'1 to 32',
			])
				assert.match(message, word)
			await page.press('ArrowRight')
			await at(page, 1)
		},
	)

	opened(
		'attributes set to rubbish a thousand times never throw, and the last good state stays',
		'?n=5&step=3',
		async page => {
			await page.eval(async () => {
				const figure = document.querySelector('n-queens')
				const rubbish = [
					'',
					' ',
					'-1',
					'1e9',
					'NaN',
					'9'.repeat(400),
					'<b>',
					'\u0000',
					'🙂',
					'null',
					'0x8',
					'８',
					'8.5',
					'constructor',
					'__proto__',
					'Infinity',
				]
				for (let i = 0; i < 1000; i++)
					for (const attribute of [
						'n',
						'search',
						'start-row',
						'step',
						'speed',
						'views',
						'controls',
						'labels',
						'attacks',
						'theme',
						'lang',
						'autoplay',
					])
						if (i % 12 === attribute.length % 12) {
							figure.setAttribute(attribute, rubbish[(i * 7 + attribute.length) % rubbish.length])
							if (i % 50 === 0) await new Promise(done => setTimeout(done))
						}
				for (const attribute of [
					'n',
					'search',
					'start-row',
					'step',
					'speed',
					'views',
					'controls',
					'labels',
					'attacks',
					'theme',
					'lang',
					'autoplay',
				])
					figure.removeAttribute(attribute)
				figure.setAttribute('n', '6')
			})
			await page.waitFor(
				() => document.querySelector('n-queens').moment.n === 6 && document.querySelector('n-queens').length === 1501,
			)
			assert.is((await page.eval(shown)).message, '')
		},
	)

	opened(
		'a walk too long to finish is shown as far as it is known, and a hopeless jump can be stopped',
		'?n=32',
		async page => {
			await page.press('s')
			await page.waitFor(() =>
				/Walking: [\d,]+ steps/.test(
					document.querySelector('n-queens').shadowRoot.querySelector('.narration')?.textContent,
				),
			)
			await page.press('Escape')
			await page.waitFor(
				() => !/Walking/.test(document.querySelector('n-queens').shadowRoot.querySelector('.narration').textContent),
			)
			await page.press('ArrowRight')
			await at(page, 1)
		},
		{},
	)

	opened(
		'an address far out in an endless walk is being walked to, can be stopped, and names its search meanwhile',
		'?n=20&search=scan&step=900000000000',
		async page => {
			await page.waitFor(() =>
				/Walking: [\d,]{9,} steps/.test(
					document.querySelector('n-queens').shadowRoot.querySelector('.narration')?.textContent,
				),
			)
			assert.is(await page.eval(() => document.getElementById('search').value), 'scan')
			await page.press('Escape')
			await page.waitFor(() =>
				/empty 20 × 20 board/.test(
					document.querySelector('n-queens').shadowRoot.querySelector('.narration').textContent,
				),
			)
			await page.press('ArrowRight')
			await at(page, 1)
			assert.equal(
				[(await page.eval(shown)).search, await page.eval(() => document.querySelector('n-queens').search)],
				['scan', 'scan'],
			)
		},
		{ isLong: true },
	)

	opened(
		'playing as fast as it goes reaches the end of n = 12 and keeps every task short',
		'?n=12&speed=max',
		async page => {
			await page.eval(() => {
				window.longest = 0
				if (PerformanceObserver.supportedEntryTypes.includes('longtask'))
					new PerformanceObserver(list =>
						list.getEntries().forEach(entry => (window.longest = Math.max(window.longest, entry.duration))),
					).observe({ type: 'longtask' })
			})
			await page.press(' ')
			await page.waitFor(() => document.querySelector('n-queens').moment.outcome, { timeout: 30_000 })
			assert.match((await page.eval(shown)).sentence, '14,200 solutions')
		},
	)

	opened('Space plays and S jumps also when the timeline was used last, and Tab walks on', '?n=6', async page => {
		const box = await page.eval(() => {
			const { left, top, width, height } = document
				.querySelector('n-queens')
				.shadowRoot.querySelector('.timeline input')
				.getBoundingClientRect()
			return { left, top, width, height }
		})
		await page.click(box.left + box.width / 3, box.top + box.height / 2)
		await page.waitFor(() => document.querySelector('n-queens').moment.step > 100)
		await page.press('s')
		await page.waitFor(() => document.querySelector('n-queens').moment.event.kind === 'solution')
		await page.press(' ')
		assert.ok((await page.eval(shown)).playing)
		await page.press(' ')
		assert.not((await page.eval(shown)).playing)
	})

	opened('a refused step number is told, and forgotten with the next step', '?n=6', async page => {
		const type = text =>
			page.eval(text => {
				const input = document.querySelector('n-queens').shadowRoot.querySelector('input.step')
				input.value = text
				input.dispatchEvent(new Event('change'))
			}, text)
		await type('12x')
		await page.waitFor(() =>
			/step is “12x”/.test(document.querySelector('n-queens').shadowRoot.querySelector('.message')?.textContent),
		)
		await type('１，２00')
		await at(page, 1200)
		assert.is((await page.eval(shown)).message, '')
	})

	opened('the help panel lists the keys and gives the focus back', '', async page => {
		await page.press('?')
		await page.waitFor(() => document.querySelector('dialog.keys')?.open)
		assert.ok(await page.eval(() => document.querySelectorAll('.keys kbd').length > 10))
		await page.press('ArrowRight')
		assert.is((await page.eval(shown)).step, 0, 'keys do not walk behind an open panel')
		await page.press('Escape')
		await page.waitFor(() => !document.querySelector('dialog.keys'))
	})

	opened(
		'nothing is wider than a phone of 320 px',
		'?n=32&search=breadth-first&step=5000',
		async page => {
			assert.ok(await page.eval(() => document.documentElement.scrollWidth <= innerWidth))
		},
		{ width: 320, height: 700 },
	)

	if (name !== 'webkit')
		for (const deviceScaleFactor of [1.25, 2, 3])
			opened(
				`the canvas has a pixel for each of the screen's at ${deviceScaleFactor} of them a CSS pixel`,
				'?n=7',
				async page => {
					const { width, css, ratio } = await page.eval(inked)
					assert.is(ratio, deviceScaleFactor)
					assert.ok(Math.abs(width - css * ratio) < 1, `${width} for ${css * ratio}`)
				},
				{ deviceScaleFactor },
			)

	opened(
		'on a phone the choices are folded away, stay open while the walk plays, and always show what is walked',
		'?n=8&search=wraparound&start-row=5',
		async page => {
			const open = () => page.eval(() => document.querySelector('.choices').open)
			assert.not(await open())
			await page.eval(() => document.querySelector('.choices summary').click())
			await page.press('ArrowRight')
			await at(page, 1)
			await page.press(' ')
			await page.waitFor(() => document.querySelector('n-queens').moment.step > 2)
			assert.ok(await open())
			await page.eval(() => {
				const n = document.getElementById('n')
				n.value = '4'
				n.dispatchEvent(new Event('change', { bubbles: true }))
			})
			await page.waitFor(() => document.querySelector('n-queens').moment.n === 4)
			await page.waitFor(
				() => ['n', 'search', 'start-row'].map(id => document.getElementById(id).value).join() === '4,wraparound,3',
			)
			await page.eval(() => (document.querySelector('n-queens').n = 6))
			await page.waitFor(() => document.getElementById('n').value === '6')
		},
		{ width: 360, height: 740 },
	)

	test('a page that was not built says how', async () => {
		const folder = mkdtempSync(join(tmpdir(), 'n-queens-'))
		cpSync('index.html', join(folder, 'index.html'))
		const page = await browser.open(pathToFileURL(join(folder, 'index.html')).href, {})
		try {
			await page.waitFor(() => document.body.className === 'not-built')
			assert.match(await page.eval(() => document.body.innerText), 'make run')
		} finally {
			await page.close()
			rmSync(folder, { recursive: true })
		}
	})

	test.run()
}
