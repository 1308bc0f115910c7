import {equal, is, match} from '#test'
import {$, $$, atRest, chromiumSuite, text} from '../helpers/pages.js'
import {MODEL as RIGHT} from '#web/modes/exam/program.js'
import {MOVES} from '#web/modes/exam/trace.js'

const WRONG = {
	...{size: '2N−2', line: 'i+k−1', variable: 'i', from: '0'},
	...{to: 'N+1', record: 'k ← i', next: 'N', begin: '2'},
}

const keysFor = (from, to, back, on) => Array(Math.abs(to - from)).fill(to < from ? back : on)

const answer = (page, answers) => page.choose(answers, '#exam-')

const shown = () => ({
	score: text('form [role=status]'),
	reply: text('#exam-trace [role=status]'),
	marks: $$('form li').map(li => /Right|Wrong/.exec(li.textContent)?.[0] ?? ''),
	cases: $$('form div > div > p:first-child').map(text),
	boards: $$('form li .board').length,
	program: $$('list "Program" li').map(text),
	log: $$('#exam-trace td:last-child span').filter(one => one.checkVisibility({visibilityProperty: true})).length,
	counts: $$('#exam-trace dd').map(text),
	arrays: $$('#exam-trace [role=img]').map(array => array.getAttribute('aria-label')),
	queens: $$('[role=gridcell][aria-label$=queen]').map(cell => cell.dataset.square),
})

const {opened} = chromiumSuite('the exam', {until: '#exam-mark'})

opened('a wrong answer shows its consequence on a board', 'view=exam', async page => {
	await answer(page, WRONG)
	await page.clickOn('#exam-mark')
	const {marks, score, cases, boards} = await page.eval(shown)
	equal([marks, score.startsWith('0 of 8 answers are right.')], [Array(8).fill('Wrong'), true])
	await page.count('[aria-invalid=true]', 8)
	for (const part of [
		'outside the array',
		'on the same falling diagonal',
		'not ended after 40,000 steps',
		'leaves out row 2',
	])
		match(cases.join(), part)
	is(boards, cases.length - 1)
	await page.count('.case .plain', 8)
	await answer(page, {size: RIGHT.size})
	equal((await page.eval(shown)).marks[0], '')
})

opened('a typed answer may be full-width, and Enter grades it', 'view=exam', async page => {
	is(await page.eval(() => scrollY), 0)
	await page.clickOn('[name=exam-way]:not(:checked)')
	await page.clickOn('#exam-line')
	await page.type('n + i - k')
	await page.fill('#exam-size', '２Ｎ−１')
	await page.press('Enter')
	const {marks, score, program} = await page.eval(shown)
	equal([marks.slice(0, 3), score], [['Right', 'Right', ''], '2 of 2 answers are right.'])
	is(program[4], 'and downwd[(b)N+i−k] = FREE)')
	is(await page.eval(() => document.activeElement.id), 'exam-line')
	match(await page.eval(() => document.activeElement.labels[0].innerText), /\(b\)/)
})

opened('the keyboard alone leads through the trace, with hints, to SUCCESS', 'view=exam&part=trace', async page => {
	await page.waitFor(() => $('#exam-trace').getBoundingClientRect().top < innerHeight / 2)
	await page.focus('[role=gridcell][tabindex="0"]')
	await page.press('h')
	is((await page.eval(shown)).reply, 'The program goes on to the right from (1, 1).')
	let at = {row: 1, col: 1}
	for (const [i, {square}] of MOVES.entries()) {
		const down = keysFor(at.row, square.row, 'ArrowUp', 'ArrowDown'),
			right = keysFor(at.col, square.col, 'ArrowLeft', 'ArrowRight')
		await page.press(...down, ...right, i % 2 ? ' ' : 'Enter')
		is((await page.eval(shown)).log, i + 1, `move ${i + 1}`)
		at = square
	}
	const {reply, counts, queens, arrays} = await page.eval(shown)
	match(reply, /^SUCCESS\. pos = 2 4 1 3\. .* 0 mistakes, 1 hint\.$/)
	equal(counts, ['8', '4', '26'])
	equal(queens, ['1 2', '2 4', '3 1', '4 3'])
	equal(arrays.slice(0, 2), ['pos holds 2, 4, 1, 3.', 'col, 4 elements. NOT_FREE: col[1], col[2], col[3], col[4].'])
	await page.hasAddress('part=trace')
})

opened('Back from another place shows the first question', 'view=exam', async page => {
	await page.push('header a[href*="view=board"]')
	await page.waitFor(() => $('[data-mode=exam]').hidden)
	await page.goBack()
	await page.waitFor(() => !$('[data-mode=exam]').hidden)
	is(await page.eval(() => atRest(() => scrollY)), 0)
})

opened('Tab reaches everything in order; the board is one tab stop', 'view=exam', {lang: 'ja'}, async page => {
	const reached = []
	const stop = () =>
		document.activeElement.id || (document.activeElement.getAttribute('role') ?? document.activeElement.localName)
	for (let i = 0; i < 30; i++) {
		await page.press('Tab')
		reached.push(await page.eval(stop))
	}
	equal(
		reached.filter(stop => /^(exam-|gridcell|summary)/.test(stop)),
		['summary', ...Object.keys(RIGHT).map(blank => `exam-${blank}`), 'exam-mark', 'gridcell', 'exam-hint', 'summary'],
	)
	is(await page.eval(() => text($('#exam-size').labels[0].children[1])), '空欄 ア')
})
