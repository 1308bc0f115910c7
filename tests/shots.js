import {rmSync} from 'node:fs'
import {pathToFileURL} from 'node:url'
import {launch} from './helpers/browsers/index.js'
import {isReady} from './helpers/walked.js'

const FILE = pathToFileURL('index.html').href
const FOLDER = 'build/shots'
const WIDTHS = [320, 768, 1440]

const SHOTS = {
	start: 'n=8',
	rejected: 'n=8&step=146',
	free: 'n=8&step=130',
	attacks: 'n=8&step=131&attacks=1',
	solution: 'n=8&step=1313',
	'done-first': 'n=8&search=first&step=1322',
	failure: 'n=3&search=first&step=44',
	breadth: 'n=8&search=breadth-first&step=9000',
	wraparound: 'n=8&search=wraparound&start-row=3&step=60',
	large: 'n=32&search=scan&step=5000',
	rejection: 'n=99&search=nope',
	play: 'view=board&n=8&given=0,3+3,1&blocked=5,5+6,0',
	'play-why': 'view=board&n=6&given=0,0',
	'compare-work': 'view=compare&n=8&search=flags&with=scan&clock=solution&at=1',
	'compare-memory': 'view=compare&n=8&search=breadth-first&with=flags&clock=step&at=12000',
	count: 'view=count&n=14',
	'count-long': 'view=count&n=23',
	solutions: 'view=solutions&n=8&k=38',
	'solutions-classes': 'view=solutions&n=12&k=57&classes=1',
	'solutions-none': 'view=solutions&n=3',
	'check-riddle': 'view=check&n=6&example=no-sign',
	exam: 'view=exam',
}

rmSync(FOLDER, {recursive: true, force: true})
for (const dark of [false, true])
	for (const lang of ['en', 'ja']) {
		const browser = await launch('chromium', {dark, lang})
		for (const width of WIDTHS)
			for (const [name, query] of Object.entries(SHOTS)) {
				const page = await browser.open(`${FILE}?${query}&lang=${lang}`, {width, height: 900})
				await page.waitFor(isReady)
				await page.resize(width, await page.eval(() => document.documentElement.scrollHeight))
				await page.waitFor(isReady)
				await page.screenshot(`${FOLDER}/${name}-${width}-${dark ? 'dark' : 'light'}-${lang}.png`)
				await page.close()
			}
		await browser.close()
		console.log(`${FOLDER}: ${dark ? 'dark' : 'light'}, ${lang}`)
	}
