// The modules of WebAssembly. A page opened from a disk may not fetch, so they travel inside the script, as base64,
// and each is compiled when it is first asked for, once. A function each: a bundle holds the modules that it asks
// for, and no other.
//
// The one that walks is gzipped too, which costs a script that is itself sent gzipped a third less. The others are
// not: a count, or a page of boards, may be there sooner than they would be unpacked (16 ms and more in Node.js).

import vectors from 'base64:../../build/count.wasm'
import scalar from 'base64:../../build/count-scalar.wasm'
import solutions from 'base64:../../build/solutions.wasm'
import walking from '../../build/nqueens.wasm'

const GZIPPED = 0x1f
/** The shortest module with a 128-bit operation: a function of no body but `i8x16.popcnt(i8x16.splat(0))`. */
const PROBE = 'AGFzbQEAAAABBQFgAAF7AwIBAAoKAQgAQQD9D/1iCw=='

/** By their text. @type {Map<string, Promise<WebAssembly.Module>>} */
const compiled = new Map()

/** @param {string} text */
function moduleOf(text) {
	const module = compiled.get(text) ?? compile(text)
	compiled.set(text, module)
	return module
}

/** At once where that may be: it takes a millisecond, and to wait for another thread takes more.
 * @param {string} text */
async function compile(text) {
	const bytes = decoded(text)[0] === GZIPPED ? await unpacked(decoded(text)) : decoded(text)
	try {
		return new WebAssembly.Module(bytes)
	} catch {
		return WebAssembly.compile(bytes)
	}
}

/** By what the platform has for it, where it has: a loop takes milliseconds when it runs for the first time.
 * @param {string} text @returns {Uint8Array<ArrayBuffer>} */
function decoded(text) {
	const { Buffer, Uint8Array: Bytes } = /** @type {any} */ (globalThis)
	if (Bytes.fromBase64) return Bytes.fromBase64(text)
	if (Buffer) return Buffer.from(text, 'base64')
	return Uint8Array.from(atob(text), letter => letter.charCodeAt(0))
}

/** @param {BlobPart} bytes @returns {Promise<ArrayBuffer>} */
const unpacked = bytes =>
	new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer()

/** Walks; see walk-instance.js. */
export const walkModule = () => moduleOf(walking)

/** Counts, with 128-bit vectors where this machine has them; see count-instance.js. @param {boolean} [simd]  false:
 * without them all the same */
export const countModule = (simd = true) => moduleOf(simd && WebAssembly.validate(decoded(PROBE)) ? vectors : scalar)

/** Finds solutions; see solutions-instance.js. */
export const solutionsModule = () => moduleOf(solutions)
