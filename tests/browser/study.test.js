// The script that explains, in the page: fetched when a figure first asks for it, and what happens where it is missing.

import {is, not, ok} from 'uvu/assert'
import {$, figure, folderOf, inBrowsers, ofDist} from '../helpers/pages.js'

const folder = () => {
	const parts = {'index.html': 'index.html', ...ofDist(['page.js', 'page.css'], 'dist')},
		cut = Object.entries(parts).map(([name, from]) => [`cut/${name}`, from])
	return folderOf({}, {...parts, ...ofDist(['study.js', 'questions.js'], 'dist'), ...Object.fromEntries(cut)})
}
const isSettled = page => page.waitFor(() => figure()?.settled.then(() => true))

for (const {opened} of inBrowsers('the study', {
	browsers: ['chromium'],
	folder,
	from: 'web',
	lang: 'en',
	ready: isSettled,
})) {
	opened('the script that explains is fetched when a view is chosen', 'index.html?views=board', async page => {
		const wasFetched = () => performance.getEntriesByType('resource').some(({name}) => name.endsWith('/study.js'))
		not(await page.eval(wasFetched))
		await page.eval(() => figure().setAttribute('views', 'board code tree'))
		await page.waitFor(() => $('.code li.runs') && $('.tree canvas'))
		ok(await page.eval(wasFetched))
		const weight = await page.eval(() => getComputedStyle($('figcaption')).fontWeight)
		is(weight, '600', 'with its style')
	})

	opened('without the script the board walks on', 'cut/index.html?views=code&n=6', {errors: true}, async page => {
		await page.says('.figure .message', '“code”')
		is(await page.seek(20), 20)
	})
}
