import {equal, is} from 'uvu/assert'
import {$, figure, folderOf, HTML, chromiumSuite, ofDist} from '../helpers/pages.js'

const STRICT = "default-src 'none'; script-src file: 'wasm-unsafe-eval'; style-src 'unsafe-inline'; worker-src blob:"
const FIGURE = '<n-queens n="6" search="completion" step="4"></n-queens>'
const pageOf = (script, figures = FIGURE, head = '') => `${HTML}
	${head}<script ${script}></script><body>${figures}`
const STUDIED = FIGURE.replace('<n-queens', '<n-queens views="board narration code arrays"')

const PAGES = {
	'strict.html': pageOf(
		'src="dist/n-queens-study.js"',
		STUDIED,
		`<meta http-equiv="Content-Security-Policy" content="${STRICT}">`,
	),
	'module.html': pageOf('type="module" src="dist/n-queens-study.mjs"', STUDIED),
	'flags.html': pageOf('src="dist/n-queens-study.js"', STUDIED.replace('completion', 'flags')),
	'alone.html': pageOf('src="alone/n-queens.js"'),
}
const SCRIPTS = ['n-queens.js', 'n-queens-study.js', 'n-queens-study.mjs', 'searches.js', 'searches.mjs']
const folder = folderOf(PAGES, {...ofDist(SCRIPTS), 'alone/n-queens.js': 'dist/n-queens.js'})

const NARRATED = 'Row 0 has the fewest squares left'
const fetched = () =>
	performance
		.getEntriesByType('resource')
		.map(({name}) => /[\w.-]+$/.exec(name)[0])
		.filter(name => name.startsWith('searches'))

const {opened} = chromiumSuite('a search of searches.js', {folder})

for (const [name, address, options] of [
	['as a module', 'module.html', {from: 'web'}],
	['under a strict policy', 'strict.html'],
])
	opened(`a search has its listing and its arrays, ${name}`, address, options ?? {}, async page => {
		await page.isAt(4)
		await page.says('.listing', 'def complete(queens)')
		await page.says('.arrays', 'squares')
		await page.eval(() => figure().seek(1))
		await page.says('.narration', NARRATED)
	})

opened('searches.js is loaded only when one of its searches is chosen', 'flags.html', {from: 'web'}, async page => {
	await page.isAt(4)
	equal(await page.eval(fetched), [])
	await page.set('search', 'completion')
	await page.says('.listing', 'def complete(queens)')
	equal(await page.eval(fetched), ['searches.js'])
})

opened('without searches.js, a message appears and another search walks', 'alone.html', {errors: true}, async page => {
	await page.says('.message', 'search “completion” needs searches.js.')
	await page.set('search', 'flags')
	await page.isAt(0)
	await page.eval(() => figure().seek(3))
	await page.isAt(3)
	is(await page.eval(() => $('.message')), null)
})
