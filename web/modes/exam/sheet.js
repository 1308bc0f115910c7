import {html} from 'lit-html'
import {DIRECTIONS} from '../../board/geometry.js'
import {sharedLine} from '../../engine/squares.js'
import {arrayLabel, arrayView, boardView, edgeFrom, linesThrough, upTo} from './board.js'
import {readElements} from './machine.js'
import {RIGHT} from './marking.js'
import {BLANKS, listing, MODEL, OFFERED} from './program.js'
import {tidy} from './reader.js'

const blankView = (name, words, filled = '') =>
	html`<span class="blank ${filled ? 'filled' : ''}"><b>${words.blanks[name]}</b>${
		filled ? html`<span>${filled}</span>` : ''
	}</span>`

/** Renders `…` as code, **…** as strong and [[name]] as a blank. Strong text may contain code and blanks. */
export const rich = (text, words, answers = {}) =>
	text.split(/(\*\*.+?\*\*|`[^`]*`|\[\[\w+\]\])/).map(part => {
		if (part.startsWith('**')) return html`<strong>${rich(part.slice(2, -2), words)}</strong>`
		if (part.startsWith('`')) return html`<code>${part.slice(1, -1)}</code>`
		const [, name] = /^\[\[(\w+)/.exec(part) ?? []
		return name ? blankView(name, words, tidy(answers[name] ?? '')) : part
	})

const MINUTES = {blank: 3, trace: 6}

export const titleView = ({words, blanks}) => html`<div class="title"><h2>${words.heading}</h2>
	<p class="small">${words.source(blanks.length, blanks.length * MINUTES.blank + MINUTES.trace)}</p>
	<p class="task">${words.task}</p></div>`

const asks = (text, {words, blanks}, answers = {}) =>
	rich(
		text.replace(/\[\[(\w+)\]\]/g, (blank, name) => (blanks.includes(name) ? blank : MODEL[name])),
		words,
		answers,
	)

export const askedText = ({words, blanks}) =>
	rich(blanks.length === BLANKS.length ? words.q1.text : words.q1.some(blanks.map(blank => `[[${blank}]]`)), words)

export function storyView(shown) {
	const {words} = shown
	const paragraph = text => html`<p>${rich(text, words)}</p>`
	return html`<div class="story">
		${figureView('rays', RAYS, '', words)}
		<div class="prose">${words.intro.map(paragraph)}</div>
		${figureView('pair', PAIR, rowsView(pairArrays(words), words), words)}
		<div class="prose">
			<h3>${words.arraysHeading}</h3>
			<p>${words.arraysIntro}</p>
			<dl class="arrays">${words.arrays.map(
				([name, meaning]) => html`<div><dt>${asks(name, shown)}</dt><dd>${asks(meaning, shown)}</dd></div>`,
			)}</dl>
			${words.arraysNotes.map(paragraph)}
		</div>
		<div class="prose"><h3>${words.programHeading}</h3><ul>${words.programNotes.map(
			note => html`<li>${rich(note, words)}</li>`,
		)}</ul></div>
	</div>`
}

const LARGE = {n: 8, numberSize: 15, lineColor: 'ink'}

const QUEEN_AT = {row: 5, col: 6}
const RAYS = {
	...LARGE,
	queens: [QUEEN_AT],
	lines: DIRECTIONS.map(([rows, cols]) => ({from: QUEEN_AT, to: edgeFrom(8, QUEEN_AT, rows, cols)})),
	dots: upTo(8)
		.flatMap(row => upTo(8).map(col => ({row, col})))
		.filter(square => sharedLine(QUEEN_AT, square)),
}

const PAIR_AT = [
	{row: 1, col: 1},
	{row: 2, col: 3},
]
const TAKEN = PAIR_AT.flatMap(square => readElements(RIGHT, 8, square))
const LEAVE = {col: 'below', upwd: 'left', downwd: 'right'}

const PAIR = {
	...LARGE,
	queens: PAIR_AT,
	lines: PAIR_AT.flatMap(square => Object.keys(LEAVE).flatMap(array => linesThrough(8, array, square))),
	names: TAKEN.map(({array, index}) => ({side: LEAVE[array], index, text: `${array}[${index}]`})),
}

const pairArrays = words =>
	Object.keys(LEAVE).map(name => {
		const isTaken = index => TAKEN.some(element => element.array === name && element.index === index)
		const cells = upTo(name === 'col' ? 8 : 15).map(index => (isTaken(index) ? 'NOT_FREE' : 'FREE'))
		return arrayView({name, cells}, arrayLabel(name, cells, words))
	})

export const rowsView = (arrays, words) =>
	html`<div class="rows">${arrays}<p class="key"><span class="cell taken"></span> ${words.key.taken}
	<span class="cell"></span> ${words.key.free}</p></div>`

function figureView(name, drawing, below, words) {
	const {label, title, caption} = words.figures[name]
	return html`<figure class=${name}>${boardView(drawing, label)}${below}
	<figcaption><b>${title}</b> ${caption}</figcaption></figure>`
}

export const programView = (pointed, shown) =>
	html`<ol class="program" aria-label=${shown.words.listing}>${listing(shown.words).map(
		({indent, text}, i) => html`<li class=${pointed.includes(i + 1) ? 'pointed' : ''}
	.style=${`--indent:${indent}`}><code>${asks(text, shown, shown.answers)}</code></li>`,
	)}</ol>`

export const groupView = ({words, blanks}) => html`<section class="group"><h3>${words.group}</h3>
	<dl>${blanks.map(
		blank =>
			html`<div><dt>${blankView(blank, words)}</dt>${OFFERED[blank].map(
				(text, i) => html`<dd>${words.signs[i]}&ensp;<code>${text}</code></dd>`,
			)}</div>`,
	)}</dl></section>`

export const solutionsView = ({words}) => html`<details class="solutions"><summary>${words.solutions}</summary>
	<div class="scroll"><table><thead><tr>${headsView(words.answersHeads)}</tr></thead>
		<tbody>${BLANKS.map(
			blank => html`<tr><th scope="row">${blankView(blank, words)}</th><td><code>${MODEL[blank]}</code></td>
	<td>${rich(words.why[blank], words)}</td></tr>`,
		)}</tbody></table></div></details>`

export const headsView = heads => heads.map(head => html`<th scope="col">${head}</th>`)
