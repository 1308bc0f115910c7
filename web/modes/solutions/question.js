// "Is this one?": text in, a verdict and its drawing out. What a text means is read by boards/notation.js, who attacks
// whom is the engine's to say; here the two come together.
//
// Invariant: whatever is typed, there is a verdict for it, and it is about the text as it stands now.

import { html, nothing } from 'lit-html'
import { live } from 'lit-html/directives/live.js'
import { readBoard } from '../../board/notation/index.js'
import { columnsOf, toFen, toLeetCode, toPositions } from '../../board/notation/out.js'
import { MAX_SOLUTIONS_N } from '../../engine/known.js'
import { marked } from '../../words/marked.js'
import { picture } from './picture.js'
import { classesOf, solutionsOf } from './state.js'

/**
 * @typedef {import('../../board/notation/board.js').Square} Square
 * @typedef {{a: Square, b: Square, line: string}} Attack
 * @typedef {{kind: 'none'} | {kind: 'fault', fault: import('../../board/notation/board.js').Fault, excerpt: {before:
 *   string, at: string, after: string}}
 *   | Judged} Verdict
 * @typedef {object} Judged  a board
 * @property {'board'} kind
 * @property {number} n
 * @property {Square[]} squares
 * @property {Attack[]} attacks  queens that attack each other, none between them
 * @property {number[]} empty  rows without a queen
 * @property {boolean} guessed  whether columns count from 0 or from 1 the text does not say
 * @property {number} more  further boards in the text
 * @property {Uint8Array|null} board  when it is a solution
 * @property {number|undefined} number  among all solutions; undefined while it is not known
 * @property {number|undefined} place  of its class, from 0; undefined where it is not known
 */

const BESIDE = 20

/** What stands around a place in its line. @param {string} text @param {number} at */
export function excerptOf(text, at) {
	const before = text
			.slice(0, at)
			.split(/\r\n?|\n/)
			.at(-1),
		[character = ''] = text.slice(at, at + 2)
	const isEnd = character === '\n' || character === '\r'
	const after = isEnd ? '' : text.slice(at + character.length).split(/[\r\n]/)[0]
	const cut = (part, from, to) => [...part].slice(from, to).join('')
	const long = side => [...side].length > BESIDE
	return {
		before: (long(before) ? '…' : '') + cut(before, -BESIDE),
		at: isEnd ? '' : character,
		after: cut(after, 0, BESIDE) + (long(after) ? '…' : ''),
	}
}

/** @param {string} text @param {(squares: Square[]) => Promise<{a: number, b: number, line: string}[]>} attacksOf
 * @returns {Promise<Verdict>} */
export async function judged(text, attacksOf) {
	if (text.trim() === '') return { kind: 'none' }
	const read = readBoard(text)
	if ('fault' in read) return { kind: 'fault', fault: read.fault, excerpt: excerptOf(text, read.fault.at) }
	const { n, squares, guessed, more } = read
	const attacks = (await attacksOf(squares)).map(({ a, b, line }) => ({ a: squares[a], b: squares[b], line }))
	const empty = Array.from({ length: n }, (_, row) => row).filter(row => !squares.some(square => square.row === row))
	const board = attacks.length === 0 ? columnsOf(read) : null
	return { kind: 'board', n, squares, attacks, empty, guessed, more, board, number: undefined, place: undefined }
}

const signs = (board, queen, other, between) =>
	Array.from(board, col => Array.from(board, (_, i) => (i === col ? queen : other)).join(between)).join('\n')
const EIGHT = [3, 6, 2, 7, 1, 4, 0, 5],
	FOUR = [1, 3, 0, 2]

/** Texts to try, by the name that the words give them. */
export const EXAMPLES = {
	positions: toPositions(EIGHT),
	list: JSON.stringify(EIGHT),
	dots: signs(FOUR, 'Q', '.', ' '),
	squares: signs(FOUR, '■', '□', ''),
	leetcode: toLeetCode(FOUR),
	fen: toFen(EIGHT),
	attacked: toPositions([0, 4, 7, 5, 2, 6, 3, 1]),
	unfinished: signs([0, 2, 4, -1, -1], 'Q', '.', ' '),
	mistyped: '4 2 7 3 6 8 9 1',
}

const MOST_LINES = 6

/** @param {{text: string, verdict: Verdict}} asked
 * @param {{words: any, act: {ask: (text: string) => void, show: (n: number, number: number) => void}}} look */
export function questionView({ text, verdict }, look) {
	const { words, act } = look,
		w = words.question
	return html`<section class="question"><h2>${w.title}</h2>
    <div class="asked"><div>
      <label for="asked">${w.label}</label>
      <textarea id="asked" rows="6" spellcheck="false" autocomplete="off" autocapitalize="off" .value=${live(text)}
        @input=${event => act.ask(event.target.value)}
        aria-describedby="verdict" aria-invalid=${String(verdict.kind === 'fault')}></textarea>
      <p class="chips" role="group"
        aria-label=${w.tryLabel}><span>${w.tryLabel}</span> ${Object.entries(EXAMPLES).map(([name, example]) => html`<button type="button" class="plain" @click=${() => act.ask(example)}>${w.examples[name]}</button> `)}</p>
    </div>
    <div id="verdict" class="verdict" role="status" aria-live="polite">${verdictView(verdict, look)}</div></div>
  </section>`
}

/** @param {Verdict} verdict */
function verdictView(verdict, look) {
	const w = look.words.question
	if (verdict.kind === 'none') return html`<p class="sentence">${w.waiting}</p>`
	if (verdict.kind === 'fault') return faultView(verdict, look.words)
	return boardView(verdict, look)
}

function faultView({ fault, excerpt: { before, at, after } }, { export: reading, question: w }) {
	return html`<p class="sentence">${reading.faults[fault.name](fault)}</p>${
		fault.name === 'empty'
			? nothing
			: html`<p
	  class="excerpt" aria-hidden="true">${before}<mark>${at || w.end}</mark>${after}</p>`
	}`
}

function boardView(verdict, look) {
	const { n, squares, attacks, board, guessed, more } = verdict,
		{ words } = look,
		w = words.question
	return html`<p class="sentence">${marked(board ? w.yes(n) : w.no(verdict))}</p>
    ${board ? whichView(verdict, look) : nothing}
    ${
			attacks.length > 0
				? html`<ul
      class="attacks">${attacks.slice(0, MOST_LINES).map(attack => html`<li>${w.attack(attack)}</li>`)}${attacks.length > MOST_LINES ? html`<li>${w.andMore(attacks.length - MOST_LINES)}</li>` : nothing}</ul>`
				: nothing
		}
    ${guessed && !board ? html`<p class="small">${words.export.guessed}</p>` : nothing}${
			more > 0
				? html`<p
      class="small">${words.export.more(more)}</p>`
				: nothing
		}
    ${picture(n, squares, { numbers: true, lines: attacks, label: words.picture(n, squares) })}`
}

/** Which one it is, as soon as that is known. */
function whichView({ n, number, place }, { words, act }) {
	const w = words.question
	if (n > MAX_SOLUTIONS_N) return html`<p>${w.noNumber(MAX_SOLUTIONS_N)}</p>`
	if (number === undefined) return html`<p>${w.numbering}</p>`
	const sentences = [
		words.place(number, solutionsOf(n)),
		place === undefined ? '' : words.classOf(place + 1, classesOf(n)),
	]
	return html`<p>${marked(words.joined(sentences))} <button type="button" class="plain" id="show-asked"
	  @click=${() => act.show(n, number)}>${w.show}</button></p>`
}
