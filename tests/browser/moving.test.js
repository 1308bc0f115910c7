// Searches that move queens, in a figure and on the page: from a seed, to a million queens.

import {equal, is, match} from 'uvu/assert'
import {$, $$, figure, folderOf, inBrowsers, moment, ofDist} from '../helpers/pages.js'

const page = figures => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Moves</title>
	<script src="dist/n-queens-study.js"></script><body>${figures}`
const PAGES = {
	'climb.html': page('<n-queens search="hill-climbing" seed="5" step="2" views="board narration arrays"></n-queens>'),
	'flags.html': page('<n-queens n="6" search="flags" seed="9" sideways="3" begin="greedy" step="3"></n-queens>'),
	'large.html': page('<n-queens n="1000000" search="min-conflicts" begin="greedy" step="1"></n-queens>'),
	'many.html': page('<n-queens n="40"></n-queens>'),
	'formula.html': page('<n-queens n="40" search="construction" step="12"></n-queens>'),
}
const folder = folderOf(PAGES, ofDist(['n-queens-study.js', 'searches.js'], 'dist'))

const inked = () => {
	const canvas = $('.board canvas'),
		{data} = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
	return new Set(new Uint32Array(data.buffer)).size
}

for (const {opened} of inBrowsers('queens that move', {browsers: ['chromium'], folder})) {
	opened(
		'a search that leaves nothing to chance refuses each attribute of it in a sentence',
		'flags.html',
		async page => {
			await page.isAt(3)
			for (const told of ['seed “9”', 'begin “greedy”'])
				await page.says('.message', `${told} needs hill-climbing, min-conflicts.`)
			await page.says('.message', 'sideways “3” needs hill-climbing.')
			equal(await page.eval(() => [moment().search, moment().seed ?? null, figure().seed]), ['flags', null, 0])
		},
	)

	opened('sizes end where a search says, in a sentence, and the board stays', 'formula.html', async page => {
		await page.isAt(12)
		await page.set('n', '1000001')
		await page.says('.message', 'only whole numbers from 1 to 1,000,000')
		is(await page.eval(() => figure().n), 40)
	})

	opened('a million queens are drawn, looked at closely by keys, and come to rest', 'large.html', async page => {
		await page.isAt(1)
		await page.waitFor(inked => inked() > 20, inked)
		is(await page.eval(() => $$('.squares span').length), 0)
		const label = () => $('.squares').getAttribute('aria-label')
		match(await page.eval(label), /A board of 1,000,000 rows and columns, \d+ queens attacked/)
		await page.eval(() => $('.squares').focus())
		await page.press('ArrowDown')
		await page.press('ArrowRight')
		await page.becomes(() => $('.squares').getAttribute('aria-label').split('. ').pop(), 'row 1, column 1')
		await page.eval(() => figure().seek(Infinity))
		await page.says('.narration', 'SUCCESS')
		is(await page.eval(() => moment().conflicts.some(by => by > 0)), false)
	})
}

const address = query => `index.html?lang=en&${query}`
const query = () => Object.fromEntries(new URLSearchParams(location.search))

for (const {opened} of inBrowsers('queens that move on the page', {browsers: ['chromium'], address, errors: false})) {
	opened(
		'the seed stands in the address, another is a press away, and back leads to the first',
		'search=hill-climbing&seed=5&step=2',
		async page => {
			await page.isAt(2)
			await page.becomes(() => $('#seed').value, '5')
			await page.push('#other-seed')
			await page.becomes(() => figure().seed, 6)
			await page.becomes(() => new URLSearchParams(location.search).get('seed'), '6')
			is((await page.eval(query)).search, 'hill-climbing')
			await page.goBack()
			await page.becomes(() => figure().seed, 5)
		},
	)

	opened(
		'what has no calls and no tree offers none, and another search has them again',
		'search=min-conflicts',
		async page => {
			await page.becomes(() => $$('[data-panel]').map(({dataset}) => dataset.panel), ['code', 'arrays'])
			await page.fill('#search', 'flags', 'change')
			await page.waitFor(() => $$('[data-panel]').length === 4)
			await page.becomes(() => [document.querySelector('#seed'), $('.message')], [null, null])
		},
	)

	opened(
		'a board of a million is chosen, and a search that has none begins on one of eight',
		'search=construction',
		async page => {
			await page.waitFor($, '.board canvas')
			await page.fill('#n', '1000000', 'change')
			await page.becomes(() => figure().n, 1_000_000)
			await page.fill('#search', 'flags', 'change')
			await page.becomes(() => [figure().n, figure().search], [8, 'flags'])
		},
	)
}
