import lighthouse from 'lighthouse'
import {chromiumForOthers} from './browsers/puppeteer.js'

const scoresIn = ({categories, audits}) =>
	Object.values(categories).map(({id, score, auditRefs}) => {
		const costs = ({id, weight}) => weight > 0 && audits[id].score !== null && audits[id].score < 1
		return {id, score: Math.round(score * 100), lost: auditRefs.filter(costs).map(({id}) => id)}
	})

/** @param {string} url @param {string[]} onlyCategories */
async function asked(browser, url, onlyCategories) {
	const flags = {onlyCategories, logLevel: /** @type {const} */ ('error'), disableFullPageScreenshot: true}
	const page = await browser.newPage()
	try {
		const {lhr} = await lighthouse(url, flags, undefined, page)
		if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
		return scoresIn(lhr)
	} finally {
		await page.close()
	}
}

export async function openLighthouse() {
	const {browser, close} = await chromiumForOthers()
	return {score: (...what) => asked(browser, ...what), close}
}
