// The costs of all searches of the tutorials, and the reader's choices. Measuring begins when they come into view.

import {makePlot} from '../../ui/plot.js'
import {inOrder, walkAll} from './costs.js'
import {nodesPlot, nodesView} from './nodes.js'

const FIRST_N = 8

export function studyIn(place, {walk, searches}, changed) {
	const plot = makePlot()
	let chosen = {searches: [], costs: null, size: FIRST_N, measure: 'nodes'}

	function set(change) {
		chosen = {...chosen, ...change}
		changed()
	}

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
		walkSearches().catch(() => {}) // the comparison above reports the error
	})

	return {
		view: words => nodesView({...chosen, words, set}),

		draw(words) {
			const key = JSON.stringify([words.language, chosen.searches, chosen.costs, chosen.measure])
			plot.show(place.querySelector('#plot-nodes'), key, nodesPlot({...chosen, words}))
			coming?.observe(place.querySelector('#nodes'))
		},
	}
}
