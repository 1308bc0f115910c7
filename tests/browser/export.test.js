// Taking a walk away: pictures, animations and text are made of what is on the board, are the
// same in every colour scheme, and the page stays usable meanwhile.

import {equal, is, match, ok} from 'uvu/assert'
import {PAPER} from '../../web/board/picture/figure.js'
import {violations} from '../helpers/access.js'
import {framesOf} from '../helpers/gif.js'
import {$, $$, figure, inBrowsers} from '../helpers/pages.js'

/** A file is made whose name has this part. */
const isMade = (page, part) => page.waitFor(part => $('#take-download')?.download.includes(part), part)
const openDialog = async page => {
	await page.waitFor(() => figure()?.settled?.then(() => $('#take-away')))
	await page.eval(() => {
		/** By address, which the page's policy lets nobody fetch. */
		window.made = {}
		const addressOf = URL.createObjectURL
		URL.createObjectURL = blob => {
			const address = addressOf(blob)
			window.made[address] = blob
			return address
		}
		$('#take-away').focus()
		$('#take-away').click()
	})
	await isMade(page, '')
}
/** Fields are given these values, by name; a file is made whose name has this part. */
const take = async (page, values, part) => {
	await page.choose(values, '#take-')
	if (part !== undefined) await isMade(page, part)
}
const takeSteps = page => page.push('[name=take-what][value=steps]')
/** What would be downloaded: its name, its type, its bytes, and these as text. */
const taken = async page => {
	const [name, type, numbers] = await page.eval(async () => {
		const {href, download} = $('#take-download')
		const blob = window.made[href]
		return [download, blob.type, [...new Uint8Array(await blob.arrayBuffer())]]
	})
	const bytes = Uint8Array.from(numbers)
	return {name, type, bytes, text: new TextDecoder().decode(bytes)}
}
const hexOf = numbers => `#${Array.from(numbers, part => part.toString(16).padStart(2, '0')).join('')}`

/** In the page: the colours of a picture of a board of 8: of the paper, then of each square near its upper edge, where
 * no queen is, and in its middle, as red, green and blue. */
const pixels = async () => {
	const image = Object.assign(new Image(), {src: $('#take-download').href})
	await image.decode()
	const canvas = Object.assign(document.createElement('canvas'), {width: 492, height: 492})
	const ctx = canvas.getContext('2d', {willReadFrequently: true})
	ctx.drawImage(image, 0, 0, 492, 492)
	const at = (x, y) => [...ctx.getImageData(6 + 60 * x, 6 + 60 * y, 1, 1).data.subarray(0, 3)]
	const squares = down => Array.from({length: 64}, (_, i) => at((i % 8) + 0.5, Math.floor(i / 8) + down))
	return [[at(-0.08, -0.08)], squares(0.04), squares(0.55)]
}

/** The squares of a picture are the paper's, and queens stand where the board has them. */
async function assertBoard(page, columns) {
	const [[paper], grounds, middles] = (await page.eval(pixels)).map(colors => colors.map(hexOf))
	is(paper, PAPER.paper)
	for (const [square, seen] of grounds.entries()) {
		const row = Math.floor(square / 8),
			col = square % 8,
			ground = (row + col) % 2 ? PAPER.dark : PAPER.light
		equal([seen, middles[square]], [ground, columns[row] === col ? PAPER.good : ground], `${row}, ${col}`)
	}
}

const NEEDS = {lang: 'en', width: 1024, height: 800, address: query => `index.html${query}`, ready: openDialog}

for (const it of inBrowsers('taking away', {...NEEDS, browsers: ['chromium']})) {
	const {opened, test} = it

	opened('the board is taken away as SVG and PNG, as it is seen', '?n=8&step=1313', async page => {
		const columns = [0, 4, 7, 5, 2, 6, 1, 3]
		await take(page, {labels: 'none', credit: false}, 'svg')
		const svg = await taken(page)
		equal([svg.name, svg.type], ['n-queens-8-flags-step-1313.svg', 'image/svg+xml'])
		match(svg.text, '<title>N-Queens, 8 × 8 board, Backtracking, three boolean arrays, step 1,313</title>')
		await assertBoard(page, columns)
		await take(page, {kind: 'png'}, 'png')
		const png = await taken(page)
		is(String.fromCharCode(...png.bytes.subarray(1, 4)), 'PNG')
		await assertBoard(page, columns)
	})

	opened('an animation has the boards of its steps as frames', '?n=8&step=12', async page => {
		await takeSteps(page)
		await isMade(page, '-steps-1-12.gif')
		await take(page, {labels: 'none', from: '3', speed: '4', loop: false}, '-steps-3-12.gif')
		const {bytes, type} = await taken(page),
			{frames, loops, delays, comment, width} = framesOf(bytes)
		equal([type, frames.length, loops], ['image/gif', 10, null])
		equal(delays, [...Array(9).fill(250), 2000])
		for (const part of ['8 × 8', 'steps 3 to 12', 'Step 7: ', 'N-Queens']) match(comment, part)
		const at = (frame, x, y) => hexOf(frame.slice(3 * (y * width + x), 3 * (y * width + x) + 3))
		const still = at(frames[0], 100, 400)
		for (const frame of frames) equal([at(frame, 0, 0), at(frame, 100, 400)], [PAPER.paper, still])
		// The first queen has stood at the top left since step 3.
		equal(
			[0, 1].map(i => at(frames[i], 36, 39)),
			[PAPER.good, PAPER.ink],
		)
	})

	opened('the dialog closes by Escape and gives the focus back', '?n=6&step=9', async page => {
		await page.press('ArrowRight')
		is(await page.eval(() => figure().step), 9, 'keys do not walk behind it')
		await page.press('Escape')
		await page.gone('dialog.take-away')
		is(await page.eval(() => document.activeElement?.id), 'take-away')
		await openDialog(page)
		is(await page.eval(() => $$('dialog.take-away').length), 1)
	})

	const within = (options, law) => it.visit(`?n=8&step=131&lang=${options.lang}`, law, options)

	test('what is taken away is the same in dark mode', async () => {
		const files = []
		for (const dark of [false, true])
			await within({dark, lang: 'en'}, async page => {
				for (const kind of ['svg', 'png']) {
					await take(page, {kind}, kind)
					files.push((await taken(page)).bytes)
				}
				await takeSteps(page)
				await isMade(page, 'gif')
				files.push((await taken(page)).bytes)
			})
		equal(files.slice(0, 3), files.slice(3))
	})

	test('axe finds nothing in the dialog, and it fits a phone', async () => {
		const fits = () => {
			const dialog = $('dialog.take-away')
			const isIn = element => element.getBoundingClientRect().right <= innerWidth + 1
			return dialog.scrollWidth <= innerWidth && [...dialog.querySelectorAll('*')].every(isIn)
		}
		for (const lang of ['en', 'ja'])
			await within({dark: lang === 'ja', lang, width: 320, height: 700}, async page => {
				for (const [kind, ending] of Object.entries({svg: 'svg', dots: 'txt', steps: 'gif'})) {
					if (kind === 'steps') await takeSteps(page)
					else await take(page, {kind})
					await isMade(page, ending)
					equal(await violations(page, 'dialog.take-away'), [], kind)
					ok(await page.eval(fits), kind)
				}
			})
	})
}
