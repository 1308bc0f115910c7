// Files by name in a zip. The same files give the same zip, whenever it is made.

import {zipSync} from 'fflate'

const EARLIEST = '1980-01-01T12:00:00'

/** @param {Record<string, Uint8Array>} files @returns {Uint8Array<ArrayBuffer>} */
export const zippedOf = files => /** @type {any} */ (zipSync(files, {level: 9, mtime: EARLIEST}))
