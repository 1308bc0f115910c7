// A listing of a program like the reader's. It shows the print statements to add, or a fix of the likely mistake.

import {html, nothing} from 'lit-html'
import {LANGUAGES} from '../../searches/listings.js'
import {mistaken} from '../../searches/mistakes.js'
import {printingListing} from '../../searches/printing.js'
import {select, small} from '../../ui/fields.js'

const SEARCH = 'flags'
const OFFERED = Object.keys(LANGUAGES).filter(language => printingListing(SEARCH, language))

export const offered = language => (OFFERED.includes(language) ? language : 'python')

const languageChoice = (id, {language, list, words}) =>
	select({
		...{id, name: words.listingIn, value: language, act: list},
		options: OFFERED.map(one => [one, LANGUAGES[one]]),
	})

const MENDED = {
	changed: (code, was) => ({wrong: code, right: was}),
	inserted: code => ({wrong: code}),
	removed: code => ({right: code}),
	print: code => ({print: code}),
}

/** Strikes wrong lines out, with the right lines below. Copied text has only right lines and keeps tabs, so it runs. */
function listingView(lines, words) {
	const changeView = how => html`<span class="hidden">${words.changes[how]}</span>`
	const part = ([how, code]) =>
		how === 'wrong'
			? html`<del translate="no">${code}${changeView(how)}</del>`
			: html`<code class=${how} translate="no">${code}${changeView(how)}</code>`
	const line = ({pieces, change, was}) => {
		const code = pieces.map(({text}) => text).join(''),
			indent = `--indent:${/^\t*/.exec(code)[0].length}`
		if (!change) return html`<li .style=${indent}><code translate="no">${code || ' '}</code></li>`
		return html`<li .style=${indent}>${Object.entries(MENDED[change](code, was)).map(part)}</li>`
	}
	return html`<ol class="program">${lines.map(line)}</ol>`
}

export const printingView = judging => html`<figure class="like"><figcaption class="flow">${judging.words.printsIn}
	${languageChoice('check-language', judging)}</figcaption>
	${listingView(printingListing(SEARCH, judging.language), judging.words)}</figure>`

export function mistakeView(id, judging) {
	if (!OFFERED.some(language => mistaken(id, language))) return nothing
	const lines = mistaken(id, judging.language)
	return html`<figure class="like"><figcaption class="flow">${judging.words.wouldBe}
	${languageChoice(`check-in-${id}`, judging)}</figcaption>
	${lines ? listingView(lines, judging.words) : small(judging.words.notIn(LANGUAGES[judging.language]))}</figure>`
}
