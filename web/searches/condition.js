// The parts of a search's condition in the last test. The search evaluates them in order, up to the first one that
// rejects the square.

import {searchScreen} from './search.js'

/** Parts as {key, is, rejects}; is: value of the written expression, null if it was not evaluated. Null: no test, or no
 * listed condition. */
export function conditionParts({search, queens, event: {kind, row, verdict, by}}) {
	const test = searchScreen(search).condition
	if (kind !== 'test' || verdict === 'closed' || !test) return null
	const {parts: keys, partOf = ({line}) => line, goesThroughQueens = false, asksForFree = false} = test
	const last = queens.findLastIndex(col => col >= 0),
		isAlone = goesThroughQueens && last < 0,
		rejecting = by ? keys.indexOf(partOf(by, row)) : isAlone ? -1 : keys.length
	const parts = keys.map((key, i) => ({
		key,
		rejects: by !== null && i === rejecting,
		is: i > rejecting || rejecting < 0 ? null : (i === rejecting) !== asksForFree,
	}))
	return {parts, queen: !goesThroughQueens || isAlone ? null : (by?.row ?? last)}
}
