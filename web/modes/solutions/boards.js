// The solutions of one n, fetched page by page as they come to be wanted, and forgotten again. What they are fetched
// from is handed in.
//
// Invariants: one page is fetched at a time, the one wanted most; what is no longer wanted is broken off. No more than
// MOST_PAGES pages are kept.

/**
 * @typedef {{board: Uint8Array, size: number}} Entry  size: how many boards its class has
 * @typedef {{signal: AbortSignal, onProgress: (part: number) => void}} Watched
 * @typedef {object} Source
 * @property {number} count  how many solutions there are
 * @property {(from: number, count: number, watched: Watched) => Promise<Entry[]>} fetch  from number `from` on
 * @property {() => void} changed  something has come, or come closer
 */

export const PAGE = 48
const MOST_PAGES = 120

export const pageOf = number => Math.floor((number - 1) / PAGE)

export class Boards {
	/** Which part of the page that is being fetched has been passed, 0 … 1. */ part = 0
	/** @type {Error|null} */ fault = null
	#source
	/** By page, those last wanted last. @type {Map<number, Entry[]>} */ #pages = new Map()
	/** @type {number[]} */ #wanted = []
	/** @type {{page: number, controller: AbortController}|null} */ #fetching = null

	/** @param {Source} source */
	constructor(source) {
		this.#source = source
	}

	/** The solution of a number, if it is here. @param {number} number @returns {Entry|undefined} */
	at(number) {
		return this.#pages.get(pageOf(number))?.[(number - 1) % PAGE]
	}

	/** Says which numbers are to be here, most wanted first. @param {number[]} numbers */
	want(numbers) {
		const pages = [...new Set(numbers.filter(number => number >= 1 && number <= this.#source.count).map(pageOf))]
		for (const page of pages) this.#touch(page)
		this.#wanted = pages.filter(page => !this.#pages.has(page))
		if (this.#fetching && !this.#wanted.includes(this.#fetching.page)) this.#fetching.controller.abort()
		if (!this.#fetching) this.#fetch()
	}

	close() {
		this.#wanted = []
		this.#fetching?.controller.abort()
	}

	#touch(page) {
		const entries = this.#pages.get(page)
		if (!entries) return
		this.#pages.delete(page)
		this.#pages.set(page, entries)
	}

	async #fetch() {
		while (this.#wanted.length > 0 && !this.fault) {
			const page = this.#wanted[0],
				controller = new AbortController()
			this.#fetching = { page, controller }
			this.part = 0
			try {
				const from = page * PAGE + 1
				this.#keep(
					page,
					await this.#source.fetch(from, Math.min(PAGE, this.#source.count - from + 1), {
						signal: controller.signal,
						onProgress: part => this.#heard(part),
					}),
				)
			} catch (error) {
				if (!controller.signal.aborted) this.fault = error
			}
			this.#fetching = null
			this.#source.changed()
		}
	}

	#heard(part) {
		this.part = part
		this.#source.changed()
	}

	#keep(page, entries) {
		this.#pages.set(page, entries)
		this.#wanted = this.#wanted.filter(other => other !== page)
		for (const oldest of this.#pages.keys()) if (this.#pages.size > MOST_PAGES) this.#pages.delete(oldest)
	}
}
