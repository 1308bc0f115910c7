// An instance of nqueens.wasm or searches.wasm (c/wasm.c, c/wasm_moving.c) with one walk. It reads a moment from the
// report that c/wasm.c writes, in the same order.

import {kinds, lines} from '#searches'
import {BEFORE, FOUND, Memory, MORE} from './instance.js'
import {BEGINNINGS, MAX_N} from './known.js'
import {VERDICTS} from './moment.js'

function wasFound(end) {
	if (end === BEFORE) throw new RangeError('before the state')
	return end === MORE ? undefined : end === FOUND
}

/** Squares that hill climbing visits in a slice of a few milliseconds. */
const SQUARES = 4_000_000
/** Overview of a large board: average number of queens per field, and number of parts into which rows are grouped. */
const IN_A_FIELD = 4
const PARTS = 256

export class WalkInstance extends Memory {
	given = []
	blocked = []
	#chance = {}
	#mostSteps = Infinity

	report(length) {
		return this.view(Float64Array, this.exports.report_at(), length)
	}

	#write(bytes) {
		this.bytes(this.exports.text_at(), bytes.length).set(bytes)
	}

	start({search, place, arrays, n, startRow, given = [], blocked = [], ...chance}) {
		Object.assign(this, {search, n, startRow, given, blocked, names: arrays})
		if (this.exports.start(place, n, startRow) !== 1) return false
		if (search === 'hill-climbing') this.#mostSteps = Math.ceil(SQUARES / n ** 2)
		return this.#setUp([...given, ...blocked]) && this.#takeChance(chance)
	}

	/** @param {any} chance  options of a randomised search, else {} */
	#takeChance(chance) {
		if (chance.seed === undefined) return true
		this.#chance = chance
		return this.exports.chance(chance.seed, BEGINNINGS.indexOf(chance.begin), chance.sideways, chance.restarts) === 1
	}

	#setUp(squares) {
		if (squares.length === 0) return true
		this.#write(squares.flatMap(({row, col}) => [row, col]))
		return this.exports.set_up(this.given.length, this.blocked.length) === 1
	}

	get state() {
		return this.bytes(this.exports.state_at(), this.exports.state_bytes()).slice()
	}

	resume(state) {
		this.bytes(this.exports.state_at(), state.length).set(state)
		this.exports.resume()
	}

	extend(steps) {
		return this.exports.extend(Math.min(steps, this.#mostSteps)) === FOUND
	}

	known() {
		return this.exports.known()
	}

	seek(what, ordinal, steps) {
		return wasFound(this.exports.seek(this.#bits(what), ordinal, Math.min(steps, this.#mostSteps)))
	}

	find({kind, row, col}, after, steps) {
		return wasFound(this.exports.find(after, this.#bits(kind), row, col, steps))
	}

	nextOrdinal(kinds) {
		return this.exports.next_ordinal(this.#bits(kinds))
	}

	previousOrdinal(kinds) {
		return this.exports.previous_ordinal(this.#bits(kinds))
	}

	#bits(what) {
		if (what === 'step') return 2 ** kinds.length - 1
		const bit = kind => 1 << (kind === 'probe' ? kinds.length : kinds.indexOf(kind))
		return [what].flat().reduce((bits, kind) => bits | bit(kind), 0)
	}

	moment() {
		const isChance = 'seed' in this.#chance,
			report = this.report(isChance ? this.exports.moved() : this.exports.moment())
		const {n, ...walk} = /** @type {any} */ (this),
			isLarge = n > MAX_N,
			moment = readMoment(report, {...walk, n: isLarge ? 0 : n})
		if (isChance) {
			const [from, moves, restarts, pairs, before] = [...report].slice(-5)
			const counters = {...(this.#chance.restarts > 0 && {restarts}), moves, pairs, ...moment.counters}
			const moved = {from: from < 0 ? null : from, pairs, before, course: this.#course()}
			Object.assign(moment, {...this.#chance, counters, moved})
		}
		return isLarge ? {...moment, n, ...this.#largeBoard()} : moment
	}

	#course() {
		const [spacing, ...pairs] = this.report(this.exports.course())
		const known = pairs.pop()
		return {spacing, pairs, known}
	}

	#largeBoard() {
		const {exports, n} = /** @type {any} */ (this),
			queens = this.view(Int32Array, exports.columns(), n).slice()
		const conflicts = this.bytes(exports.conflicts(), n).slice(),
			across = Math.max(1, Math.floor(Math.sqrt(n / IN_A_FIELD))),
			parts = Math.min(n, PARTS)
		const fields = this.bytes(exports.overview(across, parts), across ** 2).slice()
		return {queens, conflicts, overview: {across, fields, attacked: [...this.report(parts)]}}
	}

	marks(what) {
		const [spacing, ...counts] = this.report(this.exports.marks(this.#bits(what)))
		return {spacing, known: this.known(), counts: Float64Array.from(counts)}
	}

	/** The node of the search tree with these queens, or null. row: the next row, or -1; cut: bitmask of pruned
	 * columns. */
	treeAt(columns) {
		this.#write(columns)
		const packed = this.exports.tree_at(columns.length)
		return packed < 0 ? null : {row: Math.floor(packed / 2 ** 32) - 1, cut: packed % 2 ** 32}
	}

	treeNodes(moves) {
		const length = this.exports.tree_nodes(moves)
		return length > 0 ? [...this.report(length)] : undefined
	}
}

const orNull = place => (place < 0 ? null : place)

/** @returns {import('./moment.js').Moment} */
function readMoment(report, {n, search, startRow, given, blocked, names}) {
	let at = 0
	const read = () => report[at++]
	const list = (length, item = /** @type {(_: any, i: number) => any} */ (read)) => [...Array(length)].map(item)

	const step = read()
	const event = readEvent(read)
	const [tests, probes, places, removes, checks, solutions] = list(6)
	const depth = read(),
		frames = list(read(), () => ({row: read(), col: read()}))
	const queens = list(n)
	const attackers = list(n * n)
	const frontier = read() ? readFrontier(read, list, n) : null
	const arrays = list(read(), (_, i) => {
		const [lowest, length, width] = list(3)
		return {name: names[i], lowest, width, cells: list(length)}
	})

	const left = arrays.find(({name}) => name === 'left')?.cells ?? null
	const counters = {tests, probes, places, removes, checks, solutions}
	const stack = frames.slice(0, depth),
		rows = frames.map(({row}) => row)
	const outcome = event.kind === 'done' ? (event.verdict ?? 'count') : null
	const walk = {n, search, startRow, given, blocked}
	return {...walk, step, event, queens, attackers, stack, depth, rows, counters, left, arrays, frontier, outcome}
}

/** @returns {any} */
function readEvent(read) {
	const [kind, row, col] = [kinds[read()], orNull(read()), orNull(read())]
	const verdict = VERDICTS[read()]
	const by = {row: read(), col: read(), line: lines[read()]}
	const emptied = verdict === 'empties' ? by.row : null
	return {kind, row, col, verdict, by: verdict === 'attacked' ? by : null, emptied}
}

function readFrontier(read, list, n) {
	const [level, index, sizes] = [read(), orNull(read()), list(n + 1)]
	const next = list(read(), () => list(n))
	return {level, size: sizes[level], index, found: sizes[level + 1] ?? 0, sizes, next}
}
