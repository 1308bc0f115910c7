import {equal, is, match} from '#test'
import {FIT} from '#web/site/snippets.js'
import {assertAccessible, assertFits} from '../helpers/access.js'
import {$, $$, figure, folderOf, frames, HTML, inBrowsers} from '../helpers/pages.js'

const framed = attributes => `<iframe ${attributes} title="figure" style="width:100%;border:0"></iframe>`
const host = (...frames) =>
	`${HTML}<style>html { overflow-y: scroll }</style><body style="margin:0">
  <script>
  window.fired = []
  addEventListener('message', ({ source, data }) => {
    const frame = [...document.querySelectorAll('iframe')].findIndex(frame => frame.contentWindow === source)
    window.fired.push({ frame, data })
  })
  </script>${FIT}
  ${frames.map(framed).join('\n')}<p>after</p>`

const VIEWS = 'views=board+narration+timeline+counts+code+arrays+stack'
const QUERIES = [
	`n=8&step=146&${VIEWS}+tree`,
	`n=6&search=breadth-first&step=300&${VIEWS}`,
	`n=32&search=scan&${VIEWS}`,
	'n=4&controls=none&views=board',
]

const STATE = 'n=6&search=first&step=12&lang=ja&labels=1'
const PAGES = {
	'plain.html': host(`src="dist/embed.html?${STATE}"`),
	'sandboxed.html': host(`sandbox="allow-scripts" src="dist/embed.html?${STATE}"`),
	'linked.html': host('src="dist/embed.html?n=4&step=3#?secret=aB3xyZ"'),
}

const state = (frame = 0) =>
	window.fired.filter(one => one.frame === frame && one.data.event && one.data.event !== 'error').at(-1)?.data
const has = (page, event) => page.waitFor(event => window.fired.some(({data}) => data.event === event), event)
const post = message => $('iframe').contentWindow.postMessage({type: 'n-queens', ...message}, '*')
const rests = async () => {
	const {height} = $('iframe').getBoundingClientRect(),
		count = window.fired.length
	await frames(30)
	return height === $('iframe').getBoundingClientRect().height && count === window.fired.length && height
}
const send = (page, message) => page.eval(post, message)
const until = (page, is, ...args) => page.waitFor((is, state, ...args) => is(state(), ...args), is, state, ...args)
const untilAt = (page, step) => until(page, (now, step) => now.step === step, step)

for (const {opened, inChromium} of inBrowsers('iframes', {
	from: 'web',
	folder: folderOf(PAGES, {dist: 'dist'}),
	...{width: 700, height: 800},
	ready: (page, {isEmbed}) =>
		page.waitFor(
			isEmbed ? () => figure().settled.then(() => true) : () => window.fired.some(({data}) => data.event === 'ready'),
		),
})) {
	for (const [where, file, from] of [
		['over http', 'plain.html', 'web'],
		['from a disk', 'plain.html', 'disk'],
		['in a sandbox', 'sandboxed.html', 'web'],
	])
		opened(`embed.html shows its moment in a frame of fitting height, ${where}`, file, {from}, async page => {
			const {n, search, step, queens} = await page.eval(state)
			equal([n, search, step, queens], [6, 'first', 12, [0, 2, -1, -1, -1, -1]])
			const height = () => $('iframe').getBoundingClientRect().height,
				reported = () => window.fired.filter(({data}) => data.type === 'n-queens' && data.height).at(-1).data.height
			await page.waitFor(height => height() > 700, height)
			const wide = await page.waitFor(rests)
			is(await page.eval(reported), wide)
			await page.resize(340, 800)
			await page.waitFor((height, wide) => height() < wide - 50, height, wide)
			await page.resize(700, 800)
			await page.becomes(height, wide)
			is(await page.eval(reported), wide)
		})

	inChromium('a message with `set` changes the attributes', 'plain.html', async page => {
		const inside = () => {
			const doc = $('iframe').contentDocument,
				{theme, views, attacks, shadowRoot} = doc.querySelector('n-queens')
			const {lang, dataset} = doc.documentElement
			const words = [lang, doc.querySelector('a').textContent, shadowRoot.querySelector('[lang]').lang]
			return [dataset.theme, theme, views.join(' '), attacks, ...words]
		}
		const paper = () => page.eval(() => getComputedStyle($('iframe').contentDocument.documentElement).backgroundColor)
		const before = ['auto', 'auto', 'board narration timeline counts', false, 'ja', 'Nクイーンのページで開く', 'ja']
		await page.becomes(inside, before)
		const light = await paper()
		await send(page, {set: {theme: 'dark', lang: 'en', views: 'board narration', attacks: true}})
		await page.becomes(inside, ['dark', 'dark', 'board narration', true, 'en', 'Open on the N-Queens page', 'en'])
		is.not(await paper(), light)
		await send(page, {set: {theme: null, lang: 'ja', views: null, attacks: false}})
		await page.becomes(inside, before)
	})

	opened('messages with `call` move the walk; the frame reports each move', 'sandboxed.html', async page => {
		await send(page, {call: 'seek', step: 40})
		await untilAt(page, 40)
		await send(page, {call: 'next', kinds: 'solution'})
		await has(page, 'solution')
		is((await page.eval(state)).kind, 'solution')
		await send(page, {call: 'previous', kinds: ['remove', 'place']})
		await until(page, ({kind}) => ['place', 'remove'].includes(kind))
		await send(page, {set: {n: 8, search: 'flags', step: 1310, speed: 60}})
		await until(page, ({n}) => n === 8)
		await untilAt(page, 1310)
		await send(page, {call: 'play'})
		await until(page, ({step}) => step > 1312)
		await send(page, {call: 'pause'})
		await has(page, 'rest')
		await send(page, {call: 'seek', step: 7})
		await untilAt(page, 7)
		await page.focus('iframe')
		await page.press('ArrowRight')
		await untilAt(page, 8)
	})

	inChromium('a followed link is reported to WordPress', 'linked.html', async page => {
		const href = await page.eval(() => {
			const link = $('iframe').contentDocument.querySelector('a')
			link.addEventListener('click', event => event.preventDefault())
			link.click()
			return link.href
		})
		const fired = await page.waitFor(() => window.fired.find(({data}) => data.message === 'link')?.data)
		equal(fired, {message: 'link', value: href, secret: 'aB3xyZ'})
		match(href, '/dist/index.html?n=4&search=flags&step=3')
	})

	for (const [width, height] of [
		[640, 300],
		[360, 300],
		[320, 400],
	])
		opened(
			`a low frame, ${width} × ${height}, shows board, transport and link`,
			'dist/embed.html?step=1212',
			{isEmbed: true, width, height},
			page =>
				page.becomes(() => {
					const isOut = ({right, bottom}) => right > innerWidth || bottom > innerHeight,
						parts = $$('canvas, button, select, input, a'),
						{scrollHeight} = document.documentElement
					const out = parts.filter(one => isOut(one.getBoundingClientRect())).map(one => one.outerHTML.slice(0, 60))
					return [out, scrollHeight > innerHeight, $('canvas').clientWidth > 150]
				}, [[], false, true]),
		)

	const asking = 'dist/embed.html?step=146&questions=step:147'
	const size = {isEmbed: true, width: 400, height: 500}
	inChromium('data-low is the height of figure and question, measured in a lower frame', asking, size, async page => {
		await page.says('[part=questions]', 'What happens next?')
		await page.eval(frames, 3)
		const low = await page.eval(() => $('[data-low]').dataset.low)
		await page.resize(400, 1600)
		await page.becomes(() => `${figure().clientHeight}`, low)
	})

	for (const lang of ['en', 'ja'])
		for (const query of QUERIES)
			inChromium(
				`axe finds no fault, nothing is cut off, ${lang}: ${query}`,
				`dist/embed.html?${query}`,
				{lang, isEmbed: true},
				async page => {
					await assertAccessible(page, lang)
					await assertFits(page)
				},
			)
}
