// The parts of a search's condition, with their values in the last test. The search evaluates them in order, up to the
// first part that rejects the square.

import {searchScreen} from './search.js'

/** is: value of a part, null if not evaluated; queen: row of the queen compared last, or null. Returns null if the
 * event is no test, or the search lists no condition. */
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
