// WebAssembly modules, embedded as base64 because pages on disk cannot fetch. A separate function loads each module, so
// that bundles contain only modules in use. The counting module is not gzipped: unpacking takes 16 ms in Node.js.

import vectors from '../../build/count.wasm'
import solutions from '../../build/solutions.wasm'
import completing from '../../build/complete.wasm.gz'
import judging from '../../build/check.wasm.gz'
import walking from '../../build/nqueens.wasm.gz'
import fetchPart from 'beside:searches'
import {noFurther} from './arguments.js'
import {once} from './job.js'

const GZIPPED = 0x1f
/** The shortest module with a SIMD operation: `i8x16.popcnt(i8x16.splat(0))`. */
const PROBE = 'AGFzbQEAAAABBQFgAAF7AwIBAAoKAQgAQQD9D/1iCw=='

/** Compiles on this thread if possible. This takes a millisecond; waiting for another thread would take longer. */
const moduleOf = /* @__PURE__ */ once(async text => {
	if (!globalThis.WebAssembly) throw new Error('WebAssembly is missing here')
	const packed = decoded(text)
	const bytes = packed[0] === GZIPPED ? await unpacked(packed) : packed
	try {
		return new WebAssembly.Module(bytes)
	} catch {
		// Some browsers reject large modules on the page's thread.
		return WebAssembly.compile(bytes)
	}
})

/** Decodes base64, by a native decoder if there is one: a loop takes milliseconds on its first run.
 * @returns {Uint8Array<ArrayBuffer>} */
function decoded(text) {
	const {Buffer, Uint8Array: Bytes} = /** @type {any} */ (globalThis)
	if (Bytes.fromBase64) return Bytes.fromBase64(text)
	if (Buffer) return Buffer.from(text, 'base64')
	return Uint8Array.from(atob(text), letter => letter.charCodeAt(0))
}

const unpacked = bytes =>
	new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer()

export const walkModule = () => moduleOf(walking)

export const searchesModule = search =>
	fetchPart('searches').then(
		({module}) => moduleOf(module),
		() => {
			throw noFurther(search)
		},
	)

/** Counting needs SIMD: Chrome 91, Firefox 89, Safari 16.4, Node.js 16.4. */
export async function countModule() {
	if (globalThis.WebAssembly && !WebAssembly.validate(decoded(PROBE)))
		throw new Error('counting needs WebAssembly with SIMD, which is missing here')
	return moduleOf(vectors)
}

export const solutionsModule = () => moduleOf(solutions)

export const completeModule = () => moduleOf(completing)

export const judgeModule = () => moduleOf(judging)
