// A program that is judged in an author's page, <n-queens mode="check">: a riddle, or a place for the reader's own.
// What all figures keep to: contract.test.js; how a program is judged: check.test.js.

import {equal, is, ok} from 'uvu/assert'
import {faultsOf} from '../helpers/layout.js'
import {$, $$, figure, folderOf, inBrowsers, ofDist, text} from '../helpers/pages.js'

const pageOf = body => `<!doctype html>
	<html lang="en"><meta charset="utf-8"><title>A program</title>
	<script src="told.js"></script><script src="dist/n-queens-study.js"></script><main><h1>A program</h1>${body}</main>`
const judged = attributes => `<n-queens mode="check" ${attributes}><p>A drawing</p></n-queens>`
const RIDDLE = judged('example="column-kept" n="5"')

const PAGES = {
	'told.js': `window.told = []
	for (const name of ['begin', 'step', 'change', 'measured', 'error'])
		addEventListener('n-queens-' + name, () => told.push(name))`,
	'riddle.html': pageOf(RIDDLE),
	'boards.html': pageOf(judged('example="queen-shown" as="boards" n="5" lang="ja" theme="dark"')),
	'own.html': pageOf(judged('')),
}
const folder = folderOf(PAGES, ofDist(['n-queens-study.js', 'check.js'], 'dist'))

const TRACE = 'place 0 0\nplace 1 2\nremove 1 2\nplace 1 3\nplace 2 1\nremove 2 2'
/** The figure of what was printed, in the figure around it. */
const step = () => $('.did n-queens')?.step
const written = (i = 0) =>
	Object.fromEntries(
		[...figure(i).attributes].map(({name, value}) => [name, value]).filter(([name]) => name !== 'mode'),
	)
const isThere = () => $('.verdict') ?? $('#check-text')

for (const {opened} of inBrowsers('a program in a figure', {
	browsers: ['chromium'],
	folder,
	width: 700,
	ready: page => page.waitFor(isThere),
})) {
	const wrong = () => text('.printed li.wrong')
	const paste = page => page.fill('#check-text', TRACE)

	opened(
		'a riddle shows what was printed, where it goes wrong, and tells why when asked',
		'riddle.html',
		async page => {
			await page.says('.verdict', 'goes wrong. The program')
			await page.waitFor(step)
			const line = await page.eval(() => text('.printed li.wrong .number'))
			is(await page.eval(step), Number(line))
			await page.says('.likely', 'What is the mistake?')
			ok(!(await page.eval(() => text('#check'))).includes('cols'))
			await page.push('#check-tell')
			await page.says('.likely', 'The column is not freed')
			await page.waitFor($, '.program del, .program .right')
			equal(await page.eval(written), {example: 'column-kept', n: '5'}, 'nothing is written')
			equal(await page.eval(() => $$('#check-n, #check-right, #check-see, #check-example').length), 0)
		},
	)

	opened('what it did is walked by hand and by keys, and no event is told of it', 'riddle.html', async page => {
		await page.waitFor(step)
		await page.push('.printed li:nth-child(2) button')
		await page.becomes(step, 2)
		await page.becomes(() => text('.printed li.now .number'), '2')
		await page.waitFor(() => {
			const tell = $('#check-tell')
			tell.focus()
			return tell.matches(':focus')
		})
		await page.press('ArrowRight')
		await page.becomes(step, 3)
		await page.eval(() => $('.did n-queens').shadowRoot.querySelector('.main').closest('.figure').click())
		equal(await page.eval(() => window.told), [])
	})

	opened('of a riddle of boards the wrong one and the first missing one are shown', 'boards.html', async page => {
		await page.says('.verdict', '行目で誤り')
		await page.count('.should svg.board', 2)
		is(await page.eval(() => $('.did')), null)
		is(await page.eval(() => $('.figure').dataset.theme), 'dark')
		await page.set('as', 'trace')
		await page.becomes(() => {
			const {lang, dataset} = $('.did n-queens').shadowRoot.querySelector('.figure')
			return [lang, dataset.theme]
		}, ['ja', 'dark'])
	})

	opened(
		'the own program is judged where it is pasted; what one asks is written, and kept nowhere',
		'own.html',
		async page => {
			await paste(page)
			await page.says('.verdict', 'Line 6 goes wrong. Your program')
			await page.becomes(wrong, '6remove 2 2')
			await page.becomes(step, 6)
			equal(await page.eval(written), {})
			await page.choose({'check-n': '5', 'check-search': 'flags'})
			await page.becomes(written, {n: '5', search: 'flags'})
			await page.says('.verdict', 'Line 3 goes wrong.')
			await page.set('n', '4')
			await page.says('.verdict', 'Line 6 goes wrong.')
			await page.push('#check-clear')
			await page.choose({'check-language': 'c'})
			await page.becomes(() => figure().listing, 'c')
			is(await page.eval(() => localStorage.length + sessionStorage.length), 0)
		},
	)

	opened(
		'what it did stands above its lines on a small screen, beside them where there is room',
		'riddle.html',
		async page => {
			await page.waitFor(step)
			await page.push('#check-tell')
			await page.waitFor($, '.program')
			const boxes = () => ['.printed', '.did'].map(part => $(part).getBoundingClientRect())
			for (const width of [320, 640, 1440]) {
				await page.resize(width, 800)
				equal(await faultsOf(page), [], `at ${width} px`)
				const [lines, walk] = await page.eval(boxes)
				ok(width < 500 ? lines.top >= walk.bottom : walk.left >= lines.right, `at ${width} px`)
			}
		},
	)
}
