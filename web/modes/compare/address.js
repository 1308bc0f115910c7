import {MAX_N, MAX_STEP} from '../../engine/known.js'
import {OPTIONS, steadySpeed, whole, word} from '../../figure/attributes.js'
import {CLOCKS, NAMES} from './state.js'

export default {
	place: 2,
	within: 'walk',
	options: {
		n: whole(1, MAX_N, 8),
		search: OPTIONS.search,
		'start-row': OPTIONS['start-row'],
		with: {...OPTIONS.search, otherwise: 'scan'},
		'with-start-row': OPTIONS['start-row'],
		given: OPTIONS.given,
		blocked: OPTIONS.blocked,
		clock: word(CLOCKS, 'solution'),
		at: whole(0, MAX_STEP, 1),
		speed: steadySpeed,
		labels: OPTIONS.labels,
	},
	always: ['n', 'search', 'with', 'clock', 'at'],
	limits: ({n}) => Object.fromEntries(NAMES.map(([, row]) => [row, {low: 0, high: n - 1}])),
}
