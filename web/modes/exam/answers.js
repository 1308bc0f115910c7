// The view of question 1, the blanks. A wrong answer shows a board on which the program fails.

import {html, nothing} from 'lit-html'
import {live} from 'lit-html/directives/live.js'
import {plain, radios, signView, small} from '../../ui/fields.js'
import {playHere} from '../../ui/play.js'
import {arrayView, boardView, fromZero, isOn, linesThrough, upTo} from './board.js'
import {BLANKS} from './program.js'
import {tidy} from './reader.js'
import {askedText, groupView, programView, rich} from './sheet.js'
import {blankChoices, LONGEST} from './state.js'
import {queensFromPositions} from './first-fault.js'

export const askingView = (heading, shown) => html`<section class="asking column" aria-labelledby="exam-q1">
		<div class="listed">${programView(pointedLines(shown.verdicts), shown)}</div>
		<div class="asked-for"><h3 id="exam-q1">${heading}</h3>
			<p class="asked">${askedText(shown)}</p>${answersView(shown)}${groupView(shown)}</div>
	</section>`

function answersView(shown) {
	const {way, answers, words, act, verdicts, attempt, blanks, tally, isLate} = shown,
		isEmpty = blanks.every(blank => answers[blank] === ''),
		name = attempt ? words.attempt : words.clear
	const submit = event => {
		event.preventDefault()
		act('mark')
	}
	const answerView = blank => html`<li class=${verdicts[blank]?.state ?? ''}>${fieldView(blank, shown)}
	${verdictView(blank, shown)}</li>`
	return html`<form class="answers" novalidate @submit=${submit} @focusin=${() => act('part', {part: 'blanks'})}>
		${radios({
			...{name: 'exam-way', kind: 'way flow', label: words.way, value: way, options: Object.entries(words.ways)},
			act: way => act('way', {way}),
		})}
		${small(way === 'write' && rich(words.writeNote, words))}
		<ol>${blanks.map(answerView)}</ol>
		<div class="acts flow"><button class="main" id="exam-mark">${words.mark}</button>
			${attempt === 'last' ? nothing : plain(name, () => act('clear'), {disabled: isEmpty && !attempt})}</div>
		<p class="score" role="status">${scoreText(shown)}</p>
		${small(tally?.asked > 0 && !isLate && words.counted(tally))}
	</form>`
}

function fieldView(blank, shown) {
	const {answers, way, words, act, verdicts} = shown,
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
	${blankChoices(shown, blank).map(option)}</select>`
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

function verdictView(blank, shown) {
	const {answers, words, verdicts} = shown
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
	${caseView(first, shown)}
	${then ? html`<p class="head">${words.later}</p>${caseView(then, shown)}` : ''}</div>`
}

const caseText = (found, words) =>
	words.cases[found.kind === 'unset' && found.line === 0 ? 'unsetSize' : found.kind](found)

const caseView = (found, shown) => html`<div class="case">
	<p>${rich(caseText(found, shown.words), shown.words)}</p>
	${found.kind === 'unset' ? '' : shownCase(caseBoard(found), shown)}
	${caseArray(found, shown.words)}</div>`

function shownCase(drawing, shown) {
	const {n} = drawing,
		queens = fromZero(drawing.queens.filter(queen => isOn(n, queen)))
	return html`${boardView(drawing, shown.words.caseBoard(n))}
	${shown.go && queens[0] ? html`<p>${playHere(() => ({n, queens}), shown)}</p>` : ''}`
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
