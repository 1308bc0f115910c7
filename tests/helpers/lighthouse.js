import lighthouse from 'lighthouse'
import {chromiumForOthers} from './browsers/puppeteer.js'
import {serve} from './serve.js'

export async function withLighthouse(use) {
	const server = await serve('dist'),
		{browser, close} = await chromiumForOthers()
	const resultOf = async (address, flags = {}) => {
		const page = await browser.newPage()
		const settings = {logLevel: 'error', disableFullPageScreenshot: true, ...flags}
		const {lhr} = await lighthouse(`${server.url}/${address}`, settings, undefined, page)
		await page.close()
		if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`)
		return lhr
	}
	try {
		return await use(resultOf)
	} finally {
		await close()
		await server.close()
	}
}
