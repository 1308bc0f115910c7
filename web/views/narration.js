// One sentence that says what happened and why; **…** marks the verdict.

import {html} from 'lit-html'
import {marked} from '../words/marked.js'
import {glossed, termed} from './glossary.js'

export const sentence = (moment, words, at) => words.narration[moment.event.kind](moment, at)

export function narrationView(moment, look, more) {
	const {kind, verdict} = moment.event,
		isGood = verdict === 'free' || moment.outcome === 'success' || moment.counters.solutions > 0
	const tone = kind === 'level' ? 'plain' : isGood && verdict !== 'attacked' ? 'good' : 'bad'
	const seen = new Set(),
		parts = marked(sentence(moment, look.words, look.at), tone, part => termed(part, 'narration', look, seen))
	return glossed(html`<p class="narration" part="narration">${parts} ${more}</p>`, 'narration', look)
}
