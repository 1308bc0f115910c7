// Counts a tally's units on a graphics card, and some of them on the processor too.
// Invariant: units of a lost card, and all units of a card that was wrong once, return to the tally.

import {Card} from './card.js'
import {CardError} from './memory.js'

const RANGE_MS = 250
/** A new device replaces a lost one, with smaller batches. */
const MOST_DEVICES = 3
const SMALLER = 4
/** Share of time for checks. */
const CHECKED = 0.02
const UNIT_WORDS = 5
/** Values of n to measure, the second only if the first takes less than SAMPLE_MS. */
const SAMPLED = [18, 20]
const FIRST_UNITS = 64
const MORE_UNITS = 4
const SAMPLE_MS = 100
const BATCH_MS = 8

/**
 * @typedef {(method: string, args: any[]) => Promise<any>} Request  to a counting worker (web/engine/count-worker.js)
 * @typedef {{signal: AbortSignal, onFinish: () => void, onTrouble: (text: string, isEnd?: boolean) => void,
 *   verify?: boolean, milliseconds: () => number, sharers: number, seed: number}} Options
 *   milliseconds: longest time for a batch; sharers: number of workers and cards; seed: chooses the units to check
 */

/** A request for no units returns only the shape. */
async function cardOf(adapter, plan, request) {
	const {shape} = await request('card', [plan, 0, 0])
	return new Card(await adapter.device(), plan.n, shape)
}

async function unitsOf(plan, request, first, end) {
	const {words} = await request('card', [plan, first, end])
	return [...Array(end - first).keys()].map(i => words.subarray(UNIT_WORDS * i, UNIT_WORDS * (i + 1)))
}

/** Counts until no unit is left. If the card fails, stops and calls `onTrouble`.
 * @param {import('./adapter.js').Adapter} adapter @param {import('../engine/tally.js').Tally} tally
 * @param {Request} request @param {Options} options */
export async function countOnCard(adapter, tally, request, options) {
	let {milliseconds} = options
	for (let devices = 1; ; devices++) {
		try {
			return await new Shift({...options, adapter, tally, request, milliseconds}).work()
		} catch (error) {
			if (error.why === 'fault') tally.retractCard()
			options.signal.throwIfAborted()
			if (error.why !== 'lost' || devices === MOST_DEVICES)
				return options.onTrouble(
					`${adapter.name} stopped: ${error.message.split('\n')[0].replace(/\.$/, '')}; the processor counts on`,
					true,
				)
			options.onTrouble(`${adapter.name} was lost; it counts on in smaller batches`)
			const before = milliseconds
			milliseconds = () => before() / SMALLER
		}
	}
}

class Shift {
	#given
	#plan
	#checking = null
	#checkedMs = 0
	/** @type {CardError|undefined} */ #fault
	#random

	constructor(given) {
		this.#given = given
		this.#random = given.seed
		this.#plan = {...given.tally.plan, isSmall: true}
	}

	async work() {
		const {adapter, tally, request, signal, onTrouble} = this.#given
		const card = await cardOf(adapter, this.#plan, request)
		const close = () => card.close()
		signal.addEventListener('abort', close)
		try {
			signal.throwIfAborted()
			await card.open()
			if (card.isShort) onTrouble(`${adapter.name} lacks memory; it counts in smaller batches`)
			await this.#countAll(card)
		} catch (error) {
			await this.#checking
			throw this.#fault ?? error
		} finally {
			signal.removeEventListener('abort', close)
			close()
			tally.lose(this)
		}
	}

	async #countAll(card) {
		const {adapter, tally, request, milliseconds, sharers, onFinish, onTrouble} = this.#given
		const begun = performance.now()
		for (let range; (range = tally.take(this, {milliseconds: RANGE_MS, sharers})); ) {
			const {ticket, first, end} = range
			const units = await unitsOf(this.#plan, request, first, end)
			const before = performance.now()
			const sums = await card.count(units, milliseconds)
			const isPartly = sums.some(Number.isNaN)
			if (isPartly) onTrouble(`${adapter.name} lacks memory for some units; the processor counts them`)
			for (let i = 0; i < sums.length; i++)
				if (Number.isNaN(sums[i])) sums[i] = Number((await this.#byProcessor(first + i)).sum)
			const took = performance.now() - before
			await this.#check(first, sums, performance.now() - begun)
			const sum = sums.reduce((all, sum) => all + BigInt(sum), 0n)
			tally.finish(ticket, sum, took, sums, isPartly ? 'webgpu+wasm' : 'webgpu')
			tally.noteOnCard(first, end, sum)
			onFinish()
		}
		await this.#checking
		if (this.#fault) throw this.#fault
	}

	#byProcessor(unit) {
		return this.#given.request('units', [this.#plan, unit, unit + 1])
	}

	async #check(first, sums, elapsed) {
		if (this.#given.verify) for (let i = 0; i < sums.length; i++) await this.#compare(first + i, sums[i])
		else if (!this.#checking && this.#checkedMs <= CHECKED * elapsed) {
			const i = this.#below(sums.length)
			this.#checking = this.#compare(first + i, sums[i]).finally(() => (this.#checking = null))
		}
		if (this.#fault) throw this.#fault
	}

	/** A unit for which the processor lacks memory is not compared; with `verify` the count fails. */
	async #compare(unit, found) {
		const answer = await this.#byProcessor(unit).catch(error => {
			if (this.#given.verify) throw error
		})
		this.#checkedMs += answer?.took ?? Infinity
		if (!answer || answer.sum === BigInt(found)) return
		const message = `unit ${unit} of n = ${this.#plan.n} is ${found} on the card, but ${answer.sum} on the processor`
		this.#fault ??= new CardError('fault', message)
	}

	/** Next of a linear congruential sequence (Numerical Recipes). */
	#below(limit) {
		this.#random = (Math.imul(this.#random, 1664525) + 1013904223) >>> 0
		return Math.floor((this.#random / 2 ** 32) * limit)
	}
}

/** Milliseconds to open the card and to count all units of n. */
export async function estimateOf(adapter, planOf, request) {
	let opening = 0
	for (const n of SAMPLED) {
		const begun = performance.now()
		const plan = await planOf(n)
		const card = await cardOf(adapter, plan, request)
		try {
			await card.open()
			opening ||= performance.now() - begun
			const whole = await sample(card, plan, request)
			if (whole >= SAMPLE_MS || n === SAMPLED.at(-1)) return {n, opening, whole}
		} finally {
			card.close()
		}
	}
}

/** Counts evenly spaced units in growing rounds; the last round's time excludes start-up. */
async function sample(card, plan, request) {
	for (let wanted = FIRST_UNITS; ; wanted *= MORE_UNITS) {
		const of = Math.ceil(plan.units / wanted)
		const size = Math.floor(plan.units / of)
		const units = await unitsOf({...plan, shard: {index: 1, of}}, request, 0, size)
		const before = performance.now()
		await card.count(units, () => BATCH_MS)
		const took = performance.now() - before
		if (took >= SAMPLE_MS || of === 1) return (took / size) * plan.units
	}
}
