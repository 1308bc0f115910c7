// The view of question 1, the blanks. A wrong answer shows a board on which the program fails.

import {html, nothing} from 'lit-html'
import {live} from 'lit-html/directives/live.js'
import {plain, radios, signView, small} from '../../ui/fields.js'
import {playHere} from '../../ui/play.js'
import {arrayView, boardView, fromZero, linesThrough, upTo} from './board.js'
import {BLANKS} from './program.js'
import {tidy} from './reader.js'
import {askedText, groupView, programView, rich} from './sheet.js'
import {blankChoices, LONGEST} from './state.js'
import {queensFromPositions} from './first-fault.js'

export const askingView = (heading, context) => html`<section class="asking column" aria-labelledby="exam-q1">
		<div class="listed">${programView(context.answers, pointedLines(context.verdicts), context)}</div>
		<div class="asked-for"><h3 id="exam-q1">${heading}</h3>
			<p class="asked">${askedText(context)}</p>${answersView(context)}${groupView(context)}</div>
	</section>`

function answersView(context) {
	const {way, answers, words, act, verdicts, attempt, blanks, tally, isLate} = context,
		isEmpty = blanks.every(blank => answers[blank] === ''),
		name = attempt ? words.attempt : words.clear
	const submit = event => {
		event.preventDefault()
		act('mark')
	}
	const answerView = blank => html`<li class=${verdicts[blank]?.state ?? ''}>${fieldView(blank, context)}
	${verdictView(blank, context)}</li>`
	return html`<form class="answers" novalidate @submit=${submit} @focusin=${() => act('part', {part: 'blanks'})}>
		${radios({
			...{name: 'exam-way', kind: 'way flow', label: words.way, value: way, options: Object.entries(words.ways)},
			act: way => act('way', {way}),
		})}
		${small(way === 'write' && rich(words.writeNote, words))}
		<ol>${blanks.map(answerView)}</ol>
		<div class="acts flow"><button class="main" id="exam-mark">${words.mark}</button>
			${attempt === 'last' ? nothing : plain(name, () => act('clear'), {disabled: isEmpty && !attempt})}</div>
		<p class="score" role="status">${scoreText(context)}</p>
		${small(tally?.asked > 0 && !isLate && words.counted(tally))}
	</form>`
}

function fieldView(blank, context) {
	const {answers, way, words, act, verdicts} = context,
		id = `exam-${blank}`,
		isFaulty = /^(wrong|unread)$/.test(verdicts[blank]?.state),
		text = answers[blank],
		letter = words.blanks[blank]
	const answer = event => act('answer', {blank, text: event.target.value})
	const option = offered =>
		html`<option value=${offered} ?selected=${offered === text.trim()}>${tidy(offered) || offered}</option>`
	const field =
		way === 'write'
			? html`<input id=${id} type="text" autocomplete="off" autocapitalize="off" spellcheck="false" maxlength=${LONGEST}
	aria-invalid=${isFaulty} .value=${live(text)} @input=${answer}>`
			: html`<select id=${id}
	aria-invalid=${isFaulty} .value=${live(text.trim())} @change=${answer}>
	<option value="" ?selected=${text === ''}>${words.choose}</option>
	${blankChoices(context, blank).map(option)}</select>`
	return html`<div class="field"><label for=${id}><span class="blank" aria-hidden="true"><b>${letter}</b></span>
		<span class="hidden">${words.blank(letter)}</span> <span class="about">${words.about[blank]}</span></label>
	<span class=${way}>${field}</span></div>`
}

function scoreText({verdicts, words, blanks, tally, isLate}) {
	if (isLate) return tally.asked > 0 ? words.noted(tally) : ''
	const all = Object.values(verdicts),
		wrong = BLANKS.filter(blank => verdicts[blank]?.state === 'wrong')
	if (all.length === 0) return ''
	const score = words.score(all.filter(({state}) => state === 'right').length, all.length, blanks.length)
	return `${score} ${wrong.length ? words.shownBelow(wrong.map(blank => words.blanks[blank])) : ''}`
}

function verdictView(blank, context) {
	const {answers, words, verdicts} = context
	const {state, how, fault, first, then} = verdicts[blank] ?? {state: 'empty'}
	if (state === 'empty') return ''
	if (state === 'right')
		return html`<p class="verdict good">${signView(true)}<span>${rich(words.right[how], words)}</span></p>`
	if (state === 'unread') {
		const text = words.unread[fault.why]
		return html`<p class="verdict">${rich(typeof text === 'function' ? text(fault.what) : text, words)}</p>`
	}
	const answer = words.answer(words.blanks[blank], tidy(answers[blank]))
	return html`<div class="verdict"><p class="head">${signView(false)}<span>${rich(answer, words)}</span></p>
	${caseView(first, context)}
	${then ? html`<p class="head">${words.later}</p>${caseView(then, context)}` : ''}</div>`
}

const caseText = (found, words) =>
	words.cases[found.kind === 'unset' && found.line === 0 ? 'unsetSize' : found.kind](found)

const caseView = (found, context) => html`<div class="case">
	<p>${rich(caseText(found, context.words), context.words)}</p>
	${found.kind === 'unset' ? '' : shownCase(caseBoard(found), context)}
	${caseArray(found, context.words)}</div>`

function shownCase(drawing, context) {
	const {n} = drawing,
		isOn = ({row, col}) => [row, col].every(index => index >= 1 && index <= n),
		queens = fromZero(drawing.queens.filter(isOn))
	return html`${boardView(drawing, context.words.caseBoard(n))}
	${context.go && queens[0] ? html`<p>${playHere(() => ({n, queens}), context)}</p>` : ''}`
}

const accented = (queens, isIt) => queens.map(queen => (isIt(queen) ? {...queen, color: 'accent'} : queen))
const rowOf = (row, n) => upTo(n).map(col => ({row, col}))

const DRAWN = {
	outside: ({n, array, i, k}) => ({
		marks: Number.isInteger(i) && Number.isInteger(k) ? [{row: i, col: k}] : [],
		lines: linesThrough(n, array, {row: i, col: k}),
	}),
	long: ({squares}) => ({marks: squares}),
	missed: ({queens, square, by}) => ({
		queens: [...accented(queens, queen => queen === by), {...square, faint: true}],
		marks: [square],
		lines: [{from: by, to: square}],
	}),
	rejected: ({queens, square, by}) => ({
		queens: accented(queens, queen => queen === by),
		marks: [{...square, sign: 'free'}],
	}),
	skipped: ({square}) => ({marks: [square]}),
	row: ({row, n}) => ({marks: row >= 0 && row <= n + 1 ? rowOf(row, n) : []}),
	misplaced: ({square, pos, n}) => ({queens: queensFromPositions(pos, n), marks: [square]}),
	claimed: ({queens, pair = [], empty, n}) => ({
		queens: accented(queens, queen => pair.some(({row}) => row === queen.row)),
		lines: pair.length ? [{from: pair[0], to: pair[1]}] : [],
		marks: empty ? rowOf(empty, n) : [],
	}),
	overlooked: ({solution}) => ({queens: solution.map(queen => ({...queen, color: 'good'}))}),
}

const caseBoard = found => ({n: found.n, queens: found.queens, ...DRAWN[found.kind]?.(found)})

function caseArray({kind, array, index, size, n}, words) {
	if (kind !== 'outside' && kind !== 'spare') return ''
	const length = kind === 'spare' ? 2 * n - 1 : Math.min(size, 99),
		missing = String(index).length < 5 ? index : null
	const label = words.missingLabel(array, index, length)
	return arrayView({name: array, cells: Array(length).fill('FREE'), missing}, label)
}

const pointedLines = verdicts =>
	Object.values(verdicts).flatMap(({state, first}) => (state === 'wrong' && first.line ? [first.line] : []))
