// Calls between threads. Messages:
//
//     request   { id, on, method, args, watched }   or   { cancel: id }
//     reply     { alive: true }  at the start;  { id, progress } *,  then  { id, result }  or  { id, error }
//
// A result that is a function stays on its thread: `result` is its id, and requests `on` that id call it until `close`.
// Invariant: each call settles once, with its result, its error, or its thread's failure.

import {heeding, notify} from './job.js'

/** Answers requests from a port, such as a worker's `self`.
 * @typedef {(method: string, args: any[], lasting: {signal?: AbortSignal, onProgress?: (part: number) => void}) => any}
 *   Answer
 * @param {Answer} answer */
export function serve(port, answer) {
	const running = new Map(),
		answers = new Map([[0, answer]])

	async function resultOf({id, on = 0, method, args, watched}) {
		if (on && method === 'close') return close(on)
		const held = answers.get(on)
		if (!held) throw closed()
		const control = new AbortController()
		running.set(id, {on, control})
		const onProgress = watched ? progress => port.postMessage({id, progress}) : undefined
		const result = await held(method, args, {signal: control.signal, onProgress})
		if (typeof result !== 'function') return result
		answers.set(id, result)
		return id
	}

	function close(closing) {
		answers.delete(closing)
		for (const {on, control} of running.values()) if (on === closing) control.abort(closed())
	}

	port.onmessage = async ({data}) => {
		const {id, cancel} = data
		if (cancel) return running.get(cancel)?.control.abort()
		try {
			port.postMessage({id, result: await resultOf(data)})
		} catch (error) {
			port.postMessage({id, error: asData(error)})
		}
		running.delete(id)
	}
	port.postMessage({alive: true})
}

/** An error as data, because a clone would lack properties such as `argument`. */
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

	/** Rejects with the other side's error, the abort reason, or the reason why the thread ended. */
	async request(method, args, {signal, onProgress} = /** @type {any} */ ({}), on = 0) {
		const id = ++this.#ids
		const answered = () => this.#answer({id, on, method, args, watched: !!onProgress}, onProgress)
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
