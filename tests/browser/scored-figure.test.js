import {equal, is} from '#test'
import {MODEL} from '#web/modes/exam/program.js'
import {RIGHT} from '../helpers/figures.js'
import {asksAfter, LAST, PLACES, SQUARES, WRONG} from '../helpers/placements.js'
import {$, $$, BOX, figure, HTML, chromiumSuite, text} from '../helpers/pages.js'

const SCRIPTS = `<script>window.fired = []
	for (const name of ['answer', 'score'])
		addEventListener('n-queens-' + name, ({detail}) => fired.push(detail))</script>
	<script src="n-queens.js"></script>`
const html = figure => HTML + (figure.startsWith('<') ? figure : `${SCRIPTS}<n-queens ${figure}></n-queens>`)

const BOARD = 'mode="board" n="4" given="0,1" blocked="0,0"'
const asking = questions => `n="4" speed="max" questions="${questions}"`
const PLATFORM = `<script>
	window.reported = null
	window.heard = []
	addEventListener('message', ({data}) => {
		if (['answer', 'score'].includes(data.event) || /report|sendEvent/.test(data.subject)) heard.push(data)
	})
	addEventListener('message', ({data: {subject, message_id, ...data}, source}) => {
		const answer = more => source.postMessage({subject: subject + '.response', message_id, ...more}, '*')
		if (subject === 'SPLICE.getState') answer({state: window.reported?.state ?? null})
		if (subject !== 'SPLICE.reportScoreAndState') return
		window.reported = data
		answer({})
	})</script>
	<iframe src="embed.html?mode=board&n=4&given=0,1&lang=en" title="A board"></iframe>`

const fired = () => window.fired
const results = () => [
	figure().score,
	...figure().answers.map(({question, answer, right}) => `${question} ${answer !== null} ${right}`),
]
const squares = () =>
	[figure().given, figure().blocked].map(list => list.map(({row, col}) => `${row},${col}`).join(' '))
/** Clicks the element, not a point: after a change of size, squares may still move. */
const press = async (page, ...all) => {
	for (const square of all) await page.push(`[data-square="${square}"]`)
}
const isKnown = () => / way|cannot|通り/.test(text(BOX.sentence))
const WHOLE = [1, 3, 0, 2].map((col, row) => ({row, col}))

const {opened: onBoard} = chromiumSuite('a scored board', {html, until: isKnown})

onBoard('a requested completion is a wrong answer, even if the board is solved later', BOARD, async page => {
	await page.says('#board-complete', 'Show the answer')
	await page.push('#board-complete')
	await page.becomes(results, [0, 'board false false'])
	const [answer, score] = await page.eval(fired)
	equal(answer, {question: 'board', step: null, answer: null, expected: WHOLE, right: false})
	equal(score, {asked: 1, right: 0, total: 1, score: 0})
	await page.push('#board-complete')
	await page.push('#board-keep')
	await page.says(BOX.sentence, 'Solved.')
	await page.says('[part=main]', 'A solution was shown before you found one.')
})

onBoard('a board without the given squares has no score; a button restores them', BOARD, async page => {
	const leave = [
		() => page.fill('#board-n', '5', 'change'),
		() => page.push('#board-clear').then(() => press(page, 2)),
		async () => {
			await page.fill('#board-n', '6', 'change')
			await page.push('group "Puzzles" button')
			await page.says('[part=main]', 'Today’s puzzle')
		},
	]
	for (const [i, go] of leave.entries()) {
		await page.push('[data-square="7"]')
		await page.gone('#board-back')
		await go()
		await page.says('[part=main]', 'This is not an answer')
		if (i < 2) {
			await page.says('#board-complete', 'Show a solution')
			await page.push('#board-complete')
			await page.shows('#board-keep')
		}
		await page.push('#board-back')
		await page.becomes(squares, ['0,1', '0,0'])
		await page.gone('#board-back')
	}
	equal(await page.eval(fired), [])
	await page.push('#board-undo')
	await page.shows('#board-back')
	await page.push('#board-redo')
	await press(page, 7, 8, 14)
	await page.becomes(results, [1, 'board true true'])
})

onBoard('iframes report scores (SPLICE too) and resume', PLATFORM, {ready: false, from: 'web'}, async page => {
	const inside = selector => $('iframe').contentDocument?.querySelector('n-queens')?.shadowRoot?.querySelector(selector)
	await page.waitFor(inside, '#board-complete:enabled')
	for (const square of [7, 8, 14]) {
		await page.waitFor(inside, `[data-square="${square}"]`)
		await page.eval(`() => (${inside})('[data-square="${square}"]').click()`)
	}
	await page.becomes(() => window.reported?.score, 1)
	const heard = await page.eval(() =>
		window.heard.map(({message_id, progress = '', state = {}, ...data}) => [
			data,
			state.version === 1 || progress.startsWith('{"version":1,'),
		]),
	)
	const answer = {question: 'board', step: null, answer: WHOLE, expected: WHOLE, right: true},
		score = {asked: 1, right: 1, total: 1, score: 1}
	equal(heard, [
		[{type: 'n-queens', event: 'answer', ...answer}, false],
		[{subject: 'SPLICE.sendEvent', name: 'n-queens-answer', data: answer}, false],
		[{type: 'n-queens', event: 'score', ...score}, true],
		[{subject: 'SPLICE.sendEvent', name: 'n-queens-score', data: score}, false],
		[{subject: 'SPLICE.reportScoreAndState', score: 1}, true],
	])
	await page.eval(() => {
		$('iframe').contentWindow.before = true
		$('iframe').contentWindow.location.reload()
	})
	const isKept = `(${inside})('[part=main]')?.textContent.includes('Solved without help')`
	await page.waitFor(`() => !$('iframe').contentWindow.before && ${isKept}`)
	is(await page.eval(() => $('iframe').contentDocument.querySelector('n-queens').score), 1)
})

const {opened: inProgram} = chromiumSuite('a scored program', {html, until: '#check-text'})

const give = async (page, printed) => {
	const before = await page.waitFor(() => ['#check-clear', '#check-text'].find(one => $(one)))
	if (before === '#check-clear') await page.push(before)
	await page.fill('#check-text', printed)
}

inProgram('output for another n is judged, but is no answer', 'mode="check" n="4"', async page => {
	await page.fill('#check-n', '1', 'change')
	await give(page, '1\n')
	await page.says('[part=main]', 'This is not an answer')
	equal(await page.eval(results), [0])
	await page.count('#check li', 1)
	await page.fill('#check-n', '4', 'change')
	await give(page, RIGHT)
	await page.becomes(results, [1, 'program true true'])
	await page.eval(() => {
		figure().setAttribute('as', 'boards')
		return figure().updateComplete
	})
	equal(await page.eval(results), [1, 'program true true'])
})

inProgram('an example output has no score', 'mode="check" n="5" example="column-kept"', {ready: false}, async page => {
	await page.says('[role=status]', 'Line')
	equal(await page.eval(() => [figure().score, figure().answers, figure().progress]), [null, [], null])
	equal(await page.eval(fired), [])
	is(await page.eval(() => /answer/.test(text('#check'))), false)
})

const named = i => `step:${PLACES[i].step}`

async function answer(page, {row, col}, given) {
	await page.waitFor(given => asksAfter(given, figure), given)
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
const {opened: onWalk} = chromiumSuite('scored questions', {html, until: '[part=questions]', uses: {asksAfter}})

onWalk(
	'skipped questions are counted at the end, and a button leads back to them',
	asking(`kind:place to:${LAST}; retries:0`),
	async page => {
		await passOver(page, SQUARES[0])
		await page.says('[part=questions]', 'No question is left from here on. 3 are still without an answer.')
		await page.says('[part=questions] button', 'Go back and answer')
		await page.push('[part=questions] button')
		await answer(page, SQUARES[1], 1)
		await page.becomes(() => figure().answers.at(-1)?.question, named(1))
	},
)

onWalk(
	'feedback:end shows no verdict before the last answer',
	asking(`kind:place to:${LAST}; feedback:end`),
	async page => {
		for (const [i, square] of [SQUARES[0], WRONG, SQUARES[2]].entries()) {
			await answer(page, square, i)
			await page.becomes(() => text('[part=questions] span'), `${i + 1} ${i === 0 ? 'answer' : 'answers'} of 4`)
			await page.says('[part=questions]', 'Answer saved.')
			is(await page.eval(() => $$('[part=questions] :is(li, strong)').length), 0)
		}
		await answer(page, SQUARES[3], 3)
		await page.becomes(() => $$('[part=questions] li').map(li => / ✓| ✗/.exec(text(li))[0]), [' ✓', ' ✗', ' ✓', ' ✓'])
		await page.says('[part=questions] span', '3 right · 1 wrong of 4')
	},
)

const {opened: inExam} = chromiumSuite('a scored exam', {html, until: '#exam-mark'})

const mark = async (page, answers) => {
	await page.choose(answers, '#exam-')
	await page.push('#exam-mark')
}

inExam('each blank fires an answer, then the score; the first answer counts', 'mode="exam"', async page => {
	await mark(page, {...MODEL, to: 'N+1'})
	const score = {asked: 8, right: 7, total: 8, score: 7 / 8}
	const answers = Object.entries(MODEL).map(([blank, expected], i) => ({
		...{question: 'abcdefgh'[i], step: null, expected},
		...(blank === 'to' ? {answer: 'N+1', right: false} : {answer: expected, right: true}),
	}))
	equal(await page.eval(fired), [...answers, score])
	await page.says('form', '7 of 8 answers are right.')
	await mark(page, {to: 'N'})
	await page.says('form', 'All eight are right.')
	await page.says('form', 'Score: 7 of 8 right.')
	equal((await page.eval(fired)).slice(9), [answers[4], score])
	await page.push('#exam-mark')
	is(await page.eval(() => window.fired.length), 11)
})

inExam('retries:1 counts a right second answer', 'mode="exam" blanks="c g" questions="retries:1"', async page => {
	await mark(page, {next: 'i', variable: 'k'})
	await page.becomes(results, [0.5, 'c true true', 'g true false'])
	await mark(page, {next: 'i+1'})
	await page.becomes(results, [1, 'c true true', 'g true true'])
})

inExam(
	'feedback:end shows no verdict before all blanks are answered',
	'mode="exam" blanks="c g" questions="feedback:end" lang="ja"',
	async page => {
		await mark(page, {next: 'i'})
		await page.says('form', '2 問中 1 問に答えた')
		is(await page.eval(() => $$('form li :is(p, svg)').length), 0)
		await mark(page, {variable: 'k'})
		await page.becomes(
			() => $$('form li').map(li => /正しい|として動かすと/.exec(text(li))?.[0]),
			['正しい', 'として動かすと'],
		)
	},
)
