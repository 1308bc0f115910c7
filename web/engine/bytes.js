// The WebAssembly module as bytes, put in by esbuild (loader "binary") when the bundle is made: a page opened
// from a disk may not fetch, so the module travels inside the script.
import bytes from '../../build/nqueens.wasm'

/** @type {Uint8Array} */
export default bytes
