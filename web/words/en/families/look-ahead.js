// Behind the tutorial, in English: looking ahead. How paragraphs are marked up: web/site/prose.js; numbers in braces:
// web/site/facts.js. Other numbers and all moments are looked up by tests/words/families.test.js.

export default {
	name: 'Look ahead',
	title: 'Look ahead',
	description:
		'A queen is refused when it would leave nothing to another row: forward checking, and Knuth’s dancing links. The third of five families of searches.',
	lead: [
		'Pruning refuses what is wrong already. Looking ahead refuses what is bound to go wrong: before a queen is put down, one looks at what it would leave to the others.',
	],
	sections: [
		{
			id: 'domains',
			title: 'What is left to the rows',
			body: [
				'Each row without a queen keeps its **domain**: the squares that nobody attacks. If a domain becomes empty, no solution will come of this board, however many rows lie between. **Forward checking** notices it before the queen is placed.',
				{figure: 'ahead'},
				'Queens stand in columns 0, 2 and 4. In row 3 nobody attacks [column 1](ahead: 11). But row 5 has a single square left, column 3, and a queen here would attack it. So the square is refused.',
				'Backtracking does not look. It [puts the queen there](ahead: search flags 19), finds row 5 [without a square](ahead: search flags 35), tries another square in row 4, finds row 5 [without a square](ahead: search flags 51) again, and [takes the queen back](ahead: search flags 54) after {vainTests8} tests.',
				{
					table: [
						['All solutions on 8 × 8', 'prune', 'look ahead'],
						['squares tested', '{tests8}', '{aheadTests8}'],
						['refused for the sake of a later row', '0', '{aheadRefused8}'],
						['queens placed', '{places8}', '{aheadPlaces8}'],
					],
				},
				'The price: with every queen the domains of all rows below become smaller, and larger again when it is removed. It pays where dead ends are long and tests are expensive. Timetables are made like this.',
			],
		},
		{
			id: 'exact-cover',
			title: 'Rows and columns alike',
			body: [
				'A column, too, must get its queen. So say the same of both: each square is an **option**, and a queen there covers four **items**, its row, its column and two diagonals. Rows and columns must be covered exactly once, diagonals at most once. On 6 × 6 this is a matrix of {squares6} options and {items6} items; the figure draws it.',
				{figure: 'links'},
				'Donald Knuth’s Algorithm X asks one thing over and over: **which row or column has the fewest options left?** With queens in columns 0, 2 and 4 it is [column 5](links: 7), which has none. It is [left at once](links: 8), and the queen in row 2 is [taken back](links: 9).',
				'To cover an item is to take it out of a list that is linked in both directions, and with it all options that share it. What has been taken out still knows its neighbours, and two assignments put it back:',
				{code: 'x.left.right = x\nx.right.left = x'},
				'So everything can be undone, the last first, although nothing has been copied or written down. Knuth called it **dancing links**. All solutions on 8 × 8 take {linksPlaces8} queens and {linksUpdates8} updates of the lists. The same program, given another matrix, solves a sudoku.',
				'**A question.** At this moment each of the rows 3, 4 and 5 still has a square that nobody attacks. Why is there no solution all the same?',
				{
					details: [
						'Answer',
						'Three queens are to come, for the columns 1, 3 and 5. But column 5 has no square left: in rows 3, 4 and 5 it is attacked by the queens in rows 2, 1 and 0. Looking at rows alone, one does not see it yet.',
					],
				},
			],
		},
		{
			id: 'sources',
			title: 'Where it comes from',
			body: [
				{
					list: [
						'Solomon W. Golomb and Leonard D. Baumert, “Backtrack Programming”, Journal of the ACM 12 (1965): to choose next where the fewest possibilities are left.',
						'Robert M. Haralick and Gordon L. Elliott, “Increasing Tree Search Efficiency for Constraint Satisfaction Problems”, Artificial Intelligence 14 (1980): forward checking.',
						'Hitotumatu and Noshita, “A Technique for Implementing Backtrack Algorithms and its Application”, Information Processing Letters 8 (1979): links that are put back, for queens.',
						'Donald E. Knuth, “Dancing Links”, in Millennial Perspectives in Computer Science (2000); The Art of Computer Programming, volume 4B (2022), section 7.2.2.1.',
						'Stuart Russell and Peter Norvig, Artificial Intelligence: A Modern Approach, the chapter on constraint satisfaction problems.',
					],
				},
			],
		},
	],
	figures: {
		ahead: 'Nobody attacks this square, and yet it is refused: row 5 would be left empty.',
		links: 'After three queens column 5 has no option left, although each row has.',
	},
}
