// Pasted boards. The parser loads with the checking script, at first use.

import fetchPart from 'beside:check'

export const boardsIn = async (...args) => (await fetchPart('check')).boardsIn(...args)
