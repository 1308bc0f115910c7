// How one thread asks another, whatever they are. Messages:
//
//     there   { id, method, args, watched }   or   { cancel: id }
//     back    { id, result }   or   { id, error }, before it any number of { id, progress }; and first of all
// { alive: true }
//
// Invariant: each call is answered once, by its result or its error, or fails with its thread.

import { heeding } from './job.js'

/**
 * @typedef {{postMessage: (message: any) => void, onmessage: ((event: {data: any}) => void)|null}} Port
 * @typedef {{signal?: AbortSignal, onProgress?: (progress: any) => void}} Lasting
 * @typedef {{resolve: (result: any) => void, reject: (reason: unknown) => void,
 *   onProgress: Lasting['onProgress']}} Waiting
 */

/** Answers what comes through a port. @param {Port} port
 * @param {(method: string, args: any[], lasting: Lasting) => any} answer  what it throws is handed back */
export function serve(port, answer) {
	/** @type {Map<number, AbortController>} */
	const running = new Map()
	port.onmessage = async ({ data: { id, method, args, watched, cancel } }) => {
		if (cancel) return running.get(cancel)?.abort()
		const control = new AbortController()
		running.set(id, control)
		const onProgress = watched ? progress => port.postMessage({ id, progress }) : undefined
		try {
			port.postMessage({ id, result: await answer(method, args, { signal: control.signal, onProgress }) })
		} catch (error) {
			port.postMessage({ id, error: asData(error) })
		}
		running.delete(id)
	}
	port.postMessage({ alive: true })
}

/** With what its thrower wrote on it, which an error that is cloned loses. */
const asData = error => ({ ...error, type: error.constructor.name, message: error.message })

const TYPES = { RangeError, TypeError }

function asThrown({ type, message, ...own }) {
	if (type === 'DOMException') return new DOMException(message, 'AbortError')
	return Object.assign(new (TYPES[type] ?? Error)(message), own)
}

/** The side that asks: who waits for which answer. */
export class Calls {
	/** @type {Map<number, Waiting>} */
	#waiting = new Map()
	#ids = 0
	#post
	/** Nothing is answered any more. */ over = false
	/** @type {unknown} */ #reason

	/** @param {(message: any) => void} post @param {boolean} [here]  what is asked works on this very thread */
	constructor(post, here = false) {
		this.#post = post
		this.here = here
	}

	/** Rejects with what the other side threw, with the signal's reason once the other side has left off, and with the
	 * reason why its thread is over. @param {string} method @param {any[]} args @param {Lasting} [lasting]
	 * @returns {Promise<any>} */
	async ask(method, args, { signal, onProgress } = {}) {
		const id = ++this.#ids
		const cancel = () => this.#post({ cancel: id })
		try {
			return await heeding(signal, cancel, () => this.#answer({ id, method, args, watched: !!onProgress }, onProgress))
		} catch (error) {
			throw signal?.aborted ? signal.reason : error
		} finally {
			this.#waiting.delete(id)
		}
	}

	#answer(message, onProgress) {
		if (this.over) throw this.#reason
		return new Promise((resolve, reject) => {
			this.#waiting.set(message.id, { resolve, reject, onProgress })
			this.#post(message)
		})
	}

	/** What came back. @param {any} message */
	hear(message) {
		const call = this.#waiting.get(message.id)
		if (!call) return
		if (message.error) call.reject(asThrown(message.error))
		else if ('progress' in message) this.#tell(call, message)
		else call.resolve(message.result)
	}

	/** What the listener throws is the call's failure. */
	#tell({ onProgress, reject }, { id, progress }) {
		try {
			onProgress(progress)
		} catch (error) {
			this.#post({ cancel: id })
			reject(error)
		}
	}

	/** The thread is over: nothing is answered any more. @param {unknown} reason */
	end(reason) {
		this.over = true
		this.#reason = reason
		for (const { reject } of this.#waiting.values()) reject(reason)
	}
}
