// Interaction to next paint in each place of the page, and Lighthouse's scores.

import {sleep} from '../helpers/browsers/calls.js'
import {chromiumForOthers} from '../helpers/browsers/puppeteer.js'
import {withLighthouse} from '../helpers/lighthouse.js'
import {PLACES} from '../helpers/walked.js'
import {median} from './measure.js'

const KEYS = 'Tab Tab Tab ArrowRight ArrowRight ArrowRight ArrowRight ArrowLeft ArrowLeft s Escape ArrowDown Enter x'
const THROTTLE = 4
const CLICKS = 8

/** Without performance entries: the entry of an event that changes nothing lasts until some later paint. */
function record() {
	window.took = [0]
	const note = ({timeStamp}) =>
		requestAnimationFrame(() => setTimeout(() => window.took.push(performance.now() - timeStamp)))
	for (const type of ['keydown', 'pointerdown', 'click']) addEventListener(type, note, {capture: true})
}

function spots(most) {
	const found = []
	const search = root => {
		for (const one of root.querySelectorAll('*')) {
			const {x, y, width, height, bottom} = one.getBoundingClientRect(),
				isVisible = width > 0 && y > 60 && bottom < innerHeight
			if (isVisible && one.matches('button:not([disabled]), textarea, input[type=text], input:not([type]), canvas'))
				found.push([x + width / 2, y + height / 2])
			if (one.shadowRoot) search(one.shadowRoot)
		}
	}
	search(document)
	return found.slice(0, most)
}

async function interaction(browser, address) {
	const page = await browser.newPage()
	await page.setViewport({width: 1440, height: 900})
	await page.goto(address)
	await sleep(2500)
	await page.evaluate(record)
	const session = await page.createCDPSession()
	await session.send('Emulation.setCPUThrottlingRate', {rate: THROTTLE})
	for (const key of KEYS.split(' ')) {
		await page.keyboard.press(key)
		await sleep(250)
	}
	for (const [x, y] of await page.evaluate(spots, CLICKS)) {
		await page.mouse.click(x, y)
		await sleep(300)
	}
	await sleep(500)
	const took = await page.evaluate(() => window.took)
	await page.close()
	return Math.max(...took)
}

export async function* interactions(folder) {
	const {browser, close} = await chromiumForOthers()
	try {
		for (const place of PLACES) {
			const longest = []
			for (let i = 0; i < 3; i++) longest.push(await interaction(browser, `${folder}/index.html?${place}`))
			yield [place || 'walk', median(longest)]
		}
	} finally {
		await close()
	}
}

export const lighthouseScores = pages =>
	withLighthouse(async resultOf => {
		const scores = []
		for (const address of pages) {
			const runs = []
			for (let i = 0; i < 3; i++)
				runs.push(Object.values((await resultOf(address)).categories).map(({score}) => 100 * score))
			scores.push([address, Math.min(...runs[0].map((_, i) => median(runs.map(run => run[i]))))])
		}
		return scores
	})
