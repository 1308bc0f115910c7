// A search run from many seeds, where searches are compared, in the three browsers: it tells what the engine tells in
// Node.js, beside what is published of it; it never blocks the page, and can be cancelled. Then everyone can use it.

import {equal, is, match, ok} from 'uvu/assert'
import {sample} from 'n-queens/engine'
import {assertAccessible, assertFits} from '../helpers/access.js'
import {$, $$, inBrowsers, text} from '../helpers/pages.js'

const NEEDS = {
	lang: 'en',
	address: query => `index.html?view=compare&n=4${query}`,
	...{width: 1440, height: 900},
	ready: page => page.waitFor($, '#runs-go'),
}
const SENTENCE = '.runs [role=status]'

const figures = page =>
	page.eval(() => $$('.runs tbody tr').map(row => [row.dataset.figure, ...[...row.cells].slice(1).map(text)]))
const go = page => page.push('#runs-go')
const bars = () => {
	const {ctx, canvas} = {canvas: $('.runs canvas'), ctx: $('.runs canvas')?.getContext('2d')}
	return !!ctx && ctx.getImageData(0, 0, canvas.width, canvas.height).data.some(Boolean)
}
const mean = (number, deviation, walks) => `${number.toFixed(2)} ± ${(deviation / Math.sqrt(walks - 1)).toFixed(2)}`

for (const {opened} of inBrowsers('running many seeds', NEEDS)) {
	opened('it tells what the engine tells, beside what is published of just that', '', async page => {
		for (const [published, sideways, said] of [
			['climb', 0, ['14%', 'about 4', 'about 3']],
			['sideways', 100, ['94%', 'about 21', 'about 64']],
		]) {
			const {solved, moves, deviation} = await sample({n: 8, search: 'hill-climbing', sideways})
			await page.push(`[data-published=${published}]`)
			await page.waitFor(published => $(`[data-published=${published}][aria-pressed=true]`), published)
			await go(page)
			await page.says(SENTENCE, `${solved} of 1,000 runs found a solution: ${(solved / 10).toFixed(1)}%.`)
			const rows = await figures(page)
			equal(
				rows.map(row => row[2]),
				said,
			)
			match(rows[0][1], `${(solved / 10).toFixed(1)}% ± `)
			is(rows[1][1], mean(moves.solved, deviation.solved, solved))
			is(rows[2][1], mean(moves.stuck, deviation.stuck, 1000 - solved))
			const small = await page.eval(text, '.runs .small')
			match(small, /^Hill climbing, 8 queens, first board at random, .*seeds 0 to 999\. .*Russell and Norvig/)
			await page.waitFor(bars)
		}
	})

	opened('of other boards, beginnings and seeds nothing is said to be published', '', async page => {
		await page.choose({n: '9', runs: '1,500', seed: '70'}, '#runs-')
		const {solved} = await sample({n: 9, search: 'hill-climbing', runs: 1500, seed: 70})
		await go(page)
		await page.says(SENTENCE, `${solved} of 1,500 runs`)
		equal([...new Set((await figures(page)).map(row => row.length))], [2])
		await page.choose({search: 'min-conflicts', n: '100', begin: 'greedy', runs: '1'}, '#runs-')
		await page.gone('#runs-sideways')
		await go(page)
		await page.says(SENTENCE, '1 of 1 run found a solution: 100.0%.')
	})

	opened('who compares a search that takes chance finds it chosen', '&search=flags&with=min-conflicts', async page => {
		const chosen = () => ['search', 'n', 'runs'].map(name => $(`#runs-${name}`).value)
		await page.becomes(chosen, ['min-conflicts', '4', '1,000'])
		await page.fill('#compare-n', '8', 'change')
		await page.becomes(chosen, ['min-conflicts', '8', '1,000'])
	})

	opened('a million queens are repaired in about as many moves as Minton et al. say', '', async page => {
		await page.push('[data-published=repair]')
		await page.waitFor(() => $('#runs-n').value === '1,000,000')
		await page.choose({runs: '1'}, '#runs-')
		await go(page)
		await page.says(SENTENCE, '1 of 1 run found a solution')
		const [rate, solved] = await figures(page)
		equal([rate[2], solved[2]], ['–', 'about 50'])
		ok(Number(solved[1]) > 10 && Number(solved[1]) < 250, solved[1])
	})

	opened('runs that last leave the page free, tell how far they are, and end when cancelled', '', async page => {
		await go(page)
		await page.says(SENTENCE, '142 of 1,000')
		await page.choose({n: '300', runs: '1000000'}, '#runs-')
		await go(page)
		await page.waitFor(() => $('.runs progress').value > 0)
		const before = await page.eval(() => $('#compare-at').value)
		await page.press('ArrowRight')
		await page.differs(() => $('#compare-at').value, before)
		const part = await page.eval(() => $('.runs progress').value)
		await page.waitFor(part => $('.runs progress').value > part, part)
		await page.says('#runs-go', 'Cancel')
		await go(page)
		await page.gone('.runs progress')
		await page.says('#runs-go', 'Run')
		await page.says(SENTENCE, '142 of 1,000')
		await go(page)
		await page.waitFor($, '.runs progress')
		await page.press('Escape')
		await page.gone('.runs progress')
	})

	opened('what cannot be run is said in one sentence, and what was there stays', '', async page => {
		for (const [name, value, sentence] of [
			['n', '1001', 'Queens “1001” is not possible, only whole numbers from 1 to 1,000. Shown instead: 8.'],
			['runs', 'many', 'Runs “many” is not possible, only whole numbers from 1 to 1,000,000. Shown instead: 1,000.'],
			['sideways', '-1', /^Sideways moves “-1” is not possible, .* Shown instead: 0\.$/],
			[
				'seed',
				'',
				'First seed “” is not possible, only whole numbers from 0 to 9,007,199,254,739,993. Shown instead: 0.',
			],
		]) {
			await page.fill(`#runs-${name}`, value, 'change')
			await page.says('.runs .wrong', sentence)
			is(await page.eval(() => $$('.runs .wrong').length), 1)
		}
		await go(page)
		await page.says(SENTENCE, '142 of 1,000')
		await page.gone('.runs .wrong')
	})
}

for (const lang of ['en', 'ja'])
	for (const {opened} of inBrowsers('running many seeds for everyone', {...NEEDS, browsers: ['chromium'], lang}))
		for (const published of ['climb', 'repair'])
			opened(`axe finds nothing, nothing is cut off, ${lang}: ${published}`, `&lang=${lang}`, async page => {
				await page.push(`[data-published=${published}]`)
				await page.fill('#runs-runs', published === 'climb' ? '1000' : '2', 'change')
				await go(page)
				await page.waitFor(bars)
				await page.fill('#runs-seed', 'x', 'change')
				await page.waitFor($, '.runs .wrong')
				await assertAccessible(page, lang, '.runs')
				await assertFits(page)
			})
