// English words of the list of keys.

export default {
	title: 'Keys',
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
		[['M'], 'save this moment'],
		[['PgDn', 'PgUp'], 'next, previous saved moment'],
		[['F'], 'enlarge for an audience; 1: code, 2: call stack, 3: tree, L: pointer, B: blank screen, F or Esc: end'],
		[['Esc'], 'stop a long walk; deselect the square'],
		[['?'], 'this list'],
	],
	note: 'On the board, arrow keys choose a square and show its attackers; Enter goes to the next test of that square.',
}
