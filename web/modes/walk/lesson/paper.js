// A lesson on paper: handout, and worksheet with empty boards.

import {html, nothing} from 'lit-html'
import {unsafeHTML} from 'lit-html/directives/unsafe-html.js'
import {boardMoment} from '../../../board/moment.js'
import {boardsSvg} from '../../../board/picture/svg.js'
import {firstNumber} from '../../../figure/attributes.js'
import {sentence} from '../../../views/narration.js'
import {marked, unmarked} from '../../../words/marked.js'

const boardView = (moment, style) =>
	unsafeHTML(boardsSvg([{moment}], {desc: '', source: '', ground: '#ffffff', ...style}))

export function handoutView(moments, boards, figure, w) {
	const {n, search, attacks} = figure,
		base = firstNumber(figure),
		at = index => index + base
	const momentView = ({step, caption}, i) => {
		const moment = boards.get(step),
			says = moment && sentence(moment, w.core, at)
		const style = {title: w.core.stepText(step), desc: says && unmarked(says), labels: base, attacks}
		return html`<figure>${moment ? boardView(moment, style) : nothing}
      <figcaption><p class="small">${i + 1} · ${w.core.stepText(step)}</p>
      ${caption ? html`<p class="caption">${caption}</p>` : nothing}
      <p>${says && marked(says)}</p></figcaption></figure>`
	}
	return html`<div class="handout"><h2>${w.title(n, w.searches[search]?.name ?? search)}</h2>
  <div class="boards">${moments.map(momentView)}</div></div>`
}

const SHEETS = [
	[4, 12, 'repeat(3, 52mm)'],
	[10, 6, 'repeat(2, 72mm)'],
	[20, 2, '105mm'],
	[Infinity, 1, '100%'],
]

export function worksheetView(n, w) {
	const [, most, columns] = SHEETS.find(([to]) => n <= to),
		blank = boardMoment(Array(n).fill(-1))
	const boards = [...Array(most).keys()].map(i => boardView(blank, {title: w.blank(i + 1), labels: null}))
	return html`<div class="handout blank"><p><span>${w.name}</span><span>${w.date}</span></p>
  <p>${w.task(n)}</p><div class="boards" .style=${`grid-template-columns:${columns}`}>${boards}</div></div>`
}
