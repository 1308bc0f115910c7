// Quarter boards on the card, in stores: of all row sets; for n = 21 and 22, under default limits, of each size of row
// sets; for larger n, or a few units, of neighbouring units. Invariants: boards are counted before they are stored, the
// geometry buffer has the first groups of the row sets in use.

import {buffersFor, CardError, FROM, READ, release, STORAGE, TO, UNIFORM, use} from './memory.js'
import {CHOOSE, ROW_OF_GROUPS, STARTS_AT} from './shaders.js'

const STORED_TO_N = 22
/** Row sets of the first dispatch; its time sets the size of the others. */
const FIRST_SETS = 16
const FIRST_CHUNK = 32
const FILLED = 0.8
/** More units have many row sets. */
const FEW_UNITS = 1024

/** Starts of groups, boards, and from `second` on second words of boards. sets: as in quarters.wgsl.
 * @typedef {{buffer: any, words: number, second: number, sets: Uint32Array}} Store */

function sizeOf(set) {
	let size = 0
	for (; set; set &= set - 1) size++
	return size
}

const choose = (n, k) => (k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k)

export class Quarters {
	/** Stores by key; null: does not fit. @type {Map<string, Store|null>} */ #stores = new Map()
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

	/** Yields groups of units: their indices, and each half's stores of north and south. @param {Uint32Array[]} units */
	async *of(units, milliseconds) {
		this.#milliseconds = milliseconds
		const isSmall = units.length < FEW_UNITS && this.#setsOf(units).length < 2 ** this.card.constants.SIDE / 8
		const indices = [...units.keys()]
		if ((isSmall && this.#stores.size === 0) || this.card.n > STORED_TO_N) return yield* this.#chunksOf(units, indices)
		const {ODD} = this.card.constants
		const all = await this.#stored('all', () => [0, ODD].flatMap(listing => this.#every(listing)))
		if (all) return yield this.#placed({east: [all, all], west: [all, all]}, indices)
		const groups = new Map()
		for (const i of indices) {
			const size = sizeOf(units[i][0])
			if (!groups.has(size)) groups.set(size, [])
			groups.get(size).push(i)
		}
		for (const [size, some] of groups) {
			const {east, west} = await this.#bySize(size)
			if ([...east, ...west].includes(null)) yield* this.#chunksOf(units, some)
			else yield this.#placed({east, west}, some)
		}
	}

	/** East and west together have all rows; each half has as many rows as columns. */
	async #bySize(size) {
		const {SIDE, ODD} = this.card.constants
		const of = (listing, rows) =>
			this.#stored(`${listing} ${rows}`, () => this.#every(listing).filter(word => sizeOf(word & 0xffff) === rows))
		const east = [await of(0, size), await of(0, SIDE - size)]
		return {east, west: [await of(ODD, SIDE - size), await of(ODD, size - ODD)]}
	}

	#every(listing) {
		return [...Array(2 ** this.card.constants.SIDE).keys()].map(set => wordOf(listing, set))
	}

	async #stored(key, sets) {
		if (!this.#stores.has(key)) this.#stores.set(key, await this.#storeIfFits(mixed([...new Set(sets())])))
		return this.#stores.get(key)
	}

	#storeIfFits(sets) {
		return this.#store(sets).catch(error => {
			if (error.why !== 'memory') throw error
			return null
		})
	}

	async *#chunksOf(units, indices) {
		for (let first = 0; first < indices.length; ) {
			const some = indices.slice(first, first + this.#chunk)
			const sets = this.#setsOf(some.map(i => units[i]))
			const store = await (some.length === 1 ? this.#store(sets) : this.#storeIfFits(sets))
			const fitting = store ? Math.min(2, (FILLED * this.card.limit) / (4 * store.words)) : 0.25
			this.#chunk = Math.max(1, Math.floor(some.length * fitting))
			if (!store) continue
			try {
				yield this.#placed({east: [store, store], west: [store, store]}, some)
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

	#placed(halves, indices) {
		const {SIDE} = this.card.constants
		for (const {sets} of new Set([...halves.east, ...halves.west]))
			for (let i = 0; i < sets.length; i += 2)
				this.#geometry[STARTS_AT + ((sets[i] >> 16) << SIDE) + (sets[i] & 0xffff)] = sets[i + 1]
		this.card.device.queue.writeBuffer(this.geometry, 0, this.#geometry)
		return {halves, indices}
	}
}

/** Every so many-th entry, by the golden ratio, because neighbours cost alike. */
export function mixed(list) {
	const {length} = list
	let step = Math.max(1, Math.round(length * 0.618034))
	while (divisor(step, length) > 1) step++
	return list.map((_, i) => list[(i * step) % length])
}

const divisor = (a, b) => (b === 0 ? a : divisor(b, a % b))

const wordOf = (listing, set) => (listing << 16) | set
