// Long work in short slices: between two slices the thread is free for messages, input and drawing, so that work can
// be watched, paused and cancelled wherever it runs.

const BREATH_EVERY_MS = 12

const now = () => performance.now()

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
export function stepsToFill(steps, took, wanted) {
	const factor = took > 0 ? wanted / took : 2
	return Math.round(Math.min(Math.max(steps * Math.min(Math.max(factor, 0.25), 2), 1_000), 4_000_000))
}
