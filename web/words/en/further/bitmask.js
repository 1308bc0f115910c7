import {plural} from '../../numbers.js'

const freeOf = ({arrays}) => arrays.find(({name}) => name === 'free').cells.filter(Boolean).length

export default {
	name: 'Backtracking, bitmasks',
	about:
		'This is how counting programs work. Three bitmasks say which squares of a row the queens above attack (drawn as strokes from above). From one row to the next, the two diagonal bitmasks shift by one. One expression gives all free squares of a row, and each queen takes the lowest bit, so no attacked square is tested. It finds all solutions.',
	/** Label of a curve. */
	curve: 'bitmasks',
	counters: {places: 'queens placed', removes: 'queens removed', solutions: 'solutions'},
	/** Needs no translation. */
	pseudo: text => text,
}

/** Sentences about events. */
export const sentences = {
	narration: {
		enter: (moment, at) => {
			const free = freeOf(moment),
				row = at(moment.event.row)
			return free === 0
				? `Row ${row}: all & ~(cols | diags1 | diags2) has no bit left. **No square is free.**`
				: `Row ${row}: all & ~(cols | diags1 | diags2) leaves ${plural(free, 'free square', 'free squares')} at once.`
		},
		place: (moment, at) =>
			`The lowest bit is taken: a queen goes to row ${at(moment.event.row)}, column ${at(moment.event.col)}. ${moment.queens.includes(-1) ? `${plural(freeOf(moment), 'free square', 'free squares')} left in this row.` : 'Every row has its queen.'}`,
		remove: (moment, at) =>
			`Back in row ${at(moment.event.row)}: the queen in column ${at(moment.event.col)} is removed, ${plural(freeOf(moment), 'free square', 'free squares')} left to try.`,
		leave: ({event: {row}, depth}, at) =>
			`Row ${at(row)} has no bit left. ${depth === 0 ? 'The search ends.' : 'Back one row.'}`,
	},
}
