import {equal, is} from 'uvu/assert'
import {chromiumSuite} from '../helpers/pages.js'
import {platformsOf, RUNTIMES} from '../helpers/lms.js'
import {LAST, PLACES, SQUARES, WRONG} from '../helpers/placements.js'

const ASKED = `?n=4&search=flags&questions=kind:place to:${LAST}; retries:0&speed=max&lang=en`
const folder = platformsOf([ASKED, 'Four queens', '75', '2'])

const inside = tab => {
	const top = tab === undefined ? document : document.querySelectorAll('iframe')[tab].contentDocument,
		activity = top.querySelector('iframe')?.contentDocument,
		course = activity?.querySelector('iframe') ? activity : top
	return {course, figure: course.querySelector('iframe')?.contentDocument?.querySelector('n-queens')}
}
const answers = (inside, tab) => inside(tab).figure?.answers?.map(({right}) => right) ?? null
const sentence = inside => inside().course.querySelector('[role=status]')?.textContent ?? ''

const named = inside => inside().figure.shadowRoot.querySelector('.forget:enabled')?.title ?? null

async function answer(page, {row, col}, given, tab) {
	await page.waitFor(
		async (inside, given, tab) => {
			await inside(tab).figure?.updateComplete
			const {figure} = inside(tab),
				button = figure?.shadowRoot?.querySelector('.answered button:not(.forget)')
			if (!button || figure.playing || figure.answers.length !== given) return false
			const isAsking = /Show/.test(button.textContent)
			if (!isAsking) figure.play()
			return isAsking
		},
		...[inside, given, tab],
	)
	await page.eval(
		(inside, row, col, tab) =>
			inside(tab).figure.shadowRoot.querySelector(`[data-row="${row}"][data-col="${col}"]`).click(),
		...[inside, row, col, tab],
	)
	const isGiven = async (inside, many, tab) => {
		const {figure} = inside(tab)
		await figure.updateComplete
		return figure.answers.length === many
	}
	await page.waitFor(isGiven, inside, given + 1, tab)
}

/** A new attempt reloads the figure, which would lose earlier clicks. */
async function forget(page, button = '.forget') {
	await page.eval(
		(inside, button) => {
			inside().figure.isOld = true
			inside().figure.shadowRoot.querySelector(button).click()
		},
		...[inside, button],
	)
	await page.waitFor(inside => inside().figure && !inside().figure.isOld, inside)
}

const valuesAre = (page, {object, get}, names, expected) =>
	page.becomes(
		(object, get, names) => names.map(name => String(window[object][get](name))),
		expected,
		...[object, get, names],
	)

const LAST_ONE = 'This was the last attempt: your answers stay as they are.'
const NEEDS = {folder, from: 'web', width: 800, height: 1000}

const {opened} = chromiumSuite('SCORM packages', NEEDS)

for (const [version, runtime] of Object.entries(RUNTIMES)) {
	const is12 = version === '1.2'
	opened(`${version}: answers are reported; the next launch resumes`, `${version}/lms.html?resumed`, async page => {
		await page.becomes(sentence, 'Attempt 1 of 2. The best one counts.', inside)
		await answer(page, SQUARES[0], 0)
		await answer(page, WRONG, 1)
		await valuesAre(
			page,
			runtime,
			[runtime.raw, ...runtime.status],
			is12 ? ['25', 'incomplete'] : ['25', 'incomplete', 'unknown'],
		)
		const cell = ({row, col}) => `R${row + 1}C${col + 1}`,
			[right, wrong] = is12 ? ['correct', 'wrong'] : ['correct', 'incorrect']
		equal(
			await page.eval(() =>
				window.journal.map(one => [
					one.id,
					one.type,
					one.result,
					one.student_response ?? one.learner_response,
					one.correct_responses[0].pattern,
				]),
			),
			[
				[SQUARES[0], right],
				[WRONG, wrong],
			].map(([given, result], i) => [...[`step-${PLACES[i].step}`, 'fill-in', result, cell(given), cell(SQUARES[i])]]),
		)
		await page.reload()
		await page.becomes(answers, [true, false], inside)
		await answer(page, SQUARES[2], 2)
		await answer(page, SQUARES[3], 3)
		await valuesAre(
			page,
			runtime,
			[runtime.raw, ...runtime.status],
			is12 ? ['75', 'passed'] : ['75', 'completed', 'passed'],
		)
		const notice = '75 % submitted. Passed: the pass mark is 75 %. You may start the next attempt.'
		await page.becomes(sentence, `Attempt 1 of 2. The best one counts. ${notice}`, inside)
	})
}

opened('the best attempt counts, and after the last one the answers stay', '1.2/lms.html?attempts', async page => {
	for (const [attempt, right] of [2, 1].entries()) {
		await page.becomes(sentence, `Attempt ${attempt + 1} of 2. The best one counts.`, inside)
		for (let i = 0; i < 4; i++) await answer(page, i < right ? SQUARES[i] : WRONG, i)
		await valuesAre(page, RUNTIMES['1.2'], ['cmi.core.score.raw', 'cmi.core.lesson_status'], ['50', 'failed'])
		const next = attempt === 0 ? 'You may start the next attempt.' : LAST_ONE,
			notice = `50 % submitted. The pass mark is 75 %. ${next}`
		await page.becomes(sentence, `Attempt ${attempt + 1} of 2. The best one counts. ${notice}`, inside)
		await page.becomes(named, attempt === 0 ? 'Start the next attempt' : null, inside)
		if (attempt === 0) await forget(page)
	}
	await page.eval(inside => inside().figure.forget(), inside)
	await page.becomes(answers, [true, false, false, false], inside)
})

opened('without the platform, answers are stored and sent later, with a message', '2004/lms.html?gone', async page => {
	await answer(page, SQUARES[0], 0)
	await page.eval(() => void (window.isGone = true))
	await answer(page, SQUARES[1], 1)
	await page.waitFor(
		inside => /does not answer/.test(inside().course.querySelector('[role=status]').textContent),
		inside,
	)
	await page.reload()
	await page.becomes(answers, [true, true], inside)
	await valuesAre(page, RUNTIMES[2004], ['cmi.score.raw'], ['50'])
	await page.becomes(sentence, 'Attempt 1 of 2. The best one counts.', inside)
})

opened('a second tab goes on from the answers of the first', '1.2/tabs.html', async page => {
	for (const [i, square] of SQUARES.slice(0, 3).entries()) {
		const [here, there] = [i % 2, 1 - (i % 2)]
		await answer(page, square, i, here)
		await page.becomes(answers, Array(i + 1).fill(true), inside, there)
		const raw = tab => document.querySelectorAll('iframe')[tab].contentWindow.API.cmi.core.score.raw
		await page.becomes(raw, String(25 * (i + 1)), here)
	}
})

opened('outside a platform the package shows no score', '2004/course/index.html', {from: 'disk'}, async page => {
	await page.waitFor(() => parseInt(document.querySelector('iframe')?.style.height, 10) > 300)
	is(await page.eval(sentence, inside), '')
	is(await page.eval(() => localStorage.length), 0)
})
