import {equal, ok} from 'uvu/assert'
import lighthouse from 'lighthouse'
import {chromiumForOthers} from '../helpers/browsers/puppeteer.js'
import {serve} from '../helpers/serve.js'
import {suite} from '../helpers/suite.js'

const LEAST = 95
const CATEGORIES = ['accessibility', 'best-practices', 'seo']
const PAGES = ['index.html', 'tutorial-prune.html', 'embed.html?n=8&step=120']

const test = suite('lighthouse in chromium')
let server, opened

test.before(async () => {
	server = await serve('dist')
	opened = await chromiumForOthers()
})
test.after(async () => {
	await opened?.close()
	await server?.close()
})

const scoresIn = ({categories, audits}) =>
	Object.values(categories).map(({id, score, auditRefs}) => {
		const costs = ({id, weight}) => weight > 0 && audits[id].score !== null && audits[id].score < 1
		return {id, score: Math.round(score * 100), lost: auditRefs.filter(costs).map(({id}) => id)}
	})

async function scoresOf(url) {
	const flags = {onlyCategories: CATEGORIES, logLevel: 'error', disableFullPageScreenshot: true}
	const page = await opened.browser.newPage()
	try {
		const {lhr} = await lighthouse(url, flags, undefined, page)
		if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
		return scoresIn(lhr)
	} finally {
		await page.close()
	}
}

for (const address of PAGES)
	test(`${address} on a phone scores at least ${LEAST}`, async () => {
		const scores = await scoresOf(`${server.url}/${address}`)
		equal(
			scores.map(({id}) => id),
			CATEGORIES,
		)
		for (const {id, score, lost} of scores) ok(score >= LEAST, `${id}: ${score}, for ${lost.join(', ')}`)
	})

test.run()
