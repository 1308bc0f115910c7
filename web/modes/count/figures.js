// The two figures below a count: how long boards take, and what the searches cost. What is chosen in them is kept here.

import {html} from 'lit-html'
import {Plot} from '../../ui/plot.js'
import {inOrder, walkAll} from './costs.js'
import {growthPlot, growthView} from './growth.js'
import {nodesPlot, nodesView} from './nodes.js'

const NODES_N = 8

const keyOf = what => JSON.stringify(what, (_, item) => (typeof item === 'bigint' ? String(item) : item))

export class Figures {
	#nodes = {searches: [], costs: null, size: NODES_N, measure: 'nodes'}
	/** The n that is pointed at. */ #pointed = null
	#plots = {growth: new Plot(), nodes: new Plot()}
	#isWatched = false
	#place
	#page
	#changed

	constructor(place, page, changed) {
		this.#place = place
		this.#page = page
		this.#changed = changed
	}

	view(state, look) {
		const set = change => this.#set(change)
		return html`<div class="figures">${growthView(state, {...look, pointed: this.#pointed})}
      ${nodesView(this.#nodes, {words: look.words, set})}</div>`
	}

	/** What uPlot draws into the view. */
	draw(state, words) {
		const {searches, costs, measure} = this.#nodes
		const plot = (name, key, picture) =>
			this.#plots[name].show(this.#place.querySelector(`#plot-${name}`), keyOf([words.language, ...key]), picture)
		const point = n => {
			if (n === this.#pointed) return
			this.#pointed = n
			this.#changed()
		}
		plot('growth', [state.results, state.estimates], growthPlot(state, words, point))
		plot('nodes', [searches, costs, measure], nodesPlot(this.#nodes, words))
		if (!this.#isWatched) this.#watch()
	}

	#set(change) {
		this.#nodes = {...this.#nodes, ...change}
		this.#changed()
	}

	/** Searches are walked when their figure comes into view, once. */
	#watch() {
		this.#isWatched = true
		const seen = new IntersectionObserver(entries => {
			if (!entries.some(entry => entry.isIntersecting)) return
			seen.disconnect()
			this.#walkAll().catch(() => {}) // walking says why
		})
		seen.observe(this.#place.querySelector('#nodes'))
	}

	async #walkAll() {
		const searches = inOrder(await this.#page.searches()),
			ids = searches.map(({id}) => id)
		this.#set({searches})
		await walkAll(this.#page.walk, ids, costs => this.#set({costs}))
	}
}
