// The search's code, with the line that just ran and the values of its condition.

import {html, nothing} from 'lit-html'
import {searchTexts} from '../searches/lazy-searches.js'
import {conditionParts} from '../searches/condition.js'
import {LANGUAGES, callerOf, isLit, languageIn, listingLanguages, listingLines, wayTo} from '../searches/listings.js'
import {cellPosition, indexText, searchNames, shownArrays} from '../searches/names.js'
import {searchScreen} from '../searches/search.js'

const EQUATIONS = {
	column: (c, col) => `${c} = ${col}`,
	distance: (c, col, r, row) => `|${c} − ${col}| = ${row} − ${r}`,
}

const UPWARDS = {'row+': 'row+', 'column+': 'column-', 'antidiagonal+': 'diagonal-', 'diagonal+': 'antidiagonal-'}

export function codeView(moment, {words: all, at, language, act, onLine}) {
	const {search} = moment,
		words = all.code,
		languages = listingLanguages(search)
	if (languages.length === 0) return html`<p class="code" part="code">${words.none}</p>`
	const chosen = languageIn(search, language),
		condition = conditionParts(moment)
	const values = () => conditionView(moment, condition, {...words, ...searchTexts(search, all)}, at)
	const option = id =>
		html`<option value=${id} .selected=${id === chosen}>${LANGUAGES[id] ?? words.languages[id]}</option>`
	return html`<figure class="code" part="code" aria-label=${words.label}>
  <figcaption><span>${words.label}</span> <select aria-label=${words.choose}
    @change=${event => act.listing(event.target.value)}>${languages.map(option)}</select></figcaption>
  <ol class="listing" role="list" data-language=${chosen} lang=${chosen === 'exam' ? 'ja' : nothing}
    title=${words.hint}>${listing(moment, listingLines(search, chosen, all), condition, words, onLine)}</ol>
  ${searchScreen(search).condition ? html`<div class="condition">${condition && values()}</div>` : nothing}
  </figure>`
}

function listing(moment, lines, condition, words, onLine) {
	const isNow = line => isLit(line, moment),
		current = lines.findIndex(isNow)
	return lines.map((line, i) => {
		const at = line.marks.includes('call') ? callerOf(moment) : moment.event,
			textOf = isNow(line) ? text => valued(text, moment, at) : text => text,
			code = lineView(line.pieces, piece => pieceView(piece, condition, words, textOf))
		if (line.marks.length === 0) return html`<li><span aria-hidden="true">${i + 1}</span>${code}</li>`
		const run = event => isChoice(event) && onLine(wayTo(line, moment), later => isLit(line, later))
		return html`<li class=${isNow(line) ? 'runs lit' : 'runs'}
		  aria-current=${i === current ? 'step' : nothing} @click=${run}><button type="button"
		  aria-label=${words.runTo(i + 1)}>${i + 1}</button>${code}</li>`
	})
}

function lineView([first, ...others], view) {
	const [indent] = /^\s*/.exec(first.text),
		tabs = indent.split('\t').length - 1
	const pieces = [{...first, text: first.text.slice(indent.length)}, ...others]
	return html`<code translate="no" .style=${`--tabs:${tabs};--spaces:${indent.length - tabs}`}>${indent}<span
		class="rest">${pieces.map(view)}</span></code>`
}

function isChoice({target, currentTarget}) {
	const root = currentTarget.getRootNode()
	return target.localName === 'button' || String((root.getSelection ? root : document).getSelection()) === ''
}

const partClass = ({rejects}) => (rejects ? 'part rejects' : 'part')

// Attributes `data-…` have texts that are displayed or read aloud, but not copied with the code.

function pieceView({text, part}, condition, words, textOf) {
	const found = condition?.parts[part]
	if (!found) return textOf(text)
	return html`<span class=${partClass(found)} data-is=${String(found.is)}
	  data-says=${` (${words.truth[found.is]}) `}>${textOf(text)}</span>`
}

function valued(text, moment, at) {
	const {row, col, from} = searchNames(moment),
		values = {[row]: at.row, [col]: at.col}
	return text
		.split(RegExp(`\\b(${row}|${col})\\b`))
		.map((one, i) => (i % 2 && values[one] !== null ? html`<span data-at=${values[one] + from}>${one}</span>` : one))
}

function conditionView(moment, {parts, queen}, words, at) {
	const {by} = moment.event,
		values = {...words.truth, ...searchScreen(moment.search).condition.truth}
	const texts = parts.map(({key}) => partText(moment, key, queen, words, at)),
		rejecting = texts[parts.findIndex(({rejects}) => rejects)]
	const item = (part, i) =>
		html`<li><code class=${partClass(part)} data-is=${String(part.is)}>${texts[i]}</code> ${values[part.is]}</li>`
	return html`${queen === null ? nothing : html`<p>${words.last?.(at(queen))}</p>`}
  <ul aria-label=${words.parts}>${parts.map(item)}</ul>
  <p><strong
    class=${by ? 'bad' : 'good'}>${by ? words.rejection?.(rejecting, at(by.row)) : words.free}</strong></p>`
}

function partText(moment, key, queen, words, at) {
	const {queens, event} = moment,
		{row, col} = event
	const array = shownArrays(moment).find(({shape}) => shape === key)
	if (array) return `${array.name}[${indexText(array, cellPosition(moment, array, row, col))}]`
	if (key in words.directions) return words.directions[queen > row ? UPWARDS[key] : key]
	const [c, r] = queen === null ? ['c', 'r'] : [at(queens[queen]), at(queen)]
	return EQUATIONS[key](c, at(col), r, at(row))
}
