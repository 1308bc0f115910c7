import {is} from 'uvu/assert'
import {figure, folderOf, inBrowsers, ofDist} from '../helpers/pages.js'

const folder = folderOf({}, {'index.html': 'index.html', ...ofDist(['page.js', 'page.css'], 'dist')})
const isSettled = page => page.waitFor(() => figure()?.settled.then(() => true))

for (const {opened} of inBrowsers('the study', {
	folder,
	from: 'web',
	ready: isSettled,
})) {
	opened('without the study script the board walks on', 'index.html?views=code&n=6', {errors: true}, async page => {
		await page.says('.figure .message', '“code”')
		is(await page.seek(20), 20)
	})
}
