/** @import {Square} from './moment.js' @import {AttackLine} from './solutions.js' */

/** @param {Square} a @param {Square} b */
export const isAt = (a, b) => a.row === b.row && a.col === b.col

/** The line that two different squares share, or null. @param {Square} a @param {Square} b
 * @returns {AttackLine|null} */
export function sharedLine(a, b) {
	const down = b.row - a.row,
		right = b.col - a.col
	if (down === 0) return right === 0 ? null : 'row'
	if (right === 0) return 'column'
	return down === right ? 'diagonal' : down === -right ? 'antidiagonal' : null
}
