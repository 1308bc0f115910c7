import {is} from '#test'
import {$, $$, figure, inBrowsers, text} from '../helpers/pages.js'

const links = () => $$('nav a[href^="?"]').map(link => link.getAttribute('href'))

for (const it of inBrowsers('places', {until: 'footer'})) {
	const {opened, inChromium} = it

	inChromium('links of the page carry language, theme and size', 'n=20&lang=ja&theme=dark', async page => {
		const carried = '&theme=dark&lang=ja'
		const expected = ['walk&n=20', 'board&n=20', 'solutions', 'check', 'compare&n=20', 'count&n=20', 'exam']
		await page.becomes(
			links,
			expected.map(mode => `?view=${mode}${carried}`),
		)
		const pages = () => $$('nav a:not([href^="?"])').map(link => link.href.replace(/^.*\//, ''))
		await page.becomes(pages, [
			'tutorial.ja.html?theme=dark',
			'teaching.ja.html?theme=dark',
			'recipes.ja.html?theme=dark',
		])
		await page.choose({n: '6'})
		await page.becomes(() => $('nav a[href^="?view=solutions"]').getAttribute('href'), `?view=solutions&n=6${carried}`)
	})

	opened('arranged panels are stored; an address overrides them', 'n=4', async page => {
		const press = async (panel, handle) => {
			const button = `[data-panel=${panel}] button:nth-child(${handle})`
			await page.shows(`[data-panel=${panel}] summary`)
			await page.push(`[data-panel=${panel}] summary`)
			await page.shows(button)
			await page.push(button)
		}
		const arranged = () => $$('[data-panel]').map(({dataset}) => dataset.panel + ('large' in dataset ? '!' : ''))
		await page.waitFor(() => $('[part=code] ol')?.scrollWidth === $('[part=code] ol').clientWidth)
		await press('stack', 1)
		await page.becomes(arranged, ['stack', 'code', 'arrays', 'tree'])
		await press('tree', 3)
		await page.count('[data-panel]', 3)
		await press('code', 2)
		const last = ['stack', 'code!', 'arrays']
		await page.becomes(arranged, last)
		const open = query => page.goto(`${it.disk}/index.html${query}`)
		await open('?n=5')
		await page.becomes(arranged, last)
		await open('?n=5&views=board+arrays')
		await page.becomes(arranged, ['arrays'])
		await open('')
		await page.becomes(arranged, last)
	})

	opened('language and theme are stored; an address overrides them', '', async page => {
		await page.push('nav [lang=ja]')
		await page.push('#theme')
		await page.hasAddress('theme=dark&lang=ja')
		const looks = () => [document.documentElement.lang, document.documentElement.dataset.theme, figure()?.theme]
		await page.goto(await page.eval(() => location.href.replace(/\?.*/, '')))
		await page.becomes(looks, ['ja', 'dark', 'dark'])
		await page.goto(await page.eval(() => `${location.href.replace(/\?.*/, '')}?lang=en&theme=light`))
		await page.becomes(looks, ['en', 'light', 'light'])
	})

	opened('answers of the exam outlast a reload and another page', 'view=exam', async page => {
		const answers = () => $$('form select').map(({value}) => value)
		await page.choose({size: '2N−1', to: 'N+1'}, '#exam-')
		await page.clickOn('#exam-mark')
		await page.clickOn('[data-square="1 1"]')
		await page.clickOn('[data-square="2 3"]')
		const before = await page.eval(answers)
		is(before[0], '2N−1')
		const isThere = async () => {
			await page.shows('#exam-mark')
			await page.becomes(answers, before)
			await page.becomes(
				() => [text('form').match(/Right/g)?.length, $$('[role=gridcell][aria-label$=queen]').length],
				[1, 2],
			)
		}
		const address = await page.eval(() => location.href)
		await page.goto(address)
		await isThere()
		await page.goto(await page.waitFor(() => $('nav a[href*=tutorial]')?.href))
		await page.goto(address)
		await isThere()
	})
}
