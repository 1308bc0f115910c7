import {is, ok} from 'uvu/assert'
import * as oracle from '../helpers/oracle.js'
import {LAST, PLACES, SQUARES, WRONG} from '../helpers/placements.js'
import {$, $$, figure, folderOf, HTML, chromiumSuite, ofDist, text} from '../helpers/pages.js'

const FAR = [...oracle.walk('flags', 6)].find(({step, event}) => event.kind === 'place' && step > 600).step

const pageOf = questions => `${HTML}
	<script src="dist/n-queens.js"></script><n-queens n="4" speed="max" questions="${questions}"></n-queens></html>`

const ONCE = `kind:place to:${LAST}; retries:0`
const PAGES = {
	'once.html': pageOf(ONCE),
	'late.html': pageOf(`kind:place to:${LAST}; feedback:end`),
	'far.html': pageOf(`step:${FAR}`).replace('n="4" speed="max"', 'n="6"'),
}
const folder = folderOf(PAGES, ofDist(['n-queens.js', 'questions.js']))

const named = i => `step:${PLACES[i].step}`

async function answer(page, {row, col}, given) {
	await page.waitFor(async given => {
		await figure().updateComplete
		const button = $('.answered button:not(.forget)')
		if (!button || figure().playing || figure().answers.length !== given) return false
		const isAsking = /Show|know/.test(button.textContent)
		if (!isAsking) figure().play()
		return isAsking
	}, given)
	await page.push(`[data-row="${row}"][data-col="${col}"]`)
}

async function passOver(page, square) {
	await answer(page, square, 0)
	await page.becomes(() => figure().answers.length, 1)
	await page.eval(async () => {
		figure().pause()
		await figure().seek(Infinity)
	})
}
const {opened} = chromiumSuite('questions that count', {folder, width: 700, until: '.questions'})

opened('skipped questions are counted at the end, and a button leads back', 'once.html', async page => {
	await passOver(page, SQUARES[0])
	await page.says('.asked', 'No question is left from here on. 3 are still without an answer.')
	await page.says('.answered button', 'Go back and answer')
	await page.push('.answered button')
	await answer(page, SQUARES[1], 1)
	await page.becomes(() => figure().answers.at(-1)?.question, named(1))
})

opened('feedback:end shows no verdict before the last answer', 'late.html', async page => {
	for (const [i, square] of [SQUARES[0], WRONG, SQUARES[2]].entries()) {
		await answer(page, square, i)
		await page.becomes(() => text('.tally'), `${i + 1} ${i === 0 ? 'answer' : 'answers'} of 4`)
		await page.says('.asked', 'Answer saved.')
		is(await page.eval(() => $$('.questions .results li, .questions .good, .questions .bad').length), 0)
	}
	await answer(page, SQUARES[3], 3)
	await page.count('.questions .results li.good', 3)
	await page.count('.questions .results li.bad', 1)
	await page.says('.tally', '3 right · 1 wrong of 4')
})

opened('playback skips to ten seconds before the next question', 'far.html', async page => {
	await page.says('.asked', 'There is one question ahead.')
	await page.push('.answered button:not(.forget)')
	const seen = await page.waitFor(() => figure().step > 2 && figure().step)
	ok(seen >= FAR - 40 && seen < FAR, `${seen} of ${FAR}`)
	await page.eval(() => void (figure().speed = Infinity))
	await page.says('.asked', 'What happens next?')
})
