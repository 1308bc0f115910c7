import {rmSync} from 'node:fs'
import {pathToFileURL} from 'node:url'
import {launch} from './helpers/browsers/index.js'
import {isReady, QUERIES} from './helpers/walked.js'

const FILE = pathToFileURL('index.html').href
const FOLDER = 'build/shots'
const WIDTHS = [320, 768, 1440]

rmSync(FOLDER, {recursive: true, force: true})
for (const dark of [false, true])
	for (const lang of ['en', 'ja']) {
		const browser = await launch('chromium', {dark, lang})
		for (const width of WIDTHS)
			for (const query of QUERIES) {
				const page = await browser.open(`${FILE}?${query}&lang=${lang}`, {width, height: 900})
				await page.waitFor(isReady)
				await page.resize(width, await page.eval(() => document.documentElement.scrollHeight))
				await page.waitFor(isReady)
				await page.screenshot(`${FOLDER}/${query.replace(/\W+/g, '-')}-${width}-${dark ? 'dark' : 'light'}-${lang}.png`)
				await page.close()
			}
		await browser.close()
		console.log(`${FOLDER}: ${dark ? 'dark' : 'light'}, ${lang}`)
	}
