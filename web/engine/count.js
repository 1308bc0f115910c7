// Counts all solutions. Invariant: each unit is counted once, even when workers die, pages close or runs resume.
import fetchPart from 'beside:card'
import script from 'worker:./count-worker.js'
import {aShard, aTotal, cardOptions, countOptions, countTo, workersOrNone} from './arguments.js'
import {heeding, notify, once, throttled} from './job.js'
import {AUTO_CARD_FROM_N, AUTO_CARD_TO_N, MAX_WORKERS, SOLUTIONS} from './known.js'
import {countModule} from './load.js'
import {countHere, countOnWorkers, Pool} from './pool.js'
import {cores, start, startHere} from './start.js'
import {Tally} from './tally.js'

/**
 * @typedef {import('./tally.js').Saved & {elapsed: number}} SavedCount  finished units, as plain data
 * @typedef {{done: number, units: number, elapsed: number, workers: number, onOwnThread: boolean, card?: string,
 *   trouble?: string}} Progress  units: total number, of about equal time; elapsed: seconds over all runs; workers:
 *   number running, 0 if this thread counts; card: name of the graphics card that counts; trouble: why the card stopped
 *   or is slower
 * @typedef {{signal?: AbortSignal, onProgress?: (progress: Progress) => void}} Running
 * @typedef {{gpu?: boolean|'auto', verify?: boolean}} OnCard  gpu: count on the graphics card, n = 12 … 27; 'auto':
 *   for n = 17 … 24, if there is a hardware card; default false; verify: the processor counts all units as well, not
 *   only a few
 * @typedef {{fundamental: bigint, of8: bigint, of4: bigint, of2: bigint, of1: bigint}} Symmetry  fundamental solutions,
 *   and their numbers by orbit size
 * @typedef {{adapter: {name: string}} & Record<string, any>} Card  adapter, and exports of web/gpu/index.js
 */

/** Largest n that this thread counts faster than workers start. */
const THIS_THREAD_UP_TO = 15
/** Largest n counted on this thread in place of a single worker; n = 17, which takes 60 ms, would block a page. */
const RATHER_THAN_ONE_UP_TO = typeof document === 'object' ? 16 : 17
const TURNS_HERE_UP_TO = 18
const MODEST_BYTES = 2e9
const REUSED_BYTES = 16e6
const CALIBRATION_MS = 80
/** Milliseconds per batch while the card also draws the page, and while it does not. */
const BESIDE_DRAWING_MS = 8
const ALONE_MS = 50
/** NQ_COUNT_JOIN of c/count.h, a card's method of counting. */
const JOIN = 3

const pool = /* @__PURE__ */ new Pool({start: listener => start(script, listener), module: countModule})

async function begin() {
	const calls = startHere(script)
	await calls.request('load', [await countModule()])
	return calls
}
const here = /* @__PURE__ */ once(begin)

const requestAny = (method, args, signal) =>
	pool.request(method, args, signal).catch(async () => {
		signal?.throwIfAborted()
		return (await here()).request(method, args)
	})

const planOf = async (n, way = 0) => (await here()).request('plan', [n, way])

/** Number of solutions. Throws RangeError or TypeError for bad input, or an error named `memory` when memory is short,
 * or `gpu` when there is no card. @param {number|bigint} n  1 … 27
 * @param {Running & OnCard & {workers?: number, fundamental?: boolean}} [options]  workers: 1 … 64, default one per
 * core, 0 with a card; fundamental: count boards up to rotation and reflection @returns {Promise<bigint>} */
export async function count(n, options = {}) {
	const {size, workers, signal, onProgress, fundamental, gpu, verify} = countOptions(n, options)
	signal?.throwIfAborted()
	const card = await cardFor(size, gpu)
	if (!card && !isForThisThread(size, workers)) pool.warm(workers ?? (await cores()))
	const job = await openOn(card, size, {workers, verify})
	const total = await job.run({signal, onProgress})
	return fundamental ? (await symmetry(size, total, {signal})).fundamental : total
}

/** A count that can be watched, paused and resumed. @param {number|bigint} n  1 … 27
 * @param {OnCard & {workers?: number, saved?: unknown, shard?: {index: number, of: number}, way?: number,
 *   tallyFor?: (plan: import('./count-worker.js').Plan) => Tally}} [options]  saved: from `job.saved()`, ignored when
 *   invalid or of another count; shard: count only shard `index` of `of`; way, for tests: a method of c/count.h;
 *   tallyFor: makes the tally, for dist/count.mjs
 * @returns {Promise<CountJob>} */
export async function openCount(n, options = {}) {
	n = countTo(n)
	workersOrNone(options.workers)
	const {gpu, verify} = cardOptions(n, options)
	return openOn(options.way ? null : await cardFor(n, gpu), n, {...options, verify})
}

async function openOn(card, n, options) {
	const {workers, saved, shard, verify, way = card ? JOIN : 0, tallyFor} = options
	const whole = await planOf(n, way)
	if (whole.units === 0) throw new RangeError(`way is ${way}; it does not count n = ${n}`)
	const plan = shard === undefined ? whole : shardOf(whole, shard)
	const some = isForThisThread(n, workers) ? 0 : (workers ?? (await workersFor(plan)))
	return new CountJob(plan, some, saved, card && {...card, verify, workers: workers ?? 0}, tallyFor?.(plan))
}

function shardOf(whole, {index, of}) {
	aShard(index, of, whole.units)
	return {...whole, units: Math.ceil((whole.units - index + 1) / of), shard: {index, of, units: whole.units}}
}

const isForThisThread = (n, workers) => n <= (workers === 1 ? RATHER_THAN_ONE_UP_TO : THIS_THREAD_UP_TO)

const workersFor = async ({bytes}) =>
	Math.max(1, Math.min(await cores(), MAX_WORKERS, Math.floor(MODEST_BYTES / bytes)))

export class CountJob {
	plan
	#tally
	#wished
	#workers
	#elapsed = 0
	#begun = 0
	#running = false
	#card
	#trouble
	#isCardStopped = false

	/** @param {import('./count-worker.js').Plan} plan @param {(Card & {verify: boolean, workers: number})|null} [card] */
	constructor(plan, workers, saved, card = null, tally = new Tally(plan, saved)) {
		this.plan = plan
		this.#card = card
		this.#tally = tally
		this.#wished = this.#workers = workers
		if (tally.done > 0 && saved?.elapsed > 0 && Number.isFinite(saved.elapsed)) this.#elapsed = saved.elapsed
	}

	/** @returns {Progress} */
	get progress() {
		const {done, plan} = this.#tally
		const elapsed = this.#elapsed + (this.#running ? (performance.now() - this.#begun) / 1000 : 0)
		const workers = this.#isOnCard ? this.#card.workers : this.#workers
		const card = this.#card && {card: this.#isOnCard ? this.#card.adapter.name : undefined, trouble: this.#trouble}
		return {done, units: plan.units, elapsed, workers, onOwnThread: !this.#isOnCard && workers === 0, ...card}
	}

	/** @returns {SavedCount} */
	saved() {
		return {...this.#tally.saved(), elapsed: this.progress.elapsed}
	}

	/** Counts the unfinished units. An abort rejects at once with the signal's reason; then `run` may be called again.
	 * Progress is reported about ten times a second and at the end.
	 * @param {Running} [running] @returns {Promise<bigint>} */
	async run({signal, onProgress} = {}) {
		signal?.throwIfAborted()
		if (this.#running) throw new Error('this count is running')
		const inner = new AbortController()
		const stop = reason => inner.abort(reason)
		this.#running = true
		this.#begun = performance.now()
		try {
			await heeding(signal, stop, () => this.#count(inner.signal, this.#reporter(onProgress, stop)))
			return this.#tally.sum
		} finally {
			this.#elapsed = this.progress.elapsed
			this.#running = false
		}
	}

	get #isOnCard() {
		return this.#card !== null && !this.#isCardStopped
	}

	async #countOnCard(signal, onFinish) {
		const {adapter, countOnCard, verify, workers} = this.#card
		const onTrouble = (sentence, isEnd = false) => {
			this.#trouble = sentence
			this.#isCardStopped = isEnd
			onFinish()
		}
		const request = (method, args) => requestAny(method, args, signal)
		const seed = Math.floor(Math.random() * 2 ** 32)
		const options = {verify, seed, milliseconds: batchMilliseconds, sharers: workers + 1}
		await Promise.all([
			countOnCard(adapter, this.#tally, request, {...options, signal, onFinish, onTrouble}),
			countOnWorkers(pool, this.#tally, {workers, signal, onFinish}),
		])
	}

	async #count(signal, onFinish) {
		if (this.#isOnCard) await this.#countOnCard(signal, onFinish)
		if (this.#tally.complete) return
		const workers = (this.#workers = this.#wished)
		const leaving = left => {
			this.#workers = left
			onFinish()
		}
		if (workers > 0) await countOnWorkers(pool, this.#tally, {workers, signal, onFinish: leaving})
		if (this.#tally.complete) return
		this.#workers = 0
		const calls = await (this.plan.bytes > REUSED_BYTES ? begin : here)()
		await countHere((method, args) => calls.request(method, args), this.#tally, {signal, onFinish})
	}

	#reporter(onProgress, fail) {
		const report = () => onProgress && notify(onProgress, fail, this.progress)
		const reportThrottled = throttled(report)
		return () => (this.#tally.complete ? report() : reportThrottled())
	}
}

const isPossible = () => 'gpu' in (globalThis.navigator ?? {}) || typeof process === 'object'

/** The card to count on, or null. Rejects if a required card is missing. @param {boolean|'auto'} gpu
 * @returns {Promise<Card|null>} */
async function cardFor(n, gpu) {
	const isWished = gpu === true || (gpu === 'auto' && n >= AUTO_CARD_FROM_N && n <= AUTO_CARD_TO_N && isPossible())
	if (!isWished) return null
	const part = await fetchPart('card').catch(() => null) // the script is not there
	const adapter = await part?.findAdapter()
	if (adapter && (gpu === true || !adapter.isSoftware)) return {adapter, ...part}
	if (gpu === 'auto') return null
	const message = 'gpu is true, but WebGPU has no graphics card here; with "auto" the processor counts'
	throw Object.assign(new Error(message), {name: 'gpu', argument: 'gpu', value: gpu})
}

const batchMilliseconds = () => (globalThis.document?.visibilityState === 'visible' ? BESIDE_DRAWING_MS : ALONE_MS)

/** Bytes per worker. @param {number|bigint} n @returns {Promise<number>} */
export async function memoryFor(n) {
	return (await planOf(countTo(n))).bytes
}

/** Splits the total by symmetry with Burnside's lemma; for n > 1 no solution is its own mirror image.
 * @param {number|bigint} n  1 … 27 @param {bigint} total @param {{signal?: AbortSignal}} [running]
 * @returns {Promise<Symmetry>} */
export async function symmetry(n, total, {signal} = {}) {
	n = countTo(n)
	aTotal(total)
	const counts = n > TURNS_HERE_UP_TO ? requestAny('turns', [n], signal) : (await here()).request('turns', [n])
	const [half, quarter] = /** @type {bigint[]} */ (await counts)
	if (n === 1) return {fundamental: total, of8: 0n, of4: 0n, of2: 0n, of1: total}
	const [of8, of4, of2] = [(total - half) / 8n, (half - quarter) / 4n, quarter / 2n]
	return {fundamental: of8 + of4 + of2, of8, of4, of2, of1: 0n}
}

/** Seconds for n = 12, 13, … with one warm worker (the second of two `openCount(n, {workers: 1})`). Beyond the table,
 * each n takes GROWTH times as long as n - 1. */
const SECONDS = [0.0009, 0.0018, 0.0055, 0.027, 0.069, 0.4, 1.6, 12.5, 47, 510, 4600]
const FIRST_N = 12,
	SAMPLE_N = 14,
	GROWTH = 9

function relativeCost(n) {
	const place = Math.max(n - FIRST_N, 0)
	const measured = Math.min(place, SECONDS.length - 1)
	return (SECONDS[measured] / SECONDS[SAMPLE_N - FIRST_N]) * GROWTH ** (place - measured)
}

let sampled

/** Estimated seconds on this device. The first call measures for a tenth of a second.
 * @param {number|bigint} n  1 … 27 @param {number} [workers]  1 … 64; default one per core
 * @returns {Promise<number>} */
export async function secondsFor(n, workers) {
	n = countTo(n)
	workersOrNone(workers)
	const atOnce = Math.min(workers ?? Infinity, await cores())
	return ((await (sampled ??= sample())) * relativeCost(n)) / (isForThisThread(n, atOnce) ? 1 : atOnce)
}

/** Mean of all runs but the first, whose code is not yet optimised. The minimum would suffer from coarse clocks. */
async function sample() {
	const plan = await planOf(SAMPLE_N)
	let runs = -1
	let milliseconds = 0
	for (const begun = performance.now(); runs < 1 || performance.now() - begun < CALIBRATION_MS; ) {
		const {took} = await requestAny('units', [plan, 0, plan.units])
		if (++runs > 0) milliseconds += took
	}
	return Math.max(milliseconds / runs, 1) / 1000
}

/** The graphics card and its estimated seconds for n; null: no hardware card. Measures for tenths of a second and
 * assumes that a solution takes the same time for every n.
 * @returns {Promise<{name: string, secondsFor: (n: number) => number}|null>} */
export async function measuredCard() {
	const card = await cardFor(AUTO_CARD_TO_N, 'auto')
	if (!card) return null
	const smallPlanOf = async n => ({...(await planOf(n, JOIN)), isSmall: true})
	const measured = await card.estimateOf(card.adapter, smallPlanOf, requestAny)
	const millisecondsOfSolution = measured.whole / Number(SOLUTIONS[measured.n])
	const secondsFor = n => (measured.opening + millisecondsOfSolution * Number(SOLUTIONS[n])) / 1000
	return {name: card.adapter.name, secondsFor}
}
