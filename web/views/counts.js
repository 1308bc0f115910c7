import {html} from 'lit-html'
import {wordsOf} from '../searches/brought.js'

/** `tests`: what the search looks at before it places a queen. What it counts in place of probes it says itself, or all
 * that it counts. */
export function countsView({counters, search}, {words, tests}) {
	const {probes, probesMeaning, counters: own} = {...words, counters: null, ...wordsOf(search, words)}
	const has = name =>
		own ? own[name] : name === 'checks' ? tests === 'columns' : name !== 'tests' || tests !== 'nothing'
	return html`<dl class="counts" part="counts">${Object.entries(counters)
		.filter(([name]) => has(name))
		.map(([name, count]) => {
			const isProbes = name === 'probes'
			return html`<div title=${isProbes ? probesMeaning : ''}>
		<dt>${(isProbes && probes) || (own ?? words.counters)[name]}</dt><dd>${words.count(count)}</dd></div>`
		})}</dl>`
}
