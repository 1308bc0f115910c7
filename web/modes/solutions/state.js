// The reader's choice, {n, k, classes}: k is a solution's number, from 1; classes: one board of each class is listed.
// Invariant: k is 1 if n has no solution.

import {CLASSES, MAX_CLASSES_N, MAX_SOLUTIONS_N, SOLUTIONS} from '../../engine/known.js'

export const solutionCount = n => Number(SOLUTIONS[n])
export const classCount = n => Number(CLASSES[n])
export const lastNumber = n => Math.max(1, solutionCount(n))
export const listed = ({n, classes}) => (classes ? (n > MAX_CLASSES_N ? 0 : classCount(n)) : solutionCount(n))

export const clamp = (value, low, high) => Math.max(low, Math.min(value, high))

export function chosen(wanted, from = {n: 8, k: 1, classes: false}) {
	const n = clamp(wanted.n ?? from.n, 1, MAX_SOLUTIONS_N)
	const k = wanted.k ?? (n === from.n ? from.k : 1)
	return {n, k: clamp(k, 1, lastNumber(n)), classes: wanted.classes ?? from.classes}
}

/** Approximate number of visited boards per solution. */
const VISITED_FOR_EACH = 80

export const stepsTo = ({n, k}) => k * VISITED_FOR_EACH * (n + 4)
