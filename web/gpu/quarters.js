// Quarter boards on the card. A store has the boards of all row sets. If these do not fit, it has one chunk of units.
// Invariants: boards are counted before they are stored; the geometry buffer has the groups of the row sets in use.

import {buffersFor, CardError, FROM, READ, release, STORAGE, TO, UNIFORM, use} from './memory.js'
import {CHOOSE, ROW_OF_GROUPS, STARTS_AT} from './shaders.js'

const STORED_TO_N = 22
/** Row sets of the first dispatch; later dispatches adapt to its time. */
const FIRST_SETS = 16
const FIRST_CHUNK = 32
const FILLED = 0.8
/** This many units are assumed to need many row sets. */
const FEW_UNITS = 1024

/** buffer: starts of groups, then the boards' first words, then, from `second` on, their second words; sets: see
 * quarters.wgsl.
 * @typedef {{buffer: any, words: number, second: number, sets: Uint32Array}} Store */

function sizeOf(set) {
	let size = 0
	for (; set; set &= set - 1) size++
	return size
}

const choose = (n, k) => (k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k)

export class Quarters {
	/** The store of all row sets; null if too large. @type {Store|null|undefined} */ #all
	#chunk = FIRST_CHUNK
	#milliseconds = () => Infinity
	#rank
	#geometry
	/** @type {Record<string, any>} */ #buffers = {}

	/** @param {import('./card.js').Card} card */
	constructor(card) {
		this.card = card
		const {SIDE} = card.constants
		const met = new Uint32Array(16)
		this.#rank = Uint32Array.from({length: 2 ** SIDE}, (_, set) => met[sizeOf(set)]++)
		this.#geometry = new Uint32Array(STARTS_AT + 2 ** (SIDE + 1))
		this.#geometry.set(card.shape)
		for (let i = 0; i < 256; i++) this.#geometry[CHOOSE + i] = choose(i >> 4, i & 15)
	}

	async open() {
		this.#buffers = await buffersFor(this.card.device, {
			portion: [32, UNIFORM | TO],
			rank: [4 * this.#rank.length, STORAGE | TO],
			geometry: [4 * this.#geometry.length, STORAGE | TO],
			nothing: [16, STORAGE],
			end: [16, READ | TO],
		})
		this.card.device.queue.writeBuffer(this.#buffers.rank, 0, this.#rank)
	}

	get geometry() {
		return this.#buffers.geometry
	}

	/** Yields indices and the store of each chunk of units. @param {Uint32Array[]} units */
	async *of(units, milliseconds) {
		this.#milliseconds = milliseconds
		const isSmall = units.length < FEW_UNITS && this.#setsOf(units).length < 2 ** this.card.constants.SIDE / 8
		if (this.card.n <= STORED_TO_N && this.#all === undefined && !isSmall)
			this.#all = await this.#storeIfFits(mixed(this.#every()))
		if (this.#all) return yield this.#placed(this.#all, [...units.keys()])
		yield* this.#chunksOf(units)
	}

	#every() {
		const {SIDE, ODD} = this.card.constants
		return [...Array(2 ** (SIDE + ODD)).keys()].map(word => wordOf(word >> SIDE, word % 2 ** SIDE))
	}

	#storeIfFits(sets) {
		return this.#store(sets).catch(error => {
			if (error.why !== 'memory') throw error
			return null
		})
	}

	/** Units with the same number of rows in the north share row sets. */
	async *#chunksOf(units) {
		const sizes = units.map(([north]) => sizeOf(north))
		const indices = [...units.keys()].sort((a, b) => sizes[a] - sizes[b])
		for (let first = 0; first < indices.length; ) {
			const some = indices.slice(first, first + this.#chunk)
			const sets = this.#setsOf(some.map(i => units[i]))
			const store = await (some.length === 1 ? this.#store(sets) : this.#storeIfFits(sets))
			const fitting = store ? Math.min(2, (FILLED * this.card.limit) / (4 * store.words)) : 0.25
			this.#chunk = Math.max(1, Math.floor(some.length * fitting))
			if (!store) continue
			try {
				yield this.#placed(store, some)
			} finally {
				store.buffer.destroy()
			}
			first += some.length
		}
	}

	#setsOf(units) {
		const {SIDE, ODD} = this.card.constants
		const all = (1 << SIDE) - 1
		return [
			...new Set(
				units.flatMap(([north, south]) => [
					...[wordOf(0, north), wordOf(0, south)],
					...[wordOf(ODD, all & ~north), wordOf(ODD, all & ~ODD & ~south)],
				]),
			),
		]
	}

	async #store(sets) {
		const {device, constants, limit} = this.card
		const {end: read} = this.#buffers
		const {words, groups} = this.#grouped(sets)
		const tables = await buffersFor(device, {
			sets: [4 * words.length, STORAGE | TO],
			places: [4 * (groups + 1), STORAGE | FROM],
		})
		device.queue.writeBuffer(tables.sets, 0, words)
		try {
			await this.#list(tables, {groups, length: sets.length, boards: this.#buffers.nothing, second: 0, fill: 0})
			this.#run('scan', [this.#buffers.portion, tables.places], 1)
			this.#copy(tables.places, 4 * groups, read, 4)
			const [end] = await this.card.read(read, 4)
			const second = end - groups - 1
			const total = end + (constants.WORDS - 1) * second
			if (4 * total > limit) throw new CardError('memory', `${4 * total} bytes of quarter boards`)
			const {buffer} = await buffersFor(device, {buffer: [4 * total, STORAGE | TO]})
			this.#copy(tables.places, 0, buffer, 4 * (groups + 1))
			await this.#list(tables, {groups, length: sets.length, boards: buffer, second, fill: 1})
			return {buffer, words: total, second, sets: words}
		} finally {
			release(tables)
		}
	}

	#submit(work) {
		const encoder = this.card.device.createCommandEncoder()
		work(encoder)
		this.card.device.queue.submit([encoder.finish()])
	}

	#copy(from, at, to, bytes) {
		this.#submit(encoder => encoder.copyBufferToBuffer(from, at, to, 0, bytes))
	}

	/** @param {any} tables */
	async #list({sets, places}, {groups, length, boards, second, fill}) {
		const {portion, rank, end: read} = this.#buffers
		let atOnce = FIRST_SETS
		for (let first = 0, end; first < length; first = end) {
			end = Math.min(first + atOnce, length)
			const begun = performance.now()
			this.card.device.queue.writeBuffer(portion, 0, Uint32Array.of(first, end, groups, second, fill))
			this.#run('quarters', [portion, sets, rank, places, boards], ((end - first) * this.card.constants.CODES) / 64)
			if (first > 0) continue
			this.#copy(places, 0, read, 4)
			await this.card.read(read, 4)
			atOnce = Math.max(1, Math.floor((end * this.#milliseconds()) / (performance.now() - begun)))
		}
	}

	#run(name, buffers, groups) {
		this.#submit(encoder => {
			const pass = encoder.beginComputePass()
			use(this.card, pass, name, buffers)
			pass.dispatchWorkgroups(Math.min(Math.ceil(groups), ROW_OF_GROUPS), Math.ceil(groups / ROW_OF_GROUPS))
			pass.end()
		})
	}

	#grouped(sets) {
		const {SIDE, CLASSES} = this.card.constants
		const words = new Uint32Array(2 * sets.length)
		let groups = 0
		sets.forEach((word, i) => {
			words.set([word, groups], 2 * i)
			groups += CLASSES * choose(SIDE, sizeOf(word & 0xffff))
		})
		return {words, groups}
	}

	#placed(store, indices) {
		const {SIDE} = this.card.constants
		const {sets} = store
		for (let i = 0; i < sets.length; i += 2)
			this.#geometry[STARTS_AT + ((sets[i] >> 16) << SIDE) + (sets[i] & 0xffff)] = sets[i + 1]
		this.card.device.queue.writeBuffer(this.geometry, 0, this.#geometry)
		return {store, indices}
	}
}

/** Reorders a list in steps of the golden ratio, because neighbours take similar times. */
export function mixed(list) {
	const size = 2 ** Math.ceil(Math.log2(list.length))
	const step = 2 * Math.floor(size * 0.309017) + 1 // odd, to reach all
	const places = [...Array(size).keys()].map(i => (i * step) % size)
	return places.filter(place => place < list.length).map(place => list[place])
}

const wordOf = (listing, set) => (listing << 16) | set
