// The WebAssembly module as bytes. A page opened from a disk may not fetch, so the module travels inside the script:
// compressed by build.js, and put in by esbuild as base64.

import packed from '../../build/nqueens.wasm'

/** @type {Promise<ArrayBuffer>|undefined} */
let unpacked

/** @returns {Promise<ArrayBuffer>} */
export const moduleBytes = () =>
	(unpacked ??= new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer())
