// Work that several callers wait for, each with its own signal and its own ear for progress. It is given up when the last of
// them has left.

/** @typedef {{signal?: AbortSignal, onProgress?: (part: number) => void}} Watched  hears about ten times a second which part is done, 0 … 1 */

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

	/** Until it is done. Rejects with the signal's reason at once, with what the listener throws, and with what the work throws.
	 * @param {Watched} watched */
	async wait({ signal, onProgress }) {
		signal?.throwIfAborted()
		const caller = { onProgress, fail: undefined }
		const left = new Promise((_, fail) => (caller.fail = fail))
		const abort = () => caller.fail(signal.reason)
		signal?.addEventListener('abort', abort)
		this.#callers.add(caller)
		try {
			await Promise.race([this.#over, left])
		} finally {
			signal?.removeEventListener('abort', abort)
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
