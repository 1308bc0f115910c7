// The solutions view in the three browsers: every board can be reached, by scrolling, by number, by keyboard and by
// address; a pasted board gets its verdict; a search walks to any board; boards can be taken away. One body of tests
// for all.

import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as oracle from '../helpers/oracle.js'
import { BROWSERS, launch } from '../helpers/browsers/index.js'
import { serve } from '../helpers/serve.js'

const FILE = pathToFileURL(join(process.cwd(), 'index.html')).href
const LASTS = { timeout: 60_000 }
const EIGHT = [...oracle.solutions(8)]
const positions = board => board.map(col => col + 1).join(' ')

// --- what the view shows --------------------------------------------------------------------------------

const shown = () => {
	const text = selector =>
		document.querySelector(`#solutions ${selector}`)?.textContent.replace(/\s+/g, ' ').trim() ?? ''
	return {
		n: document.getElementById('solutions-n').value,
		number: document.getElementById('number')?.value,
		positions: text('#positions'),
		sentence: text('.which-one .sentence'),
		images: [...document.querySelectorAll('.image .number')].map(number => +number.textContent.replace(/\D/g, '')),
		twins: document.querySelectorAll('.image .twin').length,
		verdict: text('#verdict .sentence'),
		wrong: text('.wrong'),
	}
}
const cells = () => [...document.querySelectorAll('.grid [role=gridcell]')].map(cell => cell.getAttribute('aria-label'))
const chosenCell = () => document.querySelector('.grid [aria-selected=true]')?.getAttribute('aria-label') ?? ''
/** The chosen cell can be seen, far down in the grid. */
const isInView = () => {
	const [grid, cell] = ['.grid', '.grid [aria-selected=true]'].map(selector =>
		document.querySelector(selector).getBoundingClientRect(),
	)
	return cell.top >= grid.top && cell.bottom <= grid.bottom + 1 && document.querySelector('.grid').scrollTop > 1000
}
/** The board of a number is there, with its class and images. */
const at = (page, number, options = {}) =>
	page.waitFor(
		number =>
			document.getElementById('number')?.value === number &&
			document.getElementById('positions') &&
			document.querySelectorAll('.image').length === 8 &&
			[...document.querySelectorAll('.image.present .number')].some(({ textContent }) =>
				textContent.endsWith(` ${number}`),
			),
		options,
		number,
	)
const press = (page, selector) => page.eval(selector => document.querySelector(selector).click(), selector)
const type = (page, selector, text, event = 'input') =>
	page.eval(
		(selector, text, event) => {
			const field = document.querySelector(selector)
			field.value = text
			field.dispatchEvent(new Event(event, { bubbles: true }))
		},
		selector,
		text,
		event,
	)
/** Whether anything is drawn on what is in view of the grid: more than the tones of empty boards. */
const queensDrawn = () => {
	const [canvas] = [...document.querySelectorAll('.grid canvas')].filter(canvas => {
		const { top } = canvas.getBoundingClientRect(),
			grid = document.querySelector('.grid').getBoundingClientRect()
		return top >= grid.top - 1 && top < grid.bottom - 60
	})
	const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height * 0.7)
	let dark = 0
	for (let i = 0; i < data.length; i += 4) dark += Number(data[i + 3] > 200 && data[i] < 60)
	return dark > 100
}

for (const name of BROWSERS) {
	const test = suite(`solutions in ${name}`)
	let browser, server

	test.before(async () => {
		browser = await launch(name, { lang: 'en' })
		server = await serve(process.cwd())
	})
	test.after(async () => {
		await browser?.close()
		await server?.close()
	})

	const opened = (title, query, body, { host = 'file', ...options } = {}) =>
		test(title, async () => {
			const page = await browser.open((host === 'file' ? FILE : `${server.url}/index.html`) + query, {
				width: 1440,
				height: 900,
				...options,
			})
			try {
				await page.waitFor(() => document.getElementById('solutions-n') ?? document.querySelector('n-queens')?.length)
				await body(page)
				assert.equal(await page.errors(), [], 'no errors in the console')
			} finally {
				await page.close()
			}
		})

	for (const host of ['file', 'http'])
		opened(
			`an address opens the board of its number, with its class and images, from ${host}://`,
			'?view=solutions&n=8&k=57',
			async page => {
				await at(page, '57')
				await page.waitFor(() => /Class/.test(document.querySelector('.which-one .sentence').textContent))
				const { positions: text, sentence, images, twins } = await page.eval(shown)
				assert.is(text, positions(EIGHT[56]))
				assert.is(sentence, 'Solution 57 of 92. Class 3 of 12. No turn and no mirror leaves it as it is.')
				assert.equal([images.length, new Set(images).size, images[0], twins], [8, 8, 57, 0])
				await page.waitFor(queensDrawn)
				assert.is(
					await page.eval(() => document.querySelector('n-queens')),
					null,
					'the figure that is not shown is not there',
				)
				const foreign = (await page.requests())?.filter(
					url =>
						!url.startsWith('file:') &&
						!url.startsWith(server.url) &&
						!url.startsWith('blob:') &&
						!url.startsWith('data:'),
				)
				assert.equal(foreign ?? [], [], 'no request of its own anywhere')
			},
			{ host },
		)

	opened(
		'a board with a symmetry of its own says so, on its thumbnail and of its images',
		'?view=solutions&n=8&k=38',
		async page => {
			await at(page, '38')
			const { sentence, images, twins } = await page.eval(shown)
			assert.match(sentence, 'A half turn leaves it as it is.')
			assert.equal([new Set(images).size, twins], [4, 4])
			assert.match(await page.eval(chosenCell), /unchanged by a half turn$/)
			await press(page, '.image:not(.present)')
			await page.waitFor(() => document.getElementById('number').value !== '38')
			assert.ok(images.includes(+(await page.eval(shown)).number))
		},
	)

	opened(
		'the 14200 boards of n = 12 are scrolled through to the last with few elements in the page',
		'?view=solutions&n=12&k=1',
		async page => {
			await at(page, '1')
			// As a finger flings where tasks are timed; elsewhere just through, so that a slow machine comes to the end.
			const step = name === 'chromium' ? 400 : 2400
			const scroll = () =>
				page.eval(async step => {
					const grid = document.querySelector('.grid')
					const longestWhile = async act => {
						const tasks = []
						const observer = PerformanceObserver.supportedEntryTypes?.includes('longtask')
							? new PerformanceObserver(list => tasks.push(...list.getEntries().map(({ duration }) => duration)))
							: null
						observer?.observe({ type: 'longtask' })
						for (let frames = 0; frames < 3000 && act(frames); frames++) await new Promise(requestAnimationFrame)
						await new Promise(done => setTimeout(done, 300))
						observer?.disconnect()
						return Math.max(0, ...tasks)
					}
					let most = 0,
						sum = 0
					grid.scrollTop = 0
					const longest = await longestWhile(() => {
						grid.scrollTop += step
						most = Math.max(most, grid.querySelectorAll('*').length)
						return grid.scrollTop + grid.clientHeight < grid.scrollHeight - 2
					})
					// What the machine does beside lengthens a task of some milliseconds, too, that has nothing to do with the
					// grid.
					const noise =
						longest <= 50
							? 0
							: await longestWhile(frames => {
									for (let i = 0; i < 5e6; i++) sum += i % 7
									return frames < 400
								})
					return { most, longest, noise, sum }
				}, step)
			let { most, longest, noise } = await scroll()
			assert.ok(most < 250, `${most} elements in the grid`)
			for (let i = 0; i < 5 && longest > 50 + noise; i++) ({ longest, noise } = await scroll())
			assert.ok(longest <= 50 + noise, `a task of ${longest} ms, where others took ${noise} ms`)
			await page.waitFor(
				() =>
					[...document.querySelectorAll('.grid [role=gridcell]')].at(-1).getAttribute('aria-label') ===
					'Solution 14,200: 12 10 8 5 3 1 7 2 11 6 4 9',
			)
			await page.waitFor(queensDrawn)
			assert.is((await page.eval(shown)).number, '1', 'scrolling chooses nothing')
		},
	)

	opened(
		'any of the 666 million boards of n = 18 is gone to, its neighbours are there, and on the way one can turn back',
		'?view=solutions&n=18&k=1',
		async page => {
			await at(page, '1')
			await type(page, '#number', '333 000 000', 'change')
			await page.waitFor(
				() => document.getElementById('number').value === '333,000,000' && document.getElementById('stop'),
			)
			await press(page, '#stop')
			await at(page, '1')
			await type(page, '#overview', '666090624')
			await at(page, '666,090,624', LASTS)
			assert.match((await page.eval(cells)).at(-1), /^Solution 666,090,624: 18 \d/)
			await page.waitFor(
				() =>
					[...document.querySelectorAll('.grid [role=gridcell]')].filter(cell =>
						/:/.test(cell.ariaLabel ?? cell.getAttribute('aria-label')),
					).length > 8,
				LASTS,
			)
			await page.press('ArrowLeft')
			await at(page, '666,090,623', LASTS)
			await page.waitFor(
				() =>
					location.search === '?view=solutions&n=18&k=666090623&lang=en' ||
					location.search === '?view=solutions&n=18&k=666090623',
			)
			assert.ok(await page.eval(() => document.querySelector('.grid').scrollHeight < 10e6))
		},
	)

	opened(
		'keys move the choice in the grid, one cell takes the focus, and it stays on the chosen board',
		'?view=solutions&n=8&k=1',
		async page => {
			await at(page, '1')
			const columns = +(await page.eval(() => document.querySelector('.grid').getAttribute('aria-colcount')))
			await page.eval(() => document.querySelector('.grid [tabindex="0"]').focus())
			const now = async () => {
				await page.eval(() => new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame)))
				return page.eval(() => [
					document.activeElement.getAttribute('aria-label')?.match(/\d+/)[0],
					document.getElementById('number').value,
					document.querySelectorAll('.grid [tabindex="0"]').length,
				])
			}
			const expected = number => [String(number), String(number), 1]
			for (const [key, number] of [
				['ArrowRight', 2],
				['ArrowDown', 2 + columns],
				['ArrowLeft', 1 + columns],
				['ArrowUp', 1],
				['End', 92],
				['Home', 1],
			]) {
				await page.press(key)
				assert.equal(await now(), expected(number), key)
			}
			await page.press('PageDown')
			const [, down] = await now()
			assert.ok(+down > 2 * columns && (+down - 1) % columns === 0, `PageDown to ${down}`)
			await page.press('PageUp')
			assert.equal(await now(), expected(1))
			await page.press('End')
			await page.waitFor(() => document.querySelector('.grid').scrollTop > 0)
			assert.match(await page.eval(chosenCell), `Solution 92: ${positions(EIGHT[91])}`)
		},
	)

	opened(
		'outside the grid arrows step, the number field goes anywhere, and what is no number is answered',
		'?view=solutions&n=8&k=90',
		async page => {
			await at(page, '90')
			await page.press('ArrowRight')
			await at(page, '91')
			await press(page, '#next')
			await at(page, '92')
			assert.ok(await page.eval(() => document.getElementById('next').disabled))
			await type(page, '#number', '９３', 'change')
			await page.waitFor(() => document.querySelector('.wrong'))
			assert.match((await page.eval(shown)).wrong, 'There is no number “９３”; it can be a whole number from 1 to 92.')
			await page.press('Home')
			await at(page, '1')
			assert.is((await page.eval(shown)).wrong, '')
			await page.waitFor(() => location.search === '?view=solutions&n=8&k=1')
		},
	)

	opened('one board of each class, with the number of its boards', '?view=solutions&n=8&k=57&classes=1', async page => {
		await page.waitFor(
			() =>
				document.querySelectorAll('.grid [role=gridcell]').length === 12 &&
				document.getElementById('number').value === '3',
		)
		const labels = await page.eval(cells)
		assert.equal(labels.filter(label => /, 8 boards; solution/.test(label)).length, 11)
		assert.match(labels[9], 'Class 10, 4 boards, unchanged by a half turn; solution 14')
		await page.press('End')
		await page.waitFor(
			() =>
				document.getElementById('number').value === '12' && location.search === '?view=solutions&n=8&k=18&classes=1',
		)
		await page.eval(() => document.querySelectorAll('.which input')[0].click())
		await page.waitFor(
			() =>
				document.querySelectorAll('.grid [role=gridcell]').length > 30 &&
				location.search === '?view=solutions&n=8&k=18',
		)
	})

	opened(
		'where classes are not listed, and where there is no solution, a sentence says so',
		'?view=solutions&n=13&classes=1',
		async page => {
			await page.waitFor(() => /Classes are listed up to n = 12/.test(document.querySelector('.all').textContent))
			await type(page, '#solutions-n', '3', 'change')
			await page.waitFor(() => /no way to place 3 queens/.test(document.getElementById('solutions').textContent))
			await type(page, '#solutions-n', '1', 'change')
			await page.waitFor(() => document.querySelectorAll('.grid [role=gridcell]').length === 1)
		},
	)

	opened(
		'the figure of the exercise frames eight boards of ninety-two in twelve classes',
		'?view=solutions',
		async page => {
			await page.waitFor(() => document.querySelectorAll('.exercise .member.found').length === 8)
			const { members, groups, starts } = await page.eval(() => ({
				members: document.querySelectorAll('.exercise .member').length,
				groups: document.querySelectorAll('.groups > li').length,
				starts: [...document.querySelectorAll('.starts button')].map(button => button.textContent),
			}))
			assert.equal([members, groups], [92, 12])
			assert.equal([starts.length, starts[0]], [8, 'row 0: solution 1, class 1'])
			await page.eval(() => document.querySelectorAll('.starts button')[3].click())
			await page.waitFor(() => document.querySelector('n-queens')?.moment.event.kind === 'solution')
			assert.equal(
				await page.eval(() => [
					document.querySelector('n-queens').moment.search,
					document.querySelector('n-queens').moment.startRow,
					document.querySelector('n-queens').moment.queens,
				]),
				['wraparound', 3, oracle.KNOWN.wraparoundBoards[3]],
			)
		},
	)

	opened(
		'a pasted board is judged as it is typed: a solution, attacks, what is missing, and what cannot be read',
		'?view=solutions',
		async page => {
			const judged = async (text, pattern) => {
				await type(page, '#asked', text)
				await page.waitFor(
					pattern => document.querySelector('#verdict .sentence')?.textContent.includes(pattern),
					{},
					pattern,
				)
			}
			await judged('1 5 8 6 3 7 2 4', 'Yes.')
			await page.waitFor(() => document.getElementById('show-asked'))
			assert.match(
				await page.eval(() => document.getElementById('verdict').textContent),
				'Solution 1 of 92. Class 1 of 12.',
			)
			await judged('1 5 8 6 3 7 4 2', 'No. 2 pairs of queens attack each other.')
			assert.is(await page.eval(() => document.querySelectorAll('#verdict .board .lines path').length), 2)
			await judged('Q . . .\n. . Q .\n. . . .\n. . . .', 'Not yet. 2 queens are missing; there is none in rows 3, 4.')
			await judged('1 2 3\n4 $ 6', 'Line 2, character 3')
			assert.is(await page.eval(() => document.querySelector('.excerpt mark').textContent), '$')
			await judged('["..Q.","Q...","...Q",".Q.."]', 'Yes.')
			await page.waitFor(
				() =>
					document.getElementById('show-asked') &&
					/Solution 2 of 2/.test(document.getElementById('verdict').textContent),
			)
			await press(page, '#show-asked')
			await at(page, '2')
			assert.is((await page.eval(shown)).n, '4')
			const hostile = [
				'',
				'\u0000',
				'<script>',
				'👑'.repeat(3000),
				'9'.repeat(19_999),
				'[[[[',
				'"'.repeat(500),
				'0'.repeat(1024),
			]
			for (const text of hostile) await type(page, '#asked', text)
			await judged('2 4 1 3', 'Yes.')
		},
	)

	opened(
		'a search walks to exactly the chosen board, by button, key and double click, and back leads here',
		'?view=solutions&n=8&k=57',
		async page => {
			await at(page, '57')
			await press(page, '#walk-to')
			const walked = k =>
				page.waitFor(
					k =>
						document.querySelector('n-queens')?.moment.event.kind === 'solution' &&
						document.querySelector('n-queens').moment.counters.solutions === k,
					LASTS,
					k,
				)
			await walked(57)
			assert.equal(await page.eval(() => document.querySelector('n-queens').moment.queens), EIGHT[56])
			await page.waitFor(
				() =>
					+new URLSearchParams(location.search).get('step') > 1000 && !new URLSearchParams(location.search).has('view'),
			)
			await page.eval(() => history.back())
			await at(page, '57')
			await page.press('ArrowRight')
			await at(page, '58')
			await type(page, '#walk-search', 'breadth-first', 'change')
			await page.press('w')
			await walked(58)
			assert.equal(
				await page.eval(() => [
					document.querySelector('n-queens').moment.search,
					document.querySelector('n-queens').moment.queens,
				]),
				['breadth-first', EIGHT[57]],
			)
			await page.eval(() => history.back())
			await at(page, '58')
			await page.eval(() =>
				document
					.querySelector('.grid [aria-selected=true]')
					.dispatchEvent(new MouseEvent('dblclick', { bubbles: true })),
			)
			await walked(58)
		},
	)

	opened('a walk to a far board of n = 12 arrives', '?view=solutions&n=12&k=14200', async page => {
		await at(page, '14,200')
		await press(page, '#walk-to')
		await page.waitFor(() => document.querySelector('n-queens')?.moment.counters.solutions === 14200, LASTS)
		assert.equal(
			await page.eval(() =>
				document
					.querySelector('n-queens')
					.moment.queens.map(col => col + 1)
					.join(' '),
			),
			'12 10 8 5 3 1 7 2 11 6 4 9',
		)
	})

	opened(
		'the views keep their state, the address follows, and back and forward go through them',
		'?view=solutions&n=11&k=2000&lang=en',
		async page => {
			await at(page, '2,000')
			await page.press('ArrowRight')
			await page.waitFor(() => location.search === '?view=solutions&n=11&k=2001&lang=en')
			await page.waitFor(isInView)
			await page.eval(() => document.querySelector('.modes a[href="?view=count"]').click())
			await page.waitFor(() => document.getElementById('count-go'))
			assert.is(await page.eval(() => document.querySelector('[data-mode=solutions]').hidden), true)
			await page.press('ArrowRight')
			await page.eval(() => history.back())
			await page.waitFor(() => !document.querySelector('[data-mode=solutions]').hidden)
			await at(page, '2,001')
			await page.waitFor(isInView)
			await page.eval(() => history.forward())
			await page.waitFor(() => document.querySelector('[data-mode=solutions]').hidden)
		},
	)

	opened(
		'what an address cannot ask for is answered with a sentence, and the first board is there',
		'?view=solutions&n=8&k=93',
		async page => {
			await at(page, '1')
			assert.match(
				await page.eval(() => document.querySelector('.message').textContent),
				'k is “93”; it can be a whole number from 1 to 92.',
			)
		},
	)

	opened('language and theme change in the view, thumbnails and all', '?view=solutions&n=8', async page => {
		await at(page, '1')
		await page.waitFor(queensDrawn)
		const picture = () => page.eval(() => document.querySelector('.grid canvas').toDataURL())
		const before = await picture()
		await page.eval(() => document.querySelector('[data-mode=solutions] .display label:last-child input').click())
		await page.waitFor(before => document.querySelector('.grid canvas').toDataURL() !== before, {}, before)
		await page.eval(() => document.querySelector('nav [lang=ja]').click())
		await page.waitFor(() => /92 個の解のうち 1 番/.test(document.querySelector('.which-one .sentence').textContent))
		await page.waitFor(() => location.search === '?view=solutions&n=8&k=1&theme=dark&lang=ja')
	})

	opened(
		'the chosen board is taken away as text and picture, and all boards as a file that can be cancelled',
		'?view=solutions&n=8&k=2',
		async page => {
			await at(page, '2')
			await page.eval(() => {
				window.files = []
				window.showSaveFilePicker = undefined
				URL.createObjectURL = blob => {
					window.files.push(blob)
					return '#'
				}
				HTMLAnchorElement.prototype.click = function () {
					window.files.at(-1).fileName = this.download
				}
				Object.defineProperty(navigator, 'clipboard', {
					value: { writeText: async text => void (window.copied = text) },
				})
				document.querySelector('.take').open = true
			})
			await press(page, '#take-copy')
			await page.waitFor(() => window.copied)
			assert.is(await page.eval(() => window.copied.trim()), positions(EIGHT[1]))
			const file = async (selector, count) => {
				await press(page, selector)
				await page.waitFor(count => window.files.length === count && window.files.at(-1).fileName, LASTS, count)
				return page.eval(async () => [
					window.files.at(-1).fileName,
					window.files.at(-1).type,
					(await window.files.at(-1).text()).slice(0, 20000),
				])
			}
			const [svgName, svgType, svg] = await file('#take-svg', 1)
			assert.equal([svgName, svgType], ['n-queens-8-solution-2.svg', 'image/svg+xml'])
			assert.match(svg, 'N-Queens, 8 × 8 board, solution 2 of 92')
			const [pngName, , png] = await file('#take-png', 2)
			assert.equal([pngName, png.slice(1, 4)], ['n-queens-8-solution-2.png', 'PNG'])
			await type(page, '#take-all-kind', 'json', 'change')
			const [allName, , all] = await file('#take-all', 3)
			assert.is(allName, 'n-queens-8-all-json.json')
			assert.equal(JSON.parse(all).solutions, EIGHT)
			await type(page, '#solutions-n', '14', 'change')
			await page.waitFor(() => document.getElementById('number').value === '1')
			await press(page, '#take-all')
			await page.waitFor(() => document.getElementById('take-cancel'))
			await press(page, '#take-cancel')
			await page.waitFor(() => /Cancelled/.test(document.querySelector('.take .note').textContent))
			assert.is(await page.eval(() => window.files.length), 3)
		},
	)

	opened('a view at rest sets no timers and draws nothing', '?view=solutions&n=8&k=5', async page => {
		await at(page, '5')
		await page.waitFor(() => document.querySelectorAll('.exercise .member.found').length === 8)
		const traffic = await page.eval(async () => {
			const sleep = setTimeout
			let traffic = 0
			for (const [object, call] of [
				[window, 'setTimeout'],
				[window, 'setInterval'],
				[window, 'requestAnimationFrame'],
				[CanvasRenderingContext2D.prototype, 'drawImage'],
			]) {
				const own = object[call]
				object[call] = function (...args) {
					traffic++
					return own.apply(this, args)
				}
			}
			// On a busy machine it takes a while until all is drawn; what never rests is seen all the same.
			for (let i = 0; i < 8; i++) {
				traffic = 0
				await new Promise(done => sleep(done, 1200))
				if (traffic === 0) break
			}
			return traffic
		})
		assert.is(traffic, 0)
	})

	opened(
		'on a phone the board comes first and the grid below it, and nothing is wider than the screen',
		'?view=solutions&n=18&k=1',
		async page => {
			await at(page, '1')
			const [board, grid, wide] = await page.eval(() => [
				document.querySelector('.walk-board').getBoundingClientRect().bottom,
				document.querySelector('.grid').getBoundingClientRect().top,
				document.documentElement.scrollWidth - innerWidth,
			])
			assert.ok(board < grid && wide <= 0)
		},
		{ width: 320, height: 700 },
	)

	test.run()
}
