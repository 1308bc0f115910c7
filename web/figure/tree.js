// The loaded part of the open walk's search tree. Invariant: `root` belongs to that walk; loaded branches stay loaded.

import {lazySearches} from '../searches/lazy-searches.js'
import {grafted, nodeOn, sum} from '../views/branches.js'

const WHOLE = 2500
const LEVELS = 3
const COUNTED_N = 12,
	WHOLE_N = 8

const treeOf = ({n, search, startRow, given, blocked}) =>
	JSON.stringify([n, startRow, given, blocked, lazySearches()?.screens[search] && search])

export class KnownTree {
	root = null
	open = []
	focus = null
	#n = 0
	#of = ''
	#isLoading = false
	#fetch
	#changed

	/** @param {(path: number[], levels: number) => Promise<any>} ask  resolves to a Branch (engine/moment.js) if known
	 * @param {() => void} changed */
	constructor(ask, changed) {
		this.#fetch = ask
		this.#changed = changed
	}

	async of(moment) {
		const wanted = treeOf(moment),
			isNow = () => wanted === this.#of
		if (isNow() && (this.root || this.#isLoading)) return
		Object.assign(this, {root: null, open: [], focus: null})
		this.#n = moment.n
		this.#of = wanted
		this.#isLoading = true
		const root = await this.#fetch([], this.#levels(null))
		if (!isNow()) return
		this.#isLoading = false
		const hasLevels = root?.row >= 0 || moment.given.length === moment.n
		if (!hasLevels) return
		this.root = root
		this.#changed()
	}

	#levels(branch) {
		const n = this.#n
		return n <= WHOLE_N || (branch?.nodes && sum(branch.nodes) <= WHOLE) ? n : n <= COUNTED_N ? LEVELS : 1
	}

	async expand(path) {
		for (this.open = path; this.root && this.open === path; ) {
			const {branch, depth} = nodeOn(this.root, this.#n, path)
			if (branch.children) break
			const known = this.root,
				part = await this.#fetch(path.slice(0, depth), this.#levels(branch))
			if (!part || this.root !== known) break
			this.root = grafted(known, path.slice(0, depth), part)
		}
		if (this.open === path && this.root) this.open = path.slice(0, nodeOn(this.root, this.#n, path).depth)
		this.#changed()
	}

	point(path) {
		if (String(path) === String(this.focus)) return
		this.focus = path
		this.#changed()
	}
}
