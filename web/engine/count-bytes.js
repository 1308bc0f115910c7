// The counting modules. Both travel inside the script, as base64 that is not gzipped, for a count may be over sooner
// than the module is unpacked; the one that fits this machine is decoded and compiled when it is first asked for.

import scalar from 'base64:../../build/count-scalar.wasm'
import vectors from 'base64:../../build/count.wasm'
import { decoded } from './base64.js'
import { hasVectors } from './count-instance.js'

/** @type {Map<string, Promise<WebAssembly.Module>>} */
const compiled = new Map()

/** The module for this machine, compiled once. @param {boolean} [simd]  false: the one without vectors all the same
 * @returns {Promise<WebAssembly.Module>} */
export function countModule(simd = true) {
	const text = simd && hasVectors() ? vectors : scalar
	const module = compiled.get(text) ?? compile(decoded(text))
	compiled.set(text, module)
	return module
}

/** At once where that may be: it takes a millisecond, and to wait for another thread takes more.
 * @param {Uint8Array<ArrayBuffer>} bytes @returns {Promise<WebAssembly.Module>} */
async function compile(bytes) {
	try {
		return new WebAssembly.Module(bytes)
	} catch {
		return WebAssembly.compile(bytes)
	}
}
