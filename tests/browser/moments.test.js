// Named moments of an author's figure, the attribute `moments`: listed, gone to, told where they cannot be used, in the
// three browsers. The page's own lesson is lesson.test.js.

import {equal, is} from 'uvu/assert'
import {faultsOf} from '../helpers/layout.js'
import {$$, figure, folderOf, inBrowsers, ofDist} from '../helpers/pages.js'

const MOMENTS = '12:Row 2 is stuck;40:Half %3B of it is 50%25;4000'
const pageOf = (attributes, script = 'n-queens-study.js') => `<!doctype html>
	<html lang="en"><meta charset="utf-8"><meta name="color-scheme" content="light dark">
	<title>Moments</title><style>html{background:Canvas}body{margin:1rem}</style>
	<script>window.told = []
	addEventListener('n-queens-error', ({detail: {name, message}}) => told.push([name, message]))</script>
	<script src="dist/${script}"></script><main><h1>Moments</h1>
	<n-queens n="6" ${attributes}><p>A drawing</p></n-queens></main></html>`

const PAGES = {
	'plain.html': pageOf(`moments="${MOMENTS}"`),
	'sided.html': pageOf(`moments="${MOMENTS}" views="board code narration" step="40" lang="ja"`),
	'small.html': pageOf(`moments="${MOMENTS}"`, 'n-queens.js'),
	'wrong.html': pageOf(`moments="here;12:Row 2;-3:no;${'x'.repeat(60)}"`),
}
const SCRIPTS = ['n-queens.js', 'n-queens-study.js', 'embed.html', 'embed.js', 'study.js']
const folder = folderOf(PAGES, ofDist(SCRIPTS, 'dist'))

const listed = () => $$('.moments li').map(item => item.innerText.replace(/\s+/g, ' ').trim())
const current = () => $$('.moments li').findIndex(item => item.getAttribute('aria-current') === 'step')
const NAMED = ['12 Row 2 is stuck', '40 Half ; of it is 50%', '4,000']
const isThere = () => $$('.moments li').length > 0
const go = (page, i) => page.push(`.moments li:nth-child(${i}) button`)

for (const {opened} of inBrowsers('named moments', {
	browsers: ['chromium'],
	folder,
	width: 700,
	ready: page => page.waitFor(isThere),
})) {
	opened('they are listed in their order, and pressed the walk is there', 'plain.html', async page => {
		equal(await page.eval(listed), NAMED)
		is(await page.eval(current), -1)
		await go(page, 2)
		await page.isAt(40)
		await page.becomes(current, 1)
		await go(page, 1)
		await page.isAt(12)
		await page.becomes(current, 0)
		await page.eval(() => figure().seek(13))
		await page.becomes(current, -1)
		await go(page, 3)
		await page.becomes(() => figure().step === figure().length, true)
		equal(await page.eval(() => window.told), [])
	})

	opened('another text lists others, and none lists none', 'plain.html', async page => {
		await page.set('moments', '3:Other')
		await page.becomes(listed, ['3 Other'])
		await page.eval(() => (figure().moments = null))
		await page.becomes(listed, [])
	})

	opened('what cannot be used is told, a sentence each, and the others are listed', 'wrong.html', async page => {
		equal(await page.eval(listed), ['12 Row 2'])
		const told = part => ['moments', `moments “${part}” is not possible, only 120:caption;240:caption.`]
		equal(await page.eval(() => window.told), [told('here'), told('-3:no'), told(`${'x'.repeat(39)}…`)])
		await page.set('moments', Array.from({length: 100}, (_, i) => `${i}:${'c'.repeat(30)}`).join(';'))
		await page.says('.message', 'characters is not possible, only up to 2,000. Shown instead: the first 5')
	})

	opened(
		'in an iframe too, and what explains is fetched for them alone',
		`dist/embed.html?n=6&lang=en&moments=${encodeURIComponent(MOMENTS)}`,
		{from: 'web'},
		async page => {
			equal(await page.eval(listed), NAMED)
			await go(page, 1)
			await page.isAt(12)
		},
	)

	opened('beside what explains they come first, and they fit at every width', 'sided.html', async page => {
		await page.becomes(current, 1)
		const sides = () => $$('.side > *').map(({part}) => part[0])
		equal(await page.eval(sides), ['moments', 'code'])
		for (const width of [320, 740, 1440]) {
			await page.resize(width, 800)
			equal(await faultsOf(page), [], `at ${width} px`)
		}
	})
}
