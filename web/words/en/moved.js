// English words shared by searches that move queens.

import {count, plural} from '../numbers.js'

export default {
	narration: {
		start: ({n}) => `An empty ${count(n)} × ${count(n)} board. Press play, or step forward.`,
		laid: begin =>
			`queen is placed in each row${begin === 'greedy' ? ', where the fewest queens above attack it' : ' at random'}`,
		pairs: pairs => `${plural(pairs, 'pair of queens attacks', 'pairs of queens attack')} each other`,
	},
	counters: {restarts: 'restarts', moves: 'moves', pairs: 'attacking pairs', solutions: 'solutions'},
	course: {
		title: 'Pairs that attack each other, step by step',
		status: (first, now, step) => `${count(first)} at first, ${count(now)} at step ${count(step)}.`,
	},
	/** Boards too large to draw each square. */
	large: {
		label: (n, attacked) =>
			`A board of ${count(n)} rows and columns${attacked === null ? '' : `, ${plural(attacked, 'queen')} attacked`}. Arrow keys move the magnifier.`,
		place: (row, col) => `row ${count(row)}, column ${count(col)}`,
	},
}
