// What became of the parts of a search's condition in the last test: it looks at them in order, and no further than the
// one that refused.

import {screenOf} from './search.js'

/**
 * @typedef {{key: string, is: boolean|null, refuses: boolean}} Part  is: its truth as written; null: not looked at
 * @typedef {{parts: Part[], queen: number|null}} Condition  queen: the row of the one compared last, if any
 */

/** Null: nothing was tested, or looked at, or is known of the search.
 * @type {(moment: import('../engine/moment.js').Moment) => Condition|null} */
export function conditionOf({search, queens, event: {kind, row, verdict, by}}) {
	const test = screenOf(search).condition
	if (kind !== 'test' || verdict === 'closed' || !test) return null
	const {parts: keys, partOf = ({line}) => line, goesThroughQueens = false, asksForFree = false} = test
	const last = queens.findLastIndex(col => col >= 0),
		isAlone = goesThroughQueens && last < 0,
		refusing = by ? keys.indexOf(partOf(by, row)) : isAlone ? -1 : keys.length
	const parts = keys.map((key, i) => ({
		key,
		refuses: by !== null && i === refusing,
		is: i > refusing || refusing < 0 ? null : (i === refusing) !== asksForFree,
	}))
	return {parts, queen: !goesThroughQueens || isAlone ? null : (by?.row ?? last)}
}
