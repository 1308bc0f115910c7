// One instance of a counting module; c/wasm_count.c is the other side. It holds one count, what it opened last. Its
// memory grows to the largest count it held and is given back with the instance alone.

import {FOUND, Memory} from './instance.js'

/** @typedef {{n: number, way: number, units: number, bytes: number}} Plan  a count: its units 0 … units-1 add up to all
 * solutions of n; `bytes` is what an instance needs for it, `way` which of c/count.h's ways of counting it is */

/** With data, so that a page can say it. */
export function memoryRefusal({n, bytes}) {
	const needs = `${Math.ceil(bytes / 1e6)} MB of memory for each worker`
	const message = `counting n = ${n} needs ${needs}, which is not to be had`
	return Object.assign(new RangeError(message), {name: 'memory', n, value: bytes})
}

export class CountInstance extends Memory {
	#open

	/** What a count of n takes; way 0: the best. @returns {Plan} */
	plan(n, way = 0) {
		const units = this.exports.units_of(n, way)
		return {n, way: this.exports.way_of(n, way), units, bytes: this.exports.bytes_of(n, way)}
	}

	/** The solutions in units first … end-1. */
	units(plan, first, end) {
		if (plan.n !== this.#open?.n || plan.way !== this.#open.way) this.#prepare(plan)
		return BigInt.asUintN(64, this.exports.units(first, end))
	}

	#prepare(plan) {
		this.#open = undefined
		if (this.exports.open(plan.n, plan.way) !== FOUND) throw memoryRefusal(plan)
		this.#open = plan
	}

	/** How many of all solutions a half turn, and a quarter turn, leaves as they are. */
	turns(n) {
		const counted = number => BigInt.asUintN(64, number)
		return {half: counted(this.exports.half_turn(n)), quarter: counted(this.exports.quarter_turn(n))}
	}
}
