// Pictures of every view at 320, 768 and 1440 px, light and dark, Japanese and English, into build/shots: to be looked
// at.

import {mkdirSync, rmSync} from 'node:fs'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import {launch} from './helpers/browsers/index.js'

const FILE = pathToFileURL(join(process.cwd(), 'index.html')).href
const FOLDER = 'build/shots'
const SIZES = [
	[320, 720],
	[768, 1024],
	[1440, 900],
]

/** Moments that differ in what is drawn, by name. */
const MOMENTS = {
	start: '?n=8',
	refused: '?n=8&step=146',
	free: '?n=8&step=130',
	attacks: '?n=8&step=131&attacks=1',
	solution: '?n=8&step=1313',
	'done-first': '?n=8&search=first&step=1322',
	failure: '?n=3&search=first&step=44',
	breadth: '?n=8&search=breadth-first&step=9000',
	wraparound: '?n=8&search=wraparound&start-row=3&step=60',
	large: '?n=32&search=scan&step=5000',
	refusal: '?n=99&search=nope',
	'compare-work': '?view=compare&n=8&search=flags&with=scan&clock=solution&at=1',
	'compare-memory': '?view=compare&n=8&search=breadth-first&with=flags&clock=step&at=12000',
}

/** Views that are seen whole, and when they are there. */
const VIEWS = {
	'count-idle': {query: '?view=count', there: () => document.querySelector('.estimate strong')},
	'count-done': {query: '?view=count&n=14', there: () => document.querySelectorAll('#count data').length === 2},
	'count-long': {query: '?view=count&n=23', there: () => document.querySelector('.estimate strong')},
	'count-running': {
		query: '?view=count&n=19',
		there: () => document.querySelector('#count progress')?.value > 0.01,
	},
	solutions: {query: '?view=solutions&n=8&k=38', there: () => document.querySelectorAll('.image').length === 8},
	'solutions-classes': {
		query: '?view=solutions&n=12&k=57&classes=1',
		there: () => document.querySelectorAll('.image').length === 8,
	},
	'solutions-none': {query: '?view=solutions&n=3', there: () => document.getElementById('solutions-n')},
	exam: {query: '?view=exam', there: () => document.getElementById('exam-mark')},
}

/** The whole page, however tall, with what is made only when it is come near to. */
async function shootWhole(browser, {query, there}, lang, width, height, file) {
	const page = await browser.open(`${FILE}${query}&lang=${lang}`, {width, height})
	await page.waitFor(there, {timeout: 60_000})
	if (await page.eval(() => document.getElementById('nodes') !== null)) {
		await page.eval(() => document.getElementById('nodes').scrollIntoView())
		await page.waitFor(() => document.querySelectorAll('#nodes tbody tr:last-child td')[0]?.textContent, {
			timeout: 60_000,
		})
	}
	await page.eval(() => scrollTo(0, 0))
	await page.resize(width, await page.eval(() => document.documentElement.scrollHeight))
	await page.eval(() => new Promise(done => setTimeout(done, 200)))
	await page.screenshot(file)
	await page.close()
}

rmSync(FOLDER, {recursive: true, force: true})
mkdirSync(FOLDER, {recursive: true})
for (const dark of [false, true])
	for (const lang of ['en', 'ja']) {
		const browser = await launch('chromium', {dark, lang})
		for (const [width, height] of SIZES)
			for (const [name, query] of Object.entries(MOMENTS)) {
				const page = await browser.open(`${FILE}${query}&lang=${lang}`, {width, height})
				await page.waitFor(() => document.querySelector('n-queens')?.settled?.then(() => true))
				await page.waitFor(
					() =>
						document.querySelector('n-queens').length !== undefined || document.querySelector('n-queens').moment.n > 13,
				)
				await page.screenshot(join(FOLDER, `${name}-${width}-${dark ? 'dark' : 'light'}-${lang}.png`))
				await page.close()
			}
		for (const [width, height] of SIZES)
			for (const [name, view] of Object.entries(VIEWS))
				await shootWhole(
					browser,
					view,
					lang,
					width,
					height,
					join(FOLDER, `${name}-${width}-${dark ? 'dark' : 'light'}-${lang}.png`),
				)
		await browser.close()
		console.log(`${FOLDER}: ${dark ? 'dark' : 'light'}, ${lang}`)
	}
