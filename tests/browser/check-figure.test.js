// A program that is judged in an author's page, <n-queens mode="check">: a riddle, or a place for the reader's own;
// what is fetched and when, in the three browsers. How a program is judged is check.test.js.

import {equal, is, match, ok} from 'uvu/assert'
import {assertAccessible} from '../helpers/access.js'
import {faultsOf} from '../helpers/layout.js'
import {$, $$, figure, folderOf, inBrowsers, ofDist, text} from '../helpers/pages.js'

const STRICT = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src blob:"
const pageOf = (body, {head = '', script = 'src="dist/n-queens-study.js"'} = {}) => `<!doctype html>
	<html lang="en"><meta charset="utf-8"><meta name="color-scheme" content="light dark">
	<style>html { background: Canvas }</style><title>A program</title>${head}
	<script src="told.js"></script><script ${script}></script><main><h1>A program</h1>${body}</main>`
const judged = attributes => `<n-queens mode="check" ${attributes}><p>A drawing</p></n-queens>`
const RIDDLE = judged('example="column-kept" n="5"')

const PAGES = {
	'told.js': `window.told = []
	for (const name of ['begin', 'step', 'change', 'measured', 'error'])
		addEventListener('n-queens-' + name, ({detail}) => told.push(name === 'error' ? name + ' ' + detail.name : name))`,
	'riddle.html': pageOf(RIDDLE),
	'boards.html': pageOf(judged('example="queen-shown" as="boards" n="5" lang="ja" theme="dark"')),
	'own.html': pageOf(judged('')),
	'two.html': pageOf(`${judged('n="4"')}${RIDDLE}<n-queens mode="board" n="4"></n-queens>`),
	'walk.html': pageOf('<n-queens n="6" step="9"></n-queens>'),
	'strict.html': pageOf(RIDDLE, {head: `<meta http-equiv="Content-Security-Policy" content="${STRICT}">`}),
	'module.html': pageOf(RIDDLE, {script: 'type="module" src="dist/n-queens-study.mjs"'}),
	'small.html': pageOf(RIDDLE, {script: 'src="dist/n-queens.js"'}),
	'alone.html': pageOf(RIDDLE, {script: 'src="alone/n-queens-study.js"'}),
}
const EDITIONS = ['n-queens.js', 'n-queens-study.js', 'n-queens-study.mjs']
const PARTS = ['board.js', 'board.mjs', 'check.js', 'check.mjs']
const folder = folderOf(PAGES, {
	...ofDist([...EDITIONS, ...PARTS], 'dist'),
	'alone/n-queens-study.js': 'dist/n-queens-study.js',
})

const TRACE = 'place 0 0\nplace 1 2\nremove 1 2\nplace 1 3\nplace 2 1\nremove 2 2'
/** The figure of what was printed, in the figure around it. */
const step = () => $('.did n-queens')?.step
const written = (i = 0) =>
	Object.fromEntries(
		[...figure(i).attributes].map(({name, value}) => [name, value]).filter(([name]) => name !== 'mode'),
	)
const fetched = () =>
	performance
		.getEntriesByType('resource')
		.map(({name}) => /[\w.-]+$/.exec(name)[0])
		.filter(name => /^(board|check)/.test(name))
const isThere = () => $('.verdict') ?? $('#check-text')

for (const {name, opened} of inBrowsers('a program in a figure', {
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

	opened('what cannot be used is told, and the riddle stays; mended, it is forgotten', 'riddle.html', async page => {
		const verdict = () => text('.verdict')
		await page.waitFor(step)
		const before = await page.eval(verdict)
		for (const [attribute, value, message] of [
			['example', 'nothing', 'example “nothing” is not possible'],
			['search', 'nope', 'search “nope” is not possible'],
			['as', 'song', 'as “song” is not possible, only trace, boards.'],
			['n', '33', 'n “33” is not possible'],
		]) {
			const good = await page.eval(attribute => figure().getAttribute(attribute), attribute)
			await page.set(attribute, value)
			await page.says('.message', message)
			is(await page.eval(() => window.told.at(-1)), `error ${attribute}`)
			is(await page.eval(verdict), before)
			await page.eval(
				(attribute, good) => {
					if (good === null) figure().removeAttribute(attribute)
					else figure().setAttribute(attribute, good)
				},
				attribute,
				good,
			)
			await page.gone('.message')
		}
	})

	opened(
		'another riddle, none, a board, a walk: the figure becomes what is asked for',
		'walk.html',
		{ready: false},
		async page => {
			await page.isAt(9)
			equal(await page.eval(fetched), [], 'nothing is fetched before')
			await page.eval(() => Object.assign(figure(), {mode: 'check', example: 'no-sign'}))
			await page.waitFor(step)
			await page.eval(() => (figure().example = null))
			await page.waitFor($, '#check-text')
			await page.set('mode', 'board')
			await page.count('.mine [data-square]', 36)
			is(await page.eval(() => getComputedStyle($('.mine .squares')).position), 'absolute')
			await page.set('mode', 'check')
			await page.waitFor($, '#check-text')
			is(await page.eval(() => getComputedStyle($('#check .asked')).display), 'grid')
			await page.set('mode', 'walk')
			await page.waitFor($, '.board canvas')
			await page.gone('#check')
		},
	)

	opened('several figures of a page are each their own', 'two.html', async page => {
		await page.waitFor(() => figure(1).shadowRoot.querySelector('.verdict'))
		await paste(page)
		await page.says('.verdict', 'Line 6 goes wrong.')
		await page.waitFor(() => figure(2).shadowRoot.querySelectorAll('.mine [data-square]').length === 16)
		match(await page.eval(() => figure(1).shadowRoot.querySelector('.verdict').textContent), 'The program')
		equal(await page.eval(written), {n: '4'})
	})

	for (const file of ['strict.html', 'small.html', 'module.html'])
		opened(`the script beside is fetched, with its style, in ${file}`, file, {from: 'web'}, async page => {
			await page.waitFor(step)
			equal(await page.eval(fetched), [file === 'module.html' ? 'check.mjs' : 'check.js'])
			is(await page.eval(() => getComputedStyle($('.judged')).display), 'grid')
			is(await page.eval(() => $('.message')), null)
		})

	opened(
		'without the script beside the figure says so and shows what is in it',
		'alone.html',
		{errors: true, ready: false},
		async page => {
			await page.says('.message', 'mode “check” needs check.js.')
			ok(await page.eval(() => $('n-queens p').getClientRects().length > 0))
			is(await page.eval(() => window.told.at(-1)), 'error mode')
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

	if (name === 'chromium')
		for (const file of ['riddle.html', 'boards.html', 'own.html'])
			opened(`axe finds nothing in ${file}`, file, async page => {
				if (file === 'riddle.html') await page.waitFor(step)
				await assertAccessible(page, file === 'boards.html' ? undefined : 'en')
			})
}
