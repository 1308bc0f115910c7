// What only the page says to an English reader, around the views; en.js has what a figure says. The keys are the same as in
// page.ja.js; a script that holds a figure alone does without (build.js).

export default {
	title: 'N-Queens',
	tagline: 'Walk the search of your tutorial, forwards and backwards, to any step.',
	languageName: 'English',
	modesLabel: 'Views',
	toolsLabel: 'Language, sharing, keys',
	noMode: 'This part of the page could not be loaded. The others work.',
	board: 'Board',
	boardSize: n => `${n} × ${n}`,
	search: 'Search',
	startRow: 'Start row',
	choices: (n, search) => `${n} × ${n}, ${search}`,
	searches: {
		scan: {
			name: 'Backtracking, looking along lines',
			about:
				'From an object-oriented article. To test a square it walks the lines of every queen on the board, square by square, up to the border. All solutions, one after the other.',
		},
		flags: {
			name: 'Backtracking, three boolean arrays',
			about:
				'From a data-structures textbook. Three arrays remember which columns and diagonals are taken, so a square is tested with three looks at most. All solutions.',
		},
		wraparound: {
			name: 'Recursion from a start row',
			about:
				'From a recursion exercise for beginners. It begins in any row, wraps round from the last to the first, and looks in all eight directions until it meets a queen or the edge. It stops at the first solution.',
		},
		'breadth-first': {
			name: 'Breadth-first, level by level',
			about:
				'From a functional-style article. Every board of k queens becomes all boards of k + 1; the whole level is kept before the next one begins, and all solutions arrive in the last.',
		},
		first: {
			name: 'Exam question: first solution',
			about:
				'From a national exam for engineers. Three arrays, counted from 1, hold FREE or NOT_FREE. It ends with SUCCESS at the first solution, or with FAILURE.',
		},
	},
	counts: 'So far',
	marks: 'What the marks mean',
	legend: {
		test: 'square being tested',
		attacked: 'refused, and the line of the queen that refuses it',
		free: 'free',
		row: 'row just entered',
		place: 'queen just placed',
		remove: 'queen just taken back',
		leave: 'row just left',
		attackedSquares: 'attacked squares',
		tick: 'a solution, on the timeline',
	},
	clickHint: 'Click a queen to see the eight directions it attacks; click a square to see who attacks it.',
	display: 'Display',
	showAttacks: 'Show attacked squares',
	explaining: 'Beside the board',
	explainingViews: { code: 'code', arrays: 'arrays', stack: 'call stack', tree: 'search tree' },
	labels: 'Count rows and columns from',
	theme: 'Theme',
	themes: { auto: 'System', light: 'Light', dark: 'Dark' },
	takeAway: 'Take away',
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
