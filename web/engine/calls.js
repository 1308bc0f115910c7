// Calls between threads. Messages:
//
//     request   { id, method, args, watched }   or   { cancel: id }
//     reply     { alive: true }; to each request  { id, progress } *,  then  { id, result }  or  { id, error }
//
// Invariant: each call settles once: with its result, its error, or its thread's failure.

import {heeding, notify} from './job.js'

/** Answers requests from a port, such as a worker's `self`; sends errors back.
 * @param {(method: string, args: any[], lasting: {signal?: AbortSignal, onProgress?: Function}) => any} answer */
export function serve(port, answer) {
	const running = new Map()
	port.onmessage = async ({data: {id, method, args, watched, cancel}}) => {
		if (cancel) return running.get(cancel)?.abort()
		const control = new AbortController()
		running.set(id, control)
		const onProgress = watched ? progress => port.postMessage({id, progress}) : undefined
		try {
			port.postMessage({id, result: await answer(method, args, {signal: control.signal, onProgress})})
		} catch (error) {
			port.postMessage({id, error: asData(error)})
		}
		running.delete(id)
	}
	port.postMessage({alive: true})
}

/** Cloning an error would drop its own properties. */
const asData = error => ({...error, type: error.constructor.name, message: error.message})

export const closed = () => new DOMException('The walk was closed.', 'AbortError')

const TYPES = {RangeError, TypeError}

function asThrown({type, message, ...properties}) {
	if (type === 'DOMException') return new DOMException(message, 'AbortError')
	return Object.assign(new (TYPES[type] ?? Error)(message), properties)
}

export class Calls {
	#waiting = new Map()
	#ids = 0
	#post
	#stop
	over = false
	reason

	constructor(post, stop = () => {}) {
		this.#post = post
		this.#stop = stop
	}

	/** Rejects with the other side's error, the abort reason, or the reason why the thread ended.
	 * @returns {Promise<any>} */
	async request(method, args, {signal, onProgress} = /** @type {any} */ ({})) {
		const id = ++this.#ids
		const answered = () => this.#answer({id, method, args, watched: !!onProgress}, onProgress)
		try {
			return await heeding(signal, () => this.#post({cancel: id}), answered)
		} catch (error) {
			throw signal?.aborted ? signal.reason : error
		} finally {
			this.#waiting.delete(id)
		}
	}

	#answer(message, onProgress) {
		if (this.over) throw this.reason
		return new Promise((resolve, reject) => {
			this.#waiting.set(message.id, {resolve, reject, onProgress})
			this.#post(message)
		})
	}

	receive(message) {
		const {id, error} = message
		const call = this.#waiting.get(id)
		if (!call) return
		const fail = reason => (this.#post({cancel: id}), call.reject(reason))
		if (error) call.reject(asThrown(error))
		else if ('progress' in message) notify(call.onProgress, fail, message.progress)
		else call.resolve(message.result)
	}

	end(reason) {
		if (this.over) return
		Object.assign(this, {over: true, reason})
		for (const {reject} of this.#waiting.values()) reject(reason)
		this.#stop()
	}
}
