// "Is this one?": from text to a verdict and its drawing. Any text has a verdict.

import {html} from 'lit-html'
import {live} from 'lit-html/directives/live.js'
import {columnsFromSquares, toFen, toLeetCode, toList, toPositions} from '../../board/notation.js'
import {MAX_SOLUTIONS_N} from '../../engine/known.js'
import {plain, small} from '../../ui/fields.js'
import {playHere} from '../../ui/play.js'
import {marked} from '../../words/marked.js'
import {picture} from './picture.js'
import {classCount, solutionCount} from './state.js'

/** {kind: 'none'}, 'fault' with the fault, or 'board'. attacks: {a, b, line}, of squares; empty: rows; guess: first
 * number of columns; more: number of further boards; board: if it is a solution; later its number and the place of its
 * class, from 0. @param {string} text @param
 * {{attacks: Function, boardsIn: typeof import('../../ui/pasted-boards.js').boardsIn}} engine @returns {Promise<any>}
 * */
export async function judged(text, {attacks: attacksOf, boardsIn}) {
	if (text.trim() === '') return {kind: 'none'}
	const read = await boardsIn(text)
	if ('fault' in read) return {kind: 'fault', fault: read.fault}
	const {n, guess, boards} = read,
		squares = boards[0].queens
	const attacks = (await attacksOf(squares)).map(({a, b, line}) => ({a: squares[a], b: squares[b], line}))
	const empty = [...Array(n).keys()].filter(row => !squares.some(square => square.row === row))
	const board = attacks.length === 0 ? columnsFromSquares({n, squares}) : null
	return {kind: 'board', n, squares, attacks, empty, guess, more: boards.length - 1, board}
}

const signs = (board, queen, other, between) =>
	[...board].map(col => [...board].map((_, i) => (i === col ? queen : other)).join(between)).join('\n')
const EIGHT = [3, 6, 2, 7, 1, 4, 0, 5],
	FOUR = [1, 3, 0, 2]

export const EXAMPLES = {
	positions: toPositions(EIGHT),
	list: toList(EIGHT),
	dots: signs(FOUR, 'Q', '.', ' '),
	squares: signs(FOUR, '■', '□', ''),
	leetcode: toLeetCode(FOUR),
	fen: toFen(EIGHT),
	attacked: toPositions([0, 4, 7, 5, 2, 6, 3, 1]),
	unfinished: signs([0, 2, 4, -1, -1], 'Q', '.', ' '),
	mistyped: '4 2 7 3 6 8 9 1',
}

const MOST_LINES = 6

export function questionView({text, verdict}, look) {
	const {words, act} = look,
		w = words.question
	const chip = ([name, example]) => html`${plain(w.examples[name], () => act.ask(example))} `
	return html`<section class="question"><h2>${w.title}</h2>
		<div class="asked column"><div>
			<label for="asked" class="small">${w.label}</label>
			<textarea id="asked" rows="6" spellcheck="false" autocomplete="off" autocapitalize="off" .value=${live(text)}
				@input=${event => act.ask(event.target.value)}
				aria-describedby="verdict" aria-invalid=${verdict.kind === 'fault'}></textarea>
			<p class="chips flow" role="group" aria-label=${w.tryLabel}><span>${w.tryLabel}</span>
				${Object.entries(EXAMPLES).map(chip)}</p>
		</div>
		<div id="verdict" class="verdict" role="status" aria-live="polite">
			${VERDICTS[verdict.kind](verdict, look)}</div></div>
	</section>`
}

const VERDICTS = {
	none: (_, {words}) => html`<p class="sentence">${words.question.waiting}</p>`,
	fault: ({fault}, {words}) => html`<p class="sentence">${words.export.faults[fault.name](fault)}</p>
	${fault.excerpt ? html`<p class="excerpt" aria-hidden="true">${fault.excerpt}</p>` : ''}`,
	board(verdict, look) {
		const {n, squares, attacks, board, guess, more} = verdict,
			{words} = look,
			w = words.question
		const lines = attacks.slice(0, MOST_LINES).map(attack => w.attack(attack, words.from))
		if (attacks.length > MOST_LINES) lines.push(w.andMore(attacks.length - MOST_LINES))
		return html`<p class="sentence">${marked(board ? w.yes(n) : w.no(verdict, words.from))}</p>
	${board ? whichView(verdict, look) : ''}
	${lines.length > 0 ? html`<ul class="attacks">${lines.map(line => html`<li>${line}</li>`)}</ul>` : ''}
	${small(guess !== null && !board && words.export.guessed(guess))}${small(more > 0 && words.export.more(more))}
	${picture(n, squares, {from: words.from, lines: attacks, label: words.picture(n, squares, words.from)})}
	<p>${playHere(() => ({n, queens: squares}), look, 'play-asked')}</p>`
	},
}

export const placeSentences = ({n, k, place}, words) => [
	words.place(k, solutionCount(n)),
	place === undefined ? '' : words.classOf(place + 1, classCount(n)),
]

function whichView({n, number: k, place}, {words, act}) {
	const w = words.question
	if (n > MAX_SOLUTIONS_N) return html`<p>${w.noNumber(MAX_SOLUTIONS_N)}</p>`
	if (k === undefined) return html`<p>${w.numbering}</p>`
	return html`<p>${marked(words.joined(placeSentences({n, k, place}, words)))} ${plain(w.show, () => act.show(n, k), {
		id: 'show-asked',
	})}</p>`
}
