// The solutions of one n, fetched page by page as they come to be wanted, and forgotten again.
//
// Invariants: one page is fetched at a time, the one wanted most; what is no longer wanted is broken off. No more than
// MOST_PAGES are kept.

import {newest} from '../../engine/job.js'

/**
 * @import {Watched} from '../../engine/job.js'
 * @typedef {{board: Uint8Array, size: number}} Entry  size: how many boards its class has
 * @typedef {{count: number, fetch: (from: number, count: number, watched: Watched) => Promise<Entry[]>, changed: () =>
 *   void}} Source  count: of solutions; fetch: from number `from` on; changed: something has come, or come closer
 */

export const PAGE = 48
const MOST_PAGES = 120

const pageOf = number => Math.floor((number - 1) / PAGE)

export class Boards {
	/** How much of the page that is being fetched has been passed, 0 … 1. */ part = 0
	fault = null
	#source
	/** Those last wanted last. */ #pages = new Map()
	#wanted = []
	#fetching = null
	#work = newest()

	constructor(source) {
		this.#source = source
	}

	/** The solution of a number. @returns {Entry|undefined} */
	at(number) {
		return this.#pages.get(pageOf(number))?.[(number - 1) % PAGE]
	}

	/** Most wanted first. */
	want(numbers) {
		const pages = [...new Set(numbers.filter(number => number >= 1 && number <= this.#source.count).map(pageOf))]
		for (const page of pages) if (this.#pages.has(page)) this.#keep(page, this.#pages.get(page))
		this.#wanted = pages.filter(page => !this.#pages.has(page))
		if (this.#fetching === null) this.#fetch()
		else if (!this.#wanted.includes(this.#fetching)) this.#work.stop()
	}

	async #fetch() {
		while (this.#wanted.length > 0 && !this.fault) {
			const [page] = this.#wanted,
				from = page * PAGE + 1,
				count = Math.min(PAGE, this.#source.count - from + 1),
				signal = this.#work.begin()
			const onProgress = part => {
				this.part = part
				this.#source.changed()
			}
			this.#fetching = page
			this.part = 0
			try {
				this.#keep(page, await this.#source.fetch(from, count, {signal, onProgress}))
			} catch (error) {
				if (!signal.aborted) this.fault = error
			}
			this.#fetching = null
			this.#source.changed()
		}
	}

	#keep(page, entries) {
		this.#pages.delete(page)
		this.#pages.set(page, entries)
		this.#wanted = this.#wanted.filter(other => other !== page)
		for (const oldest of this.#pages.keys()) if (this.#pages.size > MOST_PAGES) this.#pages.delete(oldest)
	}
}
