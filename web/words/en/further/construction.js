import {count, plural} from '../../numbers.js'
import moved from '../moved.js'

export default {
	name: 'No search: a formula',
	about:
		'For every n except 2 and 3 a formula gives a board (Pauls, 1874; in this form Hoffman, Loessi and Moore, 1969): columns 2, 4, …, then 1, 3, …; another order if n divided by 6 leaves 2; for odd n one more queen in the corner.',
	/** Label of a curve. */
	curve: 'a formula',
	counters: {places: 'queens placed', solutions: 'solutions'},
	large: moved.large,
	/** Needs no translation. */
	pseudo: text => text,
}

/** Sentences about events. */
export const sentences = {
	narration: {
		start: moved.narration.start,
		place: ({n, event: {row, col}}, at) =>
			`Row ${count(at(row))}: the formula says column ${count(at(col))}. ${row === n - 1 ? 'Every row has its queen.' : `${plural(n - 1 - row, 'row', 'rows')} left.`}`,
		done: ({n, event}) =>
			event.verdict === 'success'
				? `**SUCCESS.** ${plural(n, 'queen was', 'queens were')} placed, and nothing was tried.`
				: `**FAILURE.** There is no solution for n = ${n}, so there is no formula.`,
	},
}
