// The sheet: what is told before anything is asked, the figures, the program with its blanks, and, on paper, the
// answers. Pure.

import { html, nothing } from 'lit-html'
import { DIRECTIONS } from '../../board/geometry.js'
import { arrayView, boardView, edgeFrom, lineThrough } from './board.js'
import { BLANKS, listing, MODEL, OFFERED } from './program.js'
import { tidy } from './reader.js'

/**
 * @typedef {import('../../words/index.js').Words} Words
 * @typedef {import('./program.js').Blank} Blank
 */

/** A blank as the paper frames it, with what stands in it. */
const blankView = (name, words, filled = '') =>
	html`<span class="blank ${filled ? 'filled' : ''}"><b>${words.blanks[name]}</b>${
		filled ? html`<span>${filled}</span>` : nothing
	}</span>`

/** A sentence of the locale: `…` as code, **…** as strong, [[name]] as a blank. Marks may stand within strong ones.
 * @param {string} text @param {Words} words */
export const rich = (text, words) =>
	text.split(/(\*\*.+?\*\*|`[^`]*`|\[\[\w+\]\])/).map(part => {
		if (part.startsWith('**')) return html`<strong>${rich(part.slice(2, -2), words)}</strong>`
		if (part.startsWith('`')) return html`<code>${part.slice(1, -1)}</code>`
		return part.startsWith('[[') ? blankView(part.slice(2, -2), words) : part
	})

/** @param {{words: Words}} look */
export function storyView({ words }) {
	const paragraph = text => html`<p>${rich(text, words)}</p>`
	return html`<header class="title"><h2>${words.heading}</h2><p class="task">${words.task}</p></header>
    <div class="story">
      ${figureView('rays', RAYS, nothing, words)}
      <div class="prose">${words.intro.map(paragraph)}</div>
      ${figureView('pair', PAIR, pairArrays(words), words)}
      <div class="prose">
        <h3>${words.arraysHeading}</h3>
        <p>${words.arraysIntro}</p>
        ${arraysView(words)}
        ${words.arraysNotes.map(paragraph)}
      </div>
      <div class="prose"><h3>${words.programHeading}</h3><ul>${words.programNotes.map(
				note => html`<li>${rich(note, words)}</li>`,
			)}</ul></div>
    </div>`
}

const arraysView = words =>
	html`<dl class="arrays">${words.arrays.map(
		([name, meaning]) => html`<div><dt>${rich(name, words)}</dt><dd>${rich(meaning, words)}</dd></div>`,
	)}</dl>`

// --- figures --------------------------------------------------------------------------------------------

const QUEEN_AT = { row: 5, col: 6 }
const squaresUpTo = ({ row, col }, [rows, cols]) => {
	const end = edgeFrom(8, { row, col }, rows, cols),
		steps = Math.max(Math.abs(end.row - row), Math.abs(end.col - col))
	return Array.from({ length: steps }, (_, i) => ({ row: row + rows * (i + 1), col: col + cols * (i + 1) }))
}

/** @type {import('./board.js').Drawing} */
const RAYS = {
	n: 8,
	numberSize: 15,
	lineColor: 'ink',
	queens: [QUEEN_AT],
	lines: DIRECTIONS.map(([rows, cols]) => ({ from: QUEEN_AT, to: edgeFrom(8, QUEEN_AT, rows, cols) })),
	dots: DIRECTIONS.flatMap(direction => squaresUpTo(QUEEN_AT, direction)),
}

const PAIR_AT = [
	{ row: 1, col: 1 },
	{ row: 2, col: 3 },
]
const TAKEN = { col: [1, 3], upwd: [1, 4], downwd: [7, 8] }

/** The names stand where the lines leave the board. @type {import('./board.js').Drawing} */
const PAIR = {
	n: 8,
	numberSize: 15,
	lineColor: 'ink',
	queens: PAIR_AT,
	lines: PAIR_AT.flatMap(square => ['col', 'upwd', 'downwd'].flatMap(array => lineThrough(8, array, square) ?? [])),
	names: [
		{ side: 'below', index: 1, text: 'col[1]' },
		{ side: 'below', index: 3, text: 'col[3]' },
		{ side: 'left', index: 1, text: 'upwd[1]' },
		{ side: 'left', index: 4, text: 'upwd[4]' },
		{ side: 'right', index: 7, text: 'downwd[7]' },
		{ side: 'right', index: 8, text: 'downwd[8]' },
	],
}

const pairArrays = words =>
	html`<div class="rows">${Object.entries(TAKEN).map(([name, taken]) => {
		const cells = Array.from({ length: name === 'col' ? 8 : 15 }, (_, i) =>
			taken.includes(i + 1) ? 'NOT_FREE' : 'FREE',
		)
		return arrayView({ name, cells }, words.arrayLabel(name, taken, cells.length))
	})}${keyView(words)}</div>`

/** What the two kinds of cell stand for. */
export const keyView = words =>
	html`<p class="key"><span class="cell taken"></span> ${words.key.taken}
    <span class="cell"></span> ${words.key.free}</p>`

const figureView = (
	name,
	drawing,
	below,
	words,
) => html`<figure class=${name}>${boardView(drawing, words.figures[name].label)}${below}
  <figcaption><b>${words.figures[name].title}</b> ${words.figures[name].caption}</figcaption></figure>`

// --- the program ----------------------------------------------------------------------------------------

/** @param {Record<Blank, string>} answers @param {number[]} pointed  lines where something goes wrong
 * @param {{words: any}} look */
export function programView(answers, pointed, { words }) {
	const partView = part => ('blank' in part ? blankView(part.blank, words, tidy(answers[part.blank])) : part.text)
	const lineView = ({ indent, parts }, i) =>
		html`<li class=${pointed.includes(i + 1) ? 'pointed' : ''} style="--indent:${indent}"><code>${parts.map(
			partView,
		)}</code></li>`
	return html`<ol class="program" aria-label=${words.listing}>${listing(words).map(lineView)}</ol>`
}

// --- answers --------------------------------------------------------------------------------------------

/** What is offered, as a paper lists it. @param {{words: Words}} look */
export const groupView = ({ words }) => html`<section class="group"><h3>${words.group}</h3>
  <dl>${BLANKS.map(
		blank =>
			html`<div><dt>${blankView(blank, words)}</dt>${OFFERED[blank].map(
				(text, i) => html`<dd>${'abcdefgh'[i]}&ensp;<code>${text}</code></dd>`,
			)}</div>`,
	)}</dl></section>`

/** @param {{words: Words}} look */
export const solutionsView = ({ words }) => html`<details class="solutions"><summary>${words.solutions}</summary>
  <div class="scroll"><table><thead><tr>${headsView(words.answersHeads)}</tr></thead>
    <tbody>${BLANKS.map(
			blank => html`<tr><th scope="row">${blankView(blank, words)}</th><td><code>${MODEL[blank]}</code></td>
      <td>${rich(words.why[blank], words)}</td></tr>`,
		)}</tbody></table></div></details>`

/** @param {string[]} heads  of a table's columns */
export const headsView = heads => heads.map(head => html`<th scope="col">${head}</th>`)
