// The exam: blanks filled and marked, the trace by keyboard and by mouse, the sheet on paper. One
// body of tests for all; then everyone can use it.

import {equal, is, match, ok} from 'uvu/assert'
import {assertAccessible, assertFits} from '../helpers/access.js'
import {$, $$, frames, inBrowsers, text} from '../helpers/pages.js'
import {MODEL as RIGHT} from '../../web/modes/exam/program.js'

const WRONG = {
	...{size: '2N−2', line: 'i+k−1', variable: 'i', from: '0'},
	...{to: 'N+1', record: 'k ← i', next: 'N', begin: '2'},
}
const MOVES = ['1 1', '2 3', '2 3', '2 4', '3 2', '3 2', '2 4', '1 1', '1 2', '2 4', '3 1', '4 3']

const NEEDS = {
	lang: 'en',
	address: query => `index.html${query}`,
	...{width: 1440, height: 900},
	ready: page => page.waitFor($, '#exam-mark'),
}

const answer = (page, answers) => page.choose(answers, '#exam-')

const shown = () => ({
	heading: text('#exam h2'),
	score: text('.score'),
	told: text('.told'),
	marks: $$('.answers li').map(li => li.className),
	cases: $$('.case p:first-child').map(text),
	boards: $$('.case .board').length,
	program: $$('.program li').map(text),
	log: $$('.log .found').length,
	counts: $$('.tracing .counts dd').map(text),
	arrays: $$('.tracing .array').map(array => array.getAttribute('aria-label')),
	queens: $$('.squares [aria-label$=queen]').map(cell => cell.dataset.square),
})

/** In the page: which of some parts are seen, and how much of the others, on each paper that is printed; and after. */
const print = names => {
	const seen = element => element?.checkVisibility({visibilityProperty: true, checkVisibilityCSS: true})
	const rules = [...document.styleSheets].flatMap(sheet => [...sheet.cssRules]).filter(({media}) => media),
		usual = rules.map(({media}) => media.mediaText),
		papers = []
	const turnTo = mediaOf => rules.forEach(({media}, i) => (media.mediaText = mediaOf(usual[i])))
	const count = selector => $$(selector).filter(seen).length
	window.print = () => {
		turnTo(media => media.replace('print', 'all').replace('screen', 'speech'))
		papers.push({
			paper: $('#exam').dataset.paper,
			seen: names.filter(name => seen($(name))),
			counts: ['.log td:nth-child(2) span', '.log tbody tr', '.solutions td'].map(count),
		})
		turnTo(media => media)
		dispatchEvent(new Event('afterprint'))
	}
	$$('.papers button').forEach(button => button.click())
	return {papers, after: [$('#exam').dataset.paper ?? null, $('.solutions').open]}
}

for (const {opened} of inBrowsers('the exam', {...NEEDS, browsers: ['chromium']})) {
	opened('the right answers are right, and stand in the program', '?view=exam', async page => {
		await answer(page, RIGHT)
		await page.clickOn('#exam-mark')
		const {marks, score, cases, program} = await page.eval(shown)
		equal([marks, score, cases], [Array(8).fill('right'), 'All eight are right.', []])
		is(program[1], 'for ((c) ウk from (d) エ1 to (e) オN, step 1)')
	})

	opened('a wrong answer is met with what comes of it, on a board', '?view=exam', async page => {
		await answer(page, WRONG)
		await page.clickOn('#exam-mark')
		const {marks, score, cases, boards} = await page.eval(shown)
		equal([marks, score.startsWith('0 of 8 answers are right.')], [Array(8).fill('wrong'), true])
		for (const said of [
			'outside the array',
			'on the same falling diagonal',
			'not ended after 40,000 steps',
			'leaves out row 2',
		])
			match(cases.join(), said)
		is(boards, cases.length - 1, 'each on its board, but for the variable without a value')
		await answer(page, {size: RIGHT.size})
		equal((await page.eval(shown)).marks[0], '', 'what is answered anew is not marked')
	})

	opened('an answer may be written, full width too, and Enter marks it', '?view=exam', async page => {
		await page.clickOn('[name=exam-way]:not(:checked)')
		await page.clickOn('#exam-line')
		await page.type('n + i - k')
		await page.fill('#exam-size', '２Ｎ−１')
		await page.press('Enter')
		const {marks, score, program} = await page.eval(shown)
		equal([marks.slice(0, 3), score], [['right', 'right', ''], '2 of 2 answers are right.'])
		is(program[4], 'and downwd[(b) イN+i−k] = FREE)')
		is(await page.eval(() => document.activeElement.id), 'exam-line')
		match(await page.eval(() => document.activeElement.labels[0].innerText), 'イ')
	})

	opened('answers and trace stay while another language or view is shown', '?view=exam', async page => {
		await answer(page, {size: RIGHT.size, to: WRONG.to})
		await page.clickOn('#exam-mark')
		await page.clickOn('[data-square="1 1"]')
		await page.clickOn('.languages button[lang=ja]')
		await page.clickOn('.modes a[href^="?view=count"]')
		await page.waitFor($, '#count-go')
		await page.clickOn('.modes a[href^="?view=exam"]')
		const {heading, marks, log, program} = await page.eval(shown)
		equal([heading, marks[0], marks[4], log], ['Nクイーン問題の探索', 'right', 'wrong', 1])
		match(program[1], /オN\+1 まで/)
	})

	opened('the trace is walked by keyboard alone, with hints, to SUCCESS', '?view=exam&part=trace', async page => {
		await page.waitFor(() => $('#exam-trace').getBoundingClientRect().top < innerHeight / 2)
		await page.eval(() => $('.squares [tabindex="0"]').focus())
		await page.press('h')
		is((await page.eval(shown)).told, 'The program goes on to the right from (1, 1).')
		const at = [1, 1]
		for (const [i, square] of MOVES.entries()) {
			const to = square.split(' ').map(Number)
			for (; at[0] !== to[0]; at[0] += Math.sign(to[0] - at[0]))
				await page.press(to[0] > at[0] ? 'ArrowDown' : 'ArrowUp')
			for (; at[1] !== to[1]; at[1] += Math.sign(to[1] - at[1]))
				await page.press(to[1] > at[1] ? 'ArrowRight' : 'ArrowLeft')
			await page.press(i % 2 ? ' ' : 'Enter')
			is((await page.eval(shown)).log, i + 1, square)
		}
		const {told, counts, queens, arrays} = await page.eval(shown)
		match(told, /^SUCCESS\. pos = 2 4 1 3\. .* 0 mistakes, 1 hint\.$/)
		equal(counts, ['8', '4', '26'])
		equal(queens, ['1 2', '2 4', '3 1', '4 3'])
		equal(arrays.slice(0, 2), ['pos holds 2, 4, 1, 3.', 'col, 4 elements. NOT_FREE: col[1], col[2], col[3], col[4].'])
		await page.hasAddress('part=trace')
	})

	opened(
		'an address of the trace leads there once, and any other leaves the page where it is',
		'?view=exam',
		async page => {
			const visited = async query => {
				history.pushState(null, '', query)
				dispatchEvent(new PopStateEvent('popstate'))
				await frames(3)
				return scrollY
			}
			is(await page.eval(visited, '?view=exam'), 0)
			ok((await page.eval(visited, '?view=exam&part=trace')) > 0)
			await page.eval(() => scrollTo(0, 0))
			is(await page.eval(visited, '?view=exam&part=trace'), 0)
			is(await page.eval(visited, '?view=exam'), 0)
		},
	)

	opened('a wrong guess is told why at once, by mouse too', '?view=exam', async page => {
		await page.clickOn('[data-square="1 1"]')
		await page.clickOn('[data-square="2 2"]')
		const {told, counts, log} = await page.eval(shown)
		match(told, /^No queen can stand on \(2, 2\): .* so downwd\[4\] is NOT_FREE\.$/)
		equal([counts, log], [['1', '0', '1'], 1])
		const lines = () => $$('.board-for-hands .marks path').filter(path => /L/.test(path.getAttribute('d'))).length
		is(await page.eval(lines), 1)
		is(await page.eval(() => $('.told').getAttribute('role')), 'status')
	})

	opened('questions are printed alone or with answers', '?view=exam', {from: 'web', width: 700}, async page => {
		await answer(page, WRONG)
		await page.clickOn('#exam-mark')
		await page.clickOn('[data-square="1 1"]')
		// A page from a disk may not read its style sheets.
		const sheet = ['.program', '.group', '.rays svg', '.board-for-hands svg'],
			others = '.answers|.told|#app > header|.papers|.board-for-hands .queens path|.program .blank > span|.solutions'
		const printed = await page.eval(print, [...sheet, ...others.split('|')])
		equal(printed.papers, [
			{paper: 'questions', seen: sheet, counts: [0, 12, 0]},
			{paper: 'answers', seen: [...sheet, '.solutions'], counts: [12, 12, 16]},
		])
		equal(printed.after, [null, false], 'the screen is as it was')
	})
}

/** Written things that lie over each other within a figure. */
const overlapping = () =>
	$$('#exam svg.board').flatMap(svg => {
		const boxes = [...svg.querySelectorAll('text')].map(text => [text.textContent, text.getBoundingClientRect()])
		return boxes.flatMap(([a, p], i) =>
			boxes
				.slice(0, i)
				.filter(([, q]) => p.left < q.right - 1 && q.left < p.right - 1 && p.top < q.bottom - 1 && q.top < p.bottom - 1)
				.map(([b]) => `${a} over ${b}`),
		)
	})

for (const {opened} of inBrowsers('the exam for everyone', {...NEEDS, browsers: ['chromium']})) {
	for (const lang of ['en', 'ja'])
		opened(`axe finds nothing and nothing is cut off, ${lang}`, `?view=exam&lang=${lang}`, {lang}, async page => {
			const clean = () => assertAccessible(page, lang, 'main:not([hidden])')
			await clean()
			await answer(page, {...WRONG, begin: RIGHT.begin})
			await page.clickOn('[name=exam-way]:not(:checked)')
			await page.clickOn('#exam-mark')
			for (const square of ['1 1', '2 3', '2 3', '3 3']) await page.clickOn(`[data-square="${square}"]`)
			await page.clickOn('.solutions summary')
			await clean()
			await assertFits(page, async width => equal(await page.eval(overlapping), [], `${width} px`))
		})

	opened('whichever modes were opened before, the sheet looks the same', '?view=exam', async page => {
		const looks = () => $$('#exam :is(figure, svg, table, .field)').map(one => one.getBoundingClientRect().height),
			fresh = await page.eval(looks)
		for (const mode of ['compare', 'solutions', 'count', 'exam']) {
			await page.push(`.modes a[href*="view=${mode}"]`)
			await page.waitFor($, `[data-mode=${mode}]:not([hidden]) > div > *`)
		}
		await page.becomes(looks, fresh)
	})

	opened('Tab reaches everything in order; the board is one stop', '?view=exam', {lang: 'ja'}, async page => {
		const reached = []
		const stop = () =>
			document.activeElement.id || (document.activeElement.getAttribute('role') ?? document.activeElement.localName)
		for (let i = 0; i < 30; i++) {
			await page.press('Tab')
			reached.push(await page.eval(stop))
		}
		equal(
			reached.filter(stop => /^(exam-|gridcell|summary)/.test(stop)),
			[...Object.keys(RIGHT).map(blank => `exam-${blank}`), 'exam-mark', 'gridcell', 'exam-hint', 'summary'],
		)
		is(await page.eval(() => $('#exam-size').labels[0].querySelector('.hidden').textContent), '空欄 ア')
	})
}
