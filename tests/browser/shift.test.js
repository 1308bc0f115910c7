import {ok} from '#test'
import {snippetParts} from '#web/site/snippets.js'
import {$, $$, figure, folderOf, HTML, frames, chromiumSuite} from '../helpers/pages.js'
import {isReady} from '../helpers/walked.js'

const MOST = 0.02
const [PHONE, DESK] = ['390x844', '1440x900']
const sizesOf = address =>
	/^(index(?!.*(moments|ja))|embed)/.test(address) ? ['320x568', PHONE, '740x360', '1024x768', DESK] : [PHONE, DESK]

const LONG_TEXT = `<p>${'A long text of an article. '.repeat(60)}</p>`
const article = text => `${HTML}
	<meta name="viewport" content="width=device-width">
	<body style="margin:0 auto; max-width:40rem; padding:1rem">${text}${LONG_TEXT}<footer>The end.</footer>`
const SHARED = {
	values: {n: 8, search: 'flags', step: 146},
	...{lang: null, base: '', link: 'index.html', title: '8 × 8', svg: ''},
}
const pasted = form => article(snippetParts(form, SHARED)[0].text)

const isThere = async () => {
	await figure()?.settled
	const isDrawn = $$('n-queens').some((_, i) => $('canvas', i)?.width > 0)
	return isDrawn || $('#program') || $('iframe')?.style.height.endsWith('px')
}
const PAGES = [
	'index.html',
	'index.html?step=1212&moments=120:one;1212:two',
	'index.html?search=hill-climbing&step=3',
	'index.html?search=exact-cover&step=30',
	'index.html?view=compare&search=min-conflicts&with=hill-climbing',
	'index.html?view=board&n=8&given=0,3+3,1&blocked=5,5',
	'index.html?view=check&n=6&example=no-sign',
	'index.html?view=exam',
	'index.html?view=exam&part=trace',
	'index.html?view=solutions',
	'index.html?view=count&n=12',
	'tutorial.html',
	'tutorial-generate.html',
	'recipes.html',
	'index.html?lang=ja',
	'tutorial.ja.html',
	'teaching.html',
	'embed.html?n=6&step=20&views=board+code+arrays+stack',
	'element.html',
	'iframe.html',
]
const HOSTS = Object.fromEntries(['element', 'iframe'].map(form => [`${form}.html`, pasted(form)]))

const moved = async () => {
	const entries = []
	let still = 0
	const take = found => {
		if (found.length > 0) still = 0
		entries.push(...found.filter(({hadRecentInput}) => !hadRecentInput))
	}
	const observer = new PerformanceObserver(list => take(list.getEntries()))
	observer.observe({type: 'layout-shift', buffered: true})
	for (; still < 12; still++) {
		await frames(1)
		take(observer.takeRecords())
	}
	const label = ({node}) => (node?.localName ? `${node.localName}#${node.id}.${node.className}` : node?.nodeName)
	return {
		sum: entries.reduce((sum, {value}) => sum + value, 0),
		who: entries.map(({value, sources}) => `${value.toFixed(3)} ${sources.map(label).join(', ')}`),
	}
}

const {opened} = chromiumSuite('layout', {from: 'web', folder: folderOf(HOSTS, {'.': 'dist'})})

for (const address of PAGES)
	for (const size of sizesOf(address)) {
		const [width, height] = size.split('x').map(Number)
		opened(`nothing moves during loading: ${address} at ${size}`, address, {width, height}, async page => {
			await page.waitFor(address.startsWith('index') ? isReady : isThere)
			const {sum, who} = await page.eval(moved)
			ok(sum <= MOST, `${sum.toFixed(3)}\n${who.join('\n')}`)
		})
	}
