import {execFileSync} from 'node:child_process'
import {readFileSync, writeFileSync} from 'node:fs'
import {JSDOM} from 'jsdom'
import {equal, match, ok} from '#test'
import {gifFile, PALETTE} from '#web/board/picture/gif.js'
import {dialogFits, violations} from '../helpers/access.js'
import {$, chromiumSuite, figure, folderOf, moment} from '../helpers/pages.js'
import {elementsOf} from '../helpers/svg.js'
import {randomFrom, rows} from '../helpers/walks.js'

const isMade = (page, part) => page.waitFor(part => $('#take-download')?.download.includes(part), part)
const openDialog = async page => {
	await page.waitFor(() => figure()?.settled?.then(() => $('#take-away')))
	await page.eval(() => {
		window.made = {}
		const addressOf = URL.createObjectURL
		URL.createObjectURL = blob => {
			const address = addressOf(blob)
			window.made[address] = blob
			return address
		}
		$('#take-away').click()
	})
	await isMade(page, '')
}
const take = async (page, values, part) => {
	await page.choose(values, '#take-')
	if (part !== undefined) await isMade(page, part)
}
const taken = async page => {
	const [name, type, numbers] = await page.eval(async () => {
		const {href, download} = $('#take-download')
		const blob = window.made[href]
		return [download, blob.type, [...new Uint8Array(await blob.arrayBuffer())]]
	})
	return {name, type, text: new TextDecoder().decode(Uint8Array.from(numbers))}
}
const DRAWING = {
	'rsvg-convert': ['board.svg', '-o', 'board.png'],
	inkscape: ['board.svg', '-o', 'board.png'],
	soffice: ['--headless', '--convert-to', 'png', 'board.svg'],
}
/** Columns of the dark squares of a PNG, by row. */
const queensIn = async (bytes, n) => {
	const picture = await createImageBitmap(new Blob([Uint8Array.from(bytes)]))
	const context = new OffscreenCanvas(16 * n, 16 * n).getContext('2d', {willReadFrequently: true})
	context.drawImage(picture, 0, 0, 16 * n, 16 * n)
	const isDark = (row, col) => {
		const {data} = context.getImageData(16 * col, 16 * row, 16, 16)
		return data.filter((value, i) => i % 4 === 0 && value < 80).length > 20
	}
	const every = [...Array(n).keys()]
	return every.map(row => every.filter(col => isDark(row, col)))
}

const it = chromiumSuite('exporting', {ready: openDialog})
const {opened, test} = it

opened('the board is exported as SVG and PNG', 'n=8&step=1313', async page => {
	for (const [kind, type] of Object.entries({svg: 'svg+xml', png: 'png'})) {
		await take(page, {kind}, kind)
		const file = await taken(page)
		equal([file.name, file.type], [`n-queens-8-flags-step-1313.${kind}`, `image/${type}`])
		match(file.text, kind === 'svg' ? '<title>N-Queens, 8 × 8 board' : /^.PNG/)
	}
})

/** Repetitions, frames' milliseconds and frames' colours that the browser finds in a GIF. */
const framesIn = async bytes => {
	const decoder = new ImageDecoder({type: 'image/gif', data: Uint8Array.from(bytes)})
	await Promise.all([decoder.completed, decoder.tracks.ready])
	const {frameCount, repetitionCount} = decoder.tracks.selectedTrack,
		found = {loops: repetitionCount > 0, delays: [], frames: []}
	for (let frameIndex = 0; frameIndex < frameCount; frameIndex++) {
		const {image} = await decoder.decode({frameIndex}),
			{displayWidth: width, displayHeight: height} = image,
			context = new OffscreenCanvas(width, height).getContext('2d')
		context.drawImage(image, 0, 0)
		found.delays.push(image.duration / 1000)
		found.frames.push([...context.getImageData(0, 0, width, height).data].filter((_, i) => i % 4 < 3))
	}
	return found
}

opened('gifFile() stores frames, delays and loop', 'n=4', {ready: false}, async page => {
	const random = randomFrom(25)
	for (const [width, height] of rows('1 1, 7 5, 64 33, 300 200')) {
		const loops = width !== 7,
			file = gifFile(width, height, {loop: loops}),
			delays = [100, 200, 300, 400]
		const frames = delays.map(() =>
			Uint8Array.from({length: width * height}, (_, i) => (i % 11 ? i % 3 : random(PALETTE.length))),
		)
		frames.forEach((frame, i) => file.add(frame, delays[i]))
		const colours = frames.map(frame => [...frame].flatMap(index => PALETTE[index]))
		equal(await page.eval(framesIn, [...file.end('')]), {loops, delays, frames: colours})
	}
})

if (process.env.LONG)
	opened('rsvg-convert, Inkscape, LibreOffice and epubcheck read an exported board', 'n=8&step=1313', async page => {
		await take(page, {labels: 'none', credit: false}, 'svg')
		const {text} = await taken(page)
		const head = '<html xmlns="http://www.w3.org/1999/xhtml"><head><title>Two</title></head>'
		const chapter = `${head}<body>${text}${text}</body></html>`
		const cwd = folderOf({'board.svg': text, 'chapter.xhtml': chapter})
		const run = (program, words) => execFileSync(program, words, {cwd, stdio: 'pipe', env: {...process.env, HOME: cwd}})
		const board = (await page.eval(() => moment().queens)).map(col => (col < 0 ? [] : [col]))
		for (const [program, words] of Object.entries(DRAWING)) {
			run(program, words)
			equal(await page.eval(queensIn, [...readFileSync(`${cwd}/board.png`)], 8), board, program)
			writeFileSync(`${cwd}/board.png`, '')
		}
		for (const [mode, file] of [
			['svg', 'board.svg'],
			['xhtml', 'chapter.xhtml'],
		])
			run('java', ['-jar', '/usr/share/java/epubcheck.jar', file, '-mode', mode, '-v', '3.0', '--failonwarnings'])
	})

if (process.env.LONG)
	opened('DOMPurify changes no exported board', 'n=8&step=1313', async page => {
		await take(page, {labels: 'none', credit: false}, 'svg')
		const {text} = await taken(page),
			cwd = folderOf({'package.json': '{"private": true}'})
		execFileSync('npm', ['install', '--silent', '--ignore-scripts', '--no-save', 'dompurify@3.5.0'], {cwd})
		const {window} = new JSDOM('', {runScripts: 'outside-only'})
		window.eval(readFileSync(`${cwd}/node_modules/dompurify/dist/purify.js`, 'utf8'))
		equal(elementsOf(window.DOMPurify.sanitize(text)), elementsOf(text))
	})

const within = (options, body) => it.visit(`n=8&step=131&lang=${options.lang}`, body, options)

test('the dialog fits a phone, and axe finds no violation', async () => {
	for (const lang of ['en', 'ja'])
		await within({dark: lang === 'ja', lang, width: 320, height: 700}, async page => {
			for (const [kind, ending] of Object.entries({svg: 'svg', dots: 'txt', steps: 'gif'})) {
				if (kind === 'steps') await page.push('[name=take-what][value=steps]')
				else await take(page, {kind})
				await isMade(page, ending)
				equal(await violations(page, 'dialog'), [], kind)
				ok(await page.eval(dialogFits), kind)
			}
		})
})
