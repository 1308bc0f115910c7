import {count, plural} from '../../numbers.js'
import moved from '../moved.js'

const than = ({pairs, before}) =>
	pairs < before ? `, ${count(before)} before` : ', no fewer than before: a sideways move'

const again = ({restarts = 0}) => (restarts > 0 ? ` and ${plural(restarts, 'restart')}` : '')

const {counters, course, large, narration: alike} = moved

export default {
	name: 'Hill climbing',
	about:
		'As in textbooks of artificial intelligence: a queen stands in each row from the start. Each step moves one queen within its row, so that the fewest attacking pairs are left; if several moves are best, one is chosen at random. If no move reduces the pairs, the climb is stuck; while restarts are left, it restarts from another random board. The same seed gives the same climb.',
	/** Label of a curve. */
	curve: 'hill climbing',
	counters,
	course,
	large,
	/** Needs no translation. */
	pseudo: text => text,
}

/** Sentences about events. */
export const sentences = {
	/** Reasons for the verdict on a predicted move. */
	why: {
		fewest: ({left}) => `No other move leaves fewer pairs than this: ${count(left)}.`,
		asGood: ({left}) =>
			`It would leave ${plural(left, 'pair', 'pairs')}, as few as the move that was chosen; among equal moves chance decides.`,
		more: ({left, there}) =>
			`A move there would leave ${plural(there, 'pair', 'pairs')} of queens that attack each other; the best leaves ${count(left)}.`,
		stands: () => 'A queen is there already: choose the square to which a queen moves.',
	},
	narration: {
		start: alike.start,
		scatter: ({moved, counters, restarts, begin}) =>
			`${counters.restarts > 0 ? `Stuck: restart ${count(counters.restarts)} of up to ${count(restarts)}. ` : ''}A ${alike.laid(begin)}. ${alike.pairs(moved.pairs)}.`,
		move: ({event: {row, col}, moved}, at) =>
			`Row ${count(at(row))}: the queen goes from column ${count(at(moved.from))} to ${count(at(col))}. ${alike.pairs(moved.pairs)}${than(moved)}.`,
		done: ({event, moved, counters}) =>
			event.verdict === 'success'
				? `**SUCCESS.** ${plural(counters.moves, 'move was', 'moves were')} enough${again(counters)}.`
				: `**FAILURE.** No move is better, and ${alike.pairs(moved.pairs)}: the climb is stuck after ${plural(counters.moves, 'move')}${again(counters)}. Another seed may do better.`,
	},
}
