import {equal, is, match} from '#test'
import {RIGHT} from '../helpers/figures.js'
import {chromiumSuite, frames} from '../helpers/pages.js'
import {platformsOf, RUNTIMES} from '../helpers/lms.js'
import {asksAfter, LAST, PLACES, SQUARES, WRONG} from '../helpers/placements.js'
import {storeWith} from '../helpers/record-store.js'

const ASKED = `?n=4&search=flags&questions=kind:place to:${LAST}; retries:0&speed=max&lang=en`
const cell = ({row, col}) => `R${row + 1}C${col + 1}`
/** field: selector, value and event; buttons: selectors to click; recorded: questions and answers. */
const FIGURES = {
	walk: {address: ASKED, recorded: PLACES.map(({step}, i) => [`step-${step}`, cell(SQUARES[i])])},
	board: {
		address: '?view=board&n=4&given=0,1&blocked=0,0&lang=en',
		buttons: [7, 8, 14].map(i => `[data-square="${i}"]`),
		recorded: [['board', 'R1C2 R2C4 R3C1 R4C3']],
	},
	check: {
		address: '?view=check&n=4&lang=en',
		field: ['#check-text', RIGHT, 'input'],
		recorded: [['program', 'right']],
	},
	exam: {
		address: '?view=exam&blanks=g&lang=en',
		field: ['#exam-next', 'i+1', 'change'],
		buttons: ['#exam-mark'],
		recorded: [['g', 'i+1']],
	},
}
const ADDRESSES = Object.fromEntries(Object.entries(FIGURES).map(([name, {address}]) => [name, address]))
const folder = platformsOf(ADDRESSES, 'Four queens', '75', '2')

const inside = tab => {
	const top = tab === undefined ? document : document.querySelectorAll('iframe')[tab].contentDocument,
		activity = top.querySelector('iframe')?.contentDocument,
		course = activity?.querySelector('iframe') ? activity : top
	return {course, figure: course.querySelector('iframe')?.contentDocument?.querySelector('n-queens')}
}
const answers = tab => inside(tab).figure?.answers?.map(({right}) => right) ?? null
const sentence = () => inside().course.querySelector('[role=status]')?.textContent ?? ''

const named = () => inside().figure.shadowRoot.querySelector('[part=questions] [title]:enabled')?.title ?? null

async function answer(page, {row, col}, given, tab) {
	await page.waitFor((given, tab) => asksAfter(given, () => inside(tab).figure), given, tab)
	await page.eval(
		(row, col, tab) => inside(tab).figure.shadowRoot.querySelector(`[data-row="${row}"][data-col="${col}"]`).click(),
		...[row, col, tab],
	)
	const isGiven = async (many, tab) => {
		const {figure} = inside(tab)
		await figure.updateComplete
		return figure.answers.length === many
	}
	await page.waitFor(isGiven, given + 1, tab)
}

/** Waits for the figure of a new attempt: until then a click would be lost. */
async function forget(page) {
	await page.eval(() => {
		const {figure} = inside()
		figure.isOld = true
		figure.shadowRoot.querySelector('[part=questions] [title]').click()
	})
	await page.waitFor(() => inside().figure && !inside().figure.isOld)
}

const valuesAre = (page, {object, get}, names, expected) =>
	page.becomes(
		(object, get, names) => names.map(name => String(window[object][get](name))),
		expected,
		...[object, get, names],
	)

async function answerAll(page, {field: [field, value, event] = [], buttons = []}) {
	if (!field && buttons.length === 0) for (const [i, square] of SQUARES.entries()) await answer(page, square, i)
	for (const selector of [field, ...buttons].filter(Boolean)) {
		const act = (selector, event, value) => {
			const one = inside().figure?.shadowRoot?.querySelector(`${selector}:not(:disabled)`)
			if (event && one) one.value = value
			if (event) one?.dispatchEvent(new Event(event, {bubbles: true}))
			else one?.click()
			return Boolean(one)
		}
		await page.waitFor(act, selector, selector === field ? event : null, value ?? null)
	}
}

const journal = () =>
	window.journal?.map(one => [
		...[one.id, one.type, one.result, one.student_response ?? one.learner_response],
		one.correct_responses[0].pattern,
	])

const LAST_ONE = 'This was the last attempt: your answers stay as they are.'
const it = chromiumSuite('SCORM packages', {folder, from: 'web', width: 800, height: 1000, uses: {asksAfter, inside}})
const {opened, test} = it

for (const [version, runtime] of Object.entries(RUNTIMES)) {
	const is12 = version === '1.2',
		[right, wrong] = is12 ? ['correct', 'wrong'] : ['correct', 'incorrect']
	const isRecorded = (page, ...values) => valuesAre(page, runtime, [runtime.raw, ...runtime.status], values)
	const done = is12 ? ['passed'] : ['completed', 'passed']

	opened(
		`${version}: answers are reported; the next launch resumes`,
		`${version}/walk/lms.html?resumed`,
		async page => {
			await page.becomes(sentence, 'Attempt 1 of 2. The best one counts.')
			await answer(page, SQUARES[0], 0)
			await answer(page, WRONG, 1)
			await isRecorded(page, '25', ...(is12 ? ['incomplete'] : ['incomplete', 'unknown']))
			const [[first, expected], [second, other]] = FIGURES.walk.recorded
			await page.becomes(journal, [
				[first, 'fill-in', right, expected, expected],
				[second, 'fill-in', wrong, cell(WRONG), other],
			])
			await page.reload()
			await page.becomes(answers, [true, false])
			await answer(page, SQUARES[2], 2)
			await answer(page, SQUARES[3], 3)
			await isRecorded(page, '75', ...done)
			const notice = '75 % submitted. Passed: the pass mark is 75 %. You may start the next attempt.'
			await page.becomes(sentence, `Attempt 1 of 2. The best one counts. ${notice}`)
		},
	)

	for (const figure of ['board', 'check', 'exam'])
		opened(`${version}: a ${figure} is reported and resumed`, `${version}/${figure}/lms.html`, async page => {
			const {recorded, ...given} = FIGURES[figure]
			await answerAll(page, given)
			await isRecorded(page, '100', ...done)
			const all = recorded.map(([id, answer]) => [id, 'fill-in', right, answer, answer])
			await page.becomes(journal, all)
			await page.reload()
			await page.becomes(answers, [true])
		})
}

for (const [figure, {recorded, ...given}] of Object.entries(FIGURES))
	test(`cmi5: a ${figure} sends its answers, and reports itself completed and passed`, async () => {
		const store = await storeWith({masteryScore: 0.75})
		const body = async page => {
			await answerAll(page, given)
			for (let i = 0; i < 3000 && !store.verbs().includes('passed'); i++) await page.eval(() => frames(1))
			for (const error of await page.errors()) match(error, / 404 /)
		}
		await it.visit(`cmi5/${figure}/course/index.html${store.address}`, body, {errors: true}).finally(store.close)
		const sent = store.statements.filter(({verb}) => !verb.id.endsWith('terminated'))
		equal(
			sent.map(({verb, object, result}) => [
				...[verb.id, object.id].map(id => id.split(/[/:]/).at(-1)),
				result?.response ?? result?.score?.scaled ?? result?.completion ?? null,
			]),
			[
				['initialized', '1', null],
				...recorded.map(([id, answer]) => ['answered', id, answer]),
				...[
					['completed', '1', true],
					['passed', '1', 1],
				],
			],
		)
	})

opened(
	'the best attempt counts; answers cannot be cleared after the last attempt',
	'1.2/walk/lms.html?attempts',
	async page => {
		for (const [attempt, right] of [2, 1].entries()) {
			await page.becomes(sentence, `Attempt ${attempt + 1} of 2. The best one counts.`)
			for (let i = 0; i < 4; i++) await answer(page, i < right ? SQUARES[i] : WRONG, i)
			await valuesAre(page, RUNTIMES['1.2'], ['cmi.core.score.raw', 'cmi.core.lesson_status'], ['50', 'failed'])
			const next = attempt === 0 ? 'You may start the next attempt.' : LAST_ONE,
				notice = `50 % submitted. The pass mark is 75 %. ${next}`
			await page.becomes(sentence, `Attempt ${attempt + 1} of 2. The best one counts. ${notice}`)
			await page.becomes(named, attempt === 0 ? 'Start the next attempt' : null)
			if (attempt === 0) await forget(page)
		}
		await page.eval(() => inside().figure.forget())
		await page.becomes(answers, [true, false, false, false])
	},
)

opened(
	'without the platform, answers are stored and sent later, with a message',
	'2004/walk/lms.html?gone',
	async page => {
		await answer(page, SQUARES[0], 0)
		await page.eval(() => void (window.isGone = true))
		await answer(page, SQUARES[1], 1)
		await page.waitFor(() => /does not answer/.test(inside().course.querySelector('[role=status]').textContent))
		await page.reload()
		await page.becomes(answers, [true, true])
		await valuesAre(page, RUNTIMES[2004], ['cmi.score.raw'], ['50'])
		await page.becomes(sentence, 'Attempt 1 of 2. The best one counts.')
	},
)

opened('a second tab continues with the answers of the first', '1.2/walk/tabs.html', async page => {
	for (const [i, square] of SQUARES.slice(0, 3).entries()) {
		const [here, there] = [i % 2, 1 - (i % 2)]
		await answer(page, square, i, here)
		await page.becomes(answers, Array(i + 1).fill(true), there)
		const raw = tab => document.querySelectorAll('iframe')[tab].contentWindow.API.cmi.core.score.raw
		await page.becomes(raw, String(25 * (i + 1)), here)
	}
})

opened('outside a platform the package shows no score', '2004/walk/course/index.html', {from: 'disk'}, async page => {
	await page.waitFor(() => parseInt(document.querySelector('iframe')?.style.height, 10) > 300)
	is(await page.eval(sentence), '')
	is(await page.eval(() => localStorage.length), 0)
})
