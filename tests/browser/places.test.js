// Nobody loses their place: what is chosen and answered outlasts links, Back and a reload, and what an address asks for
// in vain is told where one looks first.

import {equal, is, ok} from 'uvu/assert'
import {$, $$, figure, inBrowsers, moment, text} from '../helpers/pages.js'

const links = () => $$('.modes a').map(link => link.getAttribute('href'))
const isShown = id => $(`main[data-mode=${id}]:not([hidden]) h2`)
const open = async (page, id) => {
	await page.push(`.modes a[href^="?view=${id}"]`)
	await page.waitFor(isShown, id)
}

const NEEDS = {
	...{lang: 'en', width: 1280, height: 800},
	address: query => `index.html?${query}`,
	ready: page => page.waitFor($, 'footer'),
}
for (const it of inBrowsers('places', NEEDS)) {
	const {name, opened, inChromium} = it

	inChromium('links of the page carry language, theme and size', 'n=20&lang=ja&theme=dark', async page => {
		const carried = '&theme=dark&lang=ja'
		const expected = ['walk&n=20', 'board&n=20', 'compare&n=20', 'solutions', 'count&n=20', 'check', 'exam']
		await page.becomes(
			links,
			expected.map(mode => `?view=${mode}${carried}`),
		)
		const beside = () => $$('footer a').map(link => link.href.replace(/^.*\//, ''))
		await page.becomes(beside, [
			'tutorial.ja.html?theme=dark',
			'recipes.ja.html?theme=dark',
			'teaching.ja.html?theme=dark',
		])
		await page.choose({n: '6'})
		await page.becomes(
			() => $('.modes a[href^="?view=solutions"]').getAttribute('href'),
			`?view=solutions&n=6${carried}`,
		)
	})

	opened('the modes are one row at any width, the present one in sight, and no page is wider', '', async page => {
		const seen = () => {
			const links = $$('.modes a'),
				[row, here] = [$('.modes'), $('.modes [aria-current]')].map(one => one.getBoundingClientRect())
			const isSeen = here.left > row.left - 1 && here.right < row.right + 1
			const tops = new Set(links.map(link => link.getBoundingClientRect().top))
			return [tops.size, isSeen, document.documentElement.scrollWidth <= innerWidth]
		}
		for (const lang of ['en', 'ja'])
			for (const mode of ['exam', 'check', 'walk']) {
				await page.goto(`${it.disk}/index.html?view=${mode}&lang=${lang}`)
				await page.waitFor($, 'footer')
				for (const [width, height] of [
					[1024, 768],
					[768, 1024],
					[740, 360],
					[320, 568],
				]) {
					await page.resize(width, height)
					await page.becomes(seen, [1, true, true])
				}
			}
	})

	inChromium('a plain address opens in mid-story, any other at its own step', '', async page => {
		const isThere = (n, step) => page.becomes(() => [moment().n, moment().step], [n, step])
		await isThere(8, 1212)
		await page.hasAddress('n=8&search=flags&step=1212')
		is(await page.eval(() => $('.head a').href.replace(/^.*\//, '')), 'tutorial.html')
		await page.press('Home')
		await page.hasAddress('n=8&search=flags&step=0')
		const reload = query => page.goto(`${it.disk}/index.html${query}`)
		await reload(await page.eval(() => location.search))
		await isThere(8, 0)
		for (const [query, n, step] of [
			['?lang=ja&theme=dark&views=board', 8, 1212],
			['?search=first', 8, 0],
			['?n=8', 8, 0],
			['?view=walk', 8, 0],
		]) {
			await reload(query)
			await isThere(n, step)
			await page.eval(() => figure().settled)
			await isThere(n, step)
		}
		await reload('')
		await isThere(8, 1212)
		await page.choose({n: '6'})
		await isThere(6, 0)
	})

	opened('panels are remembered as they were arranged, and an address overrules them', '?n=4', async page => {
		const press = async (panel, handle) => {
			const button = `[data-panel=${panel}] .handles button:nth-child(${handle})`
			await page.waitFor($, button)
			await page.push(button)
		}
		const arranged = () => $$('.panel').map(({dataset}) => dataset.panel + ('large' in dataset ? '!' : ''))
		await press('stack', 1)
		await page.becomes(arranged, ['stack', 'code', 'arrays', 'tree'])
		await press('tree', 3)
		await page.count('.panel', 3)
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

	opened('language and theme are remembered, and an address overrules them', '', async page => {
		await page.push('nav [lang=ja]')
		await page.push('#theme')
		await page.hasAddress('theme=dark&lang=ja')
		const looks = () => [document.documentElement.lang, document.documentElement.dataset.theme, figure()?.theme]
		await page.goto(await page.eval(() => location.href.replace(/\?.*/, '')))
		await page.becomes(looks, ['ja', 'dark', 'dark'])
		await page.goto(await page.eval(() => `${location.href.replace(/\?.*/, '')}?lang=en&theme=light`))
		await page.becomes(looks, ['en', 'light', 'light'])
	})

	inChromium('the lesson takes on the theme that its link carries, and hands it on', 'theme=dark', async page => {
		await page.goto(await page.waitFor(() => $('footer a')?.href))
		await page.becomes(() => document.documentElement.dataset.theme, 'dark')
		await page.waitFor(() => $$('header a').every(link => link.search.includes('theme=dark')))
		await page.push('#turn-theme')
		is(await page.eval(() => document.documentElement.dataset.theme), 'auto')
		await page.push('#turn-theme')
		ok(await page.eval(() => $$('header a').every(link => link.search.includes('theme=light'))))
		ok(await page.eval(() => $('.skip + header') && $($('.skip').getAttribute('href')).localName === 'main'))
	})

	inChromium('another size leaves a place that Back leads to again', 'n=8&step=50', async page => {
		await page.isAt(50)
		await page.choose({n: '6'})
		await page.waitFor(() => moment().n === 6)
		await page.hasAddress('n=6')
		await page.goBack()
		await page.waitFor(() => moment().n === 8 && moment().step === 50)
		await page.hasAddress('n=8&search=flags&step=50')
	})

	inChromium('a size goes along from mode to mode, and leaves what is at work alone', 'n=6&step=9', async page => {
		await page.isAt(9)
		await open(page, 'solutions')
		await page.hasAddress('?view=solutions&n=6&k=1')
		await page.press('ArrowRight')
		await page.hasAddress('k=2')
		await open(page, 'count')
		await page.becomes(() => $('#count-n').value, '6')
		await page.push('.modes a[href^="?view=compare"]')
		await page.hasAddress('?view=compare&n=6')
		await open(page, 'solutions')
		await page.hasAddress('?view=solutions&n=6&k=2')
		await open(page, 'walk')
		await page.isAt(9)
		await page.choose({n: '7'})
		await page.waitFor(() => moment().n === 7)
		await open(page, 'solutions')
		await page.hasAddress('?view=solutions&n=7&k=1')
	})

	opened('answers of the exam outlast a reload and another page', 'view=exam', async page => {
		const answers = () => $$('.answers select').map(({value}) => value)
		await page.choose({size: '2N−1', to: 'N+1'}, '#exam-')
		await page.clickOn('#exam-mark')
		await page.clickOn('[data-square="1 1"]')
		await page.clickOn('[data-square="2 3"]')
		const before = await page.eval(answers)
		is(before[0], '2N−1')
		const isThere = async () => {
			await page.waitFor($, '#exam-mark')
			await page.becomes(answers, before)
			equal(await page.eval(() => [$$('.answers li.right').length, $$('.log .found').length]), [1, 2])
		}
		const address = await page.eval(() => location.href)
		await page.goto(address)
		await isThere()
		await page.goto(await page.waitFor(() => $('footer a')?.href))
		await page.goto(address)
		await isThere()
	})

	if (name === 'chromium') {
		inChromium('the first stop of Tab leads past the navigation', '', async page => {
			await page.press('Tab')
			is(await page.eval(() => text(document.activeElement)), 'Skip to the content')
			await page.press('Enter')
			await page.press('Tab')
			is(await page.eval(() => document.activeElement.closest('main')?.dataset.mode), 'walk')
		})

		for (const mode of ['walk', 'board', 'compare', 'solutions', 'count', 'check', 'exam'])
			inChromium(`no heading skips a level: ${mode}`, `view=${mode}`, async page => {
				await page.waitFor($, 'main:not([hidden]) h2')
				const levels = await page.eval(() =>
					$$('h1, h2, h3, h4').flatMap(one => (one.checkVisibility() ? [+one.localName[1]] : [])),
				)
				ok(levels[0] === 1 && levels.length > 1)
				equal(
					levels.filter((level, i) => level > (levels[i - 1] ?? 0) + 1),
					[],
				)
			})
	}
}
