// The reader's program as far as it is known here: a listing like it, with the lines to add that print its walk, or
// with the line in which the likely mistake was made. Pure.

import {html, nothing} from 'lit-html'
import {LANGUAGES} from '../../searches/listings.js'
import {mistaken} from '../../searches/mistakes.js'
import {printingListing} from '../../searches/printing.js'
import {select, small} from '../../ui/fields.js'

const SEARCH = 'flags'
/** Those in which something can be printed. */
const OFFERED = Object.keys(LANGUAGES).filter(language => printingListing(SEARCH, language))

const languageChoice = (id, {language, choose, words}) =>
	select({
		...{id, name: words.language, value: language, kind: ''},
		options: OFFERED.map(one => [one, LANGUAGES[one]]),
		act: choose,
	})

/** Tabs are kept, so that what is copied runs; a line that was taken out is no part of it. */
function listingView(lines, words) {
	const line = ({pieces, change, was}) => {
		const code = pieces.map(({text}) => text).join('')
		const before = was === undefined ? nothing : html`<del>${was}</del>`,
			said = change ? html`<span class="hidden">${words.changes[change]}</span>` : nothing
		return html`<li class=${change ?? nothing}>${before}<code translate="no">${code || ' '}</code>${said}</li>`
	}
	return html`<ol class="program">${lines.map(line)}</ol>`
}

/** What to add, and where. */
export const printingView = look => html`<figure class="like"><figcaption class="flow">${look.words.printsIn}
	${languageChoice('check-language', look)}</figcaption>
	${listingView(printingListing(SEARCH, look.language), look.words)}</figure>`

/** Where it would be in code like the reader's; nothing where the language does not let one make it. */
export function mistakeView(id, look) {
	const lines = mistaken(id, look.language)
	return html`<figure class="like"><figcaption class="flow">${look.words.wouldBe}
	${languageChoice(`check-in-${id}`, look)}</figcaption>
	${lines ? listingView(lines, look.words) : small(look.words.notIn(LANGUAGES[look.language]))}</figure>`
}
