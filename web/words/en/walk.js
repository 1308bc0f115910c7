// English words of the walk mode, without the figure's.

import {count, plural} from '../numbers.js'

export default {
	name: 'Step through',
	puzzle: n => `Place ${plural(n, 'queen')}${n > 1 ? ' so that none attacks another' : ''}.`,
	board: 'Board',
	addSearch: 'Add a second search',
	boardSize: n => `${n} × ${n}`,
	search: 'Search',
	startRow: 'Start row',
	/** For randomised searches. */
	chance: {
		seed: 'Seed',
		other: 'Another seed',
		begin: 'First board',
		ways: {random: 'at random', greedy: 'few attacks'},
		sideways: 'Sideways moves',
		restarts: 'Restarts',
		most: {
			sideways: most => (most === 0 ? 'none' : `${count(most)} in a row`),
			restarts: most => (most === 0 ? 'none' : `up to ${count(most)}`),
		},
	},
	choices: (n, search) => `${n} × ${n}, ${search}`,
	marks: 'What the marks mean',
	legend: {
		test: 'square being tested',
		attacked: 'attacked, with the line of the attacking queen',
		rejected: 'attacked, and tested before in this row',
		free: 'free',
		row: 'row just entered',
		place: 'queen just placed',
		remove: 'queen just removed',
		leave: 'row just finished',
		attackedSquares: 'attacked squares',
		tick: 'a solution, on the timeline',
	},
	onTimeline: {tick: 'solution', height: 'taller: more solutions'},
	clickHint:
		'A queen attacks along its row, its column and its diagonals. Click a queen to see what it attacks, an empty square to run to its next test.',
	display: 'Display',
	showAttacks: 'Show attacked squares',
	explaining: 'Also show',
	explainingViews: {code: 'Code', arrays: 'Arrays', stack: 'Call stack', tree: 'Search tree'},
	handles: {
		menu: name => `Move or hide ${name}`,
		ahead: 'Move up',
		enlarge: 'Enlarge',
		restore: 'Make small again',
		fold: 'Collapse',
	},
	labels: 'Count rows and columns from',
	questions: 'Ask what happens next',
	askedAbout: {test: 'tests', place: 'placements', remove: 'removals', move: 'moves'},
	beginning: 'From the beginning',
	takeAway: 'Export',
	teaching: {
		remember: 'Save this moment',
		present: 'Present',
		handout: 'Print the saved moments',
		worksheet: 'Print blank boards',
	},
}
