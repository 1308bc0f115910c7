// A listing of a program like the reader's. It shows the print statements to add, or a fix of the likely mistake.

import {html, nothing} from 'lit-html'
import {LANGUAGES} from '../../searches/listings.js'
import {mistaken} from '../../searches/mistakes.js'
import {printingListing} from '../../searches/printing.js'
import {select, small} from '../../ui/fields.js'

const SEARCH = 'flags'
const OFFERED = Object.keys(LANGUAGES).filter(language => printingListing(SEARCH, language))

export const offered = language => (OFFERED.includes(language) ? language : 'python')

const languageChoice = (id, {language, choose, words}) =>
	select({
		...{id, name: words.listingIn, value: language},
		options: OFFERED.map(one => [one, LANGUAGES[one]]),
		act: choose,
	})

const MENDED = {
	changed: (code, was) => ({wrong: code, right: was}),
	inserted: code => ({wrong: code}),
	removed: code => ({right: code}),
	print: code => ({print: code}),
}

/** Strikes wrong lines out, with the right lines below. Readers copy only right lines, with tabs, so that they run. */
function listingView(lines, words) {
	const changeView = how => html`<span class="hidden">${words.changes[how]}</span>`
	const part = ([how, code]) =>
		how === 'wrong'
			? html`<del translate="no">${code}${changeView(how)}</del>`
			: html`<code class=${how} translate="no">${code}${changeView(how)}</code>`
	const line = ({pieces, change, was}) => {
		const code = pieces.map(({text}) => text).join('')
		if (!change) return html`<li><code translate="no">${code || ' '}</code></li>`
		return html`<li>${Object.entries(MENDED[change](code, was)).map(part)}</li>`
	}
	return html`<ol class="program">${lines.map(line)}</ol>`
}

export const printingView = context => html`<figure class="like"><figcaption class="flow">${context.words.printsIn}
	${languageChoice('check-language', context)}</figcaption>
	${listingView(printingListing(SEARCH, context.language), context.words)}</figure>`

export function mistakeView(id, context) {
	if (!OFFERED.some(language => mistaken(id, language))) return nothing
	const lines = mistaken(id, context.language)
	return html`<figure class="like"><figcaption class="flow">${context.words.wouldBe}
	${languageChoice(`check-in-${id}`, context)}</figcaption>
	${lines ? listingView(lines, context.words) : small(context.words.notIn(LANGUAGES[context.language]))}</figure>`
}
