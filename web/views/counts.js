// What the search has cost so far.

import { html } from 'lit-html'

/** @param {import('../engine/moment.js').Moment} moment */
export function countsView({ counters }, { words }) {
	const one = name => html`<div title=${name === 'probes' ? words.probesMeaning : ''}>
      <dt>${words.counters[name]}</dt><dd>${words.count(counters[name])}</dd></div>`
	return html`<dl class="counts" part="counts">${Object.keys(counters).map(one)}</dl>`
}
