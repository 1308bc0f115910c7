// One instance of a counting module as typed calls; c/wasm_count.c is the other side. An instance holds one count: what
// it opened last. Its memory grows to the largest count it held and is given back with the instance alone.

/**
 * @typedef {{n: number, way: number, units: number, bytes: number}} Plan  a count: its units 0 … units-1 add up to all
 *   solutions of n; `bytes` is what an instance needs for it, `way` which of c/count.h's ways of counting it is
 */

import { FOUND, Memory } from './instance.js'

/** The device, or the module, has not got the memory that a count needs: as data, so that a page can say it.
 * @param {number} n @param {number} bytes */
export function memoryRefusal(n, bytes) {
	const megabytes = Math.ceil(bytes / 1e6)
	const message = `counting n = ${n} needs ${megabytes} MB of memory for each worker, which is not to be had`
	return Object.assign(new RangeError(message), { name: 'memory', n, value: bytes })
}

export class CountInstance extends Memory {
	/** @type {Plan|undefined} */ #open

	/** What a count of n takes. @param {number} n  1 … 27 @param {number} [way]  0: the best @returns {Plan} */
	plan(n, way = 0) {
		return {
			n,
			way: this.exports.way_of(n, way),
			units: this.exports.units_of(n, way),
			bytes: this.exports.bytes_of(n, way),
		}
	}

	/** The solutions in units first … end-1. Opens the count first when it is another than the last one.
	 * @param {Plan} plan @param {number} first @param {number} end @returns {bigint} */
	units(plan, first, end) {
		if (plan.n !== this.#open?.n || plan.way !== this.#open.way) this.#prepare(plan)
		return BigInt.asUintN(64, this.exports.units(first, end))
	}

	#prepare(plan) {
		this.#open = undefined
		if (this.exports.open(plan.n, plan.way) !== FOUND) throw memoryRefusal(plan.n, plan.bytes)
		this.#open = plan
	}

	/** How many of all solutions a half turn, and a quarter turn, leaves as they are.
	 * @param {number} n @returns {{half: bigint, quarter: bigint}} */
	turns(n) {
		return {
			half: BigInt.asUintN(64, this.exports.half_turn(n)),
			quarter: BigInt.asUintN(64, this.exports.quarter_turn(n)),
		}
	}
}
