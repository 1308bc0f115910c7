import {MAX_SOLUTIONS_N} from '../../engine/known.js'
import {flag, OPTIONS, whole} from '../../figure/attributes.js'
import {lastNumber} from './state.js'

export default {
	place: 3,
	options: {
		n: whole(1, MAX_SOLUTIONS_N, 8),
		k: whole(1, lastNumber(MAX_SOLUTIONS_N), 1),
		classes: flag,
		labels: OPTIONS.labels,
	},
	always: ['n', 'k'],
	limits: ({n}) => ({k: {low: 1, high: lastNumber(n)}}),
}
