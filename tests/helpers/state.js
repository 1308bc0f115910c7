// The state of a mode: its address opens it again, and nothing changes it in place.

import {equal} from 'uvu/assert'
import {queryOf, readPage} from '../../web/page/address.js'

export const opens = query => readPage(new URLSearchParams(query))

export const assertOpens = (mode, values, lang = 'ja') =>
	equal(opens(queryOf({mode, ...values, lang})), {mode, values, refusals: []})

/** A value that nothing can change, whatever lies in it. */
function frozen(value) {
	if (value && typeof value === 'object' && !Object.isFrozen(value)) Object.values(Object.freeze(value)).forEach(frozen)
	return value
}

export const following =
	(next, begin) =>
	(...events) =>
		events.reduce((state, [type, data]) => frozen(next(state, {type, ...data})), frozen(begin))
