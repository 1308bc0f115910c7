// <n-queens mode="check">. Contract of all figures: contract.test.js; verdicts: check.test.js.

import {equal, is} from 'uvu/assert'
import {$, figure, folderOf, HTML, inBrowsers, ofDist} from '../helpers/pages.js'

const PAGE = `${HTML}
	<script src="dist/n-queens-study.js"></script><n-queens mode="check"><p>A drawing</p></n-queens>`
const folder = folderOf({'own.html': PAGE}, ofDist(['n-queens-study.js', 'check.js'], 'dist'))

const TRACE = 'place 0 0\nplace 1 2\nremove 1 2\nplace 1 3\nplace 2 1\nremove 2 2'
const written = (i = 0) =>
	Object.fromEntries(
		[...figure(i).attributes].map(({name, value}) => [name, value]).filter(([name]) => name !== 'mode'),
	)

for (const {opened} of inBrowsers('a program in a figure', {
	folder,
	width: 700,
	ready: page => page.waitFor($, '#check-text'),
})) {
	opened('a pasted program is judged; options become attributes, and nothing is stored', 'own.html', async page => {
		await page.fill('#check-text', TRACE)
		await page.says('.verdict', 'Line 6 is the first wrong line. Your program')
		equal(await page.eval(written), {})
		await page.choose({'check-n': '5', 'check-search': 'flags'})
		await page.becomes(written, {n: '5', search: 'flags'})
		await page.says('.verdict', 'Line 3 is the first wrong line.')
		await page.set('n', '4')
		await page.says('.verdict', 'Line 6 is the first wrong line.')
		await page.push('#check-clear')
		await page.choose({'check-language': 'c'})
		await page.becomes(() => figure().listing, 'c')
		is(await page.eval(() => localStorage.length + sessionStorage.length), 0)
	})
}
