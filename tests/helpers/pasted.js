// Boards read from text as in the browser's worker.

import {readFileSync} from 'node:fs'
import {CheckInstance} from '../../web/engine/check-instance.js'

const checking = new CheckInstance(new WebAssembly.Instance(new WebAssembly.Module(readFileSync('build/check.wasm'))))

/** @type {CheckInstance['pasted']} */
export const pasted = (...args) => checking.pasted(...args)
