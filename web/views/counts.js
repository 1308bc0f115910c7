import {html} from 'lit-html'

export const countsView = ({counters}, {words}) =>
	html`<dl class="counts" part="counts">${Object.entries(counters).map(
		([name, count]) => html`<div title=${name === 'probes' ? words.probesMeaning : ''}>
		<dt>${words.counters[name]}</dt><dd>${words.count(count)}</dd></div>`,
	)}</dl>`
