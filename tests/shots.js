import {rmSync} from 'node:fs'
import {pathToFileURL} from 'node:url'
import {launch} from './helpers/browsers/index.js'
import {$, $$, figure, moment} from './helpers/shorthand.js'

const FILE = pathToFileURL('index.html').href
const FOLDER = 'build/shots'
const HEIGHTS = {320: 720, 768: 1024, 1440: 900}

const walked = () => figure()?.settled?.then(() => figure().length !== undefined || moment().n > 13)
const estimated = () => $('.estimate strong')
const imagined = () => $$('.image').length === 8

const SHOTS = {
	start: ['?n=8'],
	refused: ['?n=8&step=146'],
	free: ['?n=8&step=130'],
	attacks: ['?n=8&step=131&attacks=1'],
	solution: ['?n=8&step=1313'],
	'done-first': ['?n=8&search=first&step=1322'],
	failure: ['?n=3&search=first&step=44'],
	breadth: ['?n=8&search=breadth-first&step=9000'],
	wraparound: ['?n=8&search=wraparound&start-row=3&step=60'],
	large: ['?n=32&search=scan&step=5000'],
	refusal: ['?n=99&search=nope'],
	play: ['?view=board&n=8&given=0,3+3,1&blocked=5,5+6,0', () => $('.known .sentence strong')],
	'play-why': ['?view=board&n=6&given=0,0', () => $('.chain li')],
	'compare-work': ['?view=compare&n=8&search=flags&with=scan&clock=solution&at=1'],
	'compare-memory': ['?view=compare&n=8&search=breadth-first&with=flags&clock=step&at=12000'],
	'count-idle': ['?view=count', estimated],
	'count-done': ['?view=count&n=14', () => $$('#count data').length === 2],
	'count-long': ['?view=count&n=23', estimated],
	'count-running': ['?view=count&n=19', () => $('#count progress')?.value > 0.01],
	solutions: ['?view=solutions&n=8&k=38', imagined],
	'solutions-classes': ['?view=solutions&n=12&k=57&classes=1', imagined],
	'solutions-none': ['?view=solutions&n=3', () => $('#solutions-n')],
	'check-riddle': ['?view=check&n=6&example=no-sign', () => $('.judged:not([data-coming]) .should svg')],
	exam: ['?view=exam', () => $('#exam-mark')],
}

async function unrolled(page, width) {
	if (await page.eval(() => $('#nodes') !== null)) {
		await page.eval(() => $('#nodes').scrollIntoView())
		await page.waitFor($, '#nodes tbody tr:last-child td:not(:empty)')
	}
	await page.eval(() => scrollTo(0, 0))
	await page.resize(width, await page.eval(() => document.documentElement.scrollHeight))
	await page.eval(() => new Promise(done => setTimeout(done, 200)))
}

rmSync(FOLDER, {recursive: true, force: true})
for (const dark of [false, true])
	for (const lang of ['en', 'ja']) {
		const browser = await launch('chromium', {dark, lang})
		for (const width of Object.keys(HEIGHTS).map(Number))
			for (const [name, [query, there]] of Object.entries(SHOTS)) {
				const page = await browser.open(`${FILE}${query}&lang=${lang}`, {width, height: HEIGHTS[width]})
				await page.waitFor(there ?? walked)
				if (there) await unrolled(page, width)
				await page.screenshot(`${FOLDER}/${name}-${width}-${dark ? 'dark' : 'light'}-${lang}.png`)
				await page.close()
			}
		await browser.close()
		console.log(`${FOLDER}: ${dark ? 'dark' : 'light'}, ${lang}`)
	}
