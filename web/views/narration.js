// The sentence about an event and its reason, in which **…** marks the verdict.

import {html} from 'lit-html'
import {searchTexts} from '../searches/lazy-searches.js'
import {marked} from '../words/marked.js'

export function sentence(moment, words, at) {
	const {narration} = words,
		{kind, verdict} = moment.event,
		own = verdict === 'success' && kind === 'leave' ? null : searchTexts(moment.search, words)?.narration?.[kind]
	if (kind === 'test') return narration.test(moment, at, own?.(moment, at))
	return (own ?? narration[kind])(moment, at)
}

const plain = what => what

export function narrationView(moment, context, more) {
	const {termed = plain, glossed = plain} = context
	const {kind, verdict} = moment.event,
		hasFound = moment.outcome === 'success' || moment.counters.solutions > 0,
		isGood = kind === 'test' || kind === 'check' ? verdict === 'free' : hasFound
	const tone = kind === 'level' ? 'plain' : isGood ? 'good' : 'bad'
	const seen = new Set(),
		parts = marked(sentence(moment, context.words, context.at), tone, part => termed(part, 'narration', context, seen))
	return glossed(html`<p class="narration" part="narration">${parts} ${more}</p>`, 'narration', context)
}
