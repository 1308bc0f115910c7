// Questions about a walk in an author's page, <n-queens questions="…">: what the page is told, how answers count, what
// is kept and forgotten, in the three browsers. How one is asked and answered is questions.test.js.

import {equal, is, ok} from 'uvu/assert'
import * as oracle from '../helpers/oracle.js'
import {$, $$, figure, folderOf, inBrowsers, ofDist, text} from '../helpers/pages.js'

/** Where the walk of n = 4 places its first queens. */
const PLACES = [...oracle.walk('flags', 4)].filter(({event}) => event.kind === 'place').slice(0, 4)
const SQUARES = PLACES.map(({event: {row, col}}) => ({row, col})),
	[FIRST, , , LAST] = PLACES.map(({step}) => step)
const WRONG = {row: 3, col: 3}
/** A placement that playing at two steps a second would come to after minutes. */
const FAR = [...oracle.walk('flags', 6)].find(({step, event}) => event.kind === 'place' && step > 600).step

const pageOf = questions => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Asked</title>
	<script>window.told = []
	for (const name of ['answer', 'score'])
		addEventListener('n-queens-' + name, ({detail}) => told.push(detail))</script>
	<script src="dist/n-queens.js"></script><n-queens n="4" speed="max" questions="${questions}"></n-queens></html>`

const ONCE = `kind:place to:${LAST}; retries:0`
const PAGES = {
	'once.html': pageOf(ONCE),
	'retried.html': pageOf(`step:${FIRST}; step:${LAST}; retries:1`),
	'late.html': pageOf(`kind:place to:${LAST}; feedback:end`),
	'lot.html': pageOf('random:5 seed:7'),
	'far.html': pageOf(`step:${FAR}`).replace('n="4" speed="max"', 'n="6"'),
}
const folder = folderOf(PAGES, ofDist(['n-queens.js', 'questions.js'], 'dist'))

const told = () => window.told
const kept = () => [figure().score, figure().answers.map(({question, right}) => [question, right])]
const named = i => `step:${PLACES[i].step}`

/** Plays to the next question, so many being answered, and chooses a square. */
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

/** Answers the first question, and goes to the end past the others. */
async function passOver(page, square) {
	await answer(page, square, 0)
	await page.becomes(() => figure().answers.length, 1)
	await page.eval(async () => {
		figure().pause()
		await figure().seek(Infinity)
	})
}
/** The figure is another one, with what was kept of this one. */
const again = (page, questions, text) =>
	page.eval(
		async (questions, text) => {
			const made = document.createElement('n-queens')
			Object.assign(made, {n: 4, speed: Infinity, questions, progress: text})
			figure().replaceWith(made)
			await made.settled
		},
		...[questions, text],
	)

for (const {opened} of inBrowsers('questions that count', {
	folder,
	width: 700,
	ready: page => page.waitFor($, '.questions'),
})) {
	opened('each answer is told, then the score, and both can be read', 'once.html', async page => {
		await page.becomes(() => figure().score, 0)
		for (const [i, square] of [SQUARES[0], WRONG].entries()) await answer(page, square, i)
		await page.becomes(() => window.told.length, 4)
		const [first, score, second, last] = await page.eval(told)
		const asked = (i, square) => ({
			...{question: named(i), answer: square, expected: SQUARES[i], right: square === SQUARES[i]},
		})
		const {step, ...one} = first,
			{step: later, ...other} = second
		equal([one, other], [asked(0, SQUARES[0]), asked(1, WRONG)])
		ok(step < PLACES[0].step && later < PLACES[1].step && step < later)
		equal(
			[score, last],
			[
				{asked: 1, right: 1, total: 4, score: 0.25},
				{asked: 2, right: 1, total: 4, score: 0.25},
			],
		)
		equal(await page.eval(() => [figure().score, figure().answers]), [0.25, [first, second]])
	})

	opened(
		'progress brings back the answers, goes on from there, and is of no other question',
		'once.html',
		async page => {
			for (const [i, square] of [SQUARES[0], WRONG].entries()) await answer(page, square, i)
			await page.becomes(() => figure().answers.length, 2)
			const before = await page.eval(() => [figure().progress, figure().answers, figure().score]),
				many = await page.eval(() => window.told.length)
			ok(before[0].length < 100, before[0])
			await again(page, ONCE, before[0])
			await page.becomes(() => [figure().progress, figure().answers, figure().score], before)
			is(await page.eval(() => window.told.length), many, 'what is brought back is not told again')
			await answer(page, SQUARES[2], 2)
			await page.becomes(() => figure().answers.at(-1)?.question, named(2))
			await page.becomes(() => figure().score, 0.5)
			for (const [questions, text] of [
				...['', '{', '{"version":1}', before[0].replace('"version":1', '"version":2')].map(text => [ONCE, text]),
				[`kind:place to:${LAST}`, before[0]],
			]) {
				await again(page, questions, text)
				await page.waitFor($, '.questions')
				await page.becomes(() => text('.tally'), '0 right · 0 wrong of 4')
				await page.becomes(kept, [0, []])
			}
		},
	)

	opened('answers are forgotten when asked, and nothing is kept in the browser', 'once.html', async page => {
		const forgets = async act => {
			await answer(page, SQUARES[0], 0)
			await page.becomes(kept, [0.25, [[named(0), true]]])
			await act()
			await page.becomes(kept, [0, []])
			equal((await page.eval(told)).at(-1), {asked: 0, right: 0, total: 4, score: 0})
		}
		await page.waitFor($, '.forget:disabled')
		await forgets(async () => {
			await page.waitFor($, '.forget:enabled')
			await page.push('.forget')
		})
		await page.eval(async () => {
			figure().pause() // it went on to the next question
			await figure().seek(0)
		})
		await page.becomes(() => [figure().step, figure().playing], [0, false])
		await forgets(() => page.eval(() => figure().forget()))
		is(await page.eval(() => localStorage.length + sessionStorage.length), 0)
	})

	opened(
		'where one may retry once the second answer counts, and the third one does not',
		'retried.html',
		async page => {
			await answer(page, WRONG, 0)
			await page.becomes(kept, [0, [[named(0), false]]])
			await answer(page, SQUARES[0], 1)
			await page.becomes(kept, [0.5, [[named(0), true]]])
			for (const [i, square] of [WRONG, {row: 0, col: 3}].entries()) await answer(page, square, 1 + i)
			await page.push(`[data-row="${SQUARES[3].row}"][data-col="${SQUARES[3].col}"]`)
			await page.becomes(kept, [
				0.5,
				[
					[named(0), true],
					[named(3), false],
				],
			])
		},
	)

	opened(
		'at the end the reader is told of questions passed over, and led back to the first',
		'once.html',
		async page => {
			await passOver(page, SQUARES[0])
			await page.says('.asked', 'No question is left from here on. 3 are still without an answer.')
			await page.says('.answered button', 'Go back and answer')
			await page.push('.answered button')
			await answer(page, SQUARES[1], 1)
			await page.becomes(() => figure().answers.at(-1)?.question, named(1))
		},
	)

	opened(
		'with feedback at the end nothing is told of a walk whose questions were passed over',
		'late.html',
		async page => {
			await passOver(page, WRONG)
			await page.says('.asked', '3 are still without an answer.')
			await page.says('.tally', '1 answer of 4')
			is(await page.eval(() => $('.results')), null)
		},
	)

	opened('with feedback at the end nothing is told before the last answer', 'late.html', async page => {
		for (const [i, square] of [SQUARES[0], WRONG, SQUARES[2]].entries()) {
			await answer(page, square, i)
			await page.becomes(() => text('.tally'), `${i + 1} ${i === 0 ? 'answer' : 'answers'} of 4`)
			await page.says('.asked', 'Noted.')
			is(await page.eval(() => $$('.questions .results li, .questions .good, .questions .bad').length), 0)
		}
		await answer(page, SQUARES[3], 3)
		await page.count('.questions .results li.good', 3)
		await page.count('.questions .results li.bad', 1)
		await page.says('.tally', '3 right · 1 wrong of 4')
	})

	opened('before the first question the reader is told how many there are, and how one comes to it', 'lot.html', page =>
		page.says('.asked', '5 questions come on the way. “Go on” leads to the first.'),
	)

	opened('nobody waits minutes for a question: playing begins ten seconds before it', 'far.html', async page => {
		await page.says('.asked', 'One question comes on the way.')
		await page.push('.answered button:not(.forget)')
		const seen = await page.waitFor(() => figure().step > 2 && figure().step)
		ok(seen >= FAR - 40 && seen < FAR, `${seen} of ${FAR}`)
		await page.eval(() => void (figure().speed = Infinity))
		await page.says('.asked', 'What happens next?')
	})

	opened('drawn by lot, there are as many as were asked for', 'lot.html', page =>
		page.says('.tally', '0 right · 0 wrong of 5'),
	)
}
