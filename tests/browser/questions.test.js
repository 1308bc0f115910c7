import {equal, is} from '#test'
import {inEveryLanguage} from '#web/make/words.js'
import {violations} from '../helpers/access.js'
import {$, figure, HTML, chromiumSuite, text} from '../helpers/pages.js'
import {faultsOf} from '../helpers/layout.js'
import {questionsOf, walkOf} from '../helpers/questions.js'

const [ja, en] = await inEveryLanguage('core', 'questions')
const [first, second, third] = questionsOf(walkOf({n: 4, search: 'flags', startRow: 0}), ['place', 'remove'])

const state = () => ({
	step: figure().step,
	playing: figure().playing,
	question: text('[part=questions] > :first-child'),
	tally: text('[part=questions] span'),
	button: text('[part=questions] button'),
})

const html = lang => `${HTML.replace('en', lang)}
	<script src="n-queens.js"></script><main style="padding: 1rem"><h1>Figure</h1>
	<n-queens n="4" speed="60" labels="0" questions="kind:place,remove"></n-queens></main>`
async function ready(page) {
	await page.shows('[part=questions]')
	await page.eval(() => figure().play())
}

const {opened} = chromiumSuite('questions', {html, ready, width: 700, height: 900})

const asks = (page, step, words = en) =>
	page.becomes(
		() => figure().updateComplete.then(() => [figure().step, figure().playing, text('[part=questions] button')]),
		[step, false, words.questions.show],
	)
const clickOn = (page, {row, col}) => page.clickOn(`[data-row="${row}"][data-col="${col}"]`)

opened('a wrong answer is explained, counts once, and can be corrected', 'en', async page => {
	await asks(page, first.ask)
	await clickOn(page, first.target.event)
	await asks(page, second.ask)
	for (const [col, reason] of [
		[1, 'Not there. The queen in row 0 attacks that square.'],
		[3, 'Not there. Columns are tried from left to right, and a queen can stand further left.'],
	]) {
		await clickOn(page, {row: 1, col})
		const sentence = `${reason} ${en.questions.question(['place', 'remove'])}`
		await page.says('[role=status]', sentence)
		const rest = {tally: '1 right · 1 wrong', button: en.questions.show}
		const {question, ...now} = await page.eval(state)
		equal([question.replace('.What', '. What'), now], [sentence, {step: second.ask, playing: false, ...rest}])
	}
	await clickOn(page, second.target.event)
	await asks(page, third.ask)
	is((await page.eval(state)).tally, '1 right · 1 wrong')
})

opened('arrow keys and Enter answer; verdict and next question are announced', 'en', async page => {
	await asks(page, first.ask)
	await page.focus('[role=gridcell][tabindex="0"]')
	await page.press('Enter')
	await asks(page, second.ask)
	const right = 'Correct. Column 0 is the first of row 0 where a queen can stand.'
	await page.says('[role=status]', `${right} ${en.questions.question(['place', 'remove'])}`)
	await page.press('ArrowDown', 'ArrowRight', 'ArrowRight')
	is((await page.eval(state)).tally, '1 right · 0 wrong')
	await page.press('Enter')
	await page.becomes(text, '2 right · 0 wrong', '[part=questions] span')
	await asks(page, third.ask)
})

for (const words of [en, ja])
	opened(`verdicts move nothing and cut off nothing, ${words.language}`, words.language, {width: 320}, async page => {
		const below = () => page.eval(() => $('[part=timeline]').getBoundingClientRect().top + scrollY)
		await asks(page, first.ask, words)
		await clickOn(page, first.target.event)
		await asks(page, second.ask, words)
		equal(await faultsOf(page), [])
		const before = await below()
		await clickOn(page, {row: 3, col: 3})
		await page.says('[part=questions] strong', words.questions.verdicts.wrong.replaceAll('**', ''))
		is(await below(), before)
		equal(await faultsOf(page), [])
		equal(await violations(page), [])
	})
