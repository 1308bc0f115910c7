/** Results of a call that takes a limited number of steps, as in c/seek.h. */
export const FOUND = 0
export const MORE = 1
export const BEFORE = 3

/** Instantiates without waiting if possible: in WebKit a waiting worker may sleep until its next message. */
export async function createInstance(module) {
	try {
		return new WebAssembly.Instance(module, {})
	} catch {
		// Some browsers reject large modules on the page's thread.
		return WebAssembly.instantiate(module, {})
	}
}

export class Memory {
	constructor(instance) {
		this.exports = instance.exports
		this.exports._initialize?.()
	}

	/** A view of the memory, valid until the next call of the module.
	 * @template T @param {new (buffer: ArrayBuffer, at: number, length?: number) => T} Type @returns {T} */
	view(Type, at, length = undefined) {
		return new Type(this.exports.memory.buffer, at, length)
	}

	/** @returns {Uint8Array} */
	bytes(at, length = undefined) {
		return this.view(Uint8Array, at, length)
	}

	/** Makes a slice (job.js) from an exported function that searches for a number of steps. The slice's result is
	 * found(), or null if the search finds nothing.
	 * @template T @param {string} name @param {() => T} found @returns {(steps: number) => T|null|undefined} */
	slice(name, found) {
		return steps => {
			const end = this.exports[name](steps)
			return end === MORE ? undefined : end === FOUND ? found() : null
		}
	}
}

/** Reads UTF-8 text of `length` bytes, or up to a null byte. @param {Memory} memory */
export const textIn = (memory, at, length = memory.bytes(at).indexOf(0)) =>
	new TextDecoder().decode(memory.bytes(at, length))
