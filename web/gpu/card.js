// Counts units of the half-board join on a graphics card.
//
//     halves → tiles → plan → sizes → pairs        a batch of units; its lists are in buffers of fixed size
//
// Invariant: a sum is returned only if all lists of its batch fitted and the device was sound when the sum was read.

import {buffersFor, CardError, FROM, INDIRECT, READ, STORAGE, TO, UNIFORM, use} from './memory.js'
import {mixed, Quarters} from './quarters.js'
import {constantsOf, MOST_UNITS, shadersOf, USED} from './shaders.js'

/** Batches sent ahead, so that the card need not wait. */
const AHEAD = 2
const FIRST_UNITS = 4
const GROWTH = 8
const MOST_PORTIONS = 64
/** Fewest tiles per portion; fewer tiles would gain little. */
const LEAST_TILES = 256
/** Share of a list that a batch should fill. */
const FILLED = 0.8
/** Tiles per word of `commons`. Each half of a unit begins a new word, so a unit needs at least two words. */
const WORD_TILES = 32
const LEAST_BYTES = 2 ** 12
/** Larger lists gain little. */
const USEFUL_BYTES = 2 ** 29
const UNIT_RESULTS = 16
const USED_BYTES = 32
const BATCH_BYTES = 32

const listBytes = (n, limit) => Math.min(limit, n < 19 ? 2 ** (24 + Math.max(0, n - 16)) : limit)

/** Packed by card_unit of c/wasm_count.c. @typedef {Uint32Array} Unit */

export class Card {
	/** @type {Record<string, any>} */ pipelines
	#quarters
	/** @type {Record<string, any>} */ #lists = {}
	/** List capacities in entries, indexed by USED. */ #room = []
	#mostUnits = MOST_UNITS
	#slots = []
	#units = FIRST_UNITS
	/** Number of portions of a single unit's tiles. Each portion fits `quads` and takes little time. */
	#portions = 1
	#leastPortions = 1
	isShort = false
	/** @type {CardError|undefined} */ #broken

	/** device: an exclusive GPUDevice; n: MIN_CARD_N … MAX_CARD_N; shape: card_shape of c/wasm_count.c */
	constructor(device, n, shape) {
		this.device = device
		this.n = n
		this.shape = shape
		this.constants = constantsOf(n)
		const {maxStorageBufferBindingSize} = device.limits
		this.limit = Math.min(maxStorageBufferBindingSize, this.constants.RECORD * USEFUL_BYTES)
		this.#quarters = new Quarters(this)
		device.lost.then(({message}) => (this.#broken ??= new CardError('lost', message)))
		device.onuncapturederror = ({error}) => (this.#broken ??= new CardError('fault', error.message))
	}

	async open() {
		const compiled = Object.entries(shadersOf(this.constants)).map(async ([label, code]) => {
			const compute = {module: this.device.createShaderModule({label, code}), entryPoint: 'main'}
			return [label, await this.device.createComputePipelineAsync({label, layout: 'auto', compute})]
		})
		const made = await Promise.all(compiled).catch(error => {
			throw this.#broken ?? new CardError('fault', error.message)
		})
		this.pipelines = Object.fromEntries(made)
		await this.#quarters.open()
		await this.#makeLists()
		for (let i = 0; i < AHEAD; i++) this.#slots.push(await this.#makeSlot())
	}

	async #makeLists() {
		for (let bytes = listBytes(this.n, this.limit); ; bytes /= 2) {
			try {
				return await this.#makeListsOf(bytes)
			} catch (error) {
				if (error.why !== 'memory' || bytes / 2 < LEAST_BYTES) throw error
				this.isShort = true
			}
		}
	}

	async #makeListsOf(bytes) {
		const {TILE, STRIDE, RECORD, S} = this.constants
		const [records, scratch, words, quads] = [4 * RECORD, 16 * RECORD, (32 / RECORD) * TILE * WORD_TILES, 32].map(
			entry => Math.floor(bytes / entry),
		)
		const tiles = (words + 2) * WORD_TILES
		const units = Math.min(MOST_UNITS, Math.floor(bytes / (8 * STRIDE)))
		if (units === 0) throw new CardError('memory', `${bytes} bytes are too few for a unit`)
		this.#lists = await buffersFor(this.device, {
			records: [4 * RECORD * records, STORAGE],
			lists: [8 * STRIDE * units, STORAGE],
			scratch: [8 * RECORD * scratch, STORAGE],
			tiles: [16 * TILE * tiles, STORAGE],
			commons: [(4 * (S + 1) * tiles) / WORD_TILES, STORAGE],
			quads: [16 * quads, STORAGE],
			quadTiles: [32 * quads, STORAGE],
			used: [USED_BYTES, STORAGE | FROM | TO],
			indirect: [32, STORAGE | INDIRECT],
		})
		this.#mostUnits = units
		this.#room = [records, tiles, quads, scratch]
	}

	#makeSlot() {
		return buffersFor(this.device, {
			uniforms: [BATCH_BYTES, UNIFORM | TO],
			units: [16 * MOST_UNITS, UNIFORM | TO],
			results: [UNIT_RESULTS * MOST_UNITS, STORAGE | FROM | TO],
			back: [UNIT_RESULTS * MOST_UNITS + USED_BYTES, READ | TO],
		})
	}

	/** Sums of the units, in order; NaN for a unit that does not fit the lists. Rejects once the card is closed.
	 * milliseconds() is the present limit for a batch.
	 * @param {Unit[]} units @returns {Promise<Float64Array>} */
	async count(units, milliseconds) {
		const sums = new Float64Array(units.length)
		for await (const {store, indices} of this.#quarters.of(units, milliseconds))
			await this.#countAll(units, mixed(indices), store, {sums, milliseconds})
		return sums
	}

	async #countAll(units, indices, store, {sums, milliseconds}) {
		const free = [...this.#slots]
		const underWay = []
		let at = 0
		let last = 0
		while (at < indices.length || underWay.length > 0) {
			if (at < indices.length && free.length > 0) {
				const some = indices.slice(at, at + Math.min(this.#units, this.#mostUnits))
				const slot = free.pop()
				const done = this.#submit(some, units, slot, store)
				done.catch(() => {}) // the first batch that fails reports the error
				at += some.length
				underWay.push({some, slot, done, begun: performance.now()})
				continue
			}
			const {some, slot, begun, done} = underWay.shift()
			const {words, used} = await done
			const now = performance.now()
			if (used[USED.FULL] === 0) some.forEach((index, i) => (sums[index] = sumOf(units[index], words, 4 * i)))
			else if (some.length > 1 || this.#splitMore(used)) indices.push(...some)
			else sums[some[0]] = NaN
			this.#adapt(some.length, used, now - Math.max(begun, last), milliseconds())
			last = now
			free.push(slot)
		}
	}

	#adapt(units, used, took, milliseconds) {
		const filled = Math.max(...this.#room.map((room, list) => used[list] / room))
		const fitting = used[USED.FULL] ? 0.5 : Math.min(GROWTH, FILLED / filled, milliseconds / took)
		this.#units = Math.max(1, Math.floor(units * fitting))
		const isLong = units === 1 && !used[USED.FULL]
		const portions = isLong ? Math.ceil(Math.min(took / milliseconds, used[USED.TILES] / LEAST_TILES)) : 1
		this.#portions = Math.min(Math.max(portions, this.#leastPortions), MOST_PORTIONS)
	}

	/** Doubles #leastPortions; false if more cannot help. */
	#splitMore(used) {
		const isFull = list => used[list] > this.#room[list]
		if ([USED.RECORDS, USED.TILES, USED.SCRATCH].some(isFull) || this.#leastPortions === MOST_PORTIONS) return false
		this.#leastPortions *= 2
		return true
	}

	async #submit(indices, every, slot, store) {
		const units = indices.map(i => every[i])
		const portions = units.length === 1 ? this.#portions : 1
		const {device} = this
		const {used} = this.#lists
		const bytes = UNIT_RESULTS * units.length
		const words = units.flatMap(([north, south, first, , second]) => [north, south, first | (second > 0 ? 2 : 0), 0])
		device.queue.writeBuffer(slot.units, 0, Uint32Array.from(words))
		for (let portion = 0; portion < portions; portion++) {
			const encoder = device.createCommandEncoder()
			const isFirst = portion === 0
			if (isFirst) encoder.clearBuffer(slot.results, 0, bytes)
			encoder.clearBuffer(used, isFirst ? 0 : 4 * USED.QUADS, isFirst ? USED_BYTES : 4)
			this.#writeUniforms(slot, store, portion, portions)
			const pass = encoder.beginComputePass()
			if (isFirst) this.#makeTiles(pass, slot, store, 2 * units.length)
			this.#meet(pass, slot, 2 * units.length)
			pass.end()
			encoder.copyBufferToBuffer(used, 0, slot.back, 0, USED_BYTES)
			encoder.copyBufferToBuffer(slot.results, 0, slot.back, USED_BYTES, bytes)
			device.queue.submit([encoder.finish()])
		}
		const read = await this.read(slot.back, USED_BYTES + bytes)
		return {used: read.subarray(0, USED_BYTES / 4), words: read.subarray(USED_BYTES / 4)}
	}

	#writeUniforms({uniforms}, {second}, portion, portions) {
		const [records, tiles, quads, scratch] = this.#room
		this.device.queue.writeBuffer(
			uniforms,
			0,
			Uint32Array.of(records, tiles, quads, scratch, second, portion, portions),
		)
	}

	#run(pass, name, buffers, ...groups) {
		use(this, pass, name, buffers)
		pass.dispatchWorkgroups(...groups)
	}

	#makeTiles(pass, {uniforms, units}, {buffer}, halves) {
		const {records, lists, scratch, tiles, commons, used} = this.#lists
		const boards = [buffer, this.#quarters.geometry]
		this.#run(pass, 'halves', [uniforms, units, ...boards, scratch, records, lists, used], halves)
		this.#run(pass, 'tiles', [lists, records, tiles, commons], halves, this.constants.SLICES)
	}

	#meet(pass, slot, halves) {
		const {records, lists, tiles, commons, quads, quadTiles, used, indirect} = this.#lists
		this.#run(pass, 'plan', [slot.uniforms, slot.units, lists, commons, quads, quadTiles, used], halves)
		this.#run(pass, 'sizes', [used, indirect], 1)
		use(this, pass, 'pairs', [quads, quadTiles, tiles, records, slot.results, indirect])
		pass.dispatchWorkgroupsIndirect(indirect, 0)
	}

	async read(buffer, bytes) {
		try {
			await buffer.mapAsync(READ, 0, bytes)
		} catch (error) {
			await Promise.resolve()
			throw this.#broken ?? new CardError('lost', error.message)
		}
		if (this.#broken) throw this.#broken
		const words = new Uint32Array(buffer.getMappedRange(0, bytes)).slice()
		buffer.unmap()
		return words
	}

	close() {
		this.device.destroy()
	}
}

/** Solutions of a unit: pairs times weight, summed over its two jobs; below 2^53. */
const sumOf = ([, , , first, second], words, at) =>
	first * (words[at] + words[at + 1] * 2 ** 32) + second * (words[at + 2] + words[at + 3] * 2 ** 32)
