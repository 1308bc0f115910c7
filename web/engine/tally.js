// Units of a count. Invariant: each unit is in exactly one of `#open`, `#out` (given to a worker) and `#done`. Spans
// are sorted and merged.

import {crc32c, VERSION} from './shard-lines.js'

/**
 * @typedef {[first: number, end: number]} Span
 * @typedef {[first: number, end: number, sum: bigint]} Counted
 * @typedef {{version: number, n: number, way: number, units: number, done: Span[], sum: bigint,
 *   shard?: string, onCard?: Counted[], crc32c: string}} Saved  crc32c: of all other fields; shard: `I/K`;
 *   onCard: ranges that a graphics card has counted, with their sums
 */

const FIRST_UNITS = 8
const GROWTH = 4
/** Shortest useful duration of a range, because each range costs messages. */
const SHORTEST_MS = 2
/** Lower bound of a measured time, because browser clocks are coarse. */
const SHORTEST_TOOK = 0.01

export class Tally {
	sum = 0n
	done = 0
	#open
	#out = new Map()
	#done = []
	#paces = new Map()
	#tickets = 0
	#onCard = []

	constructor(plan, saved = undefined) {
		this.plan = plan
		this.#open = [[0, plan.units]]
		if (!isSaved(saved, plan)) return
		this.#done = saved.done.map(([first, end]) => [first, end])
		this.#open = gaps(this.#done, plan.units)
		this.done = unitsIn(this.#done)
		this.sum = saved.sum
		this.#onCard = [...(saved.onCard ?? [])]
	}

	get complete() {
		return this.done === this.plan.units
	}

	get available() {
		return this.#open.length > 0
	}

	/** Takes a range, or returns null if no unit is open. Ranges shrink towards the end: all workers finish together. */
	take(who, {milliseconds = 120, sharers = 1} = {}) {
		if (!this.available) return null
		const [first, last] = this.#open[0]
		const pace = this.#paces.get(who) ?? this.#paces.get(undefined)
		const fitting = pace ? pace.units * Math.min(milliseconds / pace.took, GROWTH) : FIRST_UNITS
		const share = sharers === 1 ? Infinity : unitsIn(this.#open) / (2 * sharers)
		const least = pace ? pace.units * (SHORTEST_MS / pace.took) : 1
		const end = Math.min(first + Math.max(1, Math.round(Math.min(fitting, Math.max(share, least)))), last)
		const ticket = ++this.#tickets
		if (end === last) this.#open.shift()
		else this.#open[0] = [end, last]
		this.#out.set(ticket, {who, first, end})
		return {ticket, first, end, milliseconds: pace && (pace.took / pace.units) * (end - first)}
	}

	/** Returns the range, or undefined if another worker has it now. sums: one per unit, for NotedTally in
	 * web/terminal/ledger.js. @param {any} [_sums] @param {string} [_kernel] */
	finish(ticket, sum, took, _sums, _kernel) {
		const range = this.#out.get(ticket)
		if (!range) return undefined
		const {who, first, end} = range
		this.#out.delete(ticket)
		insert(this.#done, first, end)
		this.done += end - first
		this.sum += sum
		const pace = {units: end - first, took: took > SHORTEST_TOOK && took < Infinity ? took : SHORTEST_TOOK}
		this.#paces.set(who, pace).set(undefined, pace)
		return range
	}

	/** Restores counted units, sorted by number. */
	restore(counted) {
		for (const {unit, sum, isOnCard} of counted) {
			const last = this.#done.at(-1)
			if (last?.[1] === unit) last[1]++
			else this.#done.push([unit, unit + 1])
			this.sum += sum
			if (isOnCard) this.noteOnCard(unit, unit + 1, sum)
		}
		this.done = counted.length
		this.#open = gaps(this.#done, this.plan.units)
	}

	/** Records that a card has counted a finished range. */
	noteOnCard(first, end, sum) {
		const last = this.#onCard.at(-1)
		if (last?.[1] === first) this.#onCard[this.#onCard.length - 1] = [last[0], end, last[2] + sum]
		else this.#onCard.push([first, end, sum])
	}

	/** Reopens and returns all ranges that a card has counted, also in earlier runs. */
	retractCard() {
		const ranges = this.#onCard.splice(0)
		for (const [first, end, sum] of ranges) {
			this.#done = this.#done.flatMap(span => without(span, first, end))
			insert(this.#open, first, end)
			this.done -= end - first
			this.sum -= sum
		}
		return ranges
	}

	lose(who) {
		for (const [ticket, {who: holder, first, end}] of this.#out) {
			if (holder !== who) continue
			this.#out.delete(ticket)
			insert(this.#open, first, end)
		}
		this.#paces.delete(who)
	}

	saved() {
		const {n, way, units} = this.plan
		const done = this.#done.map(([first, end]) => /** @type {Span} */ ([first, end]))
		const shard = shardIn(this.plan)
		const onCard = this.#onCard.length > 0 && {onCard: [...this.#onCard]}
		return withChecksum({version: VERSION, n, way, units, done, sum: this.sum, ...(shard && {shard}), ...onCard})
	}
}

const shardIn = ({shard}) => shard && `${shard.index}/${shard.of}`

/** @param {Omit<Saved, 'crc32c'>} saved */
const checksumOf = ({version, n, way, units, done, sum, shard, onCard}) =>
	crc32c([version, n, way, units, done, sum, ...(shard ? [shard] : []), ...(onCard ?? [])].join(' '))

/** @param {Omit<Saved, 'crc32c'>} saved @returns {Saved} */
export const withChecksum = saved => ({...saved, crc32c: checksumOf(saved)})

/** @returns {saved is Saved} */
export function isSaved(saved, plan) {
	if (typeof saved !== 'object' || saved === null) return false
	const {version, n, way, units, done, sum, shard, onCard = []} = saved
	if (shard !== shardIn(plan)) return false
	if (version !== VERSION || n !== plan.n || way !== plan.way || units !== plan.units) return false
	if (!Array.isArray(onCard) || !onCard.every(range => Array.isArray(range) && range.length === 3)) return false
	if (typeof sum !== 'bigint' || sum !== BigInt.asUintN(64, sum)) return false
	return areSpans(done, units) && (done.length > 0 || sum === 0n) && saved.crc32c === checksumOf(saved)
}

function areSpans(spans, units) {
	if (!Array.isArray(spans)) return false
	let last = -1
	for (const span of spans) {
		if (!Array.isArray(span) || span.length !== 2 || !span.every(Number.isInteger)) return false
		const [first, end] = span
		if (first <= last || end <= first || end > units) return false
		last = end
	}
	return true
}

function gaps(spans, units) {
	const ends = [0, ...spans.map(([, end]) => end)]
	return ends.map((end, i) => [end, spans[i]?.[0] ?? units]).filter(([first, end]) => first < end)
}

function without([from, to], first, end) {
	const rest = [
		[from, Math.min(first, to)],
		[Math.max(end, from), to],
	]
	return rest.filter(([from, to]) => from < to)
}

const unitsIn = spans => spans.reduce((sum, [first, end]) => sum + end - first, 0)

function insert(spans, first, end) {
	const before = spans.findIndex(span => span[1] >= first)
	const at = before < 0 ? spans.length : before
	let after = at
	if (spans[at]?.[1] === first) first = spans[after++][0]
	if (spans[after]?.[0] === end) end = spans[after++][1]
	spans.splice(at, after - at, [first, end])
}
