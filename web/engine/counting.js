// The counting worker. Its module instance (c/wasm_count.c) holds the last opened count; its memory grows to the
// largest count and is freed only with the instance.

import {serve} from './calls.js'
import {FOUND, createInstance, Memory} from './instance.js'

/** @typedef {{index: number, of: number, units: number}} Shard  units: of the whole count
 * @typedef {{n: number, way: number, units: number, bytes: number, shard?: Shard}} Plan  way: method of c/count.h;
 * its units 0 … units-1 sum to all solutions; bytes: per instance; shard: every of-th unit of the whole count, from
 * unit index - 1 on */

export default function begin(port) {
	/** Null: out of memory, the only way to fail for a compiled module without imports.
	 * @type {Promise<Counter|null>} */
	let instance

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
			const counter = await instance
			if (!counter) throw memoryRefusal(plan)
			const begun = performance.now()
			const sum = counter.units(plan, first, end)
			return {sum, took: performance.now() - begun}
		},

		turns: async n => (await instance).turns(n),
	}

	serve(port, (method, args) => host[method](...args))
}

function memoryRefusal({n, bytes}) {
	const needs = `${Math.ceil(bytes / 1e6)} MB of memory for each worker`
	const message = `counting n = ${n} needs ${needs}, which is not to be had`
	return Object.assign(new RangeError(message), {name: 'memory', n, value: bytes})
}

class Counter extends Memory {
	#open

	/** @returns {Plan} */
	plan(n, way) {
		const units = this.exports.units_of(n, way)
		return {n, way: this.exports.way_of(n, way), units, bytes: this.exports.bytes_of(n, way)}
	}

	units(plan, first, end) {
		if (plan.n !== this.#open?.n || plan.way !== this.#open.way) this.#prepare(plan)
		const some = (first, end) => BigInt.asUintN(64, this.exports.units(first, end))
		if (!plan.shard) return some(first, end)
		const {index, of} = plan.shard
		let sum = 0n
		for (let unit = index - 1 + first * of; first < end; first++, unit += of) sum += some(unit, unit + 1)
		return sum
	}

	#prepare(plan) {
		this.#open = undefined
		if (this.exports.open(plan.n, plan.way) !== FOUND) throw memoryRefusal(plan)
		this.#open = plan
	}

	turns(n) {
		return [this.exports.half_turn(n), this.exports.quarter_turn(n)].map(count => BigInt.asUintN(64, count))
	}
}
