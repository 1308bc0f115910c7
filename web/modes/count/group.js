// A count that many share, fetched when an address names a shard, or somebody asks: together/ has what is seen of it.

import {html} from 'lit-html'
import {plain} from '../../ui/fields.js'

/** The engine, of one shard alone. */
export const shardsOf = (engine, shard) => ({
	...engine,
	openCount: (n, options) => engine.openCount(n, {...options, shard}),
	secondsFor: async (n, workers) => (await engine.secondsFor(n, workers)) / shard.of,
	symmetry: async () => null,
})

export class Group {
	#asked
	#part
	#coming

	/** counterOf(shard): see count.js; changed(): something of it is to be drawn; the rest: see the page. */
	constructor(asked) {
		this.#asked = asked
	}

	/** @param {number|null} n @param {string|null} shard  `I/K`; null: the whole count */
	async visit(n, shard) {
		if (shard || this.#part) (await this.#fetched())?.visit(n, shard ?? null)
	}

	async invite(n) {
		;(await this.#fetched())?.invite(n)
	}

	async #fetched() {
		const {load, ...asked} = this.#asked
		this.#part ??= (await (this.#coming ??= load('together', asked))) ?? null
		this.#coming = null
		asked.changed()
		return this.#part
	}

	get isAtShard() {
		return this.#part?.isAtShard ?? false
	}
	/** Of the shard that is open, if one is. */
	get counter() {
		return this.#part?.counter
	}
	/** What the address says; null where a shard is not what is open. */
	get query() {
		return this.#part?.query ?? null
	}

	/** A shard, or the sheet for a class; before it was asked for, how to. */
	view({words, act}) {
		if (this.#part) return this.#part.view(words)
		return html`<p class="acts flow together-ask">${plain(words.together, act.together, {id: 'count-together'})}</p>`
	}
}
