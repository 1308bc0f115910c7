// Pool of counting workers, and counting on this thread. Invariants: a worker has one request at a time, which settles
// once; silent workers are abandoned; idle workers end.

import {Calls} from './calls.js'
import {breathe, heeding} from './job.js'

/** @import {Listener, Thread} from './start.js'
 * @typedef {{start: (listener: Listener) => Promise<Thread>, module: () => Promise<WebAssembly.Module>,
 *   clock?: typeof realClock}} Source */

const REST_MS = 5000
const TICK_MS = 1000
/** Timeouts count ticks, because a sleeping or throttled tab slows ticks and work alike. */
const ALIVE_WITHIN = 5
const FIRST_ANSWER_WITHIN = 900
const LATER_ANSWER_WITHIN = 12
const DEATHS_FORGIVEN = 2

const SLICE_MS = 8

const realClock = {
	every: (ms, call) => stopper(clearInterval, setInterval(call, ms)),
	after: (ms, call) => stopper(clearTimeout, setTimeout(call, ms)),
}

/** Unreferences the timer, so that it does not keep Node.js running. */
function stopper(clear, timer) {
	timer.unref?.()
	return () => clear(timer)
}

class CountingWorker {
	alive = false
	failed = false
	calls = new Calls(
		message => this.#send(message),
		() => this.#withThread(thread => thread.end()),
	)
	#thread
	#cameAlive
	#module
	#patience = Infinity
	#ticksLeft = Infinity

	constructor({start, module}, cameAlive) {
		this.#module = module
		this.#cameAlive = cameAlive
		this.#thread = start({received: message => this.#receive(message), died: reason => this.#fail(reason)})
		this.#thread.catch(reason => this.#fail(reason))
	}

	async request(method, args, patience) {
		this.#ticksLeft = this.alive ? patience : ALIVE_WITHIN
		this.#patience = patience
		try {
			return await this.calls.request(method, args)
		} finally {
			this.#patience = this.#ticksLeft = Infinity
		}
	}

	async #send(message) {
		try {
			const thread = await this.#thread
			const module = await this.#module?.()
			if (this.calls.over) return
			if (module) thread.post({id: 0, method: 'load', args: [module]})
			this.#module = null
			thread.post(message)
		} catch (reason) {
			this.#fail(reason)
		}
	}

	#receive(message) {
		this.#ticksLeft = this.#patience
		this.alive = true
		this.#cameAlive()
		this.calls.receive(message)
	}

	/** Gives up a worker that is silent for too long. The message wakes WebKit workers, which may sleep after they have
	 * compiled their module. */
	tick() {
		if (--this.#ticksLeft < 0) this.#fail(new Error('the worker is silent'))
		else if (this.#patience < Infinity) this.#withThread(thread => thread.post({cancel: -1}))
	}

	hold(held) {
		this.#withThread(thread => thread.hold(held))
	}

	#fail(reason) {
		this.failed ||= !this.calls.over
		this.end(reason)
	}

	end(reason) {
		this.calls.end(reason)
	}

	#withThread(call) {
		this.#thread.then(call, () => {})
	}
}

export class Pool {
	#everAlive = false
	#everFailed = false
	#hired = new Set()
	#resting = []
	#stopWatch = null
	#stopRest = null

	/** @param {Source} source */
	constructor(source) {
		this.source = source
		this.clock = source.clock ?? realClock
	}

	get rejected() {
		return this.#everFailed && !this.#everAlive
	}

	hire() {
		const worker = this.#resting.pop() ?? new CountingWorker(this.source, () => (this.#everAlive = true))
		if (worker.calls.over) return this.hire()
		worker.hold(true)
		this.#hired.add(worker)
		this.#stopWatch ??= this.clock.every(TICK_MS, () => this.#hired.forEach(hired => hired.tick()))
		return worker
	}

	release(worker) {
		this.#leave(worker)
		this.#everFailed ||= worker.failed
		if (worker.calls.over) return
		worker.hold(false)
		this.#resting.push(worker)
		this.#stopRest?.()
		this.#stopRest = this.clock.after(REST_MS, () => this.rest())
	}

	#leave(worker) {
		this.#hired.delete(worker)
		if (this.#hired.size > 0) return
		this.#stopWatch?.()
		this.#stopWatch = null
	}

	warm(count) {
		for (const worker of [...Array(this.rejected ? 0 : count)].map(() => this.hire())) this.release(worker)
	}

	async request(method, args, signal = undefined) {
		signal?.throwIfAborted()
		if (this.rejected) throw new Error('there are no workers')
		const worker = this.hire()
		try {
			return await heeding(
				signal,
				reason => worker.end(reason),
				() => worker.request(method, args, Infinity),
			)
		} finally {
			this.release(worker)
		}
	}

	rest() {
		for (const worker of this.#resting.splice(0)) worker.end(new Error('the worker rested for long'))
	}
}

export async function countOnWorkers(pool, tally, {workers, signal, onFinish}) {
	let places = pool.rejected ? 0 : workers
	let deaths = 0
	const crew = new Set()
	const endAll = reason => crew.forEach(worker => worker.end(reason))

	async function countRanges(worker) {
		let patience = FIRST_ANSWER_WITHIN
		for (let range; (range = tally.take(worker, {sharers: places})); ) {
			const {ticket, first, end, milliseconds = 0} = range
			const args = [tally.plan, first, end]
			const {sum, took, sums} = await worker.request('units', args, Math.max(patience, milliseconds / 50))
			tally.finish(ticket, sum, took, sums)
			deaths = 0
			patience = LATER_ANSWER_WITHIN
			onFinish(places)
		}
	}

	async function place() {
		while (tally.available && !signal.aborted) {
			const worker = pool.hire()
			crew.add(worker)
			const failed = await countRanges(worker).catch(reason => (worker.end(reason), true))
			crew.delete(worker)
			tally.lose(worker)
			pool.release(worker)
			if (failed && !signal.aborted && !isReplaced(worker)) return void places--
		}
	}

	function isReplaced(worker) {
		if (worker.calls.reason?.name !== 'memory' && worker.alive && ++deaths <= DEATHS_FORGIVEN) return true
		deaths = 0
		return false
	}

	await heeding(signal, endAll, async () => {
		// Repeats, because a worker may lose its range after all other workers finished.
		while (places > 0 && tally.available) {
			await Promise.all([...Array(places)].map(place))
			signal.throwIfAborted()
		}
	})
}

/** Like countOnWorkers, but on this thread, in slices of at least one unit. */
export async function countHere(request, tally, {signal, onFinish}) {
	let breathed = performance.now()
	signal.throwIfAborted()
	try {
		for (let range; (range = tally.take(request, {milliseconds: SLICE_MS})); ) {
			const {sum, took, sums} = await request('units', [tally.plan, range.first, range.end])
			tally.finish(range.ticket, sum, took, sums)
			onFinish()
			if (performance.now() - breathed >= SLICE_MS) {
				await breathe()
				breathed = performance.now()
			}
			signal.throwIfAborted()
		}
	} finally {
		tally.lose(request)
	}
}
