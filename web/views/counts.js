import {html} from 'lit-html'
import {lazyWords} from '../searches/lazy-searches.js'

export const countedBy = (search, words) => lazyWords(search, words)?.counters ?? words.counters

export function countsView({counters, search}, {words}) {
	const {probesMeaning} = {...words, ...lazyWords(search, words)},
		named = countedBy(search, words)
	return html`<dl class="counts" part="counts">${Object.entries(counters)
		.filter(([name]) => named[name])
		.map(
			([name, count]) => html`<div title=${name === 'probes' ? probesMeaning : ''}>
		<dt>${named[name]}</dt><dd>${words.count(count)}</dd></div>`,
		)}</dl>`
}
