// How instances of modules are made, and their memory is read.

/** How a bounded call ends, as in c/seek.h: done, or to be called again. */
export const FOUND = 0
export const MORE = 1

const utf8 = /* @__PURE__ */ new TextDecoder()

/** At once where that may be: in WebKit a worker that waits for WebAssembly may stay asleep until a message wakes it.
 * On a page some browsers want it done in the background. */
export async function instanceOf(module) {
	try {
		return new WebAssembly.Instance(module, {})
	} catch {
		return WebAssembly.instantiate(module, {})
	}
}

export class Memory {
	constructor(instance) {
		/** @type {Record<string, any>} */
		this.exports = instance.exports
		this.exports._initialize?.()
	}

	/** Good until the module is called again. @returns {Uint8Array} */
	bytes(at, length = undefined) {
		return new Uint8Array(this.exports.memory.buffer, at, length)
	}

	text(at, length = this.bytes(at).indexOf(0)) {
		return utf8.decode(this.bytes(at, length))
	}

	/** @returns {Float64Array} */
	doubles(at, length) {
		return new Float64Array(this.exports.memory.buffer, at, length)
	}
}
