// English words of the page around the views. A figure's words are in core.js; scripts of a figure alone lack these.

import {plural} from '../numbers.js'

export default {
	/** Initial position of a walk. */
	given: {
		has: (given, blocked) =>
			[
				given > 0 && plural(given, 'queen given', 'queens given'),
				blocked > 0 && plural(blocked, 'blocked square', 'blocked squares'),
			]
				.filter(Boolean)
				.join(', '),
		empty: 'Empty the board',
	},
	title: 'N-Queens',
	skip: 'Skip to the content',
	lesson: 'Start with the lesson',
	modesLabel: 'Views',
	learn: 'Learn',
	toolsLabel: 'Settings',
	/** Names of the parameters of an address. */
	names: {
		...{view: 'View', lang: 'Language', theme: 'Theme', n: 'Board', search: 'Search', 'start-row': 'Start row'},
		...{seed: 'Seed', sideways: 'Sideways moves', restarts: 'Restarts', begin: 'First board'},
		...{step: 'Step', from: 'First step', to: 'Last step', loop: 'Repeat', stops: 'Stop at', speed: 'Speed'},
		...{autoplay: 'Play at once', views: 'Also show', listing: 'Language of the code', controls: 'Controls'},
		...{labels: 'Count rows and columns from', attacks: 'Show attacked squares', questions: 'Ask me what happens next'},
		...{
			solution: 'Solution',
			moments: 'Lesson',
			k: 'Solution',
			classes: 'Classes',
			with: 'Search B',
			'with-start-row': 'Start row of B',
		},
		...{clock: 'Clock', at: 'Time on the clock', part: 'Question', example: 'Riddle'},
	},
	noMode: 'This part did not load. The others work.',
	theme: 'Theme',
	themes: {auto: 'System', light: 'Light', dark: 'Dark'},
	present: 'Present',
	share: 'Share',
	playHere: 'Continue on your own board',
	help: 'Keys',
	close: 'Close',
	keys: [
		[['Space'], 'play or pause'],
		[['Shift Space'], 'play to the next solution or chosen event'],
		[['→', '←'], 'one step forward, back'],
		[['S', 'Shift S'], 'next, previous solution'],
		[['P', 'Shift P'], 'next, previous placement'],
		[['R', 'Shift R'], 'next, previous removal'],
		[['Home', 'End'], 'first, last step'],
		[['+', '−'], 'faster, slower'],
		[['A'], 'show or hide attacked squares'],
		[['L'], 'count from 0 or from 1'],
		[['M'], 'bookmark this step'],
		[['PgDn', 'PgUp'], 'next, previous moment of the lesson'],
		[['F'], 'present in large size; L: pointer, B: blank, F or Esc: end'],
		[['Esc'], 'stop a long walk; deselect the square'],
		[['?'], 'this list'],
	],
	keysOnBoard: 'On the board, arrow keys choose a square and show its attackers; Enter runs to its next test.',
	footer: 'Everything runs on this device. Nothing is sent anywhere.',
	tutorial: 'Lesson',
	recipes: 'Embedding',
	teaching: 'For teachers',
}
