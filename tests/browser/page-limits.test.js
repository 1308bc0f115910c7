import {is} from '#test'
import {$$, atRest, chromiumSuite, figure, folderOf, inBrowsers, text} from '../helpers/pages.js'
import {isReady, isWalked} from '../helpers/walked.js'

/** WebKit fires no event for a lost canvas. */
const NEEDS = {ready: isWalked, browsers: ['chromium', 'firefox']}

for (const {opened, inChromium} of inBrowsers('page at its limits', NEEDS)) {
	for (const query of ['n=6&step=40', 'view=board&n=6&given=0,3', 'view=solutions&n=6'])
		opened(`a lost canvas is drawn again: ${query}`, query, {ready: false}, async page => {
			// The tree's canvas may be added after the first pictures.
			const pictures = many =>
				$$('canvas')
					.slice(0, many)
					.map(canvas => canvas.toDataURL())
			await page.waitFor(isReady)
			const before = await page.eval(atRest, pictures)
			await page.eval(() => {
				for (const canvas of $$('canvas')) {
					canvas.getContext('2d').reset()
					canvas.dispatchEvent(new Event('contextrestored'))
				}
			})
			await page.becomes(pictures, before, before.length)
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
		await page.becomes(text, '', '[role=alert]')
		for (const [text, step] of ['12.5 1200', '99999 1501', '-5 1501'].map(pair => pair.split(' '))) {
			await page.fill('[aria-label=Step]', text, 'change')
			const alert = `“${text}” is not possible, only whole numbers from 0 to 1,501. Shown instead: 1,${step.slice(1)}.`
			await page.says('[role=alert]', alert)
			await page.isAt(+step)
		}
	})
}

const ALONE = ['index.html', 'dist/page.js', 'dist/page.css']
const folder = folderOf({}, Object.fromEntries(ALONE.map(name => [name, name])))
const {opened} = chromiumSuite('the study', {folder, from: 'web', until: () => figure()?.settled.then(() => true)})

opened('without the study script the board walks on', 'index.html?views=code&n=6', {errors: true}, async page => {
	await page.says('[role=alert]', '“code”')
	is(await page.seek(20), 20)
})
