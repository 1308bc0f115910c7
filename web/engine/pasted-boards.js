// Parses pasted boards, in any notation that `check` reads, in the judging worker.

import script from 'worker:./judging.js'
import {judgeModule} from './load.js'
import {startShared} from './start.js'

/** @typedef {typeof import('./check-instance.js').CheckInstance.prototype.pasted} Pasted
 * @type {(...args: Parameters<Pasted>) => Promise<ReturnType<Pasted>>} */
export const boardsIn = async (...args) => (await startShared(script)).request('pasted', [await judgeModule(), ...args])
