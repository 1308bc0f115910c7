// A family of searches in English: looking ahead. Markup of paragraphs: web/site/prose.js; numbers in braces:
// web/site/facts.js. tests/words/families.test.js verifies other numbers and all moments.

export default {
	name: 'Look ahead',
	title: 'Look ahead',
	description:
		'A queen is refused if it would leave another row without squares: forward checking, and Knuth’s dancing links. The third of five families of searches.',
	lead: [
		'Pruning refuses a board that is already wrong. Looking ahead refuses a board that is bound to go wrong: before a queen is placed, the search looks at the squares that it would leave to the other rows.',
	],
	sections: [
		{
			id: 'domains',
			title: 'The squares left to each row',
			body: [
				'Each row without a queen has a **domain**: its squares that no queen attacks. If a domain becomes empty, this board leads to no solution, however far below the row is. **Forward checking** notices it before the queen is placed.',
				{figure: 'ahead'},
				'Queens stand in columns 0, 2 and 4. In row 3, no queen attacks [column 1](ahead: 11). But row 5 has a single square left, column 3, and a queen here would attack it. So the square is refused.',
				'Backtracking does not look ahead. It [puts the queen there](ahead: search flags 19), finds row 5 [without a square](ahead: search flags 35), tries another square in row 4, finds row 5 [without a square](ahead: search flags 51) again, and [takes the queen back](ahead: search flags 54) after {vainTests8} tests.',
				{
					table: [
						['All solutions on 8 × 8', 'prune', 'look ahead'],
						['squares tested', '{tests8}', '{aheadTests8}'],
						['refused because of a later row', '0', '{aheadRefused8}'],
						['queens placed', '{places8}', '{aheadPlaces8}'],
					],
				},
				'The price: every queen shrinks the domains of all rows below, and they are restored when it is removed. It pays if dead ends are long and tests expensive. Timetables are made like this.',
			],
		},
		{
			id: 'exact-cover',
			title: 'Rows and columns alike',
			body: [
				'A column, too, must get its queen. So treat both alike: each square is an **option**, and a queen there covers four **items**: its row, its column and two diagonals. Rows and columns must be covered exactly once, diagonals at most once. On 6 × 6 this is a matrix of {squares6} options and {items6} items; the figure draws it.',
				{figure: 'links'},
				'Donald Knuth’s Algorithm X asks one thing over and over: **which row or column has the fewest options left?** With queens in columns 0, 2 and 4 it is [column 5](links: 7), which has none. The search [goes back at once](links: 8), and the queen in row 2 is [taken back](links: 9).',
				'To cover an item means to unlink it from a doubly linked list, together with all options that contain it. An unlinked element still knows its neighbours, so two assignments link it again:',
				{code: 'x.left.right = x\nx.right.left = x'},
				'So everything can be undone in reverse order, without a copy or a record. Knuth called it **dancing links**. All solutions on 8 × 8 take {linksPlaces8} queens and {linksUpdates8} updates of the lists. The same program, given another matrix, solves a sudoku.',
				'**A question.** At this moment each of the rows 3, 4 and 5 still has a square that no queen attacks. Why is there no solution nevertheless?',
				{
					details: [
						'Answer',
						'Three queens are missing, in columns 1, 3 and 5. But column 5 has no square left: in rows 3, 4 and 5 it is attacked by the queens in rows 2, 1 and 0. The rows alone do not show this yet.',
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
						'Solomon W. Golomb and Leonard D. Baumert, “Backtrack Programming”, Journal of the ACM 12 (1965): continue where the fewest possibilities are left.',
						'Robert M. Haralick and Gordon L. Elliott, “Increasing Tree Search Efficiency for Constraint Satisfaction Problems”, Artificial Intelligence 14 (1980): forward checking.',
						'Hitotumatu and Noshita, “A Technique for Implementing Backtrack Algorithms and its Application”, Information Processing Letters 8 (1979): unlinking and relinking, for queens.',
						'Donald E. Knuth, “Dancing Links”, in Millennial Perspectives in Computer Science (2000); The Art of Computer Programming, volume 4B (2022), section 7.2.2.1.',
						'Stuart Russell and Peter Norvig, Artificial Intelligence: A Modern Approach, the chapter on constraint satisfaction problems.',
					],
				},
			],
		},
	],
	figures: {
		ahead: 'No queen attacks this square, yet it is refused: row 5 would have no square left.',
		links: 'After three queens, column 5 has no option left, although each row has one.',
	},
}
