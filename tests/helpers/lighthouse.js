import lighthouse, {desktopConfig, snapshot} from 'lighthouse'
import {chromiumForOthers} from './browsers/puppeteer.js'

const scoresIn = ({categories, audits}) =>
	Object.values(categories).map(({id, score, auditRefs}) => {
		const costs = ({id, weight}) => weight > 0 && audits[id].score !== null && audits[id].score < 1
		return {id, score: Math.round(score * 100), lost: auditRefs.filter(costs).map(({id}) => id)}
	})

/** @param {string} url @param {string} form @param {string[]} onlyCategories */
async function asked(browser, how, url, form, onlyCategories) {
	const flags = {onlyCategories, logLevel: /** @type {const} */ ('error'), disableFullPageScreenshot: true}
	const page = await browser.newPage()
	try {
		const {lhr} = await how(page, url, flags, form === 'desktop' ? desktopConfig : undefined)
		if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
		return scoresIn(lhr)
	} finally {
		await page.close()
	}
}

const loading = (page, url, flags, config) => lighthouse(url, flags, config, page)
async function standing(page, url, flags, config) {
	await page.goto(url, {waitUntil: 'networkidle0'})
	return snapshot(page, {flags, config})
}

export async function openLighthouse() {
	const {browser, close} = await chromiumForOthers()
	return {
		score: (...what) => asked(browser, loading, ...what),
		glance: (...what) => asked(browser, standing, ...what),
		close,
	}
}
