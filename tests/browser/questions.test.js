// "What happens next?" in the figure, in the three browsers: asked before it is seen, answered by click and by key,
// told to eyes and ears, counted; a right answer goes on to the next question, a wrong one waits.

import {suite} from 'uvu'
import * as assert from 'uvu/assert'
import {writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import {inEveryLanguage} from '../../web/make/words.js'
import {violations} from '../helpers/access.js'
import * as oracle from '../helpers/oracle.js'
import {BROWSERS, launch} from '../helpers/browsers/index.js'
import {$, $$, figure, folderOf, ofDist, SHORTHAND} from '../helpers/pages.js'

const [ja, en] = await inEveryLanguage('core', 'predict')
const folder = folderOf({}, ofDist(['n-queens-study.js']))

/** The oracle's placements and removals of a walk, in their order, each with the step at which it is asked for: the
 * last one before it that is neither a test nor a return from a row. */
function asked(n, kinds = ['place', 'remove']) {
	const all = [...oracle.walk('flags', n)]
	return all
		.filter(({event}) => kinds.includes(event.kind))
		.map(({step, event}) => ({
			step,
			event,
			ask: all.findLastIndex((before, i) => i < step && !['test', 'leave'].includes(before.event.kind)),
		}))
}

const state = () => {
	const part = selector => $(selector)?.textContent.replace(/\s+/g, ' ').trim()
	return {
		step: figure().step,
		playing: figure().playing,
		asked: part('.predict .asked'),
		tally: part('.predict .tally'),
		button: part('.predict button'),
		said: part('[role=status]'),
	}
}

for (const name of BROWSERS) {
	const test = suite(`prediction in ${name}`)
	let browser

	test.before(async () => void (browser = await launch(name, {lang: 'en'})))
	test.after(async () => void (await browser?.close()))

	/** A test with a figure that is asked of from its first step. */
	const opened = (title, attributes, body, {lang = 'en', width = 700} = {}) =>
		test(title, async () => {
			const file = join(folder, 'figure.html')
			writeFileSync(
				file,
				`<!doctype html><html lang="${lang}"><meta charset="utf-8">
        <meta name="viewport" content="width=device-width"><title>Figure</title>
        ${SHORTHAND}<script src="n-queens-study.js"></script><main><h1>Figure</h1><n-queens
        n="4" speed="60" labels="0" predict="place remove" ${attributes}></n-queens></main></html>`,
			)
			const page = await browser.open(pathToFileURL(file).href, {width, height: 900})
			try {
				await page.waitFor(() => figure()?.shadowRoot?.querySelector('.predict'))
				await page.eval(() => figure().play())
				await body(page)
				assert.equal(await page.errors(), [])
			} finally {
				await page.close()
			}
		})

	/** The walk rests at a step, and asks. */
	const asks = (page, step, words = en) =>
		page.waitFor(
			(step, show) => {
				return figure().updateComplete.then(
					() => figure().step === step && !figure().playing && $('.predict button')?.textContent.trim() === show,
				)
			},
			{},
			step,
			words.predict.show,
		)
	/** The figure is drawn, and the answer told. */
	const told = (page, verdict) =>
		page.waitFor(
			verdict => {
				return figure().updateComplete.then(() => $('.predict strong')?.textContent === verdict)
			},
			{},
			verdict,
		)
	const middle = (page, {row, col}) =>
		page.eval(
			(row, col) => {
				const {left, top, width, height} = $(`[data-row="${row}"][data-col="${col}"]`).getBoundingClientRect()
				return [left + width / 2, top + height / 2]
			},
			row,
			col,
		)
	const click = async (page, square) => page.click(...(await middle(page, square)))
	const press = page => page.eval(() => $('.predict button').click())

	opened(
		'right answers by click lead from question to question through the whole walk, each counted, until nothing is left',
		'',
		async page => {
			const questions = asked(3)
			await page.eval(() => figure().setAttribute('n', '3'))
			await page.waitFor(() => figure().moment.n === 3)
			await page.eval(() => figure().play())
			for (const [i, {ask, event}] of questions.entries()) {
				await asks(page, ask)
				assert.is((await page.eval(state)).tally, en.predict.tally({right: i, wrong: 0, shown: 0}))
				await click(page, event)
			}
			await page.waitFor(
				tally => $('.predict .tally').textContent.trim() === tally,
				{},
				en.predict.tally({right: questions.length, wrong: 0, shown: 0}),
			)
			await page.waitFor(ended => $('.predict').textContent.includes(ended), {}, en.predict.ended)
			assert.is((await page.eval(state)).button, undefined)
		},
	)

	opened(
		'a wrong answer waits, says why to eyes and ears, is counted once, and "Go on" leads to the next question',
		'',
		async page => {
			const [first, second, third] = asked(4)
			await asks(page, first.ask)
			await click(page, first.event)
			await asks(page, second.ask)
			await click(page, {row: 1, col: 1})
			await told(page, 'Not there.')
			const wrong = await page.eval(state),
				reason = 'The queen in row 0 attacks that square. Next, a queen goes to row 1, column 2.'
			assert.equal(
				[wrong.step, wrong.playing, wrong.asked, wrong.tally, wrong.button],
				[second.ask, false, `Not there. ${reason}`, '1 right · 1 wrong', 'Go on'],
			)
			await page.waitFor(reason => $('[role=status]').textContent.includes(reason), {}, reason)
			await click(page, second.event)
			assert.is((await page.eval(state)).tally, '1 right · 1 wrong', 'what was answered is answered')
			await press(page)
			await asks(page, third.ask)
			assert.is((await page.eval(state)).tally, '1 right · 1 wrong')
		},
	)

	opened(
		'arrow keys and Enter on the board answer, and the status says the verdict and the next question',
		'',
		async page => {
			const [first, second] = asked(4)
			await asks(page, first.ask)
			await page.eval(() => $('[role=gridcell][tabindex="0"]').focus())
			await page.press('Enter')
			await asks(page, second.ask)
			await page.waitFor(
				said => $('[role=status]').textContent.trim().endsWith(said),
				{},
				'That is it. Column 0 is the first of row 0 where a queen can stand. ' +
					en.predict.question(['place', 'remove']),
			)
			for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight']) await page.press(key)
			assert.is((await page.eval(state)).tally, '1 right · 0 wrong', 'to move is not to answer')
			await page.press('Enter')
			await page.waitFor(() => $('.predict .tally').textContent.trim() === '2 right · 0 wrong')
			await asks(page, asked(4)[2].ask)
		},
	)

	opened(
		'"Show me" tells the answer and counts it as shown; the button then goes on, and keeps the focus',
		'',
		async page => {
			const [first, second] = asked(4)
			await asks(page, first.ask)
			await page.eval(() => $('.predict button').focus())
			await page.press('Enter')
			await told(page, 'Here it is.')
			const shown = await page.eval(state)
			assert.equal([shown.step, shown.tally, shown.button], [first.ask, '0 right · 0 wrong · 1 shown', 'Go on'])
			await page.press('Enter')
			await asks(page, second.ask)
			assert.ok(await page.eval(() => figure().shadowRoot.activeElement?.closest('.predict') != null))
		},
	)

	opened('another n, or another search, begins with nothing counted and nothing said', '', async page => {
		const [first, second] = asked(4)
		await asks(page, first.ask)
		await click(page, first.event)
		await asks(page, second.ask)
		for (const [attribute, value] of [
			['n', '5'],
			['search', 'first'],
		]) {
			await page.eval((attribute, value) => figure().setAttribute(attribute, value), attribute, value)
			await page.waitFor(tally => $('.predict .tally').textContent.trim() === tally, {}, '0 right · 0 wrong')
			assert.not.match((await page.eval(state)).asked, /That is it/)
			await page.eval(() => figure().play())
			await asks(page, first.ask)
			await click(page, first.event)
			await asks(page, second.ask)
		}
	})

	for (const [width, words] of [
		[700, en],
		[320, en],
		[320, ja],
	])
		opened(
			`from question to verdict nothing moves below or is cut off, axe finds nothing, ${width} px, ${words.language}`,
			'',
			async page => {
				const [first, second] = asked(4),
					below = () => page.eval(() => $('.timeline').getBoundingClientRect().top + scrollY)
				const cutOff = () =>
					page.eval(() =>
						$$('.predict, .predict *')
							.filter(({scrollWidth, clientWidth}) => clientWidth > 0 && scrollWidth > clientWidth + 1)
							.map(({className}) => className),
					)
				await asks(page, first.ask, words)
				await click(page, first.event)
				await asks(page, second.ask, words)
				assert.equal(await cutOff(), [])
				const before = await below()
				await click(page, {row: 3, col: 3})
				await told(page, words.predict.verdicts.wrong.replaceAll('**', ''))
				assert.equal([await below(), await cutOff()], [before, []])
				if (name !== 'chromium') return
				assert.equal(await violations(page), [])
			},
			{lang: words.language, width},
		)

	test.run()
}
