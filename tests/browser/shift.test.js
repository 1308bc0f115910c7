import {ok} from 'uvu/assert'
import {snippetParts} from '#web/site/snippets.js'
import {$, $$, folderOf, HTML, frames, chromiumSuite} from '../helpers/pages.js'

const MOST = 0.02
const [PHONE, DESK] = ['390x844', '1440x900']
const sizesOf = address =>
	/^index(?!.*(moments|ja))/.test(address) ? ['320x568', PHONE, '740x360', '1024x768', DESK] : [PHONE, DESK]

const LONG_TEXT = `<p>${'A long text of an article. '.repeat(60)}</p>`
const article = text => `${HTML}
	<meta name="viewport" content="width=device-width">
	<body style="margin:0 auto; max-width:40rem; padding:1rem">${text}${LONG_TEXT}<footer>The end.</footer>`
const SHARED = {
	values: {n: 8, search: 'flags', step: 146},
	...{lang: null, base: '', link: 'index.html', title: '8 × 8', svg: ''},
}
const pasted = form => article(snippetParts(form, SHARED)[0].text)

const isDrawn = () => $$('n-queens').some(({shadowRoot}) => shadowRoot?.querySelector('canvas')?.width > 0)
const isListed = isDrawn => isDrawn() && $('.listing .lit')
const PAGES = {
	'index.html': isListed,
	'index.html?step=1212&moments=120:one;1212:two': isDrawn => isDrawn() && $('.lesson li') && $('.listing .lit'),
	'index.html?search=hill-climbing&step=3': isListed,
	'index.html?search=exact-cover&step=30': isDrawn => isDrawn() && $('.listing .lit') && $('.stack li'),
	'index.html?view=compare&search=min-conflicts&with=hill-climbing': isDrawn => isDrawn() && $('.growth canvas'),
	'index.html?view=board&n=8&given=0,3+3,1&blocked=5,5': () => $('.known .sentence strong'),
	'index.html?view=check&n=6&example=no-sign': isDrawn => isDrawn() && $('.judged:not([data-coming]) .should svg'),
	'index.html?view=exam': () => $('#exam-mark'),
	'index.html?view=exam&part=trace': () => $('.board-for-hands'),
	'index.html?view=solutions': () => $$('.image').length === 8,
	'index.html?view=count&n=12': () => $('.result'),
	'tutorial.html': isDrawn,
	'tutorial-generate.html': isDrawn,
	'recipes.html': isDrawn,
	'index.html?lang=ja': isListed,
	'tutorial.ja.html': isDrawn,
	'teaching.html': () => $('#program'),
	'embed.html?n=6&step=20&views=board+code+arrays+stack': isListed,
	'element.html': isDrawn,
	'iframe.html': () => $('iframe').style.height.endsWith('px'),
}
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

const NEEDS = {from: 'web', folder: folderOf(HOSTS, {'.': 'dist'})}
const {opened} = chromiumSuite('layout', NEEDS)

for (const [address, isThere] of Object.entries(PAGES))
	for (const size of sizesOf(address)) {
		const [width, height] = size.split('x').map(Number)
		opened(`nothing moves during loading: ${address} at ${size}`, address, {width, height}, async page => {
			await page.waitFor(isThere, isDrawn)
			const {sum, who} = await page.eval(moved)
			ok(sum <= MOST, `${sum.toFixed(3)}\n${who.join('\n')}`)
		})
	}
