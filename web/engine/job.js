// Long work in slices, which keep the thread responsive, with abort signals and throttled progress.

export const SLICE_MS = 6
const BREATH_EVERY_MS = 12
const PROGRESS_MS = 100

const now = () => performance.now()

const waiting = []
/** One channel, never released: WebKit may collect a channel before its message arrives. */
let channel

function openChannel() {
	const opened = new MessageChannel()
	opened.port1.onmessage = () => waiting.shift()?.()
	return opened
}

/** Resolves after pending tasks have run, sooner than a timer. @returns {Promise<void>} */
export function breathe() {
	if (typeof setImmediate === 'function') return new Promise(done => void setImmediate(done))
	channel ??= openChannel()
	return new Promise(done => {
		waiting.push(done)
		channel.port2.postMessage(null)
	})
}

let lastBreath = /* @__PURE__ */ now()

async function breatheNow() {
	await breathe()
	lastBreath = now()
}

/** Calls `slice(steps)` until it returns a result; `steps` varies so that a call takes about SLICE_MS. `onProgress`
 * receives `part()`. Rejects with the signal's reason. @template T @param {(steps: number) => T | undefined} slice
 * @param {Watched & {part?: () => number}} [options] @returns {Promise<T>} */
export async function inSlices(slice, {signal, onProgress, part} = {}) {
	const notifyThrottled = onProgress && throttled(onProgress)
	for (let steps = 20_000; ; ) {
		// Breathe even before a short call: many short calls in a row would block this thread.
		if (now() - lastBreath >= BREATH_EVERY_MS) await breatheNow()
		signal?.throwIfAborted()
		const begun = now()
		const result = slice(steps)
		if (result !== undefined) return result
		steps = stepsToFill(steps, now() - begun)
		notifyThrottled?.(part())
		await breatheNow()
	}
}

function stepsToFill(steps, took) {
	const factor = took > 0 ? SLICE_MS / took : 2
	return Math.round(Math.min(Math.max(steps * Math.min(Math.max(factor, 0.25), 2), 1_000), 4_000_000))
}

/** Calls `stop(reason)` on an abort during the work. Throws the reason of an earlier abort. */
export async function heeding(signal, stop, work) {
	signal?.throwIfAborted()
	const onAbort = () => stop(signal.reason)
	signal?.addEventListener('abort', onAbort)
	try {
		return await work()
	} finally {
		signal?.removeEventListener('abort', onAbort)
	}
}

export function notify(listener, fail, ...what) {
	try {
		listener?.(...what)
	} catch (error) {
		fail(error)
	}
}

export function throttled(call, every = PROGRESS_MS, clock = now) {
	let last = clock()
	return (...what) => {
		if (clock() - last < every) return
		last = clock()
		call(...what)
	}
}

export function once(make) {
	const made = new Map()
	return key => {
		if (!made.has(key)) made.set(key, make(key))
		return made.get(key)
	}
}

export function newest() {
	let control = new AbortController()
	return {
		begin() {
			control.abort()
			control = new AbortController()
			return control.signal
		},
		stop: () => control.abort(),
	}
}

export function inTurn() {
	let last = Promise.resolve()
	return work => {
		const turn = last.then(work)
		last = turn.catch(() => {}) // only the caller awaiting `turn` gets the error
		return turn
	}
}

/** @typedef {{signal?: AbortSignal, onProgress?: (part: number) => void}} Watched  part: 0 … 1. Progress comes about
 * ten times a second. */
