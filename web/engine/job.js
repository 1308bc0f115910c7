// Long work: in short slices, so that the thread is free between two of them for messages, input and drawing; ended
// by an AbortSignal; watched, but not too often; given up when something newer is asked for. The same in pages,
// workers and Node.js.

const BREATH_EVERY_MS = 12
const PROGRESS_MS = 100

const now = () => performance.now()

// ---- Room for others ----

/** Those who breathe, first come first served. @type {(() => void)[]} */
const waiting = []
/** One channel for all breaths, held on to: WebKit may collect a channel that nothing holds before its message arrives,
 * and whoever waited for it would wait for ever. @type {MessageChannel|undefined} */
let channel

function openChannel() {
	const opened = new MessageChannel()
	opened.port1.onmessage = () => waiting.shift()?.()
	return opened
}

/** Lets everything that waits on this thread run, without the delay that timers have. @returns {Promise<void>} */
export function breathe() {
	if (typeof setImmediate === 'function') return new Promise(done => void setImmediate(done))
	channel ??= openChannel()
	return new Promise(done => {
		waiting.push(done)
		channel.port2.postMessage(null)
	})
}

let lastBreath = now()

/** Breathes when this thread has not done so for a while: many short calls, each awaited, would starve it too. */
async function breatheIfDue() {
	if (now() - lastBreath < BREATH_EVERY_MS) return
	await breathe()
	lastBreath = now()
}

/**
 * Calls `slice(steps)` until it returns something other than undefined, and returns that. The number of steps is
 * fitted so that a slice takes about `milliseconds`. Throws the signal's reason when it is aborted.
 * @template T
 * @param {(steps: number) => T | undefined} slice
 * @param {{signal?: AbortSignal, milliseconds?: number, between?: () => void}} [options]
 * @returns {Promise<T>}
 */
export async function inSlices(slice, { signal, milliseconds = 6, between } = {}) {
	for (let steps = 20_000; ; ) {
		await breatheIfDue()
		signal?.throwIfAborted()
		const begun = now()
		const result = slice(steps)
		if (result !== undefined) return result
		steps = stepsToFill(steps, now() - begun, milliseconds)
		between?.()
		await breathe()
		lastBreath = now()
	}
}

/** @param {number} steps @param {number} took @param {number} wanted  milliseconds */
function stepsToFill(steps, took, wanted) {
	const factor = took > 0 ? wanted / took : 2
	return Math.round(Math.min(Math.max(steps * Math.min(Math.max(factor, 0.25), 2), 1_000), 4_000_000))
}

// ---- Signals and progress ----

/** Does some work and calls `stop(reason)` if the signal is aborted before the work is over; begins nothing, and
 * throws the reason, when it is aborted already. @template T @param {AbortSignal|undefined} signal
 * @param {(reason: any) => void} stop @param {() => T | Promise<T>} work @returns {Promise<T>} */
export async function heeding(signal, stop, work) {
	signal?.throwIfAborted()
	const heard = () => stop(signal.reason)
	signal?.addEventListener('abort', heard)
	try {
		return await work()
	} finally {
		signal?.removeEventListener('abort', heard)
	}
}

/** Calls `tell` ten times a second at most, however often it is called itself. @template {any[]} Told
 * @param {(...told: Told) => void} tell @param {number} [every]  milliseconds, also from now to the first call */
export function throttled(tell, every = PROGRESS_MS) {
	let told = now()
	return (/** @type {Told} */ ...what) => {
		if (now() - told < every) return
		told = now()
		tell(...what)
	}
}

/** For work of which only the newest is of use. `begin()` ends what was begun before and gives the new work its
 * signal; `stop()` ends what was begun last. */
export function newest() {
	let control = new AbortController()
	return {
		begin() {
			control.abort()
			control = new AbortController()
			return control.signal
		},
		/** @param {any} [reason] */
		stop: reason => control.abort(reason),
	}
}

/** Work that several callers wait for, each with its own signal and its own ear for progress. It is given up when the
 * last of them has left. */
export class SharedWork {
	/** @type {Set<{onProgress?: (part: number) => void, fail: (error: unknown) => void}>} */
	#callers = new Set()
	#control = new AbortController()
	#over

	/** @param {(watched: Watched) => Promise<void>} work */
	constructor(work) {
		this.#over = work({ signal: this.#control.signal, onProgress: part => this.#tell(part) })
		this.#over.catch(() => {})
	}

	get isGivenUp() {
		return this.#control.signal.aborted
	}

	/** Until it is done. Rejects with the signal's reason at once, with what the listener throws, and with what the
	 * work throws. @param {Watched} watched */
	async wait({ signal, onProgress }) {
		const caller = { onProgress, fail: undefined }
		const left = new Promise((_, fail) => (caller.fail = fail))
		try {
			await heeding(signal, caller.fail, () => {
				this.#callers.add(caller)
				return Promise.race([this.#over, left])
			})
		} finally {
			this.#callers.delete(caller)
			if (this.#callers.size === 0) this.#control.abort()
		}
	}

	#tell(part) {
		for (const { onProgress, fail } of this.#callers) {
			try {
				onProgress?.(part)
			} catch (error) {
				fail(error)
			}
		}
	}
}

/** @typedef {{signal?: AbortSignal, onProgress?: (part: number) => void}} Watched  hears about ten times a second
 * which part is done, 0 … 1 */
