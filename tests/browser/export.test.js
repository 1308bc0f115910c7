// Taking a walk away, in the three browsers: pictures, animations and text are made of what is on the board, are the
// same in every colour scheme, and the page stays usable meanwhile.

import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PAPER } from '../../web/board/picture/figure.js'
import { readBoard } from '../../web/board/notation/index.js'
import { violations } from '../helpers/access.js'
import { BROWSERS, launch } from '../helpers/browsers/index.js'
import { framesOf } from '../helpers/gif.js'

const FILE = pathToFileURL(join(process.cwd(), 'index.html')).href
const SOLUTION = '?n=8&step=1313'

const isMade = name => document.getElementById('take-download')?.download.includes(name)
const opened = async (page, name = '') => {
	await page.waitFor(() => document.querySelector('n-queens')?.settled?.then(() => true))
	await page.waitFor(() => document.getElementById('take-away'))
	await page.eval(() => {
		document.getElementById('take-away').focus()
		document.getElementById('take-away').click()
	})
	await page.waitFor(isMade, {}, name)
}
const choose = (page, values) =>
	page.eval(values => {
		for (const [id, value] of Object.entries(values)) {
			const field = document.getElementById(`take-${id}`)
			if (typeof value === 'boolean') field.checked = value
			else field.value = value
			field.dispatchEvent(new Event('change', { bubbles: true }))
		}
	}, values)
const chooseSteps = page => page.eval(() => document.querySelector('[name=take-what][value=steps]').click())
/** What would be downloaded: its name, its type, its bytes. */
const taken = async page => {
	const { bytes, ...rest } = await page.eval(async () => {
		const { href, download } = document.getElementById('take-download')
		const blob = await (await fetch(href)).blob()
		return { name: download, type: blob.type, bytes: [...new Uint8Array(await blob.arrayBuffer())] }
	})
	return { ...rest, bytes: Uint8Array.from(bytes), text: new TextDecoder().decode(Uint8Array.from(bytes)) }
}
/** The colour at the middle of each square, near its upper edge, where no queen is; and how much ink a queen has. */
const pixels = (page, n, left, scale) =>
	page.eval(
		async (n, left, scale) => {
			const image = Object.assign(new Image(), { src: document.getElementById('take-download').href })
			await image.decode()
			const size = (480 + 2 * left) * scale,
				canvas = Object.assign(document.createElement('canvas'), { width: size, height: size })
			const ctx = canvas.getContext('2d', { willReadFrequently: true })
			ctx.drawImage(image, 0, 0, size, size)
			const cell = (480 / n) * scale,
				rgb = ([r, g, b]) => `#${[r, g, b].map(part => part.toString(16).padStart(2, '0')).join('')}`
			const at = (row, col, down) =>
				rgb(ctx.getImageData(left * scale + (col + 0.5) * cell, left * scale + (row + down) * cell, 1, 1).data)
			return {
				grounds: Array.from({ length: n * n }, (_, i) => at(Math.floor(i / n), i % n, 0.04)),
				middles: Array.from({ length: n * n }, (_, i) => at(Math.floor(i / n), i % n, 0.55)),
				paper: rgb(ctx.getImageData(1, 1, 1, 1).data),
			}
		},
		n,
		left,
		scale,
	)

/** The squares of a picture are the paper's, and queens stand where the board has them. */
function assertBoard({ grounds, middles, paper }, columns, queen) {
	const n = columns.length
	assert.is(paper, PAPER.paper)
	for (let square = 0; square < n * n; square++) {
		const row = Math.floor(square / n),
			col = square % n,
			ground = (row + col) % 2 ? PAPER.dark : PAPER.light
		assert.is(grounds[square], ground, `${row}, ${col}`)
		assert.is(middles[square], columns[row] === col ? queen : ground, `${row}, ${col}`)
	}
}

for (const name of BROWSERS) {
	const test = suite(`taking away in ${name}`)
	let browser
	test.before(async () => {
		browser = await launch(name, { lang: 'en' })
	})
	test.after(() => browser?.close())

	const walked = (title, query, body, options = {}) =>
		test(title, async () => {
			const page = await browser.open(FILE + query, { width: 1024, height: 800, ...options })
			try {
				await opened(page)
				await body(page)
				assert.equal(await page.errors(), [])
			} finally {
				await page.close()
			}
		})

	walked('the board is taken away as SVG and PNG, and a picture of it is what is seen', SOLUTION, async page => {
		const columns = [0, 4, 7, 5, 2, 6, 1, 3]
		await choose(page, { labels: 'none', credit: false })
		await page.waitFor(isMade, {}, 'svg')
		const svg = await taken(page)
		assert.equal([svg.name, svg.type], ['n-queens-8-flags-step-1313.svg', 'image/svg+xml'])
		assert.match(svg.text, '<title>N-Queens, 8 × 8 board, Backtracking, three boolean arrays, step 1,313</title>')
		assertBoard(await pixels(page, 8, 6, 1), columns, PAPER.good)
		await choose(page, { kind: 'png' })
		await page.waitFor(isMade, {}, 'png')
		const png = await taken(page)
		assert.is(String.fromCharCode(...png.bytes.subarray(1, 4)), 'PNG')
		for (const words of ['Title\0', 'Description\0', 'Source\0N-Queens', 'row 7 column 3'])
			assert.match(png.text, words)
		assertBoard(await pixels(page, 8, 6, 2), columns, PAPER.good)
	})

	walked(
		'every text of the board is read back to it, also of one that is not finished',
		'?n=8&step=131',
		async page => {
			const kinds = await page.eval(() =>
				[...document.querySelectorAll('#take-kind optgroup:last-child option')].map(({ value }) => value),
			)
			assert.is(kinds.length, 8)
			for (const kind of kinds) {
				await choose(page, { kind })
				await page.waitFor(
					kind =>
						document.getElementById('take-kind').value === kind &&
						document.getElementById('take-text') &&
						document.getElementById('take-download'),
					{},
					kind,
				)
				const { n, squares } = readBoard((await taken(page)).text)
				if (kind === 'positions') continue // where a row without a queen is a 0, which reads as a column
				assert.equal([n, squares?.map(({ col }) => col)], [8, [0, 2, 4, 7, 1, 3]], kind)
			}
		},
	)

	walked('the last steps are taken away as an animation whose frames are these boards', '?n=8&step=12', async page => {
		await chooseSteps(page)
		await page.waitFor(isMade, {}, '-steps-1-12.gif')
		await choose(page, { labels: 'none', from: '3', speed: '4', loop: false })
		await page.waitFor(isMade, {}, '-steps-3-12.gif')
		const { bytes, type } = await taken(page),
			gif = framesOf(bytes)
		assert.equal([type, gif.frames.length, gif.loops], ['image/gif', 10, null])
		assert.equal(gif.delays, [...Array(9).fill(250), 2000])
		for (const part of ['8 × 8', 'steps 3 to 12', 'Step 7: ', 'N-Queens']) assert.match(gif.comment, part)
		const at = (frame, x, y) =>
			`#${frame
				.slice(3 * (y * gif.width + x), 3 * (y * gif.width + x) + 3)
				.map(part => part.toString(16).padStart(2, '0'))
				.join('')}`
		const ground = gif.frames.map(frame => [at(frame, 0, 0), at(frame, 100, 400), at(frame, 36, 39)])
		// The first queen has stood at the top left since step 3.
		assert.equal(
			ground,
			[[PAPER.paper, PAPER.light, PAPER.good], ...Array(9).fill([PAPER.paper, PAPER.light])].map((colors, i) => [
				colors[0],
				at(gif.frames[0], 100, 400),
				ground[i][2],
			]),
		)
		assert.equal([ground[0][2], ground[1][2]], [PAPER.good, PAPER.ink])
	})

	walked(
		'a storyboard has a panel for each step with its sentence, and copies its text alternative',
		'?n=4&step=6',
		async page => {
			await chooseSteps(page)
			await choose(page, { kind: 'storyboard' })
			await page.waitFor(isMade, {}, '-steps-0-6.svg')
			const { text } = await taken(page)
			assert.equal(
				[...text.matchAll(/>Step (\d)</g)].map(([, step]) => Number(step)),
				[0, 1, 2, 3, 4, 5, 6],
			)
			const alt = await page.eval(() => [
				document.querySelector('.take-away img').alt,
				document.getElementById('take-alt').textContent,
			])
			assert.is(alt[0], alt[1])
			assert.match(alt[0], 'Step 3: A queen goes to row 0, column 0. 3 rows left.')
		},
	)

	walked(
		'steps beyond the end are left out, and what cannot be is refused with a sentence',
		'?n=4&step=70',
		async page => {
			await chooseSteps(page)
			const said = () => page.waitFor(() => document.querySelector('.take-away .fault')?.textContent)
			await choose(page, { to: '500', from: '8' })
			assert.match(await said(), '493 steps are too many for an animation')
			assert.is(await page.eval(() => document.getElementById('take-download')), null)
			await choose(page, { from: 'ten' })
			assert.match(await said(), '“ten” is no step')
			await choose(page, { from: '９0', to: '80' })
			assert.match(await said(), 'From step 90 to step 80')
			await choose(page, { to: '130' })
			await page.waitFor(isMade, {}, '-steps-90-125.gif')
			await choose(page, { from: '128' })
			await page.waitFor(isMade, {}, '-steps-125-125.gif')
		},
	)

	walked('the dialog closes by Escape, gives the focus back and leaves nothing behind', '?n=6&step=9', async page => {
		await page.press('ArrowRight')
		assert.is(await page.eval(() => document.querySelector('n-queens').step), 9, 'keys do not walk behind it')
		await page.press('Escape')
		await page.waitFor(() => !document.querySelector('dialog.take-away'))
		assert.is(await page.eval(() => document.activeElement?.id), 'take-away')
		await opened(page)
		assert.is(await page.eval(() => document.querySelectorAll('dialog.take-away').length), 1)
	})

	walked('where copying is refused, the text is selected and a sentence says so', '?n=4&step=3', async page => {
		await page.eval(() =>
			Object.defineProperty(navigator, 'clipboard', {
				value: { writeText: () => Promise.reject(new Error('refused')) },
			}),
		)
		await choose(page, { kind: 'fen' })
		await page.waitFor(isMade, {}, 'fen')
		await page.eval(() => document.getElementById('take-copy').click())
		await page.waitFor(() => /Copying is refused/.test(document.querySelector('.take-away .note').textContent))
		assert.is(await page.eval(() => getSelection().toString().trim()), 'Q3/4/4/4')
	})

	if (name === 'chromium') {
		test('what is taken away is the same in dark mode', async () => {
			const files = []
			for (const dark of [false, true]) {
				const own = await launch(name, { lang: 'en', dark }),
					page = await own.open(`${FILE}?n=8&step=131`, { width: 1024, height: 800 })
				try {
					await opened(page)
					for (const kind of ['svg', 'png']) {
						await choose(page, { kind })
						await page.waitFor(isMade, {}, kind)
						files.push((await taken(page)).bytes)
					}
					await chooseSteps(page)
					await page.waitFor(isMade, {}, 'gif')
					files.push((await taken(page)).bytes)
				} finally {
					await own.close()
				}
			}
			assert.equal(files.slice(0, 3), files.slice(3))
		})

		test('axe finds nothing in the dialog, and nothing of it is wider than a phone', async () => {
			for (const [dark, lang] of [
				[false, 'en'],
				[true, 'ja'],
			]) {
				const own = await launch(name, { lang, dark }),
					page = await own.open(`${FILE}?n=8&step=131&lang=${lang}`, { width: 320, height: 700 })
				try {
					await opened(page)
					for (const kind of ['svg', 'dots', 'steps']) {
						if (kind === 'steps') await chooseSteps(page)
						else await choose(page, { kind })
						await page.waitFor(isMade, {}, { svg: 'svg', dots: 'txt', steps: 'gif' }[kind])
						assert.equal(await violations(page, 'dialog.take-away'), [], kind)
						assert.ok(
							await page.eval(
								() =>
									document.querySelector('dialog.take-away').scrollWidth <= innerWidth &&
									[...document.querySelectorAll('.take-away *')].every(
										element => element.getBoundingClientRect().right <= innerWidth + 1,
									),
							),
							kind,
						)
					}
				} finally {
					await own.close()
				}
			}
		})
	}

	test.run()
}
