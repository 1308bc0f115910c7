import {readdirSync, readFileSync} from 'node:fs'
import {gzipSync} from 'node:zlib'
import lighthouse from 'lighthouse'
import {chromiumForOthers} from './browsers/puppeteer.js'
import {folderOf} from './folder.js'
import {serve} from './serve.js'

/** Text files of dist/ by name, compressed as web hosts send them. */
const compressed = () =>
	readdirSync('dist')
		.filter(name => /\.(html|js|css)$/.test(name))
		.map(name => [`${name}.gz`, gzipSync(readFileSync(`dist/${name}`))])

export async function withLighthouse(use) {
	const server = await serve(folderOf(Object.fromEntries(compressed()), {'.': 'dist'})),
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
