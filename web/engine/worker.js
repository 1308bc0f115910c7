// What runs in a worker: LocalWalks by number, called through Comlink. An AbortSignal cannot cross, so each lasting
// call has a ticket, and `cancel(ticket)` aborts it here. Many elements share one worker; each has its own walk.

import * as Comlink from 'comlink'
import { Instance } from './instance.js'
import { LocalWalk } from './walk.js'

/** @type {Map<number, LocalWalk>} */
const walks = new Map()
/** Calls under way, by ticket. @type {Map<number, {id: number, controller: AbortController}>} */
const running = new Map()
let opened = 0
/** Compiled once, and on the spot: WebKit may leave a worker asleep that waits for a compilation, until a message wakes it.
 * @type {WebAssembly.Module|undefined} */
let module

const host = {
	open(bytes, options) {
		module ??= new WebAssembly.Module(bytes)
		const id = ++opened
		walks.set(id, LocalWalk.begin(Instance.of(module), options))
		return id
	},
	/** Calls a method of a walk; what it returns, and the length if that is known by then. */
	async call(id, method, args, ticket, onProgress) {
		const walk = walks.get(id)
		const controller = new AbortController()
		running.set(ticket, { id, controller })
		try {
			const lasting = { signal: controller.signal, onProgress: onProgress ?? undefined }
			const value = await walk[method](...args, lasting)
			return { value, length: walk.length }
		} catch (error) {
			if (controller.signal.aborted) return { aborted: true }
			throw error
		} finally {
			running.delete(ticket)
			onProgress?.[Comlink.releaseProxy]()
		}
	},
	cancel(ticket) {
		running.get(ticket)?.controller.abort()
	},
	close(id) {
		walks.delete(id)
		for (const call of running.values()) if (call.id === id) call.controller.abort()
	},
}

Comlink.expose(host)
