// The blanks of the exam in an author's page, <n-queens mode="exam">: which are asked, how answers count, what comes
// back, and what is kept, in the three browsers. How an answer is marked is exam.test.js.

import {equal, is, ok} from 'uvu/assert'
import {assertAccessible} from '../helpers/access.js'
import {faultsOf} from '../helpers/layout.js'
import {$, $$, figure, folderOf, inBrowsers, ofDist, text} from '../helpers/pages.js'
import {MODEL} from '../../web/modes/exam/program.js'

const pageOf = (attributes, script = 'n-queens.js') => `<!doctype html>
	<html lang="en"><meta charset="utf-8"><meta name="color-scheme" content="light dark">
	<style>html { background: Canvas }</style><title>An exam</title>
	<script>window.told = []
	for (const name of ['answer', 'score', 'error'])
		addEventListener('n-queens-' + name, ({detail: {question, answer, expected, right, asked, score, name: of}}) =>
			told.push({answer: [question, answer, expected, right], score: [asked, score], error: [of]}[name]))</script>
	<script src="dist/${script}"></script><main><h1>An exam</h1><h2>Blanks</h2>
	<n-queens mode="exam" ${attributes}><p>A drawing</p></n-queens></main>`

const PAGES = {
	'all.html': pageOf('', 'n-queens-study.js'),
	'some.html': pageOf('blanks="c a g"'),
	'retried.html': pageOf('blanks="c g" questions="retries:1"'),
	'late.html': pageOf('blanks="c g" questions="feedback:end" lang="ja" theme="dark"'),
}
const folder = folderOf(PAGES, ofDist(['n-queens.js', 'n-queens-study.js', 'exam.js'], 'dist'))

const LETTERS = Object.fromEntries(Object.keys(MODEL).map((blank, i) => [blank, 'abcdefgh'[i]]))
const told = () => window.told
const fields = () => $$('.answers select, .answers [type=text]').map(({id, value}) => [id.replace('exam-', ''), value])
const kept = () => [figure().score, figure().answers.map(({question, right}) => [question, right])]
const answer = async (page, answers) => {
	await page.choose(answers, '#exam-')
	await page.push('#exam-mark')
}

for (const {name, opened} of inBrowsers('the exam in a figure', {
	folder,
	width: 700,
	ready: page => page.waitFor($, '#exam-mark'),
})) {
	opened('what is not asked stands in the program, and only what is asked has a field', 'some.html', async page => {
		equal(
			(await page.eval(fields)).map(([blank]) => blank),
			['size', 'variable', 'next'],
		)
		const program = await page.eval(() => text('.program'))
		for (const [blank, right] of Object.entries(MODEL))
			if (!['size', 'variable', 'next'].includes(blank) && blank !== 'size') ok(program.includes(right), right)
		await page.says('.asked', 'What belongs in the blanks')
		is(await page.eval(() => $$('.program .blank').length), 2)
	})

	opened(
		'each blank is an answer, all give the score, and the first answer is the one that counts',
		'all.html',
		async page => {
			await answer(page, {...MODEL, to: 'N+1'})
			const score = [8, 7 / 8]
			equal(await page.eval(told), [
				...Object.entries(MODEL).map(([blank, right]) => [
					...[LETTERS[blank], blank === 'to' ? 'N+1' : right, right, blank !== 'to'],
				]),
				score,
			])
			await page.says('.score', '7 of 8 answers are right.')
			await answer(page, {to: 'N'})
			await page.says('.score', 'All eight are right.')
			await page.says('.score + .small', 'Counted: 7 of 8 right.')
			equal((await page.eval(told)).slice(9), [['e', 'N+1', 'N', false], score])
			await page.push('#exam-mark')
			is(await page.eval(() => window.told.length), 11, 'what is not answered anew counts no more')
		},
	)

	opened('with a retry the second answer counts, and the third one does not', 'retried.html', async page => {
		const next = async (text, right) => {
			await answer(page, {next: text})
			await page.becomes(kept, [right ? 0.5 : 0, [['g', right]]])
		}
		await next('i', false)
		await next('i', false)
		await next('i−1', false)
		await next('i+1', false)
	})

	opened('a second answer that is right counts where one may retry', 'retried.html', async page => {
		await answer(page, {next: 'i', variable: 'k'})
		await page.becomes(kept, [
			0.5,
			[
				['c', true],
				['g', false],
			],
		])
		await answer(page, {next: 'i+1'})
		await page.becomes(kept, [
			1,
			[
				['c', true],
				['g', true],
			],
		])
	})

	opened('with feedback at the end nothing is told before all are answered', 'late.html', async page => {
		await answer(page, {next: 'i'})
		await page.says('.score', '2 問中 1 問に答えた')
		is(await page.eval(() => $$('.verdict, .case, .right, .wrong').length), 0)
		await answer(page, {variable: 'k'})
		await page.count('.answers li.right', 1)
		await page.count('.answers li.wrong', 1)
		is(await page.eval(() => $('.figure').dataset.theme), 'dark')
	})

	opened('progress brings back answers, fields and score exactly, and to no other exam', 'some.html', async page => {
		await answer(page, {next: 'i', variable: 'k'})
		await answer(page, {next: 'i+1'})
		const before = await page.eval(() => figure().progress),
			[shown, is_] = [await page.eval(fields), await page.eval(kept)]
		ok(before.length < 1000, before)
		const again = async (attributes, text) => {
			await page.eval(
				(attributes, text) => {
					const made = document.createElement('n-queens')
					for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
					made.progress = text
					figure().replaceWith(made)
				},
				{mode: 'exam', ...attributes},
				text,
			)
			await page.waitFor($, '#exam-mark')
		}
		await again({blanks: 'a c g'}, before)
		await page.becomes(fields, shown)
		await page.becomes(kept, is_)
		is(await page.eval(() => figure().progress), before)
		await page.says('.score', '2 of 2 answers are right.')
		for (const [blanks, text] of [
			...['', '{', '{"version":1}', before.replace('"given":[[', '"given":[[9,')].map(text => ['a c g', text]),
			['a c', before],
		]) {
			await again({blanks}, text)
			await page.becomes(kept, [0, []])
			await page.becomes(() => text('.score'), '')
		}
	})

	opened('answers are forgotten when asked, and nothing is kept in the browser', 'some.html', async page => {
		await answer(page, {next: 'i+1'})
		await page.becomes(kept, [1 / 3, [['g', true]]])
		await page.push('.acts .plain')
		await page.becomes(kept, [0, []])
		await page.becomes(fields, [
			['size', ''],
			['variable', ''],
			['next', ''],
		])
		equal((await page.eval(told)).at(-1), [0, 0])
		is(await page.eval(() => localStorage.length + sessionStorage.length), 0)
	})

	opened('what cannot be used is told, and the exam stays; other blanks begin anew', 'some.html', async page => {
		await answer(page, {next: 'i+1'})
		await page.set('blanks', 'a z')
		await page.says('.message', 'blanks “a z” is not possible')
		await page.becomes(kept, [1 / 3, [['g', true]]])
		await page.set('questions', 'step:4')
		await page.says('.message', 'questions “step:4” is not possible, only retries:1, feedback:end')
		await page.eval(() => figure().removeAttribute('questions'))
		await page.set('blanks', 'h')
		await page.becomes(fields, [['begin', '']])
		await page.becomes(kept, [0, []])
		await page.gone('.message')
	})

	opened('it fits at every width, and the text of the question unfolds', 'all.html', async page => {
		await answer(page, {to: 'N+1', line: 'i+k−1'})
		await page.eval(() => ($('details').open = true))
		for (const width of [320, 700, 1440]) {
			await page.resize(width, 800)
			equal(await faultsOf(page), [], `at ${width} px`)
		}
	})

	if (name === 'chromium')
		for (const file of ['all.html', 'late.html'])
			opened(`axe finds nothing in ${file}`, file, page =>
				assertAccessible(page, file === 'all.html' ? 'en' : undefined),
			)
}
