// Module instances and views of their memory.

/** Results of a bounded call, as in c/seek.h: done, or call again. */
export const FOUND = 0
export const MORE = 1

const utf8 = /* @__PURE__ */ new TextDecoder()

/** Synchronous where allowed: in WebKit a worker that waits for WebAssembly may sleep until the next message. */
export async function createInstance(module) {
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

	/** Valid until the next call of the module. @returns {Uint8Array} */
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
