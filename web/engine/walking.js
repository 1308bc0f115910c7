// Walks in a worker or on the page's thread. Invariant: the present moment changes only when a seek has found its
// goal. Moves of one walk run in turn, because they share its moment.

import {arrays as searches, kinds, lines} from '#searches'
import {closed, serve} from './calls.js'
import {noNode} from './arguments.js'
import {createInstance} from './instance.js'
import {inSlices, inTurn} from './job.js'
import {MAX_STEP} from './known.js'
import {WalkInstance} from './walk-instance.js'

const MOST_MOVES = 2_000_000

const DESCRIBED = {kinds, lines, searches}

export default function begin(port) {
	const walks = new Map()
	let opened = 0
	const host = {
		async open(module, options) {
			const id = ++opened // others may open meanwhile
			walks.set(id, new Walking(new WalkInstance(await createInstance(module), DESCRIBED), options))
			return id
		},
		close(id) {
			walks.get(id)?.close()
			walks.delete(id)
		},
	}

	serve(port, async (method, args, lasting) => {
		if (method in host) return host[method](...args)
		const [id, ...rest] = args
		const walk = walks.get(id)
		if (!walk) throw closed()
		return {value: await walk[method](...rest, lasting), length: walk.length}
	})
}

/** @import {Askable} from './methods.js' @implements {Askable} */
export class Walking {
	length
	#instance
	#closed = false
	#inTurn = inTurn()
	#inTurnOfBranches = inTurn()

	constructor(instance, walk) {
		if (!instance.start(walk)) throw new RangeError(`a walk of n = ${walk.n} needs more memory than there is`)
		this.#instance = instance
	}

	async moment() {
		return this.#instance.moment()
	}

	seek(step, lasting) {
		return this.#inTurn(() => this.#goTo(step, lasting))
	}

	until(step, kinds, lasting) {
		return this.#inTurn(async () => {
			const ordinal = this.#instance.nextOrdinal(kinds),
				moment = await this.#goTo(step, lasting)
			return this.#instance.nextOrdinal(kinds) > ordinal ? this.#momentOf(kinds, ordinal, lasting) : moment
		})
	}

	next(sought, lasting) {
		const from = () => (sought.kind ? this.#instance.moment().step : this.#instance.nextOrdinal(sought))
		return this.#inTurn(() => this.#momentOf(sought, from(), lasting))
	}

	previous(kinds, lasting) {
		return this.#inTurn(async () => {
			const ordinal = this.#instance.previousOrdinal(kinds)
			return ordinal === 0 ? null : this.#momentOf(kinds, ordinal, lasting)
		})
	}

	reach(kinds, ordinal, lasting) {
		return this.#inTurn(() => this.#momentOf(kinds, ordinal, lasting))
	}

	peek(kinds, ordinal, lasting) {
		return this.#inTurn(async () => {
			const {step} = this.#instance.moment()
			const seen = await this.#momentOf(kinds, ordinal, lasting)
			await this.#find('step', step)
			return seen
		})
	}

	async measure(lasting) {
		const extend = steps => (this.#instance.extend(steps) ? this.#instance.known() : undefined)
		return (this.length = await this.#inSlices(extend, lasting))
	}

	async marks(what) {
		return this.#instance.marks(what)
	}

	tree(columns, levels, lasting) {
		return this.#inTurnOfBranches(() => this.#branch(columns, levels, lasting))
	}

	async #branch(columns, levels, lasting) {
		const {n, given} = this.#instance,
			at = this.#instance.treeAt(columns)
		if (!at) throw noNode(columns)
		const node = {col: columns.at(-1) ?? -1, ...at},
			open = at.row < 0 ? [] : [...Array(n).keys()].filter(next => !((at.cut >>> next) & 1))
		if (levels === 0 && open.length > 0) return {...node, nodes: await this.#countNodes(lasting), children: null}
		const children = []
		for (const next of open) children.push(await this.#branch([...columns, next], levels - 1, lasting))
		return {...node, nodes: summed(children, n - given.length - columns.length), children}
	}

	async #countNodes(lasting) {
		let left = MOST_MOVES
		const slice = steps => this.#instance.treeNodes(steps) ?? ((left -= steps) < 0 ? null : undefined)
		return this.#inSlices(slice, lasting)
	}

	close() {
		this.#closed = true
	}

	async #goTo(step, lasting) {
		if (!(await this.#find('step', Math.min(step, MAX_STEP), lasting)))
			await this.#find('step', this.#instance.known(), lasting)
		return this.#instance.moment()
	}

	async #momentOf(kinds, ordinal, lasting) {
		return (await this.#find(kinds, ordinal, lasting)) ? this.#instance.moment() : null
	}

	async #find(what, from, lasting) {
		const seek = steps => this.#instance.seek(what, from, steps)
		const scan = steps => {
			const answer = this.#instance.find(what, from, steps)
			from += steps
			return answer
		}
		const answer = await this.#inSlices(what.kind ? scan : seek, lasting)
		if (!answer) this.length = this.#instance.known()
		return answer
	}

	#inSlices(slice, lasting) {
		const open = steps => {
			if (this.#closed) throw closed()
			return slice(steps)
		}
		return inSlices(open, {...lasting, part: () => this.#instance.known()})
	}
}

function summed(children, below) {
	if (children.some(child => !child.nodes)) return null
	const sumAt = depth => children.reduce((sum, child) => sum + child.nodes[depth], 0)
	return [1, ...[...Array(below).keys()].map(depth => sumAt(depth))]
}
