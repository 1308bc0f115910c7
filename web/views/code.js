// The search's code: the line that just ran is lit, and in the condition what held, what did not and what was not
// looked at. Below it the same with the values it had, and the part that refused in a sentence.

import { html, nothing } from 'lit-html'
import { conditionOf } from '../searches/condition.js'
import { LANGUAGES, isLit, languagesOf, linesOf, wayTo } from '../searches/listings.js'
import { indexText, positionOf, shapeOf } from '../searches/names.js'
import { screenOf } from '../searches/search.js'

/**
 * @typedef {import('../engine/moment.js').Moment} Moment
 * @typedef {import('../engine/moment.js').Kind} Kind
 * @typedef {object} Look
 * @property {import('../words/index.js').Words} words
 * @property {(index: number) => number} at  the number a reader gives to a row or column
 * @property {string} [language]  the tutorial's own when left out, or when the search has no such listing
 * @property {(language: string) => void} onLanguage
 * @property {(kinds: Kind[], isThere: (moment: Moment) => boolean) => void} onLine go to the next event of each of
 *   these kinds, one after the other; when it turns out not to be the line's, the line does not run again
 */

const EQUATIONS = {
	column: (c, col) => `${c} = ${col}`,
	distance: (c, col, r, row) => `|${c} − ${col}| = ${row} − ${r}`,
}

/** @param {Moment} moment @param {Look} look */
export function codeView(moment, { words: { code: words, conditions }, at, language, onLanguage, onLine }) {
	const languages = languagesOf(moment.search)
	if (languages.length === 0) return html`<p class="code" part="code">${words.none}</p>`
	const chosen = languages.includes(language) ? language : languages[0]
	const lines = linesOf(moment.search, chosen)
	const condition = conditionOf(moment),
		own = { ...words, ...conditions[moment.search] }
	return html`<section class="code" part="code" role="group" aria-label=${words.label}>
    <select aria-label=${words.choose} @change=${event => onLanguage(event.target.value)}
      @keydown=${event => event.stopPropagation()}>
      ${languages.map(
				id => html`<option value=${id}
        .selected=${id === chosen}>${LANGUAGES[id] ?? words.languages[id]}</option>`,
			)}
    </select>
    <ol class="listing" role="list" data-language=${chosen} lang=${chosen === 'exam' ? 'ja' : nothing}
      title=${words.hint}>${listing(moment, lines, condition, words, onLine)}</ol>
    <div class="condition">${condition ? conditionView(moment, condition, own, at) : nothing}</div>
  </section>`
}

function listing(moment, lines, condition, words, onLine) {
	const current = lines.findIndex(line => isLit(line, moment.event))
	return lines.map((line, i) => {
		const code = html`<code translate="no">${line.pieces.map(piece => pieceView(piece, condition, words))}</code>`
		if (line.marks.length === 0) return html`<li><span aria-hidden="true">${i + 1}</span>${code}</li>`
		const run = event => isChoice(event) && onLine(wayTo(line, moment), later => isLit(line, later.event))
		return html`<li class=${isLit(line, moment.event) ? 'runs lit' : 'runs'}
		  aria-current=${i === current ? 'step' : nothing}
      @click=${run}><button type="button" aria-label=${words.runTo(i + 1)}>${i + 1}</button>${code}</li>`
	})
}

/** A click on the number, or on the line when it did not just select a piece of it. */
function isChoice({ target, currentTarget }) {
	if (target.localName === 'button') return true
	const root = currentTarget.getRootNode()
	return String((root.getSelection ? root : document).getSelection()) === ''
}

const partClass = refuses => (refuses ? 'part refuses' : 'part')

function pieceView({ text, part }, condition, words) {
	const found = condition?.parts[part]
	if (!found) return text
	return html`<span class=${partClass(found.refuses)} data-is=${String(found.is)}>${text}<span
	  class="hidden"> (${words.truth[found.is]}) </span></span>`
}

function conditionView(moment, { parts, queen }, words, at) {
	const {
		search,
		event: { by },
	} = moment
	const values = { ...words.truth, ...screenOf(search).condition.truth }
	const texts = parts.map(part => partText(moment, part, queen, words, at))
	const refusing = parts.findIndex(part => part.refuses)
	return html`${queen === null ? nothing : html`<p>${words.last?.(at(queen))}</p>`}
    <ul aria-label=${words.parts}>${parts.map(
			({ is, refuses }, i) =>
				html`<li><code class=${partClass(refuses)} data-is=${String(is)}>${texts[i]}</code> ${values[is]}</li>`,
		)}</ul>
    <p><strong
      class=${by ? 'bad' : 'good'}>${by ? words.refusal?.(texts[refusing], at(by.row)) : words.free}</strong></p>`
}

/** A part with the numbers it had: an element, a direction, or the equation with a queen of the board being extended.
 * */
function partText(moment, { key }, queen, words, at) {
	const {
		queens,
		arrays,
		event: { row, col },
	} = moment
	const array = arrays.find(array => shapeOf(moment, array) === key)
	if (array) return `${array.name}[${indexText(moment, array, positionOf(moment, array, row, col))}]`
	if (key in words.directions) return words.directions[key]
	if (queen === null) return EQUATIONS[key]('c', at(col), 'r', at(row))
	return EQUATIONS[key](at(queens[queen]), at(col), at(queen), at(row))
}
