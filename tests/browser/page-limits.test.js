import {is} from 'uvu/assert'
import {$, chromiumSuite, figure, folderOf, inBrowsers, ofDist} from '../helpers/pages.js'
import {PAGE, shown} from '../helpers/walked.js'

/** WebKit does not report a lost canvas. */
const NEEDS = {...PAGE, browsers: ['chromium', 'firefox']}

for (const {opened, inChromium} of inBrowsers('page at its limits', NEEDS)) {
	for (const [what, query, where] of [
		['walk', 'n=6&step=40', '#walk'],
		['board', 'view=board&n=6&given=0,3', '#board'],
		['gallery', 'view=solutions&n=6', '#solutions'],
	])
		opened(`a lost canvas is drawn again: ${what}`, query, {ready: false}, async page => {
			const pictures = where => {
				const root = $(`${where} n-queens`)?.shadowRoot ?? $(where),
					all = [...(root?.querySelectorAll('canvas') ?? [])].filter(({width}) => width > 0)
				return all.length > 0 ? all.map(canvas => canvas.toDataURL()) : null
			}
			const lose = where => {
				const root = $(`${where} n-queens`)?.shadowRoot ?? $(where)
				for (const canvas of root.querySelectorAll('canvas')) {
					canvas.getContext('2d').reset()
					canvas.dispatchEvent(new Event('contextrestored'))
				}
			}
			const before = await page.waitFor(
				`async () => {
					const pictures = ${pictures}, seen = pictures('${where}')
					await frames(20)
					return seen && JSON.stringify(pictures('${where}')) === JSON.stringify(seen) && seen
				}`,
			)
			await page.eval(lose, where)
			await page.becomes(pictures, before, where)
		})

	inChromium('a long jump shows its progress and can be stopped', 'n=32', async page => {
		await page.press('s')
		await page.says('[part=main]', /Walking: [\d,]+ steps/)
		await page.press('Escape')
		await page.says('[part=main]', /^(?!.*Walking)/)
		await page.press('ArrowRight')
		await page.isAt(1)
	})

	inChromium('an invalid step shows a message until a valid step', 'n=6', async page => {
		await page.fill('[aria-label=Step]', '12x', 'change')
		await page.says('[role=alert]', 'Step “12x” is not possible')
		await page.fill('[aria-label=Step]', '１，２00', 'change')
		await page.isAt(1200)
		is((await page.eval(shown)).message, '')
		for (const [text, step] of ['12.5 1200', '99999 1501', '-5 1501'].map(pair => pair.split(' '))) {
			await page.fill('[aria-label=Step]', text, 'change')
			const alert = `“${text}” is not possible, only whole numbers from 0 to 1,501. Shown instead: 1,${step.slice(1)}.`
			await page.says('[role=alert]', alert)
			await page.isAt(+step)
		}
	})
}

const folder = folderOf({}, {'index.html': 'index.html', ...ofDist(['page.js', 'page.css'])})
const isSettled = page => page.waitFor(() => figure()?.settled.then(() => true))

const {opened} = chromiumSuite('the study', {folder, from: 'web', ready: isSettled})

opened('without the study script the board walks on', 'index.html?views=code&n=6', {errors: true}, async page => {
	await page.says('[role=alert]', '“code”')
	is(await page.seek(20), 20)
})
