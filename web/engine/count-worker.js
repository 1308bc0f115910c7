// The worker that counts. Its module instance (c/wasm_count.c) holds the last opened count; its memory grows to the
// largest count and is freed only with the instance.

import {serve} from './calls.js'
import {FOUND, createInstance, Memory} from './instance.js'

/** @typedef {{index: number, of: number, units: number}} Shard  units: number in all shards
 * @typedef {{n: number, way: number, units: number, bytes: number, shard?: Shard}} Plan  way: method of c/count.h;
 * its units 0 … units-1 sum to all solutions; bytes: memory per instance; shard: every of-th unit of the whole count,
 * from unit index - 1 on; isSmall: use little memory, and more time per unit; isEach: report each unit's sum */

export default function begin(port) {
	/** Null: out of memory. A compiled module without imports cannot fail otherwise.
	 * @type {Promise<Counter|null>} */
	let instance

	async function counterFor(plan) {
		const counter = await instance
		if (!counter) throw memoryRejection(plan)
		return counter
	}

	const host = {
		async load(module) {
			instance = createInstance(module).then(
				made => new Counter(made),
				() => null,
			)
			await instance
		},

		plan: async (n, way) => (await instance).plan(n, way),

		async units(plan, first, end) {
			const counter = await counterFor(plan)
			const begun = performance.now()
			const sums = counter.units(plan, first, end)
			const sum = sums.reduce((all, sum) => all + sum, 0n)
			return {sum, took: performance.now() - begun, ...(plan.isEach && {sums})}
		},

		card: async (plan, first, end) => (await counterFor(plan)).card(plan, first, end),

		turns: async n => (await instance).turns(n),
	}

	serve(port, (method, args) => host[method](...args))
}

function memoryRejection({n, bytes}) {
	const needs = `${Math.ceil(bytes / 1e6)} MB of memory for each worker`
	const message = `counting n = ${n} needs ${needs}, which is not to be had`
	return Object.assign(new RangeError(message), {name: 'memory', n, value: bytes})
}

const CARD_SHAPE_WORDS = 384
const CARD_UNIT_WORDS = 5

function unitsOf({shard}, first, end) {
	const {index = 1, of = 1} = shard ?? {}
	return [...Array(end - first).keys()].map(i => index - 1 + (first + i) * of)
}

class Counter extends Memory {
	#open

	plan(n, way) {
		const units = this.exports.units_of(n, way)
		return {n, way: this.exports.way_of(n, way), units, bytes: this.exports.bytes_of(n, way)}
	}

	units(plan, first, end) {
		this.#prepare(plan)
		const some = (first, end) => BigInt.asUintN(64, this.exports.units(first, end))
		if (!plan.shard && !plan.isEach) return [some(first, end)]
		return unitsOf(plan, first, end).map(unit => some(unit, unit + 1))
	}

	card(plan, first, end) {
		this.#prepare(plan)
		const words = new Uint32Array((end - first) * CARD_UNIT_WORDS)
		unitsOf(plan, first, end).forEach((unit, i) =>
			words.set(this.view(Uint32Array, this.exports.card_unit(unit), CARD_UNIT_WORDS), i * CARD_UNIT_WORDS),
		)
		return {shape: this.view(Uint32Array, this.exports.card_shape(), CARD_SHAPE_WORDS).slice(), words}
	}

	#prepare(plan) {
		const {n, way, isSmall} = this.#open ?? {}
		if (plan.n === n && plan.way === way && plan.isSmall === isSmall) return
		this.#open = undefined
		if (this.exports.open(plan.n, plan.way, plan.isSmall ? 1 : 0) !== FOUND) throw memoryRejection(plan)
		this.#open = plan
	}

	turns(n) {
		return [this.exports.half_turn(n), this.exports.quarter_turn(n)].map(count => BigInt.asUintN(64, count))
	}
}
