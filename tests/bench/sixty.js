// An article of sixty figures, of which two are in sight: how soon the first board is drawn, the longest task until all
// walks are open, and what a figure costs that nobody sees: of the JavaScript heap, and of pixels kept for canvases.

import {serve} from '../helpers/serve.js'
import {$$} from '../helpers/shorthand.js'
import {medianOf, MOST, opened, REST_MS, rest} from './tasks.js'

const SIXTY = 60
const MOST_MB = 2
const figures = count => '<n-queens n="8" step="120"></n-queens><p>A text.</p>'.repeat(count)
const MARK = '<script>performance.mark("n-queens-script")</script>'

const areOpen = () => $$('n-queens').every(({moment}) => moment?.step === 120)
const firstBoard = () => {
	const [[begun], [drawn]] = ['script', 'drawn'].map(mark => performance.getEntriesByName(`n-queens-${mark}`))
	return drawn.startTime - begun.startTime
}
const pixels = () =>
	$$('n-queens')
		.flatMap(({shadowRoot}) => [...shadowRoot.querySelectorAll('canvas')])
		.reduce((sum, {width, height}) => sum + 4 * width * height, 0)

/** `pageWith`: makes a page of a name and parts. */
export async function benchSixty(browser, {atMost, pageWith, script}) {
	const server = await serve(process.cwd())
	const made = (name, count) => {
		pageWith(name, MARK, script('n-queens'), figures(count))
		return `${server.url}/build/${name}.html`
	}
	const sixty = made('sixty', SIXTY),
		one = made('one', 1)
	const found = async (url, rate, look) => {
		const page = await opened(browser, url, rate, areOpen)
		await page.eval(rest, REST_MS)
		const seen = await look(page)
		await page.close()
		return seen
	}
	const first = await medianOf(() => found(sixty, 1, page => page.eval(firstBoard)))
	atMost('sixty figures: script start to first drawn board, Chromium', 150, first, 'ms')
	for (const [rate, most] of Object.entries(MOST)) {
		const longest = await medianOf(() => found(sixty, Number(rate), page => page.eval(() => window.longest)))
		atMost(`longest task while sixty figures load${rate === '1' ? '' : `, ${rate} times slower`}`, most, longest, 'ms')
	}
	const bytes = async page => (await page.memory()).heap + (await page.eval(pixels))
	const costs = async url => medianOf(() => found(url, 1, bytes))
	const each = ((await costs(sixty)) - (await costs(one))) / (SIXTY - 1) / 1e6
	atMost('heap and pixels of a figure that nobody sees', MOST_MB, each, 'MB')
	await server.close()
}
