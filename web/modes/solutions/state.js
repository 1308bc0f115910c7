// What the reader has chosen, as one plain object, and what may become of it. Pure.
//
// Solutions have numbers from 1; what is listed (all of them, or one board of each class) has places from 0.
// Invariant: `k` is the number of a solution of n, or 1 where there is none.

import {CLASSES, MAX_CLASSES_N, MAX_SOLUTIONS_N, SOLUTIONS} from '../../engine/known.js'

export const solutionsOf = n => Number(SOLUTIONS[n])
export const classesOf = n => Number(CLASSES[n])
export const lastOf = n => Math.max(1, solutionsOf(n))
export const listed = ({n, classes}) => (classes ? (n > MAX_CLASSES_N ? 0 : classesOf(n)) : solutionsOf(n))

export const clamp = (value, low, high) => Math.max(low, Math.min(value, high))

/** {n, k, classes}; classes: one board of each class is listed. Another n begins with its first solution. */
export function chosen(wanted, from = {n: 8, k: 1, classes: false}) {
	const n = clamp(wanted.n ?? from.n, 1, MAX_SOLUTIONS_N)
	const k = wanted.k ?? (n === from.n ? from.k : 1)
	return {n, k: clamp(k, 1, lastOf(n)), classes: wanted.classes ?? from.classes}
}

/** Boards visited for each solution, roughly. */
const VISITED_FOR_EACH = 80

/** Estimate: each board visited is entered, left, and tested in n columns. */
export const stepsTo = ({n, k}) => k * VISITED_FOR_EACH * (n + 4)
