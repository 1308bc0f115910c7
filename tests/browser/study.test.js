// The script that explains, in the page: fetched when a figure first asks for it, and what happens where it is missing.

import * as assert from 'uvu/assert'
import {folderOf, inBrowsers, ofDist} from '../helpers/pages.js'

const PARTS = ofDist(['page.js', 'page.css'], 'dist')
const folder = () =>
	folderOf(
		{},
		{
			'index.html': 'index.html',
			...PARTS,
			...ofDist(['study.js'], 'dist'),
			'cut/index.html': 'index.html',
			...Object.fromEntries(Object.entries(PARTS).map(([name, from]) => [`cut/${name}`, from])),
		},
	)

const isSettled = page => page.waitFor(() => document.querySelector('n-queens')?.settled.then(() => true))
const shadow = 'document.querySelector("n-queens").shadowRoot'

for (const {opened} of inBrowsers('the study', {folder, from: 'web', lang: 'en', ready: isSettled})) {
	opened('a page with a board alone fetches nothing that explains, until it is chosen', 'index.html', async page => {
		const wasFetched = () => performance.getEntriesByType('resource').some(({name}) => name.endsWith('/study.js'))
		assert.not(await page.eval(wasFetched))
		await page.eval(() => document.querySelector('n-queens').setAttribute('views', 'board code tree'))
		await page.waitFor(
			`() => ${shadow}.querySelector('.code li.runs') && ${shadow}.querySelector('.tree canvas') !== null`,
		)
		assert.ok(await page.eval(wasFetched))
		const styled = await page.eval(`() => getComputedStyle(${shadow}.querySelector('figcaption')).fontWeight`)
		assert.is(styled, '600', 'with its style')
	})

	opened('a question that an address asks is put once the script is there', 'index.html?predict=test', async page => {
		await page.waitFor(`() => ${shadow}.querySelector('.predict') !== null`)
	})

	opened(
		'where the script is missing a sentence names what cannot be shown, and the board walks on',
		'cut/index.html?views=code&n=6',
		async page => {
			await page.waitFor(`() => /“code”/.test(${shadow}.querySelector('.message')?.textContent)`)
			await page.eval(() => document.querySelector('n-queens').seek(20))
			assert.is(await page.eval(() => document.querySelector('n-queens').moment.step), 20)
		},
		{errors: true},
	)
}
