// Which searches there are.

import {searches as types} from '#searches'

/** What can be walked, in the order in which it is listed, with a sentence in English.
 * @returns {Promise<(import('./moment.js').SearchType & {arrays: string[], sentence: string})[]>} */
export const searches = async () => structuredClone(types)
