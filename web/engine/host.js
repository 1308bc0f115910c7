// Where walks run: in one worker shared by the whole page, made from a Blob so that it starts from a disk too, or on
// this thread in short slices where there are no workers or they are refused (Node.js, strict policies). Callers
// see the same methods either way.

import * as Comlink from 'comlink'
import workerSource from 'worker:./worker.js'
import { moduleBytes } from './bytes.js'
import { Instance } from './instance.js'
import { LocalWalk } from './walk.js'

const WORKER_ANSWERS_WITHIN_MS = 4000
const OWN_THREAD_SLICE_MS = 4

/** @type {Promise<any>|undefined} the worker's side, or null when there is none */
let shared
let tickets = 0

/** @param {{n: number, search: string, startRow: number}} options  checked */
export async function openWalk(options) {
	const remote = await (shared ??= startWorker())
	const bytes = await moduleBytes()
	return remote
		? RemoteWalk.open(remote, bytes, options)
		: LocalWalk.begin(await Instance.from(bytes), options, OWN_THREAD_SLICE_MS)
}

/** What a policy, a sandbox or an old browser does to a worker differs: it may throw, fire `error`, or stay silent. */
async function startWorker() {
	if (typeof Worker !== 'function' || typeof Blob !== 'function') return null
	let worker, url
	try {
		url = URL.createObjectURL(new Blob([workerSource], { type: 'text/javascript' }))
		worker = new Worker(trusted(url))
		const remote = Comlink.wrap(worker)
		const failed = new Promise((_, fail) => {
			worker.addEventListener('error', fail, { once: true })
			setTimeout(fail, WORKER_ANSWERS_WITHIN_MS)
		})
		await Promise.race([remote.cancel(0), failed])
		return remote
	} catch {
		worker?.terminate()
		return null
	} finally {
		if (url) URL.revokeObjectURL(url)
	}
}

/** Where a policy lets only trusted scripts run, and lets `n-queens` say which are. @param {string} url @returns {any} */
function trusted(url) {
	const { trustedTypes } = /** @type {any} */ (globalThis)
	return trustedTypes
		? (policy ??= trustedTypes.createPolicy('n-queens', { createScriptURL: same => same })).createScriptURL(url)
		: url
}
let policy

class RemoteWalk {
	/** @type {number|undefined} */ length
	#remote
	#id

	static async open(remote, bytes, options) {
		return new RemoteWalk(remote, await remote.open(bytes, options))
	}

	constructor(remote, id) {
		this.#remote = remote
		this.#id = id
	}

	moment = () => this.#call('moment', [])
	seek = (step, lasting) => this.#call('seek', [step], lasting)
	next = (kinds, lasting) => this.#call('next', [kinds], lasting)
	until = (step, kinds, lasting) => this.#call('until', [step, kinds], lasting)
	foresee = (kinds, before, lasting) => this.#call('foresee', [kinds, before], lasting)
	previous = (kinds, lasting) => this.#call('previous', [kinds], lasting)
	reach = (what, ordinal, lasting) => this.#call('reach', [what, ordinal], lasting)
	measure = lasting => this.#call('measure', [], lasting)
	marks = what => this.#call('marks', [what])
	tree = (columns, levels, lasting) => this.#call('tree', [columns, levels], lasting)
	close = () => this.#remote.close(this.#id)

	async #call(method, args, { signal, onProgress } = {}) {
		signal?.throwIfAborted()
		const ticket = ++tickets
		const cancel = () => void this.#remote.cancel(ticket)
		signal?.addEventListener('abort', cancel, { once: true })
		try {
			const answer = await this.#remote.call(
				this.#id,
				method,
				args,
				ticket,
				onProgress ? Comlink.proxy(onProgress) : null,
			)
			if (answer.aborted) throw signal?.reason ?? new DOMException('The walk was closed.', 'AbortError')
			this.length ??= answer.length
			return answer.value
		} finally {
			signal?.removeEventListener('abort', cancel)
		}
	}
}
