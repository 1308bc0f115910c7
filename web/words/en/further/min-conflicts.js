import {count, plural} from '../../numbers.js'
import moved from '../moved.js'

/** Above this n, sentences omit the reason for a move, because their numbers are long. */
const MANY = 1000

const {counters, course, large, narration: alike} = moved

export default {
	name: 'Min-conflicts',
	about:
		'Repair, as Minton, Johnston, Philips and Laird describe it (1992). A queen stands in each row from the start. Each step picks an attacked queen at random and moves it to a square of its row that the fewest queens attack, chosen at random if there are several. It ends when no queen is attacked: for a million queens, after fewer moves than queens.',
	/** Label of a curve. */
	curve: 'min-conflicts',
	counters,
	course,
	large,
	/** Needs no translation. */
	pseudo: text => text,
}

/** Sentences about events. */
export const sentences = {
	narration: {
		start: alike.start,
		scatter: ({moved, begin}) => `A ${alike.laid(begin)}. ${alike.pairs(moved.pairs)}.`,
		move: ({n, event: {row, col}, moved}, at) =>
			`Row ${count(at(row))}: the queen goes from column ${count(at(moved.from))} to ${count(at(col))}${n > MANY ? '' : ', where the fewest attack it'}. ${alike.pairs(moved.pairs)}, ${count(moved.before)} before.`,
		done: ({event, moved, counters}) =>
			event.verdict === 'success'
				? `**SUCCESS.** ${plural(counters.moves, 'move was', 'moves were')} enough.`
				: `**FAILURE.** Given up after ${plural(counters.moves, 'move')}: ${alike.pairs(moved.pairs)}.`,
	},
}
