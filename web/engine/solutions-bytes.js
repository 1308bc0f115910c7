// The module of solutions. It travels inside the script, not gzipped, as those of counting do: a page of boards is there
// sooner than the module would be unpacked. It is compiled when it is first asked for.

import text from 'base64:../../build/solutions.wasm'
import { decoded } from './base64.js'

/** @type {Promise<WebAssembly.Module>|undefined} */
let compiled

/** @returns {Promise<WebAssembly.Module>} */
export const solutionsModule = () => (compiled ??= WebAssembly.compile(decoded(text)))
