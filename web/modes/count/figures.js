// The two figures below a count: times by n, and costs of the searches; with the reader's choices.

import {html} from 'lit-html'
import {Plot} from '../../ui/plot.js'
import {inOrder, walkAll} from './costs.js'
import {growthPlot, growthView} from './growth.js'
import {nodesPlot, nodesView} from './nodes.js'

const NODES_N = 8

const keyOf = what => JSON.stringify(what, (_, item) => (typeof item === 'bigint' ? String(item) : item))

export function figuresIn(place, {walk, searches}, changed) {
	const plots = {growth: new Plot(), nodes: new Plot()}
	let chosen = {searches: [], costs: null, size: NODES_N, measure: 'nodes', pointed: null}

	function set(change) {
		chosen = {...chosen, ...change}
		changed()
	}

	const point = pointed => pointed === chosen.pointed || set({pointed})

	async function walkSearches() {
		const types = inOrder(await searches()),
			ids = types.map(({id}) => id)
		set({searches: types})
		await walkAll(walk, ids, costs => set({costs}))
	}

	let coming = new IntersectionObserver(entries => {
		if (!entries.some(entry => entry.isIntersecting)) return
		coming.disconnect()
		coming = null
		walkSearches().catch(() => {})
	})

	return {
		view: (state, look) => html`<div class="figures">${growthView(state, {...look, pointed: chosen.pointed})}
	${nodesView(chosen, {words: look.words, set})}</div>`,

		draw(state, words) {
			const plot = (name, key, picture) =>
				plots[name].show(place.querySelector(`#plot-${name}`), keyOf([words.language, ...key]), picture)
			plot('growth', [state.results, state.estimates, state.card, state.wantsCard], growthPlot(state, words, point))
			plot('nodes', [chosen.searches, chosen.costs, chosen.measure], nodesPlot(chosen, words))
			coming?.observe(place.querySelector('#nodes'))
		},
	}
}
