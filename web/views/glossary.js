// Glossary terms in a text: hover, focus or tap shows the meaning below.

import {html, nothing} from 'lit-html'

// `context`, the options of all views:
//   at        function from a row or column to its displayed number
//   term      the open term, `place key`, or ''
//   lit       square under the pointer
//   cell      array element under the pointer, {name, i}, i from 0
//   overlay   name of the array whose indices the board shows
//   act       functions of figure/acts.js; without them there are no buttons
//   onLine    (kinds, isThere): goes to the next event of each kind in turn, and back unless isThere(moment)
//   tree      see branches.js; null until the engine has answered
//   onNode, onOpen, onPoint  (path): the reader pressed the node, let it fill the width, or points at it

export function termed(text, place, context, seen = new Set()) {
	const {words, term, act} = context,
		leave = () => act.point('term', '')
	if (!act || text === '') return text || nothing
	const [found] = Object.entries(words.glossary)
		.map(([key, [pattern]]) => ({key, match: seen.has(key) ? null : pattern.exec(text)}))
		.filter(({match}) => match)
		.sort((a, b) => a.match.index - b.match.index)
	if (!found) return text
	const {0: word, index} = found.match,
		id = `${place} ${found.key}`,
		open = () => act.point('term', id)
	seen.add(found.key)
	return html`${text.slice(0, index) || nothing}<button class="term" aria-expanded=${term === id}
		@pointerenter=${event => event.pointerType === 'mouse' && open()} @focus=${open} @click=${open}
		@blur=${leave}>${word}</button>${termed(text.slice(index + word.length), place, context, seen)}`
}

export const captionView = (text, place, context) =>
	html`<figcaption>${glossed(html`<span>${termed(text, place, context)}</span>`, place, context)}</figcaption>`

export function glossed(block, place, {words, term, act}) {
	const [at, key] = (term ?? '').split(' '),
		[, heading, meaning] = (at === place && words.glossary[key]) || []
	const leave = event => event.pointerType === 'mouse' && act?.point('term', '')
	return html`<div class="glossed" @pointerleave=${leave}>${block}
	<p class="meaning" aria-live="polite"
		?hidden=${!heading}>${heading ? html`<strong>${heading}</strong> ${meaning}` : nothing}</p></div>`
}
