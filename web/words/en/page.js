// English words of the page around the views. A figure's words are in core.js; scripts of figures do not contain this
// module.

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
		...{labels: 'Count rows and columns from', attacks: 'Show attacked squares', questions: 'Ask what happens next'},
		...{
			solution: 'Solution',
			moments: 'Moments',
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
	teach: 'Teach',
	share: 'Share',
	playHere: 'Continue on your own board',
	help: 'Keys',
	footer: 'Everything runs on this device. Nothing is sent anywhere.',
	tutorial: 'Lesson',
	recipes: 'Embedding',
	teaching: 'For teachers',
}
