// What only the page says to an English reader, around the views; en.js has what a figure says. The keys are the same as in
// page.ja.js; a script that holds a figure alone does without (build.js).

export default {
	title: 'N-Queens',
	tagline: 'Walk the search of your tutorial, forwards and backwards, to any step.',
	modesLabel: 'Views',
	toolsLabel: 'Language, sharing, keys',
	noMode: 'This part of the page could not be loaded. The others work.',
	theme: 'Theme',
	themes: {auto: 'System', light: 'Light', dark: 'Dark'},
	share: 'Share',
	help: 'Keys',
	close: 'Close',
	keys: [
		[['Space'], 'play or pause'],
		[['→', '←'], 'one step forward, back'],
		[['S', 'Shift S'], 'next, previous solution'],
		[['P', 'Shift P'], 'next, previous placement'],
		[['R', 'Shift R'], 'next, previous removal'],
		[['Home', 'End'], 'first, last step'],
		[['+', '−'], 'faster, slower'],
		[['A'], 'show or hide attacked squares'],
		[['L'], 'count from 0 or from 1'],
		[['Esc'], 'stop a long walk, or forget the chosen square'],
		[['?'], 'this list'],
	],
	keysOnBoard:
		'On the board, arrow keys move from square to square and show which queens attack it; a screen reader says the same.',
	footer: 'Everything runs on this device. Nothing is sent anywhere.',
	tutorial: 'A lesson on backtracking',
	recipes: 'Put a figure into your page',
}
