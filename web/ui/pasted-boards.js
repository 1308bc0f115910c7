// Boards out of a pasted text. The reader comes with the script that checks programs, at the first text.

import fetchPart from 'beside:check'

/** @type {typeof import('../engine/pasted-boards.js').boardsIn} */
export const boardsIn = async (...args) => (await fetchPart('check')).boardsIn(...args)
