import {equal, is} from 'uvu/assert'
import {$$, figure, folderOf, HTML, chromiumSuite, ofDist, text} from '../helpers/pages.js'
import {MODEL} from '#web/modes/exam/program.js'

const pageOf = (attributes, script = 'n-queens.js') => `${HTML}
	<script>window.fired = []
	for (const name of ['answer', 'score'])
		addEventListener('n-queens-' + name, ({detail: {question, answer, expected, right, asked, score}}) =>
			fired.push({answer: [question, answer, expected, right], score: [asked, score]}[name]))</script>
	<script src="dist/${script}"></script><main><h1>An exam</h1><h2>Blanks</h2>
	<n-queens mode="exam" ${attributes}><p>A drawing</p></n-queens></main>`

const PAGES = {
	'all.html': pageOf('', 'n-queens-study.js'),
	'retried.html': pageOf('blanks="c g" questions="retries:1"'),
	'late.html': pageOf('blanks="c g" questions="feedback:end" lang="ja"'),
}
const folder = folderOf(PAGES, ofDist(['n-queens.js', 'n-queens-study.js', 'exam.js']))

const LETTERS = Object.fromEntries(Object.keys(MODEL).map((blank, i) => [blank, 'abcdefgh'[i]]))
const fired = () => window.fired
const results = () => [
	figure().score,
	figure()
		.answers.map(({question, right}) => `${question} ${right}`)
		.join(),
]
const answer = async (page, answers) => {
	await page.choose(answers, '#exam-')
	await page.push('#exam-mark')
}

const {opened} = chromiumSuite('the exam in a figure', {folder, width: 700, until: '#exam-mark'})

opened('each blank fires an answer, then the score; the first answer counts', 'all.html', async page => {
	await answer(page, {...MODEL, to: 'N+1'})
	const score = [8, 7 / 8]
	equal(await page.eval(fired), [
		...Object.entries(MODEL).map(([blank, right]) => [
			...[LETTERS[blank], blank === 'to' ? 'N+1' : right, right, blank !== 'to'],
		]),
		score,
	])
	await page.says('form', '7 of 8 answers are right.')
	await answer(page, {to: 'N'})
	await page.says('form', 'All eight are right.')
	await page.says('form', 'Counted: 7 of 8 right.')
	equal((await page.eval(fired)).slice(9), [['e', 'N+1', 'N', false], score])
	await page.push('#exam-mark')
	is(await page.eval(() => window.fired.length), 11)
})

opened('retries:1 counts a right second answer', 'retried.html', async page => {
	await answer(page, {next: 'i', variable: 'k'})
	await page.becomes(results, [0.5, 'c true,g false'])
	await answer(page, {next: 'i+1'})
	await page.becomes(results, [1, 'c true,g true'])
})

opened('feedback:end shows no verdict before all blanks are answered', 'late.html', async page => {
	await answer(page, {next: 'i'})
	await page.says('form', '2 問中 1 問に答えた')
	is(await page.eval(() => $$('form li :is(p, svg)').length), 0)
	await answer(page, {variable: 'k'})
	await page.becomes(
		() => $$('form li').map(li => /正しい|として動かすと/.exec(text(li))?.[0]),
		['正しい', 'として動かすと'],
	)
})
